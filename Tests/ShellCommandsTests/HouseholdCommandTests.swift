import Conversation
import MealPlan
import RecipeModel
import RecipeQuestions
import ShellAnswers
import Testing

@testable import ShellCommands

/// What the household demands is part of every way of finding. Today is Thursday, 1 January 1970.
struct HouseholdCommandTests {
    private let kitchen = TestKitchen(recipes: [
        TestKitchen.recipe("Leek pie", ["leek", "walnuts"]),
        TestKitchen.recipe("Leek soup", ["leek", "cream"]),
        TestKitchen.recipe("Leek and beef stew", ["leek", "beef"]),
        TestKitchen.recipe("Rice", ["rice"]),
    ])

    private var found: [String] {
        guard case .results(let results)? = kitchen.answer else { return ["no results"] }
        return results.rows.map(\.recipe.title)
    }

    private var query: RecipeQuery? {
        if case .results(let results)? = kitchen.answer { results.query } else { nil }
    }

    private var rules: [String] {
        guard case .plan(let answer)? = kitchen.answer else { return ["no household"] }
        switch answer {
        case .household(let view), .changedHousehold(_, let view):
            return view.household.rules.map { "\($0.person)|\($0.kind.rawValue)|\($0.word)" }
        default: return ["no household"]
        }
    }

    @Test func whatIsSaidIsKept() async {
        let lines: [(String, [String])] = [
            (
                "household add Mia avoids nuts, shellfish",
                [
                    "Mia|person|", "Mia|avoid|nuts", "Mia|avoid|shellfish",
                ]
            ),
            (
                "household add mia vegetarian",
                [
                    "Mia|person|", "Mia|avoid|nuts", "Mia|avoid|shellfish", "Mia|diet|vegetarian",
                ]
            ),
            (
                "household remove Mia shellfish",
                [
                    "Mia|person|", "Mia|avoid|nuts", "Mia|diet|vegetarian",
                ]
            ),
            (
                "household people 3",
                [
                    "Mia|person|", "Mia|avoid|nuts", "Mia|diet|vegetarian", "|people|3",
                ]
            ),
            (
                "household people 4",
                [
                    "Mia|person|", "Mia|avoid|nuts", "Mia|diet|vegetarian", "|people|4",
                ]
            ),
            (
                "household away Mia tomorrow",
                [
                    "Mia|person|", "Mia|avoid|nuts", "Mia|diet|vegetarian", "|people|4",
                    "Mia|away|1970-01-02",
                ]
            ),
            ("household remove Mia", ["|people|4"]), ("household clear", []),
        ]
        for (line, wanted) in lines {
            await kitchen.type(line)
            #expect(rules == wanted, "\(line)")
        }
    }

    @Test func everySearchFollowsIt() async {
        await kitchen.type("household add Mia avoids nuts")
        for line in ["search leek", "cook leek", "browse", "search leek; and cream; drop cream"] {
            await kitchen.type(line)
            #expect(!found.contains("Leek pie") && found.contains("Leek soup"), "\(line)")
            #expect(query?.demands == [.none(Term("nuts"))], "\(line)")
        }
        await kitchen.type("household add everybody vegetarian")
        await kitchen.type("search leek")
        #expect(found == ["Leek soup"])
        await kitchen.type("household clear")
        await kitchen.type("search leek")
        #expect(found.count == 3 && query?.demands == [])
    }

    /// Only `--anyway` lifts it, for one query and what becomes of that.
    @Test func anywayLiftsItForOneQuery() async {
        await kitchen.type("household add Mia avoids nuts")
        await kitchen.type("search leek --anyway")
        #expect(found.contains("Leek pie"))
        await kitchen.type("without cream")
        #expect(found.contains("Leek pie") && !found.contains("Leek soup"))
        await kitchen.type("search leek")
        #expect(!found.contains("Leek pie"))
        await kitchen.type("drop nuts")
        #expect(kitchen.mistake != nil)
        await kitchen.type("without nuts")
        #expect(kitchen.answer == .done(.alreadyExcluded([Term("nuts")])))
    }

    /// What breaks a rule is told before the answer.
    @Test(arguments: ["open 1", "fav 1", "plan add 1 friday", "ask 1 how many does it serve"])
    func aBrokenRuleIsTold(_ line: String) async {
        await kitchen.type("search walnuts leek")
        await kitchen.type("household add Mia avoids nuts")
        await kitchen.type("list")
        await kitchen.type(line)
        let demand = Household.Demand(condition: .none(Term("nuts")), persons: ["Mia"])
        #expect(kitchen.notes.contains(.breaksHousehold(title: "Leek pie", [demand])), "\(line)")
    }

    /// Where nobody knows what is to be left out, that is told and not passed over.
    @Test(arguments: ["search leek", "browse", "open 1", "random", "without cream"])
    func aHouseholdThatCannotBeReadIsTold(_ line: String) async {
        await kitchen.type("search leek")
        #expect(!kitchen.notes.contains(.householdUnread))
        await kitchen.plan.lock()
        await kitchen.type(line)
        #expect(kitchen.notes.filter { $0 == .householdUnread }.count == 1, "\(line)")
        await kitchen.type("search leek --anyway")
        #expect(!kitchen.notes.contains(.householdUnread))
    }

    /// What the household demands is asked by questions too.
    @Test(arguments: [
        "ask 1 can Mia eat it", "ask 1 is it safe for mia", "ask 1 can we all eat it",
    ])
    func questionsAskIt(_ line: String) async {
        await kitchen.type("search walnuts leek")
        await kitchen.type("household add Mia avoids nuts")
        await kitchen.type("list")
        await kitchen.type(line)
        guard case .kitchen(.asked(let asked))? = kitchen.answer,
            case .plates(let plates) = asked.reply.saying
        else {
            Issue.record("\(String(describing: kitchen.answer))")
            return
        }
        #expect(plates.map(\.persons) == [["Mia"]] && plates.map(\.verdict) == [.no])
    }

    @Test func whoIsAwayIsNotMinded() async {
        await kitchen.type("search walnuts leek")
        await kitchen.type("household add Mia avoids nuts")
        await kitchen.type("household away Mia friday")
        await kitchen.type("list")
        await kitchen.type("plan add 1 friday")
        #expect(kitchen.notes.isEmpty)
        await kitchen.type("plan add 1 saturday")
        #expect(kitchen.notes.count == 1)
    }

    @Test(arguments: [
        ("household add Mia avoids zyzzfood", KitchenMistake.unknownFood(word: "zyzzfood")),
        ("household add Mia is blorf", .notADiet(word: "blorf")),
        ("household remove Tim", .notInHousehold(word: "Tim")),
        ("household remove -nuts", .notInHousehold(word: "-nuts")),
        ("household away Tim friday", .notInHousehold(word: "Tim")),
        ("household away Tim blueday", .notADay(word: "blueday")),
    ])
    func whatCanNotBeKeptIsSaid(_ line: String, _ mistake: KitchenMistake) async {
        await kitchen.type(line)
        #expect(kitchen.mistake == .kitchen(mistake))
    }
}

extension TestKitchen {
    /// The notes beside the last answer.
    fileprivate var notes: [Note] {
        for case .reply(let reply) in shown.contents.reversed() { return reply.notes }
        return []
    }
}
