import Conversation
import RecipeModel
import ShellAnswers

extension CommandRow {
    static let open = CommandRow(
        "open",
        aliases: ["o"],
        takes: .recipePlace,
        as: "REF|URL|FILE",
        options: [
            OptionShape("--ingredients", summary: "only what goes in"),
            OptionShape("--steps", summary: "only what to do"),
            OptionShape("--text", summary: "the page's whole text"),
            OptionShape("--web", summary: "in the web browser instead"),
            OptionShape("--video", summary: "its film, in the web browser"),
            OptionShape("--url", .address, summary: "where a saved page is from"),
        ],
        group: .see,
        summary: "read a recipe here: a result, a web address or a saved page",
        details: [
            "A favorite opens from what was saved, byte for byte, without a network.",
            "A file has a '/' or a '.' in its name: ./soup.html",
        ],
        examples: [
            "open 3": "the third recipe",
            "open it --steps": "only the steps of the recipe opened last",
            "open https://kitchen.example/soup": "any page on the web",
        ],
        errors: [
            .offline, .timeout, .serverFailed, .malformedReply, .noInput, .badData, .notAllowed,
        ],
        safety: .unless { command in
            if command.has("--web") { return "open --web" }
            if command.has("--video") { return "open --video" }
            return nil
        },
        run: { command, shell in
            let target = try await shell.target(of: command)
            if command.has("--web") || command.has("--video") {
                return .done(.openedInBrowser(try await shell.browse(target, for: command)))
            }
            var answer = try await shell.open(target, part: command.part)
            answer.list = await shell.printedRows()
            return .recipe(answer)
        }
    )
}

extension Command {
    fileprivate var part: RecipeAnswer.Part {
        if has("--ingredients") { return .ingredients }
        if has("--steps") { return .steps }
        return has("--text") ? .text : .whole
    }
}

/// What `open` is to open.
enum OpenTarget: Sendable {
    /// A recipe that a list or `it` names.
    case recipe(PickedRecipe)
    /// A page on the web, as the cook typed it.
    case address(WebAddress)
    /// A saved page, and where it is from.
    case file(path: String, name: String, from: WebAddress?)
}

extension Shell {
    fileprivate func target(of command: Command) async throws -> OpenTarget {
        for argument in command.arguments {
            switch argument.value {
            case .address(let address):
                return .address(address)
            case .file(let name):
                guard case .address(let from)? = command.option("--url")?.value else {
                    return .file(path: try path(ofPage: name), name: name, from: nil)
                }
                return .file(path: try path(ofPage: name), name: name, from: from)
            default: continue
            }
        }
        guard let picked = try await recipe(named: command) else {
            throw command.mistake(.nothingNamed)
        }
        return .recipe(picked)
    }

    /// The path of a saved page. A script reads only in its own folder unless it may reach outside.
    private func path(ofPage name: String) throws -> String {
        let frame = frames.last ?? .prompt
        let path = surroundings.files.path(name, frame.folder)
        guard frame.isScript, !frame.mayReachOutside else { return path }
        let folder = surroundings.files.resolved(frame.folder ?? ".")
        guard let folder, let page = surroundings.files.resolved(path) else { return path }
        guard page.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") else {
            throw WorldFailure(.notAllowed("open \(name)"))
        }
        return path
    }

    fileprivate func browse(_ target: OpenTarget, for command: Command) async throws -> WebAddress {
        let address: WebAddress?
        let title: String
        switch target {
        case .address(let typed): (address, title) = (typed, typed.site)
        case .file(_, let name, let from): (address, title) = (from, name)
        case .recipe(let picked):
            title = picked.recipe.title
            address = command.has("--video") ? picked.recipe.video : picked.recipe.link
        }
        guard let address else { throw await worldFailure(.nothingToOpen(title: title)) }
        let status = await surroundings.programs.browse(address)
        guard status == 0 else {
            throw await worldFailure(.programFailed(text: "browser", status: status))
        }
        return address
    }
}
