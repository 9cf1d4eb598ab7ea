<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU">
<context>
    <name>Charts</name>
    <message>
        <source>%1: there is no honest answer for this workload.</source>
        <extracomment>%1 is a GPU</extracomment>
        <translation>%1: для этой нагрузки нет достоверного ответа.</translation>
    </message>
    <message>
        <source>%1: not modelled (%2).</source>
        <extracomment>%1 is a GPU, %2 the reason</extracomment>
        <translation>%1: не моделируется (%2).</translation>
    </message>
    <message>
        <source>%1: %2. Need %3, limit %4, %5.</source>
        <extracomment>read by screen readers; %1 GPU, %2 verdict, %3 and %4 sizes, %5 &quot;11.4 GB short&quot; or &quot;8.8 GB spare&quot;</extracomment>
        <translation>%1: %2. Нужно %3, предел %4, %5.</translation>
    </message>
    <message>
        <source>limit %1</source>
        <extracomment>the engine&apos;s budget; %1 is a size</extracomment>
        <translation>предел %1</translation>
    </message>
    <message>
        <source>usable %1</source>
        <extracomment>memory that the driver reports; %1 is a size</extracomment>
        <translation>доступно %1</translation>
    </message>
    <message>
        <source>%1: limit %2</source>
        <extracomment>the line of a GPU&apos;s memory limit in a chart; %1 GPU, %2 size</extracomment>
        <translation>%1: предел %2</translation>
    </message>
    <message>
        <source>%1 up to %2</source>
        <extracomment>the longest context that fits a GPU; %1 GPU, %2 &quot;45K&quot; or &quot;4 992&quot;</extracomment>
        <translation>%1 до %2</translation>
    </message>
    <message>
        <source>%1: no context fits.</source>
        <extracomment>%1 is a GPU</extracomment>
        <translation>%1: не помещается никакой контекст.</translation>
    </message>
    <message>
        <source>%1: every context shown fits.</source>
        <extracomment>%1 is a GPU</extracomment>
        <translation>%1: помещается любой показанный контекст.</translation>
    </message>
    <message>
        <source>%1: fits up to %2.</source>
        <extracomment>%1 is a GPU, %2 &quot;45 056 tokens&quot;</extracomment>
        <translation>%1: помещается до %2.</translation>
    </message>
    <message>
        <source>Memory of one GPU</source>
        <translation>Память одного GPU</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>ГБ</translation>
    </message>
    <message>
        <source>Memory need against context</source>
        <translation>Нужная память в зависимости от контекста</translation>
    </message>
    <message>
        <source>context length, tokens</source>
        <translation>длина контекста, токены</translation>
    </message>
    <message>
        <source>memory of one GPU, GB</source>
        <translation>память одного GPU, ГБ</translation>
    </message>
    <message>
        <source>now: %1</source>
        <extracomment>the scenario&apos;s own point in a chart; %1 &quot;8K&quot;</extracomment>
        <translation>сейчас: %1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message numerus="yes">
        <source>the fullest of %n GPUs, each with its own budget</source>
        <extracomment>after &quot;2 × RTX 4090&quot;: the bar is one GPU&apos;s, the others have budgets of their own</extracomment>
        <translation>
            <numerusform>самый заполненный из %n GPU, у каждого свой бюджет</numerusform>
            <numerusform>самый заполненный из %n GPU, у каждого свой бюджет</numerusform>
            <numerusform>самый заполненный из %n GPU, у каждого свой бюджет</numerusform>
        </translation>
    </message>
    <message>
        <source>at %1</source>
        <extracomment>of a point in a chart whose y stands above; %1 its x</extracomment>
        <translation>при %1</translation>
    </message>
    <message>
        <source>Outside the engine limit in all</source>
        <translation>Вне предела движка, всего</translation>
    </message>
</context>
<context>
    <name>ChooseInverse</name>
    <message>
        <source>At most, everything else as asked</source>
        <extracomment>heading of a table: the most that a GPU holds</extracomment>
        <translation>Самое большее при прочих заданных условиях</translation>
    </message>
    <message>
        <source>Context of each request</source>
        <translation>Контекст каждого запроса</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Запросов одновременно</translation>
    </message>
    <message>
        <source>Dense model in this precision</source>
        <extracomment>a bare size in the asked precision</extracomment>
        <translation>Плотная модель в этой точности</translation>
    </message>
    <message>
        <source>down to %1: %2</source>
        <extracomment>from which value on a verdict changes; %1 a value, %2 the verdict then</extracomment>
        <translation>при снижении до %1: %2</translation>
    </message>
    <message>
        <source>up to %1: %2</source>
        <extracomment>from which value on a verdict changes; %1 a value, %2 the verdict then</extracomment>
        <translation>при росте до %1: %2</translation>
    </message>
    <message>
        <source>no other verdict in reach</source>
        <extracomment>moving an input does not change the verdict</extracomment>
        <translation>вердикт не меняется</translation>
    </message>
    <message>
        <source>How far until the verdict changes (heavy: the shortest way)</source>
        <extracomment>heading of a table: sensitivity</extracomment>
        <translation>Сколько осталось до смены вердикта (полужирным — ближайшее)</translation>
    </message>
    <message>
        <source>Price of a GPU-hour at which a result costs as much as on</source>
        <extracomment>heading of a table: prices</extracomment>
        <translation>Цена часа GPU, при которой результат стоит столько же, сколько на</translation>
    </message>
    <message>
        <source>%1; now %2</source>
        <extracomment>%1 a range of prices, %2 what it costs today</extracomment>
        <translation>%1; сейчас %2</translation>
    </message>
    <message>
        <source>The question turned round</source>
        <extracomment>title of a table: questions turned round</extracomment>
        <translation>Обратный вопрос</translation>
    </message>
    <message>
        <source>No card of the catalogue holds this load within these limits, up to 16 of them.</source>
        <translation>Ни одна карта каталога, даже 16 штук, не вмещает эту нагрузку при таких ограничениях.</translation>
    </message>
    <message>
        <source>Fewest GPUs for this load: %1.</source>
        <extracomment>%1 one or several GPUs</extracomment>
        <translation>Меньше всего GPU для этой нагрузки: %1.</translation>
    </message>
    <message>
        <source>Cheapest by the hour: %1 at %2.</source>
        <extracomment>%1 one or several GPUs, %2 money for an hour</extracomment>
        <translation>Дешевле всего за час: %1, %2.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Show this help.</source>
        <translation>Показать эту справку.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Показать версию.</translation>
    </message>
    <message>
        <source>Language: ru, uz or en.</source>
        <translation>Язык: ru, uz или en.</translation>
    </message>
    <message>
        <source>Paper of the export: a4 or letter.</source>
        <translation>Бумага экспорта: a4 или letter.</translation>
    </message>
    <message>
        <source>Customer named in the proposal.</source>
        <translation>Заказчик, указанный в предложении.</translation>
    </message>
    <message>
        <source>--%1: “%2” is none of %3</source>
        <translation>--%1: «%2» — не одно из %3</translation>
    </message>
    <message>
        <source>Weighs GPUs against an AI workload: does it fit, how fast, at what price.</source>
        <translation>Взвешивает GPU под нагрузку ИИ: поместится ли, как быстро, по какой цене.</translation>
    </message>
    <message>
        <source>One scenario file at a time, not %1</source>
        <translation>Только один файл сценария за раз, а не %1</translation>
    </message>
    <message>
        <source>--export needs a scenario file</source>
        <translation>--export требует файл сценария</translation>
    </message>
    <message>
        <source>no display; --export needs none</source>
        <translation>нет экрана; для --export он не нужен</translation>
    </message>
    <message>
        <source>Scenario files (*.tarozi), or proposals that carry one; an export compares several.</source>
        <translation>Файлы сценариев (*.tarozi) или предложения со вложенным сценарием; экспорт сравнивает несколько.</translation>
    </message>
    <message>
        <source>Write the proposal (.pdf), its workbook (.xlsx) or the comparison chart (.svg, .png) and leave; needs no display. “{name}” in the file&apos;s name writes one for each scenario instead of comparing them.</source>
        <translation>Записать предложение (.pdf), его таблицу (.xlsx) или диаграмму сравнения (.svg, .png) и выйти; дисплей не нужен. «{name}» в имени файла — по файлу на каждый сценарий вместо их сравнения.</translation>
    </message>
    <message>
        <source>Title of the proposal.</source>
        <translation>Заголовок предложения.</translation>
    </message>
    <message>
        <source>Who the proposal is prepared by.</source>
        <translation>Кто подготовил предложение.</translation>
    </message>
    <message>
        <source>How to reach the author.</source>
        <translation>Как связаться с автором.</translation>
    </message>
    <message>
        <source>Project of the customer.</source>
        <translation>Проект заказчика.</translation>
    </message>
    <message>
        <source>Number of the document.</source>
        <translation>Номер документа.</translation>
    </message>
    <message>
        <source>Revision of the document.</source>
        <translation>Редакция документа.</translation>
    </message>
    <message>
        <source>Date of the document, such as 2026-11-30; today by default.</source>
        <translation>Дата документа, например 2026-11-30; по умолчанию сегодня.</translation>
    </message>
    <message>
        <source>For how many days the proposal holds.</source>
        <translation>Сколько дней действует предложение.</translation>
    </message>
    <message>
        <source>Only these parts, apart by commas: %1.</source>
        <translation>Только эти разделы, через запятую: %1.</translation>
    </message>
    <message>
        <source>All parts but these.</source>
        <translation>Все разделы, кроме этих.</translation>
    </message>
    <message>
        <source>Wording of the limits: plain, formal or internal.</source>
        <translation>Формулировка оговорки: plain, formal или internal.</translation>
    </message>
    <message>
        <source>Mark of confidentiality: none, confidential or internal.</source>
        <translation>Пометка конфиденциальности: none, confidential или internal.</translation>
    </message>
    <message>
        <source>Logo of the cover: an SVG or PNG file.</source>
        <translation>Логотип на обложке: файл SVG или PNG.</translation>
    </message>
    <message>
        <source>Accent colour, such as #2457C5.</source>
        <translation>Акцентный цвет, например #2457C5.</translation>
    </message>
    <message>
        <source>A line of your own at the head of each page.</source>
        <translation>Своя строка вверху каждой страницы.</translation>
    </message>
    <message>
        <source>A line of your own at the foot of each page.</source>
        <translation>Своя строка внизу каждой страницы.</translation>
    </message>
    <message>
        <source>A sentence of your own among the limits.</source>
        <translation>Своё предложение среди оговорок.</translation>
    </message>
    <message>
        <source>Do not attach the scenario to the PDF.</source>
        <translation>Не вкладывать сценарий в PDF.</translation>
    </message>
    <message>
        <source>One chart alone: memory, context or speed.</source>
        <translation>Только одна диаграмма: memory, context или speed.</translation>
    </message>
    <message>
        <source>Pixels of a .png for one of the window: 1, 2 or 3.</source>
        <translation>Пикселей .png на один пиксель окна: 1, 2 или 3.</translation>
    </message>
    <message>
        <source>A chart shows one scenario; “{name}” in the file&apos;s name draws each</source>
        <translation>Диаграмма показывает один сценарий; «{name}» в имени файла рисует каждый</translation>
    </message>
    <message>
        <source>At most %1 scenarios are compared; “{name}” in the file&apos;s name writes one for each</source>
        <translation>Сравниваются не более %1 сценариев; «{name}» в имени файла записывает каждый отдельно</translation>
    </message>
</context>
<context>
    <name>CostChart</name>
    <message>
        <source>no price</source>
        <translation>нет цены</translation>
    </message>
    <message>
        <source>%1: another currency</source>
        <translation>%1: другая валюта</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <extracomment>a figure and its band: &quot;0.104 RUB, 0.076 RUB to 0.162 RUB&quot;</extracomment>
        <translation>%1, от %2 до %3</translation>
    </message>
    <message>
        <source>What moves the cost of a result: %1</source>
        <extracomment>a chart&apos;s title; %1 a GPU</extracomment>
        <translation>Что сильнее меняет стоимость результата: %1</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <extracomment>an input and from where to where it goes: &quot;Utilization: 40 % to 60 %&quot;</extracomment>
        <translation>%1: от %2 до %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>what a cost becomes at the lower and the higher end of an input</extracomment>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>Cost of a million output tokens against utilization</source>
        <translation>Стоимость миллиона выходных токенов от загрузки</translation>
    </message>
    <message>
        <source>Cost of a million output tokens against concurrent requests</source>
        <translation>Стоимость миллиона выходных токенов от числа запросов</translation>
    </message>
    <message>
        <source>utilization of a server rented all month, %</source>
        <translation>загрузка сервера, арендованного на весь месяц, %</translation>
    </message>
    <message>
        <source>Give a price of a GPU-hour: costs follow from it and from the expected speed.</source>
        <translation>Задайте цену GPU-часа: стоимость следует из неё и из ожидаемой скорости.</translation>
    </message>
    <message>
        <source>%1 cheaper from %2</source>
        <extracomment>beside the point where two curves meet; %1 GPU, %2 requests or per cent</extracomment>
        <translation>%1 дешевле от %2</translation>
    </message>
    <message>
        <source>%1 cheaper from %2, not proven</source>
        <extracomment>the same where the bands overlap; %1 GPU, %2 requests or per cent</extracomment>
        <translation>%1 дешевле от %2, не доказано</translation>
    </message>
    <message>
        <source>Hosted API</source>
        <translation>Готовый API</translation>
    </message>
    <message>
        <source>as the API at %1</source>
        <translation>как API при %1</translation>
    </message>
    <message>
        <source>months from the start</source>
        <translation>месяцев от начала</translation>
    </message>
    <message>
        <source>Paid in all, month by month: %1</source>
        <extracomment>a chart&apos;s title; %1 a GPU</extracomment>
        <translation>Всего заплачено по месяцам: %1</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Аренда</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Покупка</translation>
    </message>
    <message>
        <source>Rent needs a price of a GPU-hour and an expected speed; a purchase needs its prices.</source>
        <translation>Для аренды нужны цена GPU-часа и ожидаемая скорость, для покупки — её цены.</translation>
    </message>
    <message>
        <source>break-even: %1</source>
        <extracomment>beside the point where a purchase has paid off; %1 a number of months</extracomment>
        <translation>безубыточность: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 &quot;18 months&quot;, %2 a date</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Rent and purchase are in different currencies and no exchange rate is given: they are not compared.</source>
        <translation>Аренда и покупка в разных валютах, а курс не задан: сравнения нет.</translation>
    </message>
    <message>
        <source>A purchase can be reckoned when these are given: %1.</source>
        <extracomment>%1 a list of inputs</extracomment>
        <translation>Покупку можно посчитать, когда заданы: %1.</translation>
    </message>
    <message>
        <source>Break-even after %1.</source>
        <extracomment>%1 &quot;18 months (1 June 2028)&quot;</extracomment>
        <translation>Точка безубыточности через %1.</translation>
    </message>
    <message>
        <source>The purchase never breaks even: its upkeep costs as much as rent, or nearly so.</source>
        <translation>Покупка никогда не окупится: содержание стоит столько же, сколько аренда, или почти столько же.</translation>
    </message>
    <message>
        <source>By the band of the speed: %1 to %2.</source>
        <translation>По диапазону скорости: от %1 до %2.</translation>
    </message>
    <message>
        <source>By the band of the speed: %1 at the earliest, or never.</source>
        <translation>По диапазону скорости: не раньше чем через %1 или никогда.</translation>
    </message>
    <message>
        <source>Over %1, rent is cheaper even if the GPUs work all the time.</source>
        <translation>На горизонте %1 аренда дешевле, даже если GPU работают всё время.</translation>
    </message>
    <message>
        <source>Hourly rent stops being cheaper at %1 of the time, over %2.</source>
        <extracomment>%1 per cent of the time, %2 &quot;36 months&quot;</extracomment>
        <translation>Почасовая аренда перестаёт быть дешевле при %1 времени, на горизонте %2.</translation>
    </message>
    <message>
        <source>Not counted, because not given: %1.</source>
        <extracomment>%1 a list of inputs</extracomment>
        <translation>Не учтено, потому что не задано: %1.</translation>
    </message>
