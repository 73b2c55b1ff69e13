import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeFormats

/// Texts, Markdown, YAML and tables as people and programs write them, and what is read from each.
///
/// `Samples/texts.txt` and `collected.txt` have the samples, `Samples/texts-read.txt` and
/// `collected-read.txt` what they are read as. After a wanted change, run the tests once with
/// `RECIPE_WRITE_SCREENS=1` in the environment to write the readings anew, and read the difference
/// before it is kept.
struct TextSampleTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Samples")

    struct Sample: Sendable, CustomTestStringConvertible {
        var name: String
        var encodings: [String]
        var text: String
        var testDescription: String { name }

        /// The bytes, with the encodings that the sample's heading names.
        var bytes: [UInt8] {
            var text = text
            if encodings.contains("crlf") { text = text.replacing("\n", with: "\r\n") }
            if encodings.contains("utf16") {
                return [0xFF, 0xFE]
                    + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            }
            if encodings.contains("latin1") {
                return text.unicodeScalars.map { UInt8(exactly: $0.value) ?? 0x3F }
            }
            return (encodings.contains("bom") ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
        }

        /// What is read from it, in lines.
        var reading: [String] {
            get throws {
                let read = try ReadFile(bytes, named: name)
                var lines: [String] = []
                if !read.columns.isEmpty {
                    lines.append(
                        "columns: "
                            + read.columns.map { "\($0.name)=\($0.field?.rawValue ?? "–")" }
                            .joined(separator: ", ")
                    )
                }
                for document in read.documents {
                    lines += TextSampleTests.lines(of: document.recipe)
                }
                return lines + read.faults.map { "left out: \($0.fault.name)" }
            }
        }
    }

    private static func samples(in name: String) -> [Sample] {
        let file = folder.appending(path: "\(name).txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "##### ").map { part in
            let head = part.prefix { $0 != "\n" }.split(separator: " ").map(String.init)
            return Sample(
                name: head.first ?? "",
                encodings: Array(head.dropFirst()),
                text: String(part.drop { $0 != "\n" }.dropFirst())
            )
        }
    }

    private static func lines(of recipe: Recipe) -> [String] {
        func fact(_ name: String, _ text: String?) -> [String] {
            text.map { ["\(name): \($0)"] } ?? []
        }
        func minutes(_ name: String, _ number: Int?) -> [String] {
            fact(name, number.map { "\($0) min" })
        }
        var lines = ["= \(recipe.title)"]
        lines += fact("from", recipe.link?.text) + fact("by", recipe.author)
        lines += fact(
            "makes",
            recipe.yield.map { "\($0.text) (\($0.amount.map { "\($0)" } ?? "no number"))" }
        )
        lines += minutes("prep", recipe.times.preparation) + minutes("cook", recipe.times.cooking)
        lines += minutes("total", recipe.times.total)
        lines += fact("rated", recipe.rating.map { "\($0.value) of \($0.best)" })
        for (name, words) in [
            ("cuisines", recipe.cuisines), ("categories", recipe.categories),
            ("keywords", recipe.keywords),
        ] where !words.isEmpty {
            lines.append("\(name): \(words.joined(separator: " | "))")
        }
        for group in recipe.ingredientGroups {
            if let title = group.title { lines.append("  [\(title)]") }
            lines += group.items.map { "  - \($0.text)" }
        }
        var number = 0
        for group in recipe.stepGroups {
            if let title = group.title { lines.append("  [\(title)]") }
            for step in group.items {
                number += 1
                lines.append("  \(number). \(step)")
            }
        }
        return lines + recipe.notes.map { "  note: \($0)" }
            + recipe.nutrition.map { "  has: \($0.name) \($0.amount)" }
    }

    @Test(arguments: ["texts", "collected"])
    func everySampleIsReadAsBefore(name: String) throws {
        let samples = Self.samples(in: name)
        #expect(samples.count >= 40)
        let lines = try samples.flatMap { ["##### \($0.name)"] + (try $0.reading) }
        let file = Self.folder.appending(path: "\(name)-read.txt")
        let differences = try KeptLines.differences(of: lines, from: file)
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
}
