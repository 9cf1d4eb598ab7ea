<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uz_UZ" sourcelanguage="en_US">
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Ichki oynani yopish</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Kamaytirish</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Oshirish</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Hammasini belgilash</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Press</source>
        <translation>Bosish</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Menyuni koʻrsatadi</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Chapga siljitadi</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Pastga siljitish</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Chapga siljitish</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Oldingi betga qaytadi</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Amalni bajaradi</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Oshirish</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Almashtirish</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Holatni almashtiradi</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Yuqoriga siljitadi</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Pastga siljitadi</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Yuqoriga siljitish</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Keyingi betga oʻtadi</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Oʻngga siljitadi</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Qiymatni oshiradi</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Qiymatni kamaytiradi</translation>
    </message>
    <message>
        <source>Decrease</source>
        <translation>Kamaytirish</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Oʻngga siljitish</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Oldingi bet</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Fokusni oʻrnatadi</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Fokus</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Keyingi bet</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Menyu</translation>
    </message>
</context>
<context>
    <name>QColorDialog</name>
    <message>
        <source>&amp;Red:</source>
        <translation>&amp;Qizil:</translation>
    </message>
    <message>
        <source>&amp;Sat:</source>
        <translation>&amp;Toʻy:</translation>
    </message>
    <message>
        <source>&amp;Val:</source>
        <translation>&amp;Yorq:</translation>
    </message>
    <message>
        <source>Hu&amp;e:</source>
        <translation>T&amp;us:</translation>
    </message>
    <message>
        <source>&amp;HTML:</source>
        <translation>&amp;HTML:</translation>
    </message>
    <message>
        <source>Select Color</source>
        <translation>Rang tanlash</translation>
    </message>
    <message>
        <source>&amp;Add to Custom Colors</source>
        <translation>Oʻz ranglarimga q&amp;oʻshish</translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation>&amp;Koʻk:</translation>
    </message>
    <message>
        <source>&amp;Pick Screen Color</source>
        <translation>&amp;Ekrandan rang olish</translation>
    </message>
    <message>
        <source>Cursor at %1, %2
Press ESC to cancel</source>
        <translation>Kursor: %1, %2
Bekor qilish uchun ESC tugmasini bosing</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>Yas&amp;hil:</translation>
    </message>
    <message>
        <source>&amp;Basic colors</source>
        <translation>&amp;Asosiy ranglar</translation>
    </message>
    <message>
        <source>&amp;Custom colors</source>
        <translation>Oʻ&amp;z ranglarim</translation>
    </message>
    <message>
        <source>A&amp;lpha channel:</source>
        <translation>A&amp;lfa kanal:</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>True</source>
        <translation>Ha</translation>
    </message>
    <message>
        <source>False</source>
        <translation>Yoʻq</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Ochiladigan roʻyxatni ochish</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Nomaʼlum parametrlar: %1.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Nomaʼlum parametr: “%1”.</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[parametrlar]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Parametrlar:</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Qt parametrlari bilan birga yordamni koʻrsatadi.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Foydalanish: %1</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>Buyruq qatori parametrlari boʻyicha yordamni koʻrsatadi.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>“%1” dan keyin kutilmagan qiymat.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>Versiya haqidagi maʼlumotni koʻrsatadi.</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumentlar:</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>“%1” dan keyin qiymat yoʻq.</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>Job</source>
        <translation>Vazifa</translation>
    </message>
    <message>
        <source>End:</source>
        <translation>Oxirida:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Yoʻq</translation>
    </message>
    <message>
        <source>Banner Pages</source>
        <translation>Ajratuvchi betlar</translation>
    </message>
    <message>
        <source>Night (18:00 to 05:59)</source>
        <translation>Tunda (18:00 dan 05:59 gacha)</translation>
    </message>
    <message>
        <source>Specific Time</source>
        <translation>Belgilangan vaqtda</translation>
    </message>
    <message>
        <source>Billing information:</source>
        <translation>Hisob-kitob maʼlumoti:</translation>
    </message>
    <message>
        <source>Scheduled printing:</source>
        <translation>Rejalashtirilgan chop etish:</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Maxfiy</translation>
    </message>
    <message>
        <source>Top Secret</source>
        <translation>Mutlaqo maxfiy</translation>
    </message>
    <message>
        <source>Start:</source>
        <translation>Boshida:</translation>
    </message>
    <message>
        <source>Day (06:00 to 17:59)</source>
        <translation>Kunduzi (06:00 dan 17:59 gacha)</translation>
    </message>
    <message>
        <source>Second Shift (16:00 to 23:59)</source>
        <translation>Ikkinchi smena (16:00 dan 23:59 gacha)</translation>
    </message>
    <message>
        <source>Job Control</source>
        <translation>Vazifani boshqarish</translation>
    </message>
    <message>
        <source>Weekend (Saturday to Sunday)</source>
        <translation>Dam olish kunlari (shanba va yakshanba)</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standart</translation>
    </message>
    <message>
        <source>Classified</source>
        <translation>Cheklangan</translation>
    </message>
    <message>
        <source>Third Shift (00:00 to 07:59)</source>
        <translation>Uchinchi smena (00:00 dan 07:59 gacha)</translation>
    </message>
    <message>
        <source>Hold Indefinitely</source>
        <translation>Muddatsiz ushlab turish</translation>
    </message>
    <message>
        <source>Print Immediately</source>
        <translation>Darhol chop etish</translation>
    </message>
    <message>
        <source>Confidential</source>
        <translation>Oshkor etilmaydi</translation>
    </message>
    <message>
        <source>Job priority:</source>
        <translation>Vazifa ustuvorligi:</translation>
    </message>
    <message>
        <source>Unclassified</source>
        <translation>Cheklanmagan</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Bu nima?</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Yopish</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Ajratish</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Panelni ajratadi va qayta biriktiradi</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Panelni yopadi</translation>
    </message>
