package import Conversation
import KitchenLanguage
import RecipeModel
import RecipeSearch
import ShellAnswers
import ShellSession

/// Something that can stand at the cursor.
package struct Candidate: Hashable, Sendable {
    /// What is put into the line.
    package var text: String
    /// A few words about it.
    package var summary: String
    /// Whether nothing can follow in the same word.
    package var isWhole: Bool
    /// Whether it is a recipe's title.
    var isTitle = false

    init(_ text: String, _ summary: String = "", isWhole: Bool = true) {
        self.text = text
        self.summary = summary
        self.isWhole = isWhole
    }
}

/// What can be put into an unfinished line at the cursor.
package struct Completion: Hashable, Sendable {
    /// What a candidate replaces, in characters of the line.
    package var span: Span
    /// What fits, the best first.
    package var candidates: [Candidate]

    /// Candidates of one kind at most.
    static let limit = 60

    /// Lists a folder: the names in it, those of folders with a `/` at their end.
    package typealias Folder = (_ path: String) -> [String]

    /// Completes a line at the cursor, which counts in characters from the line's start.
    package init(
        of text: String,
        cursor: Int,
        knowing knowledge: CompletionKnowledge,
        folder: Folder
    ) {
        let place = CompletionPlace(in: text, cursor: cursor, context: knowledge.context)
        var span = place.span
        var candidates: [Candidate]
        switch place.subject {
        case .term(let term): (span, candidates) = knowledge.foods(for: term, place)
        case .condition: candidates = knowledge.conditions(for: place.typed)
        case .reference: (span, candidates) = knowledge.recipes(at: place)
        case .recipePlace:
            (span, candidates) = knowledge.recipes(at: place)
            let files = knowledge.files(place.typed, folder)
            if candidates.contains(where: \.isTitle) {
                candidates += files.filter { $0.text.hasPrefix(place.typed) && span == place.span }
            } else {
                candidates += Completion.fitting(files, to: place.typed)
            }
        default:
            candidates = Completion.fitting(
                knowledge.candidates(for: place, folder: folder),
                to: place.typed
            )
        }
        self.span = span
        self.candidates = candidates.prefix(Completion.limit).map {
            Candidate(
                $0.isTitle
                    ? place.text(forTitle: $0.text)
                    : place.text(for: $0.text, isWhole: $0.isWhole),
                $0.summary,
                isWhole: $0.isWhole
            )
        }
    }

    /// The bytes of a letter with the marks that people put on one.
    private static let longestLetter = 8

    /// Those that begin with what is typed; where none does, those of which a word does, then those
    /// that have it inside; and where there are none either, those one slip away.
    static func fitting(_ candidates: [Candidate], to typed: String) -> [Candidate] {
        let typed = typed.lowercased()
        guard !typed.isEmpty else { return candidates }
        // What is longer by more than a letter is no beginning, whatever slip is in it.
        let least = typed.utf8.count - longestLetter
        let candidates = candidates.filter { $0.text.utf8.count >= least }
        guard !candidates.isEmpty else { return [] }
        var ranked: [[Candidate]] = [[], [], []]
        for candidate in candidates {
            let text = candidate.text.lowercased()
            if text.hasPrefix(typed) {
                ranked[0].append(candidate)
            } else if text.split(whereSeparator: { !$0.isLetter }).contains(where: {
                $0.hasPrefix(typed)
            }) {
                ranked[1].append(candidate)
            } else if text.contains(typed) {
                ranked[2].append(candidate)
            }
        }
        let found = ranked[0].isEmpty ? ranked[1] + ranked[2] : ranked[0]
        guard found.isEmpty, typed.count > 2 else { return found }
        return candidates.filter {
            let text = $0.text.lowercased()
            // A letter too many or too few makes the beginning that was meant shorter or longer.
            return (typed.count - 1...typed.count + 1).contains { length in
                EditDistance.between(typed, String(text.prefix(length)), limit: 1) != nil
            }
        }
    }
}

extension CompletionKnowledge {
    /// The conditions of the query, as `drop` takes them.
    fileprivate func conditions(for typed: String) -> [Candidate] {
        Completion.fitting(
            (query?.conditions ?? []).map { Candidate($0.asDropped, "a condition of this search") },
            to: typed
        )
    }

