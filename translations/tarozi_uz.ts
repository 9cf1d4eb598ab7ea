<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uz_UZ">
<context>
    <name>Charts</name>
    <message>
        <source>%1: there is no honest answer for this workload.</source>
        <extracomment>%1 is a GPU</extracomment>
        <translation>%1: bu yuklama uchun ishonchli javob yoʻq.</translation>
    </message>
    <message>
        <source>%1: not modelled (%2).</source>
        <extracomment>%1 is a GPU, %2 the reason</extracomment>
        <translation>%1: modellashtirilmagan (%2).</translation>
    </message>
    <message>
        <source>%1: %2. Need %3, limit %4, %5.</source>
        <extracomment>read by screen readers; %1 GPU, %2 verdict, %3 and %4 sizes, %5 &quot;11.4 GB short&quot; or &quot;8.8 GB spare&quot;</extracomment>
        <translation>%1: %2. Kerak %3, limit %4, %5.</translation>
    </message>
    <message>
        <source>limit %1</source>
        <extracomment>the engine&apos;s budget; %1 is a size</extracomment>
        <translation>limit %1</translation>
    </message>
    <message>
        <source>usable %1</source>
        <extracomment>memory that the driver reports; %1 is a size</extracomment>
        <translation>mavjud %1</translation>
    </message>
    <message>
        <source>%1: limit %2</source>
        <extracomment>the line of a GPU&apos;s memory limit in a chart; %1 GPU, %2 size</extracomment>
        <translation>%1: limit %2</translation>
    </message>
    <message>
        <source>%1 up to %2</source>
        <extracomment>the longest context that fits a GPU; %1 GPU, %2 &quot;45K&quot; or &quot;4 992&quot;</extracomment>
        <translation>%1: %2 gacha</translation>
    </message>
    <message>
        <source>%1: no context fits.</source>
        <extracomment>%1 is a GPU</extracomment>
        <translation>%1: hech qanday kontekst sigʻmaydi.</translation>
    </message>
    <message>
        <source>%1: every context shown fits.</source>
        <extracomment>%1 is a GPU</extracomment>
        <translation>%1: koʻrsatilgan har bir kontekst sigʻadi.</translation>
    </message>
    <message>
        <source>%1: fits up to %2.</source>
        <extracomment>%1 is a GPU, %2 &quot;45 056 tokens&quot;</extracomment>
        <translation>%1: %2 gacha sigʻadi.</translation>
    </message>
    <message>
        <source>Memory of one GPU</source>
        <translation>Bitta GPU xotirasi</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Memory need against context</source>
        <translation>Kontekstga qarab kerakli xotira</translation>
    </message>
    <message>
        <source>context length, tokens</source>
        <translation>kontekst uzunligi, token</translation>
    </message>
    <message>
        <source>memory of one GPU, GB</source>
        <translation>bitta GPU xotirasi, GB</translation>
    </message>
    <message>
        <source>now: %1</source>
        <extracomment>the scenario&apos;s own point in a chart; %1 &quot;8K&quot;</extracomment>
        <translation>hozir: %1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Xulosa</translation>
    </message>
    <message numerus="yes">
        <source>the fullest of %n GPUs, each with its own budget</source>
        <extracomment>after &quot;2 × RTX 4090&quot;: the bar is one GPU&apos;s, the others have budgets of their own</extracomment>
        <translation>
            <numerusform>%n ta GPUning eng toʻlgani, har birining oʻz budjeti bor</numerusform>
            <numerusform>%n ta GPUning eng toʻlgani, har birining oʻz budjeti bor</numerusform>
        </translation>
    </message>
    <message>
        <source>at %1</source>
        <extracomment>of a point in a chart whose y stands above; %1 its x</extracomment>
        <translation>%1 da</translation>
    </message>
    <message>
        <source>Outside the engine limit in all</source>
        <translation>Dvigatel limitidan tashqarida, jami</translation>
    </message>
</context>
<context>
    <name>ChooseInverse</name>
    <message>
        <source>At most, everything else as asked</source>
        <extracomment>heading of a table: the most that a GPU holds</extracomment>
        <translation>Qolgani berilganicha boʻlsa, eng koʻpi</translation>
    </message>
    <message>
        <source>Context of each request</source>
        <translation>Har bir soʻrov konteksti</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Bir vaqtdagi soʻrovlar</translation>
    </message>
    <message>
        <source>Dense model in this precision</source>
        <extracomment>a bare size in the asked precision</extracomment>
        <translation>Shu aniqlikdagi zich model</translation>
    </message>
    <message>
        <source>down to %1: %2</source>
        <extracomment>from which value on a verdict changes; %1 a value, %2 the verdict then</extracomment>
        <translation>%1 gacha kamaysa: %2</translation>
    </message>
    <message>
        <source>up to %1: %2</source>
        <extracomment>from which value on a verdict changes; %1 a value, %2 the verdict then</extracomment>
        <translation>%1 gacha oʻssa: %2</translation>
    </message>
    <message>
        <source>no other verdict in reach</source>
        <extracomment>moving an input does not change the verdict</extracomment>
        <translation>xulosa oʻzgarmaydi</translation>
    </message>
    <message>
        <source>How far until the verdict changes (heavy: the shortest way)</source>
        <extracomment>heading of a table: sensitivity</extracomment>
        <translation>Xulosa oʻzgarguncha qancha qolgan (qalin — eng yaqini)</translation>
    </message>
    <message>
        <source>Price of a GPU-hour at which a result costs as much as on</source>
        <extracomment>heading of a table: prices</extracomment>
        <translation>Natija narxi quyidagidagi bilan teng boʻladigan GPU soati narxi</translation>
    </message>
    <message>
        <source>%1; now %2</source>
        <extracomment>%1 a range of prices, %2 what it costs today</extracomment>
        <translation>%1; hozir %2</translation>
    </message>
    <message>
        <source>The question turned round</source>
        <extracomment>title of a table: questions turned round</extracomment>
        <translation>Teskari savol</translation>
    </message>
    <message>
        <source>No card of the catalogue holds this load within these limits, up to 16 of them.</source>
        <translation>Katalogdagi hech bir karta, hatto 16 tasi ham, bu yuklamani shu cheklovlar bilan sigʻdira olmaydi.</translation>
    </message>
    <message>
        <source>Fewest GPUs for this load: %1.</source>
        <extracomment>%1 one or several GPUs</extracomment>
        <translation>Bu yuklama uchun eng kam GPU: %1.</translation>
    </message>
    <message>
        <source>Cheapest by the hour: %1 at %2.</source>
        <extracomment>%1 one or several GPUs, %2 money for an hour</extracomment>
        <translation>Soatiga eng arzoni: %1, %2.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Show this help.</source>
        <translation>Ushbu yordamni koʻrsatish.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Versiyani koʻrsatish.</translation>
    </message>
    <message>
        <source>Language: ru, uz or en.</source>
        <translation>Til: ru, uz yoki en.</translation>
    </message>
    <message>
        <source>Paper of the export: a4 or letter.</source>
        <translation>Eksport qogʻozi: a4 yoki letter.</translation>
    </message>
    <message>
        <source>Customer named in the proposal.</source>
        <translation>Taklifda koʻrsatiladigan buyurtmachi.</translation>
    </message>
    <message>
        <source>--%1: “%2” is none of %3</source>
        <translation>--%1: “%2” quyidagilardan biri emas: %3</translation>
    </message>
    <message>
        <source>Weighs GPUs against an AI workload: does it fit, how fast, at what price.</source>
        <translation>GPUlarni AI yuklamasi uchun taqqoslaydi: sigʻadimi, qanchalik tez, qanday narxda.</translation>
    </message>
    <message>
        <source>One scenario file at a time, not %1</source>
        <translation>Bir vaqtda faqat bitta ssenariy fayli mumkin, %1 ta emas</translation>
    </message>
    <message>
        <source>--export needs a scenario file</source>
        <translation>--export uchun ssenariy fayli kerak</translation>
    </message>
    <message>
        <source>no display; --export needs none</source>
        <translation>ekran yoʻq; --export uchun u kerak emas</translation>
    </message>
    <message>
        <source>Scenario files (*.tarozi), or proposals that carry one; an export compares several.</source>
        <translation>Ssenariy fayllari (*.tarozi) yoki ichida ssenariysi bor takliflar; eksport bir nechtasini taqqoslaydi.</translation>
    </message>
    <message>
        <source>Write the proposal (.pdf), its workbook (.xlsx) or the comparison chart (.svg, .png) and leave; needs no display. “{name}” in the file&apos;s name writes one for each scenario instead of comparing them.</source>
        <translation>Taklifni (.pdf), uning jadvalini (.xlsx) yoki taqqoslash diagrammasini (.svg, .png) yozib, chiqish; displey kerak emas. Fayl nomidagi “{name}” ssenariylarni taqqoslash oʻrniga har biri uchun alohida fayl yozadi.</translation>
    </message>
    <message>
        <source>Title of the proposal.</source>
        <translation>Taklif sarlavhasi.</translation>
    </message>
    <message>
        <source>Who the proposal is prepared by.</source>
        <translation>Taklifni kim tayyorlagan.</translation>
    </message>
    <message>
        <source>How to reach the author.</source>
        <translation>Muallif bilan qanday bogʻlanish mumkin.</translation>
    </message>
    <message>
        <source>Project of the customer.</source>
        <translation>Buyurtmachining loyihasi.</translation>
    </message>
    <message>
        <source>Number of the document.</source>
        <translation>Hujjat raqami.</translation>
    </message>
    <message>
        <source>Revision of the document.</source>
        <translation>Hujjat tahriri.</translation>
    </message>
    <message>
        <source>Date of the document, such as 2026-11-30; today by default.</source>
        <translation>Hujjat sanasi, masalan 2026-11-30; odatda bugun.</translation>
    </message>
    <message>
        <source>For how many days the proposal holds.</source>
        <translation>Taklif necha kun amal qiladi.</translation>
    </message>
    <message>
        <source>Only these parts, apart by commas: %1.</source>
        <translation>Faqat shu boʻlimlar, vergul bilan: %1.</translation>
    </message>
    <message>
        <source>All parts but these.</source>
        <translation>Shulardan boshqa barcha boʻlimlar.</translation>
    </message>
    <message>
        <source>Wording of the limits: plain, formal or internal.</source>
        <translation>Ogohlantirish uslubi: plain, formal yoki internal.</translation>
    </message>
    <message>
        <source>Mark of confidentiality: none, confidential or internal.</source>
        <translation>Maxfiylik belgisi: none, confidential yoki internal.</translation>
    </message>
    <message>
        <source>Logo of the cover: an SVG or PNG file.</source>
        <translation>Muqovadagi logotip: SVG yoki PNG fayl.</translation>
    </message>
    <message>
        <source>Accent colour, such as #2457C5.</source>
        <translation>Urgʻu rangi, masalan #2457C5.</translation>
    </message>
    <message>
        <source>A line of your own at the head of each page.</source>
        <translation>Har bir sahifa tepasidagi oʻz satringiz.</translation>
    </message>
    <message>
        <source>A line of your own at the foot of each page.</source>
        <translation>Har bir sahifa pastidagi oʻz satringiz.</translation>
    </message>
    <message>
        <source>A sentence of your own among the limits.</source>
        <translation>Cheklovlar orasidagi oʻz gapingiz.</translation>
    </message>
    <message>
        <source>Do not attach the scenario to the PDF.</source>
        <translation>Ssenariyni PDFga biriktirmaslik.</translation>
    </message>
    <message>
        <source>One chart alone: memory, context or speed.</source>
        <translation>Faqat bitta diagramma: memory, context yoki speed.</translation>
    </message>
    <message>
        <source>Pixels of a .png for one of the window: 1, 2 or 3.</source>
        <translation>Oynaning bir pikseliga .png piksellari: 1, 2 yoki 3.</translation>
    </message>
    <message>
        <source>A chart shows one scenario; “{name}” in the file&apos;s name draws each</source>
        <translation>Diagramma bitta ssenariyni koʻrsatadi; fayl nomidagi “{name}” har birini chizadi</translation>
    </message>
    <message>
        <source>At most %1 scenarios are compared; “{name}” in the file&apos;s name writes one for each</source>
        <translation>Koʻpi bilan %1 ta ssenariy taqqoslanadi; fayl nomidagi “{name}” har biri uchun alohida yozadi</translation>
    </message>
</context>
<context>
    <name>CostChart</name>
    <message>
        <source>no price</source>
        <translation>narx yoʻq</translation>
    </message>
    <message>
        <source>%1: another currency</source>
        <translation>%1: boshqa valyuta</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <extracomment>a figure and its band: &quot;0.104 RUB, 0.076 RUB to 0.162 RUB&quot;</extracomment>
        <translation>%1, %2 dan %3 gacha</translation>
    </message>
    <message>
        <source>What moves the cost of a result: %1</source>
        <extracomment>a chart&apos;s title; %1 a GPU</extracomment>
        <translation>Natija narxini nima koʻproq oʻzgartiradi: %1</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <extracomment>an input and from where to where it goes: &quot;Utilization: 40 % to 60 %&quot;</extracomment>
        <translation>%1: %2 dan %3 gacha</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>what a cost becomes at the lower and the higher end of an input</extracomment>
        <translation>%1 dan %2 gacha</translation>
    </message>
    <message>
        <source>Cost of a million output tokens against utilization</source>
        <translation>Million chiqish tokeni narxi yuklama boʻyicha</translation>
    </message>
    <message>
        <source>Cost of a million output tokens against concurrent requests</source>
        <translation>Million chiqish tokeni narxi soʻrovlar soni boʻyicha</translation>
    </message>
    <message>
        <source>utilization of a server rented all month, %</source>
        <translation>butun oyga ijaraga olingan server yuklamasi, %</translation>
    </message>
    <message>
        <source>Give a price of a GPU-hour: costs follow from it and from the expected speed.</source>
        <translation>GPU-soat narxini kiriting: natija narxi undan va kutilgan tezlikdan kelib chiqadi.</translation>
    </message>
    <message>
        <source>%1 cheaper from %2</source>
        <extracomment>beside the point where two curves meet; %1 GPU, %2 requests or per cent</extracomment>
        <translation>%1 %2 dan arzonroq</translation>
    </message>
    <message>
        <source>%1 cheaper from %2, not proven</source>
        <extracomment>the same where the bands overlap; %1 GPU, %2 requests or per cent</extracomment>
        <translation>%1 %2 dan arzonroq, isbotlanmagan</translation>
    </message>
    <message>
        <source>Hosted API</source>
        <translation>Tayyor API</translation>
    </message>
    <message>
        <source>as the API at %1</source>
        <translation>%1 da API bilan teng</translation>
    </message>
    <message>
        <source>months from the start</source>
        <translation>boshidan oylar</translation>
    </message>
    <message>
        <source>Paid in all, month by month: %1</source>
        <extracomment>a chart&apos;s title; %1 a GPU</extracomment>
        <translation>Jami toʻlangan, oyma-oy: %1</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Ijara</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Xarid</translation>
    </message>
    <message>
        <source>Rent needs a price of a GPU-hour and an expected speed; a purchase needs its prices.</source>
        <translation>Ijara uchun GPU-soat narxi va kutilgan tezlik, xarid uchun uning narxlari kerak.</translation>
    </message>
    <message>
        <source>break-even: %1</source>
        <extracomment>beside the point where a purchase has paid off; %1 a number of months</extracomment>
        <translation>zararsizlik: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 &quot;18 months&quot;, %2 a date</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Rent and purchase are in different currencies and no exchange rate is given: they are not compared.</source>
        <translation>Ijara va xarid turli valyutada, kurs esa kiritilmagan: taqqoslanmaydi.</translation>
    </message>
    <message>
        <source>A purchase can be reckoned when these are given: %1.</source>
        <extracomment>%1 a list of inputs</extracomment>
        <translation>Xaridni hisoblash uchun quyidagilar kerak: %1.</translation>
    </message>
    <message>
        <source>Break-even after %1.</source>
        <extracomment>%1 &quot;18 months (1 June 2028)&quot;</extracomment>
        <translation>Zararsizlik nuqtasi %1dan keyin.</translation>
    </message>
    <message>
        <source>The purchase never breaks even: its upkeep costs as much as rent, or nearly so.</source>
        <translation>Xarid hech qachon oʻzini qoplamaydi: saqlash xarajati ijara narxicha yoki unga yaqin.</translation>
    </message>
    <message>
        <source>By the band of the speed: %1 to %2.</source>
        <translation>Tezlik oraligʻi boʻyicha: %1 dan %2 gacha.</translation>
    </message>
    <message>
        <source>By the band of the speed: %1 at the earliest, or never.</source>
        <translation>Tezlik oraligʻi boʻyicha: eng erta %1dan keyin yoki hech qachon.</translation>
    </message>
    <message>
        <source>Over %1, rent is cheaper even if the GPUs work all the time.</source>
        <translation>%1 muddatda GPUlar doim ishlasa ham ijara arzonroq.</translation>
    </message>
    <message>
        <source>Hourly rent stops being cheaper at %1 of the time, over %2.</source>
        <extracomment>%1 per cent of the time, %2 &quot;36 months&quot;</extracomment>
        <translation>Soatlik ijara vaqtning %1 ida arzonroq boʻlmay qoladi, muddat: %2.</translation>
    </message>
    <message>
        <source>Not counted, because not given: %1.</source>
        <extracomment>%1 a list of inputs</extracomment>
        <translation>Kiritilmagani uchun hisobga olinmadi: %1.</translation>
    </message>
</context>
<context>
    <name>CostTable</name>
    <message>
        <source>Costs</source>
        <translation>Narxlar</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a band of money: from, to</extracomment>
        <translation>%1 dan %2 gacha</translation>
    </message>
    <message>
        <source>What the price is</source>
        <translation>Bu qanday narx</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Taklif</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>kiritilgan</translation>
    </message>
    <message>
        <source>Date of the price</source>
        <translation>Narx sanasi</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>QQS</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Oʻz ichiga oladi</translation>
    </message>
    <message>
        <source>Expected, by the band of the speed</source>
        <translation>Tezlik oraligʻi boʻyicha kutilgan qiymat</translation>
    </message>
    <message>
        <source>A month of the load asked for</source>
        <translation>Berilgan yuklamaning bir oyi</translation>
    </message>
    <message>
        <source>A month of a server rented all the time</source>
        <translation>Doimiy ijaradagi serverning bir oyi</translation>
    </message>
    <message>
        <source>Offers that meet the load</source>
        <translation>Yuklamaga mos takliflar</translation>
    </message>
    <message>
        <source>not proven dearer than the first</source>
        <extracomment>of an offer: its cost band overlaps that of the cheapest</extracomment>
        <translation>birinchisidan qimmatroq ekani isbotlanmagan</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Tarozi scenarios (*.tarozi)</source>
        <translation>Tarozi ssenariylari (*.tarozi)</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Ssenariyni ochish</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Barcha fayllar (*)</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Ssenariyni saqlash</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF hujjatlar (*.pdf)</translation>
    </message>
    <message>
        <source>Save the new scenario?</source>
        <translation>Yangi ssenariy saqlansinmi?</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>“%1” dagi oʻzgarishlar saqlansinmi?</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>Saqlanmasa, ular yoʻqoladi.</translation>
    </message>
    <message>
        <source>Models (config.json *.json *.safetensors *.gguf)</source>
        <translation>Modellar (config.json *.json *.safetensors *.gguf)</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>Modelni import qilish</translation>
    </message>
    <message>
        <source>Price lists (*.csv *.tsv *.txt)</source>
        <translation>Narxlar roʻyxati (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Import a price list</source>
        <translation>Narxlar roʻyxatini import qilish</translation>
    </message>
    <message>
        <source>Spreadsheet (*.xlsx)</source>
        <translation>Elektron jadval (*.xlsx)</translation>
    </message>
    <message>
        <source>Export tariffs</source>
        <translation>Tariflarni eksport qilish</translation>
    </message>
    <message>
        <source>Comma-separated list (*.csv)</source>
        <translation>Ajratgichli jadval (*.csv)</translation>
    </message>
    <message>
        <source>Scenarios and proposals (*.tarozi *.pdf)</source>
        <translation>Ssenariylar va takliflar (*.tarozi *.pdf)</translation>
    </message>
    <message>
        <source>Workbooks (*.xlsx)</source>
        <translation>Jadvallar (*.xlsx)</translation>
    </message>
    <message>
        <source>Export the proposal</source>
        <translation>Taklifni eksport qilish</translation>
    </message>
</context>
<context>
    <name>EditField</name>
    <message>
        <source>model</source>
        <translation>model</translation>
    </message>
    <message>
        <source>model size</source>
        <translation>model hajmi</translation>
    </message>
    <message>
        <source>weight precision</source>
        <translation>vaznlar aniqligi</translation>
    </message>
    <message>
        <source>context length</source>
        <translation>kontekst uzunligi</translation>
    </message>
    <message>
        <source>simultaneous requests</source>
        <translation>parallel soʻrovlar</translation>
    </message>
    <message>
        <source>KV cache precision</source>
        <translation>KV-kesh aniqligi</translation>
    </message>
    <message>
        <source>memory limit</source>
        <translation>xotira limiti</translation>
    </message>
    <message>
        <source>input and output tokens</source>
        <translation>kirish va chiqish tokenlari</translation>
    </message>
    <message>
        <source>engine settings</source>
        <translation>dvigatel sozlamalari</translation>
    </message>
    <message>
        <source>choice of GPU</source>
        <translation>GPU tanlash</translation>
    </message>
    <message>
        <source>number of GPUs</source>
        <translation>GPUlar soni</translation>
    </message>
    <message>
        <source>ECC</source>
        <translation>ECC</translation>
    </message>
    <message>
        <source>split over GPUs</source>
        <translation>GPUlar orasida taqsimlash</translation>
    </message>
    <message>
        <source>added GPU</source>
        <translation>GPU qoʻshish</translation>
    </message>
    <message>
        <source>removed GPU</source>
        <translation>GPU olib tashlash</translation>
    </message>
    <message>
        <source>price</source>
        <translation>narx</translation>
    </message>
    <message>
        <source>proposal details</source>
        <translation>taklif maʼlumotlari</translation>
    </message>
    <message>
        <source>memory of other programs</source>
        <translation>boshqa dasturlar xotirasi</translation>
    </message>
    <message>
        <source>applied suggestion</source>
        <translation>tavsiyani qoʻllash</translation>
    </message>
    <message>
        <source>preset</source>
        <translation>tayyor toʻplam</translation>
    </message>
    <message>
        <source>change</source>
        <translation>oʻzgarish</translation>
    </message>
    <message>
        <source>costs</source>
        <translation>narxlar</translation>
    </message>
    <message>
        <source>kind of workload</source>
        <translation>yuklama turi</translation>
    </message>
    <message>
        <source>fine-tuning settings</source>
        <translation>qoʻshimcha oʻqitish sozlamalari</translation>
    </message>
    <message>
        <source>image settings</source>
        <translation>tasvir sozlamalari</translation>
    </message>
    <message>
        <source>speech settings</source>
        <translation>nutq sozlamalari</translation>
    </message>
    <message>
        <source>point of the fit map</source>
        <translation>sigʻish xaritasi nuqtasi</translation>
    </message>
    <message>
        <source>requirements</source>
        <translation>talablar</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>line %1</source>
        <extracomment>a place in a file</extracomment>
        <translation>%1-satr</translation>
    </message>
    <message>
        <source>byte %1</source>
        <extracomment>a place in a file, counted in bytes from its start</extracomment>
        <translation>%1-bayt</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>faylni oʻqib boʻlmadi</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>faylni yozib boʻlmadi</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>fayl boʻsh</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>bu yaroqli JSON emas</translation>
    </message>
    <message>
        <source>the file ends too early</source>
        <translation>fayl oxirigacha yetmay uzilgan</translation>
    </message>
    <message>
        <source>this is a file of another kind</source>
        <translation>bu boshqa turdagi fayl</translation>
    </message>
    <message>
        <source>the file was written by a newer version of the program</source>
        <translation>fayl dasturning yangiroq versiyasida yozilgan</translation>
    </message>
    <message>
        <source>the key is missing</source>
        <extracomment>an entry of a file</extracomment>
        <translation>kalit yoʻq</translation>
    </message>
    <message>
        <source>the key is unknown</source>
        <translation>nomaʼlum kalit</translation>
    </message>
    <message>
        <source>the value is of the wrong kind</source>
        <translation>qiymat turi notoʻgʻri</translation>
    </message>
    <message>
        <source>the value is out of range</source>
        <translation>qiymat ruxsat etilgan oraliqdan tashqarida</translation>
    </message>
    <message>
        <source>the catalogue has no such entry</source>
        <extracomment>an id that the catalogue of GPUs and models lacks</extracomment>
        <translation>katalogda bunday yozuv yoʻq</translation>
    </message>
    <message>
        <source>this occurs twice</source>
        <translation>ikki marta uchraydi</translation>
    </message>
    <message>
        <source>this is larger than the program reads</source>
        <translation>dastur oʻqiydiganidan katta</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation>juda chuqur ichma-ich joylashgan</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 dan %2 gacha butun son</translation>
    </message>
    <message>
        <source>a whole number, at least %1</source>
        <translation>kamida %1 boʻlgan butun son</translation>
    </message>
    <message>
        <source>a whole number, at most %1</source>
        <translation>koʻpi bilan %1 boʻlgan butun son</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>butun son</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 dan %2 gacha son</translation>
    </message>
    <message>
        <source>a number, at least %1</source>
        <translation>kamida %1 boʻlgan son</translation>
    </message>
    <message>
        <source>a number, at most %1</source>
        <translation>koʻpi bilan %1 boʻlgan son</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>son</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>true and false are words of the file: never translated</extracomment>
        <translation>true yoki false</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>a value in quotation marks</extracomment>
        <translation>matn</translation>
    </message>
    <message>
        <source>an object { }</source>
        <extracomment>JSON</extracomment>
        <translation>obyekt { }</translation>
    </message>
    <message>
        <source>an array [ ]</source>
        <extracomment>JSON</extracomment>
        <translation>massiv [ ]</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <extracomment>%1 is a list of words</extracomment>
        <translation>quyidagilardan biri: %1</translation>
    </message>
    <message>
        <source>version %1 or older</source>
        <translation>%1 yoki undan eski versiya</translation>
    </message>
    <message>
        <source>the %1 format</source>
        <extracomment>%1 is the name of a file format</extracomment>
        <translation>%1 formati</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 the file and the place in it, %2 what is wrong, beginning with a small letter</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <extracomment>a sentence that follows another; %1 is a piece of a file</extracomment>
        <translation>Topildi: %1.</translation>
    </message>
    <message>
        <source>Expected: %1.</source>
        <extracomment>a sentence that follows another; %1 is a phrase: &quot;a whole number from 1 to 10&quot;</extracomment>
        <translation>Kutilgan edi: %1.</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>a sentence that follows another; %1 is the operating system&apos;s own message</extracomment>
        <translation>Sababi: %1.</translation>
    </message>
    <message>
        <source>this does not apply here</source>
        <extracomment>an entry of a file</extracomment>
        <translation>bu yerda qoʻllanmaydi</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Internal chat on an 8B model</source>
        <translation>8B modelida ichki chat</translation>
    </message>
    <message>
        <source>A 70B model on one L40S</source>
        <translation>Bitta L40Sda 70B model</translation>
    </message>
    <message>
        <source>Analysis of long documents</source>
        <translation>Uzun hujjatlar tahlili</translation>
    </message>
    <message>
        <source>Batch at night</source>
        <translation>Tungi batch</translation>
    </message>
    <message>
        <source>QLoRA of an 8B model</source>
        <translation>8B modelning QLoRAsi</translation>
    </message>
    <message>
        <source>QLoRA of a 70B model</source>
        <translation>70B modelning QLoRAsi</translation>
    </message>
    <message>
        <source>Full fine-tuning of a 7B model</source>
        <translation>7B modelni toʻliq qoʻshimcha oʻqitish</translation>
    </message>
    <message>
        <source>SDXL studio</source>
        <translation>SDXL studiyasi</translation>
    </message>
    <message>
        <source>A stream of FLUX images</source>
        <translation>FLUX tasvirlari oqimi</translation>
    </message>
    <message>
        <source>Transcription for a call centre</source>
        <translation>Qoʻngʻiroqlar markazi uchun matnga oʻgirish</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Sources</source>
        <translation>Manbalar</translation>
    </message>
    <message>
        <source>How it was reached</source>
        <translation>Qanday olingan</translation>
    </message>
    <message>
        <source>What it rests on</source>
        <translation>Nimaga asoslangan</translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message>
        <source>not even one request fits</source>
        <extracomment>in place of a figure: the GPU&apos;s memory does not hold one request</extracomment>
        <translation>bitta soʻrov ham sigʻmaydi</translation>
    </message>
    <message>
        <source>Requests of %1</source>
        <extracomment>a key figure: how many requests fit at once; %1 is the context, &quot;8K&quot;</extracomment>
        <translation>%1 lik soʻrovlar</translation>
    </message>
    <message>
        <source>needed: %1</source>
        <extracomment>beside the number of requests that fit: how many are asked for</extracomment>
        <translation>kerak: %1</translation>
    </message>
    <message>
        <source>%1× more</source>
        <extracomment>a GPU that leads: &quot;4.5 times more&quot;</extracomment>
        <translation>%1 baravar koʻp</translation>
    </message>
    <message>
        <source>One stream, ceiling</source>
        <extracomment>a key figure: the highest speed that memory bandwidth allows one stream of tokens</extracomment>
        <translation>Bitta oqim, yuqori chegara</translation>
    </message>
    <message>
        <source>%1× faster</source>
        <extracomment>a GPU that leads: &quot;1.2 times faster&quot;</extracomment>
        <translation>%1 baravar tez</translation>
    </message>
    <message>
        <source>Million tokens at the ceiling</source>
        <extracomment>a key figure: what a million output tokens cost at the speed ceiling, which is never reached</extracomment>
        <translation>Yuqori chegara tezligida million token</translation>
    </message>
    <message>
        <source>%1 per hour</source>
        <extracomment>%1 is money</extracomment>
        <translation>soatiga %1</translation>
    </message>
    <message>
        <source>%1× cheaper</source>
        <extracomment>a GPU that leads: &quot;1.3 times cheaper&quot;</extracomment>
        <translation>%1 baravar arzon</translation>
    </message>
    <message>
        <source>perhaps %1× faster</source>
        <extracomment>the bands of the compared GPUs overlap: a hypothesis to test</extracomment>
        <translation>ehtimol %1 marta tezroq</translation>
    </message>
    <message>
        <source>Per user, expected</source>
        <extracomment>a key figure: the expected speed that one user sees</extracomment>
        <translation>Bir foydalanuvchiga, kutilgan</translation>
    </message>
    <message>
        <source>First token, expected</source>
        <extracomment>a key figure: the expected time to the first token</extracomment>
        <translation>Birinchi token, kutilgan</translation>
    </message>
    <message>
        <source>a run does not fit</source>
        <extracomment>in place of a speed: a run of the pipeline or transcription does not fit the GPU</extracomment>
        <translation>ishga tushirish sigʻmaydi</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>the ends of a band</extracomment>
        <translation>%1 dan %2 gacha</translation>
    </message>
    <message>
        <source>Time per image, expected</source>
        <extracomment>a key figure: seconds from the prompt to one image, expected</extracomment>
        <translation>Bitta tasvir vaqti, kutilgan</translation>
    </message>
    <message>
        <source>Steps per second, expected</source>
        <extracomment>a key figure: denoising steps a second of the whole batch, expected</extracomment>
        <translation>Soniyasiga qadamlar, kutilgan</translation>
    </message>
    <message>
        <source>it/s</source>
        <extracomment>unit: denoising steps a second</extracomment>
        <translation>qadam/s</translation>
    </message>
    <message>
        <source>Peak of a run</source>
        <extracomment>a key figure: the most memory that a run takes; the note says in which stage of the pipeline</extracomment>
        <translation>Ishga tushirish choʻqqisi</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>%1 is a stage of a pipeline: &quot;VAE decoding&quot;</extracomment>
        <translation>bosqich: %1</translation>
    </message>
    <message>
        <source>Between runs</source>
        <extracomment>a key figure: what stays on the GPU between two runs</extracomment>
        <translation>Ishga tushirishlar orasida</translation>
    </message>
    <message>
        <source>the loaded components</source>
        <translation>yuklangan komponentlar</translation>
    </message>
    <message>
        <source>Cost per image</source>
        <translation>Bitta tasvir narxi</translation>
    </message>
    <message>
        <source>Audio hours per hour</source>
        <extracomment>a key figure: hours of audio transcribed in an hour, all GPUs of the candidate</extracomment>
        <translation>Soatiga audio soatlari</translation>
    </message>
    <message>
        <source>h</source>
        <extracomment>unit: hours of audio</extracomment>
        <translation>soat</translation>
    </message>
    <message>
        <source>Time for %1 h of audio</source>
        <extracomment>%1 is a number of hours</extracomment>
        <translation>%1 soat audio uchun vaqt</translation>
    </message>
    <message>
        <source>Windows that fit</source>
        <extracomment>a key figure: how many windows of audio fit the memory at once</extracomment>
        <translation>Sigʻadigan oynalar</translation>
    </message>
    <message>
        <source>saturated from %1</source>
        <extracomment>%1 is a number of windows</extracomment>
        <translation>%1 dan toʻyinadi</translation>
    </message>
    <message>
        <source>Cost per audio hour</source>
        <translation>Bir soat audio narxi</translation>
    </message>
    <message>
        <source>Largest part</source>
        <extracomment>a key figure: which part of the memory is the largest</extracomment>
        <translation>Eng katta qism</translation>
    </message>
    <message>
        <source>Training, expected</source>
        <extracomment>a key figure: tokens a second of all GPUs together</extracomment>
        <translation>Oʻqitish, kutilgan qiymat</translation>
    </message>
    <message>
        <source>Time of the run</source>
        <extracomment>a key figure: how long the fine-tuning run takes</extracomment>
        <translation>Bajarilish davomiyligi</translation>
    </message>
    <message>
        <source>The run</source>
        <extracomment>a key figure: what a whole fine-tuning run costs</extracomment>
        <translation>Ishga tushirish</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>The weights alone need %1; the engine may use %2.</source>
        <translation>Vaznlarning oʻzi %1 egallaydi, dvigatelga esa %2 mavjud.</translation>
    </message>
    <message>
        <source>Requests that fit at once: %1 of %2; the others wait in the queue.</source>
        <extracomment>%1 and %2 are numbers: &quot;2.7 of 8&quot;</extracomment>
        <translation>Bir vaqtda sigʻadigan soʻrovlar: %2 tadan %1 ta; qolganlari navbatda kutadi.</translation>
    </message>
    <message>
        <source>%1 inside the engine limit and %2 outside it exceed the %3 that the driver reports.</source>
        <translation>Dvigatel limiti ichida %1 va undan tashqarida %2 kerak — bu drayver bildirgan %3 dan koʻp.</translation>
    </message>
    <message>
        <source>The need may be from %1 to %2, and the limit of %3 lies between: only a test will tell.</source>
        <translation>Ehtiyoj %1 dan %2 gacha, limit (%3) esa shu oraliqda: aniq javobni faqat sinov beradi.</translation>
    </message>
    <message>
        <source>The context is longer (%1) than the model was made for (%2).</source>
        <extracomment>both are &quot;8,192 tokens&quot;</extracomment>
        <translation>Kontekst (%1) model moʻljallanganidan (%2) uzun.</translation>
    </message>
    <message>
        <source>%1 is not known to run weights in the %2 format.</source>
        <extracomment>%1 an engine, %2 a format</extracomment>
        <translation>%1 vaznlarni %2 formatida ishlata olishi maʼlum emas.</translation>
    </message>
    <message>
        <source>What the driver reports for %1 in this ECC state was not observed: %2 is a planning figure.</source>
        <translation>Drayver bu ECC holatida %1 uchun bildiradigan hajm kuzatilmagan: %2 — rejaviy qiymat.</translation>
    </message>
    <message>
        <source>What a program sees of the memory of %1 was not observed: %2 is assumed.</source>
        <translation>%1 xotirasining dasturga koʻrinadigan hajmi kuzatilmagan: %2 deb faraz qilingan.</translation>
    </message>
    <message numerus="yes">
        <source>%n GPUs are separate budgets of %1 each, never one common pool.</source>
        <extracomment>%1 a size</extracomment>
        <translation>
            <numerusform>%n ta GPU — har biri %1 dan alohida xotira budjetlari, bitta umumiy budjet emas.</numerusform>
            <numerusform>%n ta GPU — har biri %1 dan alohida xotira budjetlari, bitta umumiy budjet emas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no NVLink: the layers are divided as a pipeline.</source>
        <translation>%1 da NVLink yoʻq: qatlamlar konveyer boʻlib taqsimlangan.</translation>
    </message>
    <message>
        <source>A generic dense architecture stands for a model of this size (%1 parameters); real models differ.</source>
        <extracomment>%1 is a number: &quot;8.03 billion&quot;</extracomment>
        <translation>Bunday hajmdagi model (%1 parametr) oʻrniga umumlashgan zich arxitektura olingan; haqiqiy modellar farq qiladi.</translation>
    </message>
    <message>
        <source>The weights are taken as given, %1; by the tensors they would be %2.</source>
        <translation>Vaznlar hajmi qoʻlda berilgan: %1; tenzorlar boʻyicha %2 boʻlar edi.</translation>
    </message>
    <message>
        <source>No measurements are known for %1 %2: the rules of the nearest known version are used.</source>
        <extracomment>%1 an engine, %2 its version</extracomment>
        <translation>%1 %2 uchun oʻlchovlar yoʻq: eng yaqin maʼlum versiya qoidalari qoʻllangan.</translation>
    </message>
    <message>
        <source>%1 reserves the cache of sliding-window layers at the full context length.</source>
        <translation>%1 siljuvchi oynali qatlamlar keshini kontekstning toʻliq uzunligiga zaxiralaydi.</translation>
    </message>
    <message>
        <source>Part of the weights stays in host memory (%1): generation slows down.</source>
        <translation>Vaznlarning bir qismi tezkor xotirada qoladi (%1): generatsiya sekinlashadi.</translation>
    </message>
    <message>
        <source>It fits, but only %1 is spare beside the %2 needed.</source>
        <translation>Zoʻrgʻa sigʻadi: %2 kerak boʻlganda zaxira atigi %1.</translation>
    </message>
    <message>
        <source>%1 has no native arithmetic for %2: the weights are converted before computing.</source>
        <extracomment>%1 a GPU, %2 a format</extracomment>
        <translation>%1 %2 hisoblarini apparat darajasida bajarmaydi: vaznlar hisoblashdan oldin oʻzgartiriladi.</translation>
    </message>
    <message>
        <source>The weights fit, but not one request of this context beside them. Needed in all: %1, of it KV cache: %2; limit: %3.</source>
        <translation>Vaznlar sigʻadi, ammo ular yonida bunday kontekstli bitta soʻrov ham sigʻmaydi. Jami kerak: %1, shundan KV-kesh: %2; limit: %3.</translation>
    </message>
    <message>
        <source>There is no honest answer here: %1.</source>
        <extracomment>%1 is the reason, beginning with a small letter</extracomment>
        <translation>Bu yerda ishonchli javob yoʻq: %1.</translation>
    </message>
    <message>
        <source>%1 does not start at this memory limit: it wants %2 free, and %3 is.</source>
        <extracomment>%1 an engine, %2 and %3 sizes</extracomment>
        <translation>%1 bunday xotira limiti bilan ishga tushmaydi: %2 boʻsh boʻlishi kerak, %3 bor.</translation>
    </message>
    <message>
        <source>%1 fills its limit of %2; the %3 outside it then exceed the %4 that the driver reports.</source>
        <extracomment>%1 an engine, %2 to %4 sizes</extracomment>
        <translation>%1 oʻz limitini (%2) toʻldiradi; limitdan tashqaridagi %3 bilan birga bu drayver bildirgan %4 dan koʻp.</translation>
    </message>
    <message>
        <source>%1 is not known to keep its KV cache in the %2 format.</source>
        <extracomment>%1 an engine, %2 a format</extracomment>
        <translation>%1 KV-keshni %2 formatida saqlay olishi maʼlum emas.</translation>
    </message>
    <message>
        <source>%1 gives a price for %2 on request only: no cost can be computed.</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>%1 %2 narxini faqat soʻrov boʻyicha aytadi: narxni hisoblab boʻlmaydi.</translation>
    </message>
    <message>
        <source>The chosen tariff is for %1, not for %2: no cost is shown.</source>
        <extracomment>%1 is a GPU as a price list names it</extracomment>
        <translation>Tanlangan tarif %2 uchun emas, %1 uchun: narx koʻrsatilmaydi.</translation>
    </message>
    <message>
        <source>There is no exchange rate from %1 to %2: the cost stays in the currency of the price.</source>
        <extracomment>%1 and %2 are currency codes</extracomment>
        <translation>%1 dan %2 ga kurs yoʻq: narx oʻz valyutasida qoladi.</translation>
    </message>
    <message>
        <source>The tariff covers the GPU only: processor, memory and disk come on top.</source>
        <translation>Tarifga faqat GPU kiradi: protsessor, xotira va disk ustiga qoʻshiladi.</translation>
    </message>
    <message>
        <source>The compared prices differ in VAT, or it is not known whether they include it.</source>
        <translation>Taqqoslanayotgan narxlar QQS boʻyicha farq qiladi yoki u kiritilgani nomaʼlum.</translation>
    </message>
    <message>
        <source>The cost bands overlap: that it is the cheaper one is not proven.</source>
        <translation>Narx oraliqlari kesishadi: bu variant arzonroq ekani isbotlanmagan.</translation>
    </message>
    <message>
        <source>The load needs more than one server rented at once: %1.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Yuklama uchun bir vaqtda bittadan ortiq server kerak: %1.</translation>
    </message>
    <message>
        <source>A run needs %1 at its peak; the limit is %2.</source>
        <translation>Ishga tushirish choʻqqisida %1 kerak; chegara — %2.</translation>
    </message>
    <message>
        <source>With its components waiting in host memory it would need %1 and fit, only slower.</source>
        <extracomment>%1 a size</extracomment>
        <translation>Komponentlar xost xotirasida navbat kutsa, %1 kerak boʻladi va sigʻadi, faqat sekinroq.</translation>
    </message>
    <message>
        <source>It fits only because components wait in host memory: without that it needs %1. Do not compare it as a GPU with one that holds all.</source>
        <extracomment>%1 a size</extracomment>
        <translation>Faqat komponentlar xost xotirasida kutgani uchun sigʻadi: busiz %1 kerak. Uni hammasini sigʻdiradigan GPU bilan GPU sifatida solishtirmang.</translation>
    </message>
    <message>
        <source>The image is %1 times as large as what the model was made for (%2 × %3): pictures repeat themselves and fall apart.</source>
        <extracomment>%1 a ratio, %2 and %3 pixels</extracomment>
        <translation>Tasvir model moʻljallanganidan %1 marta katta (%2 × %3): rasm takrorlanadi va parchalanadi.</translation>
    </message>
    <message>
        <source>Each GPU makes whole images: %1 of %2 GPUs work.</source>
        <extracomment>%1 and %2 counts</extracomment>
        <translation>Har bir GPU tasvirni butunligicha yaratadi: %2 ta GPUdan %1 tasi ishlaydi.</translation>
    </message>
    <message>
        <source>Weights of %1 and the windows’ %2 exceed the limit of %3.</source>
        <extracomment>%1 to %3 sizes</extracomment>
        <translation>Vaznlar %1 va oynalar keshi %2 chegara %3 dan oshadi.</translation>
    </message>
    <message>
        <source>More than %1 windows at once gain little; %2 are asked for.</source>
        <extracomment>%1 and %2 counts</extracomment>
        <translation>Bir vaqtda %1 tadan ortiq oyna deyarli foyda bermaydi; %2 ta soʻralgan.</translation>
    </message>
    <message>
        <source>A training step needs %1; a program sees %2.</source>
        <extracomment>%1 and %2 are sizes</extracomment>
        <translation>Oʻqitish qadamiga %1 kerak, dasturga esa %2 koʻrinadi.</translation>
    </message>
    <message>
        <source>Largest part: %1, %2 of %3.</source>
        <extracomment>%1 a part of the memory such as &quot;Activations&quot;, %2 a size, %3 the whole</extracomment>
        <translation>Eng katta qism: %1, %3 dan %2.</translation>
    </message>
    <message>
        <source>Without sharding each of the GPUs holds all weights, gradients and optimizer state.</source>
        <translation>Taqsimlanmasa, har bir GPU barcha vaznlar, gradiyentlar va optimizator holatini saqlaydi.</translation>
    </message>
    <message>
        <source>One GPU has nothing to share with: sharding divides nothing.</source>
        <translation>Bitta GPUning boʻlishadigan sherigi yoʻq: taqsimlash hech narsa bermaydi.</translation>
    </message>
    <message>
        <source>Host memory holds %1 and sends it over PCIe: training slows down.</source>
        <extracomment>%1 is a size</extracomment>
        <translation>Xost xotirasi %1 saqlaydi va PCIe orqali uzatadi: oʻqitish sekinlashadi.</translation>
    </message>
    <message>
        <source>No run of %1 was measured: a related framework&apos;s figures stand in for it.</source>
        <extracomment>%1 is a training framework</extracomment>
        <translation>%1 ishga tushirishlari oʻlchanmagan: oʻrniga yaqin freymvork maʼlumotlari olingan.</translation>
    </message>
</context>
<context>
    <name>FineTuningRows</name>
    <message>
        <source>As the framework does</source>
        <translation>Freymvorkdagidek</translation>
    </message>
</context>
<context>
    <name>FitMap</name>
    <message>
        <source>up to %1</source>
        <extracomment>the largest value at which a GPU still holds the load; %1 for example &quot;16 requests&quot;</extracomment>
        <translation>%1 gacha</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <extracomment>a fit map in words; %1 the input of the x axis, %2 its value, %3 one statement for each GPU</extracomment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>Context length, tokens</source>
        <extracomment>an axis of the fit map</extracomment>
        <translation>Kontekst uzunligi, token</translation>
    </message>
    <message>
        <source>Concurrent requests</source>
        <extracomment>an axis of the fit map</extracomment>
        <translation>Parallel soʻrovlar</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <extracomment>an axis of the fit map</extracomment>
        <translation>Xotira limiti</translation>
    </message>
    <message>
        <source>Requests of one step (max_num_seqs)</source>
        <extracomment>an axis of the fit map; max_num_seqs is the engine&apos;s own name</extracomment>
        <translation>Bir qadamdagi soʻrovlar (max_num_seqs)</translation>
    </message>
    <message>
        <source>Memory of other programs</source>
        <extracomment>an axis of the fit map</extracomment>
        <translation>Boshqa dasturlar xotirasi</translation>
    </message>
    <message>
        <source>Model size, parameters</source>
        <extracomment>an axis of the fit map</extracomment>
        <translation>Model hajmi, parametrlar</translation>
    </message>
    <message>
        <source>Memory of the fullest GPU</source>
        <extracomment>lines of equal value on the fit map</extracomment>
        <translation>Eng toʻla GPU xotirasi</translation>
    </message>
    <message>
        <source>Cost of a million output tokens</source>
        <extracomment>lines of equal value on the fit map</extracomment>
        <translation>Million chiqish tokeni narxi</translation>
    </message>
    <message>
        <source>Where %1 stops</source>
        <extracomment>title of the fit map; %1 the GPU whose verdicts are coloured</extracomment>
        <translation>%1 chegarasi</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>the point of the scenario on a chart</extracomment>
        <translation>hozir</translation>
    </message>
</context>
<context>
    <name>Fix</name>
    <message>
        <source>%1, tensor parallel</source>
        <extracomment>%1 is a number of GPUs: &quot;2 × RTX 4090, tensor parallel&quot;</extracomment>
        <translation>%1, tenzor parallelizmi</translation>
    </message>
    <message>
        <source>%1, pipeline</source>
        <extracomment>%1 is a number of GPUs: &quot;2 × RTX 4090, pipeline&quot;</extracomment>
        <translation>%1, konveyer</translation>
    </message>
    <message>
        <source>KV cache %1: %2</source>
        <extracomment>%1 a format, %2 the change of need: &quot;KV cache FP8: −8.6 GB&quot;</extracomment>
        <translation>KV-kesh %1: %2</translation>
    </message>
    <message>
        <source>Weights %1: %2</source>
        <extracomment>%1 a format, %2 the change of need: &quot;Weights INT4: −10.3 GB&quot;</extracomment>
        <translation>Vaznlar %1: %2</translation>
    </message>
    <message>
        <source>Context %1: %2</source>
        <extracomment>%1 a length like 12K, %2 the change of need</extracomment>
        <translation>Kontekst %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n requests: %1</source>
        <extracomment>%1 the change of need: &quot;4 requests: −8.6 GB&quot;</extracomment>
        <translation>
            <numerusform>%n ta soʻrov: %1</numerusform>
            <numerusform>%n ta soʻrov: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Memory limit %1</source>
        <extracomment>%1 a share: &quot;Memory limit 95%&quot;</extracomment>
        <translation>Xotira limiti %1</translation>
    </message>
    <message>
        <source>Sequence %1: %2</source>
        <extracomment>%1 a number of tokens, %2 the change of need</extracomment>
        <translation>Ketma-ketlik %1: %2</translation>
    </message>
    <message>
        <source>Micro-batch %1: %2</source>
        <extracomment>%1 a number of sequences, %2 the change of need</extracomment>
        <translation>Mikrobatch %1: %2</translation>
    </message>
    <message>
        <source>Checkpointing: %1</source>
        <extracomment>%1 the change of need</extracomment>
        <translation>Aktivatsiyalarni qayta hisoblash: %1</translation>
    </message>
    <message>
        <source>QLoRA: %1</source>
        <extracomment>%1 the change of need</extracomment>
        <translation>QLoRA: %1</translation>
    </message>
    <message>
        <source>LoRA: %1</source>
        <extracomment>%1 the change of need</extracomment>
        <translation>LoRA: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 the name of an optimizer, %2 the change of need</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 GPUs with %2</source>
        <extracomment>%1 a number of GPUs, %2 a way of sharding such as FSDP</extracomment>
        <translation>%1 ta GPU, %2</translation>
    </message>
    <message>
        <source>KV cache %1</source>
        <extracomment>a change that helps a load fit; %1 a format such as FP8</extracomment>
        <translation>KV-kesh %1</translation>
    </message>
    <message>
        <source>weights %1</source>
        <extracomment>a change that helps a load fit; %1 a format such as INT4</extracomment>
        <translation>vaznlar %1</translation>
    </message>
    <message>
        <source>context %1</source>
        <extracomment>a change that helps a load fit; %1 a length like 12K</extracomment>
        <translation>kontekst %1</translation>
    </message>
    <message>
        <source>memory limit %1</source>
        <extracomment>a change that helps a load fit; %1 a share</extracomment>
        <translation>xotira limiti %1</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <extracomment>a change that helps a load fit</extracomment>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the weights in host memory</source>
        <extracomment>a change that helps a load fit; %1 a size</extracomment>
        <translation>vaznlarning %1 qismi xost xotirasida</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) on the GPU</source>
        <extracomment>a change that helps a load fit
