import Testing

@testable import PageReader

/// Pages whose character set nobody names, or that call it Latin-1 as so many do.
struct CharsetGuessTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        var charset: String
        var text: String
        var testDescription: String { charset + " " + text.prefix(12) }

        init(_ charset: String, _ text: String) {
            self.charset = charset
            self.text = text
        }
    }

    private static let polish =
        "Żurek: 2 ząbki czosnku, łyżka śmietany, kiełbasę pokrój w plasterki"
    private static let czech =
        "Svíčková: 2 lžíce másla, maso osolíme, opepříme a opečeme ze všech stran"
    private static let hungarian =
        "Gulyás: 1 evőkanál őrölt paprika, a hagymát üvegesre főzzük a fűszerrel"
    private static let croatian =
        "Luk nasjeckajte i popržite, dodajte začine i kuhajte dok ne omekša, đuveč i ćevapi"
    private static let turkish =
        "1 su bardağı kırmızı mercimek, soğanı doğrayın, tereyağında pişirin"
    private static let russian = "Мясо залить водой и варить до готовности, добавить овощи и соль"
    private static let greek = "Κόβουμε τις ντομάτες και προσθέτουμε τη φέτα με το λάδι και αλάτι"
    private static let hebrew = "מטגנים את הבצל בשמן עד להזהבה ומוסיפים עגבניות וביצים"
    private static let arabic = "نقلي البصل في الزيت حتى يصبح ذهبيا ثم نضيف العدس والماء"
    private static let thai = "ต้มน้ำให้เดือดแล้วใส่ข่าและตะไคร้ใส่กุ้งและเห็ด"

    static let samples: [Sample] = [
        Sample("ISO-8859-2", polish), Sample("WINDOWS-1250", polish),
        Sample("ISO-8859-2", czech), Sample("WINDOWS-1250", czech),
        Sample("ISO-8859-2", hungarian), Sample("WINDOWS-1250", hungarian),
        Sample("ISO-8859-2", croatian), Sample("WINDOWS-1250", croatian),
        Sample("WINDOWS-1254", turkish), Sample("WINDOWS-1251", russian),
        Sample("KOI8-R", russian), Sample("ISO-8859-5", russian), Sample("CP866", russian),
        Sample("KOI8-U", "Змішати борошно з водою та яйцем і вимісити тісто"),
        Sample("WINDOWS-1253", greek), Sample("ISO-8859-7", greek),
        Sample("WINDOWS-1255", hebrew), Sample("WINDOWS-1256", arabic),
        Sample("ISO-8859-6", arabic), Sample("CP874", thai),
        Sample("WINDOWS-1252", "Préchauffez le four, versez la crème brûlée et les œufs à côté"),
        Sample("WINDOWS-1252", "Käsespätzle: Mehl, Eier und Salz zu einem zähen Teig schlagen"),
        Sample("WINDOWS-1252", "Añadir el jamón, la piña y el orégano; salpimentar y cocer así"),
        Sample("WINDOWS-1252", "Preparação: adicione a manteiga, o açúcar, três maçãs e o pão"),
        Sample("WINDOWS-1252", "Blåbærpandekager: rør æg, mælk og smør sammen, steg på panden"),
        Sample("WINDOWS-1252", "Sautéed jalapeños with crème fraîche and a piñata of déjà vu"),
    ]

    @Test(arguments: samples)
    func setThatNobodyNamesIsFound(_ sample: Sample) throws {
        let bytes = try #require(encoded("<p>\(sample.text)</p>", as: sample.charset))
        let found = PageDecoding.utf8(bytes, charset: nil)
        #expect(String(decoding: found, as: UTF8.self) == "<p>\(sample.text)</p>")
    }

    @Test(arguments: samples)
    func nameOfLatin1IsNotBelievedBlindly(_ sample: Sample) throws {
        let bytes = try #require(encoded("<p>\(sample.text)</p>", as: sample.charset))
        let found = PageDecoding.utf8(bytes, charset: "iso-8859-1")
        #expect(String(decoding: found, as: UTF8.self) == "<p>\(sample.text)</p>")
    }

    @Test func japaneseMailIsKnownByItsEscapes() throws {
        let text = "<p>肉じゃが 作り方</p>"
        let bytes = try #require(encoded(text, as: "ISO-2022-JP"))
        #expect(String(decoding: PageDecoding.utf8(bytes, charset: nil), as: UTF8.self) == text)
    }

    @Test func fewWideLettersTellNothing() {
        let bytes: [UInt8] = Array("<p>caf".utf8) + [0xE9] + Array("</p>".utf8)
        #expect(LatinGuess.outcome(for: bytes).label == nil)
        #expect(
            String(decoding: PageDecoding.utf8(bytes, charset: nil), as: UTF8.self) == "<p>café</p>"
        )
    }
}
