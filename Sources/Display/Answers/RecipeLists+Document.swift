import Conversation
import Documents
import KitchenLanguage
import RecipeModel
import ShellAnswers

extension ResultRow {
    /// The row with what was asked for.
    func row(of query: RecipeQuery?) -> RecipeRow {
        RecipeRow(number: number, recipe: recipe, isFavorite: isFavorite, query: query)
    }
}

extension ResultsAnswer {
    /// What the rows are an answer to.
    var queryOfRows: RecipeQuery {
        var asked = if let offer, offer.isTaken { offer.query } else { query }
        // What nothing is known by was not left out.
        let unknown = offer?.unknownExclusions(of: query) ?? []
        if !unknown.isEmpty {
            _ = asked.drop { $0.isExclusion && $0.terms.contains { unknown.contains($0.text) } }
        }
        return asked
    }

    func document(in wording: Wording) -> Document {
        var document = Document()
        guard !rows.isEmpty || loaded > 0 else {
            let words = nothingFound(in: wording)
            let spoken = words.spoken
            for (index, sentence) in ([words.message] + words.remains).enumerated() {
                document.add(.paragraph(Phrase(sentence)), spoken: [spoken[index]])
            }
            var things = words.tries.isEmpty ? [] : words.labelledTries
            var aloud = words.tries.isEmpty ? [] : Array(spoken.suffix(1))
            if let stillThere {
                things.append("(\(stillThere.words))")
                aloud.append(Spoken.full(stillThere.words))
            }
            if !things.isEmpty { document.add(.things(Things(things)), spoken: aloud) }
            return document
        }
        if let slip { document.say(slip) }
        if !rows.isEmpty {
            let words = Spoken.capitalized(range(" to "))
            document.add(
                .title(.list(heading, right: range("-"))),
                spoken: ["\(words) for \(heading)."]
            )
            addRows(to: &document)
        }
        let end = Fact(
            Phrase(hasMore ? "more…" : "end of results"),
            spoken: hasMore ? "More available." : nil
        )
        document.add(.facts(Fact.all(facts) + [end]))
        return document
    }

    /// The rows; of several services that were asked at once, those of one after those of another.
    fileprivate func addRows(to document: inout Document) {
        let query = queryOfRows
        let highest = rows.map(\.number).max() ?? 0
        var rest = rows[...]
        while let first = rest.first {
            let name = first.recipe.id.service
            let end = rest.firstIndex { service == .all && $0.recipe.id.service != name }
            if service == .all {
                document.add(
                    .heading(Phrase(name.rawValue.clean, .secondary), level: 2),
                    spoken: ["From \(name.rawValue.clean):"]
                )
            }
            let rows = rest[..<(end ?? rest.endIndex)].map { result in
                var row = result.row(of: query)
                row.isLong = isLong
                return row
            }
            document.add(.recipes(RecipeList(rows, highest: highest)))
            rest = rest[(end ?? rest.endIndex)...]
        }
    }

    /// That words were taken for slips, and for which.
    private var slip: String? {
        guard let offer, offer.isTaken, rows.first?.number == 1 else { return nil }
        let typed = NumberWords.list(offer.fruitless(in: query).map(CleanText.line))
        let meant = "Did you mean: \(offer.query.typed.clean) (\(NumberWords.grouped(offer.total)))"
        return "Nothing found for \(typed)." + (offer.corrections.isEmpty ? "" : " \(meant)")
    }

    fileprivate var heading: String {
        let order = query.sort == .title ? ", by title" : ""
        let query = queryOfRows
        guard service == .mine else { return query.words.clean + order }
        let isAll = query.conditions.isEmpty && query.ranking == nil
        return (isAll ? "your own recipes" : "\(query.words.clean), among your own") + order
    }

    /// `results 11-20 of 64`.
    private func range(_ sign: String) -> String {
        let numbers = NumberWords.ranges(rows.map(\.number), sign: sign)
        let thing = rows.count == 1 ? "result" : "results"
        return "\(thing) \(numbers)" + (total.map { " of \($0.words)" } ?? "")
    }

