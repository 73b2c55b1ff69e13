import Testing

@testable import PageReader

/// How the letters of a page are found out: its set of characters, and what stands for a letter.
struct PageLetterTests {
    @Test(arguments: [
        (
            "UTF-8",
            "utf-8 utf8 UTF8 unicode-1-1-utf-8 x-unicode20utf8 utf-8mb4 utf8mb4 \"utf-8\" utf-8;"
        ),
        ("UTF-16LE", "utf-16 utf-16le utf16 unicode csunicode ucs-2 iso-10646-ucs-2"),
        ("UTF-16BE", "utf-16be unicodefffe"),
        (
            "WINDOWS-1252",
            "ascii us-ascii latin1 latin-1 l1 iso-8859-1 iso8859-1 iso_8859-1 iso88591 cp819 ibm819 ansi windows-1252 cp1252 win1252"
        ),
        ("ISO-8859-2", "latin2 latin-2 l2 csisolatin2 iso-8859-2 iso8859-2 iso_8859-2"),
        ("ISO-8859-15", "latin9 latin-9 l9 iso-8859-15"),
        ("WINDOWS-1254", "latin5 l5 iso-8859-9 windows-1254"),
        ("KOI8-R", "koi8-r koi8 koi koi8_r cskoi8r"), ("KOI8-U", "koi8-u koi8-ru"),
        ("IBM866", "ibm866 866 cp866"), ("MACINTOSH", "macintosh mac x-mac-roman"),
        ("CP932", "shift_jis shift-jis sjis x-sjis ms_kanji ms932 windows-31j cp932 csshiftjis"),
        ("EUC-JP-MS", "euc-jp x-euc-jp eucjp cseucpkdfmtjapanese"),
        ("ISO-2022-JP", "iso-2022-jp csiso2022jp"),
        (
            "GB18030",
            "gb18030 gbk x-gbk gb2312 gb_2312-80 gb_2312 gb2312-80 chinese cp936 ms936 windows-936 euc-cn"
        ),
        ("BIG5-HKSCS", "big5 big5-hkscs big-5 cn-big5 x-x-big5 csbig5 cp950 windows-950"),
        (
            "CP949",
            "euc-kr ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 korean windows-949 cp949 uhc cseuckr"
        ),
        ("CP874", "tis-620 iso-8859-11 windows-874 cp874 dos-874"),
        ("WINDOWS-1250", "windows-1250 cp1250 x-cp1250 win-1250 win1250"),
        ("WINDOWS-1258", "windows-1258"), ("ISO-8859-16", "iso-8859-16"),
        ("ISO-8859-13", "iso-8859-13"),
    ])
    func aLabel(name: String, labels: String) {
        for label in labels.split(separator: " ") {
            #expect(CharsetLabel(label)?.converterName == name, "\(label)")
        }
    }

    @Test(arguments: [
        "", "x", "windows-1249", "windows-1259", "iso-8859-12", "iso-8859-17", "iso-8859-0", "cp",
        "1250", "utf-7",
    ])
    func noLabel(label: String) {
        #expect(CharsetLabel(label) == nil)
    }

    @Test(arguments: [
        ("<meta charset=utf-8>", "utf-8"), ("<META CHARSET='Latin1'/>", "latin1"),
        ("<meta charset = \"a\" >", "a"),
        ("<meta http-equiv=x content='text/html; charset=b'>", "b"),
        ("<meta name=x><meta charset=c>", "c"), ("<?xml version=1 encoding=\"d\"?>", "d"),
        ("<meta name=charset content=x>", nil), ("<p charset=x>", nil), ("<meta charset=>", nil),
        ("<meta charset", nil), ("", nil),
        ("<meta charset=e", "e"),
    ])
    func aDeclaration(markup: String, label: String?) {
        #expect(CharsetDeclaration.label(in: Array(markup.utf8)) == label)
    }

    @Test(arguments: [(8_192 - 20, true), (8_192, false)])
    func aDeclarationStandsNearTheBeginning(count: Int, isFound: Bool) {
        let markup = String(repeating: " ", count: count) + "<meta charset=utf-8>"
        #expect((CharsetDeclaration.label(in: Array(markup.utf8)) != nil) == isFound)
    }

