package import Conversation
import KitchenLanguage
import RecipeModel
import RecipeSearch
package import ShellAnswers
import Synchronization

extension ImportCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "bring recipes into the cookbook from a file, folder or page",
            details: [
                "A file is known by its content: what 'export' wrote (Markdown, web pages, JSON, JSON "
                    + "lines, Cooklang), other Markdown, plain text, YAML, tables, schema.org JSON-LD and "
                    + "web pages, MealMaster, Paprika, RecipeNLG's CSV, and Mealie's and Tandoor's "
                    + "exports. A text may have several recipes, parted by rules or headings. Of a "
                    + "folder every file is read, and a page on the web as 'open' reads it.",
                "The columns of a table are known by their names, in several languages; how they are "
                    + "read is shown, before anything is imported with --dry-run. '--columns "
                    + "\"Gericht=title, Was=ingredients\"' tells others.",
                "With --favorites, your notes, tags and the day you saved a recipe come back from a file "
                    + "that 'export' wrote. In the cookbook, tags are keywords and notes are the "
                    + "recipe's notes; a rating stays with the recipe in both.",
                "Recipes that are in already are left out, so an import that was stopped is started "
                    + "again with the same command. What can't be read, or not whole, is told with its "
                    + "place, and the exit code is 65; the rest is in. '--report FILE' writes all of it.",
                "A title, an ingredient or another line that names something keeps 2 kB, and a recipe "
                    + "1,000 entries of a kind; the text of steps and notes stays whole.",
            ],
            examples: [
                "import recipes.json": "everything in it that isn't in the cookbook yet",
                "import recipes/ --dry-run": "what a folder has, without importing it",
                "import https://example.com/soup": "the recipe of a page",
            ],
            errors: [
                .noInput, .badData, .cannotCreate, .disk, .notAllowed, .cancelled, .offline,
                .timeout, .serverFailed,
            ]
        )
    }

    package static func answer(
        to command: Invocation<ImportCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        try await shell.importRecipes(command)
    }
}

extension Shell {
    fileprivate func importRecipes(_ command: Invocation<ImportCommand>) async throws -> Answer {
        let value = command.value
        let columns = try columns(of: command)
        let page = try await page(of: command)
        defer { if let page { surroundings.cookbook.discard(page.path) } }
        let path = page?.path ?? surroundings.path(value.file, in: command.frame)
        let order = ImportOrder(
            paths: [.init(path: path, name: value.file)],
            format: page == nil ? value.format : .json,
            origin: page?.site ?? Self.origin(of: value.file),
            isRehearsal: value.isRehearsal,
            columns: columns
        )
        let log = ImportLog(
            path: value.report.map { surroundings.path(toWrite: $0) },
            files: surroundings.files
        )
        try log.begin()
        let output = surroundings.output
        defer { output.progress(nil) }
        let importFiles = surroundings.cookbook.importFiles
        let run: @Sendable () async throws -> ImportResult = {
            try await importFiles(
                order,
                value.keepsAsFavorites,
                { log.add($0) },
                { output.progress(.importing($0)) }
            )
        }
        let result = value.keepsAsFavorites ? try await run() : try await inCookbook(run)
        try log.end()
        if let failure = failure(of: result, file: value.file) { throw failure }
        if result.progress.added > 0, !value.isRehearsal, !value.keepsAsFavorites {
            importedLast = order.origin
        }
        return .cookbook(
            .imported(
                ImportReport(
                    result: result,
                    file: value.file,
                    origin: order.origin,
                    isRehearsal: value.isRehearsal,
                    keepsAsFavorites: value.keepsAsFavorites,
                    report: value.report
                )
            )
        )
    }