    /// What is said below the list, fact by fact.
    private var facts: [String] {
        var facts: [String] = []
        if !pages.isEmpty {
            let thing = pages.count == 1 ? "page" : "pages"
            facts.append("\(thing) \(NumberWords.ranges(pages))")
        }
        facts.append("\(NumberWords.grouped(loaded)) shown")
        if repeatsHidden > 0 {
            facts.append("\(NumberWords.counted(repeatsHidden, "repeat")) hidden")
        }
        if lacking > 0 {
            let count = NumberWords.grouped(lacking)
            facts.append("\(count) still without ingredients, 'list' shows what has come")
        }
        facts += appliedHere.map { $0.appliedHere.clean }
        facts += judgement?.facts ?? []
        if let foodsAsked {
            facts.append("asked for the first \(NumberWords.counted(foodsAsked, "food")) only")
        }
        if emptyPages > 0 {
            let pages = NumberWords.counted(emptyPages, "page")
            facts.append("skipped \(pages) with nothing new")
        }
        return facts
    }

    /// How many things may be missing at most, where that may be why there is nothing to cook.
    private var missingLimit: Int? {
        guard case .missing(let provisions) = query.ranking, provisions.use == .cooking,
            !provisions.isLimitSoft
        else { return nil }
        return provisions.maxMissing
    }

    /// What is said when there is nothing, with what would help.
    private func nothingFound(in wording: Wording) -> ErrorWords {
        var first =
            service == .mine && query.conditions.isEmpty
            ? "You have no recipes of your own yet" : "Nothing found"
        if let limit = missingLimit {
            let foods = query.conditions.isEmpty ? "" : query.subject.clean
            let things = NumberWords.counted(limit, "thing")
            first = "Nothing to cook" + (foods.isEmpty ? "" : " \(foods.after("with"))")
            first += limit == 0 ? " without shopping" : " with at most \(things) to buy"
        } else if !query.conditions.isEmpty {
            first += " \(query.subject.clean.after("for"))"
        }
        if firstPage > 1 { first += " from page \(firstPage) on" }
        var sentences = [first + "."]
        let corrected = offer.flatMap { $0.isTaken && $0.total == 0 ? $0 : nil }
        if let corrected {
            sentences.append(
                "Did you mean: \(corrected.query.typed.clean)? Nothing is left then."
            )
        }
        let hints = corrected == nil ? self.hints : []
        for hint in hints {
            let verb = hint.total == .exactly(1) ? "is" : "are"
            sentences.append(
                "\(query.leftOut(hint.condition).clean) there \(verb) \(hint.total.words)."
            )
        }
        var words = ErrorWords(message: sentences.joined(separator: " "))
        let applied = appliedHere.map { $0.appliedHere.clean }
        if takenOut > 0, !applied.isEmpty {
            words.remains = [Spoken.full(applied.joined(separator: ", "))]
        }
        if let looked = judgement?.looked {
            words.remains.append("\(Spoken.capitalized(looked)).")
        }
        var named: Set<String> = []
        let drops = hints.map { "drop \(query.asDropped($0.condition).clean)" }
            .filter { named.insert($0).inserted }
        if firstPage > 1, wording.has("search") {
            let typed = query.typed.clean
            words.tries = [typed.isEmpty ? "browse" : "\(query.command) \(typed)"]
        } else if let offer, corrected == nil, wording.has("search") {
            words.tries = [
                "\(offer.query.command) \(offer.query.typed.clean) (\(NumberWords.grouped(offer.total)))"
            ]
        } else if let limit = missingLimit, wording.has("cook") {
            let foods = query.typed.clean
            let cook = foods.isEmpty ? "cook" : "cook \(foods)"
            words.tries = ["\(cook) --max-missing \(limit + 2)"]
        } else if !drops.isEmpty, wording.has("drop") {
            words.tries = Array(drops.prefix(2))
        } else if service != .cookbook, service != .mine {
            words.tries = ["service cookbook"]
        } else {
            words.tries = ["browse", "categories"].filter(wording.has)
        }
        return words
    }
}