----------
the others stay in host memory</extracomment>
        <translation>
            <numerusform>GPUda %n qatlam</numerusform>
            <numerusform>GPUda %n qatlam</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two changes together: &quot;weights AWQ INT4 and 2 GPUs&quot;</extracomment>
        <translation>%1 va %2</translation>
    </message>
    <message>
        <source>%1 of the weights to host memory</source>
        <extracomment>%1 a size: &quot;16 GiB of the weights to host memory&quot;</extracomment>
        <translation>vaznlarning %1 qismi xost xotirasiga</translation>
    </message>
    <message>
        <source>%1 instead</source>
        <extracomment>%1 a GPU: another card in place of this one</extracomment>
        <translation>oʻrniga %1</translation>
    </message>
    <message>
        <source>check the quality of the answers again</source>
        <translation>javoblar sifatini qayta tekshiring</translation>
    </message>
    <message>
        <source>%1 times the speed ceiling of one answer</source>
        <extracomment>what a change costs or gains; %1 a factor</extracomment>
        <translation>bitta javob tezligining yuqori chegarasi ×%1</translation>
    </message>
    <message>
        <source>%1 an hour more</source>
        <extracomment>what a change costs or saves; %1 money</extracomment>
        <translation>soatiga %1 koʻproq</translation>
    </message>
    <message>
        <source>%1 an hour less</source>
        <extracomment>what a change costs or saves; %1 money</extracomment>
        <translation>soatiga %1 kamroq</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>GB</source>
        <extracomment>decimal gigabytes, 10^9 bytes</extracomment>
        <translation>GB</translation>
    </message>
    <message>
        <source>GiB</source>
        <extracomment>binary gigabytes, 2^30 bytes</extracomment>
        <translation>GiB</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>KB</source>
        <translation>KB</translation>
    </message>
    <message>
        <source>B</source>
        <extracomment>bytes</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>trillion</source>
        <extracomment>after a number: 1.03 trillion parameters</extracomment>
        <translation>trln</translation>
    </message>
    <message>
        <source>billion</source>
        <extracomment>after a number: 8.03 billion parameters</extracomment>
        <translation>mlrd</translation>
    </message>
    <message>
        <source>million</source>
        <extracomment>after a number: 435 million parameters</extracomment>
        <translation>mln</translation>
    </message>
    <message numerus="yes">
        <source>tokens</source>
        <extracomment>only the noun; the number stands before it</extracomment>
        <translation>
            <numerusform>token</numerusform>
            <numerusform>token</numerusform>
        </translation>
    </message>
    <message>
        <source>tok/s</source>
        <extracomment>tokens per second</extracomment>
        <translation>token/s</translation>
    </message>
    <message numerus="yes">
        <source>requests</source>
        <extracomment>only the noun; the number stands before it</extracomment>
        <translation>
            <numerusform>soʻrov</numerusform>
            <numerusform>soʻrov</numerusform>
        </translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>seconds</extracomment>
        <translation>s</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>milliseconds</extracomment>
        <translation>ms</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>watts</extracomment>
        <translation>Vt</translation>
    </message>
    <message>
        <source>TFLOPS</source>
        <translation>TFLOPS</translation>
    </message>
    <message>
        <source>GB/s</source>
        <extracomment>decimal gigabytes per second</extracomment>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>B/token</source>
        <extracomment>bytes per token</extracomment>
        <translation>B/token</translation>
    </message>
    <message>
        <source>B/parameter</source>
        <extracomment>bytes per parameter</extracomment>
        <translation>B/parametr</translation>
    </message>
    <message numerus="yes">
        <source>layers</source>
        <extracomment>only the noun; the number stands before it</extracomment>
        <translation>
            <numerusform>qatlam</numerusform>
            <numerusform>qatlam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>GPUs</source>
        <extracomment>only the noun; the number stands before it</extracomment>
        <translation>
            <numerusform>GPU</numerusform>
            <numerusform>GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>TFLOP</source>
        <extracomment>10^12 floating-point operations (a count, not a rate)</extracomment>
        <translation>TFLOP</translation>
    </message>
    <message>
        <source>per hour</source>
        <extracomment>after an amount of money</extracomment>
        <translation>soatiga</translation>
    </message>
    <message>
        <source>per million tokens</source>
        <extracomment>after an amount of money</extracomment>
        <translation>million token uchun</translation>
    </message>
    <message>
        <source>%1B</source>
        <extracomment>a number of billions of parameters on a scale: 8B, 70B</extracomment>
        <translation>%1&#xa0;mlrd</translation>
    </message>
    <message>
        <source>per month</source>
        <extracomment>after an amount of money</extracomment>
        <translation>oyiga</translation>
    </message>
    <message>
        <source>h</source>
        <extracomment>hours</extracomment>
        <translation>soat</translation>
    </message>
    <message numerus="yes">
        <source>months</source>
        <extracomment>only the noun; the number stands before it</extracomment>
        <translation>
            <numerusform>oy</numerusform>
            <numerusform>oy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImageRows</name>
    <message>
        <source>As released</source>
        <translation>Eʼlon qilinganidek</translation>
    </message>
    <message>
        <source>The usual one of the format</source>
        <translation>Format uchun odatdagisi</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>Hugging Face configuration</source>
        <translation>Hugging Face konfiguratsiyasi</translation>
    </message>
    <message>
        <source>safetensors file</source>
        <translation>safetensors fayli</translation>
    </message>
    <message>
        <source>index of safetensors files</source>
        <translation>safetensors fayllari koʻrsatkichi</translation>
    </message>
    <message>
        <source>GGUF file</source>
        <translation>GGUF fayli</translation>
    </message>
    <message>
        <source>%1 = %2: the default for %3</source>
        <extracomment>%1 a key of the file, %2 its value, %3 the kind of model as the file names it</extracomment>
        <translation>%1 = %2: %3 uchun standart qiymat</translation>
    </message>
    <message>
        <source>%1 = %2: from %3</source>
        <extracomment>%1 a key of the file, %2 its value, %3 an expression of other keys</extracomment>
        <translation>%1 = %2: %3 dan olindi</translation>
    </message>
    <message>
        <source>%1 = %2: usual for such models</source>
        <extracomment>%1 a key of the file, %2 its value</extracomment>
        <translation>%1 = %2: bunday modellar uchun odatiy</translation>
    </message>
    <message>
        <source>The weights of the tower %1 are not counted</source>
        <extracomment>a tower is the part of a model that sees or hears; %1 its type as the file names it</extracomment>
        <translation>%1 moduli vaznlari hisobga olinmagan</translation>
    </message>
    <message>
        <source>Layers that predict several tokens are stated, but not their shape: they are not counted</source>
        <translation>Bir necha tokenni bashorat qiluvchi qatlamlar koʻrsatilgan, ammo shakli yoʻq: ular hisobga olinmagan</translation>
    </message>
    <message>
        <source>The quantization %1 is not known: choose the weight precision</source>
        <translation>%1 kvantlashi nomaʼlum: vaznlar aniqligini tanlang</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the model are not beside this one, the first is %1</source>
        <extracomment>%1 the name of the first missing file</extracomment>
        <translation>
            <numerusform>Modelning %n ta fayli bu fayl yonida yoʻq, birinchisi %1</numerusform>
            <numerusform>Modelning %n ta fayli bu fayl yonida yoʻq, birinchisi %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The index says %1; the sum of the files is used</source>
        <extracomment>%1 a size</extracomment>
        <translation>Koʻrsatkichda %1; fayllar yigʻindisi olindi</translation>
    </message>
    <message>
        <source>The tensors hold %1 parameters; the configuration comes to another number</source>
        <extracomment>%1 a number of parameters</extracomment>
        <translation>Tenzorlardagi parametrlar: %1; konfiguratsiya boʻyicha boshqa son chiqadi</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) are of a type that this program does not know</source>
        <translation>
            <numerusform>%n ta tenzorning turi dasturga nomaʼlum</numerusform>
            <numerusform>%n ta tenzorning turi dasturga nomaʼlum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The names of %n tensor(s) say nothing about their use, the first is %1</source>
        <extracomment>%1 the name of the first such tensor</extracomment>
        <translation>
            <numerusform>%n ta tenzorning nomi vazifasini bildirmaydi, birinchisi %1</numerusform>
            <numerusform>%n ta tenzorning nomi vazifasini bildirmaydi, birinchisi %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MediaTables</name>
    <message>
        <source>What the expectation rests on</source>
        <translation>Kutilgan qiymat nimaga asoslangan</translation>
    </message>
    <message>
        <source>Rests on</source>
        <translation>Asosi</translation>
    </message>
    <message>
        <source>Extrapolated</source>
        <translation>Ekstrapolyatsiya</translation>
    </message>
    <message>
        <source>no</source>
        <translation>yoʻq</translation>
    </message>
    <message>
        <source>yes, the band is wider</source>
        <translation>ha, chegaralar kengroq</translation>
    </message>
    <message>
        <source>Bottleneck</source>
        <translation>Tor joy</translation>
    </message>
    <message>
        <source>Expected: %1 × %2, %3 steps</source>
        <extracomment>%1 × %2 pixels, %3 denoising steps</extracomment>
        <translation>Kutilgan: %1 × %2, %3 qadam</translation>
    </message>
    <message>
        <source>it/s</source>
        <extracomment>unit: denoising steps a second</extracomment>
        <translation>qadam/s</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tezlik</translation>
    </message>
    <message>
        <source>Expected for %1 h of audio</source>
        <extracomment>%1 hours of audio</extracomment>
        <translation>%1 soat audio uchun kutilgan</translation>
    </message>
    <message>
        <source>What the pipeline is made of</source>
        <translation>Konveyer nimalardan iborat</translation>
    </message>
    <message>
        <source>What the memory is enough for</source>
        <translation>Xotira nimaga yetadi</translation>
    </message>
    <message>
        <source>Windows at once</source>
        <translation>Bir vaqtda oynalar</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Sigʻim</translation>
    </message>
</context>
<context>
    <name>MemoryTable</name>
    <message numerus="yes">
        <source>on each of %n GPUs, never one pool</source>
        <translation>
            <numerusform>%n ta GPUning har birida, umumiy hajm emas</numerusform>
            <numerusform>%n ta GPUning har birida, umumiy hajm emas</numerusform>
        </translation>
    </message>
    <message>
        <source>What takes the memory</source>
        <translation>Xotirani nima egallaydi</translation>
    </message>
    <message>
        <source>From the label to what is spare</source>
        <translation>Nominaldan boʻsh xotiragacha</translation>
    </message>
    <message>
        <source>Memory of one GPU by component</source>
        <translation>Bitta GPU xotirasi, tarkibi boʻyicha</translation>
    </message>
    <message>
        <source>What the memory is enough for</source>
        <translation>Xotira nimaga yetadi</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Sigʻim</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a setting and its value: &quot;Memory limit: 90 %&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>labels mostly count in GiB, 1.07 GB each</source>
        <extracomment>under &quot;Nominal memory&quot;: why the usable memory in GB can be the larger figure</extracomment>
        <translation>yorliqlarda odatda GiB, har biri 1,07 GB</translation>
    </message>
    <message>
        <source>The model was made for</source>
        <extracomment>the longest context that the model&apos;s makers promise; the row above says what the memory is enough for</extracomment>
        <translation>Model moʻljallangan kontekst</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>Ishga tushirish</translation>
    </message>
    <message>
        <source>%1 of all</source>
        <extracomment>beside the number of trainable parameters; %1 is a share of all</extracomment>
        <translation>barchasidan %1</translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message>
        <source>linear attention</source>
        <extracomment>a kind of layer of a language model</extracomment>
        <translation>chiziqli diqqat</translation>
    </message>
    <message>
        <source>Consumer</source>
        <extracomment>a class of graphics cards</extracomment>
        <translation>Isteʼmolchi kartalari</translation>
    </message>
    <message>
        <source>Workstation</source>
        <extracomment>a class of graphics cards</extracomment>
        <translation>Ishchi stansiyalar uchun</translation>
    </message>
    <message>
        <source>Data centre</source>
        <extracomment>a class of graphics cards</extracomment>
        <translation>Maʼlumot markazlari uchun</translation>
    </message>
    <message>
        <source>Embedding models</source>
        <translation>Embedding modellari</translation>
    </message>
    <message>
        <source>%1&#xa0;GB %2</source>
        <extracomment>the nominal memory of a graphics card: %1 number, %2 kind of memory</extracomment>
        <translation>%1&#xa0;GB %2</translation>
    </message>
    <message>
        <source>%1 · driver reports %2&#xa0;MiB</source>
        <extracomment>%1 is the line before, %2 a number of binary megabytes</extracomment>
        <translation>%1 · drayver bildiradi: %2&#xa0;MiB</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <extracomment>%1 kind and size of memory, %2 bandwidth, %3 architecture of a graphics card</extracomment>
        <translation>%1 · %2 · %3</translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>Storage</source>
        <translation>Saqlash</translation>
    </message>
    <message>
        <source>Price of a GB of storage, a month</source>
        <translation>Saqlashning bir GB narxi, oyiga</translation>
    </message>
    <message>
        <source>Traffic a month</source>
        <translation>Oylik trafik</translation>
    </message>
    <message>
        <source>Price of a GB of traffic</source>
        <translation>Trafikning bir GB narxi</translation>
    </message>
    <message>
        <source>Hosted API: a million input tokens</source>
        <translation>Tayyor API: million kirish tokeni</translation>
    </message>
    <message>
        <source>Hosted API: a million output tokens</source>
        <translation>Tayyor API: million chiqish tokeni</translation>
    </message>
    <message>
        <source>Horizon</source>
        <extracomment>how far the plan looks ahead</extracomment>
        <translation>Reja muddati</translation>
    </message>
    <message>
        <source>Posts of staff</source>
        <extracomment>how many people&apos;s work; a number such as 0.2</extracomment>
        <translation>Xodimlar shtati</translation>
    </message>
    <message>
        <source>included</source>
        <translation>kiritilgan</translation>
    </message>
    <message>
        <source>excluded, or none is charged</source>
        <translation>kiritilmagan yoki olinmaydi</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>kiritilmagan</translation>
    </message>
</context>
<context>
    <name>NotModelled</name>
    <message>
        <source>this kind of workload is not modelled</source>
        <translation>bunday yuklama modellashtirilmagan</translation>
    </message>
    <message>
        <source>unknown GPU</source>
        <translation>nomaʼlum GPU</translation>
    </message>
    <message>
        <source>unknown model</source>
        <translation>nomaʼlum model</translation>
    </message>
    <message>
        <source>unknown engine</source>
        <translation>nomaʼlum dvigatel</translation>
    </message>
    <message>
        <source>unknown weight format</source>
        <translation>nomaʼlum vazn formati</translation>
    </message>
    <message>
        <source>unknown KV cache format</source>
        <translation>nomaʼlum KV-kesh formati</translation>
    </message>
    <message>
        <source>tensor x pipeline does not divide the number of GPUs</source>
        <translation>GPUlar soni tenzor parallelizmi va konveyer koʻpaytmasiga boʻlinmaydi</translation>
    </message>
    <message>
        <source>the query heads do not divide by the tensor-parallel size</source>
        <translation>soʻrov boshlari tenzor parallelizmi oʻlchamiga boʻlinmaydi</translation>
    </message>
    <message>
        <source>more pipeline stages than layers</source>
        <translation>konveyer bosqichlari qatlamlardan koʻp</translation>
    </message>
    <message>
        <source>unknown image pipeline</source>
        <translation>nomaʼlum tasvir modeli</translation>
    </message>
    <message>
        <source>unknown image engine</source>
        <translation>nomaʼlum tasvir dvigateli</translation>
    </message>
    <message>
        <source>unknown speech model</source>
        <translation>nomaʼlum nutq modeli</translation>
    </message>
    <message>
        <source>unknown speech engine</source>
        <translation>nomaʼlum nutq dvigateli</translation>
    </message>
    <message>
        <source>nothing to generate</source>
        <translation>yaratadigan narsa yoʻq</translation>
    </message>
    <message>
        <source>nothing to transcribe</source>
        <translation>matnga aylantiradigan narsa yoʻq</translation>
    </message>
    <message>
        <source>layers and width of the denoiser</source>
        <translation>denoyzer qatlamlari va kengligi</translation>
    </message>
    <message>
        <source>text encoder</source>
        <translation>matn kodlovchisi</translation>
    </message>
    <message>
        <source>VAE</source>
        <translation>VAE</translation>
    </message>
    <message>
        <source>size of the VAE</source>
        <translation>VAE hajmi</translation>
    </message>
    <message>
        <source>memory settings of pipelines</source>
        <translation>konveyerlar xotirasi sozlamalari</translation>
    </message>
    <message>
        <source>how this weight format is stored in a pipeline</source>
        <translation>bu vazn formati konveyerda qanday saqlanishi</translation>
    </message>
    <message>
        <source>missing fact: %1</source>
        <extracomment>why there is no answer: what the catalogue does not know about a model; %1 is a list</extracomment>
        <translation>yetishmayotgan fakt: %1</translation>
    </message>
    <message>
        <source>unknown training framework</source>
        <translation>nomaʼlum oʻqitish freymvorki</translation>
    </message>
    <message>
        <source>unknown training recipe</source>
        <translation>nomaʼlum oʻqitish retsepti</translation>
    </message>
    <message>
        <source>full fine-tuning of weights in fewer than 16 bits</source>
        <translation>16 bitdan kam vaznlarni toʻliq qoʻshimcha oʻqitish</translation>
    </message>
    <message>
        <source>unknown LoRA target</source>
        <translation>nomaʼlum LoRA nishoni</translation>
    </message>
    <message>
        <source>no matrix to adapt</source>
        <translation>moslanadigan matritsa yoʻq</translation>
    </message>
    <message>
        <source>rank above the dimension of an adapted matrix</source>
        <translation>rang moslanadigan matritsa oʻlchamidan katta</translation>
    </message>
    <message>
        <source>QLoRA needs quantized base weights</source>
        <translation>QLoRA uchun kvantlangan asos vaznlar kerak</translation>
    </message>
    <message>
        <source>LoRA keeps its base in 8 bits or more</source>
        <translation>LoRA asosni 8 bit yoki koʻproqda saqlaydi</translation>
    </message>
