import RecipeModel
import ShellAnswers

/// A page of the favorites.
struct FavoritesScreen: Screen {
    let answer: FavoritesAnswer

    private func entry(_ row: FavoritesAnswer.Row, remarks: [String] = []) -> RecipeRow {
        RecipeRow(
            number: row.number,
            recipe: row.favorite.recipe,
            isFavorite: true,
            query: answer.query,
            listsIngredients: false,
            remarks: remarks
        )
    }

    func drawn(in context: ScreenContext) -> [StyledText] {
        var sheet = Sheet(width: context.width)
        guard answer.total > 0 else {
            for line in none { sheet.add(context.text(line)) }
            addReport(to: &sheet, in: context)
            return sheet.lines
        }
        var right = StyledText()
        right.append(count, .secondary)
        sheet.add(StyledText(heading), right: right)
        let rows = answer.rows.map { entry($0, remarks: state($0.favorite, in: context)) }
        let columns = RecipeRow.columns(upTo: rows.map(\.number).max() ?? 0)
        sheet.add(lines: RecipeListing(rows: rows, columns: columns).lines(in: context))
        addReport(to: &sheet, in: context)
        if answer.hasMore { sheet.add(context.text("more\(context.symbols.ellipsis)", .secondary)) }
        return sheet.lines
    }

    /// Since when it is kept, and whether its page is.
    private func state(_ favorite: Favorite, in context: ScreenContext) -> [String] {
        ["saved \(context.clock.day(favorite.savedAt))"]
            + (favorite.isOffline ? [] : ["page missing"])
    }

    private var heading: String {
        answer.query.conditions.isEmpty ? "favorites" : "favorites: \(answer.query.words.clean)"
    }

    /// `3, all offline`.
    private var count: String {
        let total = NumberWords.grouped(answer.total)
        switch answer.offline {
        case answer.total...: return answer.total == 1 ? "1, offline" : "\(total), all offline"
        case ...0: return "\(total), none offline"
        default: return "\(total), \(NumberWords.grouped(answer.offline)) offline"
        }
    }

    private var none: [String] {
        guard answer.query.conditions.isEmpty else {
            return [
                "No favorites found for \(answer.query.words.clean).", "'favs' lists them all.",
            ]
        }
        return ["No favorites yet. After a search, 'fav 3' keeps recipe 3, readable offline."]
    }

    private func addReport(to sheet: inout Sheet, in context: ScreenContext) {
        for line in report { sheet.add(context.text(line)) }
    }

    /// What became of fetching the pages again.
    private var report: [String] {
        guard let refreshed = answer.refreshed else { return [] }
        let first = "\(NumberWords.counted(refreshed.fetched, "page")) fetched again"
        return [first]
            + refreshed.failed.map {
                "\($0.title.clean) unchanged (\(ServiceFailureWords.brief($0.reason)))"
            }
    }

    func spoken(in context: ScreenContext) -> [String] {
        guard answer.total > 0 else { return none + report.map { Spoken.full($0) } }
        var lines = ["\(Spoken.full(heading)) \(Spoken.full(count))"]
        for row in answer.rows {
            var spoken = entry(row).spoken(as: "Favorite", withIngredients: false)
            let state = state(row.favorite, in: context).map { Spoken.full($0) }
            spoken[spoken.count - 1] += " " + state.joined(separator: " ")
            lines += spoken
        }
        lines += report.map { Spoken.full($0) }
        if answer.hasMore { lines.append("More available.") }
        return lines
    }

    var members: [JSONMember] {
        [
            JSONMember("query", QueryJSON.object(answer.query)),
            JSONMember("window", window),
            JSONMember("recipes", .array(answer.rows.map { .object(rowMembers($0)) })),
            JSONMember("refreshed", refreshed),
        ]
    }

    var rows: NDJSONRows? {
        NDJSONRows(
            rows: answer.rows.map(rowMembers),
            rest: [JSONMember("window", window), JSONMember("refreshed", refreshed)]
        )
    }

    private func rowMembers(_ row: FavoritesAnswer.Row) -> [JSONMember] {
        entry(row).members + [
            JSONMember("savedAt", .string(CivilTime.iso8601(row.favorite.savedAt))),
            JSONMember("offline", .bool(row.favorite.isOffline)),
        ]
    }

    private var window: JSONOutput {
        .object([
            JSONMember("shown", .int(answer.rows.last?.number ?? 0)),
            JSONMember("more", .bool(answer.hasMore)),
            JSONMember("total", .int(answer.total)),
            JSONMember("offline", .int(answer.offline)),
        ])
    }

    private var refreshed: JSONOutput {
        guard let report = answer.refreshed else { return .null }
        let failed = report.failed.map { failure in
            JSONOutput.object([
                JSONMember("title", .string(failure.title.clean)),
                JSONMember("error", .string(failure.reason.errorName.rawValue)),
                JSONMember("status", .int(orNull: failure.reason.status)),
            ])
        }
        return .object([
            JSONMember("fetched", .int(report.fetched)), JSONMember("failed", .array(failed)),
        ])
    }

    var table: Table? {
        Table(header: RecipeRow.header, rows: answer.rows.map { entry($0).fields })
    }

    func markdown(in context: ScreenContext) -> [String] {
        guard answer.total > 0 else { return none.map(Markdown.escaped) }
        let rows = answer.rows.flatMap { row in
            let state = state(row.favorite, in: context).map(Markdown.escaped)
            return entry(row).markdown(in: context, remarks: state)
        }
        return ["# " + Markdown.escaped(Spoken.capitalized(heading)), ""] + rows
            + report.map(Markdown.escaped)
    }
}
