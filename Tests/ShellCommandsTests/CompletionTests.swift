import RecipeModel
import RecipeSearch
import RecipeTestSupport
import ShellAnswers
import Testing

@testable import ShellCommands

struct CompletionTests {
    /// What Tab offers at the end of a line, the best first.
    private func offered(
        _ line: String,
        after lines: [String] = [],
        folder: [String: [String]] = [:]
    ) async -> [String] {
        let kitchen = TestKitchen(pageSize: 10)
        for line in lines { await kitchen.type(line) }
        let knowledge = await kitchen.shell.completionKnowledge()
        let completion = Completion(
            of: line,
            cursor: line.count,
            knowing: knowledge,
            folder: { folder[$0] ?? [] }
        )
        #expect(completion.span.upperBound <= line.count)
        return completion.candidates.map(\.text)
    }

    @Test(arguments: [
        ("sea", "search"), ("ope", "open"), ("serch", "search"), ("search --so", "--sort"),
        ("search --sort ti", "title"), ("set page-", "page-size"), ("set theme da", "dark"),
        ("help ter", "terms"), ("service rec", "recipepuppy"),
        ("search leek --service c", "cookbook"), ("expect error us", "usage"),
        ("search garl", "garlic"), ("search leek -chedd", "cheddar"), ("garl", "garlic"),
    ])
    func theBestCandidateBeginsTheList(line: String, best: String) async {
        let candidates = await offered(line)
        #expect(candidates.first?.hasPrefix(best) == true, "\(candidates.prefix(5))")
    }

    @Test func aCommandsFirstLettersOfferJustIt() async {
        #expect(await offered("op") == ["open"])
        #expect(await offered("sear") == ["search"])
    }

    @Test func referencesComeWithTheTitlesOfTheListShown() async {
        let kitchen = TestKitchen(pageSize: 10)
        await kitchen.type("search leek")
        let knowledge = await kitchen.shell.completionKnowledge()
        let completion = Completion(
            of: "open ",
            cursor: 5,
            knowing: knowledge,
            folder: { _ in [] }
        )
        #expect(completion.candidates.first?.text == "1")
        #expect(completion.candidates.first?.summary == "Leek soup")
    }

    @Test func eachRecipeIsOfferedOnce() async {
        let offered = await offered("open ", after: ["search leek", "fav 1", "search leek"])
        #expect(offered.prefix(4) == ["1", "2", "3", "4"])
        #expect(!offered.contains("r1") && !offered.contains("f1"))
        #expect(await self.offered("open r", after: ["search leek"]).prefix(2) == ["r1", "r2"])
    }

    /// Those of the list printed last stand by their numbers, and with the letter of any list.
    @Test func favoritesAreOfferedByTheirLetter() async {
        let lines = ["search leek", "fav 1-2", "favs"]
        #expect(await offered("open f", after: lines).prefix(2) == ["f1", "f2"])
        #expect(await offered("open f2", after: lines) == ["f2"])
    }

    @Test func dropOffersTheConditionsOfTheSearch() async {
        let lines = ["search leek -cream minutes:90"]
        let offered = await offered("drop ", after: lines)
        #expect(offered == ["leek", "minutes:90", "cream"])
        #expect(await self.offered("drop cr", after: lines) == ["cream"])
        #expect(await self.offered("drop ", after: ["search leek or garlic"]) == ["leek"])
    }

    @Test func tagsOfTheFavoritesAreOffered() async {
        let lines = ["search leek", "fav 1-2", "tag 1-2 quick", "tag 1 sunday"]
        #expect(await offered("favs --tag ", after: lines) == ["quick", "sunday"])
        #expect(await offered("favs --tag s", after: lines) == ["sunday"])
    }

    @Test func whatHasTheLettersInsideComesOnlyWhereNothingBeginsWithThem() async {
        let recipes = [TestKitchen.recipe("Odd stew", ["zzleek", "oddleek zzzap", "xqleek"])]
        let kitchen = TestKitchen(recipes: recipes)
        await kitchen.type("search stew")
        #expect(await described("and zz", in: kitchen) == ["zzleek: "])
        let inside = await described("and zzza", in: kitchen)
        #expect(inside == ["\"oddleek zzzap\": "])
    }

