import Foundation
import KitchenLanguage
import RecipeModel
import RecipeTestSupport

@testable import RecipeServices

/// How the texts of services are read, for `texts.txt`.
enum TextTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "steps": steps, "markdown": markdown, "markup": markup, "food": food, "number": number,
        "minutes": { MinuteWords.text(Int($0) ?? 0) }, "nutrition": nutrition, "yield": yield,
        "words": { words.lines($0).listed }, "typed": typed, "tags": tags, "tag": tag,
        "heading": { "'\(Recipe.heading($0))', level \(MealieLines.levelled($0))" },
        "picture": {
            let kind = PictureKind(Array($0.utf8))
            return "\(kind.ending) \(kind.mediaType)"
        },
        "fact": { Recipe.mealieNutritionKey(of: NutritionFact(name: $0, amount: "1 g")) ?? "none" },
    ]

    static let markupText = MarkupText { text in
        var isTag = false
        return text.filter { sign in
            if sign == "<" { isTag = true }
            defer { if sign == ">" { isTag = false } }
            return !isTag
        }
        .replacing("&amp;", with: "&").replacing("&eacute;", with: "é")
        .replacing("&Eacute;", with: "É").replacing("&#174;", with: "®")
        .replacing("&comma;", with: ",")
    }

    private static let words = OwnServerWords(markup: markupText, minutes: { _ in nil })

    private static func steps(_ text: String) -> String {
        InstructionSteps.groups(in: text).map { group in
            (group.title.map { "[\($0)] " } ?? "") + group.items.listed
        }.joined(separator: " ")
    }

    private static func markdown(_ text: String) -> String { MarkdownLines.lines(of: text).listed }

    private static func markup(_ text: String) -> String {
        "line '\(markupText.line(text) ?? "none")', lines \(markupText.lines(text).listed)"
    }

    private static func food(_ name: String) -> String { FoodNumber.other(of: name) ?? "none" }

    private static func number(_ text: String) -> String {
        let number = Double(text) ?? 0
        return number < 0 ? number.plain : "\(number.plain) or \(number.fraction)"
    }

    private static func nutrition(_ text: String) -> String {
        NutritionAmount(text).map { "\($0.value) '\($0.unit)'" } ?? "none"
    }

    /// What stands beside its number, beside 4 and beside 8, and the pieces of several portions.
    private static func yield(_ text: String) -> String {
        let words = YieldWords(text)
        let beside = [4, 8].map { "'\(words.rest(beside: $0))' beside \(Int($0))" }
        let portions = YieldWords.portions(text).map {
            ", \($0.amount ?? 0) portions of \($0.text)"
        }
        return (["'\(words.rest)'"] + beside).joined(separator: ", ") + (portions ?? "")
    }

    /// How a line is typed so that it is read as it was.
    private static func typed(_ line: String) -> String {
        let text = words.typed(line)
        return "\(text) read as \(words.lines(text).listed)"
    }

    private static func tags(_ text: String) -> String {
        let tags = text.components(separatedBy: ", ")
        return "cuisines \(TagKind.cuisines(among: tags).listed) categories "
            + TagKind.categories(among: tags).listed
    }

    private static func tag(_ text: String) -> String {
        ConditionText.term(text).tagNames.sorted().joined(separator: ", ")
    }
}