</context>
<context>
    <name>QErrorMessage</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>Fatal Error:</source>
        <translation>Halokatli xato:</translation>
    </message>
    <message>
        <source>&amp;Show this message again</source>
        <translation>Bu xabar yana &amp;koʻrsatilsin</translation>
    </message>
    <message>
        <source>Critical Error:</source>
        <translation>Jiddiy xato:</translation>
    </message>
    <message>
        <source>Information:</source>
        <translation>Maʼlumot:</translation>
    </message>
    <message>
        <source>Debug Message:</source>
        <translation>Nosozlikni izlash xabari:</translation>
    </message>
    <message>
        <source>Warning:</source>
        <translation>Ogohlantirish:</translation>
    </message>
</context>
<context>
    <name>QFile</name>
    <message>
        <source>Cannot remove source file</source>
        <translation>Manba faylni oʻchirib boʻlmadi</translation>
    </message>
    <message>
        <source>Destination file is the same file.</source>
        <translation>Manba va natija bitta fayl.</translation>
    </message>
    <message>
        <source>Cannot create %1 for output</source>
        <translation>Yozish uchun %1 yaratib boʻlmadi</translation>
    </message>
    <message>
        <source>Failure to write block</source>
        <translation>Blokni yozib boʻlmadi</translation>
    </message>
    <message>
        <source>Cannot open %1 for input</source>
        <translation>Oʻqish uchun %1 ochilmadi</translation>
    </message>
    <message>
        <source>Destination file exists</source>
        <translation>Natija fayli allaqachon mavjud</translation>
    </message>
    <message>
        <source>Cannot open destination file: %1</source>
        <translation>Natija fayli ochilmadi: %1</translation>
    </message>
    <message>
        <source>Will not rename sequential file using block copy</source>
        <translation>Ketma-ket fayl blokli nusxalash bilan qayta nomlanmaydi</translation>
    </message>
    <message>
        <source>Error while renaming: %1</source>
        <translation>Qayta nomlashda xato: %1</translation>
    </message>
    <message>
        <source>Source file does not exist.</source>
        <translation>Manba fayl mavjud emas.</translation>
    </message>
    <message>
        <source>Unable to restore from %1: %2</source>
        <translation>%1 dan tiklab boʻlmadi: %2</translation>
    </message>
    <message>
        <source>Cannot open for output: %1</source>
        <translation>Yozish uchun ochilmadi: %1</translation>
    </message>
</context>
<context>
    <name>QFileDevice</name>
    <message>
        <source>No file engine available or engine does not support UnMapExtension</source>
        <translation>Fayl mexanizmi yoʻq yoki u UnMapExtension ni qoʻllab-quvvatlamaydi</translation>
    </message>
    <message>
        <source>No file engine available</source>
        <translation>Fayl mexanizmi yoʻq</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Back</source>
        <translation>Orqaga</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fayl</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ochish</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ochish</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Saqlash</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Taxallus</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Disk</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fayllar</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Koʻrsatish: </translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>“%1” yozishdan himoyalangan.
