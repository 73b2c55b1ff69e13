import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct InstructionStepsTests {
    @Test(arguments: [
        ("Chop it.\r\nFry it.", ["Chop it.", "Fry it."]),
        ("Chop it.\n\n  Fry it.\r", ["Chop it.", "Fry it."]),
        ("\r\nChop it, then fry it.", ["Chop it, then fry it."]),
        ("STEP 1\r\nChop it.\r\nSTEP 2\r\nFry it.", ["Chop it.", "Fry it."]),
        ("step 1: Chop it.\r\nStep 2 - Fry it.", ["Chop it.", "Fry it."]),
        ("STEP 1 Chop it.\nStep 12. Fry it.", ["Chop it.", "Fry it."]),
        ("1. Chop it.\r\n2. Fry it.", ["Chop it.", "Fry it."]),
        ("01.Chop it.\r\n02.Fry it.", ["Chop it.", "Fry it."]),
        ("1) Chop it.\r\n2) Fry it.", ["Chop it.", "Fry it."]),
        ("1\r\nChop it.\r\n2\r\nFry it.", ["Chop it.", "Fry it."]),
        ("• Chop it.\r\n▢ Fry it.\r\n- Serve it.", ["Chop it.", "Fry it.", "Serve it."]),
        ("2.5 kg of leeks go in.", ["2.5 kg of leeks go in."]),
        ("2 eggs go in.\r\n180C is right.", ["2 eggs go in.", "180C is right."]),
        ("10.30 is the time.", ["10.30 is the time."]),
        ("Steps matter.\r\nStepping back helps.", ["Steps matter.", "Stepping back helps."]),
        ("Step by step, fry it.", ["Step by step, fry it."]),
        ("Chop\u{1B}[31m it.\u{7}", ["Chop it."]),
        ("1.\r\n---\r\n \r\n", []), ("", []),
    ])
    func linesAreSteps(_ text: String, _ steps: [String]) {
        #expect(InstructionSteps.groups(in: text).flatMap(\.items) == steps)
    }

    @Test func aStepsTitleIsAHeading() {
        let text = """
            STEP 1 - MAKING THE SOUP\r
            Boil it.\r
            Stir it.\r
            STEP 2 - SERVING\r
            Serve it.
            """
        #expect(
            InstructionSteps.groups(in: text) == [
                StepGroup(title: "MAKING THE SOUP", items: ["Boil it.", "Stir it."]),
                StepGroup(title: "SERVING", items: ["Serve it."]),
            ]
        )
        // Shouting alone is no heading: it may be the step.
        #expect(InstructionSteps.groups(in: "STIR IT\r\nServe it.").count == 1)
    }

    @Test func everyWordStaysWhereItIs() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<2_000 {
            let text = (0..<6).map { _ in generator.text(upTo: 12) }.joined(separator: "\r\n")
            let steps = InstructionSteps.groups(in: text).flatMap { ([$0.title ?? ""]) + $0.items }
            let letters = { (text: String) in CleanText.line(text).filter(\.isLetter) }
            let cleaned = text.split(whereSeparator: \.isNewline).map { letters(String($0)) }
                .joined()
            #expect(steps.map(letters).joined() == cleaned)
        }
    }
}
