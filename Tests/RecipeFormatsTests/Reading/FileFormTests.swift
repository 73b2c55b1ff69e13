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

    @Test func theOnlyRecipe() throws {
        let reader = RecipeFileReader(pages: PageReaderForTests.reader)
        func only(_ text: String) throws -> String {
            try reader.onlyRecipe(in: Array(text.utf8), named: "soft-eggs.txt").title
        }
        #expect(try only("Boil @eggs.") == "Soft eggs")
        #expect(try only(#"{"title":"A","ingredients":["x"]}"#) == "A")
        #expect(throws: EntryError.unknownFormat) {
            try only(#"[{"title":"A","ingredients":["x"]},{"title":"B","ingredients":["x"]}]"#)
        }
        #expect(throws: EntryError.empty) { try only("") }
        #expect(throws: EntryError.malformed(.mealmaster)) {
            try only("MMMMM Meal-Master\nTitle: A")
        }
        #expect(throws: EntryError.unknownFormat) { try only("[]") }
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
        func faults(_ change: (inout [UInt8]) -> Void) throws -> [EntryError] {
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