Baribir oʻchirilsinmi?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>“%1” rostdan ham oʻchirilsinmi?</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Joylar va xatchoʻplar roʻyxati</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Fayl &amp;nomi:</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Fayllar jildi</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Oʻchirish</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Yangi jild</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Jild</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Yuqori jild</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Yangi jild</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Olib tashlash</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mening kompyuterim</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Qidirish joyi:</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Yangi jild yaratish</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1 fayli</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Fayl turi:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Jildni topish</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Y&amp;ashirin fayllarni koʻrsatish</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Boshqa nom bilan saqlash</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Jild topilmadi.
Jild nomi toʻgʻri berilganini tekshiring.</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Yon panel</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Roʻyxat koʻrinishi</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Tanlash</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Oʻchirish</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Barcha fayllar (*)</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Barcha fayllar (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Jildlar</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Nomini oʻzgartirish</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Jildni oʻchirib boʻlmadi.</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Jild:</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Nomaʼlum</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 allaqachon mavjud.
Uni almashtirasizmi?</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Oldinga</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Oldinga oʻtish</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Yuqori jildga oʻtish</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Yaqinda ochilgan joylar</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Orqaga qaytish</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Batafsil koʻrinishga oʻtish</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Yangi jild yaratish</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Yorliq</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Batafsil koʻrinish</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Fayl topilmadi.
Fayl nomi toʻgʻri berilganini tekshiring.</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Roʻyxat koʻrinishiga oʻtish</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Kind</source>
        <translation>Turi</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nomi</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Hajmi</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Turi</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mening kompyuterim</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Kompyuter</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Fayl nomi yaroqsiz</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;“%1” nomidan foydalanib boʻlmaydi.&lt;/b&gt;&lt;p&gt;Boshqa nomni sinab koʻring: belgilari kamroq yoki tinish belgilarisiz.</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Oʻzgartirilgan sana</translation>
    </message>
</context>
<context>
    <name>QFontDialog</name>
    <message>
        <source>&amp;Font</source>
        <translation>&amp;Shrift</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Oʻlcham</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Namuna</translation>
    </message>
    <message>
        <source>Font st&amp;yle</source>
        <translation>Shrift &amp;uslubi</translation>
    </message>
    <message>
        <source>Wr&amp;iting System</source>
        <translation>&amp;Yozuv tizimi</translation>
    </message>
    <message>
        <source>Select Font</source>
        <translation>Shrift tanlash</translation>
    </message>
    <message>
        <source>&amp;Underline</source>
        <translation>&amp;Tagiga chizilgan</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effektlar</translation>
    </message>
    <message>
        <source>Stri&amp;keout</source>
        <translation>Usti&amp;dan chizilgan</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>No such file or directory</source>
        <translation>Bunday fayl yoki jild yoʻq</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Ruxsat yoʻq</translation>
    </message>
    <message>
        <source>file to open is a directory</source>
        <translation>ochilayotgan fayl aslida jild</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Qurilmada boʻsh joy qolmadi</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Nomaʼlum xato</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Ochiq fayllar juda koʻp</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>Qiymatni kiriting:</translation>
    </message>
</context>
<context>
    <name>QJsonParseError</name>
    <message>
        <source>invalid UTF8 string</source>
        <translation>UTF8 satri yaroqsiz</translation>
    </message>
    <message>
        <source>unterminated array</source>
        <translation>tugallanmagan massiv</translation>
    </message>
    <message>
        <source>unterminated object</source>
        <translation>tugallanmagan obyekt</translation>
    </message>
    <message>
        <source>no error occurred</source>
        <translation>xato yoʻq</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>tugallanmagan satr</translation>
    </message>
    <message>
        <source>garbage at the end of the document</source>
        <translation>hujjat oxirida ortiqcha belgilar</translation>
    </message>
    <message>
        <source>invalid termination by number</source>
        <translation>son notoʻgʻri tugagan</translation>
    </message>
    <message>
        <source>missing value separator</source>
        <translation>qiymat ajratkichi yoʻq</translation>
    </message>
    <message>
        <source>illegal number</source>
        <translation>notoʻgʻri son</translation>
    </message>
    <message>
        <source>invalid escape sequence</source>
        <translation>notoʻgʻri maxsus belgi</translation>
    </message>
    <message>
        <source>missing name separator</source>
        <translation>nom ajratkichi yoʻq</translation>
    </message>
    <message>
        <source>too large document</source>
        <translation>hujjat juda katta</translation>
    </message>
    <message>
        <source>object is missing after a comma</source>
        <translation>verguldan keyin obyekt yoʻq</translation>
    </message>
    <message>
        <source>too deeply nested document</source>
        <translation>hujjat juda chuqur ichma-ich joylashgan</translation>
    </message>
    <message>
        <source>illegal value</source>
        <translation>notoʻgʻri qiymat</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Tugmalar birikmasini bosing</translation>
    </message>
    <message>
        <source>%1, ...</source>
        <translation>%1, ...</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Kesib olish</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Nusxa olish</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Qayta bajarish</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Amalni bekor qilish</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Q&amp;oʻyish</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Oʻchirish</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Hammasini belgilash</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Tafsilotlarni koʻrsatish...</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Qt haqida</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Tafsilotlarni yashirish...</translation>
    </message>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Qt haqida&lt;/h3&gt;&lt;p&gt;Bu dastur Qt ning %1 versiyasidan foydalanadi.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>CC</source>
        <translation>CC</translation>
    </message>
    <message>
        <source>DD</source>
        <translation>DD</translation>
    </message>
    <message>
        <source>in</source>
        <translation>dyuym</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>P̸</source>
        <translation>P̸</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Shakl</translation>
    </message>
    <message>
        <source>bottom margin</source>
        <translation>pastki hoshiya</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Qogʻoz</translation>
    </message>
    <message>
        <source>Paper source:</source>
        <translation>Qogʻoz manbasi:</translation>
    </message>
    <message>
        <source>right margin</source>
        <translation>oʻng hoshiya</translation>
    </message>
    <message>
        <source>Pica (P̸)</source>
        <translation>Pika (P̸)</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Hoshiyalar</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Boshqa</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Yotiq</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>Bet joylashuvi</translation>
    </message>
    <message>
        <source>Width:</source>
        <translation>Eni:</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Yoʻnalish</translation>
    </message>
    <message>
        <source>Didot (DD)</source>
        <translation>Dido (DD)</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Tik</translation>
    </message>
    <message>
        <source>Page order:</source>
        <translation>Betlar tartibi:</translation>
    </message>
    <message>
        <source>top margin</source>
        <translation>yuqori hoshiya</translation>
    </message>
    <message>
        <source>left margin</source>
        <translation>chap hoshiya</translation>
    </message>
    <message>
        <source>Page size:</source>
        <translation>Bet oʻlchami:</translation>
    </message>
    <message>
        <source>Cicero (CC)</source>
        <translation>Sitsero (CC)</translation>
    </message>
    <message>
        <source>Reverse portrait</source>
        <translation>Teskari tik</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Millimetr (mm)</translation>
    </message>
    <message>
        <source>Points (pt)</source>
        <translation>Punkt (pt)</translation>
    </message>
    <message>
        <source>Pages per sheet:</source>
        <translation>Varaqdagi betlar:</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>Dyuym (in)</translation>
    </message>
    <message>
        <source>Reverse landscape</source>
        <translation>Teskari yotiq</translation>
    </message>
    <message>
        <source>Height:</source>
        <translation>Boʻyi:</translation>
    </message>
</context>
<context>
    <name>QPageSize</name>
    <message>
        <source>Custom</source>
        <translation>Boshqa</translation>
    </message>
    <message>
        <source>Letter / ANSI A</source>
        <translation>Letter / ANSI A</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message>
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>A5</source>
        <translation>A5</translation>
    </message>
    <message>
        <source>Custom (%1mm x %2mm)</source>
        <translation>Boshqa (%1 mm × %2 mm)</translation>
    </message>
    <message>
        <source>Custom (%1in x %2in)</source>
        <translation>Boshqa (%1 dyuym × %2 dyuym)</translation>
    </message>
    <message>
        <source>Custom (%1pt x %2pt)</source>
        <translation>Boshqa (%1 pt × %2 pt)</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Yoʻq</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ha</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Yordam</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ochish</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Saqlash</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Toʻxtatish</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Qoʻllash</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Yopish</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Asliga qaytarish</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Qayta urinish</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Standart qiymatlar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Bekor qilish</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Eʼtibor bermaslik</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Hammasiga y&amp;oʻq</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Hammasini saqlash</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Saqlamaslik</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>H&amp;ammasiga ha</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Juft betlar</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Chop etish</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Parametrlar &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Parametrlar &gt;&gt;</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>Chapdan oʻngga, yuqoridan pastga</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>Oʻngdan chapga, pastdan yuqoriga</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>PDF faylni yozish</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Chop etish</translation>
    </message>
    <message>
        <source>1 (1x1)</source>
        <translation>1 (1x1)</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>“Varaqdagi betlar” va “Betlar toʻplami” parametrlarini birga ishlatib boʻlmaydi.
Ulardan birini oʻchiring.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 allaqachon mavjud.
Uning ustiga yozilsinmi?</translation>
    </message>
    <message>
        <source>2 (2x1)</source>
        <translation>2 (2x1)</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>Chapdan oʻngga, pastdan yuqoriga</translation>
    </message>
    <message>
        <source>4 (2x2)</source>
        <translation>4 (2x2)</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Toq betlar</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Mahalliy fayl</translation>
    </message>
    <message>
        <source>6 (2x3)</source>
        <translation>6 (2x3)</translation>
    </message>
    <message>
        <source>16 (4x4)</source>
        <translation>16 (4x4)</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Ikki tomonlama chop etish sozlamalarida ziddiyatlar bor. Ular tuzatilsinmi?</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Faylga chop etish (PDF)</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>Faylga chop etish ...</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Betlar notoʻgʻri koʻrsatilgan</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 qoidaga mos yozilmagan. Oraliq va betlarni “,” bilan ajrating, oraliqni “-” bilan bering va oraliqlar kesishmasligini tekshiring.</translation>
    </message>
    <message>
        <source>9 (3x3)</source>
        <translation>9 (3x3)</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>Oʻngdan chapga, yuqoridan pastga</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>Pastdan yuqoriga, chapdan oʻngga</translation>
    </message>
    <message>
        <source>The &apos;From&apos; value cannot be greater than the &apos;To&apos; value.</source>
        <translation>Boshlangʻich bet oxirgi betdan katta boʻla olmaydi.</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Barcha betlar</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Ikki tomonlama chop etishda ziddiyat</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 — bu jild.
Boshqa fayl nomini tanlang.</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>%1 fayliga yozib boʻlmaydi.
Boshqa fayl nomini tanlang.</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>Pastdan yuqoriga, oʻngdan chapga</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>Yuqoridan pastga, chapdan oʻngga</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>Yuqoridan pastga, oʻngdan chapga</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Print Preview</source>
        <translation>Chop etishdan oldin koʻrish</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Chop etish</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Butun bet</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Kattalashtirish</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Yotiq</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Kichiklashtirish</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Eni boʻyicha</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Tik</translation>
    </message>
    <message>
        <source>Page Setup</source>
        <translation>Bet sozlamalari</translation>
    </message>
    <message>
        <source>Page setup</source>
        <translation>Bet sozlamalari</translation>
    </message>
    <message>
        <source>Show overview of all pages</source>
        <translation>Barcha betlarni umumiy koʻrsatish</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Birinchi bet</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Oxirgi bet</translation>
    </message>
    <message>
        <source>Show single page</source>
        <translation>Bitta betni koʻrsatish</translation>
    </message>
    <message>
        <source>Export to PDF</source>
        <translation>PDFga eksport</translation>
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
        <source>Show facing pages</source>
        <translation>Yonma-yon betlarni koʻrsatish</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Kengaytirilgan parametrlarda ziddiyat</translation>
    </message>
    <message>
        <source>Job Options</source>
        <translation>Vazifa parametrlari</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Bet sozlamalarida ziddiyat</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Baʼzi kengaytirilgan parametrlarda ziddiyatlar bor. Ular tuzatilsinmi?</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Bet sozlamalarida ziddiyatlar bor. Ular tuzatilsinmi?</translation>
    </message>
    <message>
        <source>Printer Properties</source>
        <translation>Printer xossalari</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Form</source>
        <translation>Shakl</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Baʼzi parametrlarda ziddiyatlar bor. Ularni tuzating.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Kengaytirilgan</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>to</source>
        <translation>gacha</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Oʻchirilgan</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Rangli</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>Hammasini chop etish</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Betlar</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Joriy bet</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Belgilangan qism</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Nusxalar</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Chop etish oraligʻi</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Rang rejimi</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Parametrlar</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Chiqarish sozlamalari</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Teskari tartibda</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Kulrang tuslar</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Nusxalarni jamlash</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Nusxalar soni:</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Qisqa tomonidan muqovalash</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Bet yoki oraliqlarni vergul bilan ajratib yozing. Oraliq chiziqcha bilan ajratilgan ikki son bilan beriladi. Masalan: 3,5-7,9 yozuvi 3, 5, 6, 7 va 9-betlarni chop etadi.</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Betlar, boshi</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Ikki tomonlama chop etish</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>Betlar toʻplami:</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Uzun tomonidan muqovalash</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>...</source>
        <translation>...</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Shakl</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Turi:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nomi:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>Chiqish &amp;fayli:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>&amp;Xossalari</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Oldindan koʻrish</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Printer</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Joylashuvi:</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Bekor qilish</translation>
    </message>
</context>
<context>
    <name>QSaveFile</name>
    <message>
        <source>Filename refers to a directory</source>
        <translation>Fayl nomi jildni koʻrsatadi</translation>
    </message>
    <message>
        <source>Writing canceled by application</source>
        <translation>Yozishni dastur bekor qildi</translation>
    </message>
    <message>
        <source>QSaveFile cannot open &apos;%1&apos; without direct write fallback enabled.</source>
        <translation>Bevosita yozishga ruxsat berilmagani uchun “%1” ochilmadi.</translation>
    </message>
    <message>
        <source>Existing file %1 is not writable</source>
        <translation>Mavjud %1 fayliga yozib boʻlmaydi</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Top</source>
        <translation>Boshi</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Pastga siljitish</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Shu yerga siljitish</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Chapga siljitish</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Oxiri</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Bir bet yuqoriga</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Bir bet oʻngga</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Yuqoriga siljitish</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Oʻngga siljitish</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Chap chet</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Bir bet pastga</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Bir bet chapga</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Oʻng chet</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Boʻsh joy</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Chapga</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Oʻngga</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Yuqoriga</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Pastga</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDown</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>F%1</source>
        <translation>F%1</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Chapga siljitish</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Oʻngga siljitish</translation>
    </message>
</context>
<context>
    <name>QUndoGroup</name>
    <message>
        <source>Redo</source>
        <translation>Qayta bajarish</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Amalni bekor qilish</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Qayta bajarish: %1</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Bekor qilish: %1</translation>
    </message>
</context>
<context>
    <name>QUndoModel</name>
    <message>
        <source>&lt;empty&gt;</source>
        <translation>&lt;boʻsh&gt;</translation>
    </message>
</context>
<context>
    <name>QUndoStack</name>
    <message>
        <source>Redo</source>
        <translation>Qayta bajarish</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Amalni bekor qilish</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Qayta bajarish: %1</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Bekor qilish: %1</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>RLE Oʻngdan chapga joylash boshi</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>ZWSP Nol kenglikdagi boʻsh joy</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>LRI Chapdan oʻngga ajratish</translation>
    </message>
    <message>
        <source>Insert Unicode control character</source>
        <translation>Unicode boshqaruv belgisini qoʻyish</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>LRO Chapdan oʻngga majburlash boshi</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>LRE Chapdan oʻngga joylash boshi</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>RLI Oʻngdan chapga ajratish</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>RLM Oʻngdan chapga belgisi</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>PDF Yoʻnalishni tugatish</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>ZWNJ Nol kenglikdagi ajratkich</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>RLO Oʻngdan chapga majburlash boshi</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>PDI Ajratishni tugatish</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>ZWJ Nol kenglikdagi bogʻlovchi</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>LRM Chapdan oʻngga belgisi</translation>
    </message>
    <message>
        <source>FSI First strong isolate</source>
        <translation>FSI Birinchi kuchli ajratish</translation>
    </message>
</context>
<context>
    <name>QWhatsThisAction</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Bu nima?</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Kesib olish</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Nusxa olish</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Qayta bajarish</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Amalni bekor qilish</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Q&amp;oʻyish</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Oʻchirish</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Hammasini belgilash</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Havola &amp;manzilidan nusxa olish</translation>
    </message>
</context>
</TS>