</context>
<context>
    <name>ParameterWords</name>
    <message>
        <source>How many numbers the model consists of. A known model sets it; any other size stands for a generic dense architecture.</source>
        <translation>Model nechta sondan iborat. Maʼlum model hajmni oʻzi belgilaydi; boshqa har qanday hajm umumlashgan zich arxitekturani bildiradi.</translation>
    </message>
    <message>
        <source>billions of parameters</source>
        <translation>milliard parametr</translation>
    </message>
    <message>
        <source>1 to 70 for one GPU, hundreds for a server</source>
        <translation>bitta GPU uchun 1–70, server uchun yuzlab</translation>
    </message>
    <message>
        <source>weights, speed ceiling</source>
        <translation>vaznlar, tezlikning yuqori chegarasi</translation>
    </message>
    <message>
        <source>How a weight is stored. Fewer bits take less memory and are read faster; answers may get worse.</source>
        <translation>Har bir vazn qanday saqlanadi. Bit qancha kam boʻlsa, xotira shuncha kam ketadi va oʻqish tezlashadi; javoblar yomonlashishi mumkin.</translation>
    </message>
    <message>
        <source>a format, by bits per weight</source>
        <translation>format, har bir vaznga bitlar soni boʻyicha</translation>
    </message>
    <message>
        <source>BF16 as released; 8 or 4 bits to save memory</source>
        <translation>BF16 — chiqarilgan holatida; xotirani tejash uchun 8 yoki 4 bit</translation>
    </message>
    <message>
        <source>How the keys and values of earlier tokens are stored. One byte instead of two halves the KV cache.</source>
        <translation>Oldingi tokenlarning kalit va qiymatlari qanday saqlanadi. Ikki bayt oʻrniga bir bayt KV-keshni ikki baravar kichraytiradi.</translation>
    </message>
    <message>
        <source>a format, by bytes per element</source>
        <translation>format, elementga baytlar soni boʻyicha</translation>
    </message>
    <message>
        <source>16 bits; FP8 for long contexts</source>
        <translation>16 bit; uzun kontekstlar uchun FP8</translation>
    </message>
    <message>
        <source>KV cache, requests that fit, longest context</source>
        <translation>KV-kesh, sigʻadigan soʻrovlar soni, eng uzun kontekst</translation>
    </message>
    <message>
        <source>Tokens of one request, input and output together.</source>
        <translation>Bitta soʻrovning tokenlari: kirish va chiqish birgalikda.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>4K for chat, 32K to 128K for documents</source>
        <translation>suhbat uchun 4K, hujjatlar uchun 32K–128K</translation>
    </message>
    <message>
        <source>KV cache, requests that fit</source>
        <translation>KV-kesh, sigʻadigan soʻrovlar soni</translation>
    </message>
    <message>
        <source>Requests that the service works on at the same time, each with a full context.</source>
        <translation>Xizmat bir vaqtda bajaradigan soʻrovlar, har biri toʻliq kontekst bilan.</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>soʻrov</translation>
    </message>
    <message>
        <source>1 to 256</source>
        <translation>1 dan 256 gacha</translation>
    </message>
    <message>
        <source>KV cache, verdict</source>
        <translation>KV-kesh, xulosa</translation>
    </message>
    <message>
        <source>Tokens of the question and of everything sent with it.</source>
        <translation>Savol va u bilan birga yuboriladigan barcha matn tokenlari.</translation>
    </message>
    <message>
        <source>most of the context</source>
        <translation>kontekstning katta qismi</translation>
    </message>
    <message>
        <source>cost of a result</source>
        <translation>natija narxi</translation>
    </message>
    <message>
        <source>Tokens of the answer.</source>
        <translation>Javob tokenlari.</translation>
    </message>
    <message>
        <source>200 to 2,000</source>
        <translation>200 dan 2000 gacha</translation>
    </message>
    <message>
        <source>Memory that a desktop or another process takes on each GPU before the engine starts.</source>
        <translation>Dvigatel ishga tushishidan oldin ish stoli yoki boshqa jarayon har bir GPUda egallaydigan xotira.</translation>
    </message>
    <message>
        <source>gigabytes on each GPU</source>
        <translation>har bir GPUda gigabayt</translation>
    </message>
    <message>
        <source>0 on a server, 0.5 to 2 with a desktop</source>
        <translation>serverda 0, ish stoli bilan 0,5–2</translation>
    </message>
    <message>
        <source>verdict, spare memory</source>
        <translation>xulosa, boʻsh xotira</translation>
    </message>
    <message>
        <source>What an hour of one GPU costs. Several GPUs cost as many times more.</source>
        <translation>Bitta GPUning bir soati qancha turadi. Bir nechta GPU shuncha baravar qimmat.</translation>
    </message>
    <message>
        <source>money per GPU-hour</source>
        <translation>GPU-soat uchun pul</translation>
    </message>
    <message>
        <source>price per hour, cost of a million tokens</source>
        <translation>soatlik narx, million token narxi</translation>
    </message>
    <message>
        <source>The share of the GPU&apos;s memory that the engine may use for weights, KV cache and activations.</source>
        <translation>Dvigatel vaznlar, KV-kesh va aktivatsiyalar uchun ishlatishi mumkin boʻlgan GPU xotirasi ulushi.</translation>
    </message>
    <message>
        <source>per cent of the memory that a program sees</source>
        <translation>dasturga koʻrinadigan xotiraning foizi</translation>
    </message>
    <message>
        <source>85 to 95</source>
        <translation>85 dan 95 gacha</translation>
    </message>
    <message>
        <source>limit, spare memory, requests that fit</source>
        <translation>limit, boʻsh xotira, sigʻadigan soʻrovlar soni</translation>
    </message>
    <message>
        <source>The program that serves the model. Each sets memory aside by its own rule, and the rule changes between versions.</source>
        <translation>Modelga xizmat koʻrsatuvchi dastur. Har biri xotirani oʻz qoidasi boʻyicha zaxiralaydi, qoida esa versiyadan versiyaga oʻzgaradi.</translation>
    </message>
    <message>
        <source>limit, activations, runtime overhead</source>
        <translation>limit, aktivatsiyalar, muhitning xizmat xarajatlari</translation>
    </message>
    <message>
        <source>The most requests that the engine runs in one step; it reserves activations for them at the start.</source>
        <translation>Dvigatel bir qadamda bajaradigan soʻrovlarning eng koʻp soni; ular uchun aktivatsiyalarni ishga tushishda zaxiralaydi.</translation>
    </message>
    <message>
        <source>256 to 1,024</source>
        <translation>256 dan 1024 gacha</translation>
    </message>
    <message>
        <source>activations, verdict</source>
        <translation>aktivatsiyalar, xulosa</translation>
    </message>
    <message>
        <source>The most tokens that the engine processes in one step.</source>
        <translation>Dvigatel bir qadamda qayta ishlaydigan tokenlarning eng koʻp soni.</translation>
    </message>
    <message>
        <source>2,048 to 8,192</source>
        <translation>2048 dan 8192 gacha</translation>
    </message>
    <message>
        <source>Without CUDA graphs the engine takes less memory and generates more slowly.</source>
        <translation>CUDA graflarisiz dvigatel kamroq xotira oladi va sekinroq generatsiya qiladi.</translation>
    </message>
    <message>
        <source>memory of graphs</source>
        <translation>graflar xotirasi</translation>
    </message>
    <message>
        <source>Model si&amp;ze</source>
        <translation>Model &amp;hajmi</translation>
    </message>
    <message>
        <source>Changes the weights and the speed ceiling</source>
        <translation>Vaznlarni va tezlikning yuqori chegarasini oʻzgartiradi</translation>
    </message>
    <message>
        <source>&amp;Weight precision</source>
        <translation>&amp;Vaznlar aniqligi</translation>
    </message>
    <message>
        <source>Changes the size of the weights and the speed ceiling</source>
        <translation>Vaznlar hajmini va tezlikning yuqori chegarasini oʻzgartiradi</translation>
    </message>
    <message>
        <source>Con&amp;text length</source>
        <translation>&amp;Kontekst uzunligi</translation>
    </message>
    <message>
        <source>Changes the KV cache of each request</source>
        <translation>Har bir soʻrovning KV-keshini oʻzgartiradi</translation>
    </message>
    <message>
        <source>Concurrent re&amp;quests</source>
        <translation>&amp;Parallel soʻrovlar</translation>
    </message>
    <message>
        <source>Changes the KV cache of all requests together</source>
        <translation>Barcha soʻrovlarning umumiy KV-keshini oʻzgartiradi</translation>
    </message>
    <message>
        <source>&amp;KV cache precision</source>
        <translation>KV-ke&amp;sh aniqligi</translation>
    </message>
    <message>
        <source>Changes the size of the KV cache</source>
        <translation>KV-kesh hajmini oʻzgartiradi</translation>
    </message>
    <message>
        <source>Memory &amp;limit</source>
        <translation>&amp;Xotira limiti</translation>
    </message>
    <message>
        <source>Changes how much of the GPU&apos;s memory the engine may use</source>
        <translation>Dvigatel GPU xotirasining qanchasini ishlatishini oʻzgartiradi</translation>
    </message>
    <message>
        <source>E&amp;ngine</source>
        <translation>&amp;Dvigatel</translation>
    </message>
    <message>
        <source>Changes the rule by which memory is set aside</source>
        <translation>Xotira zaxiralash qoidasini oʻzgartiradi</translation>
    </message>
    <message>
        <source>&amp;Input tokens</source>
        <translation>K&amp;irish tokenlari</translation>
    </message>
    <message>
        <source>Divides the context between question and answer</source>
        <translation>Kontekstni savol va javob orasida taqsimlaydi</translation>
    </message>
    <message>
        <source>&amp;Output tokens</source>
        <translation>&amp;Chiqish tokenlari</translation>
    </message>
    <message>
        <source>&amp;Requests in one step (max_num_seqs)</source>
        <extracomment>max_num_seqs is the name of an engine&apos;s setting</extracomment>
        <translation>Bir qadamdagi soʻ&amp;rovlar (max_num_seqs)</translation>
    </message>
    <message>
        <source>Changes the activations that are reserved</source>
        <translation>Zaxiralanadigan aktivatsiyalarni oʻzgartiradi</translation>
    </message>
    <message>
        <source>Tokens in one step (max_num_&amp;batched_tokens)</source>
        <extracomment>max_num_batched_tokens is the name of an engine&apos;s setting</extracomment>
        <translation>Bir qadamdagi &amp;tokenlar (max_num_batched_tokens)</translation>
    </message>
    <message>
        <source>Without CUDA &amp;graphs (eager)</source>
        <extracomment>a setting of an engine; &quot;eager&quot; is its name</extracomment>
        <translation>CUDA &amp;graflarisiz (eager)</translation>
    </message>
    <message>
        <source>Changes the memory of CUDA graphs</source>
        <translation>CUDA graflari xotirasini oʻzgartiradi</translation>
    </message>
    <message>
        <source>Used by others on each GP&amp;U</source>
        <translation>Har bir GPUda &amp;boshqalar band qilgan</translation>
    </message>
    <message>
        <source>Changes what is left for the engine</source>
        <translation>Dvigatelga qoladigan xotirani oʻzgartiradi</translation>
    </message>
    <message>
        <source>&amp;Price of a GPU-hour</source>
        <translation>GPU-soat &amp;narxi</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>berilmagan</translation>
    </message>
    <message>
        <source>%1, the default scenario</source>
        <extracomment>where a default comes from; %1 is the value</extracomment>
        <translation>%1, standart ssenariy</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <extracomment>where a default comes from; %1 is the value, %2 the source</extracomment>
        <translation>%1, manba: %2</translation>
    </message>
    <message>
        <source>Back to “not set”</source>
        <extracomment>a button that takes back a change</extracomment>
        <translation>“Berilmagan” holatiga qaytarish</translation>
    </message>
    <message>
        <source>Back to the default value (%1)</source>
        <extracomment>a button that takes back a change; %1 is the value</extracomment>
        <translation>Standart qiymatga qaytarish (%1)</translation>
    </message>
    <message>
        <source>Changes the memory of the run</source>
        <translation>Ishga tushirish xotirasini oʻzgartiradi</translation>
    </message>
    <message>
        <source>Changes the activations</source>
        <translation>Aktivatsiyalarni oʻzgartiradi</translation>
    </message>
    <message>
        <source>Changes the time of the run</source>
        <translation>Bajarilish davomiyligini oʻzgartiradi</translation>
    </message>
    <message>
        <source>M&amp;ethod</source>
        <translation>&amp;Usul</translation>
    </message>
    <message>
        <source>Changes what is trained and kept for each weight</source>
        <translation>Nima oʻqitilishi va har bir vazn uchun nima saqlanishini oʻzgartiradi</translation>
    </message>
    <message>
        <source>&amp;Framework</source>
        <translation>&amp;Freymvork</translation>
    </message>
    <message>
        <source>&amp;Base precision</source>
        <translation>&amp;Asos aniqligi</translation>
    </message>
    <message>
        <source>Changes the size of the frozen weights</source>
        <translation>Muzlatilgan vaznlar hajmini oʻzgartiradi</translation>
    </message>
    <message>
        <source>LoRA &amp;rank</source>
        <translation>LoRA &amp;rangi</translation>
    </message>
    <message>
        <source>Changes the trainable parameters</source>
        <translation>Oʻqitiladigan parametrlarni oʻzgartiradi</translation>
    </message>
    <message>
        <source>Adapted &amp;matrices</source>
        <translation>Moslanadigan &amp;matritsalar</translation>
    </message>
    <message>
        <source>Changes the trainable parameters and the activations</source>
        <translation>Oʻqitiladigan parametrlar va aktivatsiyalarni oʻzgartiradi</translation>
    </message>
    <message>
        <source>&amp;Sequence length</source>
        <translation>&amp;Ketma-ketlik uzunligi</translation>
    </message>
    <message>
        <source>Micro-batc&amp;h</source>
        <translation>Mi&amp;krobatch</translation>
    </message>
    <message>
        <source>Gradient &amp;accumulation</source>
        <translation>Gradiyentlarni &amp;yigʻish</translation>
    </message>
    <message>
        <source>Changes the steps of the run</source>
        <translation>Qadamlar sonini oʻzgartiradi</translation>
    </message>
    <message>
        <source>Gradient &amp;checkpointing</source>
        <translation>Aktivatsiyalarni qayta hisoblash (&amp;checkpointing)</translation>
    </message>
    <message>
        <source>Changes the activations and the time</source>
        <translation>Aktivatsiyalar va vaqtni oʻzgartiradi</translation>
    </message>
    <message>
        <source>Precision recipe</source>
        <translation>Aniqlik retsepti</translation>
    </message>
    <message>
        <source>Changes the bytes of each trainable parameter</source>
        <translation>Har bir oʻqitiladigan parametr baytlarini oʻzgartiradi</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizator</translation>
    </message>
    <message>
        <source>Changes the optimizer state</source>
        <translation>Optimizator holatini oʻzgartiradi</translation>
    </message>
    <message>
        <source>Optimizer step inside the backward pass</source>
        <translation>Optimizator qadami teskari oʻtish ichida</translation>
    </message>
    <message>
        <source>Changes the gradients that are kept</source>
        <translation>Saqlanadigan gradiyentlarni oʻzgartiradi</translation>
    </message>
    <message>
        <source>Attention kernel</source>
        <translation>Diqqat yadrosi</translation>
    </message>
    <message>
        <source>Packing of short samples</source>
        <translation>Qisqa namunalarni joylash</translation>
    </message>
    <message>
        <source>Compile (torch.compile)</source>
        <translation>Kompilyatsiya (torch.compile)</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Yoʻqotish funksiyasi</translation>
    </message>
    <message>
        <source>Changes the memory of the logits</source>
        <translation>Logitlar xotirasini oʻzgartiradi</translation>
    </message>
    <message>
        <source>Sharding over GPUs</source>
        <translation>GPUlar orasida taqsimlash</translation>
    </message>
    <message>
        <source>Changes what each GPU holds</source>
        <translation>Har bir GPU saqlaydigan narsani oʻzgartiradi</translation>
    </message>
    <message>
        <source>Kept in host memory</source>
        <translation>Xost xotirasida saqlanadi</translation>
    </message>
    <message>
        <source>Samples of the data set</source>
        <translation>Toʻplamdagi namunalar</translation>
    </message>
    <message>
        <source>Tokens of a sample</source>
        <translation>Namunadagi tokenlar</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epoxalar</translation>
    </message>
    <message>
        <source>Full fine-tuning trains every weight. LoRA trains small matrices beside frozen weights; QLoRA also stores the frozen weights in 4 bits.</source>
        <translation>Toʻliq qoʻshimcha oʻqitish barcha vaznlarni oʻqitadi. LoRA muzlatilgan vaznlar yonidagi kichik matritsalarni oʻqitadi; QLoRA muzlatilgan vaznlarni 4 bitda ham saqlaydi.</translation>
    </message>
    <message>
        <source>LoRA or QLoRA on one GPU</source>
        <translation>Bitta GPUda LoRA yoki QLoRA</translation>
    </message>
    <message>
        <source>weights, gradients, optimizer state</source>
        <translation>vaznlar, gradiyentlar, optimizator holati</translation>
    </message>
    <message>
        <source>The program that trains. Each keeps other copies and reserves memory its own way.</source>
        <translation>Oʻqitadigan dastur. Har biri oʻz nusxalarini saqlaydi va xotirani oʻzicha zaxiralaydi.</translation>
    </message>
    <message>
        <source>activations, time</source>
        <translation>aktivatsiyalar, vaqt</translation>
    </message>
    <message>
        <source>How the frozen weights are stored while adapters are trained.</source>
        <translation>Adapterlar oʻqitilayotganda muzlatilgan vaznlar qanday saqlanadi.</translation>
    </message>
    <message>
        <source>BF16; NF4 for QLoRA</source>
        <translation>BF16; QLoRA uchun NF4</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>vaznlar</translation>
    </message>
    <message>
        <source>The inner width of the adapters: a matrix of n rows and m columns gets rank × (n + m) trainable parameters.</source>
        <translation>Adapterlarning ichki kengligi: n qator va m ustunli matritsa rang × (n + m) ta oʻqitiladigan parametr oladi.</translation>
    </message>
    <message>
        <source>8 to 64</source>
        <translation>8 dan 64 gacha</translation>
    </message>
    <message>
        <source>adapters, optimizer state</source>
        <translation>adapterlar, optimizator holati</translation>
    </message>
    <message>
        <source>Which matrices of each layer get an adapter.</source>
        <translation>Har bir qatlamning qaysi matritsalari adapter oladi.</translation>
    </message>
    <message>
        <source>all linear layers</source>
        <translation>barcha chiziqli qatlamlar</translation>
    </message>
    <message>
        <source>adapters, activations</source>
        <translation>adapterlar, aktivatsiyalar</translation>
    </message>
    <message>
        <source>In which precision weights, gradients and optimizer state are kept. With AdamW the bytes of a trainable parameter add up to the number in the name.</source>
        <translation>Vaznlar, gradiyentlar va optimizator holati qaysi aniqlikda saqlanadi. AdamW bilan oʻqitiladigan parametr baytlari nomdagi songa teng boʻladi.</translation>
    </message>
    <message>
        <source>bytes per trainable parameter</source>
        <translation>har bir oʻqitiladigan parametrga baytlar</translation>
    </message>
    <message>
        <source>18, 16, 12 or 8</source>
        <translation>18, 16, 12 yoki 8</translation>
    </message>
    <message>
        <source>What computes the step from the gradients; it keeps none, one or two numbers for each trainable parameter.</source>
        <translation>Gradiyentlardan qadamni hisoblaydi; har bir oʻqitiladigan parametr uchun nol, bir yoki ikki son saqlaydi.</translation>
    </message>
    <message>
        <source>AdamW, 8 bit to save memory</source>
        <translation>AdamW; xotirani tejash uchun 8 bit</translation>
    </message>
    <message>
        <source>optimizer state</source>
        <translation>optimizator holati</translation>
    </message>
    <message>
        <source>Each gradient is used and freed at once, so they are never all in memory.</source>
        <translation>Har bir gradiyent darhol ishlatilib boʻshatiladi, shuning uchun ular xotirada hech qachon birga turmaydi.</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>gradiyentlar</translation>
    </message>
    <message>
        <source>Tokens of the longest sequence: it sets the peak of the memory.</source>
        <translation>Eng uzun ketma-ketlik tokenlari: xotira choʻqqisini u belgilaydi.</translation>
    </message>
    <message>
        <source>512 to 8K</source>
        <translation>512 dan 8K gacha</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>aktivatsiyalar</translation>
    </message>
    <message>
        <source>Sequences that a GPU passes through the model at once.</source>
        <translation>GPU model orqali bir vaqtda oʻtkazadigan ketma-ketliklar.</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>ketma-ketliklar</translation>
    </message>
    <message>
        <source>1 to 8</source>
        <translation>1 dan 8 gacha</translation>
    </message>
    <message>
        <source>Passes whose gradients are added before one optimizer step. It takes no more memory, but gradients stay while the next pass runs.</source>
        <translation>Bitta optimizator qadamidan oldin gradiyentlari qoʻshiladigan oʻtishlar. Xotira oshmaydi, lekin keyingi oʻtish davomida gradiyentlar qoladi.</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>oʻtishlar</translation>
    </message>
    <message>
        <source>1 to 64</source>
        <translation>1 dan 64 gacha</translation>
    </message>
    <message>
        <source>steps of the run</source>
        <translation>qadamlar</translation>
    </message>
    <message>
        <source>Keeps only the input of a layer and computes the rest again on the way back.</source>
        <translation>Faqat qatlam kirishini saqlaydi, qolganini qaytish yoʻlida qaytadan hisoblaydi.</translation>
    </message>
    <message>
        <source>every layer</source>
        <translation>har bir qatlam</translation>
    </message>
    <message>
        <source>activations, a third more time</source>
        <translation>aktivatsiyalar, vaqt uchdan biriga koʻp</translation>
    </message>
    <message>
        <source>Flash attention never writes the scores of all pairs of tokens; eager attention keeps them, and they grow with the square of the sequence.</source>
        <translation>Flash attention barcha token juftliklari baholarini yozmaydi; eager diqqati ularni saqlaydi va ular ketma-ketlik kvadratiga mutanosib oʻsadi.</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash attention</translation>
    </message>
    <message>
        <source>Short samples share one sequence; without it a batch is padded to its longest.</source>
        <translation>Qisqa namunalar bitta ketma-ketlikka joylanadi; aks holda batch eng uzuniga toʻldiriladi.</translation>
    </message>
    <message>
        <source>time</source>
        <translation>vaqt</translation>
    </message>
    <message>
        <source>Compiled kernels keep fewer copies and read them less often.</source>
        <translation>Kompilyatsiya qilingan yadrolar kamroq nusxa saqlaydi va ularni kamroq oʻqiydi.</translation>
    </message>
    <message>
        <source>How the loss is taken from the logits: one value for each token and each word of the vocabulary. Chunked and fused losses never hold them all.</source>
        <translation>Yoʻqotish logitlardan qanday olinadi: har bir token va lugʻatdagi har bir soʻz uchun bitta qiymat. Qismlab va birlashtirib hisoblaganda ularning barchasi birga saqlanmaydi.</translation>
    </message>
    <message>
        <source>What several GPUs divide among them: ZeRO-1 the optimizer state, ZeRO-2 the gradients too, ZeRO-3 and FSDP the weights too. Activations are never divided.</source>
        <translation>Bir nechta GPU oʻzaro nimani boʻlishadi: ZeRO-1 optimizator holatini, ZeRO-2 gradiyentlarni ham, ZeRO-3 va FSDP vaznlarni ham. Aktivatsiyalar hech qachon boʻlinmaydi.</translation>
    </message>
    <message>
        <source>What waits in host memory and comes over PCIe when it is needed.</source>
        <translation>Nima xost xotirasida kutadi va kerak boʻlganda PCIe orqali keladi.</translation>
    </message>
    <message>
        <source>memory, time</source>
        <translation>xotira, vaqt</translation>
    </message>
    <message>
        <source>How many examples the data set has.</source>
        <translation>Maʼlumotlar toʻplamida nechta namuna bor.</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>namunalar</translation>
    </message>
    <message>
        <source>1,000 to 100,000</source>
        <translation>1 000 dan 100 000 gacha</translation>
    </message>
    <message>
        <source>time, cost of the run</source>
        <translation>vaqt, ishga tushirish narxi</translation>
    </message>
    <message>
        <source>Tokens of an example, on average.</source>
        <translation>Namunadagi tokenlar soni, oʻrtacha.</translation>
    </message>
    <message>
        <source>How often the run passes over the data set.</source>
        <translation>Ishga tushirish maʼlumotlar toʻplamidan necha marta oʻtadi.</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>1 dan 5 gacha</translation>
    </message>
    <message>
        <source>Changes the cost of a result</source>
        <translation>Natija narxini oʻzgartiradi</translation>
    </message>
    <message>
        <source>Changes the memory and the time of a run</source>
        <translation>Ishga tushirish xotirasi va vaqtini oʻzgartiradi</translation>
    </message>
    <message>
        <source>Changes the size of the weights</source>
        <translation>Vaznlar hajmini oʻzgartiradi</translation>
    </message>
    <message>
        <source>&amp;Pipeline</source>
        <translation>Model kon&amp;veyeri</translation>
    </message>
    <message>
        <source>&amp;Width, pixels</source>
        <translation>&amp;Eni, piksel</translation>
    </message>
    <message>
        <source>&amp;Height, pixels</source>
        <translation>&amp;Boʻyi, piksel</translation>
    </message>
    <message>
        <source>&amp;Frames of the video</source>
        <translation>Video &amp;kadrlari</translation>
    </message>
    <message>
        <source>&amp;Images of a run</source>
        <translation>Bir ishga tushirishdagi &amp;tasvirlar</translation>
    </message>
    <message>
        <source>Denoising &amp;steps</source>
        <translation>Shovqindan tozalash &amp;qadamlari</translation>
    </message>
    <message>
        <source>&amp;Denoiser precision</source>
        <translation>&amp;Denoyzer aniqligi</translation>
    </message>
    <message>
        <source>&amp;Text encoder precision</source>
        <translation>&amp;Matn kodlovchilari aniqligi</translation>
    </message>
    <message>
        <source>&amp;VAE precision</source>
        <translation>&amp;VAE aniqligi</translation>
    </message>
    <message>
        <source>Changes the memory of decoding</source>
        <translation>Dekodlash xotirasini oʻzgartiradi</translation>
    </message>
    <message>
        <source>Kept in host &amp;memory</source>
        <translation>Xost &amp;xotirasida saqlanadi</translation>
    </message>
    <message>
        <source>Classifier-free &amp;guidance</source>
        <translation>Klassifikatorsiz &amp;yoʻnaltirish (CFG)</translation>
    </message>
    <message>
        <source>Doubles the work of a step</source>
        <translation>Qadam ishini ikki baravar oshiradi</translation>
    </message>
    <message>
        <source>VAE ti&amp;ling</source>
        <translation>VAE &amp;plitkalar boʻyicha</translation>
    </message>
    <message>
        <source>VAE sli&amp;cing</source>
        <translation>VAE bi&amp;tta tasvirdan</translation>
    </message>
    <message>
        <source>&amp;Quantization tool</source>
        <translation>&amp;Kvantlash vositasi</translation>
    </message>
    <message>
        <source>Speech &amp;model</source>
        <translation>Nutq &amp;modeli</translation>
    </message>
    <message>
        <source>Win&amp;dows decoded together</source>
        <translation>Birga dekodlanadigan &amp;oynalar</translation>
    </message>
    <message>
        <source>&amp;Beams</source>
        <translation>&amp;Nurlar</translation>
    </message>
    <message>
        <source>&amp;Hours of audio</source>
        <translation>Audio &amp;soatlari</translation>
    </message>
    <message>
        <source>&amp;Flash attention</source>
        <translation>&amp;Flash attention</translation>
    </message>
    <message>
        <source>A model that makes images or video: a denoiser with its text encoders and a VAE.</source>
        <translation>Tasvir yoki video yaratadigan model: denoyzer, matn kodlovchilari va VAE.</translation>
    </message>
    <message>
        <source>Pixels of a side. Work grows with the area, attention with its square.</source>
        <translation>Tomon piksellari. Ish maydon bilan, eʼtibor esa uning kvadrati bilan oʻsadi.</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>piksel</translation>
    </message>
    <message>
        <source>512 to 1,024</source>
        <translation>512 dan 1024 gacha</translation>
    </message>
    <message>
        <source>Frames of one video; the model works on groups of them.</source>
        <translation>Bitta video kadrlari; model ularning guruhlari bilan ishlaydi.</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>kadr</translation>
    </message>
    <message>
        <source>49 to 129</source>
        <translation>49 dan 129 gacha</translation>
    </message>
    <message>
        <source>Images that one run makes together.</source>
        <translation>Bitta ishga tushirish birga yaratadigan tasvirlar.</translation>
    </message>
    <message>
        <source>images</source>
        <translation>tasvir</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>1 dan 4 gacha</translation>
    </message>
    <message>
        <source>How often the denoiser passes over the picture.</source>
        <translation>Denoyzer rasm ustidan necha marta oʻtadi.</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>qadam</translation>
    </message>
    <message>
        <source>4 for distilled models, 20 to 50 for others</source>
        <translation>distillangan modellar uchun 4, boshqalari uchun 20 dan 50 gacha</translation>
    </message>
    <message>
        <source>Each step is computed with and without the prompt; models distilled for it do without.</source>
        <translation>Har bir qadam soʻrov bilan va usiz hisoblanadi; distillangan modellarga bu kerak emas.</translation>
    </message>
    <message>
        <source>time, memory of denoising</source>
        <translation>vaqt, shovqindan tozalash xotirasi</translation>
    </message>
    <message>
        <source>How the weights of the denoiser are stored. Fewer bits save memory; only an engine that computes in them is faster.</source>
        <translation>Denoyzer vaznlari qanday saqlanadi. Kamroq bit xotirani tejaydi; faqat shu formatda hisoblaydigan dvigatel tezroq boʻladi.</translation>
    </message>
    <message>
        <source>BF16, FP8 or NF4</source>
        <translation>BF16, FP8 yoki NF4</translation>
    </message>
    <message>
        <source>How the text encoders are stored; they work once a run.</source>
        <translation>Matn kodlovchilari qanday saqlanadi; ular har ishga tushirishda bir marta ishlaydi.</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>In which precision pictures are decoded; some VAEs overflow in 16 bits.</source>
        <translation>Rasmlar qaysi aniqlikda dekodlanadi; ayrim VAE 16 bitda toʻlib ketadi.</translation>
    </message>
    <message>
        <source>as released</source>
        <translation>eʼlon qilinganidek</translation>
    </message>
    <message>
        <source>memory of VAE decoding</source>
        <translation>VAE dekodlash xotirasi</translation>
    </message>
    <message>
        <source>What waits in host memory until its turn: whole components, single layers or groups of layers. It saves memory and costs time.</source>
        <translation>Xost xotirasida navbatini nima kutadi: butun komponentlar, alohida qatlamlar yoki qatlamlar guruhi. Xotirani tejaydi, vaqt oladi.</translation>
    </message>
    <message>
        <source>nothing, where it fits</source>
        <translation>sigʻsa — hech narsa</translation>
    </message>
    <message>
        <source>The program that runs the pipeline.</source>
        <translation>Konveyerni bajaradigan dastur.</translation>
    </message>
    <message>
        <source>Decodes the picture tile by tile.</source>
        <translation>Rasmni plitkama-plitka dekodlaydi.</translation>
    </message>
    <message>
        <source>Decodes one image of the run at a time.</source>
        <translation>Ishga tushirish tasvirlarini bittadan dekodlaydi.</translation>
    </message>
    <message>
        <source>Fuses kernels of the denoiser before the first run.</source>
        <translation>Birinchi ishga tushirishdan oldin denoyzer yadrolarini birlashtiradi.</translation>
    </message>
    <message>
        <source>Flash attention never writes the scores of all pairs of tokens; eager attention does, and they grow with the square of the picture.</source>
        <translation>Flash attention barcha token juftliklari baholarini yozmaydi; eager yozadi va ular rasm kvadrati bilan oʻsadi.</translation>
    </message>
    <message>
        <source>What quantizes the weights. Tools leave different layers alone.</source>
        <translation>Vaznlarni nima kvantlaydi. Vositalar turli qatlamlarga tegmaydi.</translation>
    </message>
    <message>
        <source>weights, time</source>
        <translation>vaznlar, vaqt</translation>
    </message>
    <message>
        <source>An encoder of sound with a decoder that writes text.</source>
        <translation>Tovush kodlovchisi va matn yozadigan dekoder.</translation>
    </message>
    <message>
        <source>The program that transcribes.</source>
        <translation>Nutqni matnga aylantiradigan dastur.</translation>
    </message>
    <message>
        <source>How the weights are stored on the GPU.</source>
        <translation>Vaznlar GPUda qanday saqlanadi.</translation>
    </message>
    <message>
        <source>FP16 or INT8</source>
        <translation>FP16 yoki INT8</translation>
    </message>
    <message>
        <source>Pieces of 30 seconds that are decoded at once. More fill the GPU better until it is saturated.</source>
        <translation>Bir vaqtda dekodlanadigan 30 soniyalik boʻlaklar. Koʻprogʻi GPUni toʻyinguncha yaxshiroq yuklaydi.</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>oyna</translation>
    </message>
    <message>
        <source>8 to 24</source>
        <translation>8 dan 24 gacha</translation>
    </message>
    <message>
        <source>Candidates of the text that are followed at once; one is greedy.</source>
        <translation>Bir vaqtda kuzatiladigan matn variantlari; bittasi — ochkoʻz qidiruv.</translation>
    </message>
    <message>
        <source>beams</source>
        <translation>nur</translation>
    </message>
    <message>
        <source>1 or 5</source>
        <translation>1 yoki 5</translation>
    </message>
    <message>
        <source>How much audio is transcribed.</source>
        <translation>Qancha audio matnga aylantiriladi.</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>soat</translation>
    </message>
    <message>
        <source>Attention that never writes the scores of all pairs of positions.</source>
        <translation>Barcha pozitsiya juftliklari baholarini yozmaydigan eʼtibor.</translation>
    </message>
