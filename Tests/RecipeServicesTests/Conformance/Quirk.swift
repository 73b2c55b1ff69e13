import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// One quirk of one service: what its server sends, and what holds for the page that comes of it.
struct Quirk: Sendable, CustomTestStringConvertible {
    let service: ServiceName
    let name: String
    let answer: ServedResponse
    let holds: @Sendable (RecipePage) -> Bool

    var testDescription: String { "\(service): \(name)" }

    /// A quirk of entries in a service's envelope.
    init(
        _ service: ServiceName,
        _ name: String,
        _ entries: String,
        holds: @escaping @Sendable (RecipePage) -> Bool
    ) {
        self.init(service, name, answer: Self.envelope(service, entries), holds: holds)
    }

    /// A quirk of a whole answer.
    init(
        _ service: ServiceName,
        _ name: String,
        answer: ServedResponse,
        holds: @escaping @Sendable (RecipePage) -> Bool
    ) {
        self.service = service
        self.name = name
        self.answer = answer
        self.holds = holds
    }

    /// The service and a query that its quirk is an answer to.
    func service(_ bench: ServiceBench) throws -> any RecipeService {
        switch service {
        case .themealdb: try bench.mealDB()
        case .spoonacular: try bench.spoonacular()
        case .feed: try bench.feed()
        case .mealie: try bench.mealie()
        case .tandoor: try bench.tandoor()
        default: try bench.puppy()
        }
    }

    /// The answer that a list of entries stands in.
    private static func envelope(_ service: ServiceName, _ entries: String) -> ServedResponse {
        switch service {
        case .themealdb: return .json(#"{"meals":[\#(entries)]}"#)
        case .spoonacular:
            return .json(#"{"totalResults":1,"number":10,"results":[\#(entries)],"offset":0}"#)
        case .feed: return .json(#"{"recipes": [\#(entries)]}"#)
        case .mealie:
            return .json(#"{"page":1,"total":145,"total_pages":15,"items":[\#(entries)]}"#)
        case .tandoor:
            return .json(
                #"{"count":145,"next":"http://inside:8080/api/recipe/?page=2","results":[\#(entries)]}"#
            )
        default: return RecipePuppySite.page(results: "[\(entries)]")
        }
    }
}