</context>
<context>
    <name>CostTable</name>
    <message>
        <source>Costs</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a band of money: from, to</extracomment>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>What the price is</source>
        <translation>Что это за цена</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Предложение</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>введена</translation>
    </message>
    <message>
        <source>Date of the price</source>
        <translation>Дата цены</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>НДС</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Включает</translation>
    </message>
    <message>
        <source>Expected, by the band of the speed</source>
        <translation>Ожидание по диапазону скорости</translation>
    </message>
    <message>
        <source>A month of the load asked for</source>
        <translation>Месяц заданной нагрузки</translation>
    </message>
    <message>
        <source>A month of a server rented all the time</source>
        <translation>Месяц сервера, арендованного всё время</translation>
    </message>
    <message>
        <source>Offers that meet the load</source>
        <translation>Предложения, которые держат нагрузку</translation>
    </message>
    <message>
        <source>not proven dearer than the first</source>
        <extracomment>of an offer: its cost band overlaps that of the cheapest</extracomment>
        <translation>не доказано, что дороже первого</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Tarozi scenarios (*.tarozi)</source>
        <translation>Сценарии Tarozi (*.tarozi)</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Открыть сценарий</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Сохранить сценарий</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Документы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the new scenario?</source>
        <translation>Сохранить новый сценарий?</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Сохранить изменения в «%1»?</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>Без сохранения они пропадут.</translation>
    </message>
    <message>
        <source>Models (config.json *.json *.safetensors *.gguf)</source>
        <translation>Модели (config.json *.json *.safetensors *.gguf)</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>Импорт модели</translation>
    </message>
    <message>
        <source>Price lists (*.csv *.tsv *.txt)</source>
        <translation>Прайс-листы (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Import a price list</source>
        <translation>Импорт прайс-листа</translation>
    </message>
    <message>
        <source>Spreadsheet (*.xlsx)</source>
        <translation>Электронная таблица (*.xlsx)</translation>
    </message>
    <message>
        <source>Export tariffs</source>
        <translation>Экспорт тарифов</translation>
    </message>
    <message>
        <source>Comma-separated list (*.csv)</source>
        <translation>Таблица с разделителями (*.csv)</translation>
    </message>
    <message>
        <source>Scenarios and proposals (*.tarozi *.pdf)</source>
        <translation>Сценарии и предложения (*.tarozi *.pdf)</translation>
    </message>
    <message>
        <source>Workbooks (*.xlsx)</source>
        <translation>Таблицы (*.xlsx)</translation>
    </message>
    <message>
        <source>Export the proposal</source>
        <translation>Экспорт предложения</translation>
    </message>
</context>
<context>
    <name>EditField</name>
    <message>
        <source>model</source>
        <translation>модель</translation>
    </message>
    <message>
        <source>model size</source>
        <translation>размер модели</translation>
    </message>
    <message>
        <source>weight precision</source>
        <translation>точность весов</translation>
    </message>
    <message>
        <source>context length</source>
        <translation>длина контекста</translation>
    </message>
    <message>
        <source>simultaneous requests</source>
        <translation>параллельные запросы</translation>
    </message>
    <message>
        <source>KV cache precision</source>
        <translation>точность KV-кеша</translation>
    </message>
    <message>
        <source>memory limit</source>
        <translation>предел памяти</translation>
    </message>
    <message>
        <source>input and output tokens</source>
        <translation>входные и выходные токены</translation>
    </message>
    <message>
        <source>engine settings</source>
        <translation>настройки движка</translation>
    </message>
    <message>
        <source>choice of GPU</source>
        <translation>выбор GPU</translation>
    </message>
    <message>
        <source>number of GPUs</source>
        <translation>число GPU</translation>
    </message>
    <message>
        <source>ECC</source>
        <translation>ECC</translation>
    </message>
    <message>
        <source>split over GPUs</source>
        <translation>разделение между GPU</translation>
    </message>
    <message>
        <source>added GPU</source>
        <translation>добавление GPU</translation>
    </message>
    <message>
        <source>removed GPU</source>
        <translation>удаление GPU</translation>
    </message>
    <message>
        <source>price</source>
        <translation>цена</translation>
    </message>
    <message>
        <source>proposal details</source>
        <translation>данные предложения</translation>
    </message>
    <message>
        <source>memory of other programs</source>
        <translation>память других программ</translation>
    </message>
    <message>
        <source>applied suggestion</source>
        <translation>применение подсказки</translation>
    </message>
    <message>
        <source>preset</source>
        <translation>заготовка</translation>
    </message>
    <message>
        <source>change</source>
        <translation>изменение</translation>
    </message>
    <message>
        <source>costs</source>
        <translation>стоимость</translation>
    </message>
    <message>
        <source>kind of workload</source>
        <translation>вид нагрузки</translation>
    </message>
    <message>
        <source>fine-tuning settings</source>
        <translation>настройки дообучения</translation>
    </message>
    <message>
        <source>image settings</source>
        <translation>настройки изображений</translation>
    </message>
    <message>
        <source>speech settings</source>
        <translation>настройки речи</translation>
    </message>
    <message>
        <source>point of the fit map</source>
        <translation>точка карты размещения</translation>
    </message>
    <message>
        <source>requirements</source>
        <translation>требования</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>line %1</source>
        <extracomment>a place in a file</extracomment>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <extracomment>a place in a file, counted in bytes from its start</extracomment>
        <translation>байт %1</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>файл не удаётся прочитать</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>файл не удаётся записать</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>файл пуст</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>это не корректный JSON</translation>
    </message>
    <message>
        <source>the file ends too early</source>
        <translation>файл обрывается раньше конца</translation>
    </message>
    <message>
        <source>this is a file of another kind</source>
        <translation>это файл другого вида</translation>
    </message>
    <message>
        <source>the file was written by a newer version of the program</source>
        <translation>файл записан более новой версией программы</translation>
    </message>
    <message>
        <source>the key is missing</source>
        <extracomment>an entry of a file</extracomment>
        <translation>ключ отсутствует</translation>
    </message>
    <message>
        <source>the key is unknown</source>
        <translation>неизвестный ключ</translation>
    </message>
    <message>
        <source>the value is of the wrong kind</source>
        <translation>значение неверного типа</translation>
    </message>
    <message>
        <source>the value is out of range</source>
        <translation>значение вне допустимых границ</translation>
    </message>
    <message>
        <source>the catalogue has no such entry</source>
        <extracomment>an id that the catalogue of GPUs and models lacks</extracomment>
        <translation>в каталоге нет такой записи</translation>
    </message>
    <message>
        <source>this occurs twice</source>
        <translation>встречается дважды</translation>
    </message>
    <message>
        <source>this is larger than the program reads</source>
        <translation>больше, чем программа читает</translation>
    </message>
    <message>
        <source>this is nested too deeply</source>
        <translation>слишком глубокая вложенность</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>целое число от %1 до %2</translation>
    </message>
    <message>
        <source>a whole number, at least %1</source>
        <translation>целое число не меньше %1</translation>
    </message>
    <message>
        <source>a whole number, at most %1</source>
        <translation>целое число не больше %1</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>целое число</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>число от %1 до %2</translation>
    </message>
    <message>
        <source>a number, at least %1</source>
        <translation>число не меньше %1</translation>
    </message>
    <message>
        <source>a number, at most %1</source>
        <translation>число не больше %1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>true and false are words of the file: never translated</extracomment>
        <translation>true или false</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>a value in quotation marks</extracomment>
        <translation>текст</translation>
    </message>
    <message>
        <source>an object { }</source>
        <extracomment>JSON</extracomment>
        <translation>объект { }</translation>
    </message>
    <message>
        <source>an array [ ]</source>
        <extracomment>JSON</extracomment>
        <translation>массив [ ]</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <extracomment>%1 is a list of words</extracomment>
        <translation>одно из: %1</translation>
    </message>
    <message>
        <source>version %1 or older</source>
        <translation>версия %1 или старше</translation>
    </message>
    <message>
        <source>the %1 format</source>
        <extracomment>%1 is the name of a file format</extracomment>
        <translation>формат %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 the file and the place in it, %2 what is wrong, beginning with a small letter</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <extracomment>a sentence that follows another; %1 is a piece of a file</extracomment>
        <translation>Найдено: %1.</translation>
    </message>
    <message>
        <source>Expected: %1.</source>
        <extracomment>a sentence that follows another; %1 is a phrase: &quot;a whole number from 1 to 10&quot;</extracomment>
        <translation>Ожидалось: %1.</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>a sentence that follows another; %1 is the operating system&apos;s own message</extracomment>
        <translation>Причина: %1.</translation>
    </message>
    <message>
        <source>this does not apply here</source>
        <extracomment>an entry of a file</extracomment>
        <translation>здесь это неприменимо</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Internal chat on an 8B model</source>
        <translation>Внутренний чат на модели 8B</translation>
    </message>
    <message>
        <source>A 70B model on one L40S</source>
        <translation>Модель 70B на одной L40S</translation>
    </message>
    <message>
        <source>Analysis of long documents</source>
        <translation>Анализ длинных документов</translation>
    </message>
    <message>
        <source>Batch at night</source>
        <translation>Ночной батч</translation>
    </message>
    <message>
        <source>QLoRA of an 8B model</source>
        <translation>QLoRA модели 8B</translation>
    </message>
    <message>
        <source>QLoRA of a 70B model</source>
        <translation>QLoRA модели 70B</translation>
    </message>
    <message>
        <source>Full fine-tuning of a 7B model</source>
        <translation>Полное дообучение модели 7B</translation>
    </message>
    <message>
        <source>SDXL studio</source>
        <translation>Студия SDXL</translation>
    </message>
    <message>
        <source>A stream of FLUX images</source>
        <translation>Поток изображений FLUX</translation>
    </message>
    <message>
        <source>Transcription for a call centre</source>
        <translation>Расшифровка для колл-центра</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Sources</source>
        <translation>Источники</translation>
    </message>
    <message>
        <source>How it was reached</source>
        <translation>Как это получено</translation>
    </message>
    <message>
        <source>What it rests on</source>
        <translation>На чём это основано</translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message>
        <source>not even one request fits</source>
        <extracomment>in place of a figure: the GPU&apos;s memory does not hold one request</extracomment>
        <translation>не помещается ни один запрос</translation>
    </message>
    <message>
        <source>Requests of %1</source>
        <extracomment>a key figure: how many requests fit at once; %1 is the context, &quot;8K&quot;</extracomment>
        <translation>Запросов по %1</translation>
    </message>
    <message>
        <source>needed: %1</source>
        <extracomment>beside the number of requests that fit: how many are asked for</extracomment>
        <translation>нужно: %1</translation>
    </message>
    <message>
        <source>%1× more</source>
        <extracomment>a GPU that leads: &quot;4.5 times more&quot;</extracomment>
        <translation>в %1 раза больше</translation>
    </message>
    <message>
        <source>One stream, ceiling</source>
        <extracomment>a key figure: the highest speed that memory bandwidth allows one stream of tokens</extracomment>
        <translation>Один поток, потолок</translation>
    </message>
    <message>
        <source>%1× faster</source>
        <extracomment>a GPU that leads: &quot;1.2 times faster&quot;</extracomment>
        <translation>в %1 раза быстрее</translation>
    </message>
    <message>
        <source>Million tokens at the ceiling</source>
        <extracomment>a key figure: what a million output tokens cost at the speed ceiling, which is never reached</extracomment>
        <translation>Миллион токенов при скорости потолка</translation>
    </message>
    <message>
        <source>%1 per hour</source>
        <extracomment>%1 is money</extracomment>
        <translation>%1 в час</translation>
    </message>
    <message>
        <source>%1× cheaper</source>
        <extracomment>a GPU that leads: &quot;1.3 times cheaper&quot;</extracomment>
        <translation>в %1 раза дешевле</translation>
    </message>
    <message>
        <source>perhaps %1× faster</source>
        <extracomment>the bands of the compared GPUs overlap: a hypothesis to test</extracomment>
        <translation>возможно, в %1 раза быстрее</translation>
    </message>
    <message>
        <source>Per user, expected</source>
        <extracomment>a key figure: the expected speed that one user sees</extracomment>
        <translation>На пользователя, ожидание</translation>
    </message>
    <message>
        <source>First token, expected</source>
        <extracomment>a key figure: the expected time to the first token</extracomment>
        <translation>Первый токен, ожидание</translation>
    </message>
    <message>
        <source>a run does not fit</source>
        <extracomment>in place of a speed: a run of the pipeline or transcription does not fit the GPU</extracomment>
        <translation>запуск не помещается</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>the ends of a band</extracomment>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>Time per image, expected</source>
        <extracomment>a key figure: seconds from the prompt to one image, expected</extracomment>
        <translation>Время на изображение, ожидание</translation>
    </message>
    <message>
        <source>Steps per second, expected</source>
        <extracomment>a key figure: denoising steps a second of the whole batch, expected</extracomment>
        <translation>Шагов в секунду, ожидание</translation>
    </message>
    <message>
        <source>it/s</source>
        <extracomment>unit: denoising steps a second</extracomment>
        <translation>шаг/с</translation>
    </message>
    <message>
        <source>Peak of a run</source>
        <extracomment>a key figure: the most memory that a run takes; the note says in which stage of the pipeline</extracomment>
        <translation>Пик запуска</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>%1 is a stage of a pipeline: &quot;VAE decoding&quot;</extracomment>
        <translation>этап: %1</translation>
    </message>
    <message>
        <source>Between runs</source>
        <extracomment>a key figure: what stays on the GPU between two runs</extracomment>
        <translation>Между запусками</translation>
    </message>
    <message>
        <source>the loaded components</source>
        <translation>загруженные компоненты</translation>
    </message>
    <message>
        <source>Cost per image</source>
        <translation>Стоимость изображения</translation>
    </message>
    <message>
        <source>Audio hours per hour</source>
        <extracomment>a key figure: hours of audio transcribed in an hour, all GPUs of the candidate</extracomment>
        <translation>Часов аудио в час</translation>
    </message>
    <message>
        <source>h</source>
        <extracomment>unit: hours of audio</extracomment>
        <translation>ч</translation>
    </message>
    <message>
        <source>Time for %1 h of audio</source>
        <extracomment>%1 is a number of hours</extracomment>
        <translation>Время на %1 ч аудио</translation>
    </message>
    <message>
        <source>Windows that fit</source>
        <extracomment>a key figure: how many windows of audio fit the memory at once</extracomment>
        <translation>Помещается окон</translation>
    </message>
    <message>
        <source>saturated from %1</source>
        <extracomment>%1 is a number of windows</extracomment>
        <translation>насыщение от %1</translation>
    </message>
    <message>
        <source>Cost per audio hour</source>
        <translation>Стоимость часа аудио</translation>
    </message>
    <message>
        <source>Largest part</source>
        <extracomment>a key figure: which part of the memory is the largest</extracomment>
        <translation>Наибольшая часть</translation>
    </message>
    <message>
        <source>Training, expected</source>
        <extracomment>a key figure: tokens a second of all GPUs together</extracomment>
        <translation>Обучение, ожидание</translation>
    </message>
    <message>
        <source>Time of the run</source>
        <extracomment>a key figure: how long the fine-tuning run takes</extracomment>
        <translation>Длительность прогона</translation>
    </message>
    <message>
        <source>The run</source>
        <extracomment>a key figure: what a whole fine-tuning run costs</extracomment>
        <translation>Запуск</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>The weights alone need %1; the engine may use %2.</source>
        <translation>Одни только веса занимают %1, а движку доступно %2.</translation>
    </message>
    <message>
        <source>Requests that fit at once: %1 of %2; the others wait in the queue.</source>
        <extracomment>%1 and %2 are numbers: &quot;2.7 of 8&quot;</extracomment>
        <translation>Одновременно помещается запросов: %1 из %2; остальные ждут в очереди.</translation>
    </message>
    <message>
        <source>%1 inside the engine limit and %2 outside it exceed the %3 that the driver reports.</source>
        <translation>Нужно %1 в пределе движка и ещё %2 вне его — больше, чем сообщает драйвер (%3).</translation>
    </message>
    <message>
        <source>The need may be from %1 to %2, and the limit of %3 lies between: only a test will tell.</source>
        <translation>Потребность — от %1 до %2, а предел %3 лежит между ними: точно покажет только тест.</translation>
    </message>
    <message>
        <source>The context is longer (%1) than the model was made for (%2).</source>
        <extracomment>both are &quot;8,192 tokens&quot;</extracomment>
        <translation>Контекст (%1) длиннее того, на который рассчитана модель (%2).</translation>
    </message>
    <message>
        <source>%1 is not known to run weights in the %2 format.</source>
        <extracomment>%1 an engine, %2 a format</extracomment>
        <translation>Нет сведений о том, что %1 работает с весами в формате %2.</translation>
    </message>
    <message>
        <source>What the driver reports for %1 in this ECC state was not observed: %2 is a planning figure.</source>
        <translation>Объём, который драйвер сообщает для %1 в этом режиме ECC, не наблюдался: %2 — плановое значение.</translation>
    </message>
    <message>
        <source>What a program sees of the memory of %1 was not observed: %2 is assumed.</source>
        <translation>Объём памяти %1, видимый программе, не наблюдался: принято %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n GPUs are separate budgets of %1 each, never one common pool.</source>
        <extracomment>%1 a size</extracomment>
        <translation>
            <numerusform>%n GPU — это отдельные бюджеты памяти по %1, а не один общий.</numerusform>
            <numerusform>%n GPU — это отдельные бюджеты памяти по %1, а не один общий.</numerusform>
            <numerusform>%n GPU — это отдельные бюджеты памяти по %1, а не один общий.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no NVLink: the layers are divided as a pipeline.</source>
        <translation>У %1 нет NVLink: слои распределены конвейером.</translation>
    </message>
    <message>
        <source>A generic dense architecture stands for a model of this size (%1 parameters); real models differ.</source>
        <extracomment>%1 is a number: &quot;8.03 billion&quot;</extracomment>
        <translation>Вместо модели такого размера (%1 параметров) взята обобщённая плотная архитектура; реальные модели отличаются.</translation>
    </message>
    <message>
        <source>The weights are taken as given, %1; by the tensors they would be %2.</source>
        <translation>Размер весов задан вручную: %1; по тензорам вышло бы %2.</translation>
    </message>
    <message>
        <source>No measurements are known for %1 %2: the rules of the nearest known version are used.</source>
        <extracomment>%1 an engine, %2 its version</extracomment>
        <translation>Для %1 %2 нет замеров: применены правила ближайшей известной версии.</translation>
    </message>
    <message>
        <source>%1 reserves the cache of sliding-window layers at the full context length.</source>
        <translation>%1 резервирует кеш слоёв со скользящим окном на полную длину контекста.</translation>
    </message>
    <message>
        <source>Part of the weights stays in host memory (%1): generation slows down.</source>
        <translation>Часть весов остаётся в оперативной памяти (%1): генерация замедляется.</translation>
    </message>
    <message>
        <source>It fits, but only %1 is spare beside the %2 needed.</source>
        <translation>Помещается впритык: запас всего %1 при потребности %2.</translation>
    </message>
    <message>
        <source>%1 has no native arithmetic for %2: the weights are converted before computing.</source>
        <extracomment>%1 a GPU, %2 a format</extracomment>
        <translation>%1 не поддерживает вычисления в %2 аппаратно: веса преобразуются перед вычислением.</translation>
    </message>
    <message>
        <source>The weights fit, but not one request of this context beside them. Needed in all: %1, of it KV cache: %2; limit: %3.</source>
        <translation>Веса помещаются, но рядом с ними не помещается ни один запрос такого контекста. Всего нужно: %1, из них KV-кеш: %2; предел: %3.</translation>
    </message>
    <message>
        <source>There is no honest answer here: %1.</source>
        <extracomment>%1 is the reason, beginning with a small letter</extracomment>
        <translation>Здесь нет достоверного ответа: %1.</translation>
    </message>
    <message>
        <source>%1 does not start at this memory limit: it wants %2 free, and %3 is.</source>
        <extracomment>%1 an engine, %2 and %3 sizes</extracomment>
        <translation>%1 не запустится с таким пределом памяти: нужно свободных %2, а есть %3.</translation>
    </message>
    <message>
        <source>%1 fills its limit of %2; the %3 outside it then exceed the %4 that the driver reports.</source>
        <extracomment>%1 an engine, %2 to %4 sizes</extracomment>
        <translation>%1 заполняет свой предел в %2; вместе с %3 вне предела это больше, чем сообщает драйвер (%4).</translation>
    </message>
    <message>
        <source>%1 is not known to keep its KV cache in the %2 format.</source>
        <extracomment>%1 an engine, %2 a format</extracomment>
        <translation>Нет сведений о том, что %1 хранит KV-кеш в формате %2.</translation>
    </message>
    <message>
        <source>%1 gives a price for %2 on request only: no cost can be computed.</source>
        <extracomment>%1 is a provider</extracomment>
        <translation>%1 называет цену %2 только по запросу: стоимость посчитать нельзя.</translation>
    </message>
    <message>
        <source>The chosen tariff is for %1, not for %2: no cost is shown.</source>
        <extracomment>%1 is a GPU as a price list names it</extracomment>
        <translation>Выбранный тариф относится к %1, а не к %2: стоимость не показана.</translation>
    </message>
    <message>
        <source>There is no exchange rate from %1 to %2: the cost stays in the currency of the price.</source>
        <extracomment>%1 and %2 are currency codes</extracomment>
        <translation>Нет курса %1 к %2: стоимость остаётся в валюте цены.</translation>
    </message>
    <message>
        <source>The tariff covers the GPU only: processor, memory and disk come on top.</source>
        <translation>Тариф включает только GPU: процессор, память и диск оплачиваются сверху.</translation>
    </message>
    <message>
        <source>The compared prices differ in VAT, or it is not known whether they include it.</source>
        <translation>Сравниваемые цены различаются по НДС, или неизвестно, включён ли он.</translation>
    </message>
    <message>
        <source>The cost bands overlap: that it is the cheaper one is not proven.</source>
        <translation>Диапазоны стоимости пересекаются: что этот вариант дешевле, не доказано.</translation>
    </message>
    <message>
        <source>The load needs more than one server rented at once: %1.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Для нагрузки нужно больше одного сервера одновременно: %1.</translation>
    </message>
    <message>
        <source>A run needs %1 at its peak; the limit is %2.</source>
        <translation>На пике запуска нужно %1; предел — %2.</translation>
    </message>
    <message>
        <source>With its components waiting in host memory it would need %1 and fit, only slower.</source>
        <extracomment>%1 a size</extracomment>
        <translation>Если компоненты ждут в памяти хоста, нужно %1 и запуск поместится, только медленнее.</translation>
    </message>
    <message>
        <source>It fits only because components wait in host memory: without that it needs %1. Do not compare it as a GPU with one that holds all.</source>
        <extracomment>%1 a size</extracomment>
        <translation>Помещается только потому, что компоненты ждут в памяти хоста: без этого нужно %1. Это два варианта, а не сравнение GPU: не сравнивайте его с GPU, который вмещает всё.</translation>
    </message>
    <message>
        <source>The image is %1 times as large as what the model was made for (%2 × %3): pictures repeat themselves and fall apart.</source>
        <extracomment>%1 a ratio, %2 and %3 pixels</extracomment>
        <translation>Изображение в %1 раза больше того, на что рассчитана модель (%2 × %3): картинка повторяется и разваливается.</translation>
    </message>
    <message>
        <source>Each GPU makes whole images: %1 of %2 GPUs work.</source>
        <extracomment>%1 and %2 counts</extracomment>
        <translation>Каждый GPU создаёт изображения целиком: работают %1 из %2 GPU.</translation>
    </message>
    <message>
        <source>Weights of %1 and the windows’ %2 exceed the limit of %3.</source>
        <extracomment>%1 to %3 sizes</extracomment>
        <translation>Веса %1 и кеш окон %2 превышают предел %3.</translation>
    </message>
    <message>
        <source>More than %1 windows at once gain little; %2 are asked for.</source>
        <extracomment>%1 and %2 counts</extracomment>
        <translation>Больше %1 окон одновременно почти ничего не дают; запрошено %2.</translation>
    </message>
    <message>
        <source>A training step needs %1; a program sees %2.</source>
        <extracomment>%1 and %2 are sizes</extracomment>
        <translation>Шагу обучения нужно %1, а программе видно %2.</translation>
    </message>
    <message>
        <source>Largest part: %1, %2 of %3.</source>
        <extracomment>%1 a part of the memory such as &quot;Activations&quot;, %2 a size, %3 the whole</extracomment>
        <translation>Наибольшая часть: %1, %2 из %3.</translation>
    </message>
    <message>
        <source>Without sharding each of the GPUs holds all weights, gradients and optimizer state.</source>
        <translation>Без разделения каждый GPU хранит все веса, градиенты и состояние оптимизатора.</translation>
    </message>
    <message>
        <source>One GPU has nothing to share with: sharding divides nothing.</source>
        <translation>Одному GPU делить не с кем: разделение ничего не даёт.</translation>
    </message>
    <message>
        <source>Host memory holds %1 and sends it over PCIe: training slows down.</source>
        <extracomment>%1 is a size</extracomment>
        <translation>Память хоста держит %1 и передаёт по PCIe: обучение замедляется.</translation>
    </message>
    <message>
        <source>No run of %1 was measured: a related framework&apos;s figures stand in for it.</source>
        <extracomment>%1 is a training framework</extracomment>
        <translation>Запусков %1 не измеряли: вместо них взяты данные родственного фреймворка.</translation>
    </message>
</context>
<context>
    <name>FineTuningRows</name>
    <message>
        <source>As the framework does</source>
        <translation>Как во фреймворке</translation>
    </message>
</context>
<context>
    <name>FitMap</name>
    <message>
        <source>up to %1</source>
        <extracomment>the largest value at which a GPU still holds the load; %1 for example &quot;16 requests&quot;</extracomment>
        <translation>до %1</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <extracomment>a fit map in words; %1 the input of the x axis, %2 its value, %3 one statement for each GPU</extracomment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>Context length, tokens</source>
        <extracomment>an axis of the fit map</extracomment>
        <translation>Длина контекста, токены</translation>
    </message>
    <message>
        <source>Concurrent requests</source>
        <extracomment>an axis of the fit map</extracomment>
        <translation>Параллельные запросы</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <extracomment>an axis of the fit map</extracomment>
        <translation>Предел памяти</translation>
    </message>
    <message>
        <source>Requests of one step (max_num_seqs)</source>
        <extracomment>an axis of the fit map; max_num_seqs is the engine&apos;s own name</extracomment>
        <translation>Запросы одного шага (max_num_seqs)</translation>
    </message>
    <message>
        <source>Memory of other programs</source>
        <extracomment>an axis of the fit map</extracomment>
        <translation>Память других программ</translation>
    </message>
    <message>
        <source>Model size, parameters</source>
        <extracomment>an axis of the fit map</extracomment>
        <translation>Размер модели, параметры</translation>
    </message>
    <message>
        <source>Memory of the fullest GPU</source>
        <extracomment>lines of equal value on the fit map</extracomment>
        <translation>Память самого заполненного GPU</translation>
    </message>
    <message>
        <source>Cost of a million output tokens</source>
        <extracomment>lines of equal value on the fit map</extracomment>
        <translation>Стоимость миллиона выходных токенов</translation>
    </message>
    <message>
        <source>Where %1 stops</source>
        <extracomment>title of the fit map; %1 the GPU whose verdicts are coloured</extracomment>
        <translation>Предел %1</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>the point of the scenario on a chart</extracomment>
        <translation>сейчас</translation>
    </message>
</context>
<context>
    <name>Fix</name>
    <message>
        <source>%1, tensor parallel</source>
        <extracomment>%1 is a number of GPUs: &quot;2 × RTX 4090, tensor parallel&quot;</extracomment>
        <translation>%1, тензорный параллелизм</translation>
    </message>
    <message>
        <source>%1, pipeline</source>
        <extracomment>%1 is a number of GPUs: &quot;2 × RTX 4090, pipeline&quot;</extracomment>
        <translation>%1, конвейер</translation>
    </message>
    <message>
        <source>KV cache %1: %2</source>
        <extracomment>%1 a format, %2 the change of need: &quot;KV cache FP8: −8.6 GB&quot;</extracomment>
        <translation>KV-кеш %1: %2</translation>
    </message>
    <message>
        <source>Weights %1: %2</source>
        <extracomment>%1 a format, %2 the change of need: &quot;Weights INT4: −10.3 GB&quot;</extracomment>
        <translation>Веса %1: %2</translation>
    </message>
    <message>
        <source>Context %1: %2</source>
        <extracomment>%1 a length like 12K, %2 the change of need</extracomment>
        <translation>Контекст %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n requests: %1</source>
        <extracomment>%1 the change of need: &quot;4 requests: −8.6 GB&quot;</extracomment>
        <translation>
            <numerusform>%n запрос: %1</numerusform>
            <numerusform>%n запроса: %1</numerusform>
            <numerusform>%n запросов: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Memory limit %1</source>
        <extracomment>%1 a share: &quot;Memory limit 95%&quot;</extracomment>
        <translation>Предел памяти %1</translation>
    </message>
    <message>
        <source>Sequence %1: %2</source>
        <extracomment>%1 a number of tokens, %2 the change of need</extracomment>
        <translation>Последовательность %1: %2</translation>
    </message>
    <message>
        <source>Micro-batch %1: %2</source>
        <extracomment>%1 a number of sequences, %2 the change of need</extracomment>
        <translation>Микробатч %1: %2</translation>
    </message>
    <message>
        <source>Checkpointing: %1</source>
        <extracomment>%1 the change of need</extracomment>
        <translation>Пересчёт активаций: %1</translation>
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
        <translation>%1 GPU с %2</translation>
    </message>
    <message>
        <source>KV cache %1</source>
        <extracomment>a change that helps a load fit; %1 a format such as FP8</extracomment>
        <translation>KV-кеш %1</translation>
    </message>
    <message>
        <source>weights %1</source>
        <extracomment>a change that helps a load fit; %1 a format such as INT4</extracomment>
        <translation>веса %1</translation>
    </message>
    <message>
        <source>context %1</source>
        <extracomment>a change that helps a load fit; %1 a length like 12K</extracomment>
        <translation>контекст %1</translation>
    </message>
    <message>
        <source>memory limit %1</source>
        <extracomment>a change that helps a load fit; %1 a share</extracomment>
        <translation>предел памяти %1</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <extracomment>a change that helps a load fit</extracomment>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the weights in host memory</source>
        <extracomment>a change that helps a load fit; %1 a size</extracomment>
        <translation>%1 весов в памяти хоста</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) on the GPU</source>
        <extracomment>a change that helps a load fit
----------
the others stay in host memory</extracomment>
        <translation>
            <numerusform>%n слой на GPU</numerusform>
            <numerusform>%n слоя на GPU</numerusform>
            <numerusform>%n слоёв на GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two changes together: &quot;weights AWQ INT4 and 2 GPUs&quot;</extracomment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1 of the weights to host memory</source>
        <extracomment>%1 a size: &quot;16 GiB of the weights to host memory&quot;</extracomment>
        <translation>%1 весов в память хоста</translation>
    </message>
    <message>
        <source>%1 instead</source>
        <extracomment>%1 a GPU: another card in place of this one</extracomment>
        <translation>%1 взамен</translation>
    </message>
    <message>
        <source>check the quality of the answers again</source>
        <translation>проверьте качество ответов заново</translation>
    </message>
    <message>
        <source>%1 times the speed ceiling of one answer</source>
        <extracomment>what a change costs or gains; %1 a factor</extracomment>
        <translation>потолок скорости одного ответа ×%1</translation>
    </message>
    <message>
        <source>%1 an hour more</source>
        <extracomment>what a change costs or saves; %1 money</extracomment>
        <translation>на %1 в час больше</translation>
    </message>
    <message>
        <source>%1 an hour less</source>
        <extracomment>what a change costs or saves; %1 money</extracomment>
        <translation>на %1 в час меньше</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>GB</source>
        <extracomment>decimal gigabytes, 10^9 bytes</extracomment>
        <translation>ГБ</translation>
    </message>
    <message>
        <source>GiB</source>
        <extracomment>binary gigabytes, 2^30 bytes</extracomment>
        <translation>ГиБ</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>МБ</translation>
    </message>
    <message>
        <source>KB</source>
        <translation>КБ</translation>
    </message>
    <message>
        <source>B</source>
        <extracomment>bytes</extracomment>
        <translation>Б</translation>
    </message>
    <message>
        <source>trillion</source>
        <extracomment>after a number: 1.03 trillion parameters</extracomment>
        <translation>трлн</translation>
    </message>
    <message>
        <source>billion</source>
        <extracomment>after a number: 8.03 billion parameters</extracomment>
        <translation>млрд</translation>
    </message>
    <message>
        <source>million</source>
        <extracomment>after a number: 435 million parameters</extracomment>
        <translation>млн</translation>
    </message>
    <message numerus="yes">
        <source>tokens</source>
        <extracomment>only the noun; the number stands before it</extracomment>
        <translation>
            <numerusform>токен</numerusform>
            <numerusform>токена</numerusform>
            <numerusform>токенов</numerusform>
        </translation>
    </message>
    <message>
        <source>tok/s</source>
        <extracomment>tokens per second</extracomment>
        <translation>ток/с</translation>
    </message>
    <message numerus="yes">
        <source>requests</source>
        <extracomment>only the noun; the number stands before it</extracomment>
        <translation>
            <numerusform>запрос</numerusform>
            <numerusform>запроса</numerusform>
            <numerusform>запросов</numerusform>
        </translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>seconds</extracomment>
        <translation>с</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>milliseconds</extracomment>
        <translation>мс</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>watts</extracomment>
        <translation>Вт</translation>
    </message>
    <message>
        <source>TFLOPS</source>
        <translation>TFLOPS</translation>
    </message>
    <message>
        <source>GB/s</source>
        <extracomment>decimal gigabytes per second</extracomment>
        <translation>ГБ/с</translation>
    </message>
    <message>
        <source>B/token</source>
        <extracomment>bytes per token</extracomment>
        <translation>Б/токен</translation>
    </message>
    <message>
        <source>B/parameter</source>
        <extracomment>bytes per parameter</extracomment>
        <translation>Б/параметр</translation>
    </message>
    <message numerus="yes">
        <source>layers</source>
        <extracomment>only the noun; the number stands before it</extracomment>
        <translation>
            <numerusform>слой</numerusform>
            <numerusform>слоя</numerusform>
            <numerusform>слоёв</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>GPUs</source>
        <extracomment>only the noun; the number stands before it</extracomment>
        <translation>
            <numerusform>GPU</numerusform>
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
        <translation>в час</translation>
    </message>
    <message>
        <source>per million tokens</source>
        <extracomment>after an amount of money</extracomment>
        <translation>за миллион токенов</translation>
    </message>
    <message>
        <source>%1B</source>
        <extracomment>a number of billions of parameters on a scale: 8B, 70B</extracomment>
        <translation>%1&#xa0;млрд</translation>
    </message>
    <message>
        <source>per month</source>
        <extracomment>after an amount of money</extracomment>
        <translation>в месяц</translation>
    </message>
    <message>
        <source>h</source>
        <extracomment>hours</extracomment>
        <translation>ч</translation>
    </message>
    <message numerus="yes">
        <source>months</source>
        <extracomment>only the noun; the number stands before it</extracomment>
        <translation>
            <numerusform>месяц</numerusform>
            <numerusform>месяца</numerusform>
            <numerusform>месяцев</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImageRows</name>
    <message>
        <source>As released</source>
        <translation>Как опубликована</translation>
    </message>
    <message>
        <source>The usual one of the format</source>
        <translation>Обычный для формата</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>Hugging Face configuration</source>
        <translation>конфигурация Hugging Face</translation>
    </message>
    <message>
        <source>safetensors file</source>
        <translation>файл safetensors</translation>
    </message>
    <message>
        <source>index of safetensors files</source>
        <translation>указатель файлов safetensors</translation>
    </message>
    <message>
        <source>GGUF file</source>
        <translation>файл GGUF</translation>
    </message>
    <message>
        <source>%1 = %2: the default for %3</source>
        <extracomment>%1 a key of the file, %2 its value, %3 the kind of model as the file names it</extracomment>
        <translation>%1 = %2: по умолчанию для %3</translation>
    </message>
    <message>
        <source>%1 = %2: from %3</source>
        <extracomment>%1 a key of the file, %2 its value, %3 an expression of other keys</extracomment>
        <translation>%1 = %2: из %3</translation>
    </message>
    <message>
        <source>%1 = %2: usual for such models</source>
        <extracomment>%1 a key of the file, %2 its value</extracomment>
        <translation>%1 = %2: обычно для таких моделей</translation>
    </message>
    <message>
        <source>The weights of the tower %1 are not counted</source>
        <extracomment>a tower is the part of a model that sees or hears; %1 its type as the file names it</extracomment>
        <translation>Веса модуля %1 не учтены</translation>
    </message>
    <message>
        <source>Layers that predict several tokens are stated, but not their shape: they are not counted</source>
        <translation>Слои предсказания нескольких токенов указаны, но без формы: они не учтены</translation>
    </message>
    <message>
        <source>The quantization %1 is not known: choose the weight precision</source>
        <translation>Квантование %1 неизвестно: выберите точность весов</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the model are not beside this one, the first is %1</source>
        <extracomment>%1 the name of the first missing file</extracomment>
        <translation>
            <numerusform>Рядом с этим файлом нет ещё %n файла модели, первый из них %1</numerusform>
            <numerusform>Рядом с этим файлом нет ещё %n файлов модели, первый из них %1</numerusform>
            <numerusform>Рядом с этим файлом нет ещё %n файлов модели, первый из них %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The index says %1; the sum of the files is used</source>
        <extracomment>%1 a size</extracomment>
        <translation>В указателе %1; взята сумма файлов</translation>
    </message>
    <message>
        <source>The tensors hold %1 parameters; the configuration comes to another number</source>
        <extracomment>%1 a number of parameters</extracomment>
        <translation>Параметров в тензорах: %1; по конфигурации выходит другое число</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) are of a type that this program does not know</source>
        <translation>
            <numerusform>Тип %n тензора программе неизвестен</numerusform>
            <numerusform>Тип %n тензоров программе неизвестен</numerusform>
            <numerusform>Тип %n тензоров программе неизвестен</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The names of %n tensor(s) say nothing about their use, the first is %1</source>
        <extracomment>%1 the name of the first such tensor</extracomment>
        <translation>
            <numerusform>Имя %n тензора ничего не говорит о его роли, это %1</numerusform>
            <numerusform>Имена %n тензоров ничего не говорят об их роли, первый из них %1</numerusform>
            <numerusform>Имена %n тензоров ничего не говорят об их роли, первый из них %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MediaTables</name>
    <message>
        <source>What the expectation rests on</source>
        <translation>На чём основано ожидание</translation>
    </message>
    <message>
        <source>Rests on</source>
        <translation>Основание</translation>
    </message>
    <message>
        <source>Extrapolated</source>
        <translation>Экстраполяция</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>yes, the band is wider</source>
        <translation>да, границы шире</translation>
    </message>
    <message>
        <source>Bottleneck</source>
        <translation>Узкое место</translation>
    </message>
    <message>
        <source>Expected: %1 × %2, %3 steps</source>
        <extracomment>%1 × %2 pixels, %3 denoising steps</extracomment>
        <translation>Ожидание: %1 × %2, шагов: %3</translation>
    </message>
    <message>
        <source>it/s</source>
        <extracomment>unit: denoising steps a second</extracomment>
        <translation>шаг/с</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Expected for %1 h of audio</source>
        <extracomment>%1 hours of audio</extracomment>
        <translation>Ожидание для %1 ч аудио</translation>
    </message>
    <message>
        <source>What the pipeline is made of</source>
        <translation>Из чего состоит конвейер</translation>
    </message>
    <message>
        <source>What the memory is enough for</source>
        <translation>На что хватает памяти</translation>
    </message>
    <message>
        <source>Windows at once</source>
        <translation>Окон одновременно</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Вместимость</translation>
    </message>
</context>
<context>
    <name>MemoryTable</name>
    <message numerus="yes">
        <source>on each of %n GPUs, never one pool</source>
        <translation>
            <numerusform>на каждом из %n GPU, не общий объём</numerusform>
            <numerusform>на каждом из %n GPU, не общий объём</numerusform>
            <numerusform>на каждом из %n GPU, не общий объём</numerusform>
        </translation>
    </message>
    <message>
        <source>What takes the memory</source>
        <translation>Что занимает память</translation>
    </message>
    <message>
        <source>From the label to what is spare</source>
        <translation>От номинала до свободной памяти</translation>
    </message>
    <message>
        <source>Memory of one GPU by component</source>
        <translation>Память одного GPU по составляющим</translation>
    </message>
    <message>
        <source>What the memory is enough for</source>
        <translation>На что хватает памяти</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Вместимость</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a setting and its value: &quot;Memory limit: 90 %&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>labels mostly count in GiB, 1.07 GB each</source>
        <extracomment>under &quot;Nominal memory&quot;: why the usable memory in GB can be the larger figure</extracomment>
        <translation>на этикетках обычно ГиБ, по 1,07 ГБ</translation>
    </message>
    <message>
        <source>The model was made for</source>
        <extracomment>the longest context that the model&apos;s makers promise; the row above says what the memory is enough for</extracomment>
        <translation>Модель рассчитана на</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>%1 of all</source>
        <extracomment>beside the number of trainable parameters; %1 is a share of all</extracomment>
        <translation>%1 от всех</translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message>
        <source>linear attention</source>
        <extracomment>a kind of layer of a language model</extracomment>
        <translation>линейное внимание</translation>
    </message>
    <message>
        <source>Consumer</source>
        <extracomment>a class of graphics cards</extracomment>
        <translation>Потребительские</translation>
    </message>
    <message>
        <source>Workstation</source>
        <extracomment>a class of graphics cards</extracomment>
        <translation>Для рабочих станций</translation>
    </message>
    <message>
        <source>Data centre</source>
        <extracomment>a class of graphics cards</extracomment>
        <translation>Для дата-центров</translation>
    </message>
    <message>
        <source>Embedding models</source>
        <translation>Модели эмбеддингов</translation>
    </message>
    <message>
        <source>%1&#xa0;GB %2</source>
        <extracomment>the nominal memory of a graphics card: %1 number, %2 kind of memory</extracomment>
        <translation>%1&#xa0;ГБ %2</translation>
    </message>
    <message>
        <source>%1 · driver reports %2&#xa0;MiB</source>
        <extracomment>%1 is the line before, %2 a number of binary megabytes</extracomment>
        <translation>%1 · драйвер сообщает %2&#xa0;МиБ</translation>
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
        <translation>Хранение</translation>
    </message>
    <message>
        <source>Price of a GB of storage, a month</source>
        <translation>Цена ГБ хранения в месяц</translation>
    </message>
    <message>
        <source>Traffic a month</source>
        <translation>Трафик в месяц</translation>
    </message>
    <message>
        <source>Price of a GB of traffic</source>
        <translation>Цена ГБ трафика</translation>
    </message>
    <message>
        <source>Hosted API: a million input tokens</source>
        <translation>Готовый API: миллион входных токенов</translation>
    </message>
    <message>
        <source>Hosted API: a million output tokens</source>
        <translation>Готовый API: миллион выходных токенов</translation>
    </message>
    <message>
        <source>Horizon</source>
        <extracomment>how far the plan looks ahead</extracomment>
        <translation>Горизонт</translation>
    </message>
    <message>
        <source>Posts of staff</source>
        <extracomment>how many people&apos;s work; a number such as 0.2</extracomment>
        <translation>Ставок персонала</translation>
    </message>
    <message>
        <source>included</source>
        <translation>включён</translation>
    </message>
    <message>
        <source>excluded, or none is charged</source>
        <translation>не включён или не взимается</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>не включён</translation>
    </message>
</context>
<context>
    <name>NotModelled</name>
    <message>
        <source>this kind of workload is not modelled</source>
        <translation>такая нагрузка не моделируется</translation>
    </message>
    <message>
        <source>unknown GPU</source>
        <translation>неизвестный GPU</translation>
    </message>
    <message>
        <source>unknown model</source>
        <translation>неизвестная модель</translation>
    </message>
    <message>
        <source>unknown engine</source>
        <translation>неизвестный движок</translation>
    </message>
    <message>
        <source>unknown weight format</source>
        <translation>неизвестный формат весов</translation>
    </message>
    <message>
        <source>unknown KV cache format</source>
        <translation>неизвестный формат KV-кеша</translation>
    </message>
    <message>
        <source>tensor x pipeline does not divide the number of GPUs</source>
        <translation>число GPU не делится на произведение тензорного параллелизма и конвейера</translation>
    </message>
    <message>
        <source>the query heads do not divide by the tensor-parallel size</source>
        <translation>головы запросов не делятся на размер тензорного параллелизма</translation>
    </message>
    <message>
        <source>more pipeline stages than layers</source>
        <translation>ступеней конвейера больше, чем слоёв</translation>
    </message>
    <message>
        <source>unknown image pipeline</source>
        <translation>неизвестная модель изображений</translation>
    </message>
    <message>
        <source>unknown image engine</source>
        <translation>неизвестный движок изображений</translation>
    </message>
    <message>
        <source>unknown speech model</source>
        <translation>неизвестная модель речи</translation>
    </message>
    <message>
        <source>unknown speech engine</source>
        <translation>неизвестный движок распознавания речи</translation>
    </message>
    <message>
        <source>nothing to generate</source>
        <translation>создавать нечего</translation>
    </message>
    <message>
        <source>nothing to transcribe</source>
        <translation>расшифровывать нечего</translation>
    </message>
    <message>
        <source>layers and width of the denoiser</source>
        <translation>слои и ширина денойзера</translation>
    </message>
    <message>
        <source>text encoder</source>
        <translation>текстовый кодировщик</translation>
    </message>
    <message>
        <source>VAE</source>
        <translation>VAE</translation>
    </message>
    <message>
        <source>size of the VAE</source>
        <translation>размер VAE</translation>
    </message>
    <message>
        <source>memory settings of pipelines</source>
        <translation>настройки памяти конвейеров</translation>
    </message>
    <message>
        <source>how this weight format is stored in a pipeline</source>
        <translation>как этот формат весов хранится в конвейере</translation>
    </message>
    <message>
        <source>missing fact: %1</source>
        <extracomment>why there is no answer: what the catalogue does not know about a model; %1 is a list</extracomment>
        <translation>не хватает факта: %1</translation>
    </message>
    <message>
        <source>unknown training framework</source>
        <translation>неизвестный фреймворк обучения</translation>
    </message>
    <message>
        <source>unknown training recipe</source>
        <translation>неизвестный рецепт обучения</translation>
    </message>
    <message>
        <source>full fine-tuning of weights in fewer than 16 bits</source>
        <translation>полное дообучение весов менее чем в 16 битах</translation>
    </message>
    <message>
        <source>unknown LoRA target</source>
        <translation>неизвестная цель LoRA</translation>
    </message>
    <message>
        <source>no matrix to adapt</source>
        <translation>нет матриц для адаптации</translation>
    </message>
    <message>
        <source>rank above the dimension of an adapted matrix</source>
        <translation>ранг больше размерности адаптируемой матрицы</translation>
    </message>
    <message>
        <source>QLoRA needs quantized base weights</source>
        <translation>QLoRA нужны квантованные базовые веса</translation>
    </message>
    <message>
        <source>LoRA keeps its base in 8 bits or more</source>
        <translation>LoRA хранит базу в 8 битах или больше</translation>
    </message>
