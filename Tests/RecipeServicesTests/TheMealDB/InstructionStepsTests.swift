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
        ("step1 Chop it.\nStEp 2) Fry it.", ["Chop it.", "Fry it."]),
        ("Step 1– Chop it.\nStep 2— Fry it.", ["Chop it.", "Fry it."]),
        ("Step 99 Chop it.\nStep 100 helps.", ["Chop it.", "Step 100 helps."]),
        ("Step one is to chop.", ["Step one is to chop."]),
        ("Step 1: 2. Chop it.", ["Chop it."]),
        ("* Chop it.\n– Fry it.\n•Serve it.", ["Chop it.", "Fry it.", "Serve it."]),
        ("99. Chop it.\n100. Fry it.", ["Chop it.", "100. Fry it."]),
        ("1.½ cups go in.\n3: Fry it.", ["1.½ cups go in.", "3: Fry it."]),
        ("180\nChop it.", ["Chop it."]), ("Chop it.\nFry it.", ["Chop it.", "Fry it."]),
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

    /// A heading is in capitals behind a step's mark, and no sentence.
    @Test(
        arguments: [
            ("STEP 1 - SOUP\nBoil.", "SOUP"), ("STEP 1 - SOUP.\nBoil.", nil),
            ("STEP 1 - Soup\nBoil.", nil), ("SOUP\nBoil.", nil), ("1. SOUP\nBoil.", nil),
        ] as [(String, String?)]
    )
    func whatIsAHeading(_ text: String, _ title: String?) {
        #expect(InstructionSteps.groups(in: text).first?.title == title)
    }

    @Test(arguments: [(60, true), (61, false)])
    func aHeadingIsShort(_ length: Int, _ isHeading: Bool) {
        let capitals = String(repeating: "A", count: length)
        let title = InstructionSteps.groups(in: "STEP 1 \(capitals)\nBoil.").first?.title
        #expect(title == (isHeading ? capitals : nil))
    }

    @Test func stepsBeforeAHeadingAreASectionOfTheirOwn() {
        #expect(
            InstructionSteps.groups(in: "Wash.\nSTEP 1 - SOUP\nBoil.") == [
                StepGroup(items: ["Wash."]), StepGroup(title: "SOUP", items: ["Boil."]),
            ]
        )
    }

    /// Who writes all steps in capitals means steps: none of them may be lost.
    @Test(arguments: [
        ("STEP 1 CHOP IT\nSTEP 2 FRY IT", ["CHOP IT", "FRY IT"]),
        ("STEP 1 - SOUP\nBoil.\nSTEP 2 SERVE", ["Boil.", "SERVE"]),
    ])
    func aHeadingWithNothingUnderItIsAStep(_ text: String, _ steps: [String]) {
        #expect(InstructionSteps.groups(in: text).flatMap(\.items) == steps)
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
