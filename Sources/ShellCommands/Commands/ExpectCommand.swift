package import Conversation
import KitchenLanguage
import RecipeModel
import RecipeSearch
package import ShellAnswers
import ShellSession

extension ExpectCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .scripts,
            summary: "check the result of the command before",
            details: [
                "expect ok, error NAME, exit N; count, pages or favorites OP N, where OP is one of "
                    + "= != < <= > >=; title REF has TEXT; output has|lacks TEXT; output is FILE; "
                    + "all|none have TERM; [not] lactose|favorite|offline REF.",
                "After a command that should fail, use 'expect error' or 'expect exit'.",
            ],
            examples: [
                "expect count >= 1": "the list has recipes",
                "expect none have onion": "no recipe shown has it",
                "expect error usage": "the command before failed like this",
            ],
            errors: [.expectationFailed]
        )
    }

    package static func answer(
        to command: Invocation<ExpectCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        guard let expectation = command.value.expectation else {
            throw command.mistake(.script(.badExpectation(wanted: "ok")))
        }
        guard let outcome = shell.lastOutcome else {
            throw command.mistake(.script(.nothingToExpect))
        }
        let check = try await shell.check(expectation, of: outcome, for: command)
        guard check.holds else {
            throw WorldError(
                .expectation(wanted: check.wanted, found: check.found),
                source: command.source
            )
        }
        return .done(.held)
    }
}

/// What was wanted and what was found, in the words of the script.
private struct Check {
    var holds: Bool
    var wanted: String
    var found: String
}

extension Shell {
    fileprivate func check(
        _ expectation: Expectation,
        of outcome: Outcome,
        for command: Invocation<ExpectCommand>
    ) async throws -> Check {
        switch expectation {
        case .ok:
            let found = outcome.errorName.map { "error \($0.rawValue)" } ?? "ok"
            return Check(holds: outcome.exitCode == 0, wanted: "ok", found: found)
        case .error(let name):
            let found = outcome.errorName?.rawValue ?? "ok"
            return Check(holds: found == name, wanted: "error \(name)", found: found)
        case .exit(let code):
            let found = exitCodeToExpect(of: outcome)
            return Check(holds: found == code, wanted: "exit \(code)", found: "exit \(found)")
        case .figure(let figure, let comparison, let number):
            let found = await value(of: figure)
            return Check(
                holds: comparison.holds(found, number),
                wanted: "\(figure.rawValue) \(comparison.rawValue) \(number)",
                found: "\(figure.rawValue) \(found)"
            )
        case .title(let reference, let text):
            let titles = try await pick(reference, for: command).map(\.recipe.title)
            return Check(
                holds: titles.allSatisfy { $0.lowercased().contains(text.lowercased()) },
                wanted: "title has \(text)",
                found: titles.joined(separator: ", ")
            )
        case .output(let text, let isThere):
            let output = drawnOutput(of: outcome)
            // A text may be broken over two lines, or cross a gap between columns.
            let isFound =
                output.contains(text)
                || output.collapsingWhitespace().contains(text.collapsingWhitespace())
            return Check(
                holds: isFound == isThere,
                wanted: "output \(isThere ? "has" : "lacks") \(text)",
                found: output.isEmpty ? "no output" : output.firstLines
            )
        case .outputIs(let file):
            let bytes = try surroundings.files.read(
                surroundings.path(file, in: command.frame),
                Shell.scriptLimit
            )
            let wanted = String(decoding: StreamSafeText.bytes(bytes), as: UTF8.self)
                .withoutFinalNewlines
            let found = drawnOutput(of: outcome).withoutFinalNewlines
            return Check(
                holds: wanted == found,
                wanted: "output is \(file)",
                found: found.firstDifference(from: wanted)
            )
        case .term(let term, let ofAll):
            return await check(term, ofAll: ofAll)
        case .property(let property, let reference, let isTrue):
            return try await check(property, reference, isTrue, for: command)
        }
    }

    /// A search that found nothing is exit 0 in a script; the code is that of the program otherwise.
    private func exitCodeToExpect(of outcome: Outcome) -> Int { Int(outcome.exitCode) }

