import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// What is offered in the place of a query with words that nothing knows.
struct QuerySpellingTests {
    /// Recipes have `plimpo` and `zumbra` in their titles, a cuisine `grunk`, a category `plimpo` and the
    /// word `soy`; each slip stands for one of these.
    private let spelling = QuerySpelling(
        isMet: {
            [
                .title("plimpo"), .title("zumbra"), .cuisine("grunk"), .category("plimpo"),
                .word("soy"),
            ]
            .contains($0)
        },
        correction: {
            ["plimbo": "plimpo", "zumba": "zumbra", "grunc": "grunk", "sauze": "sauce"][$0]
        }
    )

    /// What is asked, what is offered instead, what was set right, what nothing knows, and whether the
    /// offer is taken without asking; `-` for no offer. `-x` leaves out, `a/b` is either, `30m` is a time.
    private static let table = """
        plimbo            | plimpo         | plimbo>plimpo              |          | taken
        # What is wanted and nothing knows is not dropped without asking.
        plimbo, qwxz      | plimpo         | plimbo>plimpo              | qwxz     | asked
        qwxz, zumbra      | zumbra         |                            | qwxz     | asked
        qwxz, 30m         | 30m            |                            | qwxz     | asked
        # To leave out what nothing has changes nothing.
        plimbo, -qwxz     | plimpo         | plimbo>plimpo              | qwxz     | taken
        zumbra, -qwxz     | zumbra         |                            | qwxz     | asked
        zumbra, -plimbo   | zumbra, -plimpo | plimbo>plimpo             |          | taken
        zumbra, -plimbo, -qwxz | zumbra, -plimpo | plimbo>plimpo      | qwxz     | taken
        qwxz, plimbo, -vrrk | plimpo       | plimbo>plimpo              | qwxz vrrk | asked
        plimbo, zumba     | plimpo, zumbra | plimbo>plimpo zumba>zumbra |          | taken
        # Of several of which some are enough.
        plimbo/zumbra     | plimpo/zumbra  | plimbo>plimpo              |          | taken
        qwxz/zumba, 30m   | zumbra, 30m    | zumba>zumbra               | qwxz     | taken
        zumba/qwxz/plimpo | zumbra/plimpo  | zumba>zumbra               | qwxz     | taken
        qwxz/egg, -vrrk   | egg            |                            | qwxz vrrk | taken
        # A field knows its own names.
        title:plimbo zumbra | title:plimpo zumbra | plimbo zumbra>plimpo zumbra | | taken
        cuisine:grunc     | cuisine:grunk  | grunc>grunk                |          | taken
        category:grunc    | category:grunk | grunc>grunk                |          | taken
        cuisine:plimbo    | cuisine:plimpo | plimbo>plimpo              |          | taken
        category:plimbo   | category:plimpo | plimbo>plimpo             |          | taken
        # Two neighbours that are one name are one term again, but only where any field will do.
        soy, sauze        | soy sauce      | sauze>sauce                |          | taken
        title:soy, title:sauze | title:soy, title:sauce | sauze>sauce   |          | taken
        # Every word is known, or nothing of the wish would be left.
        plimpo            | -
        zumbra, -plimpo   | -
        qwxz              | -
        egg               | -
        qwxz, -zumbra     | -
        qwxz/vrrk         | -
        cuisine:grunk     | -
        category:grunk    | -
        cuisine:plimpo    | -
        category:plimpo   | -
                          | -
        """

    private static func conditions(_ text: String) -> [Condition] {
        text.names.map { word in
            if word.hasPrefix("-") { return .none(Term(String(word.dropFirst()))) }
            if word.hasSuffix("m"), let minutes = Int(word.dropLast()) { return .minutes(minutes) }
            let parts = word.split(separator: ":").map(String.init)
            if parts.count > 1, let field = TermField(rawValue: parts[0]) {
                return .has(Term(parts[1], in: field))
            }
            let words = word.split(separator: "/").map { Term(String($0)) }
            return words.count > 1 ? .any(words) : .has(words[0])
        }
    }

    @Test func eachQueryIsOfferedWhatItMayMean() {
        for row in TableRows.fields(of: Self.table) {
            let query = RecipeQuery(Self.conditions(row[0]), sort: .title)
            let proposal = spelling.proposal(insteadOf: query)
            guard row[1] != "-" else {
                #expect(proposal == nil, "\(row[0])")
                continue
            }
            guard let offer = proposal?.offer(total: 3) else {
                Issue.record("no offer for \(row[0])")
                continue
            }
            #expect(offer.query.conditions == Self.conditions(row[1]), "\(row[0])")
            #expect(offer.query.sort == .title && offer.total == 3, "\(row[0])")
            let corrections = offer.corrections.map { "\($0.typed)>\($0.meant)" }
            #expect(corrections.joined(separator: " ") == row[2], "\(row[0])")
            #expect(offer.unknown.joined(separator: " ") == row[3], "\(row[0])")
            #expect(offer.isTaken == (row[4] == "taken"), "\(row[0])")
            // What leaves out what was meant holds even where it leaves nothing.
            let leavesOut = row[1].names.filter { $0.hasPrefix("-") }
            let isSafer = !leavesOut.allSatisfy(row[0].names.contains)
            #expect((proposal?.offer(total: 0) != nil) == isSafer, "\(row[0])")
        }
    }

    /// However long a word or a line is, it is not looked up more often than a usual one.
    @Test func whatIsTooLongToBeSpelledIsNotCorrected() {
        let lookups = Calls()
        let corrections = Calls()
        let spelling = QuerySpelling(
            isMet: { _ in
                lookups.count += 1
                return false
            },
            correction: { _ in
                corrections.count += 1
                return nil
            }
        )
        func cost(_ words: [String]) -> (lookups: Int, corrections: Int) {
            (lookups.count, corrections.count) = (0, 0)
            _ = spelling.proposal(insteadOf: RecipeQuery(words.map { .has(Term($0)) }))
            return (lookups.count, corrections.count)
        }
        let word = cost(["qwxzbrgh"])
        #expect(word.corrections > 0)
        for length in [100, 10_000, 1_000_000] {
            let long = cost([String(repeating: "qwxz", count: length / 4)])
            #expect(long.lookups <= word.lookups && long.corrections <= word.corrections)
        }
        #expect(cost((0..<20).map { "qwxz\($0)" }).corrections >= 20)
        let many = cost((0..<5_000).map { "qwxz\($0)" })
        #expect(many.corrections == 0 && many.lookups <= 5_000 * 4)
    }

    private final class Calls: @unchecked Sendable { var count = 0 }

    /// Of two words that are as near the one of more recipes is meant, else the first.
    @Test func theWordOfMoreRecipesIsMeant() {
        let table = """
            Plimpa pie, Plimpo pie, Plimpo tart = plimpo
            Plimpo pie, Plimpa tart, Plimpa pie = plimpa
            Plimpo pie, Plimpa pie = plimpa
            """
        for (titles, word) in TableRows.answers(of: table) {
            let recipes = titles.names.map { title in
                Recipe(id: RecipeID(service: .cookbook, key: title), title: title)
            }
            let index = StarterIndex(StarterBook(recipes))
            #expect(index.spelling.correction(of: "plimpe") == word, "\(titles)")
        }
    }
}