</context>
<context>
    <name>PriceList</name>
    <message>
        <source>Provider</source>
        <translation>Provayder</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Count</source>
        <extracomment>number of GPUs</extracomment>
        <translation>Soni</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Narx</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Valyuta</translation>
    </message>
    <message>
        <source>Per</source>
        <extracomment>hour, month ...</extracomment>
        <translation>Davr</translation>
    </message>
    <message>
        <source>Purchase model</source>
        <extracomment>on-demand, spot, reserved</extracomment>
        <translation>Ijara modeli</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Oʻz ichiga oladi</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>QQS</translation>
    </message>
    <message>
        <source>VAT, %</source>
        <translation>QQS, %</translation>
    </message>
    <message>
        <source>Billed by the</source>
        <translation>Hisoblash birligi</translation>
    </message>
    <message>
        <source>Minimum charge</source>
        <translation>Eng kam toʻlov</translation>
    </message>
    <message>
        <source>vCPU</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>RAM, GiB</source>
        <translation>Xotira, GiB</translation>
    </message>
    <message>
        <source>Disk, GB</source>
        <translation>Disk, GB</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Hudud</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Sana</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Manba</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Izohlar</translation>
    </message>
    <message>
        <source>No GPU is named.</source>
        <translation>GPU koʻrsatilmagan.</translation>
    </message>
    <message>
        <source>The price is empty.</source>
        <translation>Narx boʻsh.</translation>
    </message>
    <message>
        <source>“%1” is no price.</source>
        <translation>“%1” — narx emas.</translation>
    </message>
    <message>
        <source>A price of “%1” cannot be.</source>
        <translation>“%1” narxi boʻlishi mumkin emas.</translation>
    </message>
    <message>
        <source>No currency is named.</source>
        <translation>Valyuta koʻrsatilmagan.</translation>
    </message>
    <message>
        <source>“%1” is no known currency.</source>
        <translation>“%1” — nomaʼlum valyuta.</translation>
    </message>
    <message>
        <source>“%1” is no number of GPUs.</source>
        <translation>“%1” — GPUlar soni emas.</translation>
    </message>
    <message>
        <source>“%1” is no period: an hour, a month …</source>
        <translation>“%1” — davr emas: soat, oy…</translation>
    </message>
    <message>
        <source>“%1” is no plausible date.</source>
        <translation>“%1” — ishonarli sana emas.</translation>
    </message>
    <message>
        <source>“%1” is no rate of VAT.</source>
        <translation>“%1” — QQS stavkasi emas.</translation>
    </message>
    <message>
        <source>The row has more cells than the header.</source>
        <translation>Qatorda sarlavhadagidan koʻp katak bor.</translation>
    </message>
    <message>
        <source>Repeats line %1.</source>
        <translation>%1-qatorni takrorlaydi.</translation>
    </message>
    <message>
        <source>Check: a spot price above the on-demand price of %1.</source>
        <translation>Tekshiring: spot narxi talab boʻyicha narxdan yuqori, %1.</translation>
    </message>
    <message>
        <source>Check: several GPUs at about the price of one, %1.</source>
        <translation>Tekshiring: bir nechta GPU taxminan bittasining narxida, %1.</translation>
    </message>
    <message>
        <source>Check: which card is it? %1.</source>
        <translation>Tekshiring: bu qaysi karta? %1.</translation>
    </message>
    <message>
        <source>Check: far from what others ask for this card, %1 an hour.</source>
        <translation>Tekshiring: bu karta uchun boshqalar narxidan uzoq, soatiga %1.</translation>
    </message>
    <message>
        <source>The catalogue has no such GPU: the offer prices nothing.</source>
        <translation>Katalogda bunday GPU yoʻq: taklif hech narsaga narx bermaydi.</translation>
    </message>
    <message>
        <source>Check: line %1 is the same offer at another price.</source>
        <translation>Tekshiring: %1-qator — xuddi shu taklif, narxi boshqa.</translation>
    </message>
    <message>
        <source>The price is old.</source>
        <translation>Narx eskirgan.</translation>
    </message>
</context>
<context>
    <name>Proposal</name>
    <message>
        <source>Availability</source>
        <translation>Mavjudligi</translation>
    </message>
    <message>
        <source>The provider or seller confirms in writing the model, the number of GPUs, the region and the dates; this document does not.</source>
        <translation>Provayder yoki sotuvchi model, GPUlar soni, hudud va muddatlarni yozma ravishda tasdiqlaydi; bu hujjat tasdiqlamaydi.</translation>
    </message>
    <message>
        <source>Driver and engine</source>
        <extracomment>%1 engine and version</extracomment>
        <translation>Drayver va dvigatel</translation>
    </message>
    <message>
        <source>The driver and its CUDA version run %1 on this card; both versions are pinned for the test and for production.</source>
        <translation>Drayver va uning CUDA versiyasi bu kartada %1 bilan ishlaydi; ikkala versiya ham sinov, ham ishlatish uchun mahkamlangan.</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>%1 GPU, %2 size, %3 &quot;ECC on&quot;</extracomment>
        <translation>Xotira</translation>
    </message>
    <message>
        <source>On %1 the driver reports at least %2 (%3), and no other process uses it.</source>
        <translation>%1 da drayver kamida %2 (%3) bildiradi va boshqa jarayonlar undan foydalanmaydi.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tezlik</translation>
    </message>
    <message>
        <source>A load test with the real prompts, context and number of users: the ceiling is a physical limit that no service reaches.</source>
        <translation>Haqiqiy soʻrovlar, kontekst va foydalanuvchilar soni bilan yuklama sinovi: yuqori chegara — hech bir xizmat yetmaydigan fizik chegara.</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Sovitish</translation>
    </message>
    <message>
        <source>Power</source>
        <extracomment>%1 GPU, %2 &quot;350 W&quot;, %3 a connector as the data sheet names it</extracomment>
        <translation>Quvvat</translation>
    </message>
    <message>
        <source>%1 draws up to %2 per card; the supply and the rack can carry it.</source>
        <translation>%1 har bir karta uchun %2 gacha quvvat oladi; taʼminot bloki va stoyka bunga dosh beradi.</translation>
    </message>
    <message>
        <source>%1 draws up to %2 per card (connector: %3); the supply and the rack can carry it.</source>
        <translation>%1 har bir karta uchun %2 gacha quvvat oladi (ulagich: %3); taʼminot bloki va stoyka bunga dosh beradi.</translation>
    </message>
    <message>
        <source>%1 has no fan of its own: the server&apos;s airflow is rated for this card.</source>
        <extracomment>%1 GPU</extracomment>
        <translation>%1 ning oʻz ventilyatori yoʻq: server havo oqimi bu kartaga moʻljallangan.</translation>
    </message>
    <message>
        <source>The case has the room and the airflow for %1, also next to a second card.</source>
        <extracomment>%1 GPU</extracomment>
        <translation>Korpusda %1 uchun joy va havo oqimi yetarli, ikkinchi karta yonida ham.</translation>
    </message>
    <message>
        <source>Warranty</source>
        <translation>Kafolat</translation>
    </message>
    <message>
        <source>Its length, where the card is repaired, and whether round-the-clock use in a data centre is covered.</source>
        <translation>Muddati, karta qayerda taʼmirlanishi va maʼlumot markazida kecha-yu kunduz ishlash qamrab olinishi.</translation>
    </message>
    <message>
        <source>Driver licence</source>
        <extracomment>%1 GPU</extracomment>
        <translation>Drayver litsenziyasi</translation>
    </message>
    <message>
        <source>%1 is a consumer card: the driver&apos;s licence may exclude data centres.</source>
        <translation>%1 — isteʼmolchi kartasi: drayver litsenziyasi maʼlumot markazlarida ishlatishga yoʻl qoʻymasligi mumkin.</translation>
    </message>
    <message>
        <source>Model licence</source>
        <extracomment>%1 model, %2 name of a licence</extracomment>
        <translation>Model litsenziyasi</translation>
    </message>
    <message>
        <source>The licence of %1 (%2) allows the intended use.</source>
        <translation>%1 litsenziyasi (%2) koʻzda tutilgan foydalanishga ruxsat beradi.</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Ijara</translation>
    </message>
    <message>
        <source>Smallest billing period, storage, traffic, taxes, and what a stopped machine costs.</source>
        <translation>Eng kichik hisob davri, saqlash joyi, trafik, soliqlar va toʻxtatilgan mashina narxi.</translation>
    </message>
    <message>
        <source>To check before renting or buying</source>
        <translation>Ijara yoki xariddan oldin nimani tekshirish kerak</translation>
    </message>
    <message>
        <source>Choosing a GPU for %1</source>
        <extracomment>the title of a proposal; %1 is a model</extracomment>
        <translation>%1 uchun GPU tanlash</translation>
    </message>
    <message>
        <source>Tarozi %1 · catalogue %2 · scenario %3</source>
        <extracomment>footer; %1 version of the program, %2 date of the catalogue, %3 fingerprint of the scenario</extracomment>
        <translation>Tarozi %1 · katalog %2 · ssenariy %3</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <extracomment>footer; page %1 of %2</extracomment>
        <translation>%1-bet, jami %2</translation>
    </message>
    <message>
        <source>ECC as delivered</source>
        <translation>ECC yetkazilgan holatda</translation>
    </message>
    <message>
        <source>the engine&apos;s default</source>
        <extracomment>an input that was left to the engine</extracomment>
        <translation>dvigatelning standart qiymati</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Yuklama</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>%1 &quot;8 billion&quot;</extracomment>
        <translation>Model</translation>
    </message>
    <message>
        <source>generic dense model, %1 parameters</source>
        <translation>umumlashgan zich model, %1 parametr</translation>
    </message>
    <message>
        <source>Size of the weights</source>
        <translation>Vaznlar hajmi</translation>
    </message>
    <message>
        <source>by the tensors</source>
        <translation>tenzorlar boʻyicha</translation>
    </message>
    <message>
        <source>Precision of the weights</source>
        <extracomment>the format in which the model&apos;s makers published it</extracomment>
        <translation>Vaznlar aniqligi</translation>
    </message>
    <message>
        <source>as released</source>
        <extracomment>the format in which the model&apos;s makers published it</extracomment>
        <translation>chiqarilgan holatida</translation>
    </message>
    <message>
        <source>Precision of the KV cache</source>
        <translation>KV-kesh aniqligi</translation>
    </message>
    <message>
        <source>Context of one request</source>
        <translation>Bitta soʻrov konteksti</translation>
    </message>
    <message>
        <source>Input of one request</source>
        <translation>Bitta soʻrov kirishi</translation>
    </message>
    <message>
        <source>Output of one request</source>
        <translation>Bitta soʻrov chiqishi</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Parallel soʻrovlar</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Dvigatel</translation>
    </message>
    <message>
        <source>Engine version</source>
        <translation>Dvigatel versiyasi</translation>
    </message>
    <message>
        <source>the catalogue&apos;s default</source>
        <translation>katalogning standart qiymati</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>Xotira limiti</translation>
    </message>
    <message>
        <source>Requests in one step at most</source>
        <translation>Bir qadamdagi soʻrovlar, koʻpi bilan</translation>
    </message>
    <message>
        <source>Tokens in a batch at most</source>
        <translation>Batchdagi tokenlar, koʻpi bilan</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Mikrobatch</translation>
    </message>
    <message>
        <source>Layers on the GPU</source>
        <translation>GPUdagi qatlamlar</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>of CUDA graphs, flash attention: in use or not</extracomment>
        <translation>yoqilgan</translation>
    </message>
    <message>
        <source>off</source>
        <translation>oʻchirilgan</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>CUDA graflari</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash attention</translation>
    </message>
    <message>
        <source>Weights kept in host memory</source>
        <translation>Tezkor xotiradagi vaznlar</translation>
    </message>
    <message>
        <source>Other programs on each GPU</source>
        <translation>Har bir GPUdagi boshqa dasturlar</translation>
    </message>
    <message>
        <source>Price of a GPU-hour</source>
        <translation>GPU-soat narxi</translation>
    </message>
    <message>
        <source>not set</source>
        <extracomment>a price</extracomment>
        <translation>berilmagan</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Parametr</translation>
    </message>
    <message>
        <source>In this scenario</source>
        <translation>Bu ssenariyda</translation>
    </message>
    <message>
        <source>In the default preset</source>
        <translation>Standart toʻplamda</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <extracomment>one of the compared GPUs; %1 is its number</extracomment>
        <translation>%1-GPU</translation>
    </message>
    <message>
        <source>All inputs</source>
        <translation>Barcha kirish maʼlumotlari</translation>
    </message>
    <message>
        <source>A dot and bold type mark what differs from the default preset.</source>
        <translation>Nuqta va qalin shrift bilan standart toʻplamdan farq qiladigan qiymatlar belgilangan.</translation>
    </message>
    <message>
        <source>Findings and assumptions</source>
        <translation>Eslatmalar va farazlar</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Koʻrsatkich</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Uslub</translation>
    </message>
    <message>
        <source>All sizes are of the fullest GPU. GB is 10⁹ bytes, GiB is 2³⁰ bytes. The program shows how each figure was reached, with its values.</source>
        <translation>Barcha hajmlar eng toʻlgan GPU uchun. GB — 10⁹ bayt, GiB — 2³⁰ bayt. Dastur har bir koʻrsatkich qanday olinganini qiymatlari bilan koʻrsatadi.</translation>
    </message>
    <message>
        <source>Where sources disagree</source>
        <translation>Manbalar qayerda farq qiladi</translation>
    </message>
    <message>
        <source>The catalogue keeps one figure and records the other. These notes are quoted from it in English.</source>
        <translation>Katalog bitta qiymatni saqlaydi, boshqasini qayd etadi. Bu izohlar undan ingliz tilida keltirilgan.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Manbalar</translation>
    </message>
    <message>
        <source>Specifications</source>
        <translation>Tavsiflar</translation>
    </message>
    <message>
        <source>By the data sheets; the better value of a row is in bold type.</source>
        <translation>Texnik pasportlar boʻyicha; qatordagi yaxshiroq qiymat qalin shriftda.</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Buyurtmachi</translation>
    </message>
    <message>
        <source>Prepared by</source>
        <translation>Tayyorladi</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>of the proposal</extracomment>
        <translation>Sana</translation>
    </message>
    <message numerus="yes">
        <source>Which GPU serves %1 with weights in %2, a KV cache in %3 and a context of %4 to %n request(s) at once, run by %5?</source>
        <extracomment>%1 model, %2 and %3 formats (BF16, FP16), %4 &quot;8 192 tokens&quot;, %5 engine and version</extracomment>
        <translation>
            <numerusform>%1 uchun (vaznlar %2, KV-kesh %3, kontekst %4) %5 dvigatelida bir vaqtda %n ta soʻrovga qaysi GPU mos keladi?</numerusform>
            <numerusform>%1 uchun (vaznlar %2, KV-kesh %3, kontekst %4) %5 dvigatelida bir vaqtda %n ta soʻrovga qaysi GPU mos keladi?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fits: %2.</source>
        <extracomment>the workload fits into the memory of the GPU %1; %2 &quot;8.8 GB spare&quot;</extracomment>
        <translation>%1 sigʻadi: %2.</translation>
    </message>
    <message>
        <source>%1 fits tightly: %2.</source>
        <extracomment>the workload barely fits into the memory of the GPU %1; %2 &quot;0.8 GB spare&quot;</extracomment>
        <translation>%1 zoʻrgʻa sigʻadi: %2.</translation>
    </message>
    <message>
        <source>%1 does not fit: %2.</source>
        <extracomment>the workload does not fit into the memory of the GPU %1; %2 &quot;11.4 GB short&quot;</extracomment>
        <translation>%1 sigʻmaydi: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be assessed for this workload.</source>
        <extracomment>%1 GPU</extracomment>
        <translation>%1 ni bu yuklama uchun baholab boʻlmaydi.</translation>
    </message>
    <message>
        <source>%1 leads in the one-stream ceiling: %2 times the next.</source>
        <extracomment>%1 GPU, %2 a number; compared with the next GPU</extracomment>
        <translation>%1 bitta oqim yuqori chegarasi boʻyicha oldinda: keyingisidan %2 baravar yuqori.</translation>
    </message>
    <message>
        <source>%1 leads in the one-stream ceiling: %2 above the next.</source>
        <extracomment>%1 GPU, %2 &quot;17%&quot;</extracomment>
        <translation>%1 bitta oqim yuqori chegarasi boʻyicha oldinda: keyingisidan %2 yuqori.</translation>
    </message>
    <message>
        <source>%1 leads in requests at once: %2 times the next.</source>
        <extracomment>%1 GPU, %2 a number</extracomment>
        <translation>%1 bir vaqtdagi soʻrovlar soni boʻyicha oldinda: keyingisidan %2 baravar koʻp.</translation>
    </message>
    <message>
        <source>%1 leads in requests at once: %2 more than the next.</source>
        <extracomment>%1 GPU, %2 &quot;17%&quot;</extracomment>
        <translation>%1 bir vaqtdagi soʻrovlar soni boʻyicha oldinda: keyingisidan %2 koʻp.</translation>
    </message>
    <message>
        <source>%1 leads in cost at the ceiling: the next one costs %2 times as much.</source>
        <extracomment>%1 GPU, %2 a number</extracomment>
        <translation>%1 yuqori chegaradagi narx boʻyicha oldinda: keyingisi %2 baravar qimmat.</translation>
    </message>
    <message>
        <source>%1 leads in cost at the ceiling: the next one costs %2 more.</source>
        <extracomment>%1 GPU, %2 &quot;17%&quot;</extracomment>
        <translation>%1 yuqori chegaradagi narx boʻyicha oldinda: keyingisi %2 qimmatroq.</translation>
    </message>
    <message>
        <source>Million output tokens</source>
        <translation>Million chiqish tokeni</translation>
    </message>
    <message>
        <source>at the ceiling</source>
        <translation>yuqori chegara tezligida</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation>Soatlik narx</translation>
    </message>
    <message>
        <source>asked: %1</source>
        <extracomment>requests; %1 is a number</extracomment>
        <translation>kerak: %1</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>Eng uzun kontekst</translation>
    </message>
    <message>
        <source>KV cache holds</source>
        <translation>KV-kesh sigʻimi</translation>
    </message>
    <message>
        <source>all requests together</source>
        <translation>barcha soʻrovlar birgalikda</translation>
    </message>
    <message>
        <source>One-stream ceiling</source>
        <translation>Bitta oqim yuqori chegarasi</translation>
    </message>
    <message>
        <source>limit %1</source>
        <extracomment>the engine&apos;s share of the memory; %1 is a size</extracomment>
        <translation>limit %1</translation>
    </message>
    <message>
        <source>An estimate, not an offer; confirms neither availability nor speed.</source>
        <translation>Bu baho, oferta emas; mavjudlikni ham, tezlikni ham tasdiqlamaydi.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>the meaning of a symbol in a formula: &quot;L layers&quot;; %1 symbol, %2 its meaning</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Belgilar</translation>
    </message>
    <message>
        <source>for %1</source>
        <extracomment>how many; %1 &quot;2 GPUs&quot;</extracomment>
        <translation>%1 uchun</translation>
    </message>
    <message>
        <source>Requests of %1</source>
        <extracomment>how many requests fit at once; %1 is their context length: 8K</extracomment>
        <translation>%1 lik soʻrovlar</translation>
    </message>
    <message numerus="yes">
        <source>for %n request(s)</source>
        <extracomment>the longest context of each of so many requests</extracomment>
        <translation>
            <numerusform>%n ta soʻrovda</numerusform>
            <numerusform>%n ta soʻrovda</numerusform>
        </translation>
    </message>
    <message>
        <source>not a promised speed</source>
        <extracomment>in place of a figure: the GPU&apos;s memory does not hold one request</extracomment>
        <translation>vaʼda qilingan tezlik emas</translation>
    </message>
    <message>
        <source>Bottleneck: %1.</source>
        <extracomment>%1 what limits the speed</extracomment>
        <translation>Tor joy: %1.</translation>
    </message>
    <message>
        <source>Expected speed</source>
        <translation>Kutilgan tezlik</translation>
    </message>
    <message>
        <source>A hypothesis with its band, from published measurements of this engine; to be confirmed by a test. The ceiling is a physical limit and never reached.</source>
        <translation>Ushbu dvigatelning eʼlon qilingan oʻlchovlariga asoslangan, chegaralari koʻrsatilgan gipoteza; uni sinov bilan tasdiqlash kerak. Yuqori chegara — jismoniy chegara, unga erishib boʻlmaydi.</translation>
    </message>
    <message>
        <source>What the expectation rests on</source>
        <translation>Kutilgan qiymat nimaga asoslangan</translation>
    </message>
    <message>
        <source>Per user, expected</source>
        <extracomment>a key figure: the speed that one user is expected to see</extracomment>
        <translation>Bir foydalanuvchiga, kutilgan</translation>
    </message>
    <message>
        <source>First token, expected</source>
        <extracomment>a key figure: the expected time to the first token</extracomment>
        <translation>Birinchi token, kutilgan</translation>
    </message>
    <message>
        <source>not even one request fits</source>
        <translation>bitta soʻrov ham sigʻmaydi</translation>
    </message>
    <message>
        <source>Where an entry shows no date, its source states none; the catalogue is of %1.</source>
        <extracomment>%1 is a date</extracomment>
        <translation>Sana koʻrsatilmagan boʻlsa, u manbada ham yoʻq; katalog sanasi — %1.</translation>
    </message>
    <message>
        <source>of memory; the model was made for %1</source>
        <extracomment>the memory would hold a longer context than the model can use; %1 is a number of tokens: 128K</extracomment>
        <translation>xotira boʻyicha; model %1 uchun moʻljallangan</translation>
    </message>
    <message>
        <source>Size of an image</source>
        <translation>Tasvir oʻlchami</translation>
    </message>
    <message>
        <source>Frames of the video</source>
        <translation>Video kadrlari</translation>
    </message>
    <message>
        <source>Classifier-free guidance</source>
        <translation>Klassifikatorsiz yoʻnaltirish (CFG)</translation>
    </message>
    <message>
        <source>Kept in host memory</source>
        <translation>Xost xotirasida saqlanadi</translation>
    </message>
    <message>
        <source>VAE tiling</source>
        <translation>VAE plitkalar boʻyicha</translation>
    </message>
    <message>
        <source>VAE slicing</source>
        <translation>VAE bitta tasvirdan</translation>
    </message>
    <message>
        <source>Attention kernel</source>
        <translation>Eʼtibor yadrosi</translation>
    </message>
    <message>
        <source>Compiled</source>
        <translation>Kompilyatsiya qilingan</translation>
    </message>
    <message numerus="yes">
        <source>Which GPU makes images of %2 in %3 steps with %1, %n of them at once?</source>
        <extracomment>%1 model, %2 &quot;1024 x 1024&quot;, %3 a number of denoising steps</extracomment>
        <translation>
            <numerusform>Qaysi GPU %1 bilan %2 tasvirlarni %3 qadamda, bir vaqtda %n tadan yaratadi?</numerusform>
            <numerusform>Qaysi GPU %1 bilan %2 tasvirlarni %3 qadamda, bir vaqtda %n tadan yaratadi?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which GPU transcribes %2 hours of audio with %1, %n window(s) at once?</source>
        <extracomment>%1 model, %2 a number of hours</extracomment>
        <translation>
            <numerusform>Qaysi GPU %1 bilan %2 soat audioni bir vaqtda %n tadan oyna bilan matnga aylantiradi?</numerusform>
            <numerusform>Qaysi GPU %1 bilan %2 soat audioni bir vaqtda %n tadan oyna bilan matnga aylantiradi?</numerusform>
        </translation>
    </message>
    <message>
        <source>A hypothesis with its band, from published measurements; to be confirmed by a test.</source>
        <translation>Eʼlon qilingan oʻlchovlar asosidagi oraliqli gipoteza; sinov bilan tasdiqlang.</translation>
    </message>
    <message>
        <source>%1 leads in the speed expected for one user: %2 times the next.</source>
        <extracomment>%1 GPU, %2 a number; an expectation, compared with the next GPU</extracomment>
        <translation>%1 bitta foydalanuvchi uchun kutilayotgan tezlik boʻyicha oldinda: keyingisidan %2 baravar yuqori.</translation>
    </message>
    <message>
        <source>%1 leads in the speed expected for one user: %2 above the next.</source>
        <extracomment>%1 GPU, %2 &quot;17%&quot;</extracomment>
        <translation>%1 bitta foydalanuvchi uchun kutilayotgan tezlik boʻyicha oldinda: keyingisidan %2 yuqori.</translation>
    </message>
    <message>
        <source>%1 leads in the speed expected for all users: %2 times the next.</source>
        <extracomment>%1 GPU, %2 a number; tokens a second of all users together, expected</extracomment>
        <translation>%1 barcha foydalanuvchilar uchun kutilayotgan tezlik boʻyicha oldinda: keyingisidan %2 baravar yuqori.</translation>
    </message>
    <message>
        <source>%1 leads in the speed expected for all users: %2 above the next.</source>
        <extracomment>%1 GPU, %2 &quot;17%&quot;</extracomment>
        <translation>%1 barcha foydalanuvchilar uchun kutilayotgan tezlik boʻyicha oldinda: keyingisidan %2 yuqori.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a change that helps and the verdict after it: &quot;KV cache FP8: −8.6 GB (fits)&quot;
----------
a GPU in one of several variants of the scenario; %1 GPU, %2 variant</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no single change of this workload helps</source>
        <translation>bu yuklamadagi birorta alohida oʻzgarish yordam bermaydi</translation>
    </message>
    <message>
        <source>What would help</source>
        <translation>Nima yordam beradi</translation>
    </message>
    <message>
        <source>Samples of the data set</source>
        <translation>Toʻplamdagi namunalar</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epoxalar</translation>
    </message>
    <message>
        <source>Trainable parameters</source>
        <translation>Oʻqitiladigan parametrlar</translation>
    </message>
    <message>
        <source>Largest part of the memory</source>
        <extracomment>which part of the memory is the largest</extracomment>
        <translation>Xotiraning eng katta qismi</translation>
    </message>
    <message>
        <source>Training, expected</source>
        <translation>Oʻqitish, kutilgan qiymat</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Xulosa</translation>
    </message>
    <message>
        <source>Spare memory</source>
        <translation>Xotira zaxirasi</translation>
    </message>
    <message>
        <source>Output of all requests, expected</source>
        <translation>Barcha soʻrovlar chiqishi, kutilgan</translation>
    </message>
    <message>
        <source>Usual price per hour</source>
        <translation>Odatiy soatlik narx</translation>
    </message>
    <message>
        <source>Million output tokens, expected</source>
        <translation>Million chiqish tokeni, kutilgan</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Nega emas</translation>
    </message>
    <message>
        <source>Alternatives and why not</source>
        <translation>Muqobillar va nega ular emas</translation>
    </message>
    <message>
        <source>Cards of the catalogue that hold the same load and are not compared above, best first, each with the number of GPUs that suits it best. The usual price is the middle one of published on-demand offers, where there are any.</source>
        <translation>Xuddi shu yuklamani sigʻdiradigan, yuqorida taqqoslanmagan katalog kartalari: avval eng yaxshilari, har biri oʻziga eng mos GPUlar soni bilan. Odatiy narx – eʼlon qilingan talab boʻyicha takliflarning oʻrtasi, agar ular bor boʻlsa.</translation>
    </message>
    <message>
        <source>Dropped out</source>
        <translation>Tushib qolganlar</translation>
    </message>
    <message>
        <source>Remote access and diagnostics</source>
        <extracomment>of a rented or bought server</extracomment>
        <translation>Masofadan kirish va diagnostika</translation>
    </message>
    <message>
        <source>Who may read temperatures, clocks and error counters (nvidia-smi, BMC), and who restarts the machine at night.</source>
        <translation>Harorat, chastota va xato hisoblagichlarini (nvidia-smi, BMC) kim oʻqiy oladi va tunda mashinani kim qayta ishga tushiradi.</translation>
    </message>
    <message>
        <source>Storage and traffic</source>
        <translation>Saqlash joyi va trafik</translation>
    </message>
    <message>
        <source>Disk for the weights and the logs, its speed, the traffic a month, and what each of them costs.</source>
        <translation>Vaznlar va jurnallar uchun disk, uning tezligi, oylik trafik va ularning har biri qancha turishi.</translation>
    </message>
    <message>
        <source>recommended</source>
        <extracomment>of the compared GPUs</extracomment>
        <translation>tavsiya etiladi</translation>
    </message>
    <message>
        <source>Recommended: %1, by the expected cost of a result the cheapest of those that hold the workload. The small figures compare with it; a dash means the same.</source>
        <extracomment>%1 GPU</extracomment>
        <translation>Tavsiya: %1 – yuklamani sigʻdiradiganlar orasida natijaning kutilgan narxi boʻyicha eng arzoni. Kichik raqamlar u bilan taqqoslaydi; chiziqcha – xuddi shuncha.</translation>
    </message>
    <message>
        <source>Recommended: %1, the cheapest an hour of those that hold the workload. The small figures compare with it; a dash means the same.</source>
        <extracomment>%1 GPU</extracomment>
        <translation>Tavsiya: %1 – yuklamani sigʻdiradiganlar orasida soatiga eng arzoni. Kichik raqamlar u bilan taqqoslaydi; chiziqcha – xuddi shuncha.</translation>
    </message>
    <message>
        <source>Recommended: %1, the one with the most spare memory of those that hold the workload: not all of them have a price. The small figures compare with it; a dash means the same.</source>
        <extracomment>%1 GPU</extracomment>
        <translation>Tavsiya: %1 – yuklamani sigʻdiradiganlar orasida xotira zaxirasi eng katta; narx hammasida maʼlum emas. Kichik raqamlar u bilan taqqoslaydi; chiziqcha – xuddi shuncha.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Taqqoslash</translation>
    </message>
    <message>
        <source>None of the compared GPUs holds this workload as asked; none is recommended.</source>
        <translation>Taqqoslangan GPUlarning hech biri bu yuklamani soʻralganicha sigʻdirmaydi; tavsiya yoʻq.</translation>
    </message>
    <message>
        <source>In what the variants differ</source>
        <translation>Variantlar nimasi bilan farq qiladi</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a section&apos;s heading in a document of several variants; %1 section, %2 variant</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Confidential</source>
        <translation>Maxfiy</translation>
    </message>
    <message>
        <source>For internal use</source>
        <translation>Ichki foydalanish uchun</translation>
    </message>
    <message>
        <source>An hour, all GPUs</source>
        <extracomment>of all GPUs of a candidate</extracomment>
        <translation>Bir soat, barcha GPUlar</translation>
    </message>
    <message>
        <source>A month</source>
        <extracomment>a bill</extracomment>
        <translation>Bir oy</translation>
    </message>
    <message>
        <source>A result, expected</source>
        <extracomment>an answer, an image, a training run: what the workload makes</extracomment>
        <translation>Bitta natija, kutilgan</translation>
    </message>
    <message>
        <source>Million tokens of input and output, expected</source>
        <translation>Kirish va chiqishning million tokeni, kutilgan</translation>
    </message>
    <message>
        <source>Million output tokens at the one-stream ceiling</source>
        <translation>Bir oqim yuqori chegarasida million chiqish tokeni</translation>
    </message>
    <message>
        <source>VAT, as the offer says</source>
        <translation>QQS, narx taklifida aytilganidek</translation>
    </message>
    <message>
        <source>The price holds, as the offer says</source>
        <translation>Narxga nima kiradi, manbada aytilganidek</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Narx</translation>
    </message>
    <message>
        <source>The price of a GPU-hour is as given by the author.</source>
        <translation>GPU-soat narxini muallif bergan.</translation>
    </message>
    <message>
        <source>The price of a GPU-hour is from the source [%1].</source>
        <translation>GPU-soat narxi manbadan olingan: [%1].</translation>
    </message>
    <message>
        <source>Processor, memory, disk and traffic are included only where the price&apos;s source says so. VAT: as the source of the price states it; where it states nothing, ask before comparing.</source>
        <translation>Protsessor, xotira, disk va trafik faqat narx manbasida aytilgan boʻlsa kiradi. QQS – narx manbasida koʻrsatilganidek; koʻrsatilmagan boʻlsa, taqqoslashdan oldin soʻrang.</translation>
    </message>
    <message>
        <source>%1, revision %2</source>
        <extracomment>of a document; %1 number, %2 revision</extracomment>
        <translation>%1, %2-tahrir</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Loyiha</translation>
    </message>
    <message>
        <source>Contact</source>
        <extracomment>how to reach the author</extracomment>
        <translation>Aloqa</translation>
    </message>
    <message>
        <source>Valid until</source>
        <extracomment>of the proposal; a date follows</extracomment>
        <translation>Amal qilish muddati</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>of the proposal: its number</extracomment>
        <translation>Raqam</translation>
    </message>
    <message>
        <source>This document is an estimate made for information. It is not an offer, creates no obligation and confirms neither availability nor speed.</source>
        <translation>Bu hujjat maʼlumot uchun tuzilgan baho. U oferta emas, majburiyat yuklamaydi, mavjudlikni ham, tezlikni ham tasdiqlamaydi.</translation>
    </message>
    <message>
        <source>A working estimate for use within the company: figures may still change; it confirms neither availability nor speed.</source>
        <translation>Kompaniya ichida foydalanish uchun ishchi baho: raqamlar hali oʻzgarishi mumkin; mavjudlikni ham, tezlikni ham tasdiqlamaydi.</translation>
    </message>
    <message>
        <source>None of the compared GPUs holds this workload as asked.</source>
        <translation>Taqqoslangan GPUlarning hech biri bu yuklamani soʻralganicha sigʻdirmaydi.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Vaznlar</translation>
    </message>
    <message>
        <source>the numbers a model consists of; they lie in the GPU&apos;s memory all the time</source>
        <translation>model tarkibidagi sonlar; doim videoxotirada turadi</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-kesh</translation>
    </message>
    <message>
        <source>what the model remembers of every token of every running request; grows with context and requests</source>
        <translation>model har bir bajarilayotgan soʻrovning har bir tokeni haqida eslab qoladigani; kontekst va soʻrovlar bilan oʻsadi</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>a piece of text of a few letters; models read and write tokens</source>
        <translation>bir necha harfli matn boʻlagi; modellar tokenlarni oʻqiydi va yozadi</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontekst</translation>
    </message>
    <message>
        <source>the tokens of one request, its input and output together</source>
        <translation>bitta soʻrovning tokenlari, kirish va chiqish birga</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Aniqlik</translation>
    </message>
    <message>
        <source>how many bits keep one number; fewer bits take less memory</source>
        <translation>bitta sonni necha bit saqlaydi; bit kam boʻlsa, xotira ham kam ketadi</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>the part of the GPU&apos;s memory that the engine may fill</source>
        <translation>videoxotiraning dvigatel band qilishi mumkin boʻlgan qismi</translation>
    </message>
    <message>
        <source>the limit less what is needed</source>
        <translation>limit minus ehtiyoj</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>Kirishni qayta ishlash (prefill)</translation>
    </message>
    <message>
        <source>reading the input, before the first token of the answer</source>
        <translation>kirishni oʻqish, javobning birinchi tokenigacha</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Generatsiya (decode)</translation>
    </message>
    <message>
        <source>writing the answer, token by token</source>
        <translation>javobni token ketidan token yozish</translation>
    </message>
    <message>
        <source>Time to first token (TTFT)</source>
        <translation>Birinchi tokengacha vaqt (TTFT)</translation>
    </message>
    <message>
        <source>from sending a request to the first token, queue included</source>
        <translation>soʻrov yuborilganidan birinchi tokengacha, navbat bilan birga</translation>
    </message>
    <message>
        <source>Time per output token (TPOT)</source>
        <translation>Tokenlar orasidagi vaqt (TPOT)</translation>
    </message>
    <message>
        <source>between two tokens of one answer</source>
        <translation>bitta javobning ikki tokeni orasida</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Yuqori chegara</translation>
    </message>
    <message>
        <source>the speed that physics allows and no service reaches</source>
        <translation>fizika ruxsat beradigan, ammo hech bir xizmat yetmaydigan tezlik</translation>
    </message>
    <message>
        <source>Expectation</source>
        <translation>Kutilgan qiymat</translation>
    </message>
    <message>
        <source>what published measurements lead to expect, with its band; to be tested</source>
        <translation>eʼlon qilingan oʻlchovlarga koʻra kutiladigani, oraligʻi bilan; sinovdan oʻtkaziladi</translation>
    </message>
    <message>
        <source>ECC</source>
        <translation>ECC</translation>
    </message>
    <message>
        <source>error correction of the GPU&apos;s memory; on some cards it takes a part of it</source>
        <translation>videoxotira xatolarini tuzatish; ayrim kartalarda uning bir qismini oladi</translation>
    </message>
    <message>
        <source>GB, GiB</source>
        <translation>GB, GiB</translation>
    </message>
    <message>
        <source>10⁹ bytes and 2³⁰ bytes: 24 GiB are 25.8 GB</source>
        <translation>10⁹ bayt va 2³⁰ bayt: 24 GiB – bu 25,8 GB</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Atamalar lugʻati</translation>
    </message>
    <message>
        <source>Precision of the base model</source>
        <translation>Asosiy model aniqligi</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizator</translation>
    </message>
    <message>
        <source>Rank of the adapters</source>
        <translation>Adapterlar rangi</translation>
    </message>
    <message>
        <source>Layers with adapters</source>
        <translation>Adapterli qatlamlar</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Eng uzun ketma-ketlik</translation>
    </message>
    <message>
        <source>Sequences of one pass, each GPU</source>
        <translation>Bir oʻtishdagi ketma-ketliklar, har GPUda</translation>
    </message>
    <message>
        <source>Passes of one optimizer step</source>
        <translation>Optimizator qadamidagi oʻtishlar</translation>
    </message>
    <message>
        <source>Activation checkpointing</source>
        <translation>Aktivatsiyalarni qayta hisoblash (checkpointing)</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Sharding between GPUs</source>
        <translation>GPUlar orasida boʻlish</translation>
    </message>
    <message>
        <source>Offload to host memory</source>
        <translation>Host xotirasiga koʻchirish</translation>
    </message>
    <message>
        <source>Tokens of a sample on average</source>
        <translation>Namunadagi oʻrtacha tokenlar</translation>
    </message>
    <message>
        <source>GPUs</source>
        <extracomment>the compared GPUs, among the inputs</extracomment>
        <translation>GPUlar</translation>
    </message>
    <message>
        <source>Limits and validity</source>
        <translation>Cheklovlar va amal qilish muddati</translation>
    </message>
    <message>
        <source>Memory and speed are calculated for the inputs listed here; other prompts, versions or neighbours on the machine change them. A band holds about nine of ten published measurements, not all.</source>
        <translation>Xotira va tezlik shu yerda keltirilgan kirish maʼlumotlari uchun hisoblangan; boshqa soʻrovlar, versiyalar yoki mashinadagi qoʻshnilar ularni oʻzgartiradi. Oraliqqa eʼlon qilingan oʻlchovlarning oʻntadan toʻqqiztasi tushadi, hammasi emas.</translation>
    </message>
    <message>
        <source>Not covered: network and storage, the rest of the server, licences, staff, the quality of the model&apos;s answers.</source>
        <translation>Qamrab olinmagan: tarmoq va saqlash joyi, serverning qolgan qismi, litsenziyalar, xodimlar, model javoblarining sifati.</translation>
    </message>
    <message>
        <source>Specifications, prices and measurements are those of the catalogue of %1.</source>
        <extracomment>%1 is a date</extracomment>
        <translation>Xususiyatlar, narxlar va oʻlchovlar – %1 katalogi boʻyicha.</translation>
    </message>
    <message>
        <source>Valid until %1; after that prices and versions are to be checked again.</source>
        <extracomment>%1 is a date</extracomment>
        <translation>%1 gacha amal qiladi; keyin narx va versiyalar qayta tekshiriladi.</translation>
    </message>
    <message>
        <source>The scenario is attached to this file: open it in Tarozi to check every figure.</source>
        <translation>Ssenariy shu faylga biriktirilgan: har bir raqamni tekshirish uchun uni Tarozida oching.</translation>
    </message>
    <message>
        <source>measurement</source>
        <extracomment>of a source: somebody measured it</extracomment>
        <translation>oʻlchov</translation>
    </message>
    <message>
        <source>vendor&apos;s claim</source>
        <extracomment>of a source: what the vendor says of its product</extracomment>
        <translation>ishlab chiqaruvchining daʼvosi</translation>
    </message>
    <message>
        <source>Claims that nobody could verify</source>
        <translation>Hech kim tekshira olmagan daʼvolar</translation>
    </message>
    <message>
        <source>Told with their authors, as they were published; no figure of this document rests on them.</source>
        <translation>Mualliflari bilan, eʼlon qilinganidek keltirilgan; bu hujjatning birorta raqami ularga tayanmaydi.</translation>
    </message>
    <message>
        <source>h</source>
        <extracomment>hours</extracomment>
        <translation>soat</translation>
    </message>
    <message>
        <source>The run, expected</source>
        <translation>Butun jarayon, kutilgan</translation>
    </message>
    <message numerus="yes">
        <source>Which GPU holds the fine-tuning of %1 by %2, with %n sequence(s) of up to %3 in a pass?</source>
        <extracomment>%1 model, %2 method (LoRA), %3 &quot;2 048 tokens&quot;</extracomment>
        <translation>
            <numerusform>Qaysi GPU %1 ni %2 usulida qoʻshimcha oʻqitishni bir oʻtishda %3 gacha boʻlgan %n ta ketma-ketlik bilan sigʻdiradi?</numerusform>
            <numerusform>Qaysi GPU %1 ni %2 usulida qoʻshimcha oʻqitishni bir oʻtishda %3 gacha boʻlgan %n ta ketma-ketlik bilan sigʻdiradi?</numerusform>
        </translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Xulosa</translation>
    </message>
    <message>
        <source>What to read</source>
        <extracomment>a table of what a test should show: the value, and the band in which it may lie</extracomment>
        <translation>Nimaga qarash</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Kutilgan</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Oraliq</translation>
    </message>
    <message>
        <source>Memory of the GPU by the driver, at least</source>
        <translation>Drayver boʻyicha videoxotira, kamida</translation>
    </message>
    <message>
        <source>Weights in memory, in the engine&apos;s log</source>
        <translation>Xotiradagi vaznlar, dvigatel jurnalida</translation>
    </message>
    <message>
        <source>Tokens that the KV cache holds, in the engine&apos;s log</source>
        <translation>KV-kesh nechta tokenni sigʻdiradi, dvigatel jurnalida</translation>
    </message>
    <message>
        <source>Tokens a second for one user</source>
        <translation>Bitta foydalanuvchi uchun soniyasiga token</translation>
    </message>
    <message>
        <source>Output tokens a second, all requests</source>
        <translation>Soniyasiga chiqish tokenlari, barcha soʻrovlar</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Birinchi tokengacha vaqt</translation>
    </message>
    <message>
        <source>Test plan</source>
        <translation>Sinov rejasi</translation>
    </message>
    <message>
        <source>A hypothesis costs an hour of rent to test. On %1 with %2, before anything is signed:</source>
        <extracomment>%1 GPU, %2 engine and version</extracomment>
        <translation>Gipotezani sinash bir soatlik ijara turadi. %1 da %2 bilan, biror narsa imzolanishidan oldin:</translation>
    </message>
    <message>
        <source>Read what the card and the driver say of themselves.</source>
        <translation>Karta va drayver oʻzi haqida nima deyishini oʻqish.</translation>
    </message>
    <message>
        <source>Start the engine with a checkpoint in %1, with these settings; keep its log.</source>
        <extracomment>%1 a format of weights: BF16, INT4 AWQ</extracomment>
        <translation>Dvigatelni %1 dagi vaznlar va shu sozlamalar bilan ishga tushirish; jurnalini saqlash.</translation>
    </message>
    <message>
        <source>Warm it up, then run the load; repeat it with your own prompts.</source>
        <translation>Qizdirish, keyin yuklama berish; oʻz soʻrovlaringiz bilan takrorlash.</translation>
    </message>
    <message>
        <source>Meanwhile watch memory, clocks, power and temperature for at least half an hour.</source>
        <translation>Bu orada kamida yarim soat xotira, chastota, quvvat va haroratni kuzatish.</translation>
    </message>
    <message>
        <source>Outside a band: send us the log and the output of the load; the plan is then corrected. Options of other versions of the engine may be spelled differently.</source>
        <translation>Oraliqdan tashqarida: jurnal va yuklama natijasini yuboring – reja tuzatiladi. Dvigatelning boshqa versiyalarida parametrlar boshqacha yozilishi mumkin.</translation>
    </message>