    @Test(arguments: [
        ("", ["unpopped", "super-quick", "quick", "soda pop", "quince"]),
        ("qu", ["quick", "quince"]), ("QUI", ["quick", "quince"]), ("quick", ["quick"]),
        ("super-q", ["super-quick"]), ("pop", ["soda pop", "unpopped"]),
        ("ick", ["super-quick", "quick"]),
        ("qick", ["quick"]), ("qui ck", ["quick"]), ("quix", ["quick", "quince"]),
        ("sodo", ["soda pop"]),
        ("qx", []), ("xyz", []),
    ])
    func whatFitsIsOfTheBestKindThatThereIs(typed: String, fitting: [String]) {
        let candidates = ["unpopped", "super-quick", "quick", "soda pop", "quince"]
            .map { Candidate($0) }
        #expect(Completion.fitting(candidates, to: typed).map(\.text) == fitting)
    }

    /// Names of files and of the cook's own are offered as they are written.
    @Test(arguments: [
        ("qu", ["Quiche.cook", "quick.cook"]), ("QU", ["Quiche.cook", "quick.cook"]),
        ("pi", ["Leek Pie.md"]), ("uc", ["dUCKling.md"]), ("quicje", ["Quiche.cook"]),
    ])
    func whatFitsMayBeInCapitals(typed: String, fitting: [String]) {
        let candidates = ["Quiche.cook", "quick.cook", "Leek Pie.md", "dUCKling.md"]
            .map { Candidate($0) }
        #expect(Completion.fitting(candidates, to: typed).map(\.text) == fitting)
    }

    /// Candidates with their descriptions, at the end of a line.
    private func described(_ line: String, in kitchen: TestKitchen) async -> [String] {
        let completion = Completion(
            of: line,
            cursor: line.count,
            knowing: await kitchen.shell.completionKnowledge(),
            folder: { _ in [] }
        )
        return completion.candidates.map { "\($0.text): \($0.summary)" }
    }

    @Test func aWordOfATitleFindsItsNumber() async {
        let recipes = [
            TestKitchen.recipe("Leek soup", ["leek"]), TestKitchen.recipe("Leek pie", ["leek"]),
            TestKitchen.recipe("Alligator steak", ["leek"]),
        ]
        let kitchen = TestKitchen(recipes: recipes, pageSize: 10)
        await kitchen.type("search leek")
        #expect(await described("open pi", in: kitchen) == ["2: Leek pie"])
        #expect(await described("fav le", in: kitchen) == ["1: Leek soup", "2: Leek pie"])
        #expect(await described("fav 1,so", in: kitchen) == ["1: Leek soup"])
        // What begins a reference is one, whatever the titles are.
        #expect(await described("open al", in: kitchen) == ["all: every recipe of the list"])
        #expect(await described("open r3", in: kitchen) == ["r3: Alligator steak"])
        #expect(await described("open xyzzy", in: kitchen) == [])
    }

    /// Where nothing that is shown fits, a title of the cookbook does, whatever quotes are typed.
    @Test(arguments: [
        ("open vict", ["\"Victoria sponge\""], 5), ("open victoria sp", ["\"Victoria sponge\""], 5),
        ("fav 'vic", ["'Victoria sponge'"], 4), ("open \"victoria s", ["\"Victoria sponge\""], 5),
        ("guide spon", ["\"Victoria sponge\"", "\"Sponge drops\""], 6), ("open 1,vict", [], 7),
    ])
    func titlesOfTheCookbookAreCompleted(_ line: String, _ wanted: [String], _ start: Int) async {
        let recipes = ["Victoria sponge", "Leek pie", "Sponge drops"].map {
            TestKitchen.recipe($0, ["flour"])
        }
        let kitchen = TestKitchen(changing: { $0.services.cookbook = { recipes } })
        let completion = Completion(
            of: line,
            cursor: line.count,
            knowing: await kitchen.shell.completionKnowledge(),
            folder: { _ in [] }
        )
        #expect(Set(completion.candidates.map(\.text)) == Set(wanted))
        #expect(completion.span.lowerBound == start || wanted.isEmpty)
    }

