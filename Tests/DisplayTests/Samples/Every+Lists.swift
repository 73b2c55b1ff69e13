import ShellAnswers

@testable import RecipeModel
@testable import RecipeSearch

/// Lists of results in all their states, and reasons why a recipe is among them.
extension Every {
    private static func list(
        _ rows: Int = 1,
        of conditions: [Condition] = Sample.query.conditions,
        service: ServiceName = .cookbook,
        _ change: (inout ResultsAnswer) -> Void = { _ in }
    ) -> ResultsAnswer {
        let recipes = [Sample.bread, Sample.spaghetti, Sample.gratin].prefix(rows)
        var answer = ResultsAnswer(
            query: RecipeQuery(conditions),
            service: service,
            rows: recipes.enumerated().map {
                ResultRow(number: $0.offset + 1, recipe: $0.element, isFavorite: $0.offset == 1)
            },
            pages: rows > 0 ? [1] : [],
            loaded: rows,
            hasMore: false
        )
        change(&answer)
        return answer
    }

    private static let offer = QueryOffer(
        query: RecipeQuery([.has(Term("garlic")), .has(Term("leek"))]),
        total: 1_240,
        corrections: [
            .init(typed: "leak", meant: "leek"), .init(typed: "garlik", meant: "garlic"),
        ],
        unknown: ["blorf"]
    )

    private static func cooking(
        _ limit: Int?,
        for use: RecipeRanking.Provisions.Use = .cooking,
        soft: Bool = false
    ) -> RecipeRanking {
        .missing(
            .init(
                pantry: Pantry(foods: ["garlic"], staples: ["salt"]),
                for: use,
                maxMissing: limit,
                isLimitSoft: soft
            )
        )
    }

    private static let rankings: [RecipeRanking?] = [
        nil, cooking(nil), cooking(0), cooking(2), cooking(2, soft: true),
        cooking(nil, for: .sorting),
        cooking(3, for: .sorting), cooking(3, for: .limiting),
        cooking(1, for: .limiting, soft: true),
        .likeness(Likeness(Sample.bread, staples: ["salt"]), staples: ["salt"]),
    ]

    private static let hint = DropHint(condition: .has(Term("garlic")), total: .exactly(1))

    static let lists: [ResultsAnswer] = full + empty

    /// Lists in every order, each with a recipe and without.
    static let rankedLists: [ResultsAnswer] = {
        var lists: [ResultsAnswer] = []
        for ranking in rankings {
            for conditions in [Sample.query.conditions, [.none(Term("onion"))], []] {
                lists.append(list(0, of: conditions) { $0.query.ranking = ranking })
                lists.append(list(1, of: conditions) { $0.query.ranking = ranking })
            }
        }
        return lists
    }()

    private static let full: [ResultsAnswer] = [
        list { $0.total = .exactly(1) }, list(3) { $0.total = .exactly(1_240) },
        list(3) { $0.total = .moreThan(1_000) },
        list(3) {
            $0.hasMore = true
            $0.pages = [2, 3, 5]
            $0.repeatsHidden = 2
            $0.emptyPages = 1
            $0.lacking = 1_240
        },
        list(2) { $0.query.sort = .title },
        list(2, of: [], service: .mine) { $0.query.sort = .title },
        list(2, of: [], service: .mine), list(2, service: .mine),
        list(2) {
            $0.appliedHere = [
                .any([Term("leek"), Term("chives")]), .none(Term("french", in: .cuisine)),
                .minutes(90),
            ]
        },
        list(2) {
            $0.offer = offer
            $0.offer?.isTaken = true
        },
        list(2) {
            $0.offer = offer
            $0.offer?.isTaken = true
            $0.rows[0].number = 11
            $0.rows[1].number = 12
        },
        list(2, of: [.any([Term("leek"), Term("blorf")])]) {
            $0.offer = QueryOffer(
                query: RecipeQuery([.has(Term("leek"))]),
                total: 2,
                unknown: ["blorf"],
                isTaken: true
            )
        },
        list(2, of: [.any(["egg", "rice", "leek", "ham", "oil"].map { Term($0) }), .minutes(30)]) {
            $0.query.ranking = cooking(nil)
            $0.foodsAsked = 4
        },
        list(2) { $0.offer = offer }, list(2) { $0.isLong = true },
        list(0) { ($0.loaded, $0.pages) = (20, [3]) },
        list(
            of: [
                .any([Term("leek"), Term("pie", in: .title)]), .minutes(45),
                .has(Term("soup", in: .category)), .has(Term("egg", in: .ingredient)),
            ]
        ),
        list(3, service: .all),
        list(2) {
            $0.skippedPages = [SkippedPage(page: 4, failure: nil)]
            $0.passedPages = [6, 2]
            $0.loadedPages = [1, 3]
            $0.unusableEntries = 1
            $0.age = 120
            $0.failedParts = [FailedPart(service: .feed, failure: .unsupported)]
        },
    ]

