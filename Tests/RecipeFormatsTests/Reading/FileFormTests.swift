import RecipeModel
import Testing

@testable import RecipeFormats

/// What a file is, told by how it begins, and how it is cut.
struct FileFormTests {
    private func form(_ text: String, _ name: String = "x", as format: ImportFormat? = nil)
        -> FileForm?
    {
        FileForm(Array(text.utf8), name: name, as: format)
    }

    @Test(arguments: [
        ("{}", FileForm.json), ("[1]", .json), (" \n[", .json), ("\u{FEFF}{\"a\":1}", .json),
        ("{\"a\":1}\n{\"a\":2}", .jsonLines), ("{\"a\":1} \r\n{\"a\":2}\n", .jsonLines),
        ("{\"a\":1}\n", .json), ("{\"a\":1}\n\n ", .json), ("{\"a\":1} {\"a\":2}", .json),
        ("{\n\"a\":1}\n{}", .json),
        ("{\"a\":\"}\n\"}\n{}", .json), ("{\"a\":\"\\\"}\"}\n{}", .jsonLines),
        ("{\"a\":[{}]}\n{}", .jsonLines),
        ("{\"a\":1", .jsonLines), ("[{}]\n{}", .json),
        ("<html>", .whole(.html)), ("  <!doctype", .whole(.html)),
        (">> servings: 2", .whole(.cooklang)),
        ("Hi\n>> servings: 2", .whole(.cooklang)), ("Boil @water{1%l}", .whole(.cooklang)),
        ("Title,Ingredients,Directions", .table(0x2C, .csv)),
        (",title,ingredients,directions,link,source,NER\n", .table(0x2C, .recipenlg)),
        ("MMMMM----- Recipe via Meal-Master (tm)", .mealMaster),
        ("a\nb\n---------- MealMaster", .mealMaster),
        ("\u{1F}\u{8B}".unicodeScalars.map { String($0) }.joined(), nil),
    ])
    func theBeginningTells(text: String, expected: FileForm?) {
        #expect(form(text) == expected)
    }

    @Test(arguments: ["", "Boil @a{}\0", "\u{1}x"])
    func nothingTells(text: String) {
        #expect(form(text) == nil)
    }

    /// A text that is nothing else may be a recipe in plain words.
    @Test(arguments: [
        "Hello", "Boil @water", "Boil @water{", "a >> b", "MMMMM Meal", "Meal-Master", "----- Meal",
        ">> On Monday Ben wrote: hello", "@media print { a { b: c; } }", "class A {\n@a{1}\n}\n}",
    ])
    func aTextIsAText(text: String) {
        #expect(form(text) == .whole(.text))
    }

    @Test(arguments: [
        ("title,ingredients", "x", FileForm.table(0x2C, .csv)),
        ("Rezept;Zutaten\n", "x", .table(0x3B, .csv)), ("name\tsteps\n", "x", .table(0x09, .csv)),
        ("\u{FEFF}Titel;Zutaten\n", "x", .table(0x3B, .csv)), ("name,email\n", "x", .whole(.text)),
        ("# Soup", "x.md", .whole(.markdown)), ("<b>Soup</b>", "X.MD", .whole(.markdown)),
        ("a: b", "x.yml", .whole(.yaml)), ("a: b", "x", .whole(.text)),
        ("title: Soup\ningredients:\n- leeks\n", "x", .whole(.yaml)),
    ])
    func tablesAndTexts(text: String, name: String, expected: FileForm) {
        #expect(form(text, name) == expected)
    }

    @Test func namesAndBytesTell() {
        #expect(form("Boil.", "x.cook") == .whole(.cooklang))
        #expect(form("Boil.", "X.COOK") == .whole(.cooklang))
        #expect(form("Boil.", "x.cook.txt") == .whole(.text))
        #expect(FileForm([0x1F, 0x8B, 8], name: "x", as: nil) == .whole(.paprika))
        #expect(FileForm([0x1F, 0x8B, 8], name: "x", as: .mealie) == .whole(.paprika))
        #expect(FileForm([0x50, 0x4B, 3, 4], name: "x", as: nil) == .archive)
        #expect(FileForm([0x50, 0x4B, 3, 5], name: "x", as: nil) == nil)
        #expect(FileForm([0x50, 0x4B, 3, 4], name: "x", as: .cooklang) == .archive)
        for format in [ImportFormat.paprika, .mealie, .tandoor] {
            #expect(FileForm([0x50, 0x4B, 3, 4], name: "x", as: format) == .archive)
            #expect(form("{}", as: format) == .json)
        }
        #expect(form("Boil.", as: .cooklang) == .whole(.cooklang))
        #expect(form("x", as: .html) == .whole(.html))
        #expect(form("x", as: .mealmaster) == .mealMaster)
        #expect(form("x", as: .recipenlg) == .table(0x2C, .recipenlg))
        #expect(form("{\"a\":1}\n{}", as: .json) == .jsonLines)
        #expect(form("x", as: .json) == .json)
    }

