// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/page.h"
#include "ui/report/painter.h"
#include "ui/theme/theme.h"

#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace tarozi;
using namespace tarozi::ui;
using namespace tarozi::ui::report;

namespace {

Slice strip(double height, double space_before = 0, bool keep_with_next = false, int header = -1)
{
    Slice slice;
    slice.height = height;
    slice.space_before = space_before;
    slice.keep_with_next = keep_with_next;
    slice.header = header;
    return slice;
}

std::vector<std::vector<double>> positions(const Flow &flow, double height)
{
    std::vector<std::vector<double>> result;
    for (const PlacedPage &page : paginate(flow, height)) {
        result.emplace_back();
        for (const PlacedSlice &placed : page)
            result.back().push_back(placed.y);
    }
    return result;
}

using Positions = std::vector<std::vector<double>>;

QString run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished())
        return program + QStringLiteral(" did not run");
    return QString::fromUtf8(process.readAllStandardOutput());
}

void writePdf(const PaintedDocument &document, const QString &path)
{
    QPdfWriter writer(path);
    writer.setResolution(int(kUnitsPerInch));
    writer.setPageSize(pageSize(document.paper()));
    writer.setPageMargins(QMarginsF());
    QPainter painter(&writer);
    for (int page = 0; page < document.pageCount(); ++page) {
        if (page > 0)
            writer.newPage();
        document.drawPage(painter, page);
    }
}

TableRow figureRow(const QString &label, const QString &left, const QString &right)
{
    TableRow row;
    row.label.text = label;
    row.cells.resize(2);
    row.cells[0].number = left;
    row.cells[1].number = right;
    return row;
}

DataTable figures(int rows)
{
    DataTable table;
    table.decimal_mark = QStringLiteral(",");
    table.spec.header = {QStringLiteral("Property"), QStringLiteral("Alpha"), QStringLiteral("Beta")};
    for (int i = 0; i < rows; ++i)
        table.spec.rows.push_back(
            figureRow(QStringLiteral("Row%1").arg(i), QStringLiteral("1008"), QStringLiteral("362,05")));
    return table;
}

Document blank()
{
    Document document;
    document.page_n_of_m = QStringLiteral("leaf %1 of %2");
    return document;
}

struct Word {
    double left, right, top;
};

// Where a word stands, in points from the sheet's corner.
std::vector<Word> words(const QString &pdf, const QString &text)
{
    static const QRegularExpression line(QStringLiteral(
        "<word xMin=\"([\\d.]+)\" yMin=\"([\\d.]+)\" xMax=\"([\\d.]+)\" yMax=\"[\\d.]+\">([^<]*)</word>"));
    std::vector<Word> found;
    auto matches =
        line.globalMatch(run(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), pdf, QStringLiteral("-")}));
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        if (match.captured(4) == text)
            found.push_back({match.captured(1).toDouble(), match.captured(3).toDouble(), match.captured(2).toDouble()});
    }
    return found;
}

} // namespace

class tst_report_pages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(loadFonts()); }

    void fillsPagesInOrder();
    void keepsHeadingsWithWhatFollows();
    void leavesOutTheSpaceAtTheTopOfAPage();
    void repeatsTheHeaderOfATableThatIsBroken();
    void breaksAGroupTallerThanAPage();
    void alignsFiguresOnTheDecimalMark();
    void numbersEveryPageAndRepeatsTheTableHeader();
    void wrapsLongNamesInsideTheMargins();
    void paintsTheSamePagesOnAnImage();

private:
    QTemporaryDir m_folder;
};

void tst_report_pages::fillsPagesInOrder()
{
    Flow flow;
    flow.slices = {strip(40), strip(40), strip(40)};
    QCOMPARE(positions(flow, 100), (Positions{{0, 40}, {0}}));
}

void tst_report_pages::keepsHeadingsWithWhatFollows()
{
    Flow flow;
    flow.slices = {strip(60), strip(20, 10, true), strip(30)};
    // 60 + 10 + 20 leaves 10: the heading would stand alone at the foot, so both move
    QCOMPARE(positions(flow, 100), (Positions{{0}, {0, 20}}));
}

void tst_report_pages::leavesOutTheSpaceAtTheTopOfAPage()
{
    Flow flow;
    flow.slices = {strip(40, 25), strip(40, 15), strip(40, 15)};
    QCOMPARE(positions(flow, 100), (Positions{{0, 55}, {0}}));
}

void tst_report_pages::repeatsTheHeaderOfATableThatIsBroken()
{
    Flow flow;
    flow.headers = {strip(10)};
    flow.slices = {strip(10, 0, true), strip(40, 0, false, 0), strip(40, 0, false, 0), strip(40, 0, false, 0)};
    // the second page opens with the header again: its rows begin at 10
    QCOMPARE(positions(flow, 100), (Positions{{0, 10, 50}, {0, 10}}));
}

void tst_report_pages::breaksAGroupTallerThanAPage()
{
    Flow flow;
    flow.slices = {strip(60, 0, true), strip(60, 0, true), strip(60)};
    QCOMPARE(positions(flow, 100), (Positions{{0}, {0}, {0}}));
}

