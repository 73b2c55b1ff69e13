import MealPlan
import RecipeModel

@testable import Conversation

extension CommandFieldsTests {
    /// A day with its meal, as it is read.
    private static func on(_ words: [String]) -> [MealPhrase] {
        MealPhrase(words).map { [$0] } ?? []
    }

    static let kitchen: [Case] = [
        Case("pantry", PantryCommand()), Case("pantry list", PantryCommand { $0.action = .list }),
        Case("pantry clear", PantryCommand { $0.action = .clear }),
        Case("pantry remove leek", PantryCommand { ($0.action, $0.foods) = (.remove, leek) }),
        Case(
            "pantry add leek --staple",
            PantryCommand {
                ($0.action, $0.foods, $0.isStaple) = (.add, leek, true)
            }
        ),
        Case("buy", ShopCommand(), as: "shop"),
        Case("shop list", ShopCommand { $0.action = .list }),
        Case("shop clear", ShopCommand { $0.action = .clear }),
        Case("shop add it", ShopCommand { ($0.action, $0.references) = (.add, [.it]) }),
        Case("shop add leek", ShopCommand { ($0.action, $0.things) = (.add, leek) }),
        Case("shop remove leek", ShopCommand { ($0.action, $0.things) = (.remove, leek) }),
        Case("shop done leek", ShopCommand { ($0.action, $0.things) = (.done, leek) }),
        Case("plan", PlanCommand()),
        Case("plan next week", PlanCommand { $0.days = SpanPhrase("next week") }),
        Case(
            "plan put 3 on Friday for 4 people",
            PlanCommand {
                ($0.action, $0.servings) = (.add, 4)
                ($0.references, $0.meals) = ([.number(3, in: .shown)], on(["friday"]))
            },
            as: "plan add 3 friday for 4"
        ),
        Case(
            "plan add 3 4 dec lunch --note \"with Anna\"",
            PlanCommand {
                ($0.action, $0.note) = (.add, "with Anna")
                $0.references = [.number(3, in: .shown)]
                $0.meals = on(["4", "dec", "lunch"])
            }
        ),
        Case(
            "plan move friday lunch to next monday",
            PlanCommand {
                $0.action = .move
                $0.meals = on(["friday", "lunch"]) + on(["next", "monday"])
            },
            as: "plan move friday lunch to next monday"
        ),
        Case(
            "plan remove tomorrow",
            PlanCommand { ($0.action, $0.meals) = (.remove, on(["tomorrow"])) }
        ),
        Case(
            "plan remove next week",
            PlanCommand { ($0.action, $0.days) = (.remove, SpanPhrase("next week")) }
        ),
        Case("plan clear", PlanCommand { $0.action = .clear }),
        Case("plan fill", PlanCommand { $0.action = .fill }),
        Case(
            "plan fill 5 leek for next week",
            PlanCommand {
                ($0.action, $0.count, $0.conditions) = (.fill, 5, leek)
                $0.days = SpanPhrase("next week")
            }
        ),
        Case(
            "plan fill the next 3 days",
            PlanCommand { ($0.action, $0.days) = (.fill, SpanPhrase("the next 3 days")) },
            as: "plan fill for the next 3 days"
        ),
        Case(
            "plan swap friday lunch",
            PlanCommand { ($0.action, $0.meals) = (.swap, on(["friday", "lunch"])) }
        ),
        Case("cooked", CookedCommand()),
        Case("cooked friday", CookedCommand { $0.day = on(["friday"]).first }),
        Case(
            "cooked 3 on 4 dec --use-up",
            CookedCommand {
                ($0.references, $0.usesUp) = ([.number(3, in: .shown)], true)
                $0.day = on(["4", "dec"]).first
            },
            as: "cooked 3 4 dec --use-up"
        ),
        Case("rate it 5", RateCommand { ($0.reference, $0.stars) = (.it, 5) }),
        Case("household", HouseholdCommand()),
        Case("household clear", HouseholdCommand { $0.action = .clear }),
        Case(
            "household people 4",
            HouseholdCommand { ($0.action, $0.count) = (.people, 4) }
        ),
        Case(
            "household add Mia avoids nuts, shellfish",
            HouseholdCommand {
                ($0.action, $0.person) = (.add, "Mia")
                $0.conditions = [.none(Term("nuts")), .none(Term("shellfish"))]
            },
            as: "household add Mia -nuts -shellfish"
        ),
        Case(
            "household everybody is vegetarian",
            HouseholdCommand {
                ($0.action, $0.conditions) = (.add, [.has(Term("vegetarian"))])
            },
            as: "household add everybody vegetarian"
        ),
        Case(
            "household add Tom is gluten free and allergic to sesame",
            HouseholdCommand {
                ($0.action, $0.person) = (.add, "Tom")
                $0.conditions = [.has(Term("gluten free")), .none(Term("sesame"))]
            },
            as: #"household add Tom "gluten free" -sesame"#
        ),
        Case(
            "household remove Mia",
            HouseholdCommand { ($0.action, $0.person) = (.remove, "Mia") }
        ),
        Case(
            "household away Mia on friday",
            HouseholdCommand {
                ($0.action, $0.person, $0.day) = (.away, "Mia", DayPhrase("friday"))
            },
            as: "household away Mia friday"
        ),
        Case(
            "shop add plan next week",
            ShopCommand {
                ($0.action, $0.isForPlan, $0.days) = (.add, true, SpanPhrase("next week"))
            }
        ),
        Case("shop add plan", ShopCommand { ($0.action, $0.isForPlan) = (.add, true) }),
        Case(
            "pantry add leek until friday",
            PantryCommand {
                ($0.action, $0.foods, $0.until) = (.add, leek, DayPhrase("friday"))
            }
        ),
        Case(
            "export plan next week meals.ics --force",
            ExportCommand {
                ($0.isPlan, $0.file, $0.replaces) = (true, "meals.ics", true)
                $0.days = SpanPhrase("next week")
            },
            as: "export --force plan next week meals.ics",
            outside: "export"
        ),
        Case("scale it x2", ScaleCommand { ($0.reference, $0.amount) = (.it, "x2") }),
        Case("units", UnitsCommand()), Case("units us", UnitsCommand { $0.choice = .us }),
        Case("units metric", UnitsCommand { $0.choice = .metric }),
        Case("units original", UnitsCommand { $0.choice = .original }),
        Case("guide it", GuideCommand { $0.references = [.it] }),
        Case("guide next", GuideCommand { $0.move = .next }),
        Case("guide back", GuideCommand { $0.move = .back }),
        Case("guide again", GuideCommand { $0.move = .again }),
        Case("guide stop", GuideCommand { $0.move = .stop }),
        Case("timer", TimerCommand()),
        Case("timer 12m pasta", TimerCommand { ($0.time, $0.label) = ("12m", "pasta") }),
        Case("timers", TimersCommand()),
        Case("timers stop pasta", TimersCommand { ($0.action, $0.label) = (.stop, "pasta") }),
        Case("timers pause", TimersCommand { $0.action = .pause }),
        Case("timers resume all", TimersCommand { ($0.action, $0.label) = (.resume, "all") }),
        Case("step 3", StepCommand { $0.step = "3" }),
        Case("step last", StepCommand { $0.step = "last" }),
    ]