</context>
<context>
    <name>Quantity</name>
    <message>
        <source>Weights</source>
        <translation>Vaznlar</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-kesh</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivatsiyalar</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradiyentlar</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>Optimizator holati</translation>
    </message>
    <message>
        <source>Adapters</source>
        <extracomment>LoRA adapters</extracomment>
        <translation>Adapterlar</translation>
    </message>
    <message>
        <source>Runtime overhead</source>
        <extracomment>memory of the CUDA context, libraries and communication buffers</extracomment>
        <translation>Muhitning xizmat xarajatlari</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>CUDA graflari</translation>
    </message>
    <message>
        <source>Other processes</source>
        <extracomment>processes beside the engine on the same GPU</extracomment>
        <translation>Boshqa jarayonlar</translation>
    </message>
    <message>
        <source>Spare</source>
        <extracomment>the free part of a memory bar</extracomment>
        <translation>Boʻsh joy</translation>
    </message>
    <message>
        <source>Memory needed</source>
        <translation>Kerakli xotira</translation>
    </message>
    <message>
        <source>Memory needed, low estimate</source>
        <translation>Kerakli xotira, quyi baho</translation>
    </message>
    <message>
        <source>Memory needed, high estimate</source>
        <translation>Kerakli xotira, yuqori baho</translation>
    </message>
    <message>
        <source>Outside the engine limit</source>
        <extracomment>memory that the engine takes beside its own limit</extracomment>
        <translation>Dvigatel limitidan tashqarida</translation>
    </message>
    <message>
        <source>Host memory</source>
        <extracomment>the computer&apos;s main memory, not the GPU&apos;s</extracomment>
        <translation>Tezkor xotira (RAM)</translation>
    </message>
    <message>
        <source>Nominal memory</source>
        <extracomment>the label of the card: 24 GB</extracomment>
        <translation>Nominal xotira</translation>
    </message>
    <message>
        <source>Usable memory</source>
        <extracomment>what the driver reports</extracomment>
        <translation>Mavjud xotira</translation>
    </message>
    <message>
        <source>Memory visible to a program</source>
        <extracomment>what a CUDA program sees: a little less than the driver reports</extracomment>
        <translation>Dasturga koʻrinadigan xotira</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <extracomment>the share of the memory that the engine may use, in per cent</extracomment>
        <translation>Xotira limiti</translation>
    </message>
    <message>
        <source>Engine limit</source>
        <extracomment>the memory that the engine may use, in bytes</extracomment>
        <translation>Dvigatel limiti</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>Zaxira</translation>
    </message>
    <message>
        <source>KV cache pool</source>
        <extracomment>memory left for the KV cache</extracomment>
        <translation>KV-kesh uchun joy</translation>
    </message>
    <message>
        <source>Tokens in the KV cache</source>
        <extracomment>how many tokens fit, all requests together</extracomment>
        <translation>KV-keshdagi tokenlar</translation>
    </message>
    <message>
        <source>Most requests at once</source>
        <extracomment>how many requests of the asked context fit</extracomment>
        <translation>Soʻrovlarning eng koʻp soni</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>Eng uzun kontekst</translation>
    </message>
    <message>
        <source>Decode ceiling</source>
        <extracomment>tokens per second of one stream: bandwidth over weights</extracomment>
        <translation>Generatsiyaning yuqori chegarasi</translation>
    </message>
    <message>
        <source>Decode ceiling with KV cache</source>
        <extracomment>counts the KV cache read and leaves out the embedding</extracomment>
        <translation>KV-kesh bilan generatsiyaning yuqori chegarasi</translation>
    </message>
    <message>
        <source>Prefill ceiling</source>
        <translation>Kirishni qayta ishlashning yuqori chegarasi</translation>
    </message>
    <message>
        <source>Decode speed</source>
        <translation>Generatsiya tezligi</translation>
    </message>
    <message>
        <source>Prefill speed</source>
        <translation>Kirishni qayta ishlash tezligi</translation>
    </message>
    <message>
        <source>Time to first token (TTFT)</source>
        <translation>Birinchi tokengacha vaqt (TTFT)</translation>
    </message>
    <message>
        <source>Time per output token (TPOT)</source>
        <translation>Tokenlar orasidagi vaqt (TPOT)</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Oʻtkazish qobiliyati</translation>
    </message>
    <message>
        <source>Hourly price</source>
        <translation>Soatlik narx</translation>
    </message>
    <message>
        <source>Cost per million output tokens at the ceiling</source>
        <translation>Yuqori chegara tezligida million chiqish tokeni narxi</translation>
    </message>
    <message>
        <source>Parameters</source>
        <extracomment>of the model</extracomment>
        <translation>Parametrlar</translation>
    </message>
    <message>
        <source>Parameters of the quantized tensors</source>
        <translation>Kvantlangan tenzorlar parametrlari</translation>
    </message>
    <message>
        <source>Parameters kept in 16 bit</source>
        <translation>16 bitda qoldirilgan parametrlar</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <extracomment>those read for one token</extracomment>
        <translation>Faol parametrlar</translation>
    </message>
    <message>
        <source>Bytes per parameter</source>
        <translation>Parametrga toʻgʻri keladigan bayt</translation>
    </message>
    <message>
        <source>Bytes per parameter in 16 bit</source>
        <translation>16 bitda parametrga toʻgʻri keladigan bayt</translation>
    </message>
    <message>
        <source>Weights as given</source>
        <extracomment>the size that the user typed</extracomment>
        <translation>Berilgan vaznlar hajmi</translation>
    </message>
    <message>
        <source>Weights read per token</source>
        <translation>Bir token uchun oʻqiladigan vaznlar</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Qatlamlar</translation>
    </message>
    <message>
        <source>Layers with full attention</source>
        <translation>Toʻliq diqqatli qatlamlar</translation>
    </message>
    <message>
        <source>Layers with a sliding window</source>
        <translation>Siljuvchi oynali qatlamlar</translation>
    </message>
    <message>
        <source>Query heads</source>
        <extracomment>attention heads of the queries</extracomment>
        <translation>Soʻrov boshlari (Q)</translation>
    </message>
    <message>
        <source>KV heads</source>
        <extracomment>attention heads of keys and values</extracomment>
        <translation>KV boshlari</translation>
    </message>
    <message>
        <source>Head dimension</source>
        <translation>Bosh oʻlchami</translation>
    </message>
    <message>
        <source>Value dimension</source>
        <extracomment>size of a value vector in attention</extracomment>
        <translation>Qiymat oʻlchami (V)</translation>
    </message>
    <message>
        <source>Latent elements per token</source>
        <extracomment>MLA: elements of the low-rank cache</extracomment>
        <translation>Bir tokenga latent elementlar</translation>
    </message>
    <message>
        <source>Indexer elements per token</source>
        <extracomment>sparse attention: elements of the indexer cache</extracomment>
        <translation>Bir tokenga indeksator elementlari</translation>
    </message>
    <message>
        <source>Attention window</source>
        <translation>Diqqat oynasi</translation>
    </message>
    <message>
        <source>State elements per request</source>
        <extracomment>recurrent layers</extracomment>
        <translation>Bir soʻrovga holat elementlari</translation>
    </message>
    <message>
        <source>KV elements per token</source>
        <translation>Bir tokenga KV elementlari</translation>
    </message>
    <message>
        <source>Bytes per KV element</source>
        <translation>KV elementiga toʻgʻri keladigan bayt</translation>
    </message>
    <message>
        <source>KV cache per token</source>
        <translation>Bir tokenga KV-kesh</translation>
    </message>
    <message>
        <source>State per request</source>
        <extracomment>recurrent layers: bytes that do not grow with the context</extracomment>
        <translation>Bir soʻrovga holat</translation>
    </message>
    <message>
        <source>Context length</source>
        <translation>Kontekst uzunligi</translation>
    </message>
    <message>
        <source>Context rounded up to blocks</source>
        <translation>Bloklargacha yaxlitlangan kontekst</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>Kirish tokenlari</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Chiqish tokenlari</translation>
    </message>
    <message>
        <source>Tokens per KV block</source>
        <translation>KV blokidagi tokenlar</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <extracomment>simultaneous requests</extracomment>
        <translation>Parallel soʻrovlar</translation>
    </message>
    <message>
        <source>Vocabulary size</source>
        <translation>Lugʻat hajmi</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Yashirin oʻlcham</translation>
    </message>
    <message>
        <source>Intermediate size</source>
        <extracomment>width of the MLP</extracomment>
        <translation>Oraliq oʻlcham</translation>
    </message>
    <message>
        <source>Requests in one step (max_num_seqs)</source>
        <translation>Bir qadamdagi soʻrovlar (max_num_seqs)</translation>
    </message>
    <message>
        <source>Tokens in a batch (max_num_batched_tokens)</source>
        <translation>Batchdagi tokenlar (max_num_batched_tokens)</translation>
    </message>
    <message>
        <source>Micro-batch (ubatch)</source>
        <translation>Mikrobatch (ubatch)</translation>
    </message>
    <message>
        <source>Activation coefficient</source>
        <extracomment>bytes found by measurement</extracomment>
        <translation>Aktivatsiya koeffitsiyenti</translation>
    </message>
    <message>
        <source>Activations of the forward pass</source>
        <translation>Toʻgʻri oʻtish aktivatsiyalari</translation>
    </message>
    <message>
        <source>Activations of the sampler</source>
        <translation>Sempler aktivatsiyalari</translation>
    </message>
    <message>
        <source>Memory outside PyTorch</source>
        <translation>PyTorchdan tashqari xotira</translation>
    </message>
    <message>
        <source>CUDA context</source>
        <translation>CUDA konteksti</translation>
    </message>
    <message>
        <source>Margin on each GPU</source>
        <extracomment>memory that llama.cpp leaves free</extracomment>
        <translation>Har bir GPUdagi zaxira</translation>
    </message>
    <message>
        <source>Tensor-parallel size</source>
        <extracomment>number of GPUs that share each layer</extracomment>
        <translation>Tenzor parallelizmi oʻlchami</translation>
    </message>
    <message>
        <source>Pipeline stages</source>
        <translation>Konveyer bosqichlari</translation>
    </message>
    <message>
        <source>GPUs</source>
        <extracomment>number of GPUs</extracomment>
        <translation>GPUlar soni</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Xotira oʻtkazish qobiliyati</translation>
    </message>
    <message>
        <source>Tensor throughput</source>
        <extracomment>TFLOPS of the tensor cores</extracomment>
        <translation>Tenzor yadrolari unumdorligi</translation>
    </message>
    <message>
        <source>Operations</source>
        <extracomment>floating-point operations</extracomment>
        <translation>Amallar</translation>
    </message>
    <message>
        <source>Visible share of usable memory</source>
        <translation>Mavjud xotiraning koʻrinadigan ulushi</translation>
    </message>
    <message>
        <source>Share of headroom that counts as tight</source>
        <translation>“Zoʻrgʻa sigʻadi” hisoblanadigan zaxira ulushi</translation>
    </message>
    <message>
        <source>Position tables</source>
        <extracomment>rotary tables: cosines and sines of every position</extracomment>
        <translation>Oʻrin jadvallari</translation>
    </message>
    <message>
        <source>Adapter rank</source>
        <extracomment>rank r of LoRA adapters</extracomment>
        <translation>Adapter rangi</translation>
    </message>
    <message>
        <source>Captured CUDA graphs</source>
        <extracomment>number of CUDA graphs an engine captures</extracomment>
        <translation>Yozib olingan CUDA graflari</translation>
    </message>
    <message>
        <source>Free memory before loading</source>
        <translation>Yuklashdan oldin boʻsh xotira</translation>
    </message>
    <message>
        <source>Workspace of the experts</source>
        <extracomment>buffers of the kernels that run a mixture&apos;s experts</extracomment>
        <translation>Ekspertlarning ish xotirasi</translation>
    </message>
    <message>
        <source>Reading weights</source>
        <extracomment>part of the time of one decode step</extracomment>
        <translation>Vaznlarni oʻqish</translation>
    </message>
    <message>
        <source>Reading the KV cache</source>
        <extracomment>part of the time of one decode step</extracomment>
        <translation>KV-keshni oʻqish</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <extracomment>part of the time of one decode step</extracomment>
        <translation>Hisoblash</translation>
    </message>
    <message>
        <source>Between GPUs</source>
        <extracomment>part of the time of one decode step</extracomment>
        <translation>GPUlar orasidagi almashinuv</translation>
    </message>
    <message>
        <source>Engine overhead</source>
        <extracomment>part of the time of one decode step: launches, scheduling, sampling</extracomment>
        <translation>Dvijokning qoʻshimcha sarfi</translation>
    </message>
    <message>
        <source>Prompts of other requests</source>
        <extracomment>part of the time between two tokens</extracomment>
        <translation>Boshqa soʻrovlarning promptlari</translation>
    </message>
    <message>
        <source>Weights from host memory</source>
        <extracomment>part of the time of one decode step</extracomment>
        <translation>Xost xotirasidagi vaznlar</translation>
    </message>
    <message>
        <source>Time of the prompt</source>
        <extracomment>seconds to compute one prompt alone</extracomment>
        <translation>Prompt vaqti</translation>
    </message>
    <message>
        <source>Other prompts and the first step</source>
        <extracomment>part of the time to the first token</extracomment>
        <translation>Boshqa promptlar va birinchi qadam</translation>
    </message>
    <message>
        <source>Time in the queue</source>
        <extracomment>part of the time to the first token</extracomment>
        <translation>Navbatdagi vaqt</translation>
    </message>
    <message>
        <source>Requests running at once</source>
        <translation>Bir vaqtda bajarilayotgan soʻrovlar</translation>
    </message>
    <message>
        <source>Loading time</source>
        <extracomment>seconds until the weights are on the GPU</extracomment>
        <translation>Yuklash vaqti</translation>
    </message>
    <message>
        <source>Cost per million output tokens</source>
        <translation>Million chiqish tokeni narxi</translation>
    </message>
    <message>
        <source>Cost per million input tokens</source>
        <translation>Million kirish tokeni narxi</translation>
    </message>
    <message>
        <source>Cost per million tokens, input and output</source>
        <translation>Million token narxi, kirish va chiqish birga</translation>
    </message>
    <message>
        <source>Cost per useful result</source>
        <translation>Foydali natija narxi</translation>
    </message>
    <message>
        <source>Bill for a month</source>
        <translation>Bir oylik hisob</translation>
    </message>
    <message>
        <source>Cost of the run</source>
        <translation>Ishga tushirish narxi</translation>
    </message>
    <message>
        <source>Billed hours</source>
        <translation>Toʻlanadigan soatlar</translation>
    </message>
    <message>
        <source>Working hours</source>
        <extracomment>hours in which the server works</extracomment>
        <translation>Ish soatlari</translation>
    </message>
    <message>
        <source>Hours of starts and idling</source>
        <translation>Ishga tushirish va boʻsh turish soatlari</translation>
    </message>
    <message>
        <source>Hours in a month</source>
        <translation>Bir oydagi soatlar</translation>
    </message>
    <message>
        <source>Starts a month</source>
        <extracomment>of the rented server</extracomment>
        <translation>Oyiga ishga tushirishlar</translation>
    </message>
    <message>
        <source>Results a month</source>
        <translation>Oyiga natijalar</translation>
    </message>
    <message>
        <source>Results per second</source>
        <translation>Sekundiga natijalar</translation>
    </message>
    <message>
        <source>Runs per useful result</source>
        <translation>Foydali natijaga urinishlar</translation>
    </message>
    <message>
        <source>Retries</source>
        <extracomment>runs repeated, as a share</extracomment>
        <translation>Takrorlashlar</translation>
    </message>
    <message>
        <source>Accepted results</source>
        <extracomment>a share</extracomment>
        <translation>Qabul qilingan natijalar</translation>
    </message>
    <message>
        <source>Utilization</source>
        <extracomment>share of the rented time that works</extracomment>
        <translation>Yuklama</translation>
    </message>
    <message>
        <source>Tokens per result</source>
        <translation>Natijaga tokenlar</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Serverlar</translation>
    </message>
    <message>
        <source>Start time</source>
        <extracomment>of the rented server, before the weights load</extracomment>
        <translation>Ishga tushish vaqti</translation>
    </message>
    <message>
        <source>Idle time per start</source>
        <translation>Har ishga tushirishdagi boʻsh vaqt</translation>
    </message>
    <message>
        <source>Storage and traffic</source>
        <extracomment>money a month</extracomment>
        <translation>Saqlash va trafik</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>Valyuta kursi</translation>
    </message>
    <message>
        <source>Purchase</source>
        <extracomment>the price of GPUs and server</extracomment>
        <translation>Xarid</translation>
    </message>
    <message>
        <source>Upkeep a month</source>
        <extracomment>of own GPUs</extracomment>
        <translation>Oylik saqlash xarajati</translation>
    </message>
    <message>
        <source>Electricity a month</source>
        <extracomment>money</extracomment>
        <translation>Oylik elektr energiyasi</translation>
    </message>
    <message>
        <source>Months to break-even</source>
        <translation>Zararsizlik nuqtasigacha oylar</translation>
    </message>
    <message>
        <source>Total cost of ownership</source>
        <translation>Egalikning umumiy qiymati</translation>
    </message>
    <message>
        <source>Reserve GPUs</source>
        <translation>Zaxira GPUlar</translation>
    </message>
    <message>
        <source>Price of a GPU</source>
        <translation>Bitta GPU narxi</translation>
    </message>
    <message>
        <source>Price of the server without GPUs</source>
        <translation>GPUsiz server narxi</translation>
    </message>
    <message>
        <source>Board power</source>
        <translation>Plata quvvati</translation>
    </message>
    <message>
        <source>Mean power load</source>
        <extracomment>share of the board power</extracomment>
        <translation>Quvvatning oʻrtacha ulushi</translation>
    </message>
    <message>
        <source>Price of a kWh</source>
        <translation>kVt·soat narxi</translation>
    </message>
    <message>
        <source>Hosting a month</source>
        <translation>Oylik joylashtirish</translation>
    </message>
    <message>
        <source>Cooling a month</source>
        <translation>Oylik sovitish</translation>
    </message>
    <message>
        <source>Repair a year</source>
        <extracomment>a share of the purchase</extracomment>
        <translation>Yillik taʼmirlash</translation>
    </message>
    <message>
        <source>Staff a month</source>
        <translation>Oylik xodimlar xarajati</translation>
    </message>
    <message>
        <source>Residual value</source>
        <extracomment>share of the purchase that a sale at the end brings</extracomment>
        <translation>Qoldiq qiymat</translation>
    </message>
    <message>
        <source>Discount rate a year</source>
        <translation>Yillik diskont stavkasi</translation>
    </message>
    <message>
        <source>Power usage effectiveness (PUE)</source>
        <translation>PUE koeffitsiyenti</translation>
    </message>
    <message>
        <source>Denoiser</source>
        <translation>Denoyzer</translation>
    </message>
    <message>
        <source>Text encoders</source>
        <translation>Matn kodlovchilari</translation>
    </message>
    <message>
        <source>VAE</source>
        <translation>VAE</translation>
    </message>
    <message>
        <source>Idle memory</source>
        <extracomment>bytes on the GPU between two runs</extracomment>
        <translation>Ishga tushirishlar orasidagi xotira</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>Xotira choʻqqisi</translation>
    </message>
    <message>
        <source>Memory of text encoding</source>
        <translation>Matn kodlash xotirasi</translation>
    </message>
    <message>
        <source>Memory of denoising</source>
        <translation>Shovqindan tozalash xotirasi</translation>
    </message>
    <message>
        <source>Memory of VAE decoding</source>
        <translation>VAE dekodlash xotirasi</translation>
    </message>
    <message>
        <source>Parameters left in a wider format</source>
        <extracomment>of a quantized model</extracomment>
        <translation>Kengroq formatda qoldirilgan parametrlar</translation>
    </message>
    <message>
        <source>Bytes of each of these</source>
        <extracomment>of the parameters that a quantizer leaves in a wider format</extracomment>
        <translation>Ularning har biriga bayt</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>pixels of an image</extracomment>
        <translation>Eni</translation>
    </message>
    <message>
        <source>Height</source>
        <extracomment>pixels of an image</extracomment>
        <translation>Boʻyi</translation>
    </message>
    <message>
        <source>Images of a run</source>
        <translation>Ishga tushirishdagi tasvirlar</translation>
    </message>
    <message>
        <source>Pixels of an image</source>
        <translation>Tasvir piksellari</translation>
    </message>
    <message>
        <source>Elements of the widest layer</source>
        <extracomment>of the denoiser</extracomment>
        <translation>Eng keng qatlam elementlari</translation>
    </message>
    <message>
        <source>Denoising steps</source>
        <translation>Shovqindan tozalash qadamlari</translation>
    </message>
    <message>
        <source>Passes of the denoiser a step</source>
        <extracomment>images of a run, twice with guidance</extracomment>
        <translation>Bir qadamdagi denoyzer oʻtishlari</translation>
    </message>
    <message>
        <source>Share of the peak that kernels reach</source>
        <translation>Yadrolar erishadigan choʻqqi ulushi</translation>
    </message>
    <message>
        <source>Energy of an operation</source>
        <extracomment>joules for each FLOP</extracomment>
        <translation>Amal energiyasi</translation>
    </message>
    <message>
        <source>Power left for arithmetic</source>
        <extracomment>watts of a board</extracomment>
        <translation>Hisoblash uchun quvvat</translation>
    </message>
    <message>
        <source>Memory traffic of a step</source>
        <translation>Bir qadamdagi xotira almashinuvi</translation>
    </message>
    <message>
        <source>Launches of kernels</source>
        <translation>Yadrolarni ishga tushirish</translation>
    </message>
    <message>
        <source>Time of a denoising step</source>
        <translation>Shovqindan tozalash qadami vaqti</translation>
    </message>
    <message>
        <source>Denoising</source>
        <extracomment>seconds of all steps</extracomment>
        <translation>Shovqindan tozalash</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <extracomment>seconds</extracomment>
        <translation>Matn kodlash</translation>
    </message>
    <message>
        <source>VAE decoding</source>
        <extracomment>seconds</extracomment>
        <translation>VAE dekodlash</translation>
    </message>
    <message>
        <source>Rate of copies from host memory</source>
        <translation>Xost xotirasidan nusxalash tezligi</translation>
    </message>
    <message>
        <source>Time of a run</source>
        <translation>Bitta bajarilish vaqti</translation>
    </message>
    <message>
        <source>Time per image</source>
        <translation>Bitta tasvir vaqti</translation>
    </message>
    <message>
        <source>Steps per second</source>
        <extracomment>denoising steps of the whole batch</extracomment>
        <translation>Soniyasiga qadamlar</translation>
    </message>
    <message>
        <source>Values held at once</source>
        <translation>Bir vaqtda saqlanadigan qiymatlar</translation>
    </message>
    <message>
        <source>Hours of audio</source>
        <translation>Audio soatlari</translation>
    </message>
    <message>
        <source>Windows decoded together</source>
        <extracomment>windows of 30 s of audio</extracomment>
        <translation>Birga dekodlanadigan oynalar</translation>
    </message>
    <message>
        <source>Beams</source>
        <extracomment>of beam search</extracomment>
        <translation>Nurlar</translation>
    </message>
    <message>
        <source>Length of a window</source>
        <extracomment>seconds of audio</extracomment>
        <translation>Oyna uzunligi</translation>
    </message>
    <message>
        <source>Cache of the windows</source>
        <extracomment>keys and values</extracomment>
        <translation>Oynalar keshi</translation>
    </message>
    <message>
        <source>Encoder, one window</source>
        <extracomment>seconds</extracomment>
        <translation>Kodlovchi, bitta oyna</translation>
    </message>
    <message>
        <source>Decoder step</source>
        <extracomment>seconds of one token of all windows</extracomment>
        <translation>Dekoder qadami</translation>
    </message>
    <message>
        <source>Tokens of a window</source>
        <translation>Oynadagi tokenlar</translation>
    </message>
    <message>
        <source>Work on the host</source>
        <extracomment>seconds: features, segments</extracomment>
        <translation>Kompyuterdagi ish</translation>
    </message>
    <message>
        <source>Time of a batch</source>
        <translation>Batch vaqti</translation>
    </message>
    <message>
        <source>Audio hours per hour</source>
        <translation>Soatiga audio soatlari</translation>
    </message>
    <message>
        <source>Time of the transcription</source>
        <translation>Matnga aylantirish vaqti</translation>
    </message>
    <message>
        <source>Windows at saturation</source>
        <extracomment>more at once gain little</extracomment>
        <translation>Toʻyinishdagi oynalar</translation>
    </message>
    <message>
        <source>Copies from host memory</source>
        <extracomment>seconds of copies</extracomment>
        <translation>Xost xotirasidan nusxalash</translation>
    </message>
    <message>
        <source>Trainable parameters</source>
        <translation>Oʻqitiladigan parametrlar</translation>
    </message>
    <message>
        <source>Bytes per trainable parameter</source>
        <translation>Har bir oʻqitiladigan parametrga baytlar</translation>
    </message>
    <message>
        <source>Tokens of a sequence</source>
        <translation>Ketma-ketlikdagi tokenlar</translation>
    </message>
    <message>
        <source>Sequences of a pass</source>
        <translation>Bir oʻtishdagi ketma-ketliklar</translation>
    </message>
    <message>
        <source>Activations kept of the layers</source>
        <translation>Qatlamlarning saqlangan aktivatsiyalari</translation>
    </message>
    <message>
        <source>Logits and their gradients</source>
        <translation>Logitlar va ularning gradiyentlari</translation>
    </message>
    <message>
        <source>Bytes per logit</source>
        <translation>Har bir logitga baytlar</translation>
    </message>
    <message>
        <source>Reserved by the allocator over what is in use</source>
        <translation>Allokator zaxirasining ishlatilganga nisbati</translation>
    </message>
    <message>
        <source>Weights gathered or unpacked for a layer</source>
        <translation>Qatlam uchun yigʻilgan yoki ochilgan vaznlar</translation>
    </message>
    <message>
        <source>Arithmetic of a token</source>
        <translation>Bir token uchun hisoblashlar</translation>
    </message>
    <message>
        <source>Share of the peak that matrix products reach</source>
        <translation>Matritsa koʻpaytmalari yetadigan choʻqqi ulushi</translation>
    </message>
    <message>
        <source>Time of the matrix products of a pass</source>
        <translation>Oʻtishdagi matritsa koʻpaytmalari vaqti</translation>
    </message>
    <message>
        <source>Time of the memory traffic of a pass</source>
        <translation>Oʻtishdagi xotira almashinuvi vaqti</translation>
    </message>
    <message>
        <source>Training speed</source>
        <translation>Oʻqitish tezligi</translation>
    </message>
    <message>
        <source>Tokens of the run, padding included</source>
        <translation>Ishga tushirish tokenlari, toʻldirish bilan</translation>
    </message>
    <message>
        <source>Time of the run</source>
        <translation>Bajarilish davomiyligi</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>needs %1, has %2</source>
        <extracomment>why a card drops out; %1 and %2 are sizes</extracomment>
        <translation>%1 kerak, %2 bor</translation>
    </message>
    <message>
        <source>holds %1 at once, asked are %2</source>
        <extracomment>why a card drops out; %1 and %2 are numbers of requests</extracomment>
        <translation>bir vaqtda %1 sigʻadi, %2 kerak</translation>
    </message>
    <message>
        <source>the engine would not start: %1 of %2 are wanted</source>
        <extracomment>why a card drops out; %1 and %2 are sizes</extracomment>
        <translation>dvigatel ishga tushmaydi: unga %2 dan %1 kerak</translation>
    </message>
    <message>
        <source>the engine is not known to run %1</source>
        <extracomment>why a card drops out; %1 a number format such as FP8</extracomment>
        <translation>dvigatel %1 bilan ishlashi haqida maʼlumot yoʻq</translation>
    </message>
    <message>
        <source>no arithmetic of its own for %1</source>
        <extracomment>why a card drops out; %1 a number format such as FP8</extracomment>
        <translation>%1 uchun oʻz arifmetikasi yoʻq</translation>
    </message>
    <message>
        <source>no NVLink or similar between the GPUs</source>
        <translation>GPUlar orasida NVLink yoki shunga oʻxshash aloqa yoʻq</translation>
    </message>
    <message>
        <source>no ECC</source>
        <translation>ECC yoʻq</translation>
    </message>
    <message>
        <source>no vGPU</source>
        <translation>vGPU yoʻq</translation>
    </message>
    <message>
        <source>no MIG</source>
        <translation>MIG yoʻq</translation>
    </message>
    <message>
        <source>not cooled by the server&apos;s fans</source>
        <translation>server ventilyatorlari bilan sovitilmaydi</translation>
    </message>
    <message>
        <source>not a PCIe card</source>
        <translation>PCIe kartasi emas</translation>
    </message>
    <message>
        <source>the driver&apos;s licence forbids use in data centres</source>
        <translation>drayver litsenziyasi maʼlumot markazida ishlatishni taqiqlaydi</translation>
    </message>
    <message>
        <source>takes %1 slots, at most %2</source>
        <extracomment>why a card drops out; %1 and %2 are numbers of slots</extracomment>
        <translation>%1 ta slot egallaydi, koʻpi bilan %2</translation>
    </message>
    <message>
        <source>draws %1, at most %2</source>
        <extracomment>why a card drops out; %1 and %2 are powers in watts</extracomment>
        <translation>%1 sarflaydi, koʻpi bilan %2</translation>
    </message>
    <message>
        <source>costs %1 an hour, at most %2</source>
        <extracomment>why a card drops out; %1 and %2 are amounts of money</extracomment>
        <translation>soatiga %1 turadi, koʻpi bilan %2</translation>
    </message>
    <message>
        <source>first token after %1, at most %2</source>
        <extracomment>why a card drops out; %1 and %2 are times</extracomment>
        <translation>birinchi token %1 dan keyin, koʻpi bilan %2</translation>
    </message>
    <message>
        <source>%1 a token, at most %2</source>
        <extracomment>why a card drops out; %1 and %2 are times</extracomment>
        <translation>bitta tokenga %1, koʻpi bilan %2</translation>
    </message>
    <message>
        <source>ECC: not known</source>
        <translation>ECC: maʼlumot yoʻq</translation>
    </message>
    <message>
        <source>vGPU: not known</source>
        <translation>vGPU: maʼlumot yoʻq</translation>
    </message>
    <message>
        <source>MIG: not known</source>
        <translation>MIG: maʼlumot yoʻq</translation>
    </message>
    <message>
        <source>cooling: not known</source>
        <translation>sovitish: maʼlumot yoʻq</translation>
    </message>
    <message>
        <source>form factor: not known</source>
        <translation>form-faktor: maʼlumot yoʻq</translation>
    </message>
    <message>
        <source>slots: not known</source>
        <translation>slotlar: maʼlumot yoʻq</translation>
    </message>
    <message>
        <source>power: not known</source>
        <translation>quvvat: maʼlumot yoʻq</translation>
    </message>
    <message>
        <source>no price in this currency</source>
        <translation>bu valyutada narx yoʻq</translation>
    </message>
    <message>
        <source>no expectation of its speed</source>
        <translation>tezligi haqida kutilgan qiymat yoʻq</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>maʼlumot yoʻq</translation>
    </message>
    <message>
        <source>ECC</source>
        <translation>ECC</translation>
    </message>
    <message>
        <source>vGPU</source>
        <translation>vGPU</translation>
    </message>
    <message>
        <source>MIG</source>
        <translation>MIG</translation>
    </message>
    <message>
        <source>Passive cooling</source>
        <translation>Passiv sovitish</translation>
    </message>
    <message>
        <source>PCIe card</source>
        <translation>PCIe kartasi</translation>
    </message>
    <message>
        <source>Data-centre use</source>
        <translation>Maʼlumot markazida ishlash</translation>
    </message>
    <message>
        <source>Native precision</source>
        <translation>Aniqlikning oʻz arifmetikasi</translation>
    </message>
    <message>
        <source>NVLink between GPUs</source>
        <translation>GPUlar orasida NVLink</translation>
    </message>
    <message>
        <source>Only cards with error correction; it is turned on where it can be switched</source>
        <translation>Faqat xatolarni tuzatadigan kartalar; oʻchirib-yoqish mumkin boʻlsa, yoqiladi</translation>
    </message>
    <message>
        <source>Only cards that several virtual machines can share</source>
        <translation>Faqat bir nechta virtual mashina boʻlishib ishlatishi mumkin boʻlgan kartalar</translation>
    </message>
    <message>
        <source>Only cards that can be divided into isolated instances</source>
        <translation>Faqat ajratilgan qismlarga boʻlinadigan kartalar</translation>
    </message>
    <message>
        <source>Only cards that the server&apos;s own fans cool</source>
        <translation>Faqat serverning oʻz ventilyatorlari sovitadigan kartalar</translation>
    </message>
    <message>
        <source>Only cards for PCIe slots, no modules for special boards</source>
        <translation>Faqat PCIe slotlari uchun kartalar, maxsus platalar modullarisiz</translation>
    </message>
    <message>
        <source>No cards whose driver&apos;s licence forbids use in data centres</source>
        <translation>Drayver litsenziyasi maʼlumot markazida ishlatishni taqiqlagan kartalarsiz</translation>
    </message>
    <message>
        <source>Only cards with arithmetic of their own for the precision of the weights</source>
        <translation>Faqat vaznlar aniqligi uchun oʻz arifmetikasi bor kartalar</translation>
    </message>
    <message>
        <source>Several GPUs only with NVLink or a similar link between them</source>
        <translation>Bir nechta GPU faqat orasida NVLink yoki shunga oʻxshash aloqa bilan</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tezlik</translation>
    </message>
    <message>
        <source>Cost of a result</source>
        <translation>Natija narxi</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>Zaxira</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Quvvat</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Topilishi</translation>
    </message>
    <message>
        <source>There is no expectation of speed for this load, so the physical ceilings decide.</source>
        <translation>Bu yuklama uchun kutilgan tezlik yoʻq, shuning uchun fizik yuqori chegaralar hal qiladi.</translation>
    </message>
    <message>
        <source>Mostly prefill: processing the input takes %1 of a request&apos;s time.</source>
        <extracomment>%1 a share in per cent</extracomment>
        <translation>Asosan prefill: kirishni qayta ishlash soʻrov vaqtining %1 qismini oladi.</translation>
    </message>
    <message>
        <source>Mostly decode: processing the input takes only %1 of a request&apos;s time.</source>
        <extracomment>%1 a share in per cent</extracomment>
        <translation>Asosan generatsiya (decode): kirishni qayta ishlash soʻrov vaqtining faqat %1 qismini oladi.</translation>
    </message>
    <message>
        <source>Prefill and decode both count: processing the input takes %1 of a request&apos;s time.</source>
        <extracomment>%1 a share in per cent</extracomment>
        <translation>Ham kirishni qayta ishlash (prefill), ham generatsiya (decode) muhim: birinchisi soʻrov vaqtining %1 qismini oladi.</translation>
    </message>
    <message>
        <source>Bottleneck: %1, on %2 of %3 cards that hold the load.</source>
        <extracomment>%1 the bottleneck, %2 and %3 numbers of cards</extracomment>
        <translation>Tor joy: %1, yuklama sigʻadigan %3 kartadan %2 tasida.</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s): at least %1 on each; no card holds that</source>
        <extracomment>the least memory that a load takes; %n GPUs, %1 a size</extracomment>
        <translation>
            <numerusform>%n GPU: har birida kamida %1; bunday karta yoʻq</numerusform>
            <numerusform>%n GPU: har birida kamida %1; bunday karta yoʻq</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s): at least %1 on each; the smallest card that holds it is %2</source>
        <extracomment>the least memory that a load takes; %n GPUs, %1 a size, %2 a card</extracomment>
        <translation>
            <numerusform>%n GPU: har birida kamida %1; mos keladigan eng kichik karta — %2</numerusform>
            <numerusform>%n GPU: har birida kamida %1; mos keladigan eng kichik karta — %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 times the memory of %3, which has %4 times its bandwidth: the larger one holds more, the other one writes faster.</source>
        <extracomment>%1 and %3 GPUs, %2 and %4 factors such as 1.5</extracomment>
        <translation>%1 xotirasi %3 nikidan %2 barobar koʻp, ikkinchisining oʻtkazish qobiliyati esa %4 barobar yuqori: birinchisiga koʻproq sigʻadi, ikkinchisi tezroq yozadi.</translation>
    </message>
    <message>
        <source>%1 are budgets of %2 each, never one pool, against %3.</source>
        <extracomment>%1 several GPUs, %2 a size, %3 one GPU</extracomment>
        <translation>%1 — har biri %2 dan alohida byudjet, umumiy xotira emas; %3 ga qarshi.</translation>
    </message>
    <message>
        <source>%1 times the throughput</source>
        <extracomment>several GPUs against one; %1 a factor</extracomment>
        <translation>oʻtkazish qobiliyati ×%1</translation>
    </message>
    <message>
        <source>%1 times the price</source>
        <extracomment>several GPUs against one; %1 a factor</extracomment>
        <translation>narx ×%1</translation>
    </message>
    <message>
        <source>%1 times the power</source>
        <extracomment>several GPUs against one; %1 a factor</extracomment>
        <translation>quvvat ×%1</translation>
    </message>
    <message>
        <source>%1 of each step goes between the GPUs</source>
        <extracomment>%1 a share in per cent</extracomment>
        <translation>har bir qadamning %1 qismi GPUlar orasidagi almashinuvga ketadi</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>Weights are the sum of the architecture&apos;s tensors in the chosen format.</source>
        <translation>Vaznlar — tanlangan formatdagi arxitektura tenzorlari yigʻindisi.</translation>
    </message>
    <message>
        <source>The given size replaces the sum of the tensors.</source>
        <translation>Berilgan hajm tenzorlar yigʻindisining oʻrnini oladi.</translation>
    </message>
    <message>
        <source>A documented dense architecture stands for a model of this size.</source>
        <translation>Bunday hajmdagi model oʻrniga hujjatlashtirilgan zich arxitektura olingan.</translation>
    </message>
    <message>
        <source>vLLM: the KV cache gets what the memory limit leaves after weights, activations and memory outside PyTorch.</source>
        <translation>vLLM: xotira limitidan vaznlar, aktivatsiyalar va PyTorchdan tashqari xotira ayirilgach qolgani KV-keshga beriladi.</translation>
    </message>
    <message>
        <source>vLLM: this version counts CUDA graphs inside the memory limit.</source>
        <translation>vLLM: bu versiya CUDA graflarini xotira limiti ichida hisoblaydi.</translation>
    </message>
    <message>
        <source>vLLM: this version keeps CUDA graphs outside the memory limit.</source>
        <translation>vLLM: bu versiya CUDA graflarini xotira limitidan tashqarida saqlaydi.</translation>
    </message>
    <message>
        <source>vLLM: window layers and full layers share pages, so window layers are charged at full length.</source>
        <translation>vLLM: oynali va toʻliq qatlamlar sahifalarni boʻlishadi, shuning uchun oynali qatlamlar toʻliq uzunlikda hisoblanadi.</translation>
    </message>
    <message>
        <source>The engine keeps no more tokens than the window in window layers.</source>
        <translation>Oynali qatlamlarda dvigatel oynadan ortiq token saqlamaydi.</translation>
    </message>
    <message>
        <source>SGLang: memory is set aside by chunk size, graphs and number of GPUs.</source>
        <translation>SGLang: xotira zaxirasi boʻlak hajmi, graflar va GPUlar soniga bogʻliq.</translation>
    </message>
    <message>
        <source>TensorRT-LLM: the KV cache gets a share of what is free after loading.</source>
        <translation>TensorRT-LLM: KV-kesh yuklashdan keyin boʻsh qolgan xotiraning ulushini oladi.</translation>
    </message>
    <message>
        <source>llama.cpp: a margin is left free on each GPU.</source>
        <translation>llama.cpp: har bir GPUda boʻsh zaxira qoldiriladi.</translation>
    </message>
    <message>
        <source>llama.cpp: the window of all slots and a micro-batch is rounded up to a block.</source>
        <translation>llama.cpp: barcha slotlar oynasi va mikrobatch birga blokkacha yuqoriga yaxlitlanadi.</translation>
    </message>
    <message>
        <source>transformers: the KV cache grows with use; nothing is reserved.</source>
        <translation>transformers: KV-kesh ish davomida oʻsadi, oldindan zaxira olinmaydi.</translation>
    </message>
    <message>
        <source>There are fewer KV heads than GPUs in tensor parallel: each GPU keeps a whole head.</source>
        <translation>KV boshlari tenzor parallelizmidagi GPUlardan kam: har bir GPU bitta boshni butunligicha saqlaydi.</translation>
    </message>
    <message>
        <source>The latent cache of MLA is whole on each GPU in tensor parallel.</source>
        <translation>Tenzor parallelizmida MLA latent keshi har bir GPUda butunligicha saqlanadi.</translation>
    </message>
    <message>
        <source>The sampler&apos;s trial run, by batch and vocabulary, sets the peak of activations.</source>
        <translation>Aktivatsiyalar choʻqqisini semplerning sinov ishga tushirilishi belgilaydi: batch va lugʻat hajmi.</translation>
    </message>
    <message>
        <source>The forward pass sets the peak of activations.</source>
        <translation>Aktivatsiyalar choʻqqisini toʻgʻri oʻtish belgilaydi.</translation>
    </message>
    <message>
        <source>The memory visible to a program is taken from logs of this card.</source>
        <translation>Dasturga koʻrinadigan xotira shu karta jurnallaridan olingan.</translation>
    </message>
    <message>
        <source>No log of this card is known: the usual share of usable memory is assumed.</source>
        <translation>Bu karta jurnallari yoʻq: mavjud xotiraning odatdagi ulushi faraz qilingan.</translation>
    </message>
    <message>
        <source>What the driver reports in this ECC state was not observed: a planning figure is used.</source>
        <translation>Drayver bu ECC holatida bildiradigan hajm kuzatilmagan: rejaviy qiymat olingan.</translation>
    </message>
    <message>
        <source>Ceiling of one stream: memory bandwidth divided by the weights.</source>
        <translation>Bitta oqimning yuqori chegarasi: xotira oʻtkazish qobiliyati vaznlar hajmiga boʻlinadi.</translation>
    </message>
    <message>
        <source>Ceiling with the KV cache read and without the embedding, which is not read.</source>
        <translation>KV-kesh oʻqilishi hisobga olingan va oʻqilmaydigan embedding jadvali chiqarilgan yuqori chegara.</translation>
    </message>
    <message>
        <source>Only the inputs of recomputed layers are kept; one layer at a time is whole.</source>
        <translation>Qayta hisoblanadigan qatlamlarning faqat kirishlari saqlanadi; bir vaqtda bitta qatlam toʻliq boʻladi.</translation>
    </message>
