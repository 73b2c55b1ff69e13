import Foundation
import KitchenLanguage
import RecipeCooking
import RecipeModel
import RecipeTestSupport

@testable import RecipeServices

/// What the answers of services become, for `answers.txt`: entries as a service sends them, or only the
/// members that matter, or whole answers behind `=`, or files of `Recordings/` behind `@`.
enum AnswerTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "recipepuppy": { await page(.recipepuppy, $0) },
        "themealdb": { await page(.themealdb, $0) },
        "spoonacular": { await page(.spoonacular, $0) }, "feed": { await page(.feed, $0) },
        "mealie": { await page(.mealie, $0) }, "tandoor": { await page(.tandoor, $0) },
        "meal": { await recipe($0) { try Recipe(theMealDB: value($0, of: .themealdb)) } },
        "spoonacular's recipe": {
            await recipe($0) {
                try Recipe(spoonacular: value($0, of: .spoonacular), TextTable.markupText)
            }
        },
        "mealie's recipe": {
            await recipe($0) { try Recipe(mealie: value($0, of: .mealie), at: try nas(), words) }
        },
        "tandoor's recipe": {
            await recipe($0) { try Recipe(tandoor: value($0, of: .tandoor), at: try nas(), words) }
        },
        "categories": { names($0) { try TheMealDBReply.categories($0) } },
        "areas": { names($0) { try TheMealDBReply.areas($0) } },
        "cuisines": { names($0) { try FeedReply($0).cuisines } },
        "information": {
            await recipe($0) { try SpoonacularReply.recipe(bytes($0), TextTable.markupText) }
        },
        "chance": {
            await recipe($0) { try SpoonacularReply.firstRecipe(bytes($0), TextTable.markupText) }
        },
    ]

    private static let words = OwnServerWords(
        markup: TextTable.markupText,
        minutes: { StatedDuration($0)?.minutes }
    )

    private static func nas() throws -> WebAddress {
        guard let address = WebAddress("http://nas.local") else { throw ServiceError.unsupported }
        return address
    }

    private static func bytes(_ text: String) throws -> [UInt8] {
        text.hasPrefix("@") ? try OwnRecordings.bytes(String(text.dropFirst())) : Array(text.utf8)
    }

    private static func value(_ text: String, of name: ServiceName) throws -> JSONValue {
        try JSONReader.value(of: Array(entry(of: name, text).utf8))
    }

    /// An entry, to whose members those are added that each has.
    private static func entry(of name: ServiceName, _ text: String) -> String {
        guard text.hasPrefix("\"") else { return text }
        let others =
            switch name {
            case .themealdb: #""idMeal":"52001","strMeal":"Leek Pie""#
            case .spoonacular: #""id":650001,"title":"Leek Pie""#
            case .feed: #""name":"A""#
            case .mealie: #""id":"a1","name":"A""#
            case .tandoor: #""id":1,"name":"A""#
            default:
                #""title":"Soup","href":"http://k.example/1","ingredients":"salt","thumbnail":"""#
            }
        return "{\(others),\(text)}"
    }

    private static func recipe(_ text: String, _ read: (String) throws -> Recipe?) async -> String {
        do {
            guard let recipe = try read(text) else { return "none" }
            guard let guide = Guide(recipe), recipe.ingredientsOfSteps != nil else {
                return recipe.shown
            }
            let needs = guide.steps.map { $0.ingredients.map(\.name).listed }
            return "\(recipe.shown); cooked with \(needs.joined(separator: ", "))"
        } catch { return "\(error)".plain }
    }

    private static func names(_ text: String, _ read: ([UInt8]) throws -> [CountedName]) -> String {
        do {
            return try read(bytes(text)).map { name in
                name.name + (name.count.map { " \($0)" } ?? "")
                    + (name.summary.map { " (\($0))" } ?? "")
            }.listed
        } catch { return "\(error)".plain }
    }

    /// The page that a service makes of an answer, whatever it asks for.
    private static func page(_ name: ServiceName, _ text: String) async -> String {
        do {
            let body: [UInt8]
            if text.hasPrefix("@") {
                body = try bytes(text)
            } else if text.hasPrefix("=") {
                body = Array(text.dropFirst().utf8)
            } else {
                body = envelope(name, entry(of: name, text))
            }
            var answer = TransferAnswer(ending: .answered, status: 200)
            answer.body = body
            let service = try service(name, ExchangeWire([answer]).client)
            // The feed is searched here, and so are servers of the cook's own: all is asked for.
            let isListed = [.feed, .mealie, .tandoor].contains(name)
            return try await service.page(isListed ? [] : [.has(Term("word"))]).shown
        } catch { return "\(error)".plain }
    }

    /// The answer that a list of entries stands in.
    private static func envelope(_ name: ServiceName, _ entries: String) -> [UInt8] {
        let text: String
        switch name {
        case .themealdb: text = #"{"meals":[\#(entries)]}"#
        case .spoonacular:
            text = #"{"totalResults":1,"number":10,"results":[\#(entries)],"offset":0}"#
        case .feed: text = #"{"recipes": [\#(entries)]}"#
        case .mealie: text = #"{"page":1,"total":145,"total_pages":15,"items":[\#(entries)]}"#
        case .tandoor:
            text =
                #"{"count":145,"next":"http://inside:8080/api/recipe/?page=2","results":[\#(entries)]}"#
        default: return RecipePuppySite.page(results: "[\(entries)]").body
        }
        return Array(text.utf8)
    }

    private static func service(
        _ name: ServiceName,
        _ client: HTTPClient
    ) throws -> any RecipeService {
        let address = try nas()
        guard let key = ServiceKey(testKey) else { throw ServiceError.unsupported }
        let plainText: @Sendable (String) -> String = { TextTable.markupText.line($0) ?? "" }
        switch name {
        case .themealdb:
            return TheMealDBService(address: address, client: client) { _ in false }
        case .spoonacular:
            return SpoonacularService(
                address: address,
                key: key,
                client: client,
                plainText: plainText,
                isKnownFood: { _ in false }
            )
        case .feed: return FeedService(address: address, client: client)
        case .mealie, .tandoor:
            let service = OwnServerService(
                name,
                address: address,
                token: key,
                client: client,
                plainText: plainText,
                minutes: { StatedDuration($0)?.minutes }
            )
            guard let service else { throw ServiceError.unsupported }
            return service
        default:
            return RecipePuppyService(
                address: address,
                client: client,
                plainText: plainText,
                isKnownFood: { _ in false }
            )
        }
    }
}