    private static let empty: [ResultsAnswer] = [
        list(0, of: []), list(0, of: [], service: .mine), list(0, service: .mine),
        list(0, service: .feed), list(0, service: .all),
        list(0) { $0.firstPage = 2 }, list(0, of: []) { $0.firstPage = 2 },
        list(0) { $0.hints = [hint] },
        list(0) {
            $0.hints = [
                hint, DropHint(condition: .none(Term("onion")), total: .moreThan(1_000)),
                DropHint(condition: .minutes(30), total: .exactly(2)),
            ]
        },
        list(0) { $0.offer = offer },
        list(0) {
            $0.offer = offer
            $0.hints = [hint]
            $0.query.ranking = cooking(0)
        },
        list(0) {
            $0.hints = [hint]
            $0.query.ranking = cooking(0)
        },
        list(0) { $0.stillThere = StillThere(count: 10, query: Sample.query) },
        list(0) {
            $0.stillThere = StillThere(count: 1, query: RecipeQuery())
            $0.hints = [hint]
        },
        list(0, of: [.any([Term("egg"), Term("rice")]), .none(Term("milk"))]) {
            $0.query.ranking = cooking(nil)
            $0.stillThere = StillThere(count: 4, query: $0.query)
        },
        list(0) { $0.appliedHere = [.none(Term("onion"))] },
        list(0) {
            $0.appliedHere = [.none(Term("onion")), .minutes(30)]
            $0.takenOut = 1
        },
        list(0) { $0.hasMore = true },
        list(2) {
            $0.judgement = PageJudgement(
                byIngredients: [.has(Term("vegetarian"))],
                byTags: [.has(Term("italian"))],
                unknown: 1,
                read: 40,
                candidates: 1_300
            )
        }, list(2) { $0.judgement = PageJudgement(read: 40, candidates: 40) },
        list(0) { $0.judgement = PageJudgement(read: 600, candidates: 1_300) },
    ]

    // MARK: - Why

    static let reasonsWhy: [KitchenAnswer] = {
        var answers = [why(nil, .cookbook, of: [])]
        for ranking in rankings {
            for service in [ServiceName.cookbook, .mine, .feed] {
                answers.append(why(ranking, service))
                answers.append(why(ranking, service, sort: .title))
            }
        }
        for ground in grounds {
            var answer = why(nil, .cookbook, of: [.has(Term("garlic"))])
            answer.reasons.grounds = [
                MatchGrounds(condition: .has(Term("garlic")), grade: .most, grounds: ground)
            ]
            answer.hints = [hint, DropHint(condition: .minutes(30), total: .moreThan(40))]
            answers.append(answer)
        }
        return answers.map(KitchenAnswer.why)
    }()

    private static func why(
        _ ranking: RecipeRanking?,
        _ service: ServiceName,
        sort: RecipeSort = .best,
        of conditions: [Condition] = Sample.query.conditions
    ) -> WhyAnswer {
        let query = RecipeQuery(conditions, sort: sort, ranking: ranking)
        var pantry: Pantry?
        if case .missing(let provisions) = ranking { pantry = provisions.pantry }
        return WhyAnswer(
            title: "Baked garlic cheese bread",
            number: 2,
            count: 12,
            service: service,
            query: query,
            reasons: MatchReasons(Sample.bread, for: query, pantry: pantry)
        )
    }

    private static let grounds: [[MatchGrounds.Ground]] =
        [
            [], [.named(food: "garlic")], [.main(food: "garlic")], [.present(food: "garlic")],
            [.madeFrom(food: "milk")], [.dish("soup")], [.dish("omelet")], [.nearDish("stew")],
            [.nearDish("egg dish")], [.cuisine("italian")], [.category("main course")],
            [.statedDiet("vegan")], [.foundDiet("vegetarian")], [.title(word: "bread")],
            [.ingredient(word: "clove")], [.minutes(90)],
            [.title(word: "bread"), .dish("soup"), .dish("soup")],
        ] + RecipeTrait.allCases.map { [.trait($0)] }
}