extension ResultsPart {
    /// A part of the results, as it is shown before the others are there.
    var document: Document {
        let answer = ResultsAnswer(
            query: query,
            service: .all,
            rows: rows,
            pages: [],
            loaded: rows.count,
            hasMore: true
        )
        var document = Document()
        if isFirst {
            document.add(
                .title(.list(answer.heading, right: "")),
                spoken: ["Results for \(answer.heading)."]
            )
        }
        answer.addRows(to: &document)
        return document
    }
}

extension FavoritesAnswer {
    func document(in wording: Wording) -> Document {
        var document = Document()
        if total > 0 {
            document.add(
                .title(.list(heading, right: count)),
                spoken: ["\(Spoken.full(heading)) \(Spoken.full(count))"]
            )
            let rows = rows.map { row(of: $0, in: wording) }
            document.add(.recipes(RecipeList(rows, highest: rows.map(\.number).max() ?? 0)))
        } else if !areOthersKept {
            document.say(
                "No favorites yet. After a search, 'fav 3' keeps recipe 3, readable offline."
            )
        } else {
            document.say("No favorites \(wanted).")
            let isDemanded = !query.demands.isEmpty
            document.say("'favs\(isDemanded ? " --anyway" : "")' lists them all.")
        }
        for line in report { document.say(line) }
        if total > 0, hasMore {
            document.add(
                .paragraph(Phrase("more…", .secondary)),
                spoken: ["More available."],
                on: .screen
            )
        }
        return document
    }

    private func row(of row: Row, in wording: Wording) -> RecipeRow {
        var entry = row.entry(of: query)
        entry.remarks =
            ["saved \(wording.clock.day(row.favorite.savedAt))"]
            + (row.favorite.isOffline ? [] : ["page missing"])
            + (today.flatMap { today in row.history.map { PlanWords(today: today).facts($0) } }
                ?? []) + row.words.brief
        return entry
    }

    /// Which ones were asked for: `found for leek, tagged quick`.
    private var wanted: String {
        let asked = query.own.isEmpty ? query.wordsOfHousehold : query.words
        return [asked.map { "found for \($0.clean)" }, tag.map { "tagged \($0.clean)" }]
            .compactMap(\.self).joined(separator: ", ")
    }

    private var heading: String {
        guard query.own.isEmpty else { return "favorites: \(query.words.clean)" }
        return (["favorites"] + (query.wordsOfHousehold.map { [$0.clean] } ?? []))
            .joined(separator: " · ")
    }

    /// `3, all offline`.
    private var count: String {
        let words = NumberWords.grouped(total)
        switch offline {
        case total...: return total == 1 ? "1, offline" : "\(words), all offline"
        case ...0: return "\(words), none offline"
        default: return "\(words), \(NumberWords.grouped(offline)) offline"
        }
    }

    /// What became of fetching the pages again.
    private var report: [String] {
        guard let refreshed else { return [] }
        return ["\(NumberWords.counted(refreshed.fetched, "page")) fetched again"]
            + refreshed.failed.map {
                "\($0.title.clean) unchanged (\(ServiceErrorWords.brief($0.reason)))"
            }
    }
}

extension OwnWords {
    /// In a few words: `#quick #cheap`, `1 note`.
    fileprivate var brief: [String] {
        let tags = tags.map { "#\($0.clean)" }.joined(separator: " ")
        let count = notes.isEmpty ? [] : [NumberWords.counted(notes.count, "note")]
        return (tags.isEmpty ? [] : [tags]) + count
    }
}

extension FavoritesAnswer.Row {
    /// The favorite as a row of a list.
    func entry(of query: RecipeQuery) -> RecipeRow {
        var row = RecipeRow(
            number: number,
            recipe: favorite.recipe,
            isFavorite: true,
            query: query
        )
        row.thing = "Favorite"
        row.listsIngredients = false
        return row
    }
}

extension String {
    /// What was asked for after the word that leads to it; `without onion` needs none.
    fileprivate func after(_ word: String) -> String {
        hasPrefix("without ") ? self : "\(word) \(self)"
    }
}
