import Conversation
import RecipeModel

extension MistakeWords {
    static func forKitchen(_ mistake: KitchenMistake) -> MistakeWords {
        switch mistake {
        case .nothingToCookWith:
            MistakeWords("your pantry is empty", "for example: cook eggs rice")
        case .notInPantry(let word, let foods):
            MistakeWords(
                "\(quoted(word)) isn't in the pantry",
                foods.isEmpty
                    ? "it is empty"
                    : "it has: " + CleanText.line(foods.prefix(8).joined(separator: ", "))
            )
        case .notOnShoppingList(let word):
            MistakeWords("\(quoted(word)) isn't on the shopping list", "'shop' shows what is")
        case .servingsUnknown:
            MistakeWords(
                "the recipe doesn't say how many it serves",
                "for example: scale it x2"
            )
        case .notKept(let number, let title):
            MistakeWords(
                "\(CleanText.line(title)) isn't a favorite",
                "keep it first: fav \(number.map(String.init) ?? "it")"
            )
        case .notAResult(let title):
            MistakeWords(
                "\(CleanText.line(title)) isn't one of the results",
                "for example: search garlic; why 1"
            )
        case .noGuide:
            MistakeWords("no recipe is being cooked yet", "for example: guide 3")
        case .notATime(let word):
            MistakeWords("\(quoted(word)) isn't a time", "for example: timer 12m pasta")
        case .noSuchTimer(let name):
            MistakeWords("no timer is called \(quoted(name))", "'timers' lists them")
        }
    }
}
