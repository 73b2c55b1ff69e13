import Conversation
import RecipeModel

extension MistakeWords {
    static func forCookbook(_ mistake: CookbookMistake) -> MistakeWords {
        switch mistake {
        case .unknownOrigin(let name, let suggestion):
            MistakeWords(
                "nothing in the cookbook is from \(quoted(name))",
                suggesting: suggestion,
                else: "'cookbook' lists where its recipes are from"
            )
        case .notInCookbook(let title):
            MistakeWords(
                "\(CleanText.line(title)) isn't in the cookbook",
                "only recipes of the cookbook can be changed"
            )
        }
    }
}
