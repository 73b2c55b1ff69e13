import Conversation
import RecipeModel
import ShellAnswers

/// A page or more of results.
struct ResultsScreen: Screen {
    let answer: ResultsAnswer

    /// Whether the query as a whole found nothing.
    var foundNothing: Bool { answer.rows.isEmpty && answer.loaded == 0 }

    private var entries: [RecipeRow] { answer.rows.map(entry) }

    private func entry(of row: ResultRow) -> RecipeRow {
        RecipeRow(
            number: row.number,
            recipe: row.recipe,
            isFavorite: row.isFavorite,
            query: query,
            isLong: answer.isLong
        )
    }

    /// Rows of one service behind each other, with its name where several were asked at once.
    private struct Section {
        var service: ServiceName?
        var rows: [RecipeRow]
    }

    private var sections: [Section] {
        guard answer.service == .all else { return [Section(rows: entries)] }
        var sections: [Section] = []
        for row in answer.rows {
            let service = row.recipe.id.service
            if sections.last?.service != service {
                sections.append(Section(service: service, rows: []))
            }
            sections[sections.count - 1].rows.append(entry(of: row))
        }
        return sections
    }

    func drawn(in context: ScreenContext) -> [StyledText] {
        var sheet = Sheet(width: context.width)
        guard !foundNothing else {
            let words = nothingFound(in: context)
            for sentence in [words.message] + words.remains { sheet.add(context.text(sentence)) }
            var rest = words.tries.isEmpty ? StyledText() : context.apart(words.labelledTries)
            if let stillThere {
                let kept = context.text(stillThere, .secondary)
                if rest.isEmpty || rest.width + 5 + kept.width > context.width {
                    if !rest.isEmpty { sheet.add(rest) }
                    rest = kept
                } else {
                    rest = rest + .spaces(5) + kept
                }
            }
            if !rest.isEmpty { sheet.add(rest) }
            return sheet.lines
        }
        if let slip { sheet.add(context.text(slip)) }
        if !entries.isEmpty {
            var right = StyledText()
            right.append(range("-"), .secondary)
            sheet.add(StyledText(heading), right: right)
            sheet.add(lines: body(in: context))
        }
        sheet.add(footer(in: context))
        return sheet.lines
    }

    /// The columns of the numbers, the same in every section.
    private var columns: Int { RecipeRow.columns(upTo: answer.rows.map(\.number).max() ?? 0) }

    private func body(in context: ScreenContext) -> [StyledText] {
        sections.flatMap { section in
            let heading = section.service.map { [StyledText($0.rawValue.clean, .secondary)] } ?? []
            return heading + RecipeListing(rows: section.rows, columns: columns).lines(in: context)
        }
    }

    /// A part of the results, drawn before the others are there.
    static func drawn(_ part: ResultsPart, in context: ScreenContext) -> [StyledText] {
        let screen = ResultsScreen(part)
        return (part.isFirst ? [StyledText(screen.heading)] : []) + screen.body(in: context)
    }

    /// A part of the results in sentences, said before the others are there.
    static func spoken(_ part: ResultsPart, in context: ScreenContext) -> [String] {
        let screen = ResultsScreen(part)
        let rows = screen.sections.flatMap { $0.rows.flatMap { $0.spoken(as: "Result") } }
        let heading = part.isFirst ? ["Results for \(screen.heading)."] : []
        return heading + ["From \(part.service.rawValue.clean):"] + rows
    }

    private init(_ part: ResultsPart) {
        self.init(
            answer: ResultsAnswer(
                query: part.query,
                service: .all,
                rows: part.rows,
                pages: [],
                loaded: part.rows.count,
                hasMore: true
            )
        )
    }

    init(answer: ResultsAnswer) { self.answer = answer }

    /// What the rows are an answer to.
    private var query: RecipeQuery {
        if let offer = answer.offer, offer.isTaken { offer.query } else { answer.query }
    }

    /// That words were taken for slips, and for which.
    private var slip: String? {
        guard let offer = answer.offer, offer.isTaken, answer.loaded > 0 else { return nil }
        let typed = NumberWords.list(offer.corrections.map { CleanText.line($0.typed) })
        let meant = offer.query.typed.clean
        return "Nothing found for \(typed). Did you mean: \(meant) (\(offer.total))"
    }

    private var heading: String {
        CleanText.line(query.words) + (answer.query.sort == .title ? ", by title" : "")
    }

    /// `results 11-20 of 64`.
    private func range(_ sign: String) -> String {
        let numbers = NumberWords.ranges(answer.rows.map(\.number), sign: sign)
        let thing = answer.rows.count == 1 ? "result" : "results"
        return "\(thing) \(numbers)" + (answer.total.map { " of \($0.words)" } ?? "")
    }

    /// What is said below the list, fact by fact.
    private var facts: [String] {
        var facts: [String] = []
        if !answer.pages.isEmpty {
            let thing = answer.pages.count == 1 ? "page" : "pages"
            facts.append("\(thing) \(NumberWords.ranges(answer.pages))")
        }
        facts.append("\(NumberWords.grouped(answer.loaded)) shown")
        if answer.repeatsHidden > 0 {
            facts.append("\(NumberWords.counted(answer.repeatsHidden, "repeat")) hidden")
        }
        if answer.lacking > 0 {
            let count = NumberWords.grouped(answer.lacking)
            facts.append("\(count) still without ingredients, 'list' shows what has come")
        }
        facts += answer.appliedHere.map { CleanText.line($0.appliedHere) }
        if answer.emptyPages > 0 {
            let pages = NumberWords.counted(answer.emptyPages, "page")
            facts.append("skipped \(pages) with nothing new")
        }
        return facts
    }

