import Conversation
import RecipeModel

/// A query as JSON.
enum QueryJSON {
    /// Plain terms under `all`, alternatives under `any`, unwanted ones under `none`; qualifiers have
    /// keys of their own where they are asked for.
    static func object(_ query: RecipeQuery) -> JSONOutput {
        var all: [String] = []
        var alternatives: [JSONOutput] = []
        var none: [String] = []
        var qualified: [TermField: [String]] = [:]
        var minutes: Int?
        for condition in query.conditions {
            switch condition {
            case .any(let terms):
                if terms.count == 1, let term = terms.first {
                    if term.field == .anywhere {
                        all.append(term.text)
                    } else {
                        qualified[term.field, default: []].append(term.text)
                    }
                } else {
                    alternatives.append(.strings(terms.map(\.label)))
                }
            case .none(let term): none.append(term.label)
            case .minutes(let limit): minutes = limit
            }
        }
        var members = [
            JSONMember("all", .strings(all)),
            JSONMember("any", .array(alternatives)),
            JSONMember("none", .strings(none)),
        ]
        for field in TermField.allCases {
            guard let texts = qualified[field] else { continue }
            members.append(JSONMember(field.rawValue, .strings(texts)))
        }
        if let minutes { members.append(JSONMember("minutes", .int(minutes))) }
        members.append(JSONMember("sort", .string(query.ranking?.name ?? query.sort.rawValue)))
        if let servings = query.servings { members.append(JSONMember("servings", .int(servings))) }
        if !query.demands.isEmpty {
            members.append(JSONMember("household", .strings(query.demands.map(\.typed))))
        }
        return .object(members)
    }

    /// A total: exact, or null with the number that there are more of.
    static func total(_ total: ResultTotal?) -> [JSONMember] {
        var exact: Int?
        var over: Int?
        switch total {
        case .exactly(let count): exact = count
        case .moreThan(let count): over = count
        case nil: break
        }
        return [
            JSONMember("total", .int(orNull: exact)), JSONMember("totalOver", .int(orNull: over)),
        ]
    }
}
