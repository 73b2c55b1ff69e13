import Conversation
import KitchenLanguage
import RecipeCooking
import RecipeModel
import ShellAnswers

/// The names of what a cook keeps, as far as Tab offers them.
struct KeptNames: Sendable {
    var foods: [Candidate] = []
    var things: [Candidate] = []
    var tags: [Candidate] = []
    var notes: [Candidate] = []
    var timers: [Candidate] = []
    var times: [Candidate] = []
    var steps: [Candidate] = []

    /// Those of one kind that go on after some words, without these.
    func candidates(
        of thing: CompletionPlace.KeptThing,
        after words: [String]
    ) -> [Candidate] {
        let all =
            switch thing {
            case .pantryFood: foods
            case .shoppingThing: things
            case .tag: tags
            case .note: notes
            case .timer: timers
            case .timerTime: times
            case .guideStep: steps
            }
        guard !words.isEmpty else { return all }
        let start = words.joined(separator: " ").lowercased() + " "
        return all.filter { $0.text.lowercased().hasPrefix(start) }.map {
            Candidate(String($0.text.dropFirst(start.count)), $0.summary)
        }
    }
}

extension Shell {
    /// What is kept now. A file that cannot be read must not stop the prompt: then nothing is.
    func keptNames() async -> KeptNames {
        let store = surroundings.kitchen
        var names = KeptNames()
        let pantry = (try? await store.pantry()) ?? []
        names.foods = pantry.map { Candidate($0.name, $0.isStaple ? "staple" : "") }
        let list = ShoppingList((try? await store.shopping()) ?? [])
        names.things = list.sections.flatMap { section in
            section.items.map { Candidate($0.food, section.aisle.title) }
        }
        let words = (try? await store.ownWords()) ?? [:]
        let tags = words.values.flatMap(\.tags).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        names.tags = tags.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
            Candidate($0.key, String($0.value))
        }
        let notes = words.values.flatMap(\.notes).sorted { $0.id > $1.id }.map(\.text)
        var met: Set<String> = []
        names.notes = notes.filter { met.insert($0).inserted }.map { Candidate($0) }
        let now = surroundings.now()
        names.timers = kitchen.timers.timers.map {
            Candidate($0.name ?? String($0.number), TimerLength.clock($0.left(at: now)))
        }
        if let guide = kitchen.cooking?.guide {
            names.steps = guide.steps.map { Candidate(String($0.number), TextLimit.line($0.text)) }
            names.steps.append(Candidate("last"))
        }
        if kitchen.isGuiding { names.times = kitchen.offers.map { Candidate($0.time, $0.name) } }
        return names
    }
}