</context>
<context>
    <name>ParameterWords</name>
    <message>
        <source>How many numbers the model consists of. A known model sets it; any other size stands for a generic dense architecture.</source>
        <translation>Из скольких чисел состоит модель. Известная модель задаёт размер сама; любой другой размер — обобщённая плотная архитектура.</translation>
    </message>
    <message>
        <source>billions of parameters</source>
        <translation>миллиарды параметров</translation>
    </message>
    <message>
        <source>1 to 70 for one GPU, hundreds for a server</source>
        <translation>от 1 до 70 на одном GPU, сотни на сервере</translation>
    </message>
    <message>
        <source>weights, speed ceiling</source>
        <translation>веса, потолок скорости</translation>
    </message>
    <message>
        <source>How a weight is stored. Fewer bits take less memory and are read faster; answers may get worse.</source>
        <translation>Как хранится каждый вес. Меньше бит — меньше памяти и быстрее чтение; ответы могут стать хуже.</translation>
    </message>
    <message>
        <source>a format, by bits per weight</source>
        <translation>формат, по числу бит на вес</translation>
    </message>
    <message>
        <source>BF16 as released; 8 or 4 bits to save memory</source>
        <translation>BF16, как опубликовано; 8 или 4 бита, чтобы сберечь память</translation>
    </message>
    <message>
        <source>How the keys and values of earlier tokens are stored. One byte instead of two halves the KV cache.</source>
        <translation>Как хранятся ключи и значения прошлых токенов. Один байт вместо двух уменьшает KV-кеш вдвое.</translation>
    </message>
    <message>
        <source>a format, by bytes per element</source>
        <translation>формат, по числу байт на элемент</translation>
    </message>
    <message>
        <source>16 bits; FP8 for long contexts</source>
        <translation>16 бит; FP8 для длинных контекстов</translation>
    </message>
    <message>
        <source>KV cache, requests that fit, longest context</source>
        <translation>KV-кеш, число помещающихся запросов, наибольший контекст</translation>
    </message>
    <message>
        <source>Tokens of one request, input and output together.</source>
        <translation>Токены одного запроса: вход и выход вместе.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>токены</translation>
    </message>
    <message>
        <source>4K for chat, 32K to 128K for documents</source>
        <translation>4K для чата, от 32K до 128K для документов</translation>
    </message>
    <message>
        <source>KV cache, requests that fit</source>
        <translation>KV-кеш, число помещающихся запросов</translation>
    </message>
    <message>
        <source>Requests that the service works on at the same time, each with a full context.</source>
        <translation>Запросы, которые сервис обрабатывает одновременно, каждый с полным контекстом.</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>запросы</translation>
    </message>
    <message>
        <source>1 to 256</source>
        <translation>от 1 до 256</translation>
    </message>
    <message>
        <source>KV cache, verdict</source>
        <translation>KV-кеш, вердикт</translation>
    </message>
    <message>
        <source>Tokens of the question and of everything sent with it.</source>
        <translation>Токены вопроса и всего, что передаётся вместе с ним.</translation>
    </message>
    <message>
        <source>most of the context</source>
        <translation>большая часть контекста</translation>
    </message>
    <message>
        <source>cost of a result</source>
        <translation>стоимость результата</translation>
    </message>
    <message>
        <source>Tokens of the answer.</source>
        <translation>Токены ответа.</translation>
    </message>
    <message>
        <source>200 to 2,000</source>
        <translation>от 200 до 2000</translation>
    </message>
    <message>
        <source>Memory that a desktop or another process takes on each GPU before the engine starts.</source>
        <translation>Память, которую рабочий стол или другой процесс занимает на каждом GPU до запуска движка.</translation>
    </message>
    <message>
        <source>gigabytes on each GPU</source>
        <translation>гигабайты на каждом GPU</translation>
    </message>
    <message>
        <source>0 on a server, 0.5 to 2 with a desktop</source>
        <translation>0 на сервере, от 0,5 до 2 с рабочим столом</translation>
    </message>
    <message>
        <source>verdict, spare memory</source>
        <translation>вердикт, свободная память</translation>
    </message>
    <message>
        <source>What an hour of one GPU costs. Several GPUs cost as many times more.</source>
        <translation>Сколько стоит час одного GPU. Несколько GPU стоят во столько же раз дороже.</translation>
    </message>
    <message>
        <source>money per GPU-hour</source>
        <translation>деньги за час GPU</translation>
    </message>
    <message>
        <source>price per hour, cost of a million tokens</source>
        <translation>цена за час, стоимость миллиона токенов</translation>
    </message>
    <message>
        <source>The share of the GPU&apos;s memory that the engine may use for weights, KV cache and activations.</source>
        <translation>Доля памяти GPU, которую движок может занять под веса, KV-кеш и активации.</translation>
    </message>
    <message>
        <source>per cent of the memory that a program sees</source>
        <translation>процент памяти, видимой программе</translation>
    </message>
    <message>
        <source>85 to 95</source>
        <translation>от 85 до 95</translation>
    </message>
    <message>
        <source>limit, spare memory, requests that fit</source>
        <translation>предел, свободная память, число помещающихся запросов</translation>
    </message>
    <message>
        <source>The program that serves the model. Each sets memory aside by its own rule, and the rule changes between versions.</source>
        <translation>Программа, которая обслуживает модель. Каждая резервирует память по своему правилу, и от версии к версии оно меняется.</translation>
    </message>
    <message>
        <source>limit, activations, runtime overhead</source>
        <translation>предел, активации, служебные расходы среды</translation>
    </message>
    <message>
        <source>The most requests that the engine runs in one step; it reserves activations for them at the start.</source>
        <translation>Наибольшее число запросов, которое движок выполняет за шаг; активации под них он резервирует при запуске.</translation>
    </message>
    <message>
        <source>256 to 1,024</source>
        <translation>от 256 до 1024</translation>
    </message>
    <message>
        <source>activations, verdict</source>
        <translation>активации, вердикт</translation>
    </message>
    <message>
        <source>The most tokens that the engine processes in one step.</source>
        <translation>Наибольшее число токенов, которое движок обрабатывает за шаг.</translation>
    </message>
    <message>
        <source>2,048 to 8,192</source>
        <translation>от 2048 до 8192</translation>
    </message>
    <message>
        <source>Without CUDA graphs the engine takes less memory and generates more slowly.</source>
        <translation>Без графов CUDA движок занимает меньше памяти и генерирует медленнее.</translation>
    </message>
    <message>
        <source>memory of graphs</source>
        <translation>память графов</translation>
    </message>
    <message>
        <source>Model si&amp;ze</source>
        <translation>&amp;Размер модели</translation>
    </message>
    <message>
        <source>Changes the weights and the speed ceiling</source>
        <translation>Меняет веса и потолок скорости</translation>
    </message>
    <message>
        <source>&amp;Weight precision</source>
        <translation>&amp;Точность весов</translation>
    </message>
    <message>
        <source>Changes the size of the weights and the speed ceiling</source>
        <translation>Меняет объём весов и потолок скорости</translation>
    </message>
    <message>
        <source>Con&amp;text length</source>
        <translation>&amp;Длина контекста</translation>
    </message>
    <message>
        <source>Changes the KV cache of each request</source>
        <translation>Меняет KV-кеш каждого запроса</translation>
    </message>
    <message>
        <source>Concurrent re&amp;quests</source>
        <translation>&amp;Параллельные запросы</translation>
    </message>
    <message>
        <source>Changes the KV cache of all requests together</source>
        <translation>Меняет KV-кеш всех запросов вместе</translation>
    </message>
    <message>
        <source>&amp;KV cache precision</source>
        <translation>Точность KV-к&amp;еша</translation>
    </message>
    <message>
        <source>Changes the size of the KV cache</source>
        <translation>Меняет объём KV-кеша</translation>
    </message>
    <message>
        <source>Memory &amp;limit</source>
        <translation>Предел пам&amp;яти</translation>
    </message>
    <message>
        <source>Changes how much of the GPU&apos;s memory the engine may use</source>
        <translation>Меняет долю памяти GPU, доступную движку</translation>
    </message>
    <message>
        <source>E&amp;ngine</source>
        <translation>Д&amp;вижок</translation>
    </message>
    <message>
        <source>Changes the rule by which memory is set aside</source>
        <translation>Меняет правило резервирования памяти</translation>
    </message>
    <message>
        <source>&amp;Input tokens</source>
        <translation>В&amp;ходные токены</translation>
    </message>
    <message>
        <source>Divides the context between question and answer</source>
        <translation>Делит контекст между вопросом и ответом</translation>
    </message>
    <message>
        <source>&amp;Output tokens</source>
        <translation>В&amp;ыходные токены</translation>
    </message>
    <message>
        <source>&amp;Requests in one step (max_num_seqs)</source>
        <extracomment>max_num_seqs is the name of an engine&apos;s setting</extracomment>
        <translation>Запросов за &amp;шаг (max_num_seqs)</translation>
    </message>
    <message>
        <source>Changes the activations that are reserved</source>
        <translation>Меняет объём активаций в резерве</translation>
    </message>
    <message>
        <source>Tokens in one step (max_num_&amp;batched_tokens)</source>
        <extracomment>max_num_batched_tokens is the name of an engine&apos;s setting</extracomment>
        <translation>Т&amp;окенов за шаг (max_num_batched_tokens)</translation>
    </message>
    <message>
        <source>Without CUDA &amp;graphs (eager)</source>
        <extracomment>a setting of an engine; &quot;eager&quot; is its name</extracomment>
        <translation>&amp;Без графов CUDA (eager)</translation>
    </message>
    <message>
        <source>Changes the memory of CUDA graphs</source>
        <translation>Меняет память графов CUDA</translation>
    </message>
    <message>
        <source>Used by others on each GP&amp;U</source>
        <translation>&amp;Занято другими на каждом GPU</translation>
    </message>
    <message>
        <source>Changes what is left for the engine</source>
        <translation>Меняет то, что остаётся движку</translation>
    </message>
    <message>
        <source>&amp;Price of a GPU-hour</source>
        <translation>&amp;Цена часа GPU</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>не задано</translation>
    </message>
    <message>
        <source>%1, the default scenario</source>
        <extracomment>where a default comes from; %1 is the value</extracomment>
        <translation>%1, сценарий по умолчанию</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <extracomment>where a default comes from; %1 is the value, %2 the source</extracomment>
        <translation>%1, источник: %2</translation>
    </message>
    <message>
        <source>Back to “not set”</source>
        <extracomment>a button that takes back a change</extracomment>
        <translation>Вернуть «не задано»</translation>
    </message>
    <message>
        <source>Back to the default value (%1)</source>
        <extracomment>a button that takes back a change; %1 is the value</extracomment>
        <translation>Вернуть значение по умолчанию (%1)</translation>
    </message>
    <message>
        <source>Changes the memory of the run</source>
        <translation>Меняет память запуска</translation>
    </message>
    <message>
        <source>Changes the activations</source>
        <translation>Меняет активации</translation>
    </message>
    <message>
        <source>Changes the time of the run</source>
        <translation>Меняет время запуска</translation>
    </message>
    <message>
        <source>M&amp;ethod</source>
        <translation>М&amp;етод</translation>
    </message>
    <message>
        <source>Changes what is trained and kept for each weight</source>
        <translation>Меняет, что обучается и что хранится для каждого веса</translation>
    </message>
    <message>
        <source>&amp;Framework</source>
        <translation>&amp;Фреймворк</translation>
    </message>
    <message>
        <source>&amp;Base precision</source>
        <translation>Точность &amp;базы</translation>
    </message>
    <message>
        <source>Changes the size of the frozen weights</source>
        <translation>Меняет размер замороженных весов</translation>
    </message>
    <message>
        <source>LoRA &amp;rank</source>
        <translation>&amp;Ранг LoRA</translation>
    </message>
    <message>
        <source>Changes the trainable parameters</source>
        <translation>Меняет обучаемые параметры</translation>
    </message>
    <message>
        <source>Adapted &amp;matrices</source>
        <translation>Адаптируемые &amp;матрицы</translation>
    </message>
    <message>
        <source>Changes the trainable parameters and the activations</source>
        <translation>Меняет обучаемые параметры и активации</translation>
    </message>
    <message>
        <source>&amp;Sequence length</source>
        <translation>Длина &amp;последовательности</translation>
    </message>
    <message>
        <source>Micro-batc&amp;h</source>
        <translation>Мик&amp;робатч</translation>
    </message>
    <message>
        <source>Gradient &amp;accumulation</source>
        <translation>&amp;Накопление градиентов</translation>
    </message>
    <message>
        <source>Changes the steps of the run</source>
        <translation>Меняет число шагов</translation>
    </message>
    <message>
        <source>Gradient &amp;checkpointing</source>
        <translation>Пересчёт активаций (&amp;checkpointing)</translation>
    </message>
    <message>
        <source>Changes the activations and the time</source>
        <translation>Меняет активации и время</translation>
    </message>
    <message>
        <source>Precision recipe</source>
        <translation>Рецепт точности</translation>
    </message>
    <message>
        <source>Changes the bytes of each trainable parameter</source>
        <translation>Меняет число байтов на обучаемый параметр</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Оптимизатор</translation>
    </message>
    <message>
        <source>Changes the optimizer state</source>
        <translation>Меняет состояние оптимизатора</translation>
    </message>
    <message>
        <source>Optimizer step inside the backward pass</source>
        <translation>Шаг оптимизатора внутри обратного прохода</translation>
    </message>
    <message>
        <source>Changes the gradients that are kept</source>
        <translation>Меняет хранимые градиенты</translation>
    </message>
    <message>
        <source>Attention kernel</source>
        <translation>Ядро внимания</translation>
    </message>
    <message>
        <source>Packing of short samples</source>
        <translation>Упаковка коротких примеров</translation>
    </message>
    <message>
        <source>Compile (torch.compile)</source>
        <translation>Компиляция (torch.compile)</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Функция потерь</translation>
    </message>
    <message>
        <source>Changes the memory of the logits</source>
        <translation>Меняет память логитов</translation>
    </message>
    <message>
        <source>Sharding over GPUs</source>
        <translation>Разделение между GPU</translation>
    </message>
    <message>
        <source>Changes what each GPU holds</source>
        <translation>Меняет то, что хранит каждый GPU</translation>
    </message>
    <message>
        <source>Kept in host memory</source>
        <translation>Хранится в памяти хоста</translation>
    </message>
    <message>
        <source>Samples of the data set</source>
        <translation>Примеры в наборе данных</translation>
    </message>
    <message>
        <source>Tokens of a sample</source>
        <translation>Токенов в примере</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Эпохи</translation>
    </message>
    <message>
        <source>Full fine-tuning trains every weight. LoRA trains small matrices beside frozen weights; QLoRA also stores the frozen weights in 4 bits.</source>
        <translation>Полное дообучение обучает все веса. LoRA обучает малые матрицы рядом с замороженными весами; QLoRA к тому же хранит замороженные веса в 4 битах.</translation>
    </message>
    <message>
        <source>LoRA or QLoRA on one GPU</source>
        <translation>LoRA или QLoRA на одном GPU</translation>
    </message>
    <message>
        <source>weights, gradients, optimizer state</source>
        <translation>веса, градиенты, состояние оптимизатора</translation>
    </message>
    <message>
        <source>The program that trains. Each keeps other copies and reserves memory its own way.</source>
        <translation>Программа, которая обучает. Каждая хранит свои копии и по-своему резервирует память.</translation>
    </message>
    <message>
        <source>activations, time</source>
        <translation>активации, время</translation>
    </message>
    <message>
        <source>How the frozen weights are stored while adapters are trained.</source>
        <translation>Как хранятся замороженные веса, пока обучаются адаптеры.</translation>
    </message>
    <message>
        <source>BF16; NF4 for QLoRA</source>
        <translation>BF16; NF4 для QLoRA</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>веса</translation>
    </message>
    <message>
        <source>The inner width of the adapters: a matrix of n rows and m columns gets rank × (n + m) trainable parameters.</source>
        <translation>Внутренняя ширина адаптеров: матрица из n строк и m столбцов получает ранг × (n + m) обучаемых параметров.</translation>
    </message>
    <message>
        <source>8 to 64</source>
        <translation>от 8 до 64</translation>
    </message>
    <message>
        <source>adapters, optimizer state</source>
        <translation>адаптеры, состояние оптимизатора</translation>
    </message>
    <message>
        <source>Which matrices of each layer get an adapter.</source>
        <translation>Какие матрицы каждого слоя получают адаптер.</translation>
    </message>
    <message>
        <source>all linear layers</source>
        <translation>все линейные слои</translation>
    </message>
    <message>
        <source>adapters, activations</source>
        <translation>адаптеры, активации</translation>
    </message>
    <message>
        <source>In which precision weights, gradients and optimizer state are kept. With AdamW the bytes of a trainable parameter add up to the number in the name.</source>
        <translation>В какой точности хранятся веса, градиенты и состояние оптимизатора. С AdamW байты обучаемого параметра дают в сумме число из названия.</translation>
    </message>
    <message>
        <source>bytes per trainable parameter</source>
        <translation>байты на обучаемый параметр</translation>
    </message>
    <message>
        <source>18, 16, 12 or 8</source>
        <translation>18, 16, 12 или 8</translation>
    </message>
    <message>
        <source>What computes the step from the gradients; it keeps none, one or two numbers for each trainable parameter.</source>
        <translation>Вычисляет шаг по градиентам; хранит ноль, одно или два числа на обучаемый параметр.</translation>
    </message>
    <message>
        <source>AdamW, 8 bit to save memory</source>
        <translation>AdamW; 8 бит для экономии памяти</translation>
    </message>
    <message>
        <source>optimizer state</source>
        <translation>состояние оптимизатора</translation>
    </message>
    <message>
        <source>Each gradient is used and freed at once, so they are never all in memory.</source>
        <translation>Каждый градиент сразу используется и освобождается, поэтому все вместе они в памяти не лежат.</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>градиенты</translation>
    </message>
    <message>
        <source>Tokens of the longest sequence: it sets the peak of the memory.</source>
        <translation>Токены самой длинной последовательности: она задаёт пик памяти.</translation>
    </message>
    <message>
        <source>512 to 8K</source>
        <translation>от 512 до 8K</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>активации</translation>
    </message>
    <message>
        <source>Sequences that a GPU passes through the model at once.</source>
        <translation>Последовательности, которые GPU проводит через модель за один раз.</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>последовательности</translation>
    </message>
    <message>
        <source>1 to 8</source>
        <translation>от 1 до 8</translation>
    </message>
    <message>
        <source>Passes whose gradients are added before one optimizer step. It takes no more memory, but gradients stay while the next pass runs.</source>
        <translation>Проходы, градиенты которых складываются перед одним шагом оптимизатора. Память не растёт, но градиенты остаются, пока идёт следующий проход.</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>проходы</translation>
    </message>
    <message>
        <source>1 to 64</source>
        <translation>от 1 до 64</translation>
    </message>
    <message>
        <source>steps of the run</source>
        <translation>шаги запуска</translation>
    </message>
    <message>
        <source>Keeps only the input of a layer and computes the rest again on the way back.</source>
        <translation>Хранит только вход слоя, а остальное вычисляет заново на обратном проходе.</translation>
    </message>
    <message>
        <source>every layer</source>
        <translation>каждый слой</translation>
    </message>
    <message>
        <source>activations, a third more time</source>
        <translation>активации, время больше на треть</translation>
    </message>
    <message>
        <source>Flash attention never writes the scores of all pairs of tokens; eager attention keeps them, and they grow with the square of the sequence.</source>
        <translation>Flash attention не записывает оценки всех пар токенов; eager-внимание их хранит, и они растут как квадрат длины последовательности.</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash attention</translation>
    </message>
    <message>
        <source>Short samples share one sequence; without it a batch is padded to its longest.</source>
        <translation>Короткие примеры делят одну последовательность; без этого батч дополняется до самого длинного.</translation>
    </message>
    <message>
        <source>time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>Compiled kernels keep fewer copies and read them less often.</source>
        <translation>Скомпилированные ядра хранят меньше копий и реже их читают.</translation>
    </message>
    <message>
        <source>How the loss is taken from the logits: one value for each token and each word of the vocabulary. Chunked and fused losses never hold them all.</source>
        <translation>Как потери считаются по логитам: одно значение на каждый токен и каждое слово словаря. При расчёте по частям и слитно все логиты сразу не хранятся.</translation>
    </message>
    <message>
        <source>What several GPUs divide among them: ZeRO-1 the optimizer state, ZeRO-2 the gradients too, ZeRO-3 and FSDP the weights too. Activations are never divided.</source>
        <translation>Что несколько GPU делят между собой: ZeRO-1 — состояние оптимизатора, ZeRO-2 — ещё и градиенты, ZeRO-3 и FSDP — ещё и веса. Активации не делятся никогда.</translation>
    </message>
    <message>
        <source>What waits in host memory and comes over PCIe when it is needed.</source>
        <translation>Что ждёт в памяти хоста и приходит по PCIe, когда нужно.</translation>
    </message>
    <message>
        <source>memory, time</source>
        <translation>память, время</translation>
    </message>
    <message>
        <source>How many examples the data set has.</source>
        <translation>Сколько примеров в наборе данных.</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>примеры</translation>
    </message>
    <message>
        <source>1,000 to 100,000</source>
        <translation>от 1 000 до 100 000</translation>
    </message>
    <message>
        <source>time, cost of the run</source>
        <translation>время, стоимость запуска</translation>
    </message>
    <message>
        <source>Tokens of an example, on average.</source>
        <translation>Токенов в примере в среднем.</translation>
    </message>
    <message>
        <source>How often the run passes over the data set.</source>
        <translation>Сколько раз запуск проходит по набору данных.</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>от 1 до 5</translation>
    </message>
    <message>
        <source>Changes the cost of a result</source>
        <translation>Меняет стоимость результата</translation>
    </message>
    <message>
        <source>Changes the memory and the time of a run</source>
        <translation>Меняет память и время запуска</translation>
    </message>
    <message>
        <source>Changes the size of the weights</source>
        <translation>Меняет размер весов</translation>
    </message>
    <message>
        <source>&amp;Pipeline</source>
        <translation>&amp;Конвейер модели</translation>
    </message>
    <message>
        <source>&amp;Width, pixels</source>
        <translation>&amp;Ширина, пиксели</translation>
    </message>
    <message>
        <source>&amp;Height, pixels</source>
        <translation>&amp;Высота, пиксели</translation>
    </message>
    <message>
        <source>&amp;Frames of the video</source>
        <translation>Ка&amp;дры видео</translation>
    </message>
    <message>
        <source>&amp;Images of a run</source>
        <translation>&amp;Изображений за запуск</translation>
    </message>
    <message>
        <source>Denoising &amp;steps</source>
        <translation>&amp;Шаги шумоподавления</translation>
    </message>
    <message>
        <source>&amp;Denoiser precision</source>
        <translation>Точность &amp;денойзера</translation>
    </message>
    <message>
        <source>&amp;Text encoder precision</source>
        <translation>Точность &amp;текстовых кодировщиков</translation>
    </message>
    <message>
        <source>&amp;VAE precision</source>
        <translation>Точность &amp;VAE</translation>
    </message>
    <message>
        <source>Changes the memory of decoding</source>
        <translation>Меняет память декодирования</translation>
    </message>
    <message>
        <source>Kept in host &amp;memory</source>
        <translation>Хранится в &amp;памяти хоста</translation>
    </message>
    <message>
        <source>Classifier-free &amp;guidance</source>
        <translation>Управление без классифика&amp;тора (CFG)</translation>
    </message>
    <message>
        <source>Doubles the work of a step</source>
        <translation>Удваивает работу шага</translation>
    </message>
    <message>
        <source>VAE ti&amp;ling</source>
        <translation>VAE по п&amp;литкам</translation>
    </message>
    <message>
        <source>VAE sli&amp;cing</source>
        <translation>VAE по одному изо&amp;бражению</translation>
    </message>
    <message>
        <source>&amp;Quantization tool</source>
        <translation>Инструмент &amp;квантования</translation>
    </message>
    <message>
        <source>Speech &amp;model</source>
        <translation>&amp;Модель речи</translation>
    </message>
    <message>
        <source>Win&amp;dows decoded together</source>
        <translation>&amp;Окон одновременно</translation>
    </message>
    <message>
        <source>&amp;Beams</source>
        <translation>&amp;Лучи</translation>
    </message>
    <message>
        <source>&amp;Hours of audio</source>
        <translation>&amp;Часы аудио</translation>
    </message>
    <message>
        <source>&amp;Flash attention</source>
        <translation>&amp;Flash attention</translation>
    </message>
    <message>
        <source>A model that makes images or video: a denoiser with its text encoders and a VAE.</source>
        <translation>Модель, создающая изображения или видео: денойзер с текстовыми кодировщиками и VAE.</translation>
    </message>
    <message>
        <source>Pixels of a side. Work grows with the area, attention with its square.</source>
        <translation>Пиксели стороны. Работа растёт с площадью, внимание — с её квадратом.</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>пиксели</translation>
    </message>
    <message>
        <source>512 to 1,024</source>
        <translation>от 512 до 1024</translation>
    </message>
    <message>
        <source>Frames of one video; the model works on groups of them.</source>
        <translation>Кадры одного видео; модель работает с их группами.</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>кадры</translation>
    </message>
    <message>
        <source>49 to 129</source>
        <translation>от 49 до 129</translation>
    </message>
    <message>
        <source>Images that one run makes together.</source>
        <translation>Изображения, которые один запуск создаёт вместе.</translation>
    </message>
    <message>
        <source>images</source>
        <translation>изображения</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>от 1 до 4</translation>
    </message>
    <message>
        <source>How often the denoiser passes over the picture.</source>
        <translation>Сколько раз денойзер проходит по картинке.</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>шаги</translation>
    </message>
    <message>
        <source>4 for distilled models, 20 to 50 for others</source>
        <translation>4 для дистиллированных моделей, от 20 до 50 для остальных</translation>
    </message>
    <message>
        <source>Each step is computed with and without the prompt; models distilled for it do without.</source>
        <translation>Каждый шаг вычисляется с запросом и без него; дистиллированным моделям это не нужно.</translation>
    </message>
    <message>
        <source>time, memory of denoising</source>
        <translation>время, память шумоподавления</translation>
    </message>
    <message>
        <source>How the weights of the denoiser are stored. Fewer bits save memory; only an engine that computes in them is faster.</source>
        <translation>Как хранятся веса денойзера. Меньше бит — меньше памяти; быстрее только движок, который в них и вычисляет.</translation>
    </message>
    <message>
        <source>BF16, FP8 or NF4</source>
        <translation>BF16, FP8 или NF4</translation>
    </message>
    <message>
        <source>How the text encoders are stored; they work once a run.</source>
        <translation>Как хранятся текстовые кодировщики; они работают один раз за запуск.</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>In which precision pictures are decoded; some VAEs overflow in 16 bits.</source>
        <translation>С какой точностью декодируются картинки; некоторые VAE переполняются в 16 битах.</translation>
    </message>
    <message>
        <source>as released</source>
        <translation>как опубликовано</translation>
    </message>
    <message>
        <source>memory of VAE decoding</source>
        <translation>память декодирования VAE</translation>
    </message>
    <message>
        <source>What waits in host memory until its turn: whole components, single layers or groups of layers. It saves memory and costs time.</source>
        <translation>Что ждёт своей очереди в памяти хоста: целые компоненты, отдельные слои или группы слоёв. Экономит память и стоит времени.</translation>
    </message>
    <message>
        <source>nothing, where it fits</source>
        <translation>ничего, если помещается</translation>
    </message>
    <message>
        <source>The program that runs the pipeline.</source>
        <translation>Программа, которая выполняет конвейер.</translation>
    </message>
    <message>
        <source>Decodes the picture tile by tile.</source>
        <translation>Декодирует картинку по плиткам.</translation>
    </message>
    <message>
        <source>Decodes one image of the run at a time.</source>
        <translation>Декодирует изображения запуска по одному.</translation>
    </message>
    <message>
        <source>Fuses kernels of the denoiser before the first run.</source>
        <translation>Объединяет вычислительные ядра денойзера перед первым запуском.</translation>
    </message>
    <message>
        <source>Flash attention never writes the scores of all pairs of tokens; eager attention does, and they grow with the square of the picture.</source>
        <translation>Flash attention не записывает оценки всех пар токенов; eager записывает, и они растут с квадратом картинки.</translation>
    </message>
    <message>
        <source>What quantizes the weights. Tools leave different layers alone.</source>
        <translation>Чем квантуются веса. Разные инструменты не трогают разные слои.</translation>
    </message>
    <message>
        <source>weights, time</source>
        <translation>веса, время</translation>
    </message>
    <message>
        <source>An encoder of sound with a decoder that writes text.</source>
        <translation>Кодировщик звука с декодировщиком, который пишет текст.</translation>
    </message>
    <message>
        <source>The program that transcribes.</source>
        <translation>Программа, которая расшифровывает речь.</translation>
    </message>
    <message>
        <source>How the weights are stored on the GPU.</source>
        <translation>Как веса хранятся на GPU.</translation>
    </message>
    <message>
        <source>FP16 or INT8</source>
        <translation>FP16 или INT8</translation>
    </message>
    <message>
        <source>Pieces of 30 seconds that are decoded at once. More fill the GPU better until it is saturated.</source>
        <translation>Отрезки по 30 секунд, декодируемые одновременно. Чем их больше, тем лучше загружен GPU, пока он не насытится.</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>окна</translation>
    </message>
    <message>
        <source>8 to 24</source>
        <translation>от 8 до 24</translation>
    </message>
    <message>
        <source>Candidates of the text that are followed at once; one is greedy.</source>
        <translation>Варианты текста, отслеживаемые одновременно; один — жадный поиск.</translation>
    </message>
    <message>
        <source>beams</source>
        <translation>лучи</translation>
    </message>
    <message>
        <source>1 or 5</source>
        <translation>1 или 5</translation>
    </message>
    <message>
        <source>How much audio is transcribed.</source>
        <translation>Сколько аудио расшифровывается.</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>часы</translation>
    </message>
    <message>
        <source>Attention that never writes the scores of all pairs of positions.</source>
        <translation>Внимание, которое не записывает оценки всех пар позиций.</translation>
    </message>