</context>
<context>
    <name>SpecWords</name>
    <message>
        <source>consumer</source>
        <extracomment>kind of GPU</extracomment>
        <translation>isteʼmolchi uchun</translation>
    </message>
    <message>
        <source>workstation</source>
        <extracomment>kind of GPU</extracomment>
        <translation>ishchi stansiya uchun</translation>
    </message>
    <message>
        <source>data center</source>
        <extracomment>kind of GPU</extracomment>
        <translation>maʼlumot markazi uchun</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>error correction of the memory</extracomment>
        <translation>yoʻq</translation>
    </message>
    <message>
        <source>off by default, can be turned on</source>
        <extracomment>error correction of the memory</extracomment>
        <translation>oʻchirilgan, yoqish mumkin</translation>
    </message>
    <message>
        <source>on by default, can be turned off</source>
        <extracomment>error correction of the memory</extracomment>
        <translation>yoqilgan, oʻchirish mumkin</translation>
    </message>
    <message>
        <source>always on, no memory lost</source>
        <extracomment>error correction of the memory</extracomment>
        <translation>doim yoqilgan, xotira yoʻqolmaydi</translation>
    </message>
    <message>
        <source>supported</source>
        <extracomment>GPUs exchange data over PCIe directly</extracomment>
        <translation>qoʻllab-quvvatlanadi</translation>
    </message>
    <message>
        <source>disabled by the driver: through host memory</source>
        <extracomment>GPUs exchange data over PCIe directly</extracomment>
        <translation>drayver oʻchirib qoʻygan: tezkor xotira orqali</translation>
    </message>
    <message>
        <source>active</source>
        <extracomment>a GPU with fans of its own</extracomment>
        <translation>faol</translation>
    </message>
    <message>
        <source>passive</source>
        <extracomment>a GPU that the server&apos;s fans cool</extracomment>
        <translation>passiv</translation>
    </message>
    <message>
        <source>PCIe card</source>
        <translation>PCIe kartasi</translation>
    </message>
    <message>
        <source>PCIe low-profile card</source>
        <translation>past profilli PCIe kartasi</translation>
    </message>
    <message>
        <source>SXM2 module</source>
        <translation>SXM2 moduli</translation>
    </message>
    <message>
        <source>SXM4 module</source>
        <translation>SXM4 moduli</translation>
    </message>
    <message>
        <source>SXM5 module</source>
        <translation>SXM5 moduli</translation>
    </message>
    <message>
        <source>SXM6 module</source>
        <translation>SXM6 moduli</translation>
    </message>
    <message>
        <source>OAM module</source>
        <translation>OAM moduli</translation>
    </message>
    <message>
        <source>PCIe only</source>
        <translation>faqat PCIe</translation>
    </message>
    <message>
        <source>NVLink bridge</source>
        <translation>NVLink koʻprigi</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ha</translation>
    </message>
    <message>
        <source>no</source>
        <translation>yoʻq</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>a range of prices: &quot;200 000–250 000 RUB&quot;</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>price at launch</source>
        <extracomment>kind of a published price</extracomment>
        <translation>sotuv boshidagi narx</translation>
    </message>
    <message>
        <source>list price, rounded</source>
        <extracomment>kind of a published price</extracomment>
        <translation>preyskurant narxi, yaxlitlangan</translation>
    </message>
    <message>
        <source>market range</source>
        <extracomment>kind of a published price</extracomment>
        <translation>bozor oraligʻi</translation>
    </message>
    <message>
        <source>retail range</source>
        <extracomment>kind of a published price</extracomment>
        <translation>chakana oraliq</translation>
    </message>
    <message>
        <source>vendor&apos;s list</source>
        <extracomment>kind of a published price</extracomment>
        <translation>ishlab chiqaruvchi preyskuranti</translation>
    </message>
    <message>
        <source>street average</source>
        <extracomment>kind of a published price</extracomment>
        <translation>oʻrtacha sotuv narxi</translation>
    </message>
</context>
<context>
    <name>Specs</name>
    <message>
        <source>Memory</source>
        <translation>Xotira</translation>
    </message>
    <message>
        <source>Usable memory, ECC on</source>
        <translation>Mavjud xotira, ECC yoqilgan</translation>
    </message>
    <message>
        <source>What the driver reports: plan with this, not the label.</source>
        <translation>Drayver bildirgan hajm: nominalga emas, shunga tayaning.</translation>
    </message>
    <message>
        <source>Usable memory, ECC off</source>
        <translation>Mavjud xotira, ECC oʻchirilgan</translation>
    </message>
    <message>
        <source>The same without error correction.</source>
        <translation>Xatolarni tuzatishsiz xuddi shu koʻrsatkich.</translation>
    </message>
    <message>
        <source>The engine&apos;s limit is a share of this.</source>
        <translation>Dvigatel limiti — shu hajmning ulushi.</translation>
    </message>
    <message>
        <source>Sets the ceiling of generation: every token reads all weights once.</source>
        <translation>Generatsiyaning yuqori chegarasini belgilaydi: har bir token uchun barcha vaznlar bir marta oʻqiladi.</translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation>Xotira turi</translation>
    </message>
    <message>
        <source>HBM moves several times more bytes a second than GDDR.</source>
        <translation>HBM bir soniyada GDDRga qaraganda bir necha baravar koʻp bayt uzatadi.</translation>
    </message>
    <message>
        <source>Memory bus, bits</source>
        <translation>Xotira shinasi, bit</translation>
    </message>
    <message>
        <source>A wider bus gives more bandwidth of the same chips.</source>
        <translation>Kengroq shina oʻsha mikrosxemalardan koʻproq oʻtkazish qobiliyati beradi.</translation>
    </message>
    <message>
        <source>ECC</source>
        <translation>ECC</translation>
    </message>
    <message>
        <source>Corrects memory errors; on GDDR cards it costs a part of the memory.</source>
        <translation>Xotira xatolarini tuzatadi; GDDR kartalarida xotiraning bir qismini oladi.</translation>
    </message>
    <message>
        <source>L2 cache, MB</source>
        <translation>L2 kesh, MB</translation>
    </message>
    <message>
        <source>Keeps hot data on the chip and spares the memory.</source>
        <translation>Koʻp ishlatiladigan maʼlumotni kristallda saqlab, xotirani yengillashtiradi.</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation>Aloqa</translation>
    </message>
    <message>
        <source>PCI Express</source>
        <translation>PCI Express</translation>
    </message>
    <message>
        <source>The way to the host: loading a model and offload go over it.</source>
        <translation>Xostga yoʻl: modelni yuklash va vaznlarni chiqarish shu orqali oʻtadi.</translation>
    </message>
    <message>
        <source>%1.0 × %2</source>
        <extracomment>PCI Express; %1 generation, %2 lanes</extracomment>
        <translation>%1.0 × %2</translation>
    </message>
    <message>
        <source>PCIe each way</source>
        <translation>PCIe, bir tomonga</translation>
    </message>
    <message>
        <source>The most that passes in one direction.</source>
        <translation>Bir yoʻnalishdagi eng katta tezlik.</translation>
    </message>
    <message>
        <source>Link between GPUs</source>
        <translation>GPUlar orasidagi aloqa</translation>
    </message>
    <message>
        <source>Tensor parallelism exchanges data twice a layer: without NVLink or its like it waits for PCIe.</source>
        <translation>Tenzor parallelizmi har bir qatlamda ikki marta maʼlumot almashadi: NVLink yoki oʻxshashi boʻlmasa, PCIe ni kutadi.</translation>
    </message>
    <message>
        <source>Link, both ways</source>
        <translation>Aloqa, ikki tomonga</translation>
    </message>
    <message>
        <source>The total of both directions, as vendors print it.</source>
        <translation>Ikkala yoʻnalish yigʻindisi, ishlab chiqaruvchilar yozganidek.</translation>
    </message>
    <message>
        <source>Peer to peer over PCIe</source>
        <translation>PCIe orqali bevosita almashinuv</translation>
    </message>
    <message>
        <source>Without it data between GPUs goes through host memory.</source>
        <translation>Usiz GPUlar orasidagi maʼlumot tezkor xotira orqali oʻtadi.</translation>
    </message>
    <message>
        <source>Virtualization</source>
        <translation>Virtuallashtirish</translation>
    </message>
    <message>
        <source>MIG</source>
        <translation>MIG</translation>
    </message>
    <message>
        <source>One GPU as several small ones, each with memory of its own.</source>
        <translation>Bitta GPU bir nechta kichik GPU kabi, har birining oʻz xotirasi bor.</translation>
    </message>
    <message numerus="yes">
        <source>up to %n instances</source>
        <extracomment>a GPU can be divided</extracomment>
        <translation>
            <numerusform>%n tagacha qism</numerusform>
            <numerusform>%n tagacha qism</numerusform>
        </translation>
    </message>
    <message>
        <source>vGPU</source>
        <translation>vGPU</translation>
    </message>
    <message>
        <source>Shares of a GPU for virtual machines, by a licence of the vendor.</source>
        <translation>Virtual mashinalar uchun GPU ulushlari, ishlab chiqaruvchi litsenziyasi bilan.</translation>
    </message>
    <message>
        <source>GPUs on one board</source>
        <translation>Bitta platadagi GPUlar</translation>
    </message>
    <message>
        <source>Each is a GPU of its own: their memories do not add up.</source>
        <translation>Har biri alohida GPU: ularning xotirasi qoʻshilmaydi.</translation>
    </message>
    <message>
        <source>TOPS</source>
        <extracomment>10^12 operations a second</extracomment>
        <translation>TOPS</translation>
    </message>
    <message>
        <source>TFLOPS/W</source>
        <extracomment>10^12 floating-point operations a second for each watt</extracomment>
        <translation>TFLOPS/Vt</translation>
    </message>
    <message>
        <source>Compute, dense (no 2:4 sparsity)</source>
        <translation>Hisoblash, zich (2:4 siyraklashtirishsiz)</translation>
    </message>
    <message>
        <source>BF16 tensor</source>
        <translation>BF16, tenzor yadrolari</translation>
    </message>
    <message>
        <source>Reading the input (prefill) of 16-bit models runs at this rate.</source>
        <translation>16 bitli modellarda kirishni qayta ishlash (prefill) shu tezlikda boradi.</translation>
    </message>
    <message>
        <source>FP16 tensor, FP32 sum</source>
        <translation>FP16, tenzor yadrolari, yigʻindi FP32 da</translation>
    </message>
    <message>
        <source>Training and most inference add up in 32 bits.</source>
        <translation>Oʻqitish va inferensning katta qismi 32 bitda qoʻshadi.</translation>
    </message>
    <message>
        <source>FP16 tensor, FP16 sum</source>
        <translation>FP16, tenzor yadrolari, yigʻindi FP16 da</translation>
    </message>
    <message>
        <source>Only kernels that may add up in 16 bits reach it.</source>
        <translation>Bunga faqat 16 bitda qoʻsha oladigan GPU dasturlari (kernels) yetadi.</translation>
    </message>
    <message>
        <source>FP8 tensor</source>
        <translation>FP8, tenzor yadrolari</translation>
    </message>
    <message>
        <source>For models and caches in FP8; needs support in the engine.</source>
        <translation>FP8 dagi modellar va keshlar uchun; dvigatel qoʻllab-quvvatlashi kerak.</translation>
    </message>
    <message>
        <source>FP8 tensor, FP16 sum</source>
        <translation>FP8, tenzor yadrolari, yigʻindi FP16 da</translation>
    </message>
    <message>
        <source>The faster FP8 rate of cards that halve the other one.</source>
        <translation>Boshqasi ikki baravar sekin boʻlgan kartalardagi tezroq FP8 rejimi.</translation>
    </message>
    <message>
        <source>FP6 tensor</source>
        <translation>FP6, tenzor yadrolari</translation>
    </message>
    <message>
        <source>Rarely used by engines so far.</source>
        <translation>Dvigatellar hozircha kam ishlatadi.</translation>
    </message>
    <message>
        <source>FP4 tensor</source>
        <translation>FP4, tenzor yadrolari</translation>
    </message>
    <message>
        <source>For NVFP4 and MXFP4 models on cards that have it.</source>
        <translation>Bu imkoniyat bor kartalarda NVFP4 va MXFP4 modellari uchun.</translation>
    </message>
    <message>
        <source>INT8 tensor</source>
        <translation>INT8, tenzor yadrolari</translation>
    </message>
    <message>
        <source>For models whose weights and activations are 8-bit integers.</source>
        <translation>Vaznlari va aktivatsiyalari 8 bitli butun son boʻlgan modellar uchun.</translation>
    </message>
    <message>
        <source>INT4 tensor</source>
        <translation>INT4, tenzor yadrolari</translation>
    </message>
    <message>
        <source>AWQ and GPTQ do not use it: they compute in 16 bits.</source>
        <translation>AWQ va GPTQ buni ishlatmaydi: ular 16 bitda hisoblaydi.</translation>
    </message>
    <message>
        <source>TF32 tensor</source>
        <translation>TF32, tenzor yadrolari</translation>
    </message>
    <message>
        <source>Training in 32 bits with shortened factors.</source>
        <translation>Qisqartirilgan koʻpaytuvchilar bilan 32 bitda oʻqitish.</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>Ordinary cores; graphics and science more than language models.</source>
        <translation>Oddiy yadrolar; til modellaridan koʻra grafika va fan uchun.</translation>
    </message>
    <message>
        <source>CUDA cores</source>
        <translation>CUDA yadrolari</translation>
    </message>
    <message>
        <source>Comparable only within one architecture.</source>
        <translation>Faqat bitta arxitektura ichida taqqoslanadi.</translation>
    </message>
    <message>
        <source>Tensor cores</source>
        <translation>Tenzor yadrolari</translation>
    </message>
    <message>
        <source>Multiprocessors</source>
        <translation>Multiprotsessorlar</translation>
    </message>
    <message>
        <source>SM or CU: the blocks that the chip is made of.</source>
        <translation>SM yoki CU: kristall tashkil topgan bloklar.</translation>
    </message>
    <message>
        <source>Boost clock, MHz</source>
        <translation>Tezlashtirilgan chastota, MHz</translation>
    </message>
    <message>
        <source>Reached while power and temperature allow.</source>
        <translation>Quvvat va harorat imkon bergancha erishiladi.</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <translation>Hisoblash versiyasi (compute capability)</translation>
    </message>
    <message>
        <source>Which kernels and formats software may use.</source>
        <translation>Qaysi GPU dasturlari (kernels) va formatlarni ishlatish mumkin.</translation>
    </message>
    <message>
        <source>Power and body</source>
        <translation>Quvvat va korpus</translation>
    </message>
    <message>
        <source>Board power</source>
        <translation>Karta quvvati</translation>
    </message>
    <message>
        <source>Power supply, cooling and the electricity bill follow from it.</source>
        <translation>Taʼminot bloki, sovitish va elektr toʻlovi shunga bogʻliq.</translation>
    </message>
    <message>
        <source>FP32 per watt</source>
        <translation>Har vattga FP32</translation>
    </message>
    <message>
        <source>Derived: FP32 rate divided by board power.</source>
        <translation>Hisoblangan: FP32 tezligi karta quvvatiga boʻlingan.</translation>
    </message>
    <message>
        <source>BF16 tensor per watt</source>
        <translation>Har vattga BF16 (tenzor yadrolari)</translation>
    </message>
    <message>
        <source>Derived: BF16 rate divided by board power.</source>
        <translation>Hisoblangan: BF16 tezligi karta quvvatiga boʻlingan.</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Sovitish</translation>
    </message>
    <message>
        <source>Passive cards need the airflow of a server.</source>
        <translation>Passiv sovitiladigan kartalarga server havo oqimi kerak.</translation>
    </message>
    <message>
        <source>Form factor</source>
        <translation>Form-faktor</translation>
    </message>
    <message>
        <source>Modules fit only servers made for them.</source>
        <translation>Modullar faqat ularga moʻljallangan serverlarga mos keladi.</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Slotlar</translation>
    </message>
    <message>
        <source>How many cards fit side by side.</source>
        <translation>Yonma-yon nechta karta joylashadi.</translation>
    </message>
    <message>
        <source>Length, mm</source>
        <translation>Uzunligi, mm</translation>
    </message>
    <message>
        <source>Long cards do not fit every case.</source>
        <translation>Uzun kartalar har bir korpusga joylashmaydi.</translation>
    </message>
    <message>
        <source>Power connector</source>
        <translation>Quvvat ulagichi</translation>
    </message>
    <message>
        <source>The power supply must have it.</source>
        <translation>Taʼminot blokida boʻlishi kerak.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Arxitektura</translation>
    </message>
    <message>
        <source>Newer ones bring number formats and kernels.</source>
        <translation>Yangilari yangi son formatlari va GPU dasturlarini (kernels) olib keladi.</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>Vazifasi</translation>
    </message>
    <message>
        <source>Licences of consumer cards may forbid data centers.</source>
        <translation>Isteʼmolchi kartalari litsenziyasi maʼlumot markazlarini taqiqlashi mumkin.</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Chiqarilgan yili</translation>
    </message>
    <message>
        <source>The year of release.</source>
        <translation>Bozorga chiqqan yil.</translation>
    </message>
    <message>
        <source>Specifications</source>
        <translation>Tavsiflar</translation>
    </message>
    <message>
        <source>Published prices</source>
        <translation>Eʼlon qilingan narxlar</translation>
    </message>
    <message>
        <source>Of the card alone, each as of its day; for orientation only.</source>
        <translation>Faqat kartaning oʻzi uchun, har biri oʻz sanasiga; faqat taxminiy tasavvur uchun.</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Narxlar</translation>
    </message>
    <message>
        <source>computed, not published</source>
        <translation>hisoblangan, eʼlon qilinmagan</translation>
    </message>
    <message>
        <source>sources disagree: %1</source>
        <extracomment>under a figure of a data sheet; %1 are letters of the notes below the table: &quot;a, b&quot;</extracomment>
        <translation>manbalar farq qiladi: %1</translation>
    </message>
    <message>
        <source>The label on the box, mostly in GiB of 1.07 GB: usable memory in GB can be the larger figure.</source>
        <translation>Qutidagi yozuv, odatda GiBda (har biri 1,07 GB): GBdagi mavjud xotira undan katta boʻlishi mumkin.</translation>
    </message>
