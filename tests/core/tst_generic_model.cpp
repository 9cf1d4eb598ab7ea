// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog_loader.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace tarozi;

class GenericModelTest : public QObject
{
    Q_OBJECT

private slots:
    void genericModelHasExactlyTheAskedParameters_data();
    void genericModelHasExactlyTheAskedParameters();
    void genericModelIsTheFamilyMemberAtItsSize_data();
    void genericModelIsTheFamilyMemberAtItsSize();
    void genericCacheGrowsWithSize();

private:
    const LoadedCatalog m_loaded = loadCatalog(u":/catalog"_s);
};

namespace {

double cacheElements(const LanguageModel &model)
{
    double sum = 0;
    for (const Layer &layer : model.layers)
        sum += layer.kv_heads * double(layer.head_dim + layer.value_dim);
    return sum;
}

} // namespace

void GenericModelTest::genericModelHasExactlyTheAskedParameters_data()
{
    QTest::addColumn<double>("parameters");
    for (double parameters = 1e6; parameters < 1.05e14; parameters *= 1.37)
        QTest::addRow("%g", parameters) << std::floor(parameters);
    QTest::addRow("8e9") << 8e9;
    QTest::addRow("1e14") << 1e14;
}

void GenericModelTest::genericModelHasExactlyTheAskedParameters()
{
    QFETCH(double, parameters);
    const LanguageModel m = genericModel(parameters);
    double sum = 0, mlp = 0;
    for (const TensorGroup &group : m.tensors) {
        QVERIFY(group.rows > 0 && group.columns > 0 && group.count > 0);
        sum += group.parameters();
        mlp += group.kind == TensorClass::MlpGateUp ? group.parameters() : 0;
    }
    QCOMPARE(sum, parameters);
    QCOMPARE(m.parameters, parameters);
    QVERIFY(m.active_parameters <= parameters);
    QVERIFY(mlp > 0.2 * parameters);
    QVERIFY(m.generic);
    for (const Layer &layer : m.layers) {
        QCOMPARE(layer.head_dim, 128);
        QVERIFY(layer.kv_heads >= 1 && layer.kv_heads <= 8 && layer.kv_heads <= layer.query_heads);
    }
}

void GenericModelTest::genericModelIsTheFamilyMemberAtItsSize_data()
{
    QTest::addColumn<QString>("id");
    QTest::addRow("3B") << u"meta-llama/Llama-3.2-3B"_s;
    QTest::addRow("8B") << u"meta-llama/Llama-3.1-8B"_s;
    QTest::addRow("70B") << u"meta-llama/Llama-3.1-70B"_s;
    QTest::addRow("405B") << u"meta-llama/Llama-3.1-405B"_s;
}

void GenericModelTest::genericModelIsTheFamilyMemberAtItsSize()
{
    QFETCH(QString, id);
    const LanguageModel &member = *m_loaded.catalog->model(id);
    const LanguageModel generic = genericModel(member.parameters);
    QCOMPARE(generic.layers, member.layers);
    QCOMPARE(generic.tensors, member.tensors);
}

void GenericModelTest::genericCacheGrowsWithSize()
{
    double before = 0;
    for (double parameters = 1e6; parameters <= 1e14; parameters *= 1.1) {
        const double elements = cacheElements(genericModel(parameters));
        QVERIFY2(elements >= before, qPrintable(QString::number(parameters)));
        before = elements;
    }
}

QTEST_GUILESS_MAIN(GenericModelTest)
#include "tst_generic_model.moc"