</context>
<context>
    <name>PriceList</name>
    <message>
        <source>Provider</source>
        <translation>Провайдер</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Count</source>
        <extracomment>number of GPUs</extracomment>
        <translation>Количество</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Валюта</translation>
    </message>
    <message>
        <source>Per</source>
        <extracomment>hour, month ...</extracomment>
        <translation>За</translation>
    </message>
    <message>
        <source>Purchase model</source>
        <extracomment>on-demand, spot, reserved</extracomment>
        <translation>Модель аренды</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Включает</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>НДС</translation>
    </message>
    <message>
        <source>VAT, %</source>
        <translation>НДС, %</translation>
    </message>
    <message>
        <source>Billed by the</source>
        <translation>Тарификация</translation>
    </message>
    <message>
        <source>Minimum charge</source>
        <translation>Минимальная оплата</translation>
    </message>
    <message>
        <source>vCPU</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>RAM, GiB</source>
        <translation>Память, ГиБ</translation>
    </message>
    <message>
        <source>Disk, GB</source>
        <translation>Диск, ГБ</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Регион</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Примечания</translation>
    </message>
    <message>
        <source>No GPU is named.</source>
        <translation>GPU не назван.</translation>
    </message>
    <message>
        <source>The price is empty.</source>
        <translation>Цена пуста.</translation>
    </message>
    <message>
        <source>“%1” is no price.</source>
        <translation>«%1» — не цена.</translation>
    </message>
    <message>
        <source>A price of “%1” cannot be.</source>
        <translation>Цены «%1» быть не может.</translation>
    </message>
    <message>
        <source>No currency is named.</source>
        <translation>Валюта не названа.</translation>
    </message>
    <message>
        <source>“%1” is no known currency.</source>
        <translation>«%1» — неизвестная валюта.</translation>
    </message>
    <message>
        <source>“%1” is no number of GPUs.</source>
        <translation>«%1» — не число GPU.</translation>
    </message>
    <message>
        <source>“%1” is no period: an hour, a month …</source>
        <translation>«%1» — не период: час, месяц…</translation>
    </message>
    <message>
        <source>“%1” is no plausible date.</source>
        <translation>«%1» — неправдоподобная дата.</translation>
    </message>
    <message>
        <source>“%1” is no rate of VAT.</source>
        <translation>«%1» — не ставка НДС.</translation>
    </message>
    <message>
        <source>The row has more cells than the header.</source>
        <translation>В строке больше ячеек, чем в заголовке.</translation>
    </message>
    <message>
        <source>Repeats line %1.</source>
        <translation>Повторяет строку %1.</translation>
    </message>
    <message>
        <source>Check: a spot price above the on-demand price of %1.</source>
        <translation>Проверьте: цена spot выше цены по требованию, %1.</translation>
    </message>
    <message>
        <source>Check: several GPUs at about the price of one, %1.</source>
        <translation>Проверьте: несколько GPU примерно по цене одного, %1.</translation>
    </message>
    <message>
        <source>Check: which card is it? %1.</source>
        <translation>Проверьте: какая это карта? %1.</translation>
    </message>
    <message>
        <source>Check: far from what others ask for this card, %1 an hour.</source>
        <translation>Проверьте: далеко от цены других за эту карту, %1 в час.</translation>
    </message>
    <message>
        <source>The catalogue has no such GPU: the offer prices nothing.</source>
        <translation>В каталоге нет такого GPU: предложение ничего не оценивает.</translation>
    </message>
    <message>
        <source>Check: line %1 is the same offer at another price.</source>
        <translation>Проверьте: строка %1 — то же предложение по другой цене.</translation>
    </message>
    <message>
        <source>The price is old.</source>
        <translation>Цена устарела.</translation>
    </message>
</context>
<context>
    <name>Proposal</name>
    <message>
        <source>Availability</source>
        <translation>Наличие</translation>
    </message>
    <message>
        <source>The provider or seller confirms in writing the model, the number of GPUs, the region and the dates; this document does not.</source>
        <translation>Провайдер или продавец письменно подтверждает модель, число GPU, регион и сроки; этот документ их не подтверждает.</translation>
    </message>
    <message>
        <source>Driver and engine</source>
        <extracomment>%1 engine and version</extracomment>
        <translation>Драйвер и движок</translation>
    </message>
    <message>
        <source>The driver and its CUDA version run %1 on this card; both versions are pinned for the test and for production.</source>
        <translation>Драйвер и его версия CUDA работают с %1 на этой карте; обе версии закреплены и для теста, и для эксплуатации.</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>%1 GPU, %2 size, %3 &quot;ECC on&quot;</extracomment>
        <translation>Память</translation>
    </message>
    <message>
        <source>On %1 the driver reports at least %2 (%3), and no other process uses it.</source>
        <translation>На %1 драйвер сообщает не меньше %2 (%3), и другие процессы эту память не занимают.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>A load test with the real prompts, context and number of users: the ceiling is a physical limit that no service reaches.</source>
        <translation>Нагрузочный тест с настоящими запросами, контекстом и числом пользователей: потолок — физический предел, которого не достигает ни один сервис.</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Охлаждение</translation>
    </message>
    <message>
        <source>Power</source>
        <extracomment>%1 GPU, %2 &quot;350 W&quot;, %3 a connector as the data sheet names it</extracomment>
        <translation>Питание</translation>
    </message>
    <message>
        <source>%1 draws up to %2 per card; the supply and the rack can carry it.</source>
        <translation>%1 потребляет до %2 на карту; блок питания и стойка это выдерживают.</translation>
    </message>
    <message>
        <source>%1 draws up to %2 per card (connector: %3); the supply and the rack can carry it.</source>
        <translation>%1 потребляет до %2 на карту (разъём: %3); блок питания и стойка это выдерживают.</translation>
    </message>
    <message>
        <source>%1 has no fan of its own: the server&apos;s airflow is rated for this card.</source>
        <extracomment>%1 GPU</extracomment>
        <translation>У %1 нет своего вентилятора: воздушный поток сервера рассчитан на эту карту.</translation>
    </message>
    <message>
        <source>The case has the room and the airflow for %1, also next to a second card.</source>
        <extracomment>%1 GPU</extracomment>
        <translation>В корпусе хватает места и обдува для %1, в том числе рядом со второй картой.</translation>
    </message>
    <message>
        <source>Warranty</source>
        <translation>Гарантия</translation>
    </message>
    <message>
        <source>Its length, where the card is repaired, and whether round-the-clock use in a data centre is covered.</source>
        <translation>Срок, место ремонта и то, покрывает ли она круглосуточную работу в дата-центре.</translation>
    </message>
    <message>
        <source>Driver licence</source>
        <extracomment>%1 GPU</extracomment>
        <translation>Лицензия драйвера</translation>
    </message>
    <message>
        <source>%1 is a consumer card: the driver&apos;s licence may exclude data centres.</source>
        <translation>%1 — потребительская карта: лицензия драйвера может не допускать работу в дата-центрах.</translation>
    </message>
    <message>
        <source>Model licence</source>
        <extracomment>%1 model, %2 name of a licence</extracomment>
        <translation>Лицензия модели</translation>
    </message>
    <message>
        <source>The licence of %1 (%2) allows the intended use.</source>
        <translation>Лицензия %1 (%2) допускает задуманное применение.</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Аренда</translation>
    </message>
    <message>
        <source>Smallest billing period, storage, traffic, taxes, and what a stopped machine costs.</source>
        <translation>Наименьший период тарификации, хранилище, трафик, налоги и стоимость остановленной машины.</translation>
    </message>
    <message>
        <source>To check before renting or buying</source>
        <translation>Что проверить до аренды или покупки</translation>
    </message>
    <message>
        <source>Choosing a GPU for %1</source>
        <extracomment>the title of a proposal; %1 is a model</extracomment>
        <translation>Выбор GPU для %1</translation>
    </message>
    <message>
        <source>Tarozi %1 · catalogue %2 · scenario %3</source>
        <extracomment>footer; %1 version of the program, %2 date of the catalogue, %3 fingerprint of the scenario</extracomment>
        <translation>Tarozi %1 · каталог %2 · сценарий %3</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <extracomment>footer; page %1 of %2</extracomment>
        <translation>страница %1 из %2</translation>
    </message>
    <message>
        <source>ECC as delivered</source>
        <translation>ECC как при поставке</translation>
    </message>
    <message>
        <source>the engine&apos;s default</source>
        <extracomment>an input that was left to the engine</extracomment>
        <translation>по умолчанию движка</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Нагрузка</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>%1 &quot;8 billion&quot;</extracomment>
        <translation>Модель</translation>
    </message>
    <message>
        <source>generic dense model, %1 parameters</source>
        <translation>обобщённая плотная модель, %1 параметров</translation>
    </message>
    <message>
        <source>Size of the weights</source>
        <translation>Объём весов</translation>
    </message>
    <message>
        <source>by the tensors</source>
        <translation>по тензорам</translation>
    </message>
    <message>
        <source>Precision of the weights</source>
        <extracomment>the format in which the model&apos;s makers published it</extracomment>
        <translation>Точность весов</translation>
    </message>
    <message>
        <source>as released</source>
        <extracomment>the format in which the model&apos;s makers published it</extracomment>
        <translation>как опубликовано</translation>
    </message>
    <message>
        <source>Precision of the KV cache</source>
        <translation>Точность KV-кеша</translation>
    </message>
    <message>
        <source>Context of one request</source>
        <translation>Контекст одного запроса</translation>
    </message>
    <message>
        <source>Input of one request</source>
        <translation>Вход одного запроса</translation>
    </message>
    <message>
        <source>Output of one request</source>
        <translation>Выход одного запроса</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Параллельные запросы</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Engine version</source>
        <translation>Версия движка</translation>
    </message>
    <message>
        <source>the catalogue&apos;s default</source>
        <translation>по умолчанию каталога</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>Предел памяти</translation>
    </message>
    <message>
        <source>Requests in one step at most</source>
        <translation>Запросов за шаг, не больше</translation>
    </message>
    <message>
        <source>Tokens in a batch at most</source>
        <translation>Токенов в батче, не больше</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Микробатч</translation>
    </message>
    <message>
        <source>Layers on the GPU</source>
        <translation>Слои на GPU</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>of CUDA graphs, flash attention: in use or not</extracomment>
        <translation>да</translation>
    </message>
    <message>
        <source>off</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>Графы CUDA</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash attention</translation>
    </message>
    <message>
        <source>Weights kept in host memory</source>
        <translation>Веса в оперативной памяти</translation>
    </message>
    <message>
        <source>Other programs on each GPU</source>
        <translation>Другие программы на каждом GPU</translation>
    </message>
    <message>
        <source>Price of a GPU-hour</source>
        <translation>Цена часа GPU</translation>
    </message>
    <message>
        <source>not set</source>
        <extracomment>a price</extracomment>
        <translation>не задано</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Параметр</translation>
    </message>
    <message>
        <source>In this scenario</source>
        <translation>В этом сценарии</translation>
    </message>
    <message>
        <source>In the default preset</source>
        <translation>В заготовке по умолчанию</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <extracomment>one of the compared GPUs; %1 is its number</extracomment>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>All inputs</source>
        <translation>Все исходные данные</translation>
    </message>
    <message>
        <source>A dot and bold type mark what differs from the default preset.</source>
        <translation>Точкой и полужирным шрифтом отмечено то, что отличается от заготовки по умолчанию.</translation>
    </message>
    <message>
        <source>Findings and assumptions</source>
        <translation>Замечания и допущения</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Формула</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Методика</translation>
    </message>
    <message>
        <source>All sizes are of the fullest GPU. GB is 10⁹ bytes, GiB is 2³⁰ bytes. The program shows how each figure was reached, with its values.</source>
        <translation>Все объёмы — для самого заполненного GPU. ГБ — это 10⁹ байт, ГиБ — 2³⁰ байт. Программа показывает, как получен каждый показатель, с его значениями.</translation>
    </message>
    <message>
        <source>Where sources disagree</source>
        <translation>Где источники расходятся</translation>
    </message>
    <message>
        <source>The catalogue keeps one figure and records the other. These notes are quoted from it in English.</source>
        <translation>Каталог хранит одно значение и записывает другое. Эти примечания приведены из него по-английски.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Источники</translation>
    </message>
    <message>
        <source>Specifications</source>
        <translation>Характеристики</translation>
    </message>
    <message>
        <source>By the data sheets; the better value of a row is in bold type.</source>
        <translation>По паспортным данным; лучшее значение строки выделено полужирным.</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Заказчик</translation>
    </message>
    <message>
        <source>Prepared by</source>
        <translation>Подготовил</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>of the proposal</extracomment>
        <translation>Дата</translation>
    </message>
    <message numerus="yes">
        <source>Which GPU serves %1 with weights in %2, a KV cache in %3 and a context of %4 to %n request(s) at once, run by %5?</source>
        <extracomment>%1 model, %2 and %3 formats (BF16, FP16), %4 &quot;8 192 tokens&quot;, %5 engine and version</extracomment>
        <translation>
            <numerusform>Какой GPU подойдёт для %1 (веса %2, KV-кеш %3, контекст %4) при %n одновременном запросе на движке %5?</numerusform>
            <numerusform>Какой GPU подойдёт для %1 (веса %2, KV-кеш %3, контекст %4) при %n одновременных запросах на движке %5?</numerusform>
            <numerusform>Какой GPU подойдёт для %1 (веса %2, KV-кеш %3, контекст %4) при %n одновременных запросах на движке %5?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fits: %2.</source>
        <extracomment>the workload fits into the memory of the GPU %1; %2 &quot;8.8 GB spare&quot;</extracomment>
        <translation>%1 помещается: %2.</translation>
    </message>
    <message>
        <source>%1 fits tightly: %2.</source>
        <extracomment>the workload barely fits into the memory of the GPU %1; %2 &quot;0.8 GB spare&quot;</extracomment>
        <translation>%1 помещается впритык: %2.</translation>
    </message>
    <message>
        <source>%1 does not fit: %2.</source>
        <extracomment>the workload does not fit into the memory of the GPU %1; %2 &quot;11.4 GB short&quot;</extracomment>
        <translation>%1 не помещается: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be assessed for this workload.</source>
        <extracomment>%1 GPU</extracomment>
        <translation>%1 для этой нагрузки оценить нельзя.</translation>
    </message>
    <message>
        <source>%1 leads in the one-stream ceiling: %2 times the next.</source>
        <extracomment>%1 GPU, %2 a number; compared with the next GPU</extracomment>
        <translation>%1 лидирует по потолку одного потока: в %2 раза выше следующего.</translation>
    </message>
    <message>
        <source>%1 leads in the one-stream ceiling: %2 above the next.</source>
        <extracomment>%1 GPU, %2 &quot;17%&quot;</extracomment>
        <translation>%1 лидирует по потолку одного потока: на %2 выше следующего.</translation>
    </message>
    <message>
        <source>%1 leads in requests at once: %2 times the next.</source>
        <extracomment>%1 GPU, %2 a number</extracomment>
        <translation>%1 лидирует по числу одновременных запросов: в %2 раза больше следующего.</translation>
    </message>
    <message>
        <source>%1 leads in requests at once: %2 more than the next.</source>
        <extracomment>%1 GPU, %2 &quot;17%&quot;</extracomment>
        <translation>%1 лидирует по числу одновременных запросов: на %2 больше следующего.</translation>
    </message>
    <message>
        <source>%1 leads in cost at the ceiling: the next one costs %2 times as much.</source>
        <extracomment>%1 GPU, %2 a number</extracomment>
        <translation>%1 лидирует по стоимости при скорости потолка: следующий в %2 раза дороже.</translation>
    </message>
    <message>
        <source>%1 leads in cost at the ceiling: the next one costs %2 more.</source>
        <extracomment>%1 GPU, %2 &quot;17%&quot;</extracomment>
        <translation>%1 лидирует по стоимости при скорости потолка: следующий дороже на %2.</translation>
    </message>
    <message>
        <source>Million output tokens</source>
        <translation>Миллион выходных токенов</translation>
    </message>
    <message>
        <source>at the ceiling</source>
        <translation>при скорости потолка</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation>Цена за час</translation>
    </message>
    <message>
        <source>asked: %1</source>
        <extracomment>requests; %1 is a number</extracomment>
        <translation>нужно: %1</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>Наибольший контекст</translation>
    </message>
    <message>
        <source>KV cache holds</source>
        <translation>KV-кеш вмещает</translation>
    </message>
    <message>
        <source>all requests together</source>
        <translation>все запросы вместе</translation>
    </message>
    <message>
        <source>One-stream ceiling</source>
        <translation>Потолок одного потока</translation>
    </message>
    <message>
        <source>limit %1</source>
        <extracomment>the engine&apos;s share of the memory; %1 is a size</extracomment>
        <translation>предел %1</translation>
    </message>
    <message>
        <source>An estimate, not an offer; confirms neither availability nor speed.</source>
        <translation>Оценка, а не оферта; не подтверждает ни наличия, ни скорости.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>the meaning of a symbol in a formula: &quot;L layers&quot;; %1 symbol, %2 its meaning</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Обозначения</translation>
    </message>
    <message>
        <source>for %1</source>
        <extracomment>how many; %1 &quot;2 GPUs&quot;</extracomment>
        <translation>за %1</translation>
    </message>
    <message>
        <source>Requests of %1</source>
        <extracomment>how many requests fit at once; %1 is their context length: 8K</extracomment>
        <translation>Запросов по %1</translation>
    </message>
    <message numerus="yes">
        <source>for %n request(s)</source>
        <extracomment>the longest context of each of so many requests</extracomment>
        <translation>
            <numerusform>при %n запросе</numerusform>
            <numerusform>при %n запросах</numerusform>
            <numerusform>при %n запросах</numerusform>
        </translation>
    </message>
    <message>
        <source>not a promised speed</source>
        <extracomment>in place of a figure: the GPU&apos;s memory does not hold one request</extracomment>
        <translation>не обещанная скорость</translation>
    </message>
    <message>
        <source>Bottleneck: %1.</source>
        <extracomment>%1 what limits the speed</extracomment>
        <translation>Узкое место: %1.</translation>
    </message>
    <message>
        <source>Expected speed</source>
        <translation>Ожидаемая скорость</translation>
    </message>
    <message>
        <source>A hypothesis with its band, from published measurements of this engine; to be confirmed by a test. The ceiling is a physical limit and never reached.</source>
        <translation>Гипотеза с границами по опубликованным замерам этого движка; её нужно подтвердить тестом. Потолок — физический предел, он недостижим.</translation>
    </message>
    <message>
        <source>What the expectation rests on</source>
        <translation>На чём основано ожидание</translation>
    </message>
    <message>
        <source>Per user, expected</source>
        <extracomment>a key figure: the speed that one user is expected to see</extracomment>
        <translation>На пользователя, ожидание</translation>
    </message>
    <message>
        <source>First token, expected</source>
        <extracomment>a key figure: the expected time to the first token</extracomment>
        <translation>Первый токен, ожидание</translation>
    </message>
    <message>
        <source>not even one request fits</source>
        <translation>не помещается ни один запрос</translation>
    </message>
    <message>
        <source>Where an entry shows no date, its source states none; the catalogue is of %1.</source>
        <extracomment>%1 is a date</extracomment>
        <translation>Где дата не указана, её нет и в источнике; каталог от %1.</translation>
    </message>
    <message>
        <source>of memory; the model was made for %1</source>
        <extracomment>the memory would hold a longer context than the model can use; %1 is a number of tokens: 128K</extracomment>
        <translation>по памяти; модель рассчитана на %1</translation>
    </message>
    <message>
        <source>Size of an image</source>
        <translation>Размер изображения</translation>
    </message>
    <message>
        <source>Frames of the video</source>
        <translation>Кадры видео</translation>
    </message>
    <message>
        <source>Classifier-free guidance</source>
        <translation>Управление без классификатора (CFG)</translation>
    </message>
    <message>
        <source>Kept in host memory</source>
        <translation>Хранится в памяти хоста</translation>
    </message>
    <message>
        <source>VAE tiling</source>
        <translation>VAE по плиткам</translation>
    </message>
    <message>
        <source>VAE slicing</source>
        <translation>VAE по одному изображению</translation>
    </message>
    <message>
        <source>Attention kernel</source>
        <translation>Ядро внимания</translation>
    </message>
    <message>
        <source>Compiled</source>
        <translation>Скомпилировано</translation>
    </message>
    <message numerus="yes">
        <source>Which GPU makes images of %2 in %3 steps with %1, %n of them at once?</source>
        <extracomment>%1 model, %2 &quot;1024 x 1024&quot;, %3 a number of denoising steps</extracomment>
        <translation>
            <numerusform>Какой GPU создаёт изображения %2 за %3 шагов с %1, по %n за раз?</numerusform>
            <numerusform>Какой GPU создаёт изображения %2 за %3 шагов с %1, по %n за раз?</numerusform>
            <numerusform>Какой GPU создаёт изображения %2 за %3 шагов с %1, по %n за раз?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which GPU transcribes %2 hours of audio with %1, %n window(s) at once?</source>
        <extracomment>%1 model, %2 a number of hours</extracomment>
        <translation>
            <numerusform>Какой GPU расшифрует %2 ч аудио с %1, по %n окну одновременно?</numerusform>
            <numerusform>Какой GPU расшифрует %2 ч аудио с %1, по %n окна одновременно?</numerusform>
            <numerusform>Какой GPU расшифрует %2 ч аудио с %1, по %n окон одновременно?</numerusform>
        </translation>
    </message>
    <message>
        <source>A hypothesis with its band, from published measurements; to be confirmed by a test.</source>
        <translation>Гипотеза с полосой по опубликованным измерениям; подтвердите испытанием.</translation>
    </message>
    <message>
        <source>%1 leads in the speed expected for one user: %2 times the next.</source>
        <extracomment>%1 GPU, %2 a number; an expectation, compared with the next GPU</extracomment>
        <translation>%1 лидирует по ожидаемой скорости для одного пользователя: в %2 раза выше следующего.</translation>
    </message>
    <message>
        <source>%1 leads in the speed expected for one user: %2 above the next.</source>
        <extracomment>%1 GPU, %2 &quot;17%&quot;</extracomment>
        <translation>%1 лидирует по ожидаемой скорости для одного пользователя: на %2 выше следующего.</translation>
    </message>
    <message>
        <source>%1 leads in the speed expected for all users: %2 times the next.</source>
        <extracomment>%1 GPU, %2 a number; tokens a second of all users together, expected</extracomment>
        <translation>%1 лидирует по ожидаемой скорости для всех пользователей: в %2 раза выше следующего.</translation>
    </message>
    <message>
        <source>%1 leads in the speed expected for all users: %2 above the next.</source>
        <extracomment>%1 GPU, %2 &quot;17%&quot;</extracomment>
        <translation>%1 лидирует по ожидаемой скорости для всех пользователей: на %2 выше следующего.</translation>
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
        <translation>ни одно отдельное изменение этой нагрузки не поможет</translation>
    </message>
    <message>
        <source>What would help</source>
        <translation>Что поможет</translation>
    </message>
    <message>
        <source>Samples of the data set</source>
        <translation>Примеры в наборе данных</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Эпохи</translation>
    </message>
    <message>
        <source>Trainable parameters</source>
        <translation>Обучаемые параметры</translation>
    </message>
    <message>
        <source>Largest part of the memory</source>
        <extracomment>which part of the memory is the largest</extracomment>
        <translation>Наибольшая часть памяти</translation>
    </message>
    <message>
        <source>Training, expected</source>
        <translation>Обучение, ожидание</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Spare memory</source>
        <translation>Запас памяти</translation>
    </message>
    <message>
        <source>Output of all requests, expected</source>
        <translation>Выдача всех запросов, ожидание</translation>
    </message>
    <message>
        <source>Usual price per hour</source>
        <translation>Обычная цена за час</translation>
    </message>
    <message>
        <source>Million output tokens, expected</source>
        <translation>Миллион выходных токенов, ожидание</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Почему нет</translation>
    </message>
    <message>
        <source>Alternatives and why not</source>
        <translation>Альтернативы и почему не они</translation>
    </message>
    <message>
        <source>Cards of the catalogue that hold the same load and are not compared above, best first, each with the number of GPUs that suits it best. The usual price is the middle one of published on-demand offers, where there are any.</source>
        <translation>Карты каталога, которые вмещают ту же нагрузку и не сравнивались выше: сначала лучшие, каждая с наиболее подходящим числом GPU. Обычная цена — середина опубликованных предложений по требованию, где они есть.</translation>
    </message>
    <message>
        <source>Dropped out</source>
        <translation>Отпали</translation>
    </message>
    <message>
        <source>Remote access and diagnostics</source>
        <extracomment>of a rented or bought server</extracomment>
        <translation>Удалённый доступ и диагностика</translation>
    </message>
    <message>
        <source>Who may read temperatures, clocks and error counters (nvidia-smi, BMC), and who restarts the machine at night.</source>
        <translation>Кто может читать температуры, частоты и счётчики ошибок (nvidia-smi, BMC) и кто перезапускает машину ночью.</translation>
    </message>
    <message>
        <source>Storage and traffic</source>
        <translation>Хранилище и трафик</translation>
    </message>
    <message>
        <source>Disk for the weights and the logs, its speed, the traffic a month, and what each of them costs.</source>
        <translation>Диск для весов и журналов, его скорость, трафик в месяц и сколько стоит каждое из них.</translation>
    </message>
    <message>
        <source>recommended</source>
        <extracomment>of the compared GPUs</extracomment>
        <translation>рекомендуется</translation>
    </message>
    <message>
        <source>Recommended: %1, by the expected cost of a result the cheapest of those that hold the workload. The small figures compare with it; a dash means the same.</source>
        <extracomment>%1 GPU</extracomment>
        <translation>Рекомендуется %1: по ожидаемой стоимости результата самый дешёвый вариант из тех, что вмещают нагрузку. Мелкие числа сравнивают с ним; прочерк означает «столько же».</translation>
    </message>
    <message>
        <source>Recommended: %1, the cheapest an hour of those that hold the workload. The small figures compare with it; a dash means the same.</source>
        <extracomment>%1 GPU</extracomment>
        <translation>Рекомендуется %1: самая низкая цена за час из тех, что вмещают нагрузку. Мелкие числа сравнивают с ним; прочерк означает «столько же».</translation>
    </message>
    <message>
        <source>Recommended: %1, the one with the most spare memory of those that hold the workload: not all of them have a price. The small figures compare with it; a dash means the same.</source>
        <extracomment>%1 GPU</extracomment>
        <translation>Рекомендуется %1: наибольший запас памяти из тех, что вмещают нагрузку; цена известна не у всех. Мелкие числа сравнивают с ним; прочерк означает «столько же».</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>None of the compared GPUs holds this workload as asked; none is recommended.</source>
        <translation>Ни один из сравниваемых GPU не вмещает эту нагрузку в заданном виде; рекомендации нет.</translation>
    </message>
    <message>
        <source>In what the variants differ</source>
        <translation>Чем различаются варианты</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a section&apos;s heading in a document of several variants; %1 section, %2 variant</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Confidential</source>
        <translation>Конфиденциально</translation>
    </message>
    <message>
        <source>For internal use</source>
        <translation>Для внутреннего пользования</translation>
    </message>
    <message>
        <source>An hour, all GPUs</source>
        <extracomment>of all GPUs of a candidate</extracomment>
        <translation>Час, все GPU</translation>
    </message>
    <message>
        <source>A month</source>
        <extracomment>a bill</extracomment>
        <translation>Месяц</translation>
    </message>
    <message>
        <source>A result, expected</source>
        <extracomment>an answer, an image, a training run: what the workload makes</extracomment>
        <translation>Результат, ожидание</translation>
    </message>
    <message>
        <source>Million tokens of input and output, expected</source>
        <translation>Миллион токенов входа и выхода, ожидание</translation>
    </message>
    <message>
        <source>Million output tokens at the one-stream ceiling</source>
        <translation>Миллион выходных токенов при потолке одного потока</translation>
    </message>
    <message>
        <source>VAT, as the offer says</source>
        <translation>НДС, как сказано в предложении цены</translation>
    </message>
    <message>
        <source>The price holds, as the offer says</source>
        <translation>Что входит в цену, как сказано в её источнике</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>The price of a GPU-hour is as given by the author.</source>
        <translation>Цена часа GPU задана автором.</translation>
    </message>
    <message>
        <source>The price of a GPU-hour is from the source [%1].</source>
        <translation>Цена часа GPU взята из источника [%1].</translation>
    </message>
    <message>
        <source>Processor, memory, disk and traffic are included only where the price&apos;s source says so. VAT: as the source of the price states it; where it states nothing, ask before comparing.</source>
        <translation>Процессор, память, диск и трафик включены, только если так сказано в источнике цены. НДС — как указано в источнике цены; если не указано, спросите до сравнения.</translation>
    </message>
    <message>
        <source>%1, revision %2</source>
        <extracomment>of a document; %1 number, %2 revision</extracomment>
        <translation>%1, редакция %2</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Проект</translation>
    </message>
    <message>
        <source>Contact</source>
        <extracomment>how to reach the author</extracomment>
        <translation>Контакт</translation>
    </message>
    <message>
        <source>Valid until</source>
        <extracomment>of the proposal; a date follows</extracomment>
        <translation>Действительно до</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>of the proposal: its number</extracomment>
        <translation>Номер</translation>
    </message>
    <message>
        <source>This document is an estimate made for information. It is not an offer, creates no obligation and confirms neither availability nor speed.</source>
        <translation>Этот документ — оценка, составленная для сведения. Он не является офертой, не создаёт обязательств и не подтверждает ни наличия, ни скорости.</translation>
    </message>
    <message>
        <source>A working estimate for use within the company: figures may still change; it confirms neither availability nor speed.</source>
        <translation>Рабочая оценка для внутреннего пользования: числа ещё могут измениться; она не подтверждает ни наличия, ни скорости.</translation>
    </message>
    <message>
        <source>None of the compared GPUs holds this workload as asked.</source>
        <translation>Ни один из сравниваемых GPU не вмещает эту нагрузку в заданном виде.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Веса</translation>
    </message>
    <message>
        <source>the numbers a model consists of; they lie in the GPU&apos;s memory all the time</source>
        <translation>числа, из которых состоит модель; всё время лежат в видеопамяти</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-кеш</translation>
    </message>
    <message>
        <source>what the model remembers of every token of every running request; grows with context and requests</source>
        <translation>что модель помнит о каждом токене каждого идущего запроса; растёт с контекстом и числом запросов</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>a piece of text of a few letters; models read and write tokens</source>
        <translation>кусок текста в несколько букв; модели читают и пишут токены</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Контекст</translation>
    </message>
    <message>
        <source>the tokens of one request, its input and output together</source>
        <translation>токены одного запроса, вход и выход вместе</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Точность</translation>
    </message>
    <message>
        <source>how many bits keep one number; fewer bits take less memory</source>
        <translation>сколько бит хранят одно число; меньше бит — меньше памяти</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Лимит</translation>
    </message>
    <message>
        <source>the part of the GPU&apos;s memory that the engine may fill</source>
        <translation>часть видеопамяти, которую движок может занять</translation>
    </message>
    <message>
        <source>the limit less what is needed</source>
        <translation>лимит минус потребность</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>Обработка входа (prefill)</translation>
    </message>
    <message>
        <source>reading the input, before the first token of the answer</source>
        <translation>чтение входа, до первого токена ответа</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Генерация (decode)</translation>
    </message>
    <message>
        <source>writing the answer, token by token</source>
        <translation>запись ответа, токен за токеном</translation>
    </message>
    <message>
        <source>Time to first token (TTFT)</source>
        <translation>Время до первого токена (TTFT)</translation>
    </message>
    <message>
        <source>from sending a request to the first token, queue included</source>
        <translation>от отправки запроса до первого токена, вместе с очередью</translation>
    </message>
    <message>
        <source>Time per output token (TPOT)</source>
        <translation>Интервал между токенами (TPOT)</translation>
    </message>
    <message>
        <source>between two tokens of one answer</source>
        <translation>между двумя токенами одного ответа</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Потолок</translation>
    </message>
    <message>
        <source>the speed that physics allows and no service reaches</source>
        <translation>скорость, которую допускает физика и не достигает ни один сервис</translation>
    </message>
    <message>
        <source>Expectation</source>
        <translation>Ожидание</translation>
    </message>
    <message>
        <source>what published measurements lead to expect, with its band; to be tested</source>
        <translation>чего ждать по опубликованным замерам, с интервалом; подлежит проверке</translation>
    </message>
    <message>
        <source>ECC</source>
        <translation>ECC</translation>
    </message>
    <message>
        <source>error correction of the GPU&apos;s memory; on some cards it takes a part of it</source>
        <translation>исправление ошибок видеопамяти; на некоторых картах занимает её часть</translation>
    </message>
    <message>
        <source>GB, GiB</source>
        <translation>ГБ, ГиБ</translation>
    </message>
    <message>
        <source>10⁹ bytes and 2³⁰ bytes: 24 GiB are 25.8 GB</source>
        <translation>10⁹ байт и 2³⁰ байт: 24 ГиБ — это 25,8 ГБ</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Словарь терминов</translation>
    </message>
    <message>
        <source>Precision of the base model</source>
        <translation>Точность базовой модели</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Оптимизатор</translation>
    </message>
    <message>
        <source>Rank of the adapters</source>
        <translation>Ранг адаптеров</translation>
    </message>
    <message>
        <source>Layers with adapters</source>
        <translation>Слои с адаптерами</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Самая длинная последовательность</translation>
    </message>
    <message>
        <source>Sequences of one pass, each GPU</source>
        <translation>Последовательностей за проход, на GPU</translation>
    </message>
    <message>
        <source>Passes of one optimizer step</source>
        <translation>Проходов на шаг оптимизатора</translation>
    </message>
    <message>
        <source>Activation checkpointing</source>
        <translation>Пересчёт активаций (checkpointing)</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Внимание (attention)</translation>
    </message>
    <message>
        <source>Sharding between GPUs</source>
        <translation>Шардирование между GPU</translation>
    </message>
    <message>
        <source>Offload to host memory</source>
        <translation>Выгрузка в память хоста</translation>
    </message>
    <message>
        <source>Tokens of a sample on average</source>
        <translation>Токенов в примере в среднем</translation>
    </message>
    <message>
        <source>GPUs</source>
        <extracomment>the compared GPUs, among the inputs</extracomment>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Limits and validity</source>
        <translation>Границы и срок действия</translation>
    </message>
    <message>
        <source>Memory and speed are calculated for the inputs listed here; other prompts, versions or neighbours on the machine change them. A band holds about nine of ten published measurements, not all.</source>
        <translation>Память и скорость рассчитаны для приведённых здесь исходных данных; другие запросы, версии или соседи по машине их меняют. В интервал попадает около девяти из десяти опубликованных замеров, не все.</translation>
    </message>
    <message>
        <source>Not covered: network and storage, the rest of the server, licences, staff, the quality of the model&apos;s answers.</source>
        <translation>Не рассматриваются: сеть и хранилище, остальная часть сервера, лицензии, персонал, качество ответов модели.</translation>
    </message>
    <message>
        <source>Specifications, prices and measurements are those of the catalogue of %1.</source>
        <extracomment>%1 is a date</extracomment>
        <translation>Характеристики, цены и замеры — по каталогу от %1.</translation>
    </message>
    <message>
        <source>Valid until %1; after that prices and versions are to be checked again.</source>
        <extracomment>%1 is a date</extracomment>
        <translation>Действительно до %1; после этого цены и версии нужно проверить заново.</translation>
    </message>
    <message>
        <source>The scenario is attached to this file: open it in Tarozi to check every figure.</source>
        <translation>Сценарий вложен в этот файл: откройте его в Tarozi, чтобы проверить каждое число.</translation>
    </message>
    <message>
        <source>measurement</source>
        <extracomment>of a source: somebody measured it</extracomment>
        <translation>замер</translation>
    </message>
    <message>
        <source>vendor&apos;s claim</source>
        <extracomment>of a source: what the vendor says of its product</extracomment>
        <translation>заявление производителя</translation>
    </message>
    <message>
        <source>Claims that nobody could verify</source>
        <translation>Утверждения, которые никто не смог проверить</translation>
    </message>
    <message>
        <source>Told with their authors, as they were published; no figure of this document rests on them.</source>
        <translation>Приведены с авторами, как были опубликованы; ни одно число этого документа на них не опирается.</translation>
    </message>
    <message>
        <source>h</source>
        <extracomment>hours</extracomment>
        <translation>ч</translation>
    </message>
    <message>
        <source>The run, expected</source>
        <translation>Весь прогон, ожидание</translation>
    </message>
    <message numerus="yes">
        <source>Which GPU holds the fine-tuning of %1 by %2, with %n sequence(s) of up to %3 in a pass?</source>
        <extracomment>%1 model, %2 method (LoRA), %3 &quot;2 048 tokens&quot;</extracomment>
        <translation>
            <numerusform>Какой GPU вместит дообучение %1 методом %2 при %n последовательности до %3 за проход?</numerusform>
            <numerusform>Какой GPU вместит дообучение %1 методом %2 при %n последовательностях до %3 за проход?</numerusform>
            <numerusform>Какой GPU вместит дообучение %1 методом %2 при %n последовательностях до %3 за проход?</numerusform>
        </translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>What to read</source>
        <extracomment>a table of what a test should show: the value, and the band in which it may lie</extracomment>
        <translation>Что смотреть</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Ожидание</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Интервал</translation>
    </message>
    <message>
        <source>Memory of the GPU by the driver, at least</source>
        <translation>Видеопамять по данным драйвера, не менее</translation>
    </message>
    <message>
        <source>Weights in memory, in the engine&apos;s log</source>
        <translation>Веса в памяти, в журнале движка</translation>
    </message>
    <message>
        <source>Tokens that the KV cache holds, in the engine&apos;s log</source>
        <translation>Сколько токенов вмещает KV-кеш, в журнале движка</translation>
    </message>
    <message>
        <source>Tokens a second for one user</source>
        <translation>Токенов в секунду для одного пользователя</translation>
    </message>
    <message>
        <source>Output tokens a second, all requests</source>
        <translation>Выходных токенов в секунду, все запросы</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Время до первого токена</translation>
    </message>
    <message>
        <source>Test plan</source>
        <translation>План теста</translation>
    </message>
    <message>
        <source>A hypothesis costs an hour of rent to test. On %1 with %2, before anything is signed:</source>
        <extracomment>%1 GPU, %2 engine and version</extracomment>
        <translation>Проверка гипотезы стоит часа аренды. На %1 с %2, прежде чем что-либо подписывать:</translation>
    </message>
    <message>
        <source>Read what the card and the driver say of themselves.</source>
        <translation>Прочитать, что сообщают о себе карта и драйвер.</translation>
    </message>
    <message>
        <source>Start the engine with a checkpoint in %1, with these settings; keep its log.</source>
        <extracomment>%1 a format of weights: BF16, INT4 AWQ</extracomment>
        <translation>Запустить движок с весами в %1 и этими настройками; сохранить его журнал.</translation>
    </message>
    <message>
        <source>Warm it up, then run the load; repeat it with your own prompts.</source>
        <translation>Прогреть, затем подать нагрузку; повторить на своих запросах.</translation>
    </message>
    <message>
        <source>Meanwhile watch memory, clocks, power and temperature for at least half an hour.</source>
        <translation>При этом не менее получаса следить за памятью, частотами, мощностью и температурой.</translation>
    </message>
    <message>
        <source>Outside a band: send us the log and the output of the load; the plan is then corrected. Options of other versions of the engine may be spelled differently.</source>
        <translation>Вне интервала: пришлите журнал и вывод нагрузки — план будет исправлен. В других версиях движка параметры могут называться иначе.</translation>
    </message>