</context>
<context>
    <name>SpeechRows</name>
    <message>
        <source>As the engine loads it</source>
        <translation>Dvigatel yuklaganidek</translation>
    </message>
</context>
<context>
    <name>Speed</name>
    <message>
        <source>The model writes no tokens: it has no decoding speed.</source>
        <translation>Model token yozmaydi: dekodlash tezligi yoʻq.</translation>
    </message>
    <message>
        <source>Not one request fits: there is no speed to expect.</source>
        <translation>Bitta soʻrov ham sigʻmaydi: kutiladigan tezlik yoʻq.</translation>
    </message>
    <message>
        <source>The throughput of the card is not known.</source>
        <translation>Kartaning unumdorligi nomaʼlum.</translation>
    </message>
    <message>
        <source>Nothing comparable was measured.</source>
        <translation>Taqqoslanadigan oʻlchov yoʻq.</translation>
    </message>
    <message>
        <source>%1 was never measured: another engine&apos;s figures stand in.</source>
        <extracomment>%1 is an engine</extracomment>
        <translation>%1 uchun oʻlchovlar yoʻq: boshqa dvigatel koʻrsatkichlari olindi.</translation>
    </message>
    <message>
        <source>%1 was never measured with %2: its other formats stand in.</source>
        <extracomment>%1 is a weight format, %2 an engine</extracomment>
        <translation>%1 %2 da oʻlchanmagan: dvigatelning boshqa formatlari olindi.</translation>
    </message>
    <message>
        <source>Models of this kind (dense or mixture of experts) were not measured: the other kind stands in.</source>
        <translation>Bu turdagi modellar (zich yoki ekspertlar aralashmasi) oʻlchanmagan: boshqa tur olindi.</translation>
    </message>
    <message>
        <source>%1 was never measured with %2: other cards of %3 were.</source>
        <extracomment>%1 is a GPU, %2 a weight format, %3 an architecture</extracomment>
        <translation>%1 %2 bilan oʻlchanmagan: %3 ning boshqa kartalari oʻlchangan.</translation>
    </message>
    <message>
        <source>No card of %1 was ever measured with %2.</source>
        <extracomment>%1 is an architecture of GPUs, %2 a weight format</extracomment>
        <translation>%1 ning birorta kartasi %2 bilan oʻlchanmagan.</translation>
    </message>
    <message>
        <source>So many GPUs over such a link were not measured.</source>
        <translation>Bunday ulanishda shuncha GPU oʻlchanmagan.</translation>
    </message>
    <message>
        <source>More requests at once than were measured.</source>
        <translation>Parallel soʻrovlar oʻlchanganidan koʻp.</translation>
    </message>
    <message>
        <source>A longer context than was measured.</source>
        <translation>Kontekst oʻlchanganidan uzun.</translation>
    </message>
    <message>
        <source>Part of the weights is in host memory, whose speed differs from computer to computer.</source>
        <translation>Vaznlarning bir qismi kompyuter xotirasida, uning tezligi har bir mashinada har xil.</translation>
    </message>
    <message>
        <source>It rests on few measurements.</source>
        <translation>Oʻlchovlar kam.</translation>
    </message>
    <message numerus="yes">
        <source>%n measurement(s)</source>
        <extracomment>&quot;248 measurements&quot;, followed by how many sources they are from</extracomment>
        <translation>
            <numerusform>%n ta oʻlchov</numerusform>
            <numerusform>%n ta oʻlchov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s)</source>
        <extracomment>&quot;3 sources&quot;: where measurements are from</extracomment>
        <translation>
            <numerusform>%n ta manba</numerusform>
            <numerusform>%n ta manba</numerusform>
        </translation>
    </message>
    <message>
        <source>Helps: fewer bits per weight or in the KV cache, a card with more bandwidth.</source>
        <translation>Yordam beradi: vazn yoki KV-keshda kamroq bit, xotira oʻtkazish qobiliyati kattaroq karta.</translation>
    </message>
    <message>
        <source>Helps: a format that the card computes faster, shorter inputs, a card with more compute.</source>
        <translation>Yordam beradi: karta tezroq hisoblaydigan format, qisqaroq kirish, kuchliroq karta.</translation>
    </message>
    <message>
        <source>Helps: a smaller KV cache, a shorter context, more memory: then fewer requests wait.</source>
        <translation>Yordam beradi: kichikroq KV-kesh, qisqaroq kontekst, koʻproq xotira: shunda kamroq soʻrov kutadi.</translation>
    </message>
    <message>
        <source>Helps: NVLink in place of PCIe, replicas or a pipeline, fewer and larger cards, all weights on the GPU.</source>
        <translation>Yordam beradi: PCIe oʻrniga NVLink, nusxalar yoki konveyer, kamroq, lekin kattaroq kartalar, barcha vaznlar GPUda.</translation>
    </message>
    <message>
        <source>min</source>
        <extracomment>minutes, short</extracomment>
        <translation>daq</translation>
    </message>
</context>
<context>
    <name>SpeedChart</name>
    <message>
        <source>Speed of one user</source>
        <translation>Bir foydalanuvchi tezligi</translation>
    </message>
    <message>
        <source>Speed of all users together</source>
        <translation>Barcha foydalanuvchilarning umumiy tezligi</translation>
    </message>
    <message>
        <source>%1 against concurrent requests</source>
        <extracomment>a chart&apos;s title; %1 what it shows: &quot;Speed of one user&quot;</extracomment>
        <translation>%1: soʻrovlar soniga bogʻliqligi</translation>
    </message>
    <message>
        <source>%1 against context length</source>
        <extracomment>a chart&apos;s title; %1 what it shows: &quot;Speed of one user&quot;</extracomment>
        <translation>%1: kontekst uzunligiga bogʻliqligi</translation>
    </message>
    <message>
        <source>%1: %2 at once, then a queue</source>
        <extracomment>beside a curve; %1 GPU, %2 how many requests run at once</extracomment>
        <translation>%1: birdaniga %2, keyin navbat</translation>
    </message>
    <message>
        <source>%1: a queue from %2</source>
        <extracomment>beside a curve; %1 GPU, %2 a context, &quot;16K&quot;</extracomment>
        <translation>%1: %2 dan navbat</translation>
    </message>
    <message>
        <source>%1: at best %2</source>
        <extracomment>the least time that physics allows, beside a line; %1 GPU, %2 a number</extracomment>
        <translation>%1: eng yaxshisi %2</translation>
    </message>
    <message>
        <source>%1: at best</source>
        <extracomment>the least time that physics allows, beside a line; %1 GPU</extracomment>
        <translation>%1: eng yaxshisi</translation>
    </message>
    <message>
        <source>%1: ceiling %2</source>
        <extracomment>the highest speed that physics allows, beside a line; %1 GPU, %2 a number</extracomment>
        <translation>%1: yuqori chegara %2</translation>
    </message>
    <message>
        <source>%1: ceiling</source>
        <extracomment>the highest speed that physics allows, beside a line; %1 GPU</extracomment>
        <translation>%1: yuqori chegara</translation>
    </message>
    <message>
        <source>%1: expected %2.</source>
        <extracomment>read by screen readers; %1 GPU, %2 a speed or a time with its band</extracomment>
        <translation>%1: kutilgan qiymat %2.</translation>
    </message>
    <message>
        <source>prefill</source>
        <extracomment>a point of a roofline: the processing of a prompt</extracomment>
        <translation>kirishni qayta ishlash (prefill)</translation>
    </message>
    <message>
        <source>decode</source>
        <extracomment>a point of a roofline: the writing of an answer</extracomment>
        <translation>generatsiya (decode)</translation>
    </message>
    <message>
        <source>balance</source>
        <extracomment>the corner of a roofline: left of it bandwidth limits, right of it compute</extracomment>
        <translation>muvozanat</translation>
    </message>
    <message>
        <source>%1: balance at %2 FLOP per byte, decode at %3, prefill at %4.</source>
        <extracomment>read by screen readers; %1 GPU, %2 to %4 numbers of FLOP per byte</extracomment>
        <translation>%1: muvozanat baytiga %2 FLOP da, generatsiya (decode) %3 da, kirishni qayta ishlash (prefill) %4 da.</translation>
    </message>
    <message>
        <source>requests at once</source>
        <translation>parallel soʻrovlar</translation>
    </message>
    <message>
        <source>Roofline of one GPU</source>
        <translation>Bitta GPU rooflayni</translation>
    </message>
    <message>
        <source>arithmetic intensity, FLOP per byte</source>
        <extracomment>FLOP of the arithmetic for each byte read from memory</extracomment>
        <translation>arifmetik intensivlik, baytiga FLOP</translation>
    </message>
    <message>
        <source>No GPU has an expected speed.</source>
        <translation>Birorta GPU uchun kutilgan tezlik yoʻq.</translation>
    </message>
</context>
<context>
    <name>SpeedHypotheses</name>
    <message>
        <source>Up to about %2 requests at once %1 gives more tokens in all, beyond that %3.</source>
        <extracomment>who gives more output tokens of all users; %1 and %3 GPUs, %2 a number of requests at once</extracomment>
        <translation>Taxminan %2 ta parallel soʻrovgacha jami tokenlarni %1 koʻproq beradi, undan keyin — %3.</translation>
    </message>
    <message>
        <source>While the input is under about %2 of the context %1 gives more tokens in all, with longer inputs %3.</source>
        <extracomment>who gives more output tokens of all users; %1 and %3 GPUs, %2 a share of the context in per cent</extracomment>
        <translation>Kirish kontekstning taxminan %2 qismidan qisqa boʻlsa, jami tokenlarni %1 koʻproq beradi, uzunroq kirishda — %3.</translation>
    </message>
    <message>
        <source>%1 The bands overlap: only a test decides.</source>
        <extracomment>%1 is a sentence about which GPU is faster</extracomment>
        <translation>%1 Chegaralar kesishadi: faqat sinov hal qiladi.</translation>
    </message>
    <message>
        <source>as in the scenario</source>
        <extracomment>beside the way in which several GPUs share the model</extracomment>
        <translation>ssenariydagidek</translation>
    </message>
    <message>
        <source>Ways to share the model between GPUs</source>
        <translation>Modelni GPUlar orasida boʻlish usullari</translation>
    </message>
    <message>
        <source>All users together</source>
        <extracomment>column of a table: the share of a decode step that GPUs spend on talking to each other</extracomment>
        <translation>Barcha foydalanuvchilar birga</translation>
    </message>
    <message>
        <source>Per user</source>
        <translation>Bir foydalanuvchiga</translation>
    </message>
    <message>
        <source>Between GPUs</source>
        <translation>GPUlar orasida</translation>
    </message>
    <message>
        <source>With a single request %1 gives more tokens, with several %2.</source>
        <extracomment>who gives more output tokens of all users; %1 and %2 GPUs</extracomment>
        <translation>Bitta soʻrovda tokenlarni %1 koʻproq beradi, bir nechtasida — %2.</translation>
    </message>
</context>
<context>
    <name>SpeedTable</name>
    <message>
        <source>of it in the queue: %1</source>
        <extracomment>a part of the time to the first token; %1 a time</extracomment>
        <translation>shundan navbatda: %1</translation>
    </message>
    <message>
        <source>Per user</source>
        <translation>Bir foydalanuvchiga</translation>
    </message>
    <message>
        <source>All users together</source>
        <translation>Barcha foydalanuvchilar birga</translation>
    </message>
    <message>
        <source>Prefill, one prompt</source>
        <extracomment>tokens of one prompt alone a second</extracomment>
        <translation>Kirishni qayta ishlash, bitta soʻrov</translation>
    </message>
    <message>
        <source>Running at once</source>
        <extracomment>how many of the requests run at the same time; the others wait</extracomment>
        <translation>Bir vaqtda ishlaydi</translation>
    </message>
    <message>
        <source>no arithmetic of this format: the next wider one</source>
        <translation>bu format arifmetikasi yoʻq: keyingi, kengrogʻi olindi</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>after a list of GPUs: how many more there are</extracomment>
        <translation>
            <numerusform>%1 va yana %n ta</numerusform>
            <numerusform>%1 va yana %n ta</numerusform>
        </translation>
    </message>
    <message>
        <source>Rests on</source>
        <extracomment>what an expectation is derived from</extracomment>
        <translation>Asosi</translation>
    </message>
    <message>
        <source>Extrapolated</source>
        <extracomment>in what the asked workload differs from what was measured</extracomment>
        <translation>Ekstrapolyatsiya</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>the workload is like what was measured: nothing is extrapolated</extracomment>
        <translation>yoʻq</translation>
    </message>
    <message>
        <source>yes, the band is wider</source>
        <translation>ha, chegaralar kengroq</translation>
    </message>
    <message>
        <source>Bottleneck</source>
        <translation>Tor joy</translation>
    </message>
    <message numerus="yes">
        <source>Expected for %n request(s): %1 in, %2 out</source>
        <extracomment>%n requests at once, %1 input and %2 output tokens of each</extracomment>
        <translation>
            <numerusform>%n ta soʻrov uchun kutilgan qiymat: kirish %1, chiqish %2</numerusform>
            <numerusform>%n ta soʻrov uchun kutilgan qiymat: kirish %1, chiqish %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Physical ceiling of one stream: never reached</source>
        <translation>Bitta oqimning jismoniy yuqori chegarasi: erishib boʻlmaydi</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tezlik</translation>
    </message>
    <message>
        <source>What the expectation rests on</source>
        <translation>Kutilgan qiymat nimaga asoslangan</translation>
    </message>
</context>
<context>
    <name>StepBars</name>
    <message>
        <source>Reading weights</source>
        <extracomment>what a decode step spends time on</extracomment>
        <translation>Vaznlarni oʻqish</translation>
    </message>
    <message>
        <source>Reading the KV cache</source>
        <extracomment>what a decode step spends time on</extracomment>
        <translation>KV-keshni oʻqish</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <extracomment>what a decode step spends time on</extracomment>
        <translation>Hisoblash</translation>
    </message>
    <message>
        <source>Between GPUs</source>
        <extracomment>what a decode step spends time on: the link between GPUs</extracomment>
        <translation>GPUlar orasida</translation>
    </message>
    <message>
        <source>Overhead</source>
        <extracomment>what a decode step spends time on: launches, scheduling, sampling</extracomment>
        <translation>Qoʻshimcha xarajatlar</translation>
    </message>
    <message>
        <source>Others&apos; prompts</source>
        <extracomment>what a decode step spends time on: prompts of other requests are processed between the steps</extracomment>
        <translation>Boshqa soʻrovlar kirishi</translation>
    </message>
    <message>
        <source>From host memory</source>
        <extracomment>what a decode step spends time on: weights in host memory</extracomment>
        <translation>Xost xotirasidan</translation>
    </message>
    <message>
        <source>Where the time of one token goes</source>
        <translation>Bitta token vaqti nimaga sarflanadi</translation>
    </message>
</context>
<context>
    <name>TradeOff</name>
    <message>
        <source>Price against speed</source>
        <translation>Narx va tezlik</translation>
    </message>
    <message>
        <source>%1 an hour, all GPUs</source>
        <extracomment>axis; %1 a currency</extracomment>
        <translation>soatiga %1, barcha GPU</translation>
    </message>
    <message>
        <source>expected output tokens per second, all users</source>
        <translation>kutilgan chiqish tokenlari soniyasiga, barcha foydalanuvchilar</translation>
    </message>
    <message>
        <source>No card that holds the load has both a price in %1 and an expectation of its speed.</source>
        <extracomment>%1 a currency</extracomment>
        <translation>Yuklama sigʻadigan hech bir kartaning %1 dagi narxi va kutilgan tezligi birga yoʻq.</translation>
    </message>
    <message>
        <source>Nothing is both cheaper and faster than: %1</source>
        <extracomment>read by screen readers; %1 a list of GPUs</extracomment>
        <translation>Quyidagilardan ham arzon, ham tez narsa yoʻq: %1</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Fits</source>
        <extracomment>verdict: the workload fits the GPU&apos;s memory</extracomment>
        <translation>Sigʻadi</translation>
    </message>
    <message>
        <source>Tight</source>
        <extracomment>verdict: fits with little headroom</extracomment>
        <translation>Zoʻrgʻa sigʻadi</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <extracomment>verdict</extracomment>
        <translation>Sigʻmaydi</translation>
    </message>
    <message>
        <source>Not modelled</source>
        <extracomment>verdict: the program has no honest answer</extracomment>
        <translation>Modellashtirilmagan</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>how several GPUs share the work: the program chooses</extracomment>
        <translation>Avtomatik</translation>
    </message>
    <message>
        <source>One GPU</source>
        <extracomment>how several GPUs share the work: there is only one</extracomment>
        <translation>Bitta GPU</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tenzor parallelizmi</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Konveyer</translation>
    </message>
    <message>
        <source>Replicas</source>
        <extracomment>how several GPUs share the work: each holds the whole model</extracomment>
        <translation>Replikalar</translation>
    </message>
    <message>
        <source>Layer split</source>
        <extracomment>how several GPUs share the work: each holds some layers, one works at a time</extracomment>
        <translation>Qatlamlarga boʻlish</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <extracomment>what limits the speed</extracomment>
        <translation>Xotira oʻtkazish qobiliyati</translation>
    </message>
    <message>
        <source>Compute</source>
        <extracomment>what limits the speed</extracomment>
        <translation>Hisoblash</translation>
    </message>
    <message>
        <source>Memory capacity</source>
        <extracomment>what limits the speed: not enough memory for more requests</extracomment>
        <translation>Xotira hajmi</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <extracomment>what limits the speed: the link between GPUs</extracomment>
        <translation>GPUlar orasidagi aloqa</translation>
    </message>
    <message>
        <source>LLM service</source>
        <extracomment>kind of workload: an LLM answers requests</extracomment>
        <translation>LLM xizmati</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>Qoʻshimcha oʻqitish</translation>
    </message>
    <message>
        <source>Image generation</source>
        <translation>Tasvir generatsiyasi</translation>
    </message>
    <message>
        <source>Speech recognition</source>
        <translation>Nutqni aniqlash</translation>
    </message>
    <message>
        <source>ECC off</source>
        <extracomment>error correction of the GPU&apos;s memory</extracomment>
        <translation>ECC oʻchirilgan</translation>
    </message>
    <message>
        <source>ECC on</source>
        <extracomment>error correction of the GPU&apos;s memory</extracomment>
        <translation>ECC yoqilgan</translation>
    </message>
    <message>
        <source>%1 spare</source>
        <extracomment>%1 is a size: &quot;8.8 GB spare&quot;</extracomment>
        <translation>zaxira %1</translation>
    </message>
    <message>
        <source>%1 short</source>
        <extracomment>%1 is a size: &quot;11.4 GB short&quot;</extracomment>
        <translation>%1 yetishmaydi</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>a way of fine-tuning: every weight is trained</extracomment>
        <translation>Toʻliq</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>gradient checkpointing: nothing is recomputed</extracomment>
        <translation>Oʻchirilgan</translation>
    </message>
    <message>
        <source>Every second layer</source>
        <extracomment>gradient checkpointing</extracomment>
        <translation>Har ikkinchi qatlam</translation>
    </message>
    <message>
        <source>Every layer</source>
        <extracomment>gradient checkpointing</extracomment>
        <translation>Har bir qatlam</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>several GPUs: each holds all of the training state</extracomment>
        <translation>Yoʻq</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>how the loss is computed: all logits at once</extracomment>
        <translation>Oddiy</translation>
    </message>
    <message>
        <source>Compiled</source>
        <extracomment>how the loss is computed: by a compiled kernel</extracomment>
        <translation>Kompilyatsiya qilingan</translation>
    </message>
    <message>
        <source>Chunked</source>
        <extracomment>how the loss is computed: part by part</extracomment>
        <translation>Qismlab</translation>
    </message>
    <message>
        <source>Fused</source>
        <extracomment>how the loss is computed: logits are never written</extracomment>
        <translation>Birlashtirilgan</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>offload to host memory</extracomment>
        <translation>Hech narsa</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <extracomment>offload to host memory</extracomment>
        <translation>Optimizator holati</translation>
    </message>
    <message>
        <source>Weights and state</source>
        <extracomment>offload to host memory</extracomment>
        <translation>Vaznlar va holat</translation>
    </message>
    <message>
        <source>Saved activations</source>
        <extracomment>offload to host memory</extracomment>
        <translation>Saqlangan aktivatsiyalar</translation>
    </message>
    <message>
        <source>All linear layers</source>
        <extracomment>which matrices LoRA adapts</extracomment>
        <translation>Barcha chiziqli qatlamlar</translation>
    </message>
    <message>
        <source>Attention</source>
        <extracomment>which matrices LoRA adapts</extracomment>
        <translation>Diqqat</translation>
    </message>
    <message>
        <source>Components in turn</source>
        <extracomment>offload of a pipeline to host memory: one of its models at a time is on the GPU</extracomment>
        <translation>Komponentlar navbat bilan</translation>
    </message>
    <message>
        <source>Layer by layer</source>
        <extracomment>offload of a pipeline to host memory: one layer at a time is on the GPU</extracomment>
        <translation>Qatlamma-qatlam</translation>
    </message>
    <message>
        <source>Groups of layers</source>
        <extracomment>offload of a pipeline to host memory</extracomment>
        <translation>Qatlamlar guruhi</translation>
    </message>
    <message>
        <source>text encoding</source>
        <extracomment>a stage of an image pipeline</extracomment>
        <translation>matn kodlash</translation>
    </message>
    <message>
        <source>denoising</source>
        <extracomment>a stage of an image pipeline</extracomment>
        <translation>shovqindan tozalash</translation>
    </message>
    <message>
        <source>VAE decoding</source>
        <extracomment>a stage of an image pipeline</extracomment>
        <translation>VAE dekodlash</translation>
    </message>
