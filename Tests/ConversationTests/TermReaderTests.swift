import RecipeModel
import Testing

@testable import Conversation

struct TermReaderTests {
    private func conditions(_ line: String, behind name: String) throws -> [String] {
        let commands = try LineReading().commands("\(name) \(line)")
        return commands.flatMap { command in
            (command.value as? any ConditionedCommand)?.conditions.map(\.described) ?? ["?"]
        }
    }

    @Test(arguments: [
        ("words apart", "garlic lentils", ["garlic", "lentils"]),
        ("known name", "soy sauce garlic", ["soy sauce", "garlic"]),
        ("longest known name", "red wine vinegar", ["red wine vinegar"]),
        ("known name with a small word", "leg of lamb and peas", ["leg of lamb", "peas"]),
        ("known name and comma inside", "goat, cheese", ["goat", "cheese"]),
        ("one term between commas", "crusty bread rolls, peas", ["crusty bread rolls", "peas"]),
        ("commas without spaces", "eggs,leek,ham", ["eggs", "leek", "ham"]),
        ("commas at the ends", ", eggs leek ,", ["eggs", "leek"]),
        (
            "parted between commas", "curry with lentils, red peas",
            ["curry", "lentils", "red peas"]
        ),
        ("small words between commas", "the side of beef, peas", ["side of beef", "peas"]),
        ("quotes", "\"Lamb  Stew\" 'and'", ["lamb stew", "and"]),
        ("quotes keep names apart", "'goat' cheese", ["goat", "cheese"]),
        ("a quoted part is no name", "goat 'cheese'", ["goat", "cheese"]),
        ("letter case", "SOY Sauce", ["soy sauce"]),
        ("small words", "any of the eggs for me with some peas", ["eggs", "peas"]),
        ("signs for and", "eggs & peas + ham", ["eggs", "peas", "ham"]),
        ("final punctuation", "eggs and peas!?", ["eggs", "peas"]),
        ("either", "garlic or leek", ["garlic|leek"]),
        ("either of three", "garlic or leek or ham", ["garlic|leek|ham"]),
        ("either with names", "soy sauce or goat cheese eggs", ["soy sauce|goat cheese", "eggs"]),
        ("either at the end of a list", "garlic, leek or ham", ["garlic|leek|ham"]),
        ("either behind a last comma", "garlic, leek, or ham", ["garlic|leek|ham"]),
        ("two pairs", "a1 or b1, c1 or d1", ["a1|b1", "c1|d1"]),
        ("either behind and", "rice, peas and ham or leek", ["rice", "peas", "ham|leek"]),
        ("either behind a comma and and", "garlic, and ham or leek", ["garlic", "ham|leek"]),
        ("either behind a comma and with", "garlic, with ham or leek", ["garlic", "ham|leek"]),
        ("either with qualifiers", "title:pie or cuisine:thai", ["title=pie|cuisine=thai"]),
        ("minutes are no choice", "minutes:30, leek or ham", ["<30", "leek|ham"]),
        ("quick alone", "quick eggs", ["<30", "eggs"]),
        ("quick beside a time that is told", "quick eggs under 20 minutes", ["eggs", "<20"]),
        (
            "a time ends what is left out", "soup without cream under 30 minutes leek",
            ["soup", "<30", "leek", "!cream"]
        ),
        ("free of", "eggs free peas", ["peas", "!eggs"]),
        ("free range", "eggs free range", ["eggs", "free", "range"]),
        ("minus", "eggs -leek peas", ["eggs", "peas", "!leek"]),
        ("minus before a name", "eggs -cream cheese peas", ["eggs", "peas", "!cream cheese"]),
        ("minus between commas", "eggs, -red lentil, peas", ["eggs", "peas", "!red lentil"]),
        ("minus in quotes", "eggs '-leek'", ["eggs", "-leek"]),
        ("no", "eggs no leek", ["eggs", "!leek"]),
        (
            "no reaches", "eggs no leek and ham, peas or rice",
            ["eggs", "!leek", "!ham", "!peas", "!rice"]
        ),
        ("until with", "eggs no leek with ham", ["eggs", "ham", "!leek"]),
        ("until but", "eggs not leek but ham", ["eggs", "ham", "!leek"]),
        ("but no", "eggs but no leek", ["eggs", "!leek"]),
        ("minus behind no", "eggs no -leek ham", ["eggs", "!leek", "!ham"]),
        (
            "qualifiers", "Title:Pie ingredient:\"goat cheese\" category:side",
            ["title=pie", "ingredient=goat cheese", "category=side"]
        ),
        ("qualifier before a name", "ingredient:soy sauce peas", ["ingredient=soy sauce", "peas"]),
        ("qualifier left out", "eggs -title:pie", ["eggs", "!title=pie"]),
        ("escaped colon and comma", "a\\:b c\\,d", ["a:b", "c,d"]),
        ("hyphen", "no-bake eggs", ["no-bake", "eggs"]),
    ])
    func readsConditions(id: String, line: String, expected: [String]) throws {
        #expect(try conditions(line, behind: "search") == expected, "\(id)")
    }

    @Test(arguments: [
        ("plain", "leek ham", ["!leek", "!ham"]),
        ("either", "leek or ham", ["!leek", "!ham"]),
        ("minus", "-leek", ["!leek"]),
        ("name", "cream cheese, leek", ["!cream cheese", "!leek"]),
        ("until with", "leek with ham", ["ham", "!leek"]),
    ])
    func behindWithoutEverythingIsLeftOut(id: String, line: String, expected: [String]) throws {
        #expect(try conditions(line, behind: "without") == expected, "\(id)")
    }

    @Test(arguments: [
        ("minutes:1", 1), ("minutes:999999", 999_999), ("minutes:000030", 30),
        ("MINUTES:45", 45),
    ])
    func minutesAreDigits(line: String, minutes: Int) throws {
        #expect(try conditions(line, behind: "search") == ["<\(minutes)"])
    }

    @Test(arguments: ["0", "000000", "1000000", "1.5", "+5", "1e3", "٣", "3h"])
    func otherMinutesAreAMistake(word: String) {
        #expect(
            LineReading().mistake("search minutes:\(word)")?.kind == .term(.badMinutes(word: word))
        )
    }

    @Test func exclusionsAloneAreFineWhereAQueryIsThere() throws {
        #expect(try conditions("-leek", behind: "and") == ["!leek"])
        #expect(try conditions("-leek", behind: "drop") == ["!leek"])
        #expect(try conditions("-leek", behind: "favs") == ["!leek"])
    }
}