    private func check(_ term: Term, ofAll: Bool) async -> Check {
        let condition = Condition.has(term)
        let shown = await shownRecipes()
        let having = shown.filter { condition.holds(for: $0) }
        let wanted = "\(ofAll ? "all" : "none") have \(condition.typed)"
        // Of no recipes everything is true; a script that checks them means that there are some.
        guard !shown.isEmpty else {
            return Check(holds: false, wanted: wanted, found: "no recipes")
        }
        if ofAll {
            let without = shown.first { !condition.holds(for: $0) }
            return Check(
                holds: without == nil,
                wanted: wanted,
                found: without.map { "\($0.title) has not" } ?? "all have"
            )
        }
        return Check(
            holds: having.isEmpty,
            wanted: wanted,
            found: having.first.map { "\($0.title) has" } ?? "none have"
        )
    }

    private func check(
        _ property: Expectation.Property,
        _ reference: Reference,
        _ isTrue: Bool,
        for command: Invocation<ExpectCommand>
    ) async throws -> Check {
        let picked = try await pick(reference, for: command)
        var other: String?
        for recipe in picked.map(\.recipe) where try await has(property, recipe) != isTrue {
            other = recipe.title
            break
        }
        let wanted = "\(isTrue ? "" : "not ")\(property.rawValue)"
        return Check(
            holds: other == nil,
            wanted: wanted,
            found: other.map { "\($0) is \(isTrue ? "not " : "")\(property.rawValue)" } ?? wanted
        )
    }

    private func has(_ property: Expectation.Property, _ recipe: Recipe) async throws -> Bool {
        switch property {
        case .lactose: return recipe.hasLactose
        case .favorite:
            return try await surroundings.favorites.kept(among: [recipe.id]).contains(recipe.id)
        case .offline:
            guard let content = try await surroundings.favorites.content(of: recipe.id) else {
                return recipe.link == nil && recipe.isCookable
            }
            return content.needsNoPage || content.page != nil
        }
    }

    private func pick(_ reference: Reference, for command: Invocation<ExpectCommand>) async throws
        -> [PickedRecipe]
    {
        do {
            return try await recipeLibrary.recipes(named: [reference])
        } catch let unmet as UnresolvedReference {
            throw command.mistake(unmet.kind)
        }
    }

    private func value(of figure: Expectation.Figure) async -> Int {
        switch figure {
        case .count: await shownRecipes().count
        case .pages: await session.answered?.paging.pages.count ?? 0
        case .favorites: (try? await surroundings.favorites.counts().all) ?? 0
        }
    }

    /// The recipes that the last list showed.
    private func shownRecipes() async -> [Recipe] {
        guard case .success(let reply)? = lastOutcome?.result else { return [] }
        switch reply.answer {
        case .results(let answer): return answer.rows.map(\.recipe)
        case .favorites(let answer): return answer.rows.map(\.favorite.recipe)
        case .recipe(let answer): return [answer.recipe]
        default: return []
        }
    }

    /// The output as a file would have it, at the width that screens of tests have: in the format
    /// that the script asked for, else as a list, however the program was started.
    private func drawnOutput(of outcome: Outcome) -> String {
        let asked = settings.isSet(.format) ? settings.format : nil
        var options = outcome.drawing
        options.format = options.format ?? asked ?? .list
        options.width = 80
        let content: Presentation.Content =
            switch outcome.result {
            case .success(let reply): .reply(reply)
            case .failure(let failure): .failure(failure, command: outcome.command)
            }
        let drawn = surroundings.output.draw(
            Presentation(content, options: options, mayPage: false),
            options
        )
        return drawn.output + drawn.error
    }
}

extension String {
    fileprivate var withoutFinalNewlines: String {
        var text = self[...]
        while text.last?.isNewline == true { text.removeLast() }
        return String(text)
    }

    fileprivate var firstLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).prefix(6).joined(separator: "\n")
    }

    fileprivate func firstDifference(from wanted: String) -> String {
        let mine = split(separator: "\n", omittingEmptySubsequences: false)
        let theirs = wanted.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in mine.enumerated() where index >= theirs.count || theirs[index] != line
        {
            return "line \(index + 1): \(line)"
        }
        return mine.count == theirs.count ? "the same" : "no line \(mine.count + 1)"
    }
}
