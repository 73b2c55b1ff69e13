import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// What is read of the services' recorded answers, where they lie beside the repository.
///
/// The answers are not ours to keep, so `Kept/recordings.txt` has for each how many lines were read of
/// it and a number that stands for them; `KeptDigests` tells how to see the lines.
@Suite(.enabled(if: Recordings.folder != nil, "\(Recordings.absence)"))
struct RecordingsTests {
    private typealias Read = @Sendable ([UInt8]) throws -> [String]

    private static let plainText: @Sendable (String) -> String = {
        $0.replacing("&amp;", with: "&").replacing("&Eacute;", with: "É")
    }

    /// All that may be read of an answer, by the folder that it lies in.
    private static let readers: [(folder: String, ending: String, reads: [Read])] = [
        (
            "feed", ".json",
            [
                {
                    try page(FeedReply($0).recipes, FeedReply($0).unusableEntries)
                        + names(FeedReply($0).cuisines)
                }
            ]
        ),
        (
            "recipepuppy", "",
            [
                {
                    let reply = try RecipePuppyReply($0, plainText: plainText)
                    return page(reply.recipes, reply.unusableEntries)
                }
            ]
        ),
        (
            "spoonacular", ".json",
            [
                {
                    let reply = try SpoonacularReply($0, MarkupText { $0 })
                    return page(reply.recipes, reply.unusableEntries) + ["\(reply.total)"]
                }, { [try SpoonacularReply.recipe($0, MarkupText { $0 }).shown] },
                { [try SpoonacularReply.firstRecipe($0, MarkupText { $0 }).shown] },
            ]
        ),
        (
            "themealdb", ".json",
            [
                { try page(TheMealDBReply($0).meals, TheMealDBReply($0).unusableEntries) },
                { names(try TheMealDBReply.categories($0)) },
                { names(try TheMealDBReply.areas($0)) },
            ]
        ), ("mealie", ".http", [{ try own($0) { Recipe(mealie: $0, at: $1, $2) } }]),
        ("tandoor", ".http", [{ try own($0) { Recipe(tandoor: $0, at: $1, $2) } }]),
    ]

    private static func page(_ recipes: [Recipe], _ unusable: Int) -> [String] {
        recipes.map(\.shown) + ["\(unusable) unusable"]
    }

    private static func names(_ names: [CountedName]) -> [String] {
        names.map { "\($0.name) \($0.count ?? 0) \($0.summary ?? "")" }
    }

    /// The recipes of a list, or a recipe, in an answer of a server of the cook's own with its head.
    private static func own(
        _ bytes: [UInt8],
        _ recipe: (JSONValue, WebAddress, OwnServerWords) -> Recipe?
    ) throws -> [String] {
        let data = Data(bytes)
        guard let end = data.range(of: Data("\r\n\r\n".utf8)),
            let address = WebAddress("http://127.0.0.1:9926")
        else { return ["no answer"] }
        let head = String(decoding: data.prefix(12), as: UTF8.self)
        let value = try JSONValue.reply(Array(data[end.upperBound...]))
        let entries = value["items"]?.array ?? value["results"]?.array ?? [value]
        let words = OwnServerWords(markup: MarkupText(plain: plainText), minutes: { Int($0) })
        return [head] + entries.map { recipe($0, address, words)?.shown ?? "no recipe" }
    }

    @Test func everyAnswerIsReadAsItWas() throws {
        var digests = KeptDigests()
        for (folder, ending, reads) in Self.readers {
            let place = try #require(Recordings.folder).appending(path: folder)
            let files = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
            for file in files where file.hasSuffix(ending) && !file.hasSuffix(".txt") {
                let bytes = Array(try Data(contentsOf: place.appending(path: file)))
                let lines = reads.flatMap { read in
                    do { return try read(bytes) } catch { return ["\(error)"] }
                }
                digests.add("\(folder)/\(file)", lines)
            }
        }
        let kept = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Kept/recordings.txt")
        for difference in try digests.differences(from: kept) { Issue.record("\(difference)") }
    }
}