</context>
<context>
    <name>Quantity</name>
    <message>
        <source>Weights</source>
        <translation>Веса</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-кеш</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Активации</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Градиенты</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>Состояние оптимизатора</translation>
    </message>
    <message>
        <source>Adapters</source>
        <extracomment>LoRA adapters</extracomment>
        <translation>Адаптеры</translation>
    </message>
    <message>
        <source>Runtime overhead</source>
        <extracomment>memory of the CUDA context, libraries and communication buffers</extracomment>
        <translation>Служебные расходы среды</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>Графы CUDA</translation>
    </message>
    <message>
        <source>Other processes</source>
        <extracomment>processes beside the engine on the same GPU</extracomment>
        <translation>Другие процессы</translation>
    </message>
    <message>
        <source>Spare</source>
        <extracomment>the free part of a memory bar</extracomment>
        <translation>Свободно</translation>
    </message>
    <message>
        <source>Memory needed</source>
        <translation>Нужная память</translation>
    </message>
    <message>
        <source>Memory needed, low estimate</source>
        <translation>Нужная память, нижняя оценка</translation>
    </message>
    <message>
        <source>Memory needed, high estimate</source>
        <translation>Нужная память, верхняя оценка</translation>
    </message>
    <message>
        <source>Outside the engine limit</source>
        <extracomment>memory that the engine takes beside its own limit</extracomment>
        <translation>Вне предела движка</translation>
    </message>
    <message>
        <source>Host memory</source>
        <extracomment>the computer&apos;s main memory, not the GPU&apos;s</extracomment>
        <translation>Оперативная память</translation>
    </message>
    <message>
        <source>Nominal memory</source>
        <extracomment>the label of the card: 24 GB</extracomment>
        <translation>Номинальная память</translation>
    </message>
    <message>
        <source>Usable memory</source>
        <extracomment>what the driver reports</extracomment>
        <translation>Доступная память</translation>
    </message>
    <message>
        <source>Memory visible to a program</source>
        <extracomment>what a CUDA program sees: a little less than the driver reports</extracomment>
        <translation>Память, видимая программе</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <extracomment>the share of the memory that the engine may use, in per cent</extracomment>
        <translation>Предел памяти</translation>
    </message>
    <message>
        <source>Engine limit</source>
        <extracomment>the memory that the engine may use, in bytes</extracomment>
        <translation>Предел движка</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>Запас</translation>
    </message>
    <message>
        <source>KV cache pool</source>
        <extracomment>memory left for the KV cache</extracomment>
        <translation>Объём под KV-кеш</translation>
    </message>
    <message>
        <source>Tokens in the KV cache</source>
        <extracomment>how many tokens fit, all requests together</extracomment>
        <translation>Токены в KV-кеше</translation>
    </message>
    <message>
        <source>Most requests at once</source>
        <extracomment>how many requests of the asked context fit</extracomment>
        <translation>Наибольшее число запросов</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>Наибольший контекст</translation>
    </message>
    <message>
        <source>Decode ceiling</source>
        <extracomment>tokens per second of one stream: bandwidth over weights</extracomment>
        <translation>Потолок генерации</translation>
    </message>
    <message>
        <source>Decode ceiling with KV cache</source>
        <extracomment>counts the KV cache read and leaves out the embedding</extracomment>
        <translation>Потолок генерации с учётом KV-кеша</translation>
    </message>
    <message>
        <source>Prefill ceiling</source>
        <translation>Потолок обработки входа</translation>
    </message>
    <message>
        <source>Decode speed</source>
        <translation>Скорость генерации</translation>
    </message>
    <message>
        <source>Prefill speed</source>
        <translation>Скорость обработки входа</translation>
    </message>
    <message>
        <source>Time to first token (TTFT)</source>
        <translation>Время до первого токена (TTFT)</translation>
    </message>
    <message>
        <source>Time per output token (TPOT)</source>
        <translation>Интервал между токенами (TPOT)</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Пропускная способность</translation>
    </message>
    <message>
        <source>Hourly price</source>
        <translation>Цена за час</translation>
    </message>
    <message>
        <source>Cost per million output tokens at the ceiling</source>
        <translation>Стоимость миллиона выходных токенов при скорости потолка</translation>
    </message>
    <message>
        <source>Parameters</source>
        <extracomment>of the model</extracomment>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Parameters of the quantized tensors</source>
        <translation>Параметры квантованных тензоров</translation>
    </message>
    <message>
        <source>Parameters kept in 16 bit</source>
        <translation>Параметры, оставленные в 16 битах</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <extracomment>those read for one token</extracomment>
        <translation>Активные параметры</translation>
    </message>
    <message>
        <source>Bytes per parameter</source>
        <translation>Байт на параметр</translation>
    </message>
    <message>
        <source>Bytes per parameter in 16 bit</source>
        <translation>Байт на параметр в 16 битах</translation>
    </message>
    <message>
        <source>Weights as given</source>
        <extracomment>the size that the user typed</extracomment>
        <translation>Заданный размер весов</translation>
    </message>
    <message>
        <source>Weights read per token</source>
        <translation>Веса, читаемые на токен</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Слои</translation>
    </message>
    <message>
        <source>Layers with full attention</source>
        <translation>Слои с полным вниманием</translation>
    </message>
    <message>
        <source>Layers with a sliding window</source>
        <translation>Слои со скользящим окном</translation>
    </message>
    <message>
        <source>Query heads</source>
        <extracomment>attention heads of the queries</extracomment>
        <translation>Головы запросов (Q)</translation>
    </message>
    <message>
        <source>KV heads</source>
        <extracomment>attention heads of keys and values</extracomment>
        <translation>KV-головы</translation>
    </message>
    <message>
        <source>Head dimension</source>
        <translation>Размерность головы</translation>
    </message>
    <message>
        <source>Value dimension</source>
        <extracomment>size of a value vector in attention</extracomment>
        <translation>Размерность значения (V)</translation>
    </message>
    <message>
        <source>Latent elements per token</source>
        <extracomment>MLA: elements of the low-rank cache</extracomment>
        <translation>Латентных элементов на токен</translation>
    </message>
    <message>
        <source>Indexer elements per token</source>
        <extracomment>sparse attention: elements of the indexer cache</extracomment>
        <translation>Элементов индексатора на токен</translation>
    </message>
    <message>
        <source>Attention window</source>
        <translation>Окно внимания</translation>
    </message>
    <message>
        <source>State elements per request</source>
        <extracomment>recurrent layers</extracomment>
        <translation>Элементов состояния на запрос</translation>
    </message>
    <message>
        <source>KV elements per token</source>
        <translation>KV-элементов на токен</translation>
    </message>
    <message>
        <source>Bytes per KV element</source>
        <translation>Байт на KV-элемент</translation>
    </message>
    <message>
        <source>KV cache per token</source>
        <translation>KV-кеш на токен</translation>
    </message>
    <message>
        <source>State per request</source>
        <extracomment>recurrent layers: bytes that do not grow with the context</extracomment>
        <translation>Состояние на запрос</translation>
    </message>
    <message>
        <source>Context length</source>
        <translation>Длина контекста</translation>
    </message>
    <message>
        <source>Context rounded up to blocks</source>
        <translation>Контекст, округлённый до блоков</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>Входные токены</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Выходные токены</translation>
    </message>
    <message>
        <source>Tokens per KV block</source>
        <translation>Токенов в блоке KV</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <extracomment>simultaneous requests</extracomment>
        <translation>Параллельные запросы</translation>
    </message>
    <message>
        <source>Vocabulary size</source>
        <translation>Размер словаря</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Скрытая размерность</translation>
    </message>
    <message>
        <source>Intermediate size</source>
        <extracomment>width of the MLP</extracomment>
        <translation>Промежуточная размерность</translation>
    </message>
    <message>
        <source>Requests in one step (max_num_seqs)</source>
        <translation>Запросов за шаг (max_num_seqs)</translation>
    </message>
    <message>
        <source>Tokens in a batch (max_num_batched_tokens)</source>
        <translation>Токенов в батче (max_num_batched_tokens)</translation>
    </message>
    <message>
        <source>Micro-batch (ubatch)</source>
        <translation>Микробатч (ubatch)</translation>
    </message>
    <message>
        <source>Activation coefficient</source>
        <extracomment>bytes found by measurement</extracomment>
        <translation>Коэффициент активаций</translation>
    </message>
    <message>
        <source>Activations of the forward pass</source>
        <translation>Активации прямого прохода</translation>
    </message>
    <message>
        <source>Activations of the sampler</source>
        <translation>Активации сэмплера</translation>
    </message>
    <message>
        <source>Memory outside PyTorch</source>
        <translation>Память вне PyTorch</translation>
    </message>
    <message>
        <source>CUDA context</source>
        <translation>Контекст CUDA</translation>
    </message>
    <message>
        <source>Margin on each GPU</source>
        <extracomment>memory that llama.cpp leaves free</extracomment>
        <translation>Резерв на каждом GPU</translation>
    </message>
    <message>
        <source>Tensor-parallel size</source>
        <extracomment>number of GPUs that share each layer</extracomment>
        <translation>Размер тензорного параллелизма</translation>
    </message>
    <message>
        <source>Pipeline stages</source>
        <translation>Ступени конвейера</translation>
    </message>
    <message>
        <source>GPUs</source>
        <extracomment>number of GPUs</extracomment>
        <translation>Число GPU</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Пропускная способность памяти</translation>
    </message>
    <message>
        <source>Tensor throughput</source>
        <extracomment>TFLOPS of the tensor cores</extracomment>
        <translation>Производительность тензорных ядер</translation>
    </message>
    <message>
        <source>Operations</source>
        <extracomment>floating-point operations</extracomment>
        <translation>Операции</translation>
    </message>
    <message>
        <source>Visible share of usable memory</source>
        <translation>Видимая доля доступной памяти</translation>
    </message>
    <message>
        <source>Share of headroom that counts as tight</source>
        <translation>Доля запаса, считающаяся «впритык»</translation>
    </message>
    <message>
        <source>Position tables</source>
        <extracomment>rotary tables: cosines and sines of every position</extracomment>
        <translation>Таблицы позиций</translation>
    </message>
    <message>
        <source>Adapter rank</source>
        <extracomment>rank r of LoRA adapters</extracomment>
        <translation>Ранг адаптера</translation>
    </message>
    <message>
        <source>Captured CUDA graphs</source>
        <extracomment>number of CUDA graphs an engine captures</extracomment>
        <translation>Записанные графы CUDA</translation>
    </message>
    <message>
        <source>Free memory before loading</source>
        <translation>Свободно до загрузки</translation>
    </message>
    <message>
        <source>Workspace of the experts</source>
        <extracomment>buffers of the kernels that run a mixture&apos;s experts</extracomment>
        <translation>Рабочая память экспертов</translation>
    </message>
    <message>
        <source>Reading weights</source>
        <extracomment>part of the time of one decode step</extracomment>
        <translation>Чтение весов</translation>
    </message>
    <message>
        <source>Reading the KV cache</source>
        <extracomment>part of the time of one decode step</extracomment>
        <translation>Чтение KV-кеша</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <extracomment>part of the time of one decode step</extracomment>
        <translation>Вычисления</translation>
    </message>
    <message>
        <source>Between GPUs</source>
        <extracomment>part of the time of one decode step</extracomment>
        <translation>Обмен между GPU</translation>
    </message>
    <message>
        <source>Engine overhead</source>
        <extracomment>part of the time of one decode step: launches, scheduling, sampling</extracomment>
        <translation>Накладные расходы движка</translation>
    </message>
    <message>
        <source>Prompts of other requests</source>
        <extracomment>part of the time between two tokens</extracomment>
        <translation>Промпты других запросов</translation>
    </message>
    <message>
        <source>Weights from host memory</source>
        <extracomment>part of the time of one decode step</extracomment>
        <translation>Веса из памяти хоста</translation>
    </message>
    <message>
        <source>Time of the prompt</source>
        <extracomment>seconds to compute one prompt alone</extracomment>
        <translation>Время промпта</translation>
    </message>
    <message>
        <source>Other prompts and the first step</source>
        <extracomment>part of the time to the first token</extracomment>
        <translation>Другие промпты и первый шаг</translation>
    </message>
    <message>
        <source>Time in the queue</source>
        <extracomment>part of the time to the first token</extracomment>
        <translation>Время в очереди</translation>
    </message>
    <message>
        <source>Requests running at once</source>
        <translation>Запросов одновременно в работе</translation>
    </message>
    <message>
        <source>Loading time</source>
        <extracomment>seconds until the weights are on the GPU</extracomment>
        <translation>Время загрузки</translation>
    </message>
    <message>
        <source>Cost per million output tokens</source>
        <translation>Стоимость миллиона выходных токенов</translation>
    </message>
    <message>
        <source>Cost per million input tokens</source>
        <translation>Стоимость миллиона входных токенов</translation>
    </message>
    <message>
        <source>Cost per million tokens, input and output</source>
        <translation>Стоимость миллиона токенов, входных и выходных</translation>
    </message>
    <message>
        <source>Cost per useful result</source>
        <translation>Стоимость полезного результата</translation>
    </message>
    <message>
        <source>Bill for a month</source>
        <translation>Счёт за месяц</translation>
    </message>
    <message>
        <source>Cost of the run</source>
        <translation>Стоимость запуска</translation>
    </message>
    <message>
        <source>Billed hours</source>
        <translation>Оплачиваемые часы</translation>
    </message>
    <message>
        <source>Working hours</source>
        <extracomment>hours in which the server works</extracomment>
        <translation>Рабочие часы</translation>
    </message>
    <message>
        <source>Hours of starts and idling</source>
        <translation>Часы запусков и простоя</translation>
    </message>
    <message>
        <source>Hours in a month</source>
        <translation>Часов в месяце</translation>
    </message>
    <message>
        <source>Starts a month</source>
        <extracomment>of the rented server</extracomment>
        <translation>Запусков в месяц</translation>
    </message>
    <message>
        <source>Results a month</source>
        <translation>Результатов в месяц</translation>
    </message>
    <message>
        <source>Results per second</source>
        <translation>Результатов в секунду</translation>
    </message>
    <message>
        <source>Runs per useful result</source>
        <translation>Запусков на полезный результат</translation>
    </message>
    <message>
        <source>Retries</source>
        <extracomment>runs repeated, as a share</extracomment>
        <translation>Повторы</translation>
    </message>
    <message>
        <source>Accepted results</source>
        <extracomment>a share</extracomment>
        <translation>Принятые результаты</translation>
    </message>
    <message>
        <source>Utilization</source>
        <extracomment>share of the rented time that works</extracomment>
        <translation>Загрузка</translation>
    </message>
    <message>
        <source>Tokens per result</source>
        <translation>Токенов на результат</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Серверы</translation>
    </message>
    <message>
        <source>Start time</source>
        <extracomment>of the rented server, before the weights load</extracomment>
        <translation>Время запуска</translation>
    </message>
    <message>
        <source>Idle time per start</source>
        <translation>Простой на один запуск</translation>
    </message>
    <message>
        <source>Storage and traffic</source>
        <extracomment>money a month</extracomment>
        <translation>Хранение и трафик</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>Курс валюты</translation>
    </message>
    <message>
        <source>Purchase</source>
        <extracomment>the price of GPUs and server</extracomment>
        <translation>Покупка</translation>
    </message>
    <message>
        <source>Upkeep a month</source>
        <extracomment>of own GPUs</extracomment>
        <translation>Содержание в месяц</translation>
    </message>
    <message>
        <source>Electricity a month</source>
        <extracomment>money</extracomment>
        <translation>Электроэнергия в месяц</translation>
    </message>
    <message>
        <source>Months to break-even</source>
        <translation>Месяцев до точки безубыточности</translation>
    </message>
    <message>
        <source>Total cost of ownership</source>
        <translation>Совокупная стоимость владения</translation>
    </message>
    <message>
        <source>Reserve GPUs</source>
        <translation>Резервные GPU</translation>
    </message>
    <message>
        <source>Price of a GPU</source>
        <translation>Цена одного GPU</translation>
    </message>
    <message>
        <source>Price of the server without GPUs</source>
        <translation>Цена сервера без GPU</translation>
    </message>
    <message>
        <source>Board power</source>
        <translation>Мощность платы</translation>
    </message>
    <message>
        <source>Mean power load</source>
        <extracomment>share of the board power</extracomment>
        <translation>Средняя доля мощности</translation>
    </message>
    <message>
        <source>Price of a kWh</source>
        <translation>Цена кВт·ч</translation>
    </message>
    <message>
        <source>Hosting a month</source>
        <translation>Размещение в месяц</translation>
    </message>
    <message>
        <source>Cooling a month</source>
        <translation>Охлаждение в месяц</translation>
    </message>
    <message>
        <source>Repair a year</source>
        <extracomment>a share of the purchase</extracomment>
        <translation>Ремонт в год</translation>
    </message>
    <message>
        <source>Staff a month</source>
        <translation>Персонал в месяц</translation>
    </message>
    <message>
        <source>Residual value</source>
        <extracomment>share of the purchase that a sale at the end brings</extracomment>
        <translation>Остаточная стоимость</translation>
    </message>
    <message>
        <source>Discount rate a year</source>
        <translation>Ставка дисконтирования в год</translation>
    </message>
    <message>
        <source>Power usage effectiveness (PUE)</source>
        <translation>Коэффициент PUE</translation>
    </message>
    <message>
        <source>Denoiser</source>
        <translation>Денойзер</translation>
    </message>
    <message>
        <source>Text encoders</source>
        <translation>Текстовые кодировщики</translation>
    </message>
    <message>
        <source>VAE</source>
        <translation>VAE</translation>
    </message>
    <message>
        <source>Idle memory</source>
        <extracomment>bytes on the GPU between two runs</extracomment>
        <translation>Память между запусками</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>Пик памяти</translation>
    </message>
    <message>
        <source>Memory of text encoding</source>
        <translation>Память кодирования текста</translation>
    </message>
    <message>
        <source>Memory of denoising</source>
        <translation>Память шумоподавления</translation>
    </message>
    <message>
        <source>Memory of VAE decoding</source>
        <translation>Память декодирования VAE</translation>
    </message>
    <message>
        <source>Parameters left in a wider format</source>
        <extracomment>of a quantized model</extracomment>
        <translation>Параметры, оставленные в более широком формате</translation>
    </message>
    <message>
        <source>Bytes of each of these</source>
        <extracomment>of the parameters that a quantizer leaves in a wider format</extracomment>
        <translation>Байт на каждый из них</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>pixels of an image</extracomment>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>Height</source>
        <extracomment>pixels of an image</extracomment>
        <translation>Высота</translation>
    </message>
    <message>
        <source>Images of a run</source>
        <translation>Изображений за запуск</translation>
    </message>
    <message>
        <source>Pixels of an image</source>
        <translation>Пикселей в изображении</translation>
    </message>
    <message>
        <source>Elements of the widest layer</source>
        <extracomment>of the denoiser</extracomment>
        <translation>Элементов в самом широком слое</translation>
    </message>
    <message>
        <source>Denoising steps</source>
        <translation>Шаги шумоподавления</translation>
    </message>
    <message>
        <source>Passes of the denoiser a step</source>
        <extracomment>images of a run, twice with guidance</extracomment>
        <translation>Проходов денойзера за шаг</translation>
    </message>
    <message>
        <source>Share of the peak that kernels reach</source>
        <translation>Доля пика, которой достигают ядра</translation>
    </message>
    <message>
        <source>Energy of an operation</source>
        <extracomment>joules for each FLOP</extracomment>
        <translation>Энергия операции</translation>
    </message>
    <message>
        <source>Power left for arithmetic</source>
        <extracomment>watts of a board</extracomment>
        <translation>Мощность для вычислений</translation>
    </message>
    <message>
        <source>Memory traffic of a step</source>
        <translation>Обмен с памятью за шаг</translation>
    </message>
    <message>
        <source>Launches of kernels</source>
        <translation>Запуски ядер</translation>
    </message>
    <message>
        <source>Time of a denoising step</source>
        <translation>Время шага шумоподавления</translation>
    </message>
    <message>
        <source>Denoising</source>
        <extracomment>seconds of all steps</extracomment>
        <translation>Шумоподавление</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <extracomment>seconds</extracomment>
        <translation>Кодирование текста</translation>
    </message>
    <message>
        <source>VAE decoding</source>
        <extracomment>seconds</extracomment>
        <translation>Декодирование VAE</translation>
    </message>
    <message>
        <source>Rate of copies from host memory</source>
        <translation>Скорость копирования из памяти хоста</translation>
    </message>
    <message>
        <source>Time of a run</source>
        <translation>Длительность запуска</translation>
    </message>
    <message>
        <source>Time per image</source>
        <translation>Время на изображение</translation>
    </message>
    <message>
        <source>Steps per second</source>
        <extracomment>denoising steps of the whole batch</extracomment>
        <translation>Шагов в секунду</translation>
    </message>
    <message>
        <source>Values held at once</source>
        <translation>Одновременно хранимых значений</translation>
    </message>
    <message>
        <source>Hours of audio</source>
        <translation>Часы аудио</translation>
    </message>
    <message>
        <source>Windows decoded together</source>
        <extracomment>windows of 30 s of audio</extracomment>
        <translation>Окон одновременно</translation>
    </message>
    <message>
        <source>Beams</source>
        <extracomment>of beam search</extracomment>
        <translation>Лучи</translation>
    </message>
    <message>
        <source>Length of a window</source>
        <extracomment>seconds of audio</extracomment>
        <translation>Длина окна</translation>
    </message>
    <message>
        <source>Cache of the windows</source>
        <extracomment>keys and values</extracomment>
        <translation>Кеш окон</translation>
    </message>
    <message>
        <source>Encoder, one window</source>
        <extracomment>seconds</extracomment>
        <translation>Кодировщик, одно окно</translation>
    </message>
    <message>
        <source>Decoder step</source>
        <extracomment>seconds of one token of all windows</extracomment>
        <translation>Шаг декодировщика</translation>
    </message>
    <message>
        <source>Tokens of a window</source>
        <translation>Токенов в окне</translation>
    </message>
    <message>
        <source>Work on the host</source>
        <extracomment>seconds: features, segments</extracomment>
        <translation>Работа на компьютере</translation>
    </message>
    <message>
        <source>Time of a batch</source>
        <translation>Время батча</translation>
    </message>
    <message>
        <source>Audio hours per hour</source>
        <translation>Часов аудио в час</translation>
    </message>
    <message>
        <source>Time of the transcription</source>
        <translation>Время расшифровки</translation>
    </message>
    <message>
        <source>Windows at saturation</source>
        <extracomment>more at once gain little</extracomment>
        <translation>Окон при насыщении</translation>
    </message>
    <message>
        <source>Copies from host memory</source>
        <extracomment>seconds of copies</extracomment>
        <translation>Копирование из памяти хоста</translation>
    </message>
    <message>
        <source>Trainable parameters</source>
        <translation>Обучаемые параметры</translation>
    </message>
    <message>
        <source>Bytes per trainable parameter</source>
        <translation>Байтов на обучаемый параметр</translation>
    </message>
    <message>
        <source>Tokens of a sequence</source>
        <translation>Токенов в последовательности</translation>
    </message>
    <message>
        <source>Sequences of a pass</source>
        <translation>Последовательностей за проход</translation>
    </message>
    <message>
        <source>Activations kept of the layers</source>
        <translation>Сохранённые активации слоёв</translation>
    </message>
    <message>
        <source>Logits and their gradients</source>
        <translation>Логиты и их градиенты</translation>
    </message>
    <message>
        <source>Bytes per logit</source>
        <translation>Байтов на логит</translation>
    </message>
    <message>
        <source>Reserved by the allocator over what is in use</source>
        <translation>Резерв аллокатора к используемому</translation>
    </message>
    <message>
        <source>Weights gathered or unpacked for a layer</source>
        <translation>Веса, собранные или распакованные для слоя</translation>
    </message>
    <message>
        <source>Arithmetic of a token</source>
        <translation>Вычисления на токен</translation>
    </message>
    <message>
        <source>Share of the peak that matrix products reach</source>
        <translation>Доля пика, достигаемая матричными произведениями</translation>
    </message>
    <message>
        <source>Time of the matrix products of a pass</source>
        <translation>Время матричных произведений прохода</translation>
    </message>
    <message>
        <source>Time of the memory traffic of a pass</source>
        <translation>Время обмена с памятью за проход</translation>
    </message>
    <message>
        <source>Training speed</source>
        <translation>Скорость обучения</translation>
    </message>
    <message>
        <source>Tokens of the run, padding included</source>
        <translation>Токены запуска с дополнением</translation>
    </message>
    <message>
        <source>Time of the run</source>
        <translation>Длительность прогона</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>needs %1, has %2</source>
        <extracomment>why a card drops out; %1 and %2 are sizes</extracomment>
        <translation>нужно %1, есть %2</translation>
    </message>
    <message>
        <source>holds %1 at once, asked are %2</source>
        <extracomment>why a card drops out; %1 and %2 are numbers of requests</extracomment>
        <translation>вмещает одновременно %1, нужно %2</translation>
    </message>
    <message>
        <source>the engine would not start: %1 of %2 are wanted</source>
        <extracomment>why a card drops out; %1 and %2 are sizes</extracomment>
        <translation>движок не запустится: ему нужно %1 из %2</translation>
    </message>
    <message>
        <source>the engine is not known to run %1</source>
        <extracomment>why a card drops out; %1 a number format such as FP8</extracomment>
        <translation>нет данных, что движок поддерживает %1</translation>
    </message>
    <message>
        <source>no arithmetic of its own for %1</source>
        <extracomment>why a card drops out; %1 a number format such as FP8</extracomment>
        <translation>нет собственной арифметики для %1</translation>
    </message>
    <message>
        <source>no NVLink or similar between the GPUs</source>
        <translation>нет NVLink или подобной связи между GPU</translation>
    </message>
    <message>
        <source>no ECC</source>
        <translation>нет ECC</translation>
    </message>
    <message>
        <source>no vGPU</source>
        <translation>нет vGPU</translation>
    </message>
    <message>
        <source>no MIG</source>
        <translation>нет MIG</translation>
    </message>
    <message>
        <source>not cooled by the server&apos;s fans</source>
        <translation>не охлаждается вентиляторами сервера</translation>
    </message>
    <message>
        <source>not a PCIe card</source>
        <translation>не карта PCIe</translation>
    </message>
    <message>
        <source>the driver&apos;s licence forbids use in data centres</source>
        <translation>лицензия драйвера запрещает работу в дата-центре</translation>
    </message>
    <message>
        <source>takes %1 slots, at most %2</source>
        <extracomment>why a card drops out; %1 and %2 are numbers of slots</extracomment>
        <translation>занимает слотов: %1, допустимо %2</translation>
    </message>
    <message>
        <source>draws %1, at most %2</source>
        <extracomment>why a card drops out; %1 and %2 are powers in watts</extracomment>
        <translation>потребляет %1, допустимо %2</translation>
    </message>
    <message>
        <source>costs %1 an hour, at most %2</source>
        <extracomment>why a card drops out; %1 and %2 are amounts of money</extracomment>
        <translation>стоит %1 в час, допустимо %2</translation>
    </message>
    <message>
        <source>first token after %1, at most %2</source>
        <extracomment>why a card drops out; %1 and %2 are times</extracomment>
        <translation>первый токен через %1, допустимо %2</translation>
    </message>
    <message>
        <source>%1 a token, at most %2</source>
        <extracomment>why a card drops out; %1 and %2 are times</extracomment>
        <translation>%1 на токен, допустимо %2</translation>
    </message>
    <message>
        <source>ECC: not known</source>
        <translation>ECC: нет данных</translation>
    </message>
    <message>
        <source>vGPU: not known</source>
        <translation>vGPU: нет данных</translation>
    </message>
    <message>
        <source>MIG: not known</source>
        <translation>MIG: нет данных</translation>
    </message>
    <message>
        <source>cooling: not known</source>
        <translation>охлаждение: нет данных</translation>
    </message>
    <message>
        <source>form factor: not known</source>
        <translation>форм-фактор: нет данных</translation>
    </message>
    <message>
        <source>slots: not known</source>
        <translation>слоты: нет данных</translation>
    </message>
    <message>
        <source>power: not known</source>
        <translation>мощность: нет данных</translation>
    </message>
    <message>
        <source>no price in this currency</source>
        <translation>нет цены в этой валюте</translation>
    </message>
    <message>
        <source>no expectation of its speed</source>
        <translation>нет ожидания скорости</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>нет данных</translation>
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
        <translation>Пассивное охлаждение</translation>
    </message>
    <message>
        <source>PCIe card</source>
        <translation>Карта PCIe</translation>
    </message>
    <message>
        <source>Data-centre use</source>
        <translation>Работа в дата-центре</translation>
    </message>
    <message>
        <source>Native precision</source>
        <translation>Собственная арифметика точности</translation>
    </message>
    <message>
        <source>NVLink between GPUs</source>
        <translation>NVLink между GPU</translation>
    </message>
    <message>
        <source>Only cards with error correction; it is turned on where it can be switched</source>
        <translation>Только карты с коррекцией ошибок; где она переключается, она включена</translation>
    </message>
    <message>
        <source>Only cards that several virtual machines can share</source>
        <translation>Только карты, которые могут делить несколько виртуальных машин</translation>
    </message>
    <message>
        <source>Only cards that can be divided into isolated instances</source>
        <translation>Только карты, которые делятся на изолированные части</translation>
    </message>
    <message>
        <source>Only cards that the server&apos;s own fans cool</source>
        <translation>Только карты, которые охлаждают вентиляторы сервера</translation>
    </message>
    <message>
        <source>Only cards for PCIe slots, no modules for special boards</source>
        <translation>Только карты для слотов PCIe, без модулей для особых плат</translation>
    </message>
    <message>
        <source>No cards whose driver&apos;s licence forbids use in data centres</source>
        <translation>Без карт, лицензия драйвера которых запрещает работу в дата-центре</translation>
    </message>
    <message>
        <source>Only cards with arithmetic of their own for the precision of the weights</source>
        <translation>Только карты с собственной арифметикой для точности весов</translation>
    </message>
    <message>
        <source>Several GPUs only with NVLink or a similar link between them</source>
        <translation>Несколько GPU только с NVLink или подобной связью между ними</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Cost of a result</source>
        <translation>Стоимость результата</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>Запас</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Мощность</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Доступность</translation>
    </message>
    <message>
        <source>There is no expectation of speed for this load, so the physical ceilings decide.</source>
        <translation>Для этой нагрузки нет ожидания скорости, поэтому решают физические потолки.</translation>
    </message>
    <message>
        <source>Mostly prefill: processing the input takes %1 of a request&apos;s time.</source>
        <extracomment>%1 a share in per cent</extracomment>
        <translation>В основном prefill: обработка входа занимает %1 времени запроса.</translation>
    </message>
    <message>
        <source>Mostly decode: processing the input takes only %1 of a request&apos;s time.</source>
        <extracomment>%1 a share in per cent</extracomment>
        <translation>В основном генерация (decode): обработка входа занимает лишь %1 времени запроса.</translation>
    </message>
    <message>
        <source>Prefill and decode both count: processing the input takes %1 of a request&apos;s time.</source>
        <extracomment>%1 a share in per cent</extracomment>
        <translation>Важны и обработка входа (prefill), и генерация (decode): вход занимает %1 времени запроса.</translation>
    </message>
    <message>
        <source>Bottleneck: %1, on %2 of %3 cards that hold the load.</source>
        <extracomment>%1 the bottleneck, %2 and %3 numbers of cards</extracomment>
        <translation>Узкое место: %1, на %2 из %3 карт, которые вмещают нагрузку.</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s): at least %1 on each; no card holds that</source>
        <extracomment>the least memory that a load takes; %n GPUs, %1 a size</extracomment>
        <translation>
            <numerusform>%n GPU: не меньше %1 на каждом; такой карты нет</numerusform>
            <numerusform>%n GPU: не меньше %1 на каждом; такой карты нет</numerusform>
            <numerusform>%n GPU: не меньше %1 на каждом; такой карты нет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s): at least %1 on each; the smallest card that holds it is %2</source>
        <extracomment>the least memory that a load takes; %n GPUs, %1 a size, %2 a card</extracomment>
        <translation>
            <numerusform>%n GPU: не меньше %1 на каждом; наименьшая подходящая карта — %2</numerusform>
            <numerusform>%n GPU: не меньше %1 на каждом; наименьшая подходящая карта — %2</numerusform>
            <numerusform>%n GPU: не меньше %1 на каждом; наименьшая подходящая карта — %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 times the memory of %3, which has %4 times its bandwidth: the larger one holds more, the other one writes faster.</source>
        <extracomment>%1 and %3 GPUs, %2 and %4 factors such as 1.5</extracomment>
        <translation>У %1 памяти в %2 раза больше, чем у %3, а у той пропускная способность в %4 раза выше: первая вмещает больше, вторая пишет быстрее.</translation>
    </message>
    <message>
        <source>%1 are budgets of %2 each, never one pool, against %3.</source>
        <extracomment>%1 several GPUs, %2 a size, %3 one GPU</extracomment>
        <translation>%1 — это отдельные бюджеты по %2, а не общая память, против %3.</translation>
    </message>
    <message>
        <source>%1 times the throughput</source>
        <extracomment>several GPUs against one; %1 a factor</extracomment>
        <translation>пропускная способность ×%1</translation>
    </message>
    <message>
        <source>%1 times the price</source>
        <extracomment>several GPUs against one; %1 a factor</extracomment>
        <translation>цена ×%1</translation>
    </message>
    <message>
        <source>%1 times the power</source>
        <extracomment>several GPUs against one; %1 a factor</extracomment>
        <translation>мощность ×%1</translation>
    </message>
    <message>
        <source>%1 of each step goes between the GPUs</source>
        <extracomment>%1 a share in per cent</extracomment>
        <translation>%1 каждого шага уходит на обмен между GPU</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>Weights are the sum of the architecture&apos;s tensors in the chosen format.</source>
        <translation>Веса — сумма тензоров архитектуры в выбранном формате.</translation>
    </message>
    <message>
        <source>The given size replaces the sum of the tensors.</source>
        <translation>Заданный размер заменяет сумму тензоров.</translation>
    </message>
    <message>
        <source>A documented dense architecture stands for a model of this size.</source>
        <translation>Вместо модели такого размера взята описанная плотная архитектура.</translation>
    </message>
    <message>
        <source>vLLM: the KV cache gets what the memory limit leaves after weights, activations and memory outside PyTorch.</source>
        <translation>vLLM: KV-кешу достаётся то, что остаётся в пределе памяти после весов, активаций и памяти вне PyTorch.</translation>
    </message>
    <message>
        <source>vLLM: this version counts CUDA graphs inside the memory limit.</source>
        <translation>vLLM: эта версия учитывает графы CUDA внутри предела памяти.</translation>
    </message>
    <message>
        <source>vLLM: this version keeps CUDA graphs outside the memory limit.</source>
        <translation>vLLM: эта версия держит графы CUDA вне предела памяти.</translation>
    </message>
    <message>
        <source>vLLM: window layers and full layers share pages, so window layers are charged at full length.</source>
        <translation>vLLM: слои с окном и полные слои делят страницы, поэтому слои с окном учтены на полную длину.</translation>
    </message>
    <message>
        <source>The engine keeps no more tokens than the window in window layers.</source>
        <translation>В слоях с окном движок хранит не больше токенов, чем вмещает окно.</translation>
    </message>
    <message>
        <source>SGLang: memory is set aside by chunk size, graphs and number of GPUs.</source>
        <translation>SGLang: резерв памяти зависит от размера порции, графов и числа GPU.</translation>
    </message>
    <message>
        <source>TensorRT-LLM: the KV cache gets a share of what is free after loading.</source>
        <translation>TensorRT-LLM: KV-кешу достаётся доля памяти, свободной после загрузки.</translation>
    </message>
    <message>
        <source>llama.cpp: a margin is left free on each GPU.</source>
        <translation>llama.cpp: на каждом GPU оставлен свободный резерв.</translation>
    </message>
    <message>
        <source>llama.cpp: the window of all slots and a micro-batch is rounded up to a block.</source>
        <translation>llama.cpp: окно всех слотов вместе с микробатчем округляется вверх до блока.</translation>
    </message>
    <message>
        <source>transformers: the KV cache grows with use; nothing is reserved.</source>
        <translation>transformers: KV-кеш растёт по мере работы, резерва нет.</translation>
    </message>
    <message>
        <source>There are fewer KV heads than GPUs in tensor parallel: each GPU keeps a whole head.</source>
        <translation>KV-голов меньше, чем GPU в тензорном параллелизме: каждый GPU хранит голову целиком.</translation>
    </message>
    <message>
        <source>The latent cache of MLA is whole on each GPU in tensor parallel.</source>
        <translation>При тензорном параллелизме латентный кеш MLA хранится целиком на каждом GPU.</translation>
    </message>
    <message>
        <source>The sampler&apos;s trial run, by batch and vocabulary, sets the peak of activations.</source>
        <translation>Пик активаций задаёт пробный запуск сэмплера: размер батча и словаря.</translation>
    </message>
    <message>
        <source>The forward pass sets the peak of activations.</source>
        <translation>Пик активаций задаёт прямой проход.</translation>
    </message>
    <message>
        <source>The memory visible to a program is taken from logs of this card.</source>
        <translation>Память, видимая программе, взята из журналов этой карты.</translation>
    </message>
    <message>
        <source>No log of this card is known: the usual share of usable memory is assumed.</source>
        <translation>Журналов этой карты нет: принята обычная доля доступной памяти.</translation>
    </message>
    <message>
        <source>What the driver reports in this ECC state was not observed: a planning figure is used.</source>
        <translation>Объём, который драйвер сообщает в этом режиме ECC, не наблюдался: взято плановое значение.</translation>
    </message>
    <message>
        <source>Ceiling of one stream: memory bandwidth divided by the weights.</source>
        <translation>Потолок одного потока: пропускная способность памяти, делённая на объём весов.</translation>
    </message>
    <message>
        <source>Ceiling with the KV cache read and without the embedding, which is not read.</source>
        <translation>Потолок с учётом чтения KV-кеша и без таблицы эмбеддингов, которая не читается.</translation>
    </message>
    <message>
        <source>Only the inputs of recomputed layers are kept; one layer at a time is whole.</source>
        <translation>От пересчитываемых слоёв хранятся только входы; целиком существует один слой за раз.</translation>
    </message>
