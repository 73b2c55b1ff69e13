import Conversation
import Documents
import RecipeModel
import ShellAnswers

extension RecipeRow {
    /// The keys of the row in JSON, those of a list.
    var members: [JSONMember] {
        recipe.listMembers(number: number, isFavorite: isFavorite, ingredients: ingredients)
            + recipe.coverageMembers
    }

    /// The columns that rows of recipes have in CSV and TSV.
    static let columns = [
        "n", "title", "lactose", "favorite", "ingredients", "source", "url", "minutes", "servings",
        "id",
    ]
}

extension ResultsAnswer {
    var machineForm: MachineForm {
        let rows = rows.map { $0.row(of: queryOfRows).members }
        let hints = JSONOutput.list(
            hints.map { hint in
                [JSONMember("drop", .string(hint.condition.asDropped.clean))]
                    + QueryJSON.total(hint.total)
            }
        )
        var form = MachineForm(
            [
                JSONMember("query", QueryJSON.object(query)), JSONMember("window", window),
                JSONMember(MachineForm.recipes, .list(rows)), JSONMember("hints", hints),
            ] + offered,
            table: Table(rows, columns: RecipeRow.columns)
        )
        form.rows = rows
        form.rest = [JSONMember("window", window), JSONMember("hints", hints)]
        return form
    }

    /// The query that is offered or was taken, where there is one.
    private var offered: [JSONMember] {
        guard let offer else { return [] }
        return [
            JSONMember(
                "offer",
                .object([
                    JSONMember("query", QueryJSON.object(offer.query)),
                    JSONMember("total", .int(offer.total)),
                    JSONMember("taken", .bool(offer.isTaken)),
                    JSONMember("unknown", .clean(offer.unknown)),
                ])
            )
        ]
    }

    private var window: JSONOutput {
        // Every page that was skipped for this query, now or before.
        let skipped = Set(passedPages + skippedPages.map(\.page)).sorted()
        return .object(
            [
                JSONMember("pages", .array(loadedPages.map(JSONOutput.int))),
                JSONMember("skipped", .array(skipped.map(JSONOutput.int))),
                JSONMember("shown", .int(loaded)),
                JSONMember("more", .bool(hasMore)),
            ] + QueryJSON.total(total) + [
                JSONMember("service", .string(service.rawValue)),
                JSONMember("repeatsHidden", .int(repeatsHidden)),
                JSONMember("emptyPages", .int(emptyPages)),
                JSONMember("appliedHere", .strings(appliedHere.map(\.typed))),
                JSONMember("takenOut", .int(takenOut)),
            ] + (judgement?.members ?? [])
                + (foodsAsked.map { [JSONMember("foodsAsked", .int($0))] } ?? [])
        )
    }
}

extension PageJudgement {
    fileprivate var members: [JSONMember] {
        [
            JSONMember("byIngredients", .strings(byIngredients.map(\.typed))),
            JSONMember("byTags", .strings(byTags.map(\.typed))),
            JSONMember("unknown", .int(unknown)), JSONMember("read", .int(orNull: read)),
            JSONMember("candidates", .int(candidates)),
        ]
    }
}

extension FavoritesAnswer {
    var machineForm: MachineForm {
        let rows = rows.map { row in
            row.entry(of: query).members + [
                JSONMember("savedAt", .string(CivilTime.iso8601(row.favorite.savedAt))),
                JSONMember("offline", .bool(row.favorite.isOffline)),
                JSONMember("tags", .strings(row.words.tags.map(\.clean))),
                JSONMember("notes", .strings(row.words.notes.map(\.text.clean))),
                JSONMember("cooked", row.history.json),
            ]
        }
        let window: [JSONMember] = [
            JSONMember("shown", .int(self.rows.last?.number ?? 0)),
            JSONMember("more", .bool(hasMore)),
            JSONMember("total", .int(total)),
            JSONMember("offline", .int(offline)),
        ]
        var form = MachineForm(table: Table(rows, columns: RecipeRow.columns))
        form.rows = rows
        form.rest = [
            JSONMember("window", .object(window)),
            JSONMember("refreshed", refreshed?.object ?? .null),
        ]
        form.members =
            [JSONMember("query", QueryJSON.object(query)), form.rest[0]]
            + [JSONMember(MachineForm.recipes, .list(rows)), form.rest[1]]
        return form
    }
}

extension RefreshReport {
    fileprivate var object: JSONOutput {
        .object([
            JSONMember("fetched", .int(fetched)),
            JSONMember(
                "failed",
                .list(
                    failed.map { failure in
                        [
                            JSONMember("title", .string(failure.title.clean)),
                            JSONMember("error", .string(failure.reason.errorName.rawValue)),
                            JSONMember("status", .int(orNull: failure.reason.status)),
                        ]
                    }
                )
            ),
        ])
    }
}

extension RecipeAnswer {
    var machineForm: MachineForm {
        let row = RecipeRow(
            number: number ?? 1,
            recipe: recipe,
            isFavorite: isFavorite,
            query: query
        )
        let members =
            content.jsonMembers(number: number) + [
                JSONMember("page", .string(pageName)),
                JSONMember("changed", .bool(isChanged)),
                JSONMember("cooked", history.json),
                JSONMember(
                    "dietNotes",
                    .strings([DietWords.note(on: recipe.cleaned, foundBy: query)].compactMap { $0 })
                ),
            ]
        return MachineForm(
            [JSONMember("recipe", .object(members))],
            table: Table([row.members], columns: RecipeRow.columns)
        )
    }

    /// The fixed name of what became of the page.
    private var pageName: String {
        switch pageState {
        case .fetched: "fetched"
        case .saved: "saved"
        case .notNeeded: "not-needed"
        case .missing: "missing"
        case .without(let kind): kind.rawValue
        }
    }
}

extension PictureAnswer {
    var machineForm: MachineForm {
        let members = [
            JSONMember("n", .int(orNull: number)),
            JSONMember("title", .string(title)),
            JSONMember("picture", .string(address.text)),
            JSONMember("kept", .bool(isKept)),
            JSONMember("description", .string(description)),
        ]
        return MachineForm(members, table: Table([members], columns: ["n", "title", "picture"]))
    }
}

extension NamesAnswer {
    var machineForm: MachineForm {
        let rows = names.enumerated().map { index, name in
            [
                JSONMember("n", .int(index + 1)),
                JSONMember("name", .string(name.name.clean)),
                JSONMember("count", .int(orNull: name.count)),
                JSONMember("summary", .string(orNull: name.summary?.clean)),
            ]
        }
        let hasSummaries = names.contains { $0.summary != nil }
        let columns = ["n", "name", "count"] + (hasSummaries ? ["summary"] : [])
        var form = MachineForm("names", rows, columns: columns)
        form.rest = [
            JSONMember("kind", .string(kind.rawValue)),
            JSONMember("service", .string(service.rawValue)),
        ]
        form.members = form.rest + form.members
        return form
    }
}
