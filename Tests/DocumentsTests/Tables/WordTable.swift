import Foundation
import RecipeModel

@testable import Documents

/// How numbers and words are said, for `words.txt`.
enum WordTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "whole number": { "\(NumberWords.grouped(number($0))), \(leaves(number($0)))" },
        "decimal": { "\(NumberWords.decimal(decimal($0))), \(NumberWords.servings(decimal($0)))" },
        "size": {
            "\(NumberWords.bytes(number($0))) or \(NumberWords.decimalBytes(number($0)))"
        },
        "minutes": {
            "\(NumberWords.minutes(number($0))) or \(NumberWords.spokenMinutes(number($0)))"
        },
        "age": { NumberWords.age(number($0)) },
        "waited": waited,
        "list": { "\(NumberWords.list(names($0))) or \(NumberWords.list(names($0), last: "or"))" },
        "rows": rows,
        "sentence": { "'\(Spoken.sentence($0))' or '\(Spoken.full($0))'" },
        "name": { "'\($0.shownName)' or '\($0.shownCuisine)'" },
        "markdown": { "\(MarkdownText.escaped($0)) typed \(MarkdownText.code($0))" },
        "heading": heading,
        "link": link,
    ]

    private static func number(_ text: String) -> Int { Int(text) ?? 0 }
    private static func decimal(_ text: String) -> Double { Double(text) ?? 0 }
    private static func names(_ text: String) -> [String] {
        text.isEmpty ? [] : text.components(separatedBy: " ")
    }

    private static func leaves(_ number: Int) -> String {
        let leaves = NumberWords.counted(number, "leaf", plural: "leaves")
        return "\(leaves), \(NumberWords.counted(number, "day"))"
    }

    /// `seconds tries`
    private static func waited(_ text: String) -> String {
        let parts = names(text)
        return NumberWords.seconds(decimal(parts[0]), tries: number(parts[1]))
    }

    private static func rows(_ text: String) -> String {
        let rows = names(text).map(number)
        return "\(NumberWords.ranges(rows)) or \(NumberWords.ranges(rows, sign: "–"))"
    }

    private static func heading(_ text: String) -> String {
        var document = Document()
        document.add(.heading(Phrase(text), level: 3))
        return HTMLWriter.article(of: document).replacing("\n", with: "")
    }

    private static func link(_ text: String) -> String {
        guard let address = WebAddress(text) else { return "no address" }
        return "\(MarkdownText.link("x", to: address)) \(MarkdownText.picture("x", at: address))"
    }
}
