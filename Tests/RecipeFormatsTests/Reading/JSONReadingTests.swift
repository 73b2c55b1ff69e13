import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeFormats

/// JSON of many programs, in lines, lists and alone.
struct JSONReadingTests {
    /// A file is read piece by piece, and a line that has parts in two of them is whole.
    @Test func linesThatAreInTwoPiecesAreWhole() throws {
        let note = String(repeating: "a", count: 700_000)
        let lines = ["A", "B", "C", "D"].map {
            #"{"title":"\#($0)","ingredients":["x"],"notes":"\#(note)"}"#
        }
        let read = try ReadFile(lines.joined(separator: "\n"))
        #expect(read.recipes.map(\.title) == ["A", "B", "C", "D"])
        #expect(read.recipes.allSatisfy { $0.notes == [note] })
        #expect(read.faults.isEmpty)
    }

    @Test func anEntryOfAListThatIsTooLongIsToldSo() throws {
        let pie = #"{"title":"Pie","ingredients":["x"]}"#
        let long = [UInt8](repeating: 0x61, count: RecipeFileReader.entryLimit + 1)
        let head = Array("[\(pie),\n[7,\n\"".utf8)
        let read = try ReadFile(head + long + Array("\",\n7],\n\(pie)]".utf8))
        #expect(read.recipes.map(\.title) == ["Pie", "Pie"])
        #expect(read.faults.map(\.fault) == [.tooLong])
        #expect(read.faults.map(\.place.line) == [2])
    }

    @Test(arguments: ["{%}", "[{%}]", "{%}\n{%}"])
    func aMarkOfTheByteOrderIsNoPartOfTheText(form: String) throws {
        let members = #""title":"Pie","ingredients":["x"]"#
        let read = try ReadFile("\u{FEFF}" + form.replacing("%", with: members))
        #expect(Set(read.recipes.map(\.title)) == ["Pie"])
        #expect(read.faults.isEmpty)
    }

    @Test func whatIsExportedComesBackWhole() throws {
        var generator = RecipeGenerator(seed: 3)
        for _ in 0..<60 {
            let recipe = generator.recipe().cleaned
            let text = RecipeFileWriter().text(of: [RecipeDocument(recipe: recipe)], as: .json)
            let read = try #require(try ReadFile(text).recipes.first)
            #expect(read.title == recipe.title)
            #expect(read.ingredientGroups.map(\.title) == recipe.ingredientGroups.map(\.title))
            #expect(read.ingredients == recipe.ingredients)
            #expect(read.stepGroups == recipe.stepGroups)
            #expect(read.notes == recipe.notes)
            #expect(read.link == recipe.link)
            #expect(read.yield == recipe.yield)
            #expect(read.times.minutes == recipe.times.minutes)
            #expect(read.keywords == recipe.keywords)
        }
    }

    @Test(
        arguments: [
            CookingTimes(preparation: 15, cooking: 40), CookingTimes(preparation: 15, cooking: 75),
            CookingTimes(preparation: 15, cooking: 48), CookingTimes(cooking: 68),
            CookingTimes(preparation: 15, cooking: 48, total: 90), CookingTimes(total: 68),
            CookingTimes(preparation: 7), CookingTimes(),
        ]
    )
    func whatIsNoStatedTotalComesBackAsNone(_ times: CookingTimes) throws {
        var recipe = Sample.soup
        recipe.times = times
        #expect(try ReadFile(Sample.text(recipe, as: .json)).recipes.first?.times == times)
    }

    @Test(arguments: ["", "\n", "\n{\"title\":\"B\",\"ingredients\":[\"x\"]}"])
    func aLineThatIsTooLongIsToldSo(_ end: String) throws {
        let long = [UInt8](repeating: 0x61, count: RecipeFileReader.entryLimit + (1 << 20))
        let head = "{\"title\":\"A\",\"ingredients\":[\"x\"]}\n{\"title\":\""
        let read = try ReadFile(Array(head.utf8) + long + Array(end.utf8))
        #expect(read.recipes.map(\.title) == (end.count > 1 ? ["A", "B"] : ["A"]))
        #expect(read.faults.map(\.fault) == [.tooLong])
    }
}