    /// The file that a page on the web was read into, and the site; nil where a file is named.
    private func page(
        of command: Invocation<ImportCommand>
    ) async throws -> (path: String, site: String)? {
        let file = command.value.file
        guard file.hasFormOfAddress else { return nil }
        guard let address = WebAddress(typed: file) else {
            throw command.mistake(.option(.notAnAddress(word: file)), at: \.file)
        }
        let recipe = try await recipeLibrary.open(.address(address), part: .whole).recipe
        guard !recipe.ingredients.isEmpty || !recipe.steps.isEmpty else {
            throw WorldError(.badData(path: file))
        }
        let draft = surroundings.cookbook.draft()
        let text = surroundings.writer.text(of: [RecipeDocument(recipe: recipe)], as: .json)
        try surroundings.files.write(draft, text, false)
        return (draft, address.site)
    }

    /// The fields of a table's columns, as the cook tells them: `Gericht=title, Was=ingredients`.
    private func columns(
        of command: Invocation<ImportCommand>
    ) throws -> [String: RecipeField] {
        var columns: [String: RecipeField] = [:]
        for pair in (command.value.columns ?? "").split(separator: ",") {
            let parts = pair.split(separator: "=", maxSplits: 1).map { $0.trimmingWhitespace() }
            let word = parts.last ?? ""
            guard parts.count == 2, let field = RecipeField(rawValue: word.lowercased()) else {
                let known = RecipeField.allCases.map(\.rawValue)
                throw command.mistake(
                    .option(
                        .notAChoice(
                            option: "--columns",
                            word: parts.count == 2 ? word : pair.trimmingWhitespace(),
                            choices: known,
                            suggestion: nearest(to: word, among: known)
                        )
                    ),
                    at: \.columns
                )
            }
            columns[parts[0]] = field
        }
        return columns
    }

    /// The name of what was imported, without the folders that it is in.
    private static func origin(of file: String) -> String {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        // What the cook writes has this name.
        return name == CookbookOrigin.own ? "./\(name)" : name
    }

    /// The failure of an import that had nothing at all to read.
    private func failure(of result: ImportResult, file: String) -> WorldError? {
        let progress = result.progress
        guard progress.added == 0, progress.doubles == 0, !result.isStopped,
            let fault = result.faults.first
        else { return nil }
        guard result.faults.count == 1, fault.place.file == file, fault.place.line == nil,
            fault.place.entry == nil
        else {
            return WorldError(.nothingImported(path: file, progress, first: result.faults))
        }
        if case .unreadable(let code) = fault.fault {
            return WorldError(.noInput(path: file, code: code))
        }
        return WorldError(.badData(path: file))
    }
}

/// Writes entries that can't be read to a file, a line each, some at a time.
private final class ImportLog: Sendable {
    private let path: String?
    private let files: FileAccess
    private let state = Mutex((text: "", failure: WorldError?.none))

    init(path: String?, files: FileAccess) {
        self.path = path
        self.files = files
    }

    /// Makes the file before anything is read: one that can't be made shall cost no import.
    func begin() throws { if let path { try files.write(path, "", false) } }

    func add(_ fault: ImportEntryError) {
        guard path != nil else { return }
        state.withLock { state in
            state.text += fault.line + "\n"
            if state.text.utf8.count > 65_536 { flush(&state) }
        }
    }

    func end() throws {
        let failure = state.withLock { state in
            flush(&state)
            return state.failure
        }
        if let failure { throw failure }
    }

    private func flush(_ state: inout (text: String, failure: WorldError?)) {
        guard let path, !state.text.isEmpty, state.failure == nil else { return }
        do {
            try files.write(path, state.text, true)
        } catch {
            state.failure = error as? WorldError ?? WorldError(.disk(path: path, code: 0))
        }
        state.text = ""
    }
}

extension ImportEntryError {
    /// The fault in a line of a report: place, a tab, a fixed name.
    fileprivate var line: String {
        let parts =
            [place.file] + (place.line.map { ["\($0)"] } ?? []) + (place.entry.map { [$0] } ?? [])
        return CleanText.line(parts.joined(separator: ":")) + "\t" + fault.name
    }
}