    @Test func theUpperControlsOfWindows1252() {
        let letters = "€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ"
        #expect((UInt8(0x80)...0x9F).map { Character(Windows1252.scalar($0)) } == Array(letters))
        for byte in UInt8(0xA0)...0xFF { #expect(Windows1252.scalar(byte).value == UInt32(byte)) }
        for byte in UInt8(0)...0x7F { #expect(Windows1252.scalar(byte).value == UInt32(byte)) }
        #expect(String(decoding: Windows1252.utf8([0x61, 0x80, 0xE9]), as: UTF8.self) == "a€é")
    }

    /// What is well formed, by Unicode's own table, and its neighbours.
    @Test(
        arguments: [
            ([0xC2, 0x80], 2), ([0xC1, 0xBF], 0), ([0xDF, 0xBF], 2), ([0xE0, 0xA0, 0x80], 3),
            ([0xE0, 0x9F, 0xBF], 0), ([0xED, 0x9F, 0xBF], 3),
            ([0xED, 0xA0, 0x80], 0), ([0xEE, 0x80, 0x80], 3), ([0xF0, 0x90, 0x80, 0x80], 4),
            ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xF4, 0x8F, 0xBF, 0xBF], 4),
            ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0), ([0x80], 0), ([0xC2], 0),
            ([0xC2, 0x7F], 0), ([0xC2, 0xC0], 0), ([0xE1, 0x80], 0),
        ] as [([UInt8], Int)]
    )
    func aSequence(bytes: [UInt8], length: Int) {
        #expect(bytes.withUnsafeBufferPointer { UTF8Check.sequenceLength(in: $0, at: 0) } == length)
        #expect(UTF8Check(bytes).isValid == (length == bytes.count))
        #expect(UTF8Check(bytes).wideCharacters == (length > 0 ? 1 : 0))
    }

    @Test(arguments: [
        ("crÃ¨me", "crème"), ("Â½ cup", "½ cup"), ("donâ€™t", "don’t"), ("crème", "crème"),
        ("Ã", "Ã"), ("ä", "ä"), ("", ""), ("crÃ¨me — 日", "crÃ¨me — 日"),
        ("KÃ¤se", "Käse"),
    ])
    func lettersThatWereReadWrongly(text: String, meant: String) {
        #expect(Mojibake.repaired(text) == meant)
    }

    @Test(arguments: [
        ("&amp;", "&"), ("&AMP;", "&"), ("&lt;&LT;", "<<"), ("&gt;&GT;", ">>"),
        ("&quot;&QUOT;", "\"\""), ("&apos;", "'"), ("&nbsp;", "\u{A0}"),
        ("&deg;", "°"),
        (
            "&frac12;&frac14;&frac34;&frac13;&frac23;&frac15;&frac18;&frac38;&frac58;&frac78;&half;",
            "½¼¾⅓⅔⅕⅛⅜⅝⅞½"
        ), ("&frasl;", "⁄"),
        ("&lsquo;&rsquo;&ldquo;&rdquo;", "‘’“”"),
        ("&ndash;&mdash;&hellip;&bull;&middot;&times;", "–—…•·×"), ("&reg;&copy;&trade;", "®©™"),
        ("&eacute;&egrave;&ecirc;&agrave;&acirc;&aacute;&ccedil;&ntilde;", "éèêàâáçñ"),
        ("&ouml;&uuml;&auml;&Ouml;&Uuml;&Auml;&szlig;", "öüäÖÜÄß"),
        ("&iacute;&oacute;&uacute;&ocirc;&ucirc;&icirc;&iuml;", "íóúôûîï"),
        ("&ugrave;&ograve;&igrave;&atilde;&otilde;&aring;&aelig;&oslash;&Eacute;", "ùòìãõåæøÉ"),
        ("&shy;&laquo;&raquo;&euro;&pound;&cent;", "\u{AD}«»€£¢"), ("&ordm;&ordf;&sup2;", "ºª²"),
        ("&check;", "✓"), ("&nosuch;", "&nosuch;"), ("&", "&"), ("& ", "& "),
        ("&;", "&;"), ("&amp", "&"), ("&eacute", "é"), ("&ndash", "&ndash"), ("a&b;", "a&b;"),
        ("&#65;", "A"), ("&#x41;&#X41", "AA"), ("&#65", "A"), ("&#;", "&#;"),
        ("&#x;", "&#x;"), ("&#150;", "–"), ("&#x80;", "€"), ("&#0xD800;", "\u{0}xD800;"),
        ("&#xD800;", "\u{FFFD}"), ("&#x110000;", "\u{FFFD}"), ("&#128512;", "😀"),
    ])
    func aReference(text: String, decoded: String) {
        #expect(CharacterReferences.decoded(text) == decoded)
    }

    @Test func escapedAgainAndAgain() {
        #expect(CharacterReferences.decoded("&amp;amp;") == "&amp;")
        #expect(CharacterReferences.decodedToTheEnd("&amp;amp;amp;amp;lt;") == "<")
        #expect(CharacterReferences.decodedToTheEnd("&amp;amp;amp;amp;amp;lt;") == "&lt;")
        #expect(MarkupText.text(of: "&amp;amp;amp;lt;") == "<")
        #expect(MarkupText.text(of: "&amp;amp;amp;amp;lt;") == "&lt;")
    }

    @Test(arguments: [
        ("½ Cup", "12cup"), ("1/2 cup!", "12cup"),
        ("¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚", "1434132318385878152535451656"), ("Crème-Brûlée", "crèmebrûlée"),
        ("— …", ""), ("二 ÉÀ", "二éà"),
    ])
    func aKeyForComparing(text: String, key: String) {
        #expect(ComparisonKey(text).text == key)
        #expect(ComparisonKey(text).isEmpty == key.isEmpty)
    }
}
