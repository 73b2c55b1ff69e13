/// A character set as pages and servers name it, and as the C library's converter knows it.
struct CharsetLabel: Equatable {
    /// The name for `iconv_open`; `UTF-8` needs no conversion.
    let converterName: String

    static let utf8 = CharsetLabel(converterName: "UTF-8")
    static let windows1252 = CharsetLabel(converterName: "WINDOWS-1252")

    private init(converterName: String) { self.converterName = converterName }

    /// Reads a label such as `Shift_JIS` or `x-sjis`; nil when no such set is known.
    ///
    /// Follows the WHATWG Encoding Standard's table where it gives several labels to one set:
    /// what calls itself Latin-1 is read as windows-1252, `gb2312` as GB18030, and so on.
    init?(_ raw: some StringProtocol) {
        let label = String(
            raw.lowercased().unicodeScalars.filter { !" \t\r\n\"';".unicodeScalars.contains($0) }
        )
        guard let name = CharsetLabel.names[label] ?? CharsetLabel.family(of: label) else {
            return nil
        }
        converterName = name
    }

    var isUTF8: Bool { converterName == "UTF-8" }
    var isUTF16: Bool { converterName.hasPrefix("UTF-16") }

    private static let names: [String: String] = {
        var table: [String: String] = [:]
        for (name, labels) in labelsByName {
            for label in labels.split(separator: " ") { table[String(label)] = name }
        }
        return table
    }()

    /// `windows-1250`, `cp1250` and the ISO 8859 sets by their number.
    private static func family(of label: String) -> String? {
        let digits = String(label.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
        let stem = label.dropLast(digits.count)
        if ["windows-", "cp", "x-cp", "win-", "win"].contains(stem),
            let number = Int(digits), (1250...1258).contains(number)
        {
            return "WINDOWS-\(number)"
        }
        if ["iso-8859-", "iso8859-", "iso8859", "iso_8859-", "iso-8859"].contains(stem),
            let part = Int(digits), (2...16).contains(part), part != 12
        {
            return part == 9 ? "WINDOWS-1254" : part == 11 ? "CP874" : "ISO-8859-\(part)"
        }
        return nil
    }

    private static let labelsByName: [(String, String)] = [
        ("UTF-8", "utf-8 utf8 unicode-1-1-utf-8 x-unicode20utf8 utf-8mb4 utf8mb4"),
        ("UTF-16LE", "utf-16 utf-16le utf16 unicode csunicode ucs-2 iso-10646-ucs-2"),
        ("UTF-16BE", "utf-16be unicodefffe"),
        (
            "WINDOWS-1252",
            "ascii us-ascii latin1 latin-1 l1 iso-8859-1 iso8859-1 iso_8859-1 iso88591 cp819 ibm819 ansi"
        ),
        ("ISO-8859-2", "latin2 latin-2 l2 csisolatin2"),
        ("ISO-8859-15", "latin9 latin-9 l9"),
        ("WINDOWS-1254", "latin5 l5"),
        ("KOI8-R", "koi8-r koi8 koi koi8_r cskoi8r"),
        ("KOI8-U", "koi8-u koi8-ru"),
        ("IBM866", "ibm866 866 cp866"),
        ("MACINTOSH", "macintosh mac x-mac-roman"),
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
    ]
}