    /// Forty lines are looked at for the heading of a file of MealMaster's.
    @Test(arguments: [(39, true), (40, false)])
    func aHeadingMayStandBehindWords(lines: Int, isFound: Bool) {
        let text = String(repeating: "x\n", count: lines) + "MMMMM Meal-Master"
        #expect((form(text) == .mealMaster) == isFound)
    }

    @Test(arguments: [
        ("recipes/Onion soup.cook", "Onion soup"), ("onion-soup.cook", "Onion soup"),
        ("onion_soup.txt", "Onion soup"),
        ("onion-soup 2.cook", "onion-soup 2"), (".cook", ".cook"), ("a.b.cook", "A.b"),
        ("soup", "Soup"),
        ("x/", "X"), ("élan.cook", "Élan"), ("Mc-Soup.cook", "Mc Soup"),
    ])
    func theTitleOfAFile(name: String, title: String) {
        #expect(FileForm.title(ofFile: name) == title)
    }

    @Test func placesAreToldByLine() throws {
        let pie = #"{"title":"Pie","ingredients":["x"]}"#
        let lines = try ReadFile("\(pie)\n\n{\n\(pie)\n{", as: nil)
        #expect(
            lines.faults.map(\.place) == [
                EntryPlace(file: "file", line: 3), EntryPlace(file: "file", line: 5),
            ]
        )
        let list = try ReadFile("[\n{\n},\n\(pie),\n7]")
        #expect(list.recipes.count == 1)
        #expect(list.faults.map(\.place.line) == [2, 5])
        let rows = try ReadFile("title,ingredients,directions\n\"a\nb\",x,y\nc,x,y,z\n\nd,x,y\n")
        #expect(rows.recipes.map(\.title) == ["a b", "d"])
        #expect(rows.faults.map(\.place.line) == [4])
        let none = try ReadFile("hello", named: "n.txt")
        #expect(none.faults.map(\.place) == [EntryPlace(file: "n.txt")])
    }

    /// What was gone through grows to the whole.
    @Test(arguments: [
        "{\"title\":\"A\"}\n{\"title\":\"B\"}\n", "[{\"title\":\"A\"},{\"title\":\"B\"}]",
        "title,ingredients,directions\na,b,c\nd,e,f",
        "MMMMM Meal-Master\nTitle: A\nMMMMM\nMMMMM Meal-Master\nTitle: B\nMMMMM", "<html>", "hello",
    ])
    func progressIsOfTheWholeFile(text: String) throws {
        var places: [Int] = []
        let reader = RecipeFileReader(pages: PageReaderForTests.reader)
        try reader.cut(ByteArraySource(Array(text.utf8)), named: "x", as: nil) {
            places.append($1); _ = $0
        }
        #expect(places == places.sorted() && !places.isEmpty)
        #expect(places.allSatisfy { (1...text.utf8.count).contains($0) })
        #expect(places.last ?? 0 >= text.utf8.count - 1)
    }

    @Test(arguments: [
        ("a,b", ["a", "b"]), ("a,,b,", ["a", "", "b", ""]), ("\"a,b\",c", ["a,b", "c"]),
        ("\"a\"\"b\"", ["a\"b"]),
        ("a\r", ["a"]), ("\"a\r\nb\"", ["a\r\nb"]), ("", [""]), ("\"\"", [""]),
        ("a\"b\"c", ["abc"]),
        ("\"\"\"\"", ["\""]),
    ])
    func theFieldsOfARow(row: String, fields: [String]) {
        #expect(CSVCutter.fields(Array(row.utf8)[...]) == fields)
    }

    @Test func theOnlyRecipe() throws {
        let reader = RecipeFileReader(pages: PageReaderForTests.reader)
        func only(_ text: String) throws -> String {
            try reader.onlyRecipe(in: Array(text.utf8), named: "soft-eggs.txt").title
        }
        #expect(try only("Boil @eggs.") == "Soft eggs")
        #expect(try only(#"{"title":"A","ingredients":["x"]}"#) == "A")
        #expect(throws: EntryFault.unknownFormat) {
            try only(#"[{"title":"A","ingredients":["x"]},{"title":"B","ingredients":["x"]}]"#)
        }
        #expect(throws: EntryFault.empty) { try only("") }
        #expect(throws: EntryFault.malformed(.mealmaster)) {
            try only("MMMMM Meal-Master\nTitle: A")
        }
        #expect(throws: EntryFault.unknownFormat) { try only("[]") }
    }

    @Test func bytesOfAnArray() {
        let source = ByteArraySource([1, 2, 3])
        #expect(source.size == 3)
        #expect(source.bytes(from: 1, upTo: 9) == [2, 3])
        #expect(source.bytes(from: 0, upTo: 2) == [1, 2])
        #expect(source.bytes(from: 3, upTo: 2).isEmpty && source.bytes(from: 9, upTo: 2).isEmpty)
        #expect(source.bytes(from: -1, upTo: 1) == [1] && source.bytes(from: 0, upTo: -1).isEmpty)
    }

    @Test func whatIsInAnArchiveIsToldByItsName() throws {
        let json = Array(#"{"title":"J","ingredients":["x"]}"#.utf8)
        let page = Array(
            #"<script type="application/ld+json">{"@type":"Recipe","name":"H","recipeIngredient":["1 leek"]}</script>"#
                .utf8
        )
        let cook = Array("Boil @tea.".utf8)
        let read = try ReadFile(
            ZipFile.bytes([
                ("a.json", json), ("B.JSON", json), ("recipe.json", json), ("c.html", page),
                ("d.htm", page),
                ("e.cook", cook), ("f/my-tea.cook", cook), ("g.txt", json), ("h.png", json),
                (".i.json", json),
                ("__MACOSX/j.json", json), ("x/__MACOSX/k.json", json), ("l/", []),
            ])
        )
        #expect(read.recipes.map(\.title) == ["J", "J", "J", "H", "H", "E", "My tea", "J"])
        #expect(read.faults.isEmpty)
    }

    /// An entry that is hidden, packed otherwise, or lies about its length is told.
    @Test func aBadEntryIsTold() throws {
        let json = Array(#"{"title":"J","ingredients":["x"]}"#.utf8)
        let good = ZipFile.bytes([("a.json", json)])
        let directory = 30 + 6 + json.count
        func faults(_ change: (inout [UInt8]) -> Void) throws -> [EntryFault] {
            var bytes = good
            change(&bytes)
            let read = try ReadFile(bytes)
            return read.recipes.isEmpty ? read.faults.map(\.fault) : []
        }
        #expect(try faults { _ in } == [])
        #expect(try faults { $0[directory + 8] = 1 } == [.malformed(.mealie)])
        #expect(try faults { $0[directory + 10] = 9 } == [.malformed(.mealie)])
        #expect(try faults { $0[directory + 10] = 8 } == [.malformed(.mealie)])
        #expect(try faults { $0[directory + 21] = 1 } == [.malformed(.mealie)])
        #expect(try faults { $0[directory + 23] = 2 } == [.tooLong])
        #expect(try faults { $0[directory + 42] = 1 } == [.malformed(.mealie)])
        #expect(try faults { $0[$0.count - 12] = 0 } == [.malformed(.json)])
        #expect(try faults { $0.removeLast(22) } == [.malformed(.json)])
        // A directory, or a name in it, that would reach beyond the end.
        #expect(try faults { $0[$0.count - 3] = 0x7F } == [.malformed(.json)])
        #expect(try faults { $0[$0.count - 10] = 0xFF } == [.malformed(.json)])
        #expect(try faults { $0[directory + 28] = 0xFF } == [.malformed(.json)])
        #expect(try faults { $0[directory + 30] = 1 } == [.malformed(.json)])
        #expect(try faults { $0[directory + 32] = 1 } == [.malformed(.json)])
        #expect(try faults { $0 += [UInt8](repeating: 0, count: 65_535) } == [])
        #expect(try faults { $0 += [UInt8](repeating: 0, count: 65_536) } == [.malformed(.json)])
    }
}
