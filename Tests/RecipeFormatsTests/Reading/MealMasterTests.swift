import RecipeModel
import Testing

@testable import RecipeFormats

/// MealMaster's columns and codes.
struct MealMasterTests {
    private func recipe(_ body: String, head: String = "Title: Cakes") -> Recipe? {
        MealMasterEntry(Array("\(head)\n\n\(body)\n".utf8)).recipe
    }

    private func line(_ amount: String, _ unit: String, _ text: String) -> String {
        String(repeating: " ", count: 7 - amount.count) + amount + " "
            + unit + String(repeating: " ", count: 2 - unit.count) + " " + text
    }

    @Test func aRecipeThatIsTooLongIsToldAndTheNextIsRead() throws {
        let long = [UInt8](repeating: 0x61, count: 1 << 20) + [0x0A]
        var file = Array("MMMMM Meal-Master\nTitle: A\n".utf8)
        for _ in 0...(RecipeFileReader.entryLimit >> 20) { file += long }
        let next = "MMMMM\nMMMMM Meal-Master\nTitle: B\n\n\(line("1", "c", "Milk"))\nMMMMM\n"
        let read = try ReadFile(file + Array(next.utf8))
        #expect(read.recipes.map(\.title) == ["B"])
        #expect(read.faults.map(\.fault) == [.tooLong])
        #expect(read.faults.map(\.place.line) == [1])
    }
}
