import RecipeModel
import RecipeTestSupport
import Testing

@testable import PageReader

struct PageDecodingTests {
    /// One text for each character set, long enough to be told from others.
    struct Sample: Sendable, CustomTestStringConvertible {
        var charset: String
        var text: String
        var testDescription: String { charset }
    }

    static let samples = [
        Sample(charset: "UTF-8", text: "Crème brûlée – ½ cup at 180 °C"),
        Sample(charset: "WINDOWS-1252", text: "Crème brûlée – “half” a cup at 180 °C"),
        Sample(charset: "ISO-8859-1", text: "Käsespätzle mit Röstzwiebeln, 200 °C, ½ Liter"),
        Sample(charset: "ISO-8859-2", text: "Żurek z jajkiem, świeży koperek i śmietana"),
        Sample(charset: "WINDOWS-1250", text: "Svíčková na smetaně, houskové knedlíky, žemle"),
        Sample(charset: "SHIFT_JIS", text: "にんじんとじゃがいもを切って、なべに入れます。しょうゆを加えます。"),
        Sample(charset: "EUC-JP", text: "たまねぎをうすく切り、バターでゆっくりいためてください。"),
        Sample(charset: "GB18030", text: "把鸡蛋打入碗中，加盐和水，放入锅里炒熟，加小葱和油。"),
        Sample(charset: "BIG5", text: "把雞蛋打入碗中，加鹽和水，放入鍋裡炒熟，加小蔥和油。"),
        Sample(charset: "EUC-KR", text: "양파와 마늘을 다지고 간장과 설탕을 넣어 물에 끓여요."),
        Sample(charset: "KOI8-R", text: "Нарежьте лук и морковь, обжарьте на масле до мягкости."),
        Sample(charset: "WINDOWS-1251", text: "Смешайте муку с яйцом и молоком, выпекайте блины."),
        Sample(charset: "UTF-16LE", text: "Zwiebelkuchen mit Kümmel, ½ Liter Sahne, 200 °C"),
        Sample(charset: "UTF-16BE", text: "Tarte à l’oignon, ½ litre de crème, 200 °C"),
    ]

    static func page(_ text: String, meta: String? = nil) -> String {
        let declaration = meta.map { "<meta charset=\"\($0)\">" } ?? ""
        return "<html><head>\(declaration)<title>x</title></head><body><p>\(text)</p></body></html>"
    }

    func decoded(_ bytes: [UInt8], charset: String? = nil) -> String {
        String(decoding: PageDecoding.utf8(bytes, charset: charset), as: UTF8.self)
    }

    @Test(arguments: samples)
    func charsetNamedByTheServerIsUsed(_ sample: Sample) throws {
        let bytes = try #require(encoded(Self.page(sample.text), as: sample.charset))
        #expect(decoded(bytes, charset: sample.charset.lowercased()).contains(sample.text))
    }

    @Test(arguments: samples.filter { !$0.charset.hasPrefix("UTF-16") })
    func charsetNamedInThePageIsUsed(_ sample: Sample) throws {
        let markup = Self.page(sample.text, meta: sample.charset.lowercased())
        let bytes = try #require(encoded(markup, as: sample.charset))
        #expect(decoded(bytes).contains(sample.text))
    }

    @Test(
        arguments: samples.filter {
            !["ISO-8859-2", "WINDOWS-1250"].contains($0.charset)
        }
    )
    func charsetThatNobodyNamesIsFound(_ sample: Sample) throws {
        let bytes = try #require(encoded(Self.page(sample.text), as: sample.charset))
        #expect(decoded(bytes).contains(sample.text))
    }

    @Test(
        arguments: samples.filter {
            !$0.charset.hasPrefix("ISO-8859-2") && $0.charset != "WINDOWS-1250"
        }
    )
    func charsetThatIsNamedWronglyIsNotBelieved(_ sample: Sample) throws {
        let wrong = sample.charset == "UTF-8" ? "iso-8859-1" : "utf-8"
        let bytes = try #require(encoded(Self.page(sample.text), as: sample.charset))
        #expect(decoded(bytes, charset: wrong).contains(sample.text))
    }