</context>
<context>
    <name>Workbook</name>
    <message>
        <source>Tariffs</source>
        <translation>Tariflar</translation>
    </message>
    <message>
        <source>Price of a GPU-hour</source>
        <translation>GPU-soat narxi</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Narxlar</translation>
    </message>
    <message>
        <source>%1, lowest</source>
        <extracomment>of a band; %1 GPU</extracomment>
        <translation>%1, eng past</translation>
    </message>
    <message>
        <source>%1, highest</source>
        <extracomment>of a band; %1 GPU</extracomment>
        <translation>%1, eng yuqori</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Xotira</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Memory of one GPU, GB</source>
        <translation>Bitta GPU xotirasi, GB</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tezlik</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontekst</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Narx</translation>
    </message>
    <message>
        <source>Change a price in the marked cells: the costs follow. Prices are as published or given; ask about VAT.</source>
        <translation>Belgilangan katakdagi narxni oʻzgartiring: xarajatlar qayta hisoblanadi. Narxlar eʼlon qilingan yoki berilganidek; QQSni aniqlang.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUlar</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation>Soatlik narx</translation>
    </message>
    <message>
        <source>Hours billed a month</source>
        <translation>Oyiga toʻlanadigan soatlar</translation>
    </message>
    <message>
        <source>Other costs a month</source>
        <translation>Oyiga boshqa xarajatlar</translation>
    </message>
    <message>
        <source>Bill of a month</source>
        <translation>Bir oylik hisob</translation>
    </message>
    <message>
        <source>Results a month</source>
        <translation>Oyiga natijalar</translation>
    </message>
    <message>
        <source>Cost of a result</source>
        <translation>Natija narxi</translation>
    </message>
    <message>
        <source>Output tokens of a result</source>
        <translation>Natijadagi chiqish tokenlari</translation>
    </message>
    <message>
        <source>Million output tokens, expected</source>
        <translation>Million chiqish tokeni, kutilgan</translation>
    </message>
    <message>
        <source>One-stream ceiling</source>
        <translation>Bir oqim yuqori chegarasi</translation>
    </message>
    <message>
        <source>Million output tokens at the ceiling</source>
        <translation>Yuqori chegarada million chiqish tokeni</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Xulosa</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Taqqoslash</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Xulosa</translation>
    </message>
    <message>
        <source>Spare memory</source>
        <translation>Xotira zaxirasi</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Bir vaqtdagi soʻrovlar</translation>
    </message>
    <message>
        <source>Per user, expected</source>
        <translation>Foydalanuvchiga, kutilgan</translation>
    </message>
    <message>
        <source>Lowest of the band</source>
        <translation>Oraliqning eng pasti</translation>
    </message>
    <message>
        <source>Highest of the band</source>
        <translation>Oraliqning eng yuqorisi</translation>
    </message>
    <message>
        <source>First token, expected</source>
        <translation>Birinchi token, kutilgan</translation>
    </message>
    <message>
        <source>Requests against the recommended</source>
        <extracomment>a difference in percent</extracomment>
        <translation>Soʻrovlar tavsiya etilganga nisbatan</translation>
    </message>
    <message>
        <source>Price against the recommended</source>
        <translation>Narx tavsiya etilganga nisbatan</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Farazlar</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Kirish maʼlumoti</translation>
    </message>
    <message>
        <source>In this scenario</source>
        <translation>Shu ssenariyda</translation>
    </message>
    <message>
        <source>In the default preset</source>
        <translation>Odatiy presetda</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Manbalar</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Nomi</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>of a source: vendor, measured ...</extracomment>
        <translation>Turi</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Manzil</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Sana</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Izoh</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::AboutDialog</name>
    <message>
        <source>About Tarozi</source>
        <translation>Tarozi haqida</translation>
    </message>
    <message>
        <source>Tarozi %1</source>
        <translation>Tarozi %1</translation>
    </message>
    <message>
        <source>Weighs GPUs against an AI workload: does it fit, how fast, at what price. Figures are estimates; they confirm neither availability nor speed.</source>
        <translation>GPUlarni AI yuklamasi uchun taqqoslaydi: sigʻadimi, qanchalik tez, qanday narxda. Koʻrsatkichlar — baho; ular mavjudlikni ham, tezlikni ham tasdiqlamaydi.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later</source>
        <translation>GNU GPL 3 yoki undan yangi versiyasi litsenziyasidagi erkin dastur</translation>
    </message>
    <message>
        <source>Built from</source>
        <translation>Nimalardan yigʻilgan</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::CandidatePrices</name>
    <message>
        <source>on request</source>
        <extracomment>in place of a price: the provider tells it when asked</extracomment>
        <translation>soʻrov boʻyicha</translation>
    </message>
    <message>
        <source>own price</source>
        <translation>oʻz narxi</translation>
    </message>
    <message>
        <source>%1, price of a GPU-hour</source>
        <extracomment>%1 a GPU</extracomment>
        <translation>%1, GPU-soat narxi</translation>
    </message>
    <message>
        <source>Offer for %1</source>
        <translation>%1 uchun taklif</translation>
    </message>
    <message>
        <source>Currency of the price of %1</source>
        <translation>%1 narxining valyutasi</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ChartPanel</name>
    <message>
        <source>Save chart</source>
        <translation>Diagrammani saqlash</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Jadval koʻrinishida</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>Maʼlumotlardan nusxa olish</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>Rasmdan nusxa olish</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>Diagrammani saqlash…</translation>
    </message>
    <message>
        <source>Chart actions: %1</source>
        <extracomment>of a button that opens a menu; %1 is the chart&apos;s title</extracomment>
        <translation>Diagramma amallari: %1</translation>
    </message>
    <message>
        <source>Show as table, copy or save this chart</source>
        <translation>Diagrammani jadval qilib koʻrsatish, nusxalash yoki saqlash</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>a button beside a chart that shows the chart&apos;s figures instead</extracomment>
        <translation>Jadval</translation>
    </message>
    <message>
        <source>Show as table: %1</source>
        <extracomment>of a button for screen readers; %1 is a chart&apos;s title</extracomment>
        <translation>Jadval koʻrinishida: %1</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Chizma (*.svg)</translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation>Hujjat (*.pdf)</translation>
    </message>
    <message>
        <source>Picture, %1× (*.png)</source>
        <extracomment>%1 how many times the pixels of the window: 1, 2, 3</extracomment>
        <translation>Rasm, %1× (*.png)</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ChoosePage</name>
    <message>
        <source>The box before a name puts a card into the comparison. Heavy names: nothing is both cheaper an hour and faster. Prices: the middle one of the on-demand offers.</source>
        <translation>Nom oldidagi belgi kartani taqqoslashga qoʻshadi. Qalin nomlar: soatiga ham arzonroq, ham tezroq narsa yoʻq. Narxlar: talab boʻyicha takliflarning oʻrtadagisi.</translation>
    </message>
    <message>
        <source>No card is left: see the reasons below, or ask for less.</source>
        <translation>Birorta karta qolmadi: sabablari quyida; talablarni yumshating.</translation>
    </message>
    <message>
        <source>Cards that drop out</source>
        <translation>Tushib qolgan kartalar</translation>
    </message>
    <message>
        <source>Why one of them does not do, and no number of them up to eight</source>
        <translation>Nega bittasi va sakkiztagacha har qanday soni mos kelmaydi</translation>
    </message>
    <message>
        <source>1. What the load waits for</source>
        <extracomment>heads of the four steps of the choice</extracomment>
        <translation>1. Yuklama nimani kutadi</translation>
    </message>
    <message>
        <source>2. The least memory it takes</source>
        <extracomment>heads of the four steps of the choice</extracomment>
        <translation>2. Eng kam xotira</translation>
    </message>
    <message>
        <source>3. What drops out</source>
        <extracomment>heads of the four steps of the choice</extracomment>
        <translation>3. Nima tushib qoladi</translation>
    </message>
    <message>
        <source>4. The order of the others</source>
        <extracomment>heads of the four steps of the choice</extracomment>
        <translation>4. Qolganlarining tartibi</translation>
    </message>
    <message>
        <source>Every number of GPUs, not only the best of each card</source>
        <translation>Har bir karta uchun faqat eng yaxshisi emas, GPUning har qanday soni</translation>
    </message>
    <message>
        <source>Price against speed</source>
        <translation>Narx va tezlik</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ChooseRequirements</name>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Slotlar</translation>
    </message>
    <message>
        <source>Power, W</source>
        <translation>Quvvat, W</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <extracomment>a limit of money; %1 a currency</extracomment>
        <translation>soatiga %1</translation>
    </message>
    <message>
        <source>TTFT, ms</source>
        <translation>TTFT, ms</translation>
    </message>
    <message>
        <source>TPOT, ms</source>
        <translation>TPOT, ms</translation>
    </message>
    <message>
        <source>Must have</source>
        <extracomment>heading over what a GPU must have</extracomment>
        <translation>Shart</translation>
    </message>
    <message>
        <source>At most (0: no limit)</source>
        <extracomment>heading over the limits of a candidate</extracomment>
        <translation>Koʻpi bilan (0 — cheklovsiz)</translation>
    </message>
    <message>
        <source>What counts (all 0: the cost of a result where a price is known, else speed)</source>
        <extracomment>heading over the weights of a ranking</extracomment>
        <translation>Nima muhim (hammasi 0: narx maʼlum boʻlsa natija narxi, aks holda tezlik)</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ChooseTable</name>
    <message numerus="yes">
        <source>The middle one of %n on-demand offer(s), %1 to %2 for one GPU: %3, %4</source>
        <extracomment>where a price comes from; %n offers, %1 and %2 amounts, %3 a provider, %4 a date</extracomment>
        <translation>
            <numerusform>Talab boʻyicha %n taklifning oʻrtadagisi, bitta GPU uchun %1 dan %2 gacha: %3, %4</numerusform>
            <numerusform>Talab boʻyicha %n taklifning oʻrtadagisi, bitta GPU uchun %1 dan %2 gacha: %3, %4</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>columns of the ranking; the first is the place</extracomment>
        <translation>Oʻrin</translation>
    </message>
    <message>
        <source>GPU, in the comparison</source>
        <translation>GPU, taqqoslashda</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Xulosa</translation>
    </message>
    <message>
        <source>Spare</source>
        <translation>Zaxira</translation>
    </message>
    <message>
        <source>All users</source>
        <translation>Barcha foydalanuvchilar</translation>
    </message>
    <message>
        <source>Per hour</source>
        <translation>Soatiga</translation>
    </message>
    <message>
        <source>Per million tokens</source>
        <translation>Million token uchun</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Quvvat</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Reyting</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ContextPage</name>
    <message>
        <source>Memory need against context</source>
        <translation>Kontekstga qarab kerakli xotira</translation>
    </message>
    <message>
        <source>A click sets the context; arrow keys read the curves. Dashed: beyond what fits the GPU.</source>
        <translation>Bosish kontekstni belgilaydi; strelka tugmalari egri chiziqlarni oʻqiydi. Uzuq chiziq — GPUga sigʻmaydigan qism.</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::CostPage</name>
    <message>
        <source>A result is cheapest on %1; the bands do not overlap.</source>
        <extracomment>%1 a GPU</extracomment>
        <translation>Natija %1 da eng arzon; oraliqlar kesishmaydi.</translation>
    </message>
    <message>
        <source>%1 looks cheapest, but the bands overlap: the difference is not proven.</source>
        <extracomment>%1 a GPU</extracomment>
        <translation>%1 eng arzon koʻrinadi, ammo oraliqlar kesishadi: farq isbotlanmagan.</translation>
    </message>
    <message>
        <source>against utilization</source>
        <extracomment>what a chart&apos;s x axis is</extracomment>
        <translation>yuklama boʻyicha</translation>
    </message>
    <message>
        <source>against requests</source>
        <extracomment>what a chart&apos;s x axis is</extracomment>
        <translation>soʻrovlar boʻyicha</translation>
    </message>
    <message>
        <source>Bands: those of the expected speed. A click sets the scenario; arrow keys read the curves.</source>
        <translation>Tasmalar — kutilgan tezlik oraligʻi. Bosish ssenariyni belgilaydi; strelkalar egri chiziqlarni oʻqiydi.</translation>
    </message>
    <message>
        <source>GPU of the charts below</source>
        <translation>Quyidagi grafiklar uchun GPU</translation>
    </message>
    <message>
        <source>Pale: the lower end of an input, full: the upper one. Speed goes through its band, the price through the catalogue&apos;s offers, typed inputs a fifth either way.</source>
        <translation>Och rang — kirish qiymatining quyi chegarasi, toʻq rang — yuqorisi. Tezlik oʻz oraligʻida, narx katalog takliflari boʻyicha, kiritilgan sonlar esa beshdan bir qism oʻzgaradi.</translation>
    </message>
    <message>
        <source>Prices and inputs</source>
        <translation>Narxlar va kirish qiymatlari</translation>
    </message>
    <message>
        <source>Tariffs…</source>
        <translation>Tariflar…</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::DocumentCommands</name>
    <message>
        <source>scenario</source>
        <extracomment>name of a new file; &quot;.tarozi&quot; is added</extracomment>
        <translation>ssenariy</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::EngineRow</name>
    <message>
        <source>Engine</source>
        <translation>Dvigatel</translation>
    </message>
    <message>
        <source>Engine version</source>
        <translation>Dvigatel versiyasi</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <extracomment>a version of an engine that is used unless another is chosen</extracomment>
        <translation>%1 (standart)</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ExplainPopover</name>
    <message>
        <source>%1: %2</source>
        <extracomment>title of an explanation; %1 GPU, %2 figure</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Matn sifatida nusxa olish</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Yopish (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Yopish</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ExportCommand</name>
    <message>
        <source>New scenario</source>
        <extracomment>a scenario without a file</extracomment>
        <translation>Yangi ssenariy</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::FigureTable</name>
    <message>
        <source>Copy table</source>
        <extracomment>of a table of figures, to the clipboard</extracomment>
        <translation>Jadvaldan nusxa olish</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::FindingsBar</name>
    <message>
        <source>All findings: %1</source>
        <translation>Barcha eslatmalar: %1</translation>
    </message>
    <message>
        <source>Nothing to warn about</source>
        <translation>Ogohlantirishlar yoʻq</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a GPU and what was found about it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Apply this change; the verdict then: %1</source>
        <translation>Bu oʻzgarishni qoʻllash; shunda xulosa: %1</translation>
    </message>
    <message>
        <source>What helps:</source>
        <translation>Nima yordam beradi:</translation>
    </message>
    <message>
        <source>Estimate, not a measurement · catalogue of %1</source>
        <translation>Baho, oʻlchov emas · %1 sanali katalog</translation>
    </message>
    <message>
        <source>Everything that was found about all GPUs, and what would help</source>
        <translation>Barcha GPUlar haqida aniqlangan hamma narsa va nima yordam berishi</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Eslatmalar</translation>
    </message>
    <message>
        <source>%1
Its cost: %2</source>
        <extracomment>%1 a sentence, %2 what a change costs</extracomment>
        <translation>%1
Badali: %2</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::FindingsPopup</name>
    <message>
        <source>Findings</source>
        <translation>Eslatmalar</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::FitMapPage</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a GPU and its verdict at a point of the fit map</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>what lines of equal value a map shows</extracomment>
        <translation>yoʻq</translation>
    </message>
    <message>
        <source>Across</source>
        <extracomment>before the list of inputs that may lie along the axis</extracomment>
        <translation>Gorizontal</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>before the list of inputs that may lie along the axis</extracomment>
        <translation>Vertikal</translation>
    </message>
    <message>
        <source>Verdicts of</source>
        <extracomment>before the list of GPUs: whose verdicts are coloured</extracomment>
        <translation>Xulosalar</translation>
    </message>
    <message>
        <source>Lines of equal</source>
        <extracomment>before the list of figures: lines of equal memory, speed or cost</extracomment>
        <translation>Teng qiymat chiziqlari</translation>
    </message>
    <message>
        <source>Lines in the colours of the GPUs: where each of them stops. A click sets both inputs; arrow keys read the map, Enter sets them.</source>
        <translation>GPU rangidagi chiziqlar: har birining chegarasi. Bosish ikkala parametrni belgilaydi; strelkalar xaritani oʻqiydi, Enter belgilaydi.</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::GpuCard</name>
    <message>
        <source>GPU %1, %2</source>
        <extracomment>for screen readers: the number of a card and the GPU on it</extracomment>
        <translation>%1-GPU, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>for screen readers: %1 is &quot;GPU 1, RTX 4090&quot;, %2 a figure&apos;s name</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: memory</source>
        <extracomment>for screen readers: %1 is &quot;GPU 1, RTX 4090&quot;</extracomment>
        <translation>%1: xotira</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::GpuCardHeader</name>
    <message>
        <source>ECC</source>
        <extracomment>error correction of the GPU&apos;s memory</extracomment>
        <translation>ECC</translation>
    </message>
    <message>
        <source>Error correction of the memory: with it, some cards have less for programs</source>
        <translation>Xotira xatolarini tuzatish: u bilan baʼzi kartalarda dasturlarga kamroq xotira qoladi</translation>
    </message>
    <message>
        <source>How many of these GPUs</source>
        <translation>Bunday GPUlar soni</translation>
    </message>
    <message>
        <source>How several GPUs share the work</source>
        <translation>Bir nechta GPU ishni qanday boʻlishadi</translation>
    </message>
    <message>
        <source>Remove this GPU from the comparison</source>
        <translation>Bu GPUni taqqoslashdan olib tashlash</translation>
    </message>
    <message>
        <source>%1: choose another</source>
        <extracomment>for screen readers: %1 is &quot;GPU 1, RTX 4090&quot;</extracomment>
        <translation>%1: boshqasini tanlash</translation>
    </message>
    <message>
        <source>%1: how many</source>
        <translation>%1: nechta</translation>
    </message>
    <message>
        <source>%1: ECC</source>
        <translation>%1: ECC</translation>
    </message>
    <message>
        <source>%1: how the work is shared</source>
        <translation>%1: ish qanday taqsimlanadi</translation>
    </message>
    <message>
        <source>%1: remove</source>
        <translation>%1: olib tashlash</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <extracomment>the program chooses how GPUs share the work; %1 is what it chose</extracomment>
        <translation>Avtomatik: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>for screen readers: %1 is &quot;GPU 1, RTX 4090&quot;, %2 the verdict</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Error correction of the memory. For this card only one state was observed: the other one is reckoned with the same memory, though ECC may take some of it.</source>
        <translation>Xotira xatolarini tuzatish. Bu karta uchun faqat bitta holat kuzatilgan: boshqasi oʻsha xotira hajmi bilan hisoblanadi, vaholanki ECC uning bir qismini egallashi mumkin.</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::GpuStrip</name>
    <message>
        <source>Add a GPU to the comparison</source>
        <translation>Taqqoslashga GPU qoʻshish</translation>
    </message>
    <message>
        <source>Add a GPU</source>
        <translation>GPU qoʻshish</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Search by name or memory</source>
        <translation>Nom yoki xotira boʻyicha qidirish</translation>
    </message>
    <message>
        <source>No GPU has all these words.</source>
        <translation>Bu soʻzlarning hammasi bor GPU yoʻq.</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ImportDialog</name>
    <message>
        <source>&amp;Keep it in my catalogue</source>
        <translation>Katalogimda &amp;saqlash</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>Modelni import qilish</translation>
    </message>
    <message>
        <source>Cannot be assessed</source>
        <translation>Baholab boʻlmaydi</translation>
    </message>
    <message>
        <source>To know</source>
        <translation>Bilish kerak</translation>
    </message>
    <message>
        <source>Assumed, because the file does not say it</source>
        <translation>Faylda yoʻqligi uchun faraz qilindi</translation>
    </message>
    <message>
        <source>&amp;Use this model</source>
        <translation>Shu modelni &amp;olish</translation>
    </message>
    <message>
        <source>Read from</source>
        <translation>Oʻqilgan manba</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of file: names</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Arxitektura</translation>
    </message>
    <message>
        <source>Weight precision</source>
        <translation>Vaznlar aniqligi</translation>
    </message>
    <message>
        <source>Made for a context of</source>
        <translation>Moʻljallangan kontekst</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::InfoPopover</name>
    <message>
        <source>Unit</source>
        <translation>Birlik</translation>
    </message>
    <message>
        <source>Typical</source>
        <extracomment>the usual values of a parameter</extracomment>
        <translation>Odatda</translation>
    </message>
    <message>
        <source>Default</source>
        <extracomment>the value a parameter has at first, and where it comes from</extracomment>
        <translation>Standart qiymat</translation>
    </message>
    <message>
        <source>Drives</source>
        <extracomment>the results that a parameter changes</extracomment>
        <translation>Nimaga taʼsir qiladi</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::MainWindow</name>
    <message>
        <source>Memory</source>
        <translation>Xotira</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontekst</translation>
    </message>
    <message>
        <source>Specifications</source>
        <translation>Tavsiflar</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Yangi ssenariy</translation>
    </message>
    <message>
        <source>%1[*] – Tarozi</source>
        <extracomment>window title: the document&apos;s name, a mark while it is not saved, the program</extracomment>
        <translation>%1[*] – Tarozi</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tezlik</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Narx</translation>
    </message>
    <message>
        <source>Fit map</source>
        <translation>Sigʻish xaritasi</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Tanlash</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::MemoryBar</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a part of the memory bar: %1 its name, %2 its size</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::MemoryPage</name>
    <message>
        <source>Memory of one GPU</source>
        <translation>Bitta GPU xotirasi</translation>
    </message>
    <message>
        <source>Click a part of a bar or a figure to see how it was reached. All bars share one scale; hatched memory is spare.</source>
        <translation>Qanday olinganini koʻrish uchun tasma qismini yoki koʻrsatkichni bosing. Barcha tasmalar bir masshtabda; shtrixlangani — boʻsh xotira.</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::MoneyForm</name>
    <message>
        <source>Use and load</source>
        <translation>Foydalanish va yuklama</translation>
    </message>
    <message>
        <source>Storage and traffic</source>
        <translation>Saqlash va trafik</translation>
    </message>
    <message>
        <source>Hosted API</source>
        <translation>Tayyor API</translation>
    </message>
    <message>
        <source>Purchase and plan</source>
        <translation>Xarid va reja</translation>
    </message>
    <message>
        <source>Upkeep of own GPUs</source>
        <translation>Oʻz GPUlarini saqlash</translation>
    </message>
    <message>
        <source>Costs in</source>
        <translation>Narxlar valyutasi</translation>
    </message>
    <message>
        <source>First day of the plan</source>
        <translation>Rejaning birinchi kuni</translation>
    </message>
    <message>
        <source>dd.mm.yyyy</source>
        <translation>kk.oo.yyyy</translation>
    </message>
    <message>
        <source>the currency of the price</source>
        <translation>narx valyutasi</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::MoreParameters</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a default for one of the compared GPUs: &quot;RTX 4090: 256&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>a setting is off</extracomment>
        <translation>oʻchirilgan</translation>
    </message>
    <message>
        <source>By the tariff %1</source>
        <extracomment>%1 is the name of an offer</extracomment>
        <translation>%1 tarifi boʻyicha</translation>
    </message>
    <message numerus="yes">
        <source>More parameters, %n changed</source>
        <extracomment>%n: how many of the parameters behind this line differ from their defaults</extracomment>
        <translation>
            <numerusform>Yana parametrlar, %n tasi oʻzgartirilgan</numerusform>
            <numerusform>Yana parametrlar, %n tasi oʻzgartirilgan</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tarozi::ui::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Bu xabarni yopish</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::NumberBox</name>
    <message>
        <source>The largest value is %1.</source>
        <extracomment>under a field: the number typed was too large</extracomment>
        <translation>Eng katta qiymat — %1.</translation>
    </message>
    <message>
        <source>The smallest value is %1.</source>
        <extracomment>under a field: the number typed was too small</extracomment>
        <translation>Eng kichik qiymat — %1.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number here.</source>
        <extracomment>under a field: what was typed is not a number, or has a fraction</extracomment>
        <translation>“%1” — butun son emas.</translation>
    </message>
    <message>
        <source>“%1” is not a number here.</source>
        <extracomment>under a field: what was typed is not a number</extracomment>
        <translation>“%1” — son emas.</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::OptionalNumber</name>
    <message>
        <source>not given</source>
        <extracomment>in an empty field: the person has given no number</extracomment>
        <translation>kiritilmagan</translation>
    </message>
    <message>
        <source>“%1” was not taken: a number from %2 to %3 is expected.</source>
        <extracomment>why an entry was not taken; %1 the entry, %2 and %3 the least and the greatest number</extracomment>
        <translation>“%1” qabul qilinmadi: %2 dan %3 gacha son kutiladi.</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::PageTabs</name>
    <message>
        <source>Pages</source>
        <translation>Sahifalar</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ParameterRow</name>
    <message>
        <source>%1, exact value</source>
        <extracomment>the box with the exact value beside a slider; %1 is the parameter&apos;s name</extracomment>
        <translation>%1: aniq qiymat</translation>
    </message>
    <message>
        <source>About: %1</source>
        <extracomment>a button that explains a parameter; %1 is its name</extracomment>
        <translation>Batafsil: %1</translation>
    </message>
    <message>
        <source>What this means (F1)</source>
        <translation>Bu nimani anglatadi (F1)</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::PriceImportDialog</name>
    <message>
        <source>Import a price list</source>
        <translation>Narxlar roʻyxatini import qilish</translation>
    </message>
    <message>
        <source>no column</source>
        <extracomment>the price list has no column of this meaning</extracomment>
        <translation>ustun yoʻq</translation>
    </message>
    <message>
        <source>as the list says</source>
        <translation>roʻyxatdagidek</translation>
    </message>
    <message>
        <source>hour</source>
        <translation>soat</translation>
    </message>
    <message>
        <source>month</source>
        <translation>oy</translation>
    </message>
    <message>
        <source>minute</source>
        <translation>daqiqa</translation>
    </message>
    <message>
        <source>second</source>
        <translation>soniya</translation>
    </message>
    <message>
        <source>Provider, where none is named</source>
        <translation>Provayder, koʻrsatilmagan boʻlsa</translation>
    </message>
    <message>
        <source>Currency, where none is named</source>
        <translation>Valyuta, koʻrsatilmagan boʻlsa</translation>
    </message>
    <message>
        <source>Prices are per, where none is named</source>
        <translation>Narx davri, koʻrsatilmagan boʻlsa</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Qator</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Holat</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Sababi</translation>
    </message>
    <message>
        <source>Read as %1. Rows accepted: %2, refused: %3, to be checked: %4.</source>
        <extracomment>%1 an encoding, %2 to %4 numbers of rows</extracomment>
        <translation>%1 sifatida oʻqildi. Qatorlar qabul qilindi: %2, rad etildi: %3, tekshirish kerak: %4.</translation>
    </message>
    <message numerus="yes">
        <source>Import %n offer(s)</source>
        <translation>
            <numerusform>%n ta taklifni import qilish</numerusform>
            <numerusform>%n ta taklifni import qilish</numerusform>
        </translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rad etildi</translation>
    </message>
    <message>
        <source>check</source>
        <translation>tekshirish kerak</translation>
    </message>
    <message>
        <source>on request</source>
        <translation>soʻrov boʻyicha</translation>
    </message>
    <message>
        <source>accepted</source>
        <extracomment>of a row of a price list</extracomment>
        <translation>qabul qilindi</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::PriceRow</name>
    <message>
        <source>Price of a GPU-hour, amount</source>
        <translation>GPU-soat narxi, summa</translation>
    </message>
    <message>
        <source>Price of a GPU-hour, currency</source>
        <translation>GPU-soat narxi, valyuta</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ProposalDialog</name>
    <message>
        <source>Proposal</source>
        <translation>Tijorat taklifi</translation>
    </message>
    <message>
        <source>The document&apos;s fonts lack these letters; empty boxes will stand for them: %1</source>
        <extracomment>%1 lists the letters</extracomment>
        <translation>Hujjat shriftlarida bu harflar yoʻq; ularning oʻrnida boʻsh kvadratlar turadi: %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>of the preview; %1 page, %2 how many</extracomment>
        <translation>%1-bet, jami %2</translation>
    </message>
    <message>
        <source>Compared &amp;with</source>
        <translation>&amp;Taqqoslash</translation>
    </message>
    <message>
        <source>Add a scenario…</source>
        <translation>Ssenariy qoʻshish…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Olib tashlash</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Oldingi bet</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Keyingi bet</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Oldindan koʻrish</translation>
    </message>
    <message>
        <source>Zoom of the preview</source>
        <translation>Oldindan koʻrish masshtabi</translation>
    </message>
    <message>
        <source>Fit width</source>
        <extracomment>zoom of the preview</extracomment>
        <translation>Kengligi boʻyicha</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>button: goes on to ask for the file</extracomment>
        <translation>Eksport…</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ProposalForm</name>
    <message>
        <source>Choose a logo</source>
        <translation>Logotip tanlash</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.jpg)</source>
        <translation>Rasmlar (*.svg *.png *.jpg)</translation>
    </message>
    <message>
        <source>Accent colour</source>
        <translation>Urgʻu rangi</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Hujjat</translation>
    </message>
    <message>
        <source>Your company</source>
        <extracomment>whoever proposes: the company</extracomment>
        <translation>Sizning kompaniyangiz</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Mundarija</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>of the proposal</extracomment>
        <translation>&amp;Til</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Qogʻoz</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Sarlavha</translation>
    </message>
    <message>
        <source>&amp;Customer</source>
        <translation>&amp;Buyurtmachi</translation>
    </message>
    <message>
        <source>P&amp;roject</source>
        <translation>&amp;Loyiha</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <extracomment>of the proposal</extracomment>
        <translation>&amp;Raqam</translation>
    </message>
    <message>
        <source>Re&amp;vision</source>
        <translation>Ta&amp;hrir</translation>
    </message>
    <message>
        <source>Valid &amp;for</source>
        <extracomment>for how long a proposal holds</extracomment>
        <translation>&amp;Amal qiladi</translation>
    </message>
    <message>
        <source>&amp;Wording</source>
        <translation>&amp;Uslub</translation>
    </message>
    <message>
        <source>Conf&amp;identiality</source>
        <translation>&amp;Maxfiylik</translation>
    </message>
    <message>
        <source>Prepared &amp;by</source>
        <extracomment>who wrote the proposal</extracomment>
        <translation>Ta&amp;yyorladi</translation>
    </message>
    <message>
        <source>C&amp;ontact</source>
        <translation>Al&amp;oqa</translation>
    </message>
    <message>
        <source>Lo&amp;go</source>
        <translation>Lo&amp;gotip</translation>
    </message>
    <message>
        <source>&amp;Accent colour</source>
        <translation>Urgʻ&amp;u rangi</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>Y&amp;uqori satr</translation>
    </message>
    <message>
        <source>Foote&amp;r</source>
        <translation>&amp;Pastki satr</translation>
    </message>
    <message>
        <source>&amp;Disclaimer</source>
        <translation>Ogohlantirish (&amp;D)</translation>
    </message>
    <message>
        <source>from the model&apos;s name</source>
        <translation>model nomidan</translation>
    </message>
    <message>
        <source>an SVG or PNG file</source>
        <translation>SVG yoki PNG fayl</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logotip</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Tanlash…</translation>
    </message>
    <message>
        <source>Attach the scenario to the PDF</source>
        <translation>Ssenariyni PDFga biriktirish</translation>
    </message>
    <message>
        <source>days</source>
        <extracomment>days</extracomment>
        <translation>kun</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>koʻrsatilmagan</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>paper size of 8.5 by 11 inches</extracomment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>how the sentence that limits a proposal is worded</extracomment>
        <translation>Oddiy</translation>
    </message>
    <message>
        <source>Formal</source>
        <extracomment>how the sentence that limits a proposal is worded</extracomment>
        <translation>Rasmiy</translation>
    </message>
    <message>
        <source>For colleagues</source>
        <extracomment>how the sentence that limits a proposal is worded</extracomment>
        <translation>Hamkasblar uchun</translation>
    </message>
    <message>
        <source>No mark</source>
        <extracomment>no mark of confidentiality</extracomment>
        <translation>Belgisiz</translation>
    </message>
    <message>
        <source>Confidential</source>
        <translation>Maxfiy</translation>
    </message>
    <message>
        <source>For internal use</source>
        <translation>Ichki foydalanish uchun</translation>
    </message>
    <message>
        <source>Cover</source>
        <extracomment>the first page of a document</extracomment>
        <translation>Muqova</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Xulosa</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Taqqoslash</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Xotira</translation>
    </message>
    <message>
        <source>Expected speed</source>
        <translation>Kutilgan tezlik</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Narx</translation>
    </message>
    <message>
        <source>Alternatives and why not</source>
        <translation>Muqobillar va nega ular emas</translation>
    </message>
    <message>
        <source>Specifications</source>
        <translation>Xususiyatlar</translation>
    </message>
    <message>
        <source>To check before renting or buying</source>
        <translation>Ijara yoki xariddan oldin tekshirish</translation>
    </message>
    <message>
        <source>Test plan</source>
        <translation>Sinov rejasi</translation>
    </message>
    <message>
        <source>All inputs</source>
        <translation>Barcha kirish maʼlumotlari</translation>
    </message>
    <message>
        <source>Method and sources</source>
        <translation>Usul va manbalar</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Atamalar lugʻati</translation>
    </message>
    <message>
        <source>Limits and validity</source>
        <translation>Cheklovlar va amal qilish muddati</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::RateTable</name>
    <message>
        <source>Add an exchange rate</source>
        <translation>Valyuta kursini qoʻshish</translation>
    </message>
    <message>
        <source>Rate: one unit of this currency</source>
        <translation>Kurs: shu valyutaning bir birligi</translation>
    </message>
    <message>
        <source>Rate: in this currency</source>
        <translation>Kurs: shu valyutada</translation>
    </message>
    <message>
        <source>Rate: value</source>
        <translation>Kurs: qiymat</translation>
    </message>
    <message>
        <source>date</source>
        <translation>sana</translation>
    </message>
    <message>
        <source>Rate: date</source>
        <translation>Kurs: sana</translation>
    </message>
    <message>
        <source>source</source>
        <translation>manba</translation>
    </message>
    <message>
        <source>Rate: source</source>
        <translation>Kurs: manba</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>takes an exchange rate away</extracomment>
        <translation>Olib tashlash</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::SpecsPage</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Where sources disagree</source>
        <translation>Manbalar qayerda farq qiladi</translation>
    </message>
    <message>
        <source>Claims that nobody could verify</source>
        <translation>Hech kim tekshira olmagan daʼvolar</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Izohlar</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Manbalar</translation>
    </message>
    <message>
        <source>The better figure of a row is bold. Small numbers lead to the sources below; a dash means that no source was found.</source>
        <translation>Qatordagi yaxshiroq qiymat qalin shriftda. Kichik raqamlar quyidagi manbalarga olib boradi; chiziqcha manba topilmaganini bildiradi.</translation>
    </message>
    <message>
        <source>Add a GPU to see its data sheet.</source>
        <translation>Tavsiflarini koʻrish uchun GPU qoʻshing.</translation>
    </message>
    <message>
        <source>The table keeps one figure, the vendor&apos;s where there is one. In the words of the research, in English:</source>
        <translation>Jadvalda bitta qiymat, imkon boʻlsa ishlab chiqaruvchiniki. Tadqiqot soʻzlari bilan, ingliz tilida:</translation>
    </message>
    <message>
        <source>Statements of articles and vendors, quoted in English. No calculation uses them.</source>
        <translation>Maqolalar va ishlab chiqaruvchilarning daʼvolari, ingliz tilida keltirilgan. Hech bir hisobda ishlatilmaydi.</translation>
    </message>
    <message>
        <source>Quoted from the catalogue in English.</source>
        <translation>Katalogdan ingliz tilida keltirilgan.</translation>
    </message>
    <message>
        <source>no date stated</source>
        <extracomment>behind a source&apos;s title, after a comma</extracomment>
        <translation>sanasi koʻrsatilmagan</translation>
    </message>
    <message>
        <source>A figure without a small number comes from the catalogue&apos;s research, which names no source for it. A date is that of the source or of its reading.</source>
        <translation>Kichik raqamsiz qiymat katalog tadqiqotidan olingan, unda manba koʻrsatilmagan. Sana — manbaning oʻziniki yoki u oʻqilgan kunniki.</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::SpeedPage</name>
    <message>
        <source>%1 FLOP per byte</source>
        <extracomment>arithmetic intensity under the cursor; %1 a number</extracomment>
        <translation>baytiga %1 FLOP</translation>
    </message>
    <message>
        <source>Per user</source>
        <extracomment>what a chart shows: the speed of one user</extracomment>
        <translation>Bir foydalanuvchiga</translation>
    </message>
    <message>
        <source>Tokens per second that one user sees</source>
        <translation>Bir foydalanuvchi koʻradigan token/soniya</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>what a chart shows: the speed of all users together</extracomment>
        <translation>Jami</translation>
    </message>
    <message>
        <source>Output tokens per second of all users together</source>
        <translation>Barcha foydalanuvchilarning sekundiga chiqish tokenlari</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>against requests</source>
        <extracomment>what a chart&apos;s x axis is</extracomment>
        <translation>soʻrovlar soniga koʻra</translation>
    </message>
    <message>
        <source>How the speed changes with more requests</source>
        <translation>Soʻrovlar koʻpayganda tezlik qanday oʻzgaradi</translation>
    </message>
    <message>
        <source>against context</source>
        <extracomment>what a chart&apos;s x axis is</extracomment>
        <translation>kontekstga koʻra</translation>
    </message>
    <message>
        <source>How the speed changes with a longer context</source>
        <translation>Kontekst uzayganda tezlik qanday oʻzgaradi</translation>
    </message>
    <message>
        <source>Shown GPUs</source>
        <translation>Koʻrsatilgan GPUlar</translation>
    </message>
    <message>
        <source>Where the time of one token goes</source>
        <translation>Bitta token vaqti nimaga sarflanadi</translation>
    </message>
    <message>
        <source>One step of decoding at the asked requests and context; all bars share one scale.</source>
        <translation>Berilgan soʻrovlar va kontekstdagi generatsiyaning bir qadami; barcha tasmalar bitta masshtabda.</translation>
    </message>
    <message>
        <source>Roofline of one GPU</source>
        <translation>Bitta GPU rooflayni</translation>
    </message>
    <message>
        <source>Bands: what is expected, as wide as its evidence. Thin dashed lines: physical ceilings, never reached. Dashed curves: not all requests run at once, the others wait. A click sets the scenario; arrow keys read the curves.</source>
        <translation>Tasmalar: kutilgan qiymat, kengligi oʻlchovlar ishonchliligiga koʻra. Ingichka uzuq chiziqlar: jismoniy yuqori chegaralar, ularga erishib boʻlmaydi. Uzuq egri chiziqlar: hamma soʻrov birdaniga ishlamaydi, qolganlari kutadi. Bosish ssenariyni oʻzgartiradi, strelkalar egri chiziqlarni oʻqiydi.</translation>
    </message>
    <message>
        <source>To be tested: %1</source>
        <extracomment>%1 are sentences about where one GPU overtakes another</extracomment>
        <translation>Sinov bilan tekshirish kerak: %1</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::TariffsModel</name>
    <message>
        <source>on request</source>
        <extracomment>in place of a price: the provider tells it when asked</extracomment>
        <translation>soʻrov boʻyicha</translation>
    </message>
    <message>
        <source>%1, old</source>
        <extracomment>a date of a price that is older than the limit</extracomment>
        <translation>%1, eskirgan</translation>
    </message>
    <message>
        <source>Per GPU-hour</source>
        <translation>GPU-soatiga</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::TariffsWindow</name>
    <message>
        <source>Add</source>
        <translation>Qoʻshish</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Nusxa olish</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Olib tashlash</translation>
    </message>
    <message>
        <source>Paste rows</source>
        <extracomment>rows copied in a spreadsheet</extracomment>
        <translation>Qatorlarni qoʻyish</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksport…</translation>
    </message>
    <message>
        <source>Tariffs</source>
        <translation>Tariflar</translation>
    </message>
    <message>
        <source>Filter: a GPU, a provider, a currency</source>
        <translation>Filtr: GPU, provayder, valyuta</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtr</translation>
    </message>
    <message>
        <source>Only offers that you added can be removed.</source>
        <translation>Faqat oʻzingiz qoʻshgan takliflarni olib tashlash mumkin.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>almashish buferi</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1 a file</extracomment>
        <translation>Yozildi: %1</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::TopBar</name>
    <message>
        <source>All commands (F10)</source>
        <translation>Barcha buyruqlar (F10)</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>Barcha buyruqlar</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Oyna tili</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Til</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Yorugʻ yoki qorongʻi</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Mavzu</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::WindowActions</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what it does (keys)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Yangi</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Yangi</translation>
    </message>
    <message>
        <source>Start a new scenario</source>
        <translation>Yangi ssenariy boshlash</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ochish…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ochish</translation>
    </message>
    <message>
        <source>Open a scenario file</source>
        <translation>Ssenariy faylini ochish</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Saqlash</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Saqlash</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Ssenariyni saqlash</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Boshqa nom bilan saqlash…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Boshqa nom bilan saqlash</translation>
    </message>
    <message>
        <source>Save the scenario under another name</source>
        <translation>Ssenariyni boshqa nom bilan saqlash</translation>
    </message>
    <message>
        <source>&amp;Export to PDF…</source>
        <translation>PDFga &amp;eksport…</translation>
    </message>
    <message>
        <source>Export to PDF</source>
        <translation>PDFga eksport</translation>
    </message>
    <message>
        <source>Write the proposal as a PDF</source>
        <translation>Tijorat taklifini PDF qilib yozish</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Chiqish</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Chiqish</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Dasturni yopish</translation>
    </message>
    <message>
        <source>&amp;Reset window layout</source>
        <translation>&amp;Oyna joylashuvini tiklash</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Tiklash</translation>
    </message>
    <message>
        <source>Give the window its first size and place</source>
        <translation>Oynaga dastlabki oʻlcham va joyini qaytarish</translation>
    </message>
    <message>
        <source>&amp;About Tarozi</source>
        <translation>Tarozi &amp;haqida</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Dastur haqida</translation>
    </message>
    <message>
        <source>Version, licence and the libraries used</source>
        <translation>Versiya, litsenziya va ishlatilgan kutubxonalar</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Roʻyxatni tozalash</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Tozalash</translation>
    </message>
    <message>
        <source>Forget the files opened before</source>
        <translation>Avval ochilgan fayllarni unutish</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fayl</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ya&amp;qinda ochilganlar</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Tahrirlash</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Koʻrinish</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Mavzu</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Til</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Yordam</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>&amp;Tizimdagidek</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Yorugʻ</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Qorongʻi</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Bekor qilish: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Bekor qilish</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Qayta bajarish: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Qayta bajarish</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Bekor qilish: %1</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Bekor qilinadigan amal yoʻq</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Qayta bajarish: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Qayta bajariladigan amal yoʻq</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Bekor qilish</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Qayta bajarish</translation>
    </message>
    <message>
        <source>&amp;Import a model…</source>
        <translation>Modelni &amp;import qilish…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>Read a model from a config.json, safetensors or GGUF file</source>
        <translation>Modelni config.json, safetensors yoki GGUF faylidan oʻqish</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Namunalar</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::WindowNews</name>
    <message>
        <source>Unsaved work is not being kept against a crash. %1</source>
        <translation>Saqlanmagan ish nosozlikdan himoyalanmayapti. %1</translation>
    </message>
    <message>
        <source>The proposal is in %1</source>
        <translation>Tijorat taklifi yozildi: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ochish</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Jildda koʻrsatish</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) of your own catalogue were left out:</source>
        <translation>
            <numerusform>Oʻz katalogingizdagi %n ta yozuv qoldirib ketildi:</numerusform>
            <numerusform>Oʻz katalogingizdagi %n ta yozuv qoldirib ketildi:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>records left out</comment>
        <translation>
            <numerusform>… va yana %n ta</numerusform>
            <numerusform>… va yana %n ta</numerusform>
        </translation>
    </message>
    <message>
        <source>Some preferences could not be read. A copy of the file is in %1</source>
        <translation>Baʼzi sozlamalarni oʻqib boʻlmadi. Fayl nusxasi: %1</translation>
    </message>
    <message>
        <source>Unsaved work of %1, %2 was kept when the program ended unexpectedly.</source>
        <translation>Dastur kutilmaganda toʻxtaganda %1, %2 dagi saqlanmagan ish saqlab qolindi.</translation>
    </message>
    <message>
        <source>Unsaved changes to “%3” of %1, %2 were kept when the program ended unexpectedly.</source>
        <translation>Dastur kutilmaganda toʻxtaganda “%3” dagi %1, %2 saqlanmagan oʻzgarishlar saqlab qolindi.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Tiklash</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Tashlab yuborish</translation>
    </message>
    <message numerus="yes">
        <source>The file was opened; %n key(s) of it change nothing:</source>
        <translation>
            <numerusform>Fayl ochildi; undagi %n ta kalit hech narsani oʻzgartirmaydi:</numerusform>
            <numerusform>Fayl ochildi; undagi %n ta kalit hech narsani oʻzgartirmaydi:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>keys of a file</comment>
        <translation>
            <numerusform>… va yana %n ta</numerusform>
            <numerusform>… va yana %n ta</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tarozi::ui::WorkloadPanel</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Generic dense model</source>
        <extracomment>in place of a model&apos;s name</extracomment>
        <translation>Umumlashgan zich model</translation>
    </message>
    <message>
        <source>instead of %1</source>
        <extracomment>%1 is a model&apos;s name</extracomment>
        <translation>%1 oʻrniga</translation>
    </message>
    <message>
        <source>A generic dense architecture of this size stands for a model; real models differ.</source>
        <translation>Model oʻrniga shu hajmdagi umumlashgan zich arxitektura olingan; haqiqiy modellar farq qiladi.</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <extracomment>for screen readers: %1 is a model&apos;s name</extracomment>
        <translation>Model: %1</translation>
    </message>
    <message>
        <source>Size given: %1</source>
        <extracomment>%1 is a size</extracomment>
        <translation>Berilgan hajm: %1</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Model</translation>
    </message>
    <message>
        <source>Changes the weights, the KV cache and the speed</source>
        <translation>Vaznlarni, KV-keshni va tezlikni oʻzgartiradi</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Search by name, family or size</source>
        <translation>Nom, oila yoki hajm boʻyicha qidirish</translation>
    </message>
    <message>
        <source>No model has all these words.</source>
        <translation>Bu soʻzlarning hammasi bor model yoʻq.</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::WorkloadRows</name>
    <message>
        <source>on</source>
        <extracomment>a setting is on, or off</extracomment>
        <translation>yoqilgan</translation>
    </message>
    <message>
        <source>off</source>
        <translation>oʻchirilgan</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::WorkloadSwitch</name>
    <message>
        <source>Workload</source>
        <translation>Yuklama</translation>
    </message>
</context>
</TS>
