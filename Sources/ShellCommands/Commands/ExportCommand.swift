package import Conversation
import RecipeModel
package import ShellAnswers

extension ExportCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "write recipes, whole, to a Markdown, HTML, JSON or Cooklang file",
            details: [
                "The file's ending tells the format: .md, .html, .json, .ndjson or .cook; Markdown of a "
                    + "name without one. Several recipes go into one file, but a .cook file holds only one: "
                    + "a folder, such as recipes/, takes a file for each.",
                "'export plan meals.ics' writes what is planned for calendars, .md and .html for the "
                    + "fridge; 'export plan next week meals.html' some of the days. The setting "
                    + "'dinner-at' gives dinner its time.",
                "Of a favorite your notes, its tags and the day you saved it go along, in every format; "
                    + "'import FILE --favorites' brings all of it back.",
                "A file that exists is replaced only with --force. Without a file the text is shown, "
                    + "for '> FILE', which does replace a file, and for '| PROGRAM'.",
            ],
            examples: [
                "export 3 soup.html": "a web page with all of the recipe, that opens here again",
                "export favorites recipes/ --as cook": "every favorite, a Cooklang file for each",
                "plan add 1 friday; export plan meals.ics --force":
                    "what is planned, for your phone",
            ],
            errors: [.cannotCreate, .disk, .offline, .timeout, .serverFailed, .notAllowed]
        )
    }

    package static func answer(
        to command: Invocation<ExportCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        try await command.value.isPlan ? shell.exportPlan(command) : shell.export(command)
    }
}

/// Where recipes are written to.
private enum ExportTarget: Hashable {
    /// Nowhere: their text is the answer.
    case answer
    /// One file, by the name that the cook gave it.
    case file(name: String)
    /// A file for each in a folder.
    case folder(name: String)
}

/// A file to write.
private struct ExportFile {
    /// As the cook would name it.
    var name: String
    /// The recipes that go into it.
    var recipes: Range<Int>
}

extension Shell {
    fileprivate func export(_ command: Invocation<ExportCommand>) async throws -> Answer {
        let recipes = try await recipes(
            named: command.value.references,
            at: \.references,
            of: command
        ).map(\.recipe)
        let target = exportTarget(of: command)
        if let ending = command.unknownEnding {
            let known = RecipeFileFormat.allCases.map(\.rawValue)
            throw command.mistake(.reference(.unknownEnding(ending, known: known)), at: \.file)
        }
        let format = command.exportFormat
        var isFolder = false
        if case .folder = target { isFolder = true }
        if recipes.count > 1, !format.holdsSeveral, !isFolder {
            throw command.mistake(.reference(.oneRecipeToAFile(ending: format.rawValue)))
        }
        let files = exportFiles(for: recipes, in: target, as: format)
        // Before anything is fetched: what cannot be written needs no network.
        for file in files where !command.value.replaces {
            guard
                surroundings.files.resolved(surroundings.path(toWrite: file.name)) == nil
            else {
                throw WorldError(.alreadyThere(path: file.name))
            }
        }
        let documents = try await recipeLibrary.documents(of: recipes).map(adjusted)
        let writer = surroundings.writer
        guard !files.isEmpty else {
            return .text(String(writer.text(of: documents, as: format).dropLast()))
        }
        if case .folder(let name) = target {
            try surroundings.files.makeFolder(surroundings.path(toWrite: name))
        }
        for file in files {
            let text = writer.text(of: Array(documents[file.recipes]), as: format)
            try surroundings.files.write(
                surroundings.path(toWrite: file.name),
                text,
                false
            )
        }
        return .done(
            .exported(titles: documents.map(\.recipe.title), files: files.map(\.name))
        )
    }

    private func exportTarget(of command: Invocation<ExportCommand>) -> ExportTarget {
        guard let name = command.value.file else { return .answer }
        let isFolder =
            name.hasSuffix("/")
            || surroundings.files.isFolder(surroundings.path(toWrite: name))
        return isFolder ? .folder(name: name) : .file(name: name)
    }

    private func exportFiles(
        for recipes: [Recipe],
        in target: ExportTarget,
        as format: RecipeFileFormat
    ) -> [ExportFile] {
        switch target {
        case .answer: return []
        case .file(let name): return [ExportFile(name: name, recipes: recipes.indices)]
        case .folder(let name):
            let folder = name.hasSuffix("/") ? name : name + "/"
            let names = RecipeFileNames(recipes.map(\.title)).names
            return names.enumerated().map { index, name in
                ExportFile(
                    name: "\(folder)\(name).\(format.rawValue)",
                    recipes: index..<index + 1
                )
            }
        }
    }
}

extension Invocation<ExportCommand> {
    /// The ending of the file's name, where it tells a kind of file that recipes aren't written to.
    fileprivate var unknownEnding: String? {
        guard value.format == nil, let file = value.file, RecipeFileFormat(endingOf: file) == nil,
            let name = file.split(separator: "/", omittingEmptySubsequences: false).last,
            let dot = name.lastIndex(of: "."), dot != name.startIndex
        else { return nil }
        let ending = name[name.index(after: dot)...].lowercased()
        let isKind =
            (1...5).contains(ending.count) && ending.allSatisfy { $0.isLetter || $0.isNumber }
        return isKind && !["txt", "text", "markdown"].contains(ending) ? ending : nil
    }

    /// What `--as` says, else the ending of the file that is written, else Markdown.
    fileprivate var exportFormat: RecipeFileFormat {
        if let format = value.format { return format }
        if let format = value.file.flatMap(RecipeFileFormat.init(endingOf:)) { return format }
        switch line.redirection {
        case .replace(let file, _), .append(let file, _):
            return RecipeFileFormat(endingOf: file) ?? .markdown
        case .pipe, nil: return .markdown
        }
    }
}
