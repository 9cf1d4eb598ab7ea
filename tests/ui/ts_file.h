// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QList>
#include <QString>
#include <QXmlStreamReader>

// One message of a .ts file as lupdate writes it.
struct TsMessage {
    QString context, source, comment;
    QString type; // empty when translated; unfinished, vanished or obsolete else
    bool plural = false;
    QStringList forms; // one, or the plural forms

    QString name() const { return context + QStringLiteral(": ") + source; }
};

inline TsMessage readTsMessage(QXmlStreamReader &xml, const QString &context)
{
    TsMessage message;
    message.context = context;
    message.plural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            message.comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.type = xml.attributes().value(QLatin1String("type")).toString();
            if (!message.plural) {
                message.forms << xml.readElementText();
                continue;
            }
            while (xml.readNextStartElement())
                message.forms << xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

inline QList<TsMessage> readTsFile(const QString &path)
{
    QList<TsMessage> messages;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            messages << readTsMessage(xml, context);
    }
    return xml.hasError() ? QList<TsMessage>() : messages;
}