void tst_report_pages::alignsFiguresOnTheDecimalMark()
{
    DataTable table = figures(1);
    table.spec.rows.push_back(figureRow(QStringLiteral("whole"), QStringLiteral("7,25"), QStringLiteral("41")));
    Document document = blank();
    document.elements = {table};
    const QString pdf = m_folder.filePath(QStringLiteral("decimals.pdf"));
    writePdf(PaintedDocument(document, Paper::A4), pdf);
    const std::vector<Word> whole = words(pdf, QStringLiteral("1008")), part = words(pdf, QStringLiteral("7,25"));
    QCOMPARE(whole.size(), std::size_t(1));
    QCOMPARE(part.size(), std::size_t(1));
    // digits of the family have one width: the 7 ends where the 8 of 1008 ends
    const double digit = (whole[0].right - whole[0].left) / 4;
    QVERIFY(qAbs(part[0].left + digit - whole[0].right) < 0.1);
    const std::vector<Word> right_part = words(pdf, QStringLiteral("362,05")),
                            right_whole = words(pdf, QStringLiteral("41"));
    QCOMPARE(right_part.size(), std::size_t(1));
    QCOMPARE(right_whole.size(), std::size_t(1));
    QVERIFY(qAbs(right_part[0].left + 3 * digit - right_whole[0].right) < 0.1);
}

void tst_report_pages::numbersEveryPageAndRepeatsTheTableHeader()
{
    Document document = blank();
    document.footer = QStringLiteral("FooterText");
    document.page_n_of_m = QStringLiteral("leaf %1 of %2");
    document.elements = {Heading{QStringLiteral("Title")}, figures(120)};
    const PaintedDocument painted(document, Paper::A4);
    QVERIFY(painted.pageCount() >= 2);
    const QString pdf = m_folder.filePath(QStringLiteral("table.pdf"));
    writePdf(painted, pdf);
    for (int page = 1; page <= painted.pageCount(); ++page) {
        const QString number = QString::number(page);
        const QString text = run(QStringLiteral("pdftotext"), {QStringLiteral("-f"), number, QStringLiteral("-l"),
                                                               number, pdf, QStringLiteral("-")});
        QCOMPARE(text.count(QStringLiteral("Property")), 1);
        QVERIFY(text.contains(QStringLiteral("FooterText")));
        QVERIFY(text.contains(QStringLiteral("leaf %1 of %2").arg(page).arg(painted.pageCount())));
    }
    const QString all = run(QStringLiteral("pdftotext"), {pdf, QStringLiteral("-")});
    for (int i = 0; i < 120; ++i)
        QCOMPARE(all.count(QRegularExpression(QStringLiteral("\\bRow%1\\b").arg(i))), 1);
}

void tst_report_pages::wrapsLongNamesInsideTheMargins()
{
    const QString long_word = QString(300, QLatin1Char('W'));
    Document document = blank();
    document.elements = {TitleBlock{long_word, {{QStringLiteral("Customer"), long_word}, {QStringLiteral("Date"), {}}}},
                         Paragraph{long_word}};
    const PaintedDocument painted(document, Paper::Letter);
    QImage page(pageRect(Paper::Letter).size().toSize() / 8, QImage::Format_RGB32);
    page.fill(Qt::white);
    QPainter painter(&page);
    painter.scale(1 / 8.0, 1 / 8.0);
    painted.drawPage(painter, 0);
    painter.end();
    const int right = int(bodyRect(Paper::Letter).right() / 8) + 2;
    bool any_ink = false;
    for (int y = 0; y < page.height(); ++y) {
        for (int x = 0; x < page.width(); ++x) {
            const bool ink = qGray(page.pixel(x, y)) < 200;
            any_ink = any_ink || ink;
            QVERIFY2(!ink || x < right, qPrintable(QStringLiteral("ink in the margin at %1, %2").arg(x).arg(y)));
        }
    }
    QVERIFY(any_ink);
}

void tst_report_pages::paintsTheSamePagesOnAnImage()
{
    Document document = blank();
    document.elements = {Heading{QStringLiteral("Heading")}, figures(3)};
    const PaintedDocument painted(document, Paper::A4);
    const QString pdf = m_folder.filePath(QStringLiteral("same.pdf"));
    writePdf(painted, pdf);
    run(QStringLiteral("pdftoppm"), {QStringLiteral("-r"), QStringLiteral("72"), QStringLiteral("-png"),
                                     QStringLiteral("-singlefile"), pdf, m_folder.filePath(QStringLiteral("same"))});
    const QImage from_pdf(m_folder.filePath(QStringLiteral("same.png")));
    QImage drawn(from_pdf.size(), QImage::Format_RGB32);
    drawn.fill(Qt::white);
    QPainter painter(&drawn);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(72 / kUnitsPerInch, 72 / kUnitsPerInch);
    painted.drawPage(painter, 0);
    painter.end();
    // two rasterizers smooth edges differently: compare the ink of 12-pixel fields
    QVERIFY(!from_pdf.isNull());
    for (int y = 0; y + 12 <= drawn.height(); y += 12) {
        for (int x = 0; x + 12 <= drawn.width(); x += 12) {
            int left = 0, right = 0;
            for (int i = 0; i < 144; ++i) {
                left += 255 - qGray(from_pdf.pixel(x + i % 12, y + i / 12));
                right += 255 - qGray(drawn.pixel(x + i % 12, y + i / 12));
            }
            QVERIFY2(qAbs(left - right) < 144 * 40, qPrintable(QStringLiteral("differs at %1, %2").arg(x).arg(y)));
        }
    }
}

QTEST_MAIN(tst_report_pages)
#include "tst_report_pages.moc"