</context>
<context>
    <name>SpecWords</name>
    <message>
        <source>consumer</source>
        <extracomment>kind of GPU</extracomment>
        <translation>потребительский</translation>
    </message>
    <message>
        <source>workstation</source>
        <extracomment>kind of GPU</extracomment>
        <translation>для рабочих станций</translation>
    </message>
    <message>
        <source>data center</source>
        <extracomment>kind of GPU</extracomment>
        <translation>для дата-центров</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>error correction of the memory</extracomment>
        <translation>нет</translation>
    </message>
    <message>
        <source>off by default, can be turned on</source>
        <extracomment>error correction of the memory</extracomment>
        <translation>выключена, можно включить</translation>
    </message>
    <message>
        <source>on by default, can be turned off</source>
        <extracomment>error correction of the memory</extracomment>
        <translation>включена, можно выключить</translation>
    </message>
    <message>
        <source>always on, no memory lost</source>
        <extracomment>error correction of the memory</extracomment>
        <translation>всегда включена, память не теряется</translation>
    </message>
    <message>
        <source>supported</source>
        <extracomment>GPUs exchange data over PCIe directly</extracomment>
        <translation>поддерживается</translation>
    </message>
    <message>
        <source>disabled by the driver: through host memory</source>
        <extracomment>GPUs exchange data over PCIe directly</extracomment>
        <translation>отключено драйвером: через оперативную память</translation>
    </message>
    <message>
        <source>active</source>
        <extracomment>a GPU with fans of its own</extracomment>
        <translation>активное</translation>
    </message>
    <message>
        <source>passive</source>
        <extracomment>a GPU that the server&apos;s fans cool</extracomment>
        <translation>пассивное</translation>
    </message>
    <message>
        <source>PCIe card</source>
        <translation>карта PCIe</translation>
    </message>
    <message>
        <source>PCIe low-profile card</source>
        <translation>низкопрофильная карта PCIe</translation>
    </message>
    <message>
        <source>SXM2 module</source>
        <translation>модуль SXM2</translation>
    </message>
    <message>
        <source>SXM4 module</source>
        <translation>модуль SXM4</translation>
    </message>
    <message>
        <source>SXM5 module</source>
        <translation>модуль SXM5</translation>
    </message>
    <message>
        <source>SXM6 module</source>
        <translation>модуль SXM6</translation>
    </message>
    <message>
        <source>OAM module</source>
        <translation>модуль OAM</translation>
    </message>
    <message>
        <source>PCIe only</source>
        <translation>только PCIe</translation>
    </message>
    <message>
        <source>NVLink bridge</source>
        <translation>мост NVLink</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>a range of prices: &quot;200 000–250 000 RUB&quot;</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>price at launch</source>
        <extracomment>kind of a published price</extracomment>
        <translation>цена на старте продаж</translation>
    </message>
    <message>
        <source>list price, rounded</source>
        <extracomment>kind of a published price</extracomment>
        <translation>прейскурантная цена, округлённо</translation>
    </message>
    <message>
        <source>market range</source>
        <extracomment>kind of a published price</extracomment>
        <translation>разброс рынка</translation>
    </message>
    <message>
        <source>retail range</source>
        <extracomment>kind of a published price</extracomment>
        <translation>разброс розницы</translation>
    </message>
    <message>
        <source>vendor&apos;s list</source>
        <extracomment>kind of a published price</extracomment>
        <translation>прейскурант производителя</translation>
    </message>
    <message>
        <source>street average</source>
        <extracomment>kind of a published price</extracomment>
        <translation>средняя цена в продаже</translation>
    </message>
</context>
<context>
    <name>Specs</name>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>Usable memory, ECC on</source>
        <translation>Доступная память с ECC</translation>
    </message>
    <message>
        <source>What the driver reports: plan with this, not the label.</source>
        <translation>То, что сообщает драйвер: считайте от этого, а не от номинала.</translation>
    </message>
    <message>
        <source>Usable memory, ECC off</source>
        <translation>Доступная память без ECC</translation>
    </message>
    <message>
        <source>The same without error correction.</source>
        <translation>То же без коррекции ошибок.</translation>
    </message>
    <message>
        <source>The engine&apos;s limit is a share of this.</source>
        <translation>Предел движка — доля этого объёма.</translation>
    </message>
    <message>
        <source>Sets the ceiling of generation: every token reads all weights once.</source>
        <translation>Задаёт потолок генерации: на каждый токен все веса читаются один раз.</translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation>Тип памяти</translation>
    </message>
    <message>
        <source>HBM moves several times more bytes a second than GDDR.</source>
        <translation>HBM передаёт в секунду в несколько раз больше байт, чем GDDR.</translation>
    </message>
    <message>
        <source>Memory bus, bits</source>
        <translation>Шина памяти, бит</translation>
    </message>
    <message>
        <source>A wider bus gives more bandwidth of the same chips.</source>
        <translation>Более широкая шина даёт больше пропускной способности на тех же микросхемах.</translation>
    </message>
    <message>
        <source>ECC</source>
        <translation>ECC</translation>
    </message>
    <message>
        <source>Corrects memory errors; on GDDR cards it costs a part of the memory.</source>
        <translation>Исправляет ошибки памяти; на картах с GDDR отнимает часть памяти.</translation>
    </message>
    <message>
        <source>L2 cache, MB</source>
        <translation>Кеш L2, МБ</translation>
    </message>
    <message>
        <source>Keeps hot data on the chip and spares the memory.</source>
        <translation>Держит частые данные на кристалле и разгружает память.</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation>Связь</translation>
    </message>
    <message>
        <source>PCI Express</source>
        <translation>PCI Express</translation>
    </message>
    <message>
        <source>The way to the host: loading a model and offload go over it.</source>
        <translation>Путь к хосту: по нему идут загрузка модели и выгрузка весов.</translation>
    </message>
    <message>
        <source>%1.0 × %2</source>
        <extracomment>PCI Express; %1 generation, %2 lanes</extracomment>
        <translation>%1.0 × %2</translation>
    </message>
    <message>
        <source>PCIe each way</source>
        <translation>PCIe в одну сторону</translation>
    </message>
    <message>
        <source>The most that passes in one direction.</source>
        <translation>Наибольшая скорость в одном направлении.</translation>
    </message>
    <message>
        <source>Link between GPUs</source>
        <translation>Связь между GPU</translation>
    </message>
    <message>
        <source>Tensor parallelism exchanges data twice a layer: without NVLink or its like it waits for PCIe.</source>
        <translation>Тензорный параллелизм обменивается данными дважды за слой: без NVLink или аналога он ждёт PCIe.</translation>
    </message>
    <message>
        <source>Link, both ways</source>
        <translation>Связь, в обе стороны</translation>
    </message>
    <message>
        <source>The total of both directions, as vendors print it.</source>
        <translation>Сумма обоих направлений, как пишут производители.</translation>
    </message>
    <message>
        <source>Peer to peer over PCIe</source>
        <translation>Прямой обмен по PCIe</translation>
    </message>
    <message>
        <source>Without it data between GPUs goes through host memory.</source>
        <translation>Без него данные между GPU идут через оперативную память.</translation>
    </message>
    <message>
        <source>Virtualization</source>
        <translation>Виртуализация</translation>
    </message>
    <message>
        <source>MIG</source>
        <translation>MIG</translation>
    </message>
    <message>
        <source>One GPU as several small ones, each with memory of its own.</source>
        <translation>Один GPU как несколько малых, у каждого своя память.</translation>
    </message>
    <message numerus="yes">
        <source>up to %n instances</source>
        <extracomment>a GPU can be divided</extracomment>
        <translation>
            <numerusform>до %n экземпляра</numerusform>
            <numerusform>до %n экземпляров</numerusform>
            <numerusform>до %n экземпляров</numerusform>
        </translation>
    </message>
    <message>
        <source>vGPU</source>
        <translation>vGPU</translation>
    </message>
    <message>
        <source>Shares of a GPU for virtual machines, by a licence of the vendor.</source>
        <translation>Доли GPU для виртуальных машин, по лицензии производителя.</translation>
    </message>
    <message>
        <source>GPUs on one board</source>
        <translation>GPU на одной плате</translation>
    </message>
    <message>
        <source>Each is a GPU of its own: their memories do not add up.</source>
        <translation>Каждый — отдельный GPU: их память не складывается.</translation>
    </message>
    <message>
        <source>TOPS</source>
        <extracomment>10^12 operations a second</extracomment>
        <translation>TOPS</translation>
    </message>
    <message>
        <source>TFLOPS/W</source>
        <extracomment>10^12 floating-point operations a second for each watt</extracomment>
        <translation>TFLOPS/Вт</translation>
    </message>
    <message>
        <source>Compute, dense (no 2:4 sparsity)</source>
        <translation>Вычисления, плотные (без разреженности 2:4)</translation>
    </message>
    <message>
        <source>BF16 tensor</source>
        <translation>BF16, тензорные ядра</translation>
    </message>
    <message>
        <source>Reading the input (prefill) of 16-bit models runs at this rate.</source>
        <translation>С этой скоростью идёт обработка входа (prefill) 16-битных моделей.</translation>
    </message>
    <message>
        <source>FP16 tensor, FP32 sum</source>
        <translation>FP16, тензорные ядра, сумма в FP32</translation>
    </message>
    <message>
        <source>Training and most inference add up in 32 bits.</source>
        <translation>Обучение и большая часть инференса складывают в 32 битах.</translation>
    </message>
    <message>
        <source>FP16 tensor, FP16 sum</source>
        <translation>FP16, тензорные ядра, сумма в FP16</translation>
    </message>
    <message>
        <source>Only kernels that may add up in 16 bits reach it.</source>
        <translation>Достижимо только для программ GPU (kernels), которым можно складывать в 16 битах.</translation>
    </message>
    <message>
        <source>FP8 tensor</source>
        <translation>FP8, тензорные ядра</translation>
    </message>
    <message>
        <source>For models and caches in FP8; needs support in the engine.</source>
        <translation>Для моделей и кешей в FP8; нужна поддержка движка.</translation>
    </message>
    <message>
        <source>FP8 tensor, FP16 sum</source>
        <translation>FP8, тензорные ядра, сумма в FP16</translation>
    </message>
    <message>
        <source>The faster FP8 rate of cards that halve the other one.</source>
        <translation>Более быстрый режим FP8 на картах, где другой вдвое медленнее.</translation>
    </message>
    <message>
        <source>FP6 tensor</source>
        <translation>FP6, тензорные ядра</translation>
    </message>
    <message>
        <source>Rarely used by engines so far.</source>
        <translation>Движки пока используют редко.</translation>
    </message>
    <message>
        <source>FP4 tensor</source>
        <translation>FP4, тензорные ядра</translation>
    </message>
    <message>
        <source>For NVFP4 and MXFP4 models on cards that have it.</source>
        <translation>Для моделей NVFP4 и MXFP4 на картах, где он есть.</translation>
    </message>
    <message>
        <source>INT8 tensor</source>
        <translation>INT8, тензорные ядра</translation>
    </message>
    <message>
        <source>For models whose weights and activations are 8-bit integers.</source>
        <translation>Для моделей, у которых веса и активации — 8-битные целые.</translation>
    </message>
    <message>
        <source>INT4 tensor</source>
        <translation>INT4, тензорные ядра</translation>
    </message>
    <message>
        <source>AWQ and GPTQ do not use it: they compute in 16 bits.</source>
        <translation>AWQ и GPTQ его не используют: они считают в 16 битах.</translation>
    </message>
    <message>
        <source>TF32 tensor</source>
        <translation>TF32, тензорные ядра</translation>
    </message>
    <message>
        <source>Training in 32 bits with shortened factors.</source>
        <translation>Обучение в 32 битах с укороченными множителями.</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>Ordinary cores; graphics and science more than language models.</source>
        <translation>Обычные ядра; графика и наука, а не языковые модели.</translation>
    </message>
    <message>
        <source>CUDA cores</source>
        <translation>Ядра CUDA</translation>
    </message>
    <message>
        <source>Comparable only within one architecture.</source>
        <translation>Сравнимы только внутри одной архитектуры.</translation>
    </message>
    <message>
        <source>Tensor cores</source>
        <translation>Тензорные ядра</translation>
    </message>
    <message>
        <source>Multiprocessors</source>
        <translation>Мультипроцессоры</translation>
    </message>
    <message>
        <source>SM or CU: the blocks that the chip is made of.</source>
        <translation>SM или CU: блоки, из которых состоит кристалл.</translation>
    </message>
    <message>
        <source>Boost clock, MHz</source>
        <translation>Частота в ускорении, МГц</translation>
    </message>
    <message>
        <source>Reached while power and temperature allow.</source>
        <translation>Достигается, пока позволяют питание и температура.</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <translation>Версия вычислений (compute capability)</translation>
    </message>
    <message>
        <source>Which kernels and formats software may use.</source>
        <translation>Какие программы GPU (kernels) и форматы можно использовать.</translation>
    </message>
    <message>
        <source>Power and body</source>
        <translation>Питание и корпус</translation>
    </message>
    <message>
        <source>Board power</source>
        <translation>Мощность карты</translation>
    </message>
    <message>
        <source>Power supply, cooling and the electricity bill follow from it.</source>
        <translation>От неё зависят блок питания, охлаждение и счёт за электричество.</translation>
    </message>
    <message>
        <source>FP32 per watt</source>
        <translation>FP32 на ватт</translation>
    </message>
    <message>
        <source>Derived: FP32 rate divided by board power.</source>
        <translation>Вычислено: скорость FP32, делённая на мощность карты.</translation>
    </message>
    <message>
        <source>BF16 tensor per watt</source>
        <translation>BF16 (тензорные ядра) на ватт</translation>
    </message>
    <message>
        <source>Derived: BF16 rate divided by board power.</source>
        <translation>Вычислено: скорость BF16, делённая на мощность карты.</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Охлаждение</translation>
    </message>
    <message>
        <source>Passive cards need the airflow of a server.</source>
        <translation>Картам с пассивным охлаждением нужен обдув сервера.</translation>
    </message>
    <message>
        <source>Form factor</source>
        <translation>Форм-фактор</translation>
    </message>
    <message>
        <source>Modules fit only servers made for them.</source>
        <translation>Модули подходят только к серверам, сделанным под них.</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Слоты</translation>
    </message>
    <message>
        <source>How many cards fit side by side.</source>
        <translation>Сколько карт встанет рядом.</translation>
    </message>
    <message>
        <source>Length, mm</source>
        <translation>Длина, мм</translation>
    </message>
    <message>
        <source>Long cards do not fit every case.</source>
        <translation>Длинные карты входят не в каждый корпус.</translation>
    </message>
    <message>
        <source>Power connector</source>
        <translation>Разъём питания</translation>
    </message>
    <message>
        <source>The power supply must have it.</source>
        <translation>Должен быть у блока питания.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Архитектура</translation>
    </message>
    <message>
        <source>Newer ones bring number formats and kernels.</source>
        <translation>Новые приносят форматы чисел и программы GPU (kernels).</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>Назначение</translation>
    </message>
    <message>
        <source>Licences of consumer cards may forbid data centers.</source>
        <translation>Лицензии потребительских карт могут запрещать дата-центры.</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Год выпуска</translation>
    </message>
    <message>
        <source>The year of release.</source>
        <translation>Год выхода.</translation>
    </message>
    <message>
        <source>Specifications</source>
        <translation>Характеристики</translation>
    </message>
    <message>
        <source>Published prices</source>
        <translation>Опубликованные цены</translation>
    </message>
    <message>
        <source>Of the card alone, each as of its day; for orientation only.</source>
        <translation>Только за карту, каждая на свою дату; лишь для ориентира.</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Цены</translation>
    </message>
    <message>
        <source>computed, not published</source>
        <translation>вычислено, не опубликовано</translation>
    </message>
    <message>
        <source>sources disagree: %1</source>
        <extracomment>under a figure of a data sheet; %1 are letters of the notes below the table: &quot;a, b&quot;</extracomment>
        <translation>источники расходятся: %1</translation>
    </message>
    <message>
        <source>The label on the box, mostly in GiB of 1.07 GB: usable memory in GB can be the larger figure.</source>
        <translation>Надпись на коробке, обычно в ГиБ по 1,07 ГБ: доступная память в ГБ может быть больше.</translation>
    </message>
