import Testing

@testable import PageReader

struct LineRulesTests {
    @Test(arguments: [
        ("1. Heat it.", "Heat it."), ("12) Bake it.", "Bake it."), ("(3) Eat it.", "Eat it."),
        ("1: Heat it.", "Heat it."), ("1 - Heat it.", "Heat it."), ("1.- Heat it.", "Heat it."),
        ("2、煮る", "煮る"), ("1.番茄", "番茄"), ("1️⃣ Heat it.", "Heat it."), ("1", ""),
        ("Step 1: Heat it.", "Heat it."), ("Schritt 2 Heizen.", "Heizen."), ("Step 1", ""),
        ("• Heat it.", "Heat it."), ("– 1. Heat it.", "Heat it."),
    ])
    func theNumberOfAStepGoes(_ line: String, _ rest: String) {
        #expect(LineRules.withoutStepNumber(line) == rest)
    }

    @Test(arguments: [
        "1.5 cups are enough.", "2:30 minutes later, turn it.", "1-2 minutes later, turn it.",
        "180 °C is enough.", "123. of its kind", "-18 °C is cold enough.", "2 eggs are enough.",
        "Steps to a better pie", "Step 100 paces back.", "1)2 and so on", "2 - 3 spoons of milk",
        "2 – 3 eggs are enough.",
    ])
    func whatBelongsToTheTextStays(_ line: String) {
        #expect(LineRules.withoutStepNumber(line) == line)
    }
}

struct CleanLineTests {
    @Test(arguments: [
        0x80, 0x84, 0x86, 0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A, 0x202E,
        0x2060, 0x206F, 0xFEFF, 0xFFF9, 0xFFFB, 0xE000, 0xF8FF, 0xE0000, 0xE0FFF, 0xF0000, 0x10FFFD,
        0, 0x1B, 0x7F,
    ])
    func signsThatNobodySeesGo(_ value: UInt32) throws {
        let sign = Character(try #require(Unicode.Scalar(value)))
        #expect("a\(sign)b".cleanLine == "ab")
    }

    @Test(arguments: [
        0x09, 0x0A, 0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000, 0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
        0x3000,
    ])
    func spacesAreOneSpace(_ value: UInt32) throws {
        let sign = Character(try #require(Unicode.Scalar(value)))
        #expect("\(sign)a\(sign)\(sign)b\(sign)".cleanLine == "a b")
    }

    @Test(arguments: [
        0xA1, 0xAC, 0xAE, 0x200C, 0x200D, 0x2010, 0x2027, 0x2030, 0x205E, 0x2070, 0xF900, 0xFFFD,
        0x1F373,
    ])
    func whatIsSeenStays(_ value: UInt32) throws {
        let text = "a\(Character(try #require(Unicode.Scalar(value))))b"
        #expect(text.cleanLine == text)
    }
}
