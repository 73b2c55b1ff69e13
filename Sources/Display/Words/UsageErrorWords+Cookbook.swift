import Conversation
import RecipeModel

extension UsageErrorWords {
    static func forCookbook(_ mistake: CookbookError) -> UsageErrorWords {
        switch mistake {
        case .unknownOrigin(let name, let suggestion):
            UsageErrorWords(
                "nothing in the cookbook is from \(quoted(name))",
                suggesting: suggestion,
                else: "'cookbook' lists where its recipes are from"
            )
        case .notInCookbook(let title):
            UsageErrorWords(
                "\(CleanText.line(title)) isn't in the cookbook",
                "only recipes of the cookbook can be deleted"
            )
        case .notYours(let title):
            UsageErrorWords(
                "\(CleanText.line(title)) isn't in the cookbook, and not a favorite",
                "to change it, keep it first: fav it; edit it"
            )
        case .noOriginal(let title):
            UsageErrorWords(
                "\(CleanText.line(title)) is your own recipe, and only its text of now is kept",
                "'undo' brings back what your last change replaced"
            )
        }
    }
}