    private func footer(in context: ScreenContext) -> StyledText {
        let end = answer.hasMore ? "more\(context.symbols.ellipsis)" : "end of results"
        return context.joined(facts + [end], .secondary)
    }

    /// That a query which found nothing took no results away.
    private var stillThere: String? { answer.stillThere.map { "(\($0.words))" } }

    /// What is said when there is nothing, with what would help.
    private func nothingFound(in context: ScreenContext) -> FailureWords {
        var first = "Nothing found"
        if !answer.query.conditions.isEmpty { first += " for \(answer.query.words.clean)" }
        if answer.firstPage > 1 { first += " from page \(answer.firstPage) on" }
        var sentences = [first + "."]
        for hint in answer.hints {
            let verb = hint.total == .exactly(1) ? "is" : "are"
            sentences.append("\(hint.condition.leftOut.clean) there \(verb) \(hint.total.words).")
        }
        var words = FailureWords(message: sentences.joined(separator: " "))
        let applied = answer.appliedHere.map { $0.appliedHere.clean }
        if answer.takenOut > 0, !applied.isEmpty {
            words.remains = [Spoken.full(applied.joined(separator: ", "))]
        }
        let drops = answer.hints.map { "drop \($0.condition.asDropped.clean)" }
        if answer.firstPage > 1, context.has("search") {
            let typed = answer.query.typed.clean
            words.tries = [typed.isEmpty ? "browse" : "search \(typed)"]
        } else if let offer = answer.offer, context.has("search") {
            words.tries = [
                "search \(offer.query.typed.clean) (\(NumberWords.grouped(offer.total)))"
            ]
        } else if !drops.isEmpty, context.has("drop") {
            words.tries = Array(drops.prefix(2))
        } else if answer.service != .cookbook {
            words.tries = ["service cookbook"]
        } else {
            words.tries = ["browse", "categories"].filter(context.has)
        }
        return words
    }

    func spoken(in context: ScreenContext) -> [String] {
        guard !foundNothing else {
            let kept = answer.stillThere.map { [Spoken.full($0.words)] } ?? []
            return nothingFound(in: context).spoken + kept
        }
        var lines = slip.map { [Spoken.full($0)] } ?? []
        if !entries.isEmpty { lines.append("\(Spoken.capitalized(range(" to "))) for \(heading).") }
        for section in sections {
            if let service = section.service { lines.append("From \(service.rawValue.clean):") }
            lines += section.rows.flatMap { $0.spoken(as: "Result") }
        }
        let end = answer.hasMore ? "More available." : "End of results."
        lines.append((facts.map(Spoken.full) + [end]).joined(separator: " "))
        return lines
    }

    var members: [JSONMember] {
        [
            JSONMember("query", QueryJSON.object(answer.query)),
            JSONMember("window", window),
            JSONMember("recipes", .array(entries.map { .object($0.members) })),
            JSONMember("hints", hints),
        ] + offered
    }

    /// The query that is offered or was taken, where there is one.
    private var offered: [JSONMember] {
        guard let offer = answer.offer else { return [] }
        return [
            JSONMember(
                "offer",
                .object([
                    JSONMember("query", QueryJSON.object(offer.query)),
                    JSONMember("total", .int(offer.total)),
                    JSONMember("taken", .bool(offer.isTaken)),
                    JSONMember("unknown", .strings(offer.unknown.map { CleanText.line($0) })),
                ])
            )
        ]
    }

    var rows: NDJSONRows? {
        NDJSONRows(
            rows: entries.map(\.members),
            rest: [JSONMember("window", window), JSONMember("hints", hints)]
        )
    }

    private var hints: JSONOutput {
        .array(
            answer.hints.map { hint in
                .object(
                    [JSONMember("drop", .string(CleanText.line(hint.condition.asDropped)))]
                        + QueryJSON.total(hint.total)
                )
            }
        )
    }

    /// Every page that was looked past for this query, now or before.
    private var skipped: [Int] {
        Set(answer.passedPages + answer.skippedPages.map(\.page)).sorted()
    }

    private var window: JSONOutput {
        .object(
            [
                JSONMember("pages", .array(answer.loadedPages.map(JSONOutput.int))),
                JSONMember("skipped", .array(skipped.map(JSONOutput.int))),
                JSONMember("shown", .int(answer.loaded)),
                JSONMember("more", .bool(answer.hasMore)),
            ] + QueryJSON.total(answer.total) + [
                JSONMember("service", .string(answer.service.rawValue)),
                JSONMember("repeatsHidden", .int(answer.repeatsHidden)),
                JSONMember("emptyPages", .int(answer.emptyPages)),
                JSONMember("appliedHere", .strings(answer.appliedHere.map(\.typed))),
                JSONMember("takenOut", .int(answer.takenOut)),
            ]
        )
    }

    var table: Table? { Table(header: RecipeRow.header, rows: entries.map(\.fields)) }

    func markdown(in context: ScreenContext) -> [String] {
        guard !foundNothing else { return nothingFound(in: context).spoken.map(Markdown.escaped) }
        var lines = ["# " + Markdown.escaped(Spoken.capitalized(heading)), ""]
        lines += entries.flatMap { $0.markdown(in: context) }
        return lines + ["", Markdown.escaped(footer(in: context).string)]
    }
}