    /// Everything of the wanted kind, whatever is typed of it.
    fileprivate func candidates(
        for place: CompletionPlace,
        folder: Completion.Folder
    ) -> [Candidate] {
        switch place.subject {
        case .command: lineBeginnings(place.typed)
        case .option(let signature):
            signature.allOptions.map {
                Candidate($0.name, $0.summary)
            }
        case .optionValue(let option, _): values(of: option, place, folder)
        case .file, .scriptArgument: files(place.typed, folder)
        case .settingKey: settings.definitions.map { Candidate($0.key, $0.summary) }
        case .settingValue(let key):
            settings.definition(of: key).map(values) ?? []
        case .alias: aliases.sorted { $0.key < $1.key }.map { Candidate($0.key, $0.value) }
        case .service: services
        case .topic:
            table.rows.map { Candidate($0.name, $0.help.summary) }
                + HelpTopic.allCases.map { Candidate($0.rawValue, $0.title) }
        case .expectation(let words): expectations(behind: words)
        case .choice(let words): words.map { Candidate($0) }
        case .kept(let thing, let before): kept.candidates(of: thing, after: before)
        case .reference, .recipePlace, .term, .condition, .nothing: []
        }
    }

    private var commands: [Candidate] {
        table.rows.map { Candidate($0.name, $0.help.summary) }
            + aliases.sorted { $0.key < $1.key }.map { Candidate($0.key, $0.value) }
    }

    /// What a line can begin with: commands, and foods, for bare foods are searched.
    private func lineBeginnings(_ typed: String) -> [Candidate] {
        let known = foods.completions(of: typed, limit: Completion.limit)
        return commands + known.map { Candidate($0, "search for it") }
    }

    /// What a setting may be, with what is so now and what would be by itself.
    private func values(of setting: SettingDefinition) -> [Candidate] {
        let current = settings.value(of: setting.key)?.value
        return setting.kind.completions.map { value in
            let marks = [
                value == current ? "now" : nil, value == setting.defaultValue ? "default" : nil,
            ]
            return Candidate(value, marks.compactMap(\.self).joined(separator: ", "))
        }
    }

    private func values(
        of option: OptionShape,
        _ place: CompletionPlace,
        _ folder: Completion.Folder
    ) -> [Candidate] {
        switch option.value {
        case .choice(let words), .choices(let words): words.map { Candidate($0) }
        case .file: files(place.typed, folder)
        case .service: services
        case .word where option.name == "--tag": kept.tags
        case .flag, .number, .address, .serviceAddress, .word: []
        }
    }

    /// Files and folders that go on from what is typed.
    fileprivate func files(_ typed: String, _ folder: Completion.Folder) -> [Candidate] {
        let slash = typed.lastIndex(of: "/")
        let path = slash.map { String(typed[...$0]) } ?? ""
        return folder(path.isEmpty ? "." : path).map {
            Candidate(path + $0, isWhole: !$0.hasSuffix("/"))
        }
    }

    /// What a term could become. The word at the cursor counts, with the most used names first;
    /// after them come names that go on from the words before it, which stay unchanged.
    fileprivate func foods(
        for term: CompletionPlace.TermPlace,
        _ place: CompletionPlace
    ) -> (Span, [Candidate]) {
        if term.field == .cuisine { return (place.span, fitting(vocabulary().cuisines, place)) }
        if term.field == .category { return (place.span, fitting(vocabulary().categories, place)) }
        if term.field == .tool {
            let names = KitchenTools.shared.names.sorted().map { Candidate($0) }
            return (place.span, Completion.fitting(names, to: place.typed))
        }
        guard let word = term.phrases.last, word.text.contains(where: { !$0.isWhitespace }) else {
            return (place.span, [])
        }
        let foods = foods
        let own = foods.countedCompletions(of: word.text, limit: Completion.limit).map(
            Candidate.init
        )
        let goingOn = term.phrases.dropLast().flatMap { phrase in
            foods.countedCompletions(of: phrase.text, limit: Completion.limit)
                .compactMap { $0.goingOn(from: phrase.text) }.map(Candidate.init)
        }
        var met: Set<String> = []
        let all = (own + goingOn).filter { met.insert($0.text).inserted }
        return (word.span, all)
    }

    private func fitting(_ names: [CountedName], _ place: CompletionPlace) -> [Candidate] {
        Completion.fitting(names.map(Candidate.init), to: place.typed)
    }
}

extension Candidate {
    /// A name with the number of recipes that it finds.
    fileprivate init(_ name: CountedName) {
        self.init(name.name, name.count.map(String.init) ?? "")
    }
}

extension CountedName {
    /// What is left of the name from the last typed word on, where it begins with all that is typed.
    fileprivate func goingOn(from typed: String) -> CountedName? {
        let before = typed.lowercased().split(separator: " ").dropLast()
        let words = name.lowercased().split(separator: " ")
        guard words.count > before.count, words.starts(with: before) else { return nil }
        let rest = name.split(separator: " ").dropFirst(before.count).joined(separator: " ")
        return CountedName(name: rest, count: count)
    }
}
