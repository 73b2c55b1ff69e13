import Foundation
import KitchenLanguage
import RecipeModel

/// Conditions as the tables write them: `leek; title:pie or thai; not nuts; 30 minutes`.
enum ConditionText {
    static func conditions(_ text: String) -> [Condition] {
        text.components(separatedBy: "; ").filter { !$0.isEmpty && $0 != "-" }.map(condition)
    }

    private static func condition(_ text: String) -> Condition {
        if text.hasSuffix(" minutes"), let minutes = Int(text.dropLast(8)) {
            return .minutes(minutes)
        }
        if text.hasPrefix("not ") { return .none(term(String(text.dropFirst(4)))) }
        return .any(text.components(separatedBy: " or ").map(term))
    }

    static func term(_ text: String) -> Term {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, let field = TermField(rawValue: parts[0]) else { return Term(text) }
        return Term(parts[1], in: field)
    }
}