</context>
<context>
    <name>SpeechRows</name>
    <message>
        <source>As the engine loads it</source>
        <translation>Как загружает движок</translation>
    </message>
</context>
<context>
    <name>Speed</name>
    <message>
        <source>The model writes no tokens: it has no decoding speed.</source>
        <translation>Модель не порождает токенов: скорости декодирования у неё нет.</translation>
    </message>
    <message>
        <source>Not one request fits: there is no speed to expect.</source>
        <translation>Не помещается ни один запрос: ожидать скорости не от чего.</translation>
    </message>
    <message>
        <source>The throughput of the card is not known.</source>
        <translation>Производительность карты неизвестна.</translation>
    </message>
    <message>
        <source>Nothing comparable was measured.</source>
        <translation>Ничего сопоставимого не измерено.</translation>
    </message>
    <message>
        <source>%1 was never measured: another engine&apos;s figures stand in.</source>
        <extracomment>%1 is an engine</extracomment>
        <translation>Для %1 нет замеров: взяты показатели другого движка.</translation>
    </message>
    <message>
        <source>%1 was never measured with %2: its other formats stand in.</source>
        <extracomment>%1 is a weight format, %2 an engine</extracomment>
        <translation>%1 в %2 не измерялся: взяты другие форматы этого движка.</translation>
    </message>
    <message>
        <source>Models of this kind (dense or mixture of experts) were not measured: the other kind stands in.</source>
        <translation>Модели этого вида (плотные или смесь экспертов) не измерялись: взят другой вид.</translation>
    </message>
    <message>
        <source>%1 was never measured with %2: other cards of %3 were.</source>
        <extracomment>%1 is a GPU, %2 a weight format, %3 an architecture</extracomment>
        <translation>%1 с %2 не измерялась: измерялись другие карты %3.</translation>
    </message>
    <message>
        <source>No card of %1 was ever measured with %2.</source>
        <extracomment>%1 is an architecture of GPUs, %2 a weight format</extracomment>
        <translation>Ни одна карта %1 не измерялась с %2.</translation>
    </message>
    <message>
        <source>So many GPUs over such a link were not measured.</source>
        <translation>Столько GPU с таким соединением не измерялись.</translation>
    </message>
    <message>
        <source>More requests at once than were measured.</source>
        <translation>Параллельных запросов больше, чем измерялось.</translation>
    </message>
    <message>
        <source>A longer context than was measured.</source>
        <translation>Контекст длиннее, чем измерялось.</translation>
    </message>
    <message>
        <source>Part of the weights is in host memory, whose speed differs from computer to computer.</source>
        <translation>Часть весов — в памяти компьютера, скорость которой у разных машин разная.</translation>
    </message>
    <message>
        <source>It rests on few measurements.</source>
        <translation>Замеров мало.</translation>
    </message>
    <message numerus="yes">
        <source>%n measurement(s)</source>
        <extracomment>&quot;248 measurements&quot;, followed by how many sources they are from</extracomment>
        <translation>
            <numerusform>%n замер</numerusform>
            <numerusform>%n замера</numerusform>
            <numerusform>%n замеров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s)</source>
        <extracomment>&quot;3 sources&quot;: where measurements are from</extracomment>
        <translation>
            <numerusform>%n источник</numerusform>
            <numerusform>%n источника</numerusform>
            <numerusform>%n источников</numerusform>
        </translation>
    </message>
    <message>
        <source>Helps: fewer bits per weight or in the KV cache, a card with more bandwidth.</source>
        <translation>Поможет: меньше бит на вес или в KV-кеше, карта, у которой пропускная способность памяти больше.</translation>
    </message>
    <message>
        <source>Helps: a format that the card computes faster, shorter inputs, a card with more compute.</source>
        <translation>Поможет: формат, который карта считает быстрее, более короткий вход, более мощная карта.</translation>
    </message>
    <message>
        <source>Helps: a smaller KV cache, a shorter context, more memory: then fewer requests wait.</source>
        <translation>Поможет: меньший KV-кеш, более короткий контекст, больше памяти: тогда меньше запросов ждёт.</translation>
    </message>
    <message>
        <source>Helps: NVLink in place of PCIe, replicas or a pipeline, fewer and larger cards, all weights on the GPU.</source>
        <translation>Поможет: NVLink вместо PCIe, реплики или конвейер, меньше карт, но крупнее, все веса на GPU.</translation>
    </message>
    <message>
        <source>min</source>
        <extracomment>minutes, short</extracomment>
        <translation>мин</translation>
    </message>
</context>
<context>
    <name>SpeedChart</name>
    <message>
        <source>Speed of one user</source>
        <translation>Скорость одного пользователя</translation>
    </message>
    <message>
        <source>Speed of all users together</source>
        <translation>Общая скорость всех пользователей</translation>
    </message>
    <message>
        <source>%1 against concurrent requests</source>
        <extracomment>a chart&apos;s title; %1 what it shows: &quot;Speed of one user&quot;</extracomment>
        <translation>%1 в зависимости от числа запросов</translation>
    </message>
    <message>
        <source>%1 against context length</source>
        <extracomment>a chart&apos;s title; %1 what it shows: &quot;Speed of one user&quot;</extracomment>
        <translation>%1 в зависимости от длины контекста</translation>
    </message>
    <message>
        <source>%1: %2 at once, then a queue</source>
        <extracomment>beside a curve; %1 GPU, %2 how many requests run at once</extracomment>
        <translation>%1: %2 сразу, дальше очередь</translation>
    </message>
    <message>
        <source>%1: a queue from %2</source>
        <extracomment>beside a curve; %1 GPU, %2 a context, &quot;16K&quot;</extracomment>
        <translation>%1: очередь с %2</translation>
    </message>
    <message>
        <source>%1: at best %2</source>
        <extracomment>the least time that physics allows, beside a line; %1 GPU, %2 a number</extracomment>
        <translation>%1: не быстрее %2</translation>
    </message>
    <message>
        <source>%1: at best</source>
        <extracomment>the least time that physics allows, beside a line; %1 GPU</extracomment>
        <translation>%1: предел</translation>
    </message>
    <message>
        <source>%1: ceiling %2</source>
        <extracomment>the highest speed that physics allows, beside a line; %1 GPU, %2 a number</extracomment>
        <translation>%1: потолок %2</translation>
    </message>
    <message>
        <source>%1: ceiling</source>
        <extracomment>the highest speed that physics allows, beside a line; %1 GPU</extracomment>
        <translation>%1: потолок</translation>
    </message>
    <message>
        <source>%1: expected %2.</source>
        <extracomment>read by screen readers; %1 GPU, %2 a speed or a time with its band</extracomment>
        <translation>%1: ожидание %2.</translation>
    </message>
    <message>
        <source>prefill</source>
        <extracomment>a point of a roofline: the processing of a prompt</extracomment>
        <translation>обработка входа (prefill)</translation>
    </message>
    <message>
        <source>decode</source>
        <extracomment>a point of a roofline: the writing of an answer</extracomment>
        <translation>генерация (decode)</translation>
    </message>
    <message>
        <source>balance</source>
        <extracomment>the corner of a roofline: left of it bandwidth limits, right of it compute</extracomment>
        <translation>баланс</translation>
    </message>
    <message>
        <source>%1: balance at %2 FLOP per byte, decode at %3, prefill at %4.</source>
        <extracomment>read by screen readers; %1 GPU, %2 to %4 numbers of FLOP per byte</extracomment>
        <translation>%1: баланс при %2 FLOP на байт, генерация (decode) при %3, обработка входа (prefill) при %4.</translation>
    </message>
    <message>
        <source>requests at once</source>
        <translation>параллельные запросы</translation>
    </message>
    <message>
        <source>Roofline of one GPU</source>
        <translation>Roofline одного GPU</translation>
    </message>
    <message>
        <source>arithmetic intensity, FLOP per byte</source>
        <extracomment>FLOP of the arithmetic for each byte read from memory</extracomment>
        <translation>арифметическая интенсивность, FLOP на байт</translation>
    </message>
    <message>
        <source>No GPU has an expected speed.</source>
        <translation>Ни у одного GPU нет ожидаемой скорости.</translation>
    </message>
</context>
<context>
    <name>SpeedHypotheses</name>
    <message>
        <source>Up to about %2 requests at once %1 gives more tokens in all, beyond that %3.</source>
        <extracomment>who gives more output tokens of all users; %1 and %3 GPUs, %2 a number of requests at once</extracomment>
        <translation>Примерно до %2 параллельных запросов больше токенов в сумме даёт %1, дальше — %3.</translation>
    </message>
    <message>
        <source>While the input is under about %2 of the context %1 gives more tokens in all, with longer inputs %3.</source>
        <extracomment>who gives more output tokens of all users; %1 and %3 GPUs, %2 a share of the context in per cent</extracomment>
        <translation>Пока вход короче примерно %2 контекста, больше токенов в сумме даёт %1, при более длинном входе — %3.</translation>
    </message>
    <message>
        <source>%1 The bands overlap: only a test decides.</source>
        <extracomment>%1 is a sentence about which GPU is faster</extracomment>
        <translation>%1 Границы пересекаются: решит только тест.</translation>
    </message>
    <message>
        <source>as in the scenario</source>
        <extracomment>beside the way in which several GPUs share the model</extracomment>
        <translation>как в сценарии</translation>
    </message>
    <message>
        <source>Ways to share the model between GPUs</source>
        <translation>Способы разделить модель между GPU</translation>
    </message>
    <message>
        <source>All users together</source>
        <extracomment>column of a table: the share of a decode step that GPUs spend on talking to each other</extracomment>
        <translation>Все пользователи вместе</translation>
    </message>
    <message>
        <source>Per user</source>
        <translation>На пользователя</translation>
    </message>
    <message>
        <source>Between GPUs</source>
        <translation>Обмен между GPU</translation>
    </message>
    <message>
        <source>With a single request %1 gives more tokens, with several %2.</source>
        <extracomment>who gives more output tokens of all users; %1 and %2 GPUs</extracomment>
        <translation>При одном запросе больше токенов даёт %1, при нескольких — %2.</translation>
    </message>
</context>
<context>
    <name>SpeedTable</name>
    <message>
        <source>of it in the queue: %1</source>
        <extracomment>a part of the time to the first token; %1 a time</extracomment>
        <translation>из них в очереди: %1</translation>
    </message>
    <message>
        <source>Per user</source>
        <translation>На пользователя</translation>
    </message>
    <message>
        <source>All users together</source>
        <translation>Все пользователи вместе</translation>
    </message>
    <message>
        <source>Prefill, one prompt</source>
        <extracomment>tokens of one prompt alone a second</extracomment>
        <translation>Обработка входа, один запрос</translation>
    </message>
    <message>
        <source>Running at once</source>
        <extracomment>how many of the requests run at the same time; the others wait</extracomment>
        <translation>Работают одновременно</translation>
    </message>
    <message>
        <source>no arithmetic of this format: the next wider one</source>
        <translation>арифметики этого формата нет: взята следующая, более широкая</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>after a list of GPUs: how many more there are</extracomment>
        <translation>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Rests on</source>
        <extracomment>what an expectation is derived from</extracomment>
        <translation>Основание</translation>
    </message>
    <message>
        <source>Extrapolated</source>
        <extracomment>in what the asked workload differs from what was measured</extracomment>
        <translation>Экстраполяция</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>the workload is like what was measured: nothing is extrapolated</extracomment>
        <translation>нет</translation>
    </message>
    <message>
        <source>yes, the band is wider</source>
        <translation>да, границы шире</translation>
    </message>
    <message>
        <source>Bottleneck</source>
        <translation>Узкое место</translation>
    </message>
    <message numerus="yes">
        <source>Expected for %n request(s): %1 in, %2 out</source>
        <extracomment>%n requests at once, %1 input and %2 output tokens of each</extracomment>
        <translation>
            <numerusform>Ожидание для %n запроса: вход %1, выход %2</numerusform>
            <numerusform>Ожидание для %n запросов: вход %1, выход %2</numerusform>
            <numerusform>Ожидание для %n запросов: вход %1, выход %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Physical ceiling of one stream: never reached</source>
        <translation>Физический потолок одного потока: недостижим</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>What the expectation rests on</source>
        <translation>На чём основано ожидание</translation>
    </message>
</context>
<context>
    <name>StepBars</name>
    <message>
        <source>Reading weights</source>
        <extracomment>what a decode step spends time on</extracomment>
        <translation>Чтение весов</translation>
    </message>
    <message>
        <source>Reading the KV cache</source>
        <extracomment>what a decode step spends time on</extracomment>
        <translation>Чтение KV-кеша</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <extracomment>what a decode step spends time on</extracomment>
        <translation>Вычисления</translation>
    </message>
    <message>
        <source>Between GPUs</source>
        <extracomment>what a decode step spends time on: the link between GPUs</extracomment>
        <translation>Обмен между GPU</translation>
    </message>
    <message>
        <source>Overhead</source>
        <extracomment>what a decode step spends time on: launches, scheduling, sampling</extracomment>
        <translation>Накладные расходы</translation>
    </message>
    <message>
        <source>Others&apos; prompts</source>
        <extracomment>what a decode step spends time on: prompts of other requests are processed between the steps</extracomment>
        <translation>Входы других запросов</translation>
    </message>
    <message>
        <source>From host memory</source>
        <extracomment>what a decode step spends time on: weights in host memory</extracomment>
        <translation>Из памяти компьютера</translation>
    </message>
    <message>
        <source>Where the time of one token goes</source>
        <translation>На что уходит время одного токена</translation>
    </message>
</context>
<context>
    <name>TradeOff</name>
    <message>
        <source>Price against speed</source>
        <translation>Цена и скорость</translation>
    </message>
    <message>
        <source>%1 an hour, all GPUs</source>
        <extracomment>axis; %1 a currency</extracomment>
        <translation>%1 в час, все GPU</translation>
    </message>
    <message>
        <source>expected output tokens per second, all users</source>
        <translation>ожидаемые выходные токены в секунду, все пользователи</translation>
    </message>
    <message>
        <source>No card that holds the load has both a price in %1 and an expectation of its speed.</source>
        <extracomment>%1 a currency</extracomment>
        <translation>Ни у одной карты, вмещающей нагрузку, нет одновременно цены в %1 и ожидания скорости.</translation>
    </message>
    <message>
        <source>Nothing is both cheaper and faster than: %1</source>
        <extracomment>read by screen readers; %1 a list of GPUs</extracomment>
        <translation>Нет ничего одновременно дешевле и быстрее, чем: %1</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Fits</source>
        <extracomment>verdict: the workload fits the GPU&apos;s memory</extracomment>
        <translation>Помещается</translation>
    </message>
    <message>
        <source>Tight</source>
        <extracomment>verdict: fits with little headroom</extracomment>
        <translation>Впритык</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <extracomment>verdict</extracomment>
        <translation>Не помещается</translation>
    </message>
    <message>
        <source>Not modelled</source>
        <extracomment>verdict: the program has no honest answer</extracomment>
        <translation>Не моделируется</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>how several GPUs share the work: the program chooses</extracomment>
        <translation>Автоматически</translation>
    </message>
    <message>
        <source>One GPU</source>
        <extracomment>how several GPUs share the work: there is only one</extracomment>
        <translation>Один GPU</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Тензорный параллелизм</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Конвейер</translation>
    </message>
    <message>
        <source>Replicas</source>
        <extracomment>how several GPUs share the work: each holds the whole model</extracomment>
        <translation>Реплики</translation>
    </message>
    <message>
        <source>Layer split</source>
        <extracomment>how several GPUs share the work: each holds some layers, one works at a time</extracomment>
        <translation>Разделение по слоям</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <extracomment>what limits the speed</extracomment>
        <translation>Пропускная способность памяти</translation>
    </message>
    <message>
        <source>Compute</source>
        <extracomment>what limits the speed</extracomment>
        <translation>Вычисления</translation>
    </message>
    <message>
        <source>Memory capacity</source>
        <extracomment>what limits the speed: not enough memory for more requests</extracomment>
        <translation>Объём памяти</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <extracomment>what limits the speed: the link between GPUs</extracomment>
        <translation>Связь между GPU</translation>
    </message>
    <message>
        <source>LLM service</source>
        <extracomment>kind of workload: an LLM answers requests</extracomment>
        <translation>Сервис LLM</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>Дообучение</translation>
    </message>
    <message>
        <source>Image generation</source>
        <translation>Генерация изображений</translation>
    </message>
    <message>
        <source>Speech recognition</source>
        <translation>Распознавание речи</translation>
    </message>
    <message>
        <source>ECC off</source>
        <extracomment>error correction of the GPU&apos;s memory</extracomment>
        <translation>ECC выключен</translation>
    </message>
    <message>
        <source>ECC on</source>
        <extracomment>error correction of the GPU&apos;s memory</extracomment>
        <translation>ECC включён</translation>
    </message>
    <message>
        <source>%1 spare</source>
        <extracomment>%1 is a size: &quot;8.8 GB spare&quot;</extracomment>
        <translation>запас %1</translation>
    </message>
    <message>
        <source>%1 short</source>
        <extracomment>%1 is a size: &quot;11.4 GB short&quot;</extracomment>
        <translation>не хватает %1</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>a way of fine-tuning: every weight is trained</extracomment>
        <translation>Полное</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>gradient checkpointing: nothing is recomputed</extracomment>
        <translation>Выключен</translation>
    </message>
    <message>
        <source>Every second layer</source>
        <extracomment>gradient checkpointing</extracomment>
        <translation>Каждый второй слой</translation>
    </message>
    <message>
        <source>Every layer</source>
        <extracomment>gradient checkpointing</extracomment>
        <translation>Каждый слой</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>several GPUs: each holds all of the training state</extracomment>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>how the loss is computed: all logits at once</extracomment>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Compiled</source>
        <extracomment>how the loss is computed: by a compiled kernel</extracomment>
        <translation>Скомпилировано</translation>
    </message>
    <message>
        <source>Chunked</source>
        <extracomment>how the loss is computed: part by part</extracomment>
        <translation>По частям</translation>
    </message>
    <message>
        <source>Fused</source>
        <extracomment>how the loss is computed: logits are never written</extracomment>
        <translation>Слитно</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>offload to host memory</extracomment>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <extracomment>offload to host memory</extracomment>
        <translation>Состояние оптимизатора</translation>
    </message>
    <message>
        <source>Weights and state</source>
        <extracomment>offload to host memory</extracomment>
        <translation>Веса и состояние</translation>
    </message>
    <message>
        <source>Saved activations</source>
        <extracomment>offload to host memory</extracomment>
        <translation>Сохранённые активации</translation>
    </message>
    <message>
        <source>All linear layers</source>
        <extracomment>which matrices LoRA adapts</extracomment>
        <translation>Все линейные слои</translation>
    </message>
    <message>
        <source>Attention</source>
        <extracomment>which matrices LoRA adapts</extracomment>
        <translation>Внимание</translation>
    </message>
    <message>
        <source>Components in turn</source>
        <extracomment>offload of a pipeline to host memory: one of its models at a time is on the GPU</extracomment>
        <translation>Компоненты по очереди</translation>
    </message>
    <message>
        <source>Layer by layer</source>
        <extracomment>offload of a pipeline to host memory: one layer at a time is on the GPU</extracomment>
        <translation>Слой за слоем</translation>
    </message>
    <message>
        <source>Groups of layers</source>
        <extracomment>offload of a pipeline to host memory</extracomment>
        <translation>Группы слоёв</translation>
    </message>
    <message>
        <source>text encoding</source>
        <extracomment>a stage of an image pipeline</extracomment>
        <translation>кодирование текста</translation>
    </message>
    <message>
        <source>denoising</source>
        <extracomment>a stage of an image pipeline</extracomment>
        <translation>шумоподавление</translation>
    </message>
    <message>
        <source>VAE decoding</source>
        <extracomment>a stage of an image pipeline</extracomment>
        <translation>Декодирование VAE</translation>
    </message>
