import Foundation
import RecipeCooking
import RecipeModel
import ShellAnswers
import Testing

@testable import Display

/// What the kitchen's commands put on a screen.
struct KitchenScreenTests {
    private func lines(_ answer: KitchenAnswer) -> [String] {
        renderer().output(.kitchen(answer)).split(separator: "\n").map(String.init)
    }

    /// A staple that the cook keeps and the settings name is told once.
    @Test func whatIsAlwaysThereIsToldOnce() {
        let kept = ["oil", "salt"].enumerated().map {
            PantryItem(id: $0.offset, name: $0.element, isStaple: true)
        }
        for (staples, told) in [
            (["salt", "water"], "salt, water, oil"), (["salt"], "salt, oil"), ([], "oil, salt"),
        ] {
            #expect(lines(.pantry(kept, staples: staples)).last == "Always there: \(told)")
        }
        #expect(lines(.pantry([], staples: [])).count == 1)
    }

    @Test func eachReasonForLeavingOutIsNamed() {
        let change = KeptChange(kind: .listed, names: ["leek"])
        let (have, optional) = (
            "Left out, because you have it: salt, oil",
            "Left out, because it is optional: chives"
        )
        let both = ["salt", "oil"]
        #expect(lines(.changed(change, leftOut: [])).count == 1)
        #expect(lines(.changed(change, leftOut: both)).dropFirst() == [have])
        #expect(lines(.changed(change, leftOut: [], optional: ["chives"])).last == optional)
        #expect(
            lines(.changed(change, leftOut: both, optional: ["chives"])).dropFirst()
                == [have, optional]
        )
    }

    private func guide(_ steps: [String]) throws -> Guide {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "soup"), title: "Soup")
        recipe.stepGroups = [StepGroup(items: steps)]
        return try #require(Guide(recipe))
    }

    /// The sentences of a step stand apart, with a blank line between them.
    @Test(arguments: [
        ("Boil it.", ["Boil it."]), ("Boil it", ["Boil it"]),
        ("Boil it. Stir well! Serve", ["Boil it.", "Stir well!", "Serve"]),
        ("Add 1.5 litres. Wait.", ["Add 1.5 litres.", "Wait."]),
    ])
    func eachSentenceStandsByItself(_ text: String, _ sentences: [String]) throws {
        let step = try guide([text, "Eat."]).step
        let screen = renderer().output(
            .kitchen(.step(GuideAnswer(title: "S", step: step, count: 2)))
        )
        let parts = screen.components(separatedBy: "\n\n").map {
            $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        #expect(parts.filter(sentences.contains) == sentences)
    }

    /// What can be typed next: only where there is a step in that direction.
    @Test(arguments: [
        (1, 3, false, "next"), (2, 3, false, "next previous"), (3, 3, false, "previous"),
        (1, 3, true, "first step next"), (1, 1, true, "first step"),
        (3, 3, true, "repeat previous stop"),
    ])
    func whatToTypeNext(number: Int, count: Int, isAtEdge: Bool, hints: String) throws {
        var guide = try guide((1...count).map { "Step \($0)." })
        _ = guide.go(to: number)
        let answer = GuideAnswer(title: "S", step: guide.step, count: count, isAtEdge: isAtEdge)
        let last = lines(.step(answer)).last?.split(separator: " ").joined(separator: " ")
        #expect(last == hints)
    }
}