    static let shell: [Case] = [
        Case("service feed", ServiceCommand { $0.service = "feed" }),
        Case(
            "service feed --url http://127.0.0.1:8080",
            ServiceCommand {
                $0.service = "feed"
                $0.address = ServiceAddress(typed: "http://127.0.0.1:8080")
            },
            outside: "service --url"
        ),
        Case(
            "service feed --key",
            ServiceCommand {
                ($0.service, $0.asksForKey) = ("feed", true)
            },
            outside: "service --key"
        ),
        Case(
            "service mealie --key --ca a.pem",
            ServiceCommand {
                ($0.service, $0.asksForKey, $0.authority) = ("mealie", true, "a.pem")
            },
            outside: "service --ca"
        ),
        Case("retry 3", RetryCommand { $0.page = 3 }), Case("refresh", RefreshCommand()),
        Case("status", StatusCommand()), Case("cancel", CancelCommand()),
        Case("wait", WaitCommand()),
        Case("set", SetCommand()), Case("set theme", SetCommand { $0.key = "theme" }),
        Case("set theme dark", SetCommand { ($0.key, $0.value) = ("theme", ["dark"]) }),
        Case(
            "set theme dark --save",
            SetCommand {
                ($0.key, $0.value, $0.saves) = ("theme", ["dark"], true)
            },
            outside: "set --save"
        ),
        Case(
            "set Pager less",
            SetCommand {
                ($0.key, $0.value) = ("Pager", ["less"])
            },
            outside: "set pager"
        ),
        Case("set pager", SetCommand { $0.key = "pager" }),
        Case(
            "set feed.url http://a.example",
            SetCommand {
                ($0.key, $0.value) = ("feed.url", ["http://a.example"])
            },
            outside: "set feed.url"
        ),
        Case(
            "set mealie.ca a.pem",
            SetCommand {
                ($0.key, $0.value) = ("mealie.ca", ["a.pem"])
            },
            outside: "set mealie.ca"
        ),
        Case("unset theme", UnsetCommand { $0.key = "theme" }),
        Case("unalias quick", UnaliasCommand { $0.alias = "quick" }),
        Case("history 3", HistoryCommand { $0.text = "3" }),
        Case("cls", ClearCommand(), as: "clear"),
        Case("h search", HelpCommand { $0.words = ["search"] }, as: "help search"),
        Case("?", HelpCommand(), as: "help"),
        Case("exit 3", QuitCommand { $0.code = 3 }, as: "quit 3"),
        Case("q", QuitCommand(), as: "quit"),
        Case("say two leeks", SayCommand { $0.text = "two leeks" }),
        Case("run a.rcp b", RunCommand { ($0.file, $0.arguments) = ("a.rcp", ["b"]) }),
        Case(
            "record --expect a.rcp",
            RecordCommand {
                ($0.file, $0.expects) = ("a.rcp", true)
            },
            outside: "record"
        ),
        Case("record stop", RecordCommand { $0.file = "stop" }, outside: "record"),
        Case("!ls", SystemShellCommand { $0.text = "ls" }, outside: "!"),
    ]
}
