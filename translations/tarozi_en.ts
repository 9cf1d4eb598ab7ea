<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Charts</name>
    <message numerus="yes">
        <source>the fullest of %n GPUs, each with its own budget</source>
        <extracomment>after &quot;2 × RTX 4090&quot;: the bar is one GPU&apos;s, the others have budgets of their own</extracomment>
        <translation>
            <numerusform>the fullest of %n GPU, with its own budget</numerusform>
            <numerusform>the fullest of %n GPUs, each with its own budget</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message numerus="yes">
        <source>%n GPUs are separate budgets of %1 each, never one common pool.</source>
        <extracomment>%1 a size</extracomment>
        <translation>
            <numerusform>%n GPU is a separate budget of %1, never part of a common pool.</numerusform>
            <numerusform>%n GPUs are separate budgets of %1 each, never one common pool.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fix</name>
    <message numerus="yes">
        <source>%n requests: %1</source>
        <extracomment>%1 the change of need: &quot;4 requests: −8.6 GB&quot;</extracomment>
        <translation>
            <numerusform>%n request: %1</numerusform>
            <numerusform>%n requests: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <extracomment>a change that helps a load fit</extracomment>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) on the GPU</source>
        <extracomment>a change that helps a load fit
----------
the others stay in host memory</extracomment>
        <translation>
            <numerusform>%n layer on the GPU</numerusform>
            <numerusform>%n layers on the GPU</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message numerus="yes">
        <source>tokens</source>
        <extracomment>only the noun; the number stands before it</extracomment>
        <translation>
            <numerusform>token</numerusform>
            <numerusform>tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>requests</source>
        <extracomment>only the noun; the number stands before it</extracomment>
        <translation>
            <numerusform>request</numerusform>
            <numerusform>requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>layers</source>
        <extracomment>only the noun; the number stands before it</extracomment>
        <translation>
            <numerusform>layer</numerusform>
            <numerusform>layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>GPUs</source>
        <extracomment>only the noun; the number stands before it</extracomment>
        <translation>
            <numerusform>GPU</numerusform>
            <numerusform>GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>months</source>
        <extracomment>only the noun; the number stands before it</extracomment>
        <translation>
            <numerusform>month</numerusform>
            <numerusform>months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message numerus="yes">
        <source>%n file(s) of the model are not beside this one, the first is %1</source>
        <extracomment>%1 the name of the first missing file</extracomment>
        <translation>
            <numerusform>%n file of the model is not beside this one: %1</numerusform>
            <numerusform>%n files of the model are not beside this one, the first is %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) are of a type that this program does not know</source>
        <translation>
            <numerusform>%n tensor is of a type that this program does not know</numerusform>
            <numerusform>%n tensors are of a type that this program does not know</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The names of %n tensor(s) say nothing about their use, the first is %1</source>
        <extracomment>%1 the name of the first such tensor</extracomment>
        <translation>
            <numerusform>The name of %n tensor says nothing about its use: %1</numerusform>
            <numerusform>The names of %n tensors say nothing about their use, the first is %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MemoryTable</name>
    <message numerus="yes">
        <source>on each of %n GPUs, never one pool</source>
        <translation>
            <numerusform>on %n GPU</numerusform>
            <numerusform>on each of %n GPUs, never one pool</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Proposal</name>
    <message numerus="yes">
        <source>Which GPU serves %1 with weights in %2, a KV cache in %3 and a context of %4 to %n request(s) at once, run by %5?</source>
        <extracomment>%1 model, %2 and %3 formats (BF16, FP16), %4 &quot;8 192 tokens&quot;, %5 engine and version</extracomment>
        <translation>
            <numerusform>Which GPU serves %1 with weights in %2, a KV cache in %3 and a context of %4 to %n request at once, run by %5?</numerusform>
            <numerusform>Which GPU serves %1 with weights in %2, a KV cache in %3 and a context of %4 to %n requests at once, run by %5?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n request(s)</source>
        <extracomment>the longest context of each of so many requests</extracomment>
        <translation>
            <numerusform>for %n request</numerusform>
            <numerusform>for %n requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which GPU makes images of %2 in %3 steps with %1, %n of them at once?</source>
        <extracomment>%1 model, %2 &quot;1024 x 1024&quot;, %3 a number of denoising steps</extracomment>
        <translation>
            <numerusform>Which GPU makes images of %2 in %3 steps with %1, %n of them at once?</numerusform>
            <numerusform>Which GPU makes images of %2 in %3 steps with %1, %n of them at once?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which GPU transcribes %2 hours of audio with %1, %n window(s) at once?</source>
        <extracomment>%1 model, %2 a number of hours</extracomment>
        <translation>
            <numerusform>Which GPU transcribes %2 hours of audio with %1, %n window at once?</numerusform>
            <numerusform>Which GPU transcribes %2 hours of audio with %1, %n windows at once?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which GPU holds the fine-tuning of %1 by %2, with %n sequence(s) of up to %3 in a pass?</source>
        <extracomment>%1 model, %2 method (LoRA), %3 &quot;2 048 tokens&quot;</extracomment>
        <translation>
            <numerusform>Which GPU holds the fine-tuning of %1 by %2, with %n sequence of up to %3 in a pass?</numerusform>
            <numerusform>Which GPU holds the fine-tuning of %1 by %2, with %n sequences of up to %3 in a pass?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message numerus="yes">
        <source>%n GPU(s): at least %1 on each; no card holds that</source>
        <extracomment>the least memory that a load takes; %n GPUs, %1 a size</extracomment>
        <translation>
            <numerusform>%n GPU: at least %1; no card holds that</numerusform>
            <numerusform>%n GPUs: at least %1 on each; no card holds that</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s): at least %1 on each; the smallest card that holds it is %2</source>
        <extracomment>the least memory that a load takes; %n GPUs, %1 a size, %2 a card</extracomment>
        <translation>
            <numerusform>%n GPU: at least %1; the smallest card that holds it is %2</numerusform>
            <numerusform>%n GPUs: at least %1 on each; the smallest card that holds it is %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Specs</name>
    <message numerus="yes">
        <source>up to %n instances</source>
        <extracomment>a GPU can be divided</extracomment>
        <translation>
            <numerusform>up to %n instance</numerusform>
            <numerusform>up to %n instances</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speed</name>
    <message numerus="yes">
        <source>%n measurement(s)</source>
        <extracomment>&quot;248 measurements&quot;, followed by how many sources they are from</extracomment>
        <translation>
            <numerusform>%n measurement</numerusform>
            <numerusform>%n measurements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s)</source>
        <extracomment>&quot;3 sources&quot;: where measurements are from</extracomment>
        <translation>
            <numerusform>%n source</numerusform>
            <numerusform>%n sources</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpeedTable</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>after a list of GPUs: how many more there are</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected for %n request(s): %1 in, %2 out</source>
        <extracomment>%n requests at once, %1 input and %2 output tokens of each</extracomment>
        <translation>
            <numerusform>Expected for %n request: %1 in, %2 out</numerusform>
            <numerusform>Expected for %n requests: %1 in, %2 out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ChooseTable</name>
    <message numerus="yes">
        <source>The middle one of %n on-demand offer(s), %1 to %2 for one GPU: %3, %4</source>
        <extracomment>where a price comes from; %n offers, %1 and %2 amounts, %3 a provider, %4 a date</extracomment>
        <translation>
            <numerusform>The one of %n on-demand offer, %1 to %2 for one GPU: %3, %4</numerusform>
            <numerusform>The middle one of %n on-demand offers, %1 to %2 for one GPU: %3, %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tarozi::ui::MoreParameters</name>
    <message numerus="yes">
        <source>More parameters, %n changed</source>
        <extracomment>%n: how many of the parameters behind this line differ from their defaults</extracomment>
        <translation>
            <numerusform>More parameters, %n changed</numerusform>
            <numerusform>More parameters, %n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tarozi::ui::PriceImportDialog</name>
    <message numerus="yes">
        <source>Import %n offer(s)</source>
        <translation>
            <numerusform>Import %n offer</numerusform>
            <numerusform>Import %n offers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tarozi::ui::WindowNews</name>
    <message numerus="yes">
        <source>%n record(s) of your own catalogue were left out:</source>
        <translation>
            <numerusform>%n record of your own catalogue was left out:</numerusform>
            <numerusform>%n records of your own catalogue were left out:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>records left out</comment>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file was opened; %n key(s) of it change nothing:</source>
        <translation>
            <numerusform>The file was opened; %n key of it changes nothing:</numerusform>
            <numerusform>The file was opened; %n keys of it change nothing:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>keys of a file</comment>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
</TS>