    @Test func byteOrderMarksAreStrongerThanNames() throws {
        let text = "Gâteau"
        let marks: [([UInt8], String)] = [
            ([0xEF, 0xBB, 0xBF], "UTF-8"), ([0xFF, 0xFE], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE"),
        ]
        for (mark, charset) in marks {
            let bytes = mark + (try #require(encoded(text, as: charset)))
            #expect(decoded(bytes, charset: "windows-1251") == text)
        }
    }

    @Test func fewWrongBytesDoNotSpoilTheOthers() {
        let good = Array("Crème fraîche, jalapeño, açaí, sauté, purée, entrée ".utf8)
        #expect(
            decoded(good + [0x93, 0x41, 0x94], charset: "utf-8")
                == "Crème fraîche, jalapeño, açaí, sauté, purée, entrée “A”"
        )
    }

    static let labels: [Case<String, String?>] = [
        Case("sjis", "x-sjis", "CP932"), Case("latin1", "ISO-8859-1", "WINDOWS-1252"),
        Case("gb2312", "GB2312", "GB18030"), Case("1250", "cp1250", "WINDOWS-1250"),
        Case("turkish", "iso-8859-9", "WINDOWS-1254"), Case("korean", "ks_c_5601-1987", "CP949"),
        Case("quoted", "\"utf-8\"", "UTF-8"), Case("thai", "TIS-620", "CP874"),
        Case("unknown", "klingon", nil),
    ]

    @Test(arguments: labels)
    func labelsAreReadAsBrowsersReadThem(_ row: Case<String, String?>) {
        #expect(CharsetLabel(row.input)?.converterName == row.expected)
    }

    @Test(arguments: 1_240...1_265)
    func charsetsOfWindowsAreThoseThereAre(_ number: Int) {
        let expected = (1_250...1_258).contains(number) ? "WINDOWS-\(number)" : nil
        for stem in ["windows-", "cp", "x-cp", "win-", "win"] {
            #expect(CharsetLabel("\(stem)\(number)")?.converterName == expected, "\(stem)")
        }
        #expect(expected.map { encoded("a", as: $0) != nil } ?? true)
    }

    @Test(arguments: 0...17)
    func partsOfISO8859AreThoseThereAre(_ part: Int) {
        let others = [0: nil, 1: "WINDOWS-1252", 9: "WINDOWS-1254", 11: "CP874", 12: nil, 17: nil]
        let expected = others[part] ?? "ISO-8859-\(part)"
        for stem in ["iso-8859-", "iso8859-", "ISO_8859-"] {
            #expect(CharsetLabel("\(stem)\(part)")?.converterName == expected, "\(stem)")
        }
        #expect(expected.map { encoded("a", as: $0) != nil } ?? true)
    }

    static let declarations: [Case<String, String?>] = [
        Case("meta charset", "<meta charset=koi8-r>", "koi8-r"),
        Case("http-equiv", "<META http-equiv=x content='text/html; CHARSET=Big5'>", "big5"),
        Case("xml", "<?xml version='1.0' encoding='euc-kr'?>", "euc-kr"),
        Case("none", "<p>charset=utf-8</p>", nil),
        Case("name only", "<meta name=charset content=x>", nil),
    ]

    @Test(arguments: declarations)
    func declarationsInThePageAreFound(_ row: Case<String, String?>) {
        #expect(CharsetDeclaration.label(in: Array(row.input.utf8)) == row.expected)
    }

    @Test func escapesOfISO2022AreDecoded() throws {
        let text = "だいこんの煮物"
        let bytes = try #require(encoded(text, as: "ISO-2022-JP"))
        #expect(decoded(bytes, charset: "iso-2022-jp") == text)
    }

    @Test func wholePageInAnotherCharsetGivesItsRecipe() throws {
        let markup = """
            <html><head><meta charset=windows-1251><title>Блины</title></head><body><h1>Блины</h1>
            <h2>Ингредиенты</h2><ul><li>200 г муки</li><li>2 яйца</li></ul>
            <h2>Приготовление</h2><ol><li>Смешайте муку с яйцами.</li></ol></body></html>
            """
        let bytes = try #require(encoded(markup, as: "WINDOWS-1251"))
        let found = RecipePageReader().read(bytes, charset: nil, address: nil, status: 200)
        #expect(found.recipe?.ingredients.map(\.text) == ["200 г муки", "2 яйца"])
        #expect(found.recipe?.steps == ["Смешайте муку с яйцами."])
    }
}
