import Conversation
import Documents
import KitchenLanguage
import RecipeModel

extension UsageErrorWords {
    static func words(for fault: UsageError.TermError) -> UsageErrorWords {
        switch fault {
        case .nothingToLookFor:
            UsageErrorWords("nothing to look for", "name at least one thing to find")
        case .empty:
            UsageErrorWords("a term is empty", "for example: garlic, \"goat cheese\" or -onion")
        case .danglingOr:
            UsageErrorWords("'or' goes between two foods", "for example: garlic or leek")
        case .unknownQualifier(let word, let suggestion):
            UsageErrorWords(
                "unknown qualifier \(quoted(word))",
                suggesting: suggestion,
                else: "it can be title, ingredient, cuisine, category, tool or minutes"
            )
        case .emptyQualifier(let name):
            UsageErrorWords(
                "'\(qualifier(name)):' needs a word after it",
                "for example: \(example(of: qualifier(name)))"
            )
        case .unknownTool(let word, let suggestion):
            UsageErrorWords(
                "\(quoted(word)) isn't a tool that recipes can be judged by",
                suggesting: suggestion,
                else: "for example: tool:oven, -tool:blender"
            )
        case .notJudged(let word, let food):
            UsageErrorWords(
                "can't tell which recipes have \(CleanText.line(word))",
                food.map(CleanText.line).map { "'without \($0)' leaves out \($0) altogether" }
                    ?? "name a food to leave out, for example: -sugar"
            )
        case .leastTime(let phrase):
            UsageErrorWords(
                "can't look for a least time: \(CleanText.line(phrase))",
                "a longest time works, for example: soup under 1 hour"
            )
        case .badMinutes(let word):
            // A number that would do is only wrong where it was to be left out.
            UsageErrorWords(
                (Int(word) ?? 0) > 0 && word.count <= 6
                    ? "minutes: is an upper limit and can't be excluded"
                    : "minutes: needs a whole number, not \(quoted(word))",
                "for example: minutes:30"
            )
        }
    }

    private static func qualifier(_ name: String) -> String {
        CleanText.line(name.hasSuffix(":") ? String(name.dropLast()) : name)
    }

    private static func example(of qualifier: String) -> String {
        switch qualifier {
        case "title": "title:omelet"
        case "cuisine": "cuisine:italian"
        case "category": "category:dessert"
        case "tool": "tool:oven"
        case "minutes": "minutes:30"
        default: "ingredient:garlic"
        }
    }

    static func words(for fault: UsageError.QueryError) -> UsageErrorWords {
        switch fault {
        case .missing:
            UsageErrorWords("nothing to work on yet", "for example: search garlic")
        case .noSuchCondition(let word, let conditions):
            UsageErrorWords(
                "\(quoted(word)) isn't a condition of this search",
                conditions.isEmpty
                    ? "it has none"
                    : "it has: " + CleanText.line(conditions.joined(separator: ", "))
            )
        case .cannotAnswer(let condition, let service, let able):
            UsageErrorWords(
                "\(CleanText.line(service)) cannot answer \(quoted(condition))",
                able.isEmpty ? nil : "these can: \(able.joined(separator: ", "))"
            )
        }
    }

    static func words(for fault: UsageError.ReferenceError) -> UsageErrorWords {
        switch fault {
        case .unreadable(let word):
            UsageErrorWords(
                "\(quoted(word)) isn't a recipe here",
                "for example: 3, 1-3, it, or a title in quotes"
            )
        case .backwardRange(let first, let last):
            UsageErrorWords("\(first)-\(last) runs backwards", suggesting: "\(last)-\(first)")
        case .noSuchNumber(let number, let list, let count, let hasMore):
            noSuchNumber(number, in: list, count: count, hasMore: hasMore)
        case .nothingShown:
            UsageErrorWords("no list was shown yet", "for example: search garlic")
        case .nothingNamed:
            UsageErrorWords(
                "no recipe is open yet",
                "name one of a list by its number, for example: search garlic; open 1"
            )
        case .noFavorites:
            UsageErrorWords("there are no favorites yet", "'fav 3' keeps recipe 3")
        case .notARecipeList:
            UsageErrorWords(
                "the numbers in the last list aren't recipes",
                "'list' goes back to the results"
            )
        case .singleRecipeWanted(let command):
            UsageErrorWords("\(quoted(command)) takes one recipe", "for example: \(command) 3")
        case .oneRecipeToAFile(let ending):
            UsageErrorWords(
                "a .\(CleanText.line(ending)) file holds one recipe",
                "a folder takes a file for each: recipes/"
            )
        case .unknownEnding(let ending, let known):
            UsageErrorWords(
                "can't write a .\(CleanText.line(ending)) file",
                "the file can end in \(NumberWords.list(known.map { "." + $0 }, last: "or"))"
            )
        case .notFavorite(let number):
            UsageErrorWords("number \(number) isn't a favorite", "'fav \(number)' keeps it")
        case .untitled(let title, let search):
            UsageErrorWords(
                "no recipe here is called \(quoted(title))",
                "did you mean \(quoted(search))? 'y' takes it"
            )
        case .titledAlike(let title, let search):
            UsageErrorWords(
                "several recipes have \(quoted(title)) in their names",
                "\(quoted(search)) lists them; 'y' takes it"
            )
        case .goneID(let id):
            UsageErrorWords(
                "no recipe here has the id \(quoted(id))",
                "'service' lists what can be asked"
            )
        }
    }