    @Test func theValueInForceAndTheDefaultAreSaid() async {
        let kitchen = TestKitchen()
        await kitchen.type("set theme dark")
        let values = await described("set theme ", in: kitchen)
        #expect(values.prefix(3) == ["auto: default", "dark: now", "light: "])
        #expect(await described("set editor e", in: kitchen) == ["emacs: now, default"])
        let services = await described("service ", in: kitchen)
        #expect(services == ["cookbook: in use now", "recipepuppy: needs an address"])
    }

    @Test func whatAServiceNeedsOrWhereItIsIsSaid() async {
        let kitchen = TestKitchen()
        await kitchen.type("set recipepuppy.url http://127.0.0.1:9")
        #expect(await described("service r", in: kitchen) == ["recipepuppy: http://127.0.0.1:9"])
        let keyed = TestKitchen { $0.services.state = { _, _ in ServiceState(need: .key) } }
        #expect(await described("service r", in: keyed) == ["recipepuppy: needs a key"])
    }

    @Test func cuisinesAndCategoriesAreThoseOfTheCookbook() async {
        let kitchen = TestKitchen {
            $0.services.vocabulary = {
                CookbookNames(
                    foods: .shared,
                    cuisines: [
                        CountedName(name: "italian", count: 12), CountedName(name: "irish"),
                    ],
                    categories: [CountedName(name: "icecream", count: 3)]
                )
            }
        }
        #expect(await described("search cuisine:i", in: kitchen) == ["italian: 12", "irish: "])
        #expect(await described("search cuisine:ir", in: kitchen) == ["irish: "])
        #expect(await described("search category:i", in: kitchen) == ["icecream: 3"])
    }

    @Test func loadedFoodsAreFoundInsideAndWithASlip() async {
        let kitchen = TestKitchen(
            recipes: [TestKitchen.recipe("Odd stew", ["red quaggaroot", "zyzzgrass"])]
        )
        await kitchen.type("search stew")
        #expect(await described("and quagg", in: kitchen) == ["\"red quaggaroot\": "])
        #expect(await described("and zyzgr", in: kitchen) == ["zyzzgrass: "])
        #expect(await described("and -zyz", in: kitchen) == ["zyzzgrass: "])
    }

    /// A name is gone on with from the words before, which stay; with none begun there is nothing.
    @Test func aNameGoesOnFromTheWordsBefore() async {
        let kitchen = TestKitchen(
            recipes: [TestKitchen.recipe("Odd stew", ["zzgoat zzcheese", "zzchard"])]
        )
        await kitchen.type("search stew")
        #expect(await described("and zzch", in: kitchen) == ["zzchard: "])
        let offered = await described("and zzgoat zzch", in: kitchen)
        #expect(offered == ["zzchard: ", "zzcheese: "])
        #expect(await described("and zzgoat ", in: kitchen) == [])
    }

    /// What is offered follows what is loaded: words of an older query go with it.
    @Test func foodsOfAnOlderQueryAreOfferedNoMore() async {
        let kitchen = TestKitchen(recipes: [
            TestKitchen.recipe("Odd stew", ["quaggaroot"]),
            TestKitchen.recipe("Leek soup", ["leek", "zyzzgrass"]),
        ])
        await kitchen.type("search stew")
        #expect(await described("and quagg", in: kitchen) == ["quaggaroot: "])
        await kitchen.type("search soup")
        #expect(await described("and quagg", in: kitchen) == [])
        #expect(await described("and zyzz", in: kitchen) == ["zyzzgrass: "])
    }

