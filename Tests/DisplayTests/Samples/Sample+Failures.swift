import Conversation
import RecipeModel
import ShellAnswers

extension Sample {
    /// A mistake, with its place marked by `⟦` and `⟧` in the line.
    static func mistake(
        _ kind: UsageError.Kind,
        _ marked: String,
        place: ScriptPlace? = nil,
        chain: [ScriptPlace] = []
    ) -> CommandError {
        let line = marked.filter { $0 != "⟦" && $0 != "⟧" }
        let start = marked.prefix { $0 != "⟦" }.count
        let length = marked.drop { $0 != "⟦" }.dropFirst().prefix { $0 != "⟧" }.count
        let span: Span? = marked.contains("⟦") ? start..<start + length : nil
        return .mistake(
            UsageError(kind, at: span, in: SourceLine(line, place: place, chain: chain))
        )
    }

    /// The errors of the drawing, and a few more.
    static let failures: [CommandError] = [
        mistake(.command(.unknown(word: "serch", suggestion: "search")), "⟦serch⟧ garlic cheese"),
        mistake(
            .reference(.noSuchNumber(42, in: .results, count: 20, hasMore: true)),
            "open ⟦42⟧"
        ),
        mistake(
            .option(.notANumber(option: "--max-missing", word: "few", range: 0...99)),
            "cook eggs --max-missing ⟦few⟧",
            place: ScriptPlace(file: "supper.rcp", line: 12),
            chain: [
                ScriptPlace(file: "week.rcp", line: 3), ScriptPlace(file: "monday.rcp", line: 1),
            ]
        ),
        mistake(
            .term(.unknownQualifier(word: "cuisne", suggestion: "cuisine")),
            "search garlic cheese \"goat cheese\" leek onion crème brûlée 日本 ⟦cuisne:⟧italian"
                + " -onion -milk minutes:30"
        ),
        .world(
            WorldError(
                .service(.offline(host: "recipes.example"), .recipepuppy),
                loaded: 20,
                favorites: 3
            )
        ),
        .world(
            WorldError(
                .service(.quotaUsed(opensAt: 1_778_810_400), .spoonacular),
                loaded: 20,
                favorites: 3
            )
        ),
        .world(
            WorldError(
                .service(.malformedReply(.wrongShape), .recipepuppy),
                page: 3,
                loaded: 20
            )
        ),
        .world(
            WorldError(
                .pages(3...6, .serverFailed(status: 500, tries: 3), .recipepuppy),
                page: 3,
                loaded: 20
            )
        ),
        .world(
            WorldError(
                .expectation(wanted: "count >= 3", found: "count is 1"),
                source: SourceLine(
                    "expect count >= 3",
                    place: ScriptPlace(file: "supper.rcp", line: 4)
                )
            )
        ),
        .world(WorldError(.cancelled)),
    ]
}
