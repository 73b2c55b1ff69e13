package import Conversation
import RecipeModel
package import ShellAnswers
import ShellSession

extension OpenCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "read a recipe here: a result, a web address or a saved page",
            details: [
                "A favorite opens from what was saved, byte for byte, without a network.",
                "A file has a '/' or a '.' in its name: ./soup.html",
                "Of a favorite or a starter that you changed with 'edit', '--original' shows what was "
                    + "found.",
            ],
            examples: [
                "open 3": "the third recipe",
                "open it --steps": "only the steps of the recipe opened last",
                "open https://kitchen.example/soup": "any page on the web",
            ],
            errors: [
                .offline, .timeout, .serverFailed, .malformedReply, .noInput, .badData, .notAllowed,
            ]
        )
    }

    package static func answer(
        to command: Invocation<OpenCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let target = try await shell.target(of: command)
        if let page = command.value.inBrowser {
            return .done(.openedInBrowser(try await shell.browse(target, page)))
        }
        await shell.catchUpWithCookbook()
        let opened: RecipeAnswer
        if command.value.asFound, case .recipe(let picked) = target {
            guard
                let found = try await shell.recipeLibrary.openAsFound(
                    picked,
                    part: command.value.part
                )
            else {
                let title = picked.recipe.title
                throw command.mistake(.cookbook(.noOriginal(title: title)), at: \.place)
            }
            opened = found
        } else {
            opened = try await shell.recipeLibrary.open(target, part: command.value.part)
        }
        await shell.warn(of: opened.recipe)
        var answer = await shell.shown(opened)
        answer.list = await shell.recipeLibrary.printedRows()
        answer.history = await shell.history(of: opened.recipe.id)
        answer.today = shell.today
        return await shell.reading(answer)
    }
}

extension Shell {
    /// A recipe that is read from now on, in place of the list; `back` leads to that.
    func reading(_ answer: RecipeAnswer) async -> Answer {
        pages.add(answer)
        await session.reads(answer.recipe)
        return .recipe(answer)
    }

    fileprivate func target(of command: Invocation<OpenCommand>) async throws -> OpenTarget {
        switch command.value.place {
        case .address(let address):
            return .address(address)
        case .file(let name):
            let path = try path(ofPage: name, in: command.frame)
            return .file(path: path, name: name, from: command.value.from)
        case .references(let references):
            guard let picked = try await recipe(named: references, at: \.place, of: command) else {
                throw command.mistake(.reference(.nothingNamed))
            }
            return .recipe(picked)
        }
    }

    /// The path of a saved page. A script reads only in its own folder unless it may reach outside.
    private func path(ofPage name: String, in frame: Frame) throws -> String {
        let path = surroundings.files.path(name, frame.folder)
        guard frame.isScript, !frame.mayReachOutside else { return path }
        let folder = surroundings.files.resolved(frame.folder ?? ".")
        guard let folder, let page = surroundings.files.resolved(path) else { return path }
        guard page.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") else {
            throw WorldError(.notAllowed("open \(name)"))
        }
        return path
    }

    fileprivate func browse(
        _ target: OpenTarget,
        _ page: OpenCommand.InBrowser
    ) async throws -> WebAddress {
        let address: WebAddress?
        let title: String
        switch target {
        case .address(let typed): (address, title) = (typed, typed.site)
        case .file(_, let name, let from): (address, title) = (from, name)
        case .recipe(let picked):
            title = picked.recipe.title
            address = page == .video ? picked.recipe.video : picked.recipe.link
        }
        guard let address else {
            throw await recipeLibrary.worldFailure(.nothingToOpen(title: title))
        }
        let status = await surroundings.programs.browse(address)
        guard status == 0 else {
            throw await recipeLibrary.worldFailure(.programFailed(text: "browser", status: status))
        }
        return address
    }
}
