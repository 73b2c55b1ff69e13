import Conversation
import KitchenLanguage
import MealPlan
import RecipeModel
import RecipeSearch
import RecipeTestSupport
import ShellAnswers
import ShellCommands
import ShellSession

/// What the directives of a story set up.
///
/// - `recipe TITLE; KEY VALUE; …`: the cookbook has this recipe and only what is so named. Keys: `foods`
///   (`2 leeks (leek), rice`), `step`, `no steps`, `link`, `picture`, `serves`, `course`, `cuisine`.
/// - `dishes N`: the cookbook has Dish 1 to Dish N with leeks. `page-size N`: so many come on a page.
/// - `own TITLE; …`: a recipe of the cook's own. `origin NAME N`: recipes that were imported.
/// - `page ADDRESS TEXT`, `file PATH TEXT`: a web page (`offline` and `gone` are what they say), a file.
/// - `options WORDS`: `quiet`, `offline`, `one-command`, `keep-going`, `allow-shell`, `no-cookbook-file`.
/// - `history LINE`: a line of an earlier day.
/// - `types WORD`: what is typed unseen; `types nothing` is Ctrl-C.
/// - `program STATUS TEXT`: programs end so, and leave this text in the cook's draft.
/// - `fails PART HOW`: `PART` is `service`, `favorites`, `cookbook-file`, `disk`, `plan` or `server`, and
///   `HOW` a word of `StoryFault`. `fails nothing`: all works again.
/// - `import PARTS`: what an import comes to: `added 2, doubles 1, shortened 1, stopped, fault a:3 no-title`.
/// - `there TITLE`: a recipe on the cook's server. `server`: there is one. `there plan|list|done|cooked|
///   stars …`: somebody changes something on it.
/// - `show waiting`: what a cook is told to wait for is written down as well.
struct StoryWorld: Sendable {
    var recipes: [Recipe] = []
    var own: [Recipe] = []
    var origins: [CookbookOrigin] = []
    var pageSize = 3
    var options = Shell.Options()
    var files: [String: String] = [:]
    var pages: [String: String] = [:]
    var before: [String] = []
    var history: [String] = []
    var hasCookbookFile = true
    var hasServer = false
    var showsWaiting = false
    /// Directives that are the same before the first line and after it.
    private var changes: [(name: String, rest: String)] = []

    /// A kitchen in which all this is so.
    func kitchen() async -> StoryKitchen {
        let kitchen = StoryKitchen(self)
        for (name, rest) in changes { _ = await kitchen.change(name, rest) }
        for line in before { _ = await kitchen.answer(to: line) }
        return kitchen
    }

    /// Takes a directive, also in a kitchen that is there already; false where there is no such one.
    mutating func take(_ directive: String, in kitchen: StoryKitchen?) async -> Bool {
        let name = directive.prefix { $0 != " " }
        let rest = directive.dropFirst(name.count + 1).description
        let words = rest.split(separator: " ").map(String.init)
        switch name {
        case "recipe": recipes.append(Recipe(story: rest))
        case "own": own.append(Recipe(story: rest))
        case "dishes":
            recipes += (1...(Int(rest) ?? 1)).map { TestKitchen.recipe("Dish \($0)", ["leek"]) }
        case "origin":
            origins.append(
                CookbookOrigin(
                    name: words.first ?? "",
                    count: words.last.flatMap { Int($0) } ?? 0,
                    bytes: 10,
                    addedAt: 1
                )
            )
        case "page-size": pageSize = Int(rest) ?? 3
        case "before": before.append(rest)
        case "history": history.append(rest)
        case "options":
            for word in words { take(option: word) }
        case "server": hasServer = true
        case "show": showsWaiting = true
        case "page" where kitchen == nil: pages[words.first ?? ""] = rest.text(after: words.first)
        case "file" where kitchen == nil: files[words.first ?? ""] = rest.text(after: words.first)
        default:
            if let kitchen { return await kitchen.change(String(name), rest) }
            guard StoryKitchen.changes.contains(String(name)) else { return false }
            changes.append((String(name), rest))
        }
        return true
    }

    private mutating func take(option word: String) {
        switch word {
        case "quiet": options.isQuiet = true
        case "offline": options.isOffline = true
        case "one-command": options.isOneCommand = true
        case "keep-going": options.keepsGoing = true
        case "allow-shell": options.allowsShell = true
        default: hasCookbookFile = false
        }
    }
}

extension String {
    /// What stands after a word, with `␊` for line ends.
    func text(after word: String?) -> String {
        String(dropFirst((word?.count ?? 0) + 1)).replacing("␊", with: "\n")
    }
}

extension Recipe {
    /// A recipe as a directive has it.
    fileprivate init(story text: String) {
        let parts = text.split(separator: ";").map { $0.description.trimmingWhitespace() }
        self = TestKitchen.recipe(parts.first ?? "", [])
        var (items, steps): ([Ingredient], [String]) = ([], ["Cook it all."])
        for part in parts.dropFirst() {
            let key = part.prefix { $0 != " " }
            let value = part.dropFirst(key.count + 1).description
            switch key {
            case "foods":
                items = value.split(separator: ",").map { food in
                    let sides = food.split(separator: "(").map {
                        $0.description.trimmingWhitespace()
                    }
                    let name = sides.count > 1 ? String(sides[1].dropLast()) : sides[0]
                    return Ingredient(text: sides.count > 1 ? sides[0] : "some \(name)", name: name)
                }
            case "step": steps = (steps == ["Cook it all."] ? [] : steps) + [value]
            case "no": steps = []
            case "link": link = WebAddress(value)
            case "picture": picture = WebAddress(value)
            case "thumbnail": thumbnail = WebAddress(value)
            case "key": id.key = value
            case "serves":
                yield = RecipeYield(text: "Serves \(value)", amount: Int(value).map { Double($0) })
            case "course": categories = [value]
            case "cuisine": cuisines = [value]
            case "minutes": times.total = Int(value)
            case "service": id = RecipeID(service: ServiceName(rawValue: value), key: id.key)
            default: title += " (no such key: \(key))"
            }
        }
        ingredientGroups = items.isEmpty ? [] : [IngredientGroup(items: items)]
        stepGroups = steps.isEmpty ? [] : [StepGroup(items: steps)]
        if times.total == 0 { times.total = items.isEmpty ? nil : items.count * 10 }
    }
}