    @Test func filesGoOnThroughFolders() async {
        let folder = [".": ["part.rcp", "pages/"], "pages/": ["soup.html"]]
        #expect(await offered("run pa", folder: folder) == ["part.rcp", "pages/"])
        #expect(await offered("open pages/", folder: folder).contains("pages/soup.html"))
        for line in ["import a.json --report pa", "run part.rcp pa"] {
            #expect(await offered(line, folder: folder) == ["part.rcp", "pages/"], "\(line)")
        }
    }

    @Test func aFolderIsNotAWholeWord() async {
        let completion = Completion(
            of: "run pa",
            cursor: 6,
            knowing: await TestKitchen().shell.completionKnowledge(),
            folder: { $0 == "." ? ["part.rcp", "pages/"] : [] }
        )
        #expect(completion.candidates.map(\.isWhole) == [true, false])
    }

    @Test func aliasesAreOffered() async {
        #expect(await offered("qui", after: ["alias quick = search leek"]).contains("quick"))
        #expect(await offered("unalias q", after: ["alias quick = search leek"]) == ["quick"])
    }

    @Test(arguments: ["zz", "unalias zz"])
    func aliasesAreOfferedInTheirOrder(line: String) async {
        let lines = ["zz3", "zz1", "zz4", "zz2"].map { "alias \($0) = search leek" }
        #expect(await offered(line, after: lines) == ["zz1", "zz2", "zz3", "zz4"])
    }

    @Test func foodsOfLoadedPagesAreOfferedToo() async {
        let recipe = TestKitchen.recipe("Odd stew", ["quaggaroot", "leek"])
        let kitchen = TestKitchen(recipes: [recipe])
        await kitchen.type("search leek")
        let completion = Completion(
            of: "and quagg",
            cursor: 9,
            knowing: await kitchen.shell.completionKnowledge(),
            folder: { _ in [] }
        )
        #expect(completion.candidates.map(\.text) == ["quaggaroot"])
    }

    @Test func anyLineCanBeCompletedAnywhere() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        let knowledge = await kitchen.shell.completionKnowledge()
        var random = SeededGenerator(seed: 20_261_121)
        let signs = Array("searchopenfav 123 -,;\"'\\|>$#!crème🍲日\n\t")
        for _ in 0..<500 {
            let line = String(
                (0..<Int.random(in: 0...20, using: &random)).map { _ in
                    signs[Int.random(in: 0..<signs.count, using: &random)]
                }
            )
            let cursor = Int.random(in: 0...line.count, using: &random)
            let completion = Completion(
                of: line,
                cursor: cursor,
                knowing: knowledge,
                folder: { _ in [] }
            )
            #expect(
                completion.span.lowerBound >= 0 && completion.span.upperBound <= line.count,
                "\(line.debugDescription) at \(cursor)"
            )
        }
    }

    /// What is kept is offered where a command names what is there.
    @Test func whatIsKeptIsOffered() async {
        let before = [
            "pantry add eggs, red onion", "shop add milk", "shop add goat cheese", "search leek",
            "fav 1", "tag f1 quick cheap", "note f1 less salt", "timer 5m rice",
            "timer 9m red cabbage",
        ]
        let foods = await offered("pantry remove ", after: before)
        #expect(foods == ["eggs", "red onion"])
        #expect(await offered("pantry remove red o", after: before) == ["onion"])
        #expect(await offered("pantry remove Red O", after: before) == ["onion"])
        #expect(await offered("pantry remove RED ", after: before) == ["onion"])
        #expect(await offered("shop done m", after: before) == ["milk"])
        #expect(await offered("shop remove goat ", after: before) == ["cheese"])
        #expect(await offered("tag 2 q", after: before) == ["quick"])
        #expect(await offered("favs --tag ", after: before) == ["cheap", "quick"])
        #expect(await offered("note f1 ", after: before) == ["less salt"])
        #expect(await offered("note f1 less s", after: before) == ["salt"])
        #expect(await offered("timers stop ", after: before) == ["rice", "red cabbage"])
        #expect(await offered("timers stop red ", after: before) == ["cabbage"])
    }
}