</context>
<context>
    <name>Workbook</name>
    <message>
        <source>Tariffs</source>
        <translation>Тарифы</translation>
    </message>
    <message>
        <source>Price of a GPU-hour</source>
        <translation>Цена GPU-часа</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>%1, lowest</source>
        <extracomment>of a band; %1 GPU</extracomment>
        <translation>%1, минимум</translation>
    </message>
    <message>
        <source>%1, highest</source>
        <extracomment>of a band; %1 GPU</extracomment>
        <translation>%1, максимум</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Memory of one GPU, GB</source>
        <translation>Память одного GPU, ГБ</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Контекст</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>Change a price in the marked cells: the costs follow. Prices are as published or given; ask about VAT.</source>
        <translation>Измените цену в отмеченных ячейках: стоимость пересчитается. Цены — как опубликованы или заданы; уточните НДС.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation>Цена за час</translation>
    </message>
    <message>
        <source>Hours billed a month</source>
        <translation>Оплачиваемых часов в месяц</translation>
    </message>
    <message>
        <source>Other costs a month</source>
        <translation>Прочие расходы в месяц</translation>
    </message>
    <message>
        <source>Bill of a month</source>
        <translation>Счёт за месяц</translation>
    </message>
    <message>
        <source>Results a month</source>
        <translation>Результатов в месяц</translation>
    </message>
    <message>
        <source>Cost of a result</source>
        <translation>Стоимость результата</translation>
    </message>
    <message>
        <source>Output tokens of a result</source>
        <translation>Выходных токенов в результате</translation>
    </message>
    <message>
        <source>Million output tokens, expected</source>
        <translation>Миллион выходных токенов, ожидание</translation>
    </message>
    <message>
        <source>One-stream ceiling</source>
        <translation>Потолок одного потока</translation>
    </message>
    <message>
        <source>Million output tokens at the ceiling</source>
        <translation>Миллион выходных токенов при потолке</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Spare memory</source>
        <translation>Запас памяти</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Запросов одновременно</translation>
    </message>
    <message>
        <source>Per user, expected</source>
        <translation>На пользователя, ожидание</translation>
    </message>
    <message>
        <source>Lowest of the band</source>
        <translation>Минимум интервала</translation>
    </message>
    <message>
        <source>Highest of the band</source>
        <translation>Максимум интервала</translation>
    </message>
    <message>
        <source>First token, expected</source>
        <translation>Первый токен, ожидание</translation>
    </message>
    <message>
        <source>Requests against the recommended</source>
        <extracomment>a difference in percent</extracomment>
        <translation>Запросы против рекомендуемого</translation>
    </message>
    <message>
        <source>Price against the recommended</source>
        <translation>Цена против рекомендуемого</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Допущения</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Исходные данные</translation>
    </message>
    <message>
        <source>In this scenario</source>
        <translation>В этом сценарии</translation>
    </message>
    <message>
        <source>In the default preset</source>
        <translation>В пресете по умолчанию</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Источники</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>of a source: vendor, measured ...</extracomment>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Адрес</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Примечание</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::AboutDialog</name>
    <message>
        <source>About Tarozi</source>
        <translation>О программе Tarozi</translation>
    </message>
    <message>
        <source>Tarozi %1</source>
        <translation>Tarozi %1</translation>
    </message>
    <message>
        <source>Weighs GPUs against an AI workload: does it fit, how fast, at what price. Figures are estimates; they confirm neither availability nor speed.</source>
        <translation>Взвешивает GPU под нагрузку ИИ: поместится ли, как быстро, по какой цене. Показатели — оценки; они не подтверждают ни наличия, ни скорости.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later</source>
        <translation>Свободная программа под лицензией GNU GPL версии 3 или новее</translation>
    </message>
    <message>
        <source>Built from</source>
        <translation>Из чего собрана</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::CandidatePrices</name>
    <message>
        <source>on request</source>
        <extracomment>in place of a price: the provider tells it when asked</extracomment>
        <translation>по запросу</translation>
    </message>
    <message>
        <source>own price</source>
        <translation>своя цена</translation>
    </message>
    <message>
        <source>%1, price of a GPU-hour</source>
        <extracomment>%1 a GPU</extracomment>
        <translation>%1, цена GPU-часа</translation>
    </message>
    <message>
        <source>Offer for %1</source>
        <translation>Предложение для %1</translation>
    </message>
    <message>
        <source>Currency of the price of %1</source>
        <translation>Валюта цены %1</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ChartPanel</name>
    <message>
        <source>Save chart</source>
        <translation>Сохранить диаграмму</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Показать таблицей</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>Копировать данные</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>Копировать изображение</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>Сохранить диаграмму…</translation>
    </message>
    <message>
        <source>Chart actions: %1</source>
        <extracomment>of a button that opens a menu; %1 is the chart&apos;s title</extracomment>
        <translation>Действия с диаграммой: %1</translation>
    </message>
    <message>
        <source>Show as table, copy or save this chart</source>
        <translation>Показать таблицей, копировать или сохранить диаграмму</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>a button beside a chart that shows the chart&apos;s figures instead</extracomment>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Show as table: %1</source>
        <extracomment>of a button for screen readers; %1 is a chart&apos;s title</extracomment>
        <translation>Показать таблицей: %1</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Рисунок (*.svg)</translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation>Документ (*.pdf)</translation>
    </message>
    <message>
        <source>Picture, %1× (*.png)</source>
        <extracomment>%1 how many times the pixels of the window: 1, 2, 3</extracomment>
        <translation>Картинка, %1× (*.png)</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ChoosePage</name>
    <message>
        <source>The box before a name puts a card into the comparison. Heavy names: nothing is both cheaper an hour and faster. Prices: the middle one of the on-demand offers.</source>
        <translation>Флажок перед названием добавляет карту в сравнение. Полужирные названия: нет ничего одновременно дешевле за час и быстрее. Цены: среднее из предложений по запросу.</translation>
    </message>
    <message>
        <source>No card is left: see the reasons below, or ask for less.</source>
        <translation>Не осталось ни одной карты: причины ниже; смягчите требования.</translation>
    </message>
    <message>
        <source>Cards that drop out</source>
        <translation>Отпавшие карты</translation>
    </message>
    <message>
        <source>Why one of them does not do, and no number of them up to eight</source>
        <translation>Почему не подходит одна и любое число до восьми</translation>
    </message>
    <message>
        <source>1. What the load waits for</source>
        <extracomment>heads of the four steps of the choice</extracomment>
        <translation>1. Чего ждёт нагрузка</translation>
    </message>
    <message>
        <source>2. The least memory it takes</source>
        <extracomment>heads of the four steps of the choice</extracomment>
        <translation>2. Минимум памяти</translation>
    </message>
    <message>
        <source>3. What drops out</source>
        <extracomment>heads of the four steps of the choice</extracomment>
        <translation>3. Что отпадает</translation>
    </message>
    <message>
        <source>4. The order of the others</source>
        <extracomment>heads of the four steps of the choice</extracomment>
        <translation>4. Порядок остальных</translation>
    </message>
    <message>
        <source>Every number of GPUs, not only the best of each card</source>
        <translation>Любое число GPU, а не только лучшее для каждой карты</translation>
    </message>
    <message>
        <source>Price against speed</source>
        <translation>Цена и скорость</translation>
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
        <translation>Слоты</translation>
    </message>
    <message>
        <source>Power, W</source>
        <translation>Мощность, Вт</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <extracomment>a limit of money; %1 a currency</extracomment>
        <translation>%1 в час</translation>
    </message>
    <message>
        <source>TTFT, ms</source>
        <translation>TTFT, мс</translation>
    </message>
    <message>
        <source>TPOT, ms</source>
        <translation>TPOT, мс</translation>
    </message>
    <message>
        <source>Must have</source>
        <extracomment>heading over what a GPU must have</extracomment>
        <translation>Обязательно</translation>
    </message>
    <message>
        <source>At most (0: no limit)</source>
        <extracomment>heading over the limits of a candidate</extracomment>
        <translation>Не больше (0 — без ограничения)</translation>
    </message>
    <message>
        <source>What counts (all 0: the cost of a result where a price is known, else speed)</source>
        <extracomment>heading over the weights of a ranking</extracomment>
        <translation>Что важно (все 0: стоимость результата, где цена известна, иначе скорость)</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ChooseTable</name>
    <message numerus="yes">
        <source>The middle one of %n on-demand offer(s), %1 to %2 for one GPU: %3, %4</source>
        <extracomment>where a price comes from; %n offers, %1 and %2 amounts, %3 a provider, %4 a date</extracomment>
        <translation>
            <numerusform>Среднее из %n предложения по запросу, от %1 до %2 за один GPU: %3, %4</numerusform>
            <numerusform>Среднее из %n предложений по запросу, от %1 до %2 за один GPU: %3, %4</numerusform>
            <numerusform>Среднее из %n предложений по запросу, от %1 до %2 за один GPU: %3, %4</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>columns of the ranking; the first is the place</extracomment>
        <translation>Место</translation>
    </message>
    <message>
        <source>GPU, in the comparison</source>
        <translation>GPU, в сравнении</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Spare</source>
        <translation>Запас</translation>
    </message>
    <message>
        <source>All users</source>
        <translation>Все пользователи</translation>
    </message>
    <message>
        <source>Per hour</source>
        <translation>В час</translation>
    </message>
    <message>
        <source>Per million tokens</source>
        <translation>За миллион токенов</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Мощность</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Рейтинг</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ContextPage</name>
    <message>
        <source>Memory need against context</source>
        <translation>Нужная память в зависимости от контекста</translation>
    </message>
    <message>
        <source>A click sets the context; arrow keys read the curves. Dashed: beyond what fits the GPU.</source>
        <translation>Щелчок задаёт контекст; стрелки читают кривые. Пунктир — больше, чем помещается на GPU.</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::CostPage</name>
    <message>
        <source>A result is cheapest on %1; the bands do not overlap.</source>
        <extracomment>%1 a GPU</extracomment>
        <translation>Результат дешевле всего на %1; диапазоны не пересекаются.</translation>
    </message>
    <message>
        <source>%1 looks cheapest, but the bands overlap: the difference is not proven.</source>
        <extracomment>%1 a GPU</extracomment>
        <translation>%1 выглядит дешевле всех, но диапазоны пересекаются: разница не доказана.</translation>
    </message>
    <message>
        <source>against utilization</source>
        <extracomment>what a chart&apos;s x axis is</extracomment>
        <translation>от загрузки</translation>
    </message>
    <message>
        <source>against requests</source>
        <extracomment>what a chart&apos;s x axis is</extracomment>
        <translation>от запросов</translation>
    </message>
    <message>
        <source>Bands: those of the expected speed. A click sets the scenario; arrow keys read the curves.</source>
        <translation>Полосы — диапазон ожидаемой скорости. Щелчок задаёт сценарий; стрелки читают кривые.</translation>
    </message>
    <message>
        <source>GPU of the charts below</source>
        <translation>GPU для графиков ниже</translation>
    </message>
    <message>
        <source>Pale: the lower end of an input, full: the upper one. Speed goes through its band, the price through the catalogue&apos;s offers, typed inputs a fifth either way.</source>
        <translation>Бледный цвет — нижний край входной величины, полный — верхний. Скорость проходит свой диапазон, цена — предложения каталога, введённые числа — на пятую часть в обе стороны.</translation>
    </message>
    <message>
        <source>Prices and inputs</source>
        <translation>Цены и исходные данные</translation>
    </message>
    <message>
        <source>Tariffs…</source>
        <translation>Тарифы…</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::DocumentCommands</name>
    <message>
        <source>scenario</source>
        <extracomment>name of a new file; &quot;.tarozi&quot; is added</extracomment>
        <translation>сценарий</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::EngineRow</name>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Engine version</source>
        <translation>Версия движка</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <extracomment>a version of an engine that is used unless another is chosen</extracomment>
        <translation>%1 (по умолчанию)</translation>
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
        <translation>Копировать как текст</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Закрыть (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ExportCommand</name>
    <message>
        <source>New scenario</source>
        <extracomment>a scenario without a file</extracomment>
        <translation>Новый сценарий</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::FigureTable</name>
    <message>
        <source>Copy table</source>
        <extracomment>of a table of figures, to the clipboard</extracomment>
        <translation>Скопировать таблицу</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::FindingsBar</name>
    <message>
        <source>All findings: %1</source>
        <translation>Все замечания: %1</translation>
    </message>
    <message>
        <source>Nothing to warn about</source>
        <translation>Предупреждений нет</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a GPU and what was found about it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Apply this change; the verdict then: %1</source>
        <translation>Применить это изменение; вердикт станет: %1</translation>
    </message>
    <message>
        <source>What helps:</source>
        <translation>Что поможет:</translation>
    </message>
    <message>
        <source>Estimate, not a measurement · catalogue of %1</source>
        <translation>Оценка, не замер · каталог от %1</translation>
    </message>
    <message>
        <source>Everything that was found about all GPUs, and what would help</source>
        <translation>Всё, что выяснено обо всех GPU, и что поможет</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Замечания</translation>
    </message>
    <message>
        <source>%1
Its cost: %2</source>
        <extracomment>%1 a sentence, %2 what a change costs</extracomment>
        <translation>%1
Цена: %2</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::FindingsPopup</name>
    <message>
        <source>Findings</source>
        <translation>Замечания</translation>
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
        <translation>нет</translation>
    </message>
    <message>
        <source>Across</source>
        <extracomment>before the list of inputs that may lie along the axis</extracomment>
        <translation>По горизонтали</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>before the list of inputs that may lie along the axis</extracomment>
        <translation>По вертикали</translation>
    </message>
    <message>
        <source>Verdicts of</source>
        <extracomment>before the list of GPUs: whose verdicts are coloured</extracomment>
        <translation>Вердикты</translation>
    </message>
    <message>
        <source>Lines of equal</source>
        <extracomment>before the list of figures: lines of equal memory, speed or cost</extracomment>
        <translation>Линии равных значений</translation>
    </message>
    <message>
        <source>Lines in the colours of the GPUs: where each of them stops. A click sets both inputs; arrow keys read the map, Enter sets them.</source>
        <translation>Линии цвета GPU: предел каждого из них. Щелчок задаёт оба параметра; стрелки читают карту, Enter задаёт.</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::GpuCard</name>
    <message>
        <source>GPU %1, %2</source>
        <extracomment>for screen readers: the number of a card and the GPU on it</extracomment>
        <translation>GPU %1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>for screen readers: %1 is &quot;GPU 1, RTX 4090&quot;, %2 a figure&apos;s name</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: memory</source>
        <extracomment>for screen readers: %1 is &quot;GPU 1, RTX 4090&quot;</extracomment>
        <translation>%1: память</translation>
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
        <translation>Коррекция ошибок памяти: с ней на некоторых картах программам остаётся меньше</translation>
    </message>
    <message>
        <source>How many of these GPUs</source>
        <translation>Сколько таких GPU</translation>
    </message>
    <message>
        <source>How several GPUs share the work</source>
        <translation>Как несколько GPU делят работу</translation>
    </message>
    <message>
        <source>Remove this GPU from the comparison</source>
        <translation>Убрать этот GPU из сравнения</translation>
    </message>
    <message>
        <source>%1: choose another</source>
        <extracomment>for screen readers: %1 is &quot;GPU 1, RTX 4090&quot;</extracomment>
        <translation>%1: выбрать другой</translation>
    </message>
    <message>
        <source>%1: how many</source>
        <translation>%1: сколько</translation>
    </message>
    <message>
        <source>%1: ECC</source>
        <translation>%1: ECC</translation>
    </message>
    <message>
        <source>%1: how the work is shared</source>
        <translation>%1: как делится работа</translation>
    </message>
    <message>
        <source>%1: remove</source>
        <translation>%1: убрать</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <extracomment>the program chooses how GPUs share the work; %1 is what it chose</extracomment>
        <translation>Автоматически: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>for screen readers: %1 is &quot;GPU 1, RTX 4090&quot;, %2 the verdict</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Error correction of the memory. For this card only one state was observed: the other one is reckoned with the same memory, though ECC may take some of it.</source>
        <translation>Коррекция ошибок памяти. Для этой карты наблюдалось только одно состояние: другое считается с тем же объёмом памяти, хотя ECC может занять её часть.</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::GpuStrip</name>
    <message>
        <source>Add a GPU to the comparison</source>
        <translation>Добавить GPU в сравнение</translation>
    </message>
    <message>
        <source>Add a GPU</source>
        <translation>Добавить GPU</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Search by name or memory</source>
        <translation>Поиск по имени или памяти</translation>
    </message>
    <message>
        <source>No GPU has all these words.</source>
        <translation>Нет GPU со всеми этими словами.</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ImportDialog</name>
    <message>
        <source>&amp;Keep it in my catalogue</source>
        <translation>&amp;Сохранить в моём каталоге</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>Импорт модели</translation>
    </message>
    <message>
        <source>Cannot be assessed</source>
        <translation>Оценить нельзя</translation>
    </message>
    <message>
        <source>To know</source>
        <translation>Что важно знать</translation>
    </message>
    <message>
        <source>Assumed, because the file does not say it</source>
        <translation>Принято, потому что в файле этого нет</translation>
    </message>
    <message>
        <source>&amp;Use this model</source>
        <translation>&amp;Взять эту модель</translation>
    </message>
    <message>
        <source>Read from</source>
        <translation>Прочитано из</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of file: names</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Архитектура</translation>
    </message>
    <message>
        <source>Weight precision</source>
        <translation>Точность весов</translation>
    </message>
    <message>
        <source>Made for a context of</source>
        <translation>Рассчитана на контекст</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::InfoPopover</name>
    <message>
        <source>Unit</source>
        <translation>Единица</translation>
    </message>
    <message>
        <source>Typical</source>
        <extracomment>the usual values of a parameter</extracomment>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Default</source>
        <extracomment>the value a parameter has at first, and where it comes from</extracomment>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>Drives</source>
        <extracomment>the results that a parameter changes</extracomment>
        <translation>На что влияет</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::MainWindow</name>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Контекст</translation>
    </message>
    <message>
        <source>Specifications</source>
        <translation>Характеристики</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Новый сценарий</translation>
    </message>
    <message>
        <source>%1[*] – Tarozi</source>
        <extracomment>window title: the document&apos;s name, a mark while it is not saved, the program</extracomment>
        <translation>%1[*] – Tarozi</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>Fit map</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Выбор</translation>
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
        <translation>Память одного GPU</translation>
    </message>
    <message>
        <source>Click a part of a bar or a figure to see how it was reached. All bars share one scale; hatched memory is spare.</source>
        <translation>Щёлкните часть полосы или показатель, чтобы увидеть, как он получен. У всех полос один масштаб; заштриховано свободное.</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::MoneyForm</name>
    <message>
        <source>Use and load</source>
        <translation>Загрузка и нагрузка</translation>
    </message>
    <message>
        <source>Storage and traffic</source>
        <translation>Хранение и трафик</translation>
    </message>
    <message>
        <source>Hosted API</source>
        <translation>Готовый API</translation>
    </message>
    <message>
        <source>Purchase and plan</source>
        <translation>Покупка и план</translation>
    </message>
    <message>
        <source>Upkeep of own GPUs</source>
        <translation>Содержание своих GPU</translation>
    </message>
    <message>
        <source>Costs in</source>
        <translation>Стоимость в</translation>
    </message>
    <message>
        <source>First day of the plan</source>
        <translation>Первый день плана</translation>
    </message>
    <message>
        <source>dd.mm.yyyy</source>
        <translation>дд.мм.гггг</translation>
    </message>
    <message>
        <source>the currency of the price</source>
        <translation>валюта цены</translation>
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
        <translation>выключено</translation>
    </message>
    <message>
        <source>By the tariff %1</source>
        <extracomment>%1 is the name of an offer</extracomment>
        <translation>По тарифу %1</translation>
    </message>
    <message numerus="yes">
        <source>More parameters, %n changed</source>
        <extracomment>%n: how many of the parameters behind this line differ from their defaults</extracomment>
        <translation>
            <numerusform>Ещё параметры, изменён %n</numerusform>
            <numerusform>Ещё параметры, изменено %n</numerusform>
            <numerusform>Ещё параметры, изменено %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tarozi::ui::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Закрыть это сообщение</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::NumberBox</name>
    <message>
        <source>The largest value is %1.</source>
        <extracomment>under a field: the number typed was too large</extracomment>
        <translation>Наибольшее значение — %1.</translation>
    </message>
    <message>
        <source>The smallest value is %1.</source>
        <extracomment>under a field: the number typed was too small</extracomment>
        <translation>Наименьшее значение — %1.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number here.</source>
        <extracomment>under a field: what was typed is not a number, or has a fraction</extracomment>
        <translation>«%1» — не целое число.</translation>
    </message>
    <message>
        <source>“%1” is not a number here.</source>
        <extracomment>under a field: what was typed is not a number</extracomment>
        <translation>«%1» — не число.</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::OptionalNumber</name>
    <message>
        <source>not given</source>
        <extracomment>in an empty field: the person has given no number</extracomment>
        <translation>не задано</translation>
    </message>
    <message>
        <source>“%1” was not taken: a number from %2 to %3 is expected.</source>
        <extracomment>why an entry was not taken; %1 the entry, %2 and %3 the least and the greatest number</extracomment>
        <translation>«%1» не принято: ожидается число от %2 до %3.</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::PageTabs</name>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ParameterRow</name>
    <message>
        <source>%1, exact value</source>
        <extracomment>the box with the exact value beside a slider; %1 is the parameter&apos;s name</extracomment>
        <translation>%1: точное значение</translation>
    </message>
    <message>
        <source>About: %1</source>
        <extracomment>a button that explains a parameter; %1 is its name</extracomment>
        <translation>Подробнее: %1</translation>
    </message>
    <message>
        <source>What this means (F1)</source>
        <translation>Что это значит (F1)</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::PriceImportDialog</name>
    <message>
        <source>Import a price list</source>
        <translation>Импорт прайс-листа</translation>
    </message>
    <message>
        <source>no column</source>
        <extracomment>the price list has no column of this meaning</extracomment>
        <translation>нет столбца</translation>
    </message>
    <message>
        <source>as the list says</source>
        <translation>как в списке</translation>
    </message>
    <message>
        <source>hour</source>
        <translation>час</translation>
    </message>
    <message>
        <source>month</source>
        <translation>месяц</translation>
    </message>
    <message>
        <source>minute</source>
        <translation>минута</translation>
    </message>
    <message>
        <source>second</source>
        <translation>секунда</translation>
    </message>
    <message>
        <source>Provider, where none is named</source>
        <translation>Провайдер, если не назван</translation>
    </message>
    <message>
        <source>Currency, where none is named</source>
        <translation>Валюта, если не названа</translation>
    </message>
    <message>
        <source>Prices are per, where none is named</source>
        <translation>Цены за период, если не назван</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Read as %1. Rows accepted: %2, refused: %3, to be checked: %4.</source>
        <extracomment>%1 an encoding, %2 to %4 numbers of rows</extracomment>
        <translation>Прочитано как %1. Строк принято: %2, отклонено: %3, проверить: %4.</translation>
    </message>
    <message numerus="yes">
        <source>Import %n offer(s)</source>
        <translation>
            <numerusform>Импортировать %n предложение</numerusform>
            <numerusform>Импортировать %n предложения</numerusform>
            <numerusform>Импортировать %n предложений</numerusform>
        </translation>
    </message>
    <message>
        <source>refused</source>
        <translation>отклонено</translation>
    </message>
    <message>
        <source>check</source>
        <translation>проверить</translation>
    </message>
    <message>
        <source>on request</source>
        <translation>по запросу</translation>
    </message>
    <message>
        <source>accepted</source>
        <extracomment>of a row of a price list</extracomment>
        <translation>принято</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::PriceRow</name>
    <message>
        <source>Price of a GPU-hour, amount</source>
        <translation>Цена часа GPU, сумма</translation>
    </message>
    <message>
        <source>Price of a GPU-hour, currency</source>
        <translation>Цена часа GPU, валюта</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ProposalDialog</name>
    <message>
        <source>Proposal</source>
        <translation>Коммерческое предложение</translation>
    </message>
    <message>
        <source>The document&apos;s fonts lack these letters; empty boxes will stand for them: %1</source>
        <extracomment>%1 lists the letters</extracomment>
        <translation>В шрифтах документа нет этих букв; вместо них будут пустые квадраты: %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>of the preview; %1 page, %2 how many</extracomment>
        <translation>Страница %1 из %2</translation>
    </message>
    <message>
        <source>Compared &amp;with</source>
        <translation>Сра&amp;внить с</translation>
    </message>
    <message>
        <source>Add a scenario…</source>
        <translation>Добавить сценарий…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Предыдущая страница</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Следующая страница</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Предпросмотр</translation>
    </message>
    <message>
        <source>Zoom of the preview</source>
        <translation>Масштаб предпросмотра</translation>
    </message>
    <message>
        <source>Fit width</source>
        <extracomment>zoom of the preview</extracomment>
        <translation>По ширине</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>button: goes on to ask for the file</extracomment>
        <translation>Экспорт…</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::ProposalForm</name>
    <message>
        <source>Choose a logo</source>
        <translation>Выбрать логотип</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.jpg)</source>
        <translation>Изображения (*.svg *.png *.jpg)</translation>
    </message>
    <message>
        <source>Accent colour</source>
        <translation>Акцентный цвет</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>Your company</source>
        <extracomment>whoever proposes: the company</extracomment>
        <translation>Ваша компания</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>of the proposal</extracomment>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Бумага</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Заголовок</translation>
    </message>
    <message>
        <source>&amp;Customer</source>
        <translation>&amp;Заказчик</translation>
    </message>
    <message>
        <source>P&amp;roject</source>
        <translation>&amp;Проект</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <extracomment>of the proposal</extracomment>
        <translation>&amp;Номер</translation>
    </message>
    <message>
        <source>Re&amp;vision</source>
        <translation>&amp;Редакция</translation>
    </message>
    <message>
        <source>Valid &amp;for</source>
        <extracomment>for how long a proposal holds</extracomment>
        <translation>&amp;Действует</translation>
    </message>
    <message>
        <source>&amp;Wording</source>
        <translation>&amp;Формулировка</translation>
    </message>
    <message>
        <source>Conf&amp;identiality</source>
        <translation>К&amp;онфиденциальность</translation>
    </message>
    <message>
        <source>Prepared &amp;by</source>
        <extracomment>who wrote the proposal</extracomment>
        <translation>Подготови&amp;л</translation>
    </message>
    <message>
        <source>C&amp;ontact</source>
        <translation>Кон&amp;такт</translation>
    </message>
    <message>
        <source>Lo&amp;go</source>
        <translation>Логотип (&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Accent colour</source>
        <translation>&amp;Акцентный цвет</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>В&amp;ерхняя строка</translation>
    </message>
    <message>
        <source>Foote&amp;r</source>
        <translation>Н&amp;ижняя строка</translation>
    </message>
    <message>
        <source>&amp;Disclaimer</source>
        <translation>О&amp;говорка</translation>
    </message>
    <message>
        <source>from the model&apos;s name</source>
        <translation>по имени модели</translation>
    </message>
    <message>
        <source>an SVG or PNG file</source>
        <translation>файл SVG или PNG</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Логотип</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Обзор…</translation>
    </message>
    <message>
        <source>Attach the scenario to the PDF</source>
        <translation>Вложить сценарий в PDF</translation>
    </message>
    <message>
        <source>days</source>
        <extracomment>days</extracomment>
        <translation>дней</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>не указано</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>paper size of 8.5 by 11 inches</extracomment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>how the sentence that limits a proposal is worded</extracomment>
        <translation>Обычная</translation>
    </message>
    <message>
        <source>Formal</source>
        <extracomment>how the sentence that limits a proposal is worded</extracomment>
        <translation>Официальная</translation>
    </message>
    <message>
        <source>For colleagues</source>
        <extracomment>how the sentence that limits a proposal is worded</extracomment>
        <translation>Для коллег</translation>
    </message>
    <message>
        <source>No mark</source>
        <extracomment>no mark of confidentiality</extracomment>
        <translation>Без пометки</translation>
    </message>
    <message>
        <source>Confidential</source>
        <translation>Конфиденциально</translation>
    </message>
    <message>
        <source>For internal use</source>
        <translation>Для внутреннего пользования</translation>
    </message>
    <message>
        <source>Cover</source>
        <extracomment>the first page of a document</extracomment>
        <translation>Обложка</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>Expected speed</source>
        <translation>Ожидаемая скорость</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>Alternatives and why not</source>
        <translation>Альтернативы и почему не они</translation>
    </message>
    <message>
        <source>Specifications</source>
        <translation>Характеристики</translation>
    </message>
    <message>
        <source>To check before renting or buying</source>
        <translation>Что проверить до аренды или покупки</translation>
    </message>
    <message>
        <source>Test plan</source>
        <translation>План теста</translation>
    </message>
    <message>
        <source>All inputs</source>
        <translation>Все исходные данные</translation>
    </message>
    <message>
        <source>Method and sources</source>
        <translation>Метод и источники</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Словарь терминов</translation>
    </message>
    <message>
        <source>Limits and validity</source>
        <translation>Границы и срок действия</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::RateTable</name>
    <message>
        <source>Add an exchange rate</source>
        <translation>Добавить курс валюты</translation>
    </message>
    <message>
        <source>Rate: one unit of this currency</source>
        <translation>Курс: единица этой валюты</translation>
    </message>
    <message>
        <source>Rate: in this currency</source>
        <translation>Курс: в этой валюте</translation>
    </message>
    <message>
        <source>Rate: value</source>
        <translation>Курс: значение</translation>
    </message>
    <message>
        <source>date</source>
        <translation>дата</translation>
    </message>
    <message>
        <source>Rate: date</source>
        <translation>Курс: дата</translation>
    </message>
    <message>
        <source>source</source>
        <translation>источник</translation>
    </message>
    <message>
        <source>Rate: source</source>
        <translation>Курс: источник</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>takes an exchange rate away</extracomment>
        <translation>Удалить</translation>
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
        <translation>Где источники расходятся</translation>
    </message>
    <message>
        <source>Claims that nobody could verify</source>
        <translation>Утверждения, которые никто не смог проверить</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Примечания</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Источники</translation>
    </message>
    <message>
        <source>The better figure of a row is bold. Small numbers lead to the sources below; a dash means that no source was found.</source>
        <translation>Лучшее значение строки выделено полужирным. Маленькие номера ведут к источникам ниже; прочерк — источник не найден.</translation>
    </message>
    <message>
        <source>Add a GPU to see its data sheet.</source>
        <translation>Добавьте GPU, чтобы увидеть его характеристики.</translation>
    </message>
    <message>
        <source>The table keeps one figure, the vendor&apos;s where there is one. In the words of the research, in English:</source>
        <translation>В таблице одно значение, по возможности — производителя. Словами исследования, по-английски:</translation>
    </message>
    <message>
        <source>Statements of articles and vendors, quoted in English. No calculation uses them.</source>
        <translation>Утверждения статей и производителей, приведены по-английски. Ни в одном расчёте не используются.</translation>
    </message>
    <message>
        <source>Quoted from the catalogue in English.</source>
        <translation>Приведены из каталога по-английски.</translation>
    </message>
    <message>
        <source>no date stated</source>
        <extracomment>behind a source&apos;s title, after a comma</extracomment>
        <translation>дата не указана</translation>
    </message>
    <message>
        <source>A figure without a small number comes from the catalogue&apos;s research, which names no source for it. A date is that of the source or of its reading.</source>
        <translation>Значение без маленькой цифры взято из исследования каталога, которое не называет для него источника. Дата — самого источника или его прочтения.</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::SpeedPage</name>
    <message>
        <source>%1 FLOP per byte</source>
        <extracomment>arithmetic intensity under the cursor; %1 a number</extracomment>
        <translation>%1 FLOP на байт</translation>
    </message>
    <message>
        <source>Per user</source>
        <extracomment>what a chart shows: the speed of one user</extracomment>
        <translation>На пользователя</translation>
    </message>
    <message>
        <source>Tokens per second that one user sees</source>
        <translation>Токены в секунду, которые видит один пользователь</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>what a chart shows: the speed of all users together</extracomment>
        <translation>Всего</translation>
    </message>
    <message>
        <source>Output tokens per second of all users together</source>
        <translation>Выходные токены в секунду всех пользователей вместе</translation>
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
        <translation>от числа запросов</translation>
    </message>
    <message>
        <source>How the speed changes with more requests</source>
        <translation>Как меняется скорость с ростом числа запросов</translation>
    </message>
    <message>
        <source>against context</source>
        <extracomment>what a chart&apos;s x axis is</extracomment>
        <translation>от контекста</translation>
    </message>
    <message>
        <source>How the speed changes with a longer context</source>
        <translation>Как меняется скорость с ростом контекста</translation>
    </message>
    <message>
        <source>Shown GPUs</source>
        <translation>Показанные GPU</translation>
    </message>
    <message>
        <source>Where the time of one token goes</source>
        <translation>На что уходит время одного токена</translation>
    </message>
    <message>
        <source>One step of decoding at the asked requests and context; all bars share one scale.</source>
        <translation>Один шаг генерации при заданных запросах и контексте; у всех полос один масштаб.</translation>
    </message>
    <message>
        <source>Roofline of one GPU</source>
        <translation>Roofline одного GPU</translation>
    </message>
    <message>
        <source>Bands: what is expected, as wide as its evidence. Thin dashed lines: physical ceilings, never reached. Dashed curves: not all requests run at once, the others wait. A click sets the scenario; arrow keys read the curves.</source>
        <translation>Полосы: ожидание, ширина — по надёжности замеров. Тонкий пунктир: физические потолки, они недостижимы. Пунктирные кривые: одновременно работают не все запросы, остальные ждут. Щелчок меняет сценарий, стрелки читают кривые.</translation>
    </message>
    <message>
        <source>To be tested: %1</source>
        <extracomment>%1 are sentences about where one GPU overtakes another</extracomment>
        <translation>Проверить тестом: %1</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::TariffsModel</name>
    <message>
        <source>on request</source>
        <extracomment>in place of a price: the provider tells it when asked</extracomment>
        <translation>по запросу</translation>
    </message>
    <message>
        <source>%1, old</source>
        <extracomment>a date of a price that is older than the limit</extracomment>
        <translation>%1, устарела</translation>
    </message>
    <message>
        <source>Per GPU-hour</source>
        <translation>За GPU-час</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::TariffsWindow</name>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Дублировать</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Paste rows</source>
        <extracomment>rows copied in a spreadsheet</extracomment>
        <translation>Вставить строки</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Tariffs</source>
        <translation>Тарифы</translation>
    </message>
    <message>
        <source>Filter: a GPU, a provider, a currency</source>
        <translation>Фильтр: GPU, провайдер, валюта</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Фильтр</translation>
    </message>
    <message>
        <source>Only offers that you added can be removed.</source>
        <translation>Удалить можно только предложения, которые вы добавили.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>буфер обмена</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1 a file</extracomment>
        <translation>Записано: %1</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::TopBar</name>
    <message>
        <source>All commands (F10)</source>
        <translation>Все команды (F10)</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>Все команды</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Язык окна</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Светлая или тёмная</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
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
        <translation>&amp;Создать</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Создать</translation>
    </message>
    <message>
        <source>Start a new scenario</source>
        <translation>Начать новый сценарий</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Open a scenario file</source>
        <translation>Открыть файл сценария</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Со&amp;хранить</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Сохранить сценарий</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Сохранить как</translation>
    </message>
    <message>
        <source>Save the scenario under another name</source>
        <translation>Сохранить сценарий под другим именем</translation>
    </message>
    <message>
        <source>&amp;Export to PDF…</source>
        <translation>&amp;Экспорт в PDF…</translation>
    </message>
    <message>
        <source>Export to PDF</source>
        <translation>Экспорт в PDF</translation>
    </message>
    <message>
        <source>Write the proposal as a PDF</source>
        <translation>Записать коммерческое предложение в PDF</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Закрыть программу</translation>
    </message>
    <message>
        <source>&amp;Reset window layout</source>
        <translation>&amp;Сбросить расположение окна</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Give the window its first size and place</source>
        <translation>Вернуть окну исходные размер и место</translation>
    </message>
    <message>
        <source>&amp;About Tarozi</source>
        <translation>&amp;О программе Tarozi</translation>
    </message>
    <message>
        <source>About</source>
        <translation>О программе</translation>
    </message>
    <message>
        <source>Version, licence and the libraries used</source>
        <translation>Версия, лицензия и использованные библиотеки</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>О&amp;чистить список</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Forget the files opened before</source>
        <translation>Забыть открытые ранее файлы</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Открыть &amp;недавние</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Как в с&amp;истеме</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Светлая</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмная</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Отменить: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Повторить: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Отменить: %1</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Нечего отменять</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Повторить: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Нечего повторять</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>&amp;Import a model…</source>
        <translation>&amp;Импорт модели…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Read a model from a config.json, safetensors or GGUF file</source>
        <translation>Прочитать модель из файла config.json, safetensors или GGUF</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Примеры</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::WindowNews</name>
    <message>
        <source>Unsaved work is not being kept against a crash. %1</source>
        <translation>Несохранённая работа не защищена от сбоя. %1</translation>
    </message>
    <message>
        <source>The proposal is in %1</source>
        <translation>Коммерческое предложение записано: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Показать в папке</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) of your own catalogue were left out:</source>
        <translation>
            <numerusform>Пропущена %n запись вашего каталога:</numerusform>
            <numerusform>Пропущены %n записи вашего каталога:</numerusform>
            <numerusform>Пропущено %n записей вашего каталога:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>records left out</comment>
        <translation>
            <numerusform>… и ещё %n</numerusform>
            <numerusform>… и ещё %n</numerusform>
            <numerusform>… и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Some preferences could not be read. A copy of the file is in %1</source>
        <translation>Часть настроек прочитать не удалось. Копия файла: %1</translation>
    </message>
    <message>
        <source>Unsaved work of %1, %2 was kept when the program ended unexpectedly.</source>
        <translation>Несохранённая работа от %1, %2 уцелела при неожиданном завершении программы.</translation>
    </message>
    <message>
        <source>Unsaved changes to “%3” of %1, %2 were kept when the program ended unexpectedly.</source>
        <translation>Несохранённые изменения в «%3» от %1, %2 уцелели при неожиданном завершении программы.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Восстановить</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отбросить</translation>
    </message>
    <message numerus="yes">
        <source>The file was opened; %n key(s) of it change nothing:</source>
        <translation>
            <numerusform>Файл открыт; %n ключ в нём ничего не меняет:</numerusform>
            <numerusform>Файл открыт; %n ключа в нём ничего не меняют:</numerusform>
            <numerusform>Файл открыт; %n ключей в нём ничего не меняют:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>keys of a file</comment>
        <translation>
            <numerusform>… и ещё %n</numerusform>
            <numerusform>… и ещё %n</numerusform>
            <numerusform>… и ещё %n</numerusform>
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
        <translation>Обобщённая плотная модель</translation>
    </message>
    <message>
        <source>instead of %1</source>
        <extracomment>%1 is a model&apos;s name</extracomment>
        <translation>вместо %1</translation>
    </message>
    <message>
        <source>A generic dense architecture of this size stands for a model; real models differ.</source>
        <translation>Вместо модели взята обобщённая плотная архитектура такого размера; реальные модели отличаются.</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <extracomment>for screen readers: %1 is a model&apos;s name</extracomment>
        <translation>Модель: %1</translation>
    </message>
    <message>
        <source>Size given: %1</source>
        <extracomment>%1 is a size</extracomment>
        <translation>Размер задан: %1</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Модель</translation>
    </message>
    <message>
        <source>Changes the weights, the KV cache and the speed</source>
        <translation>Меняет веса, KV-кеш и скорость</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Search by name, family or size</source>
        <translation>Поиск по имени, семейству или размеру</translation>
    </message>
    <message>
        <source>No model has all these words.</source>
        <translation>Нет модели со всеми этими словами.</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::WorkloadRows</name>
    <message>
        <source>on</source>
        <extracomment>a setting is on, or off</extracomment>
        <translation>включено</translation>
    </message>
    <message>
        <source>off</source>
        <translation>выключено</translation>
    </message>
</context>
<context>
    <name>tarozi::ui::WorkloadSwitch</name>
    <message>
        <source>Workload</source>
        <translation>Нагрузка</translation>
    </message>
</context>
</TS>