    private static func noSuchNumber(
        _ number: Int,
        in list: Reference.List,
        count: Int,
        hasMore: Bool
    ) -> UsageErrorWords {
        var hint: String?
        if count > 0 {
            hint = count == 1 ? "only number 1 is there" : "numbers 1-\(count)"
            if hasMore { hint?.append(" ('more' loads more)") }
        }
        switch list {
        case .results:
            let verb = count == 1 ? "is" : "are"
            return UsageErrorWords("there is no result \(number); \(count) \(verb) loaded", hint)
        case .favorites:
            let favorites = NumberWords.counted(count, "favorite")
            let verb = count == 1 ? "is" : "are"
            return UsageErrorWords(
                "there is no favorite \(number); there \(verb) \(favorites)",
                hint
            )
        case .shown:
            return UsageErrorWords("there is no number \(number) in the list shown last", hint)
        }
    }

    static func words(for fault: UsageError.NavigationError) -> UsageErrorWords {
        switch fault {
        case .nothingBefore:
            UsageErrorWords("there is nothing to go back to")
        case .nothingAfter:
            UsageErrorWords("there is nothing to go forward to")
        case .nothingToRetry:
            UsageErrorWords("nothing to retry", "'more' goes on")
        case .pageNotSkipped(let page, let skipped):
            UsageErrorWords(
                "page \(page) wasn't skipped",
                skipped.isEmpty ? "none was" : "skipped: \(NumberWords.ranges(skipped))"
            )
        }
    }

    static func words(for mistake: KitchenError) -> UsageErrorWords {
        switch mistake {
        case .nothingToCookWith(nil):
            UsageErrorWords("your pantry is empty", "for example: cook eggs rice")
        case .nothingToCookWith(let title?):
            UsageErrorWords(
                "your pantry is empty",
                "'guide it' leads through \(CleanText.line(title)); 'cook eggs rice' finds others"
            )
        case .notInPantry(let word, let foods):
            UsageErrorWords(
                "\(quoted(word)) isn't in the pantry",
                foods.isEmpty
                    ? "it is empty"
                    : "it has: " + CleanText.line(foods.prefix(8).joined(separator: ", "))
            )
        case .notOnShoppingList(let word):
            UsageErrorWords("\(quoted(word)) isn't on the shopping list", "'shop' shows what is")
        case .servingsUnknown:
            UsageErrorWords(
                "the recipe doesn't say how many it serves",
                "for example: scale it x2"
            )
        case .notKept(let number, let title):
            UsageErrorWords(
                "\(CleanText.line(title)) isn't a favorite",
                "keep it first: fav \(number.map(String.init) ?? "it")"
            )
        case .notAResult(let title):
            UsageErrorWords(
                "\(CleanText.line(title)) isn't one of the results",
                "for example: search garlic; why 1"
            )
        case .noGuide:
            UsageErrorWords("no recipe is being cooked yet", "for example: guide 3")
        case .noSuchStep(let number, let count):
            UsageErrorWords(
                "there is no step \(number)",
                count == 1 ? "the recipe has one step" : "the recipe has \(count) steps"
            )
        case .notAStep(let word):
            UsageErrorWords("\(quoted(word)) isn't a step", "for example: step 2     or: step last")
        case .notATime(let word):
            UsageErrorWords("\(quoted(word)) isn't a time", "for example: timer 12m pasta")
        case .notServings(let word):
            UsageErrorWords(
                "\(quoted(word)) isn't a number of servings",
                "for example: scale 1 6"
            )
        case .notADay(let word):
            UsageErrorWords(
                "\(quoted(word)) isn't a day",
                "for example: friday, tomorrow, 4 dec, next week"
            )
        case .nothingPlanned(let word):
            UsageErrorWords(
                "nothing is planned for \(CleanText.line(word))",
                "'plan' shows what is"
            )
        case .notADiet(let word):
            UsageErrorWords(
                "\(quoted(word)) isn't a diet",
                "for example: household add Mia vegetarian     or: household add Mia avoids nuts"
            )
        case .unknownFood(let word, let meant):
            UsageErrorWords(
                "nothing is known by \(quoted(word)), so it couldn't be left out",
                meant.map { "Did you mean: \(CleanText.line($0))" }
                    ?? "a food or a family of foods: nuts, shellfish, milk"
            )
        case .notInHousehold(let word):
            UsageErrorWords("the household has nothing on \(quoted(word))", "'household' shows it")
        case .nothingElseToPlan(let word):
            UsageErrorWords(
                "no other dish fits on \(CleanText.line(word))",
                "'plan remove \(CleanText.line(word))' leaves it empty"
            )
        case .severalTimers(let names):
            UsageErrorWords(
                "\(names.count) timers are running: \(NumberWords.list(names.map(CleanText.line)))",
                "Try: timers stop \(CleanText.line(names.first ?? ""))     or: timers stop all"
            )
        case .noSuchTimer(let name):
            UsageErrorWords("no timer is called \(quoted(name))", "'timers' lists them")
        }
    }
}
