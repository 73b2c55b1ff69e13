package import Conversation
import RecipeModel
import RecipeSearch
package import ShellAnswers
import ShellSession

extension AndCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .find,
            summary: "narrow what is shown: these too",
            details: [
                "The other conditions stay. 'back' leads to what was shown before. '--sort minutes' "
                    + "puts what is shown in another order."
            ],
            examples: [
                "and basil": "basil as well",
                "with minutes:30": "only quick ones",
                "and --sort minutes": "the same, quickest first",
            ],
            errors: [.serverFailed, .offline, .timeout, .malformedReply]
        )
    }

    package static func answer(
        to command: Invocation<AndCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let conditions = command.value.conditions
        let sort = command.value.sort
        if sort == nil, conditions.allSatisfy(\.isExclusion),
            let answer = await shell.alreadyExcluded(conditions)
        {
            return answer
        }
        return try await shell.refine(for: command) { query in
            for condition in conditions { query.add(condition) }
            if let sort { query.sort = sort }
        }
    }
}

extension WithoutCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .find,
            summary: "narrow what is shown: none of these",
            details: [
                "What is excluded stays so in every change of the search, also after one that found"
                    + " nothing. 'drop onion' allows onion again; a new search begins anew."
            ],
            examples: [
                "without onion": "recipes with onion go",
                "no red wine vinegar": "a food of several words",
                "without cream, bacon": "neither of them",
            ],
            errors: [.serverFailed, .offline, .timeout, .malformedReply]
        )
    }

    package static func answer(
        to command: Invocation<WithoutCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        // What follows a `with` is wanted.
        let conditions = command.value.conditions
        if conditions.allSatisfy(\.isExclusion),
            let answer = await shell.alreadyExcluded(conditions)
        {
            return answer
        }
        let service = await shell.session.service
        // As the first line it means everything else, where the service lists everything.
        if await shell.session.view == nil, service.abilities.lists.contains(.everything) {
            let held = await shell.session.standingQuery?.conditions ?? []
            return try await shell.queries.ask(
                RecipeQuery(held + conditions),
                for: command.line,
                locating: command.span
            )
        }
        return try await shell.refine(for: command) { query in
            for condition in conditions { query.add(condition) }
        }
    }
}

extension DropCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .find,
            summary: "remove a condition; the others stay",
            examples: [
                "drop onion": "with or without onion",
                "drop minutes:30": "however long it takes",
                "drop garlic, basil": "without either condition",
            ],
            errors: [.serverFailed, .offline, .timeout, .malformedReply]
        )
    }

    package static func answer(
        to command: Invocation<DropCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        // What found nothing can be mended although it is not shown.
        var view = await shell.session.view
        var standing = await shell.session.standingQuery
        if let fruitless = await shell.session.fruitless {
            let isMeant = command.value.conditions.allSatisfy { named in
                fruitless.paging.query.own.contains { $0.isLifted(by: named) }
            }
            if isMeant {
                view = fruitless
                standing = fruitless.paging.query
            }
        }
        return try await shell.ask(standing, of: view, for: command) { query in
            for named in command.value.conditions {
                // `drop for 6`, `drop servings`: as many as each recipe says.
                if let servings = query.servings,
                    named.terms.map(\.text) == ["\(servings)"]
                        || named.terms.map(\.text) == ["servings"]
                {
                    query.servings = nil
                    continue
                }
                // Of foods to cook with one goes, and the others stay.
                if query.isToCook, query.takeOut(Set(named.terms.map(\.text))) { continue }
                let present = query.own.map(\.typed)
                // Of nuts that are wanted where nuts are left out, the wish goes.
                let isWished = query.own.contains { !$0.isExclusion && $0.isLifted(by: named) }
                let dropped = query.drop {
                    $0.isLifted(by: named) && !(isWished && $0.isExclusion)
                }
                guard !dropped.isEmpty else {
                    throw UsageError(
                        .query(.noSuchCondition(word: named.typed, conditions: present)),
                        at: command.span(of: named),
                        in: command.source
                    )
                }
            }
        }
    }
}

extension Shell {
    /// Asks the query of the view again, changed. Throws `UsageError` when nothing was asked yet.
    func refine<Value: ConditionedCommand>(
        for command: Invocation<Value>,
        _ change: (inout RecipeQuery) throws -> Void
    ) async throws -> Answer {
        try await ask(
            await session.standingQuery,
            of: await session.view,
            for: command,
            change
        )
    }

    /// That each of these is excluded already; nil where one is not, or there is nothing to exclude.
    fileprivate func alreadyExcluded(_ conditions: [Condition]) async -> Answer? {
        let view = await session.view
        let standing = await session.standingQuery
        let known = (view?.paging.query ?? standing)?.conditions ?? []
        guard !conditions.isEmpty,
            conditions.allSatisfy({ condition in known.contains { $0.means(condition) } })
        else { return nil }
        return .done(.alreadyExcluded(conditions.flatMap(\.terms)))
    }

    fileprivate func ask<Value: ConditionedCommand>(
        _ query: RecipeQuery?,
        of view: SessionView?,
        for command: Invocation<Value>,
        _ change: (inout RecipeQuery) throws -> Void
    ) async throws -> Answer {
        guard let view, var query else { throw command.mistake(.query(.missing)) }
        try change(&query)
        // The service may have got another key or address since.
        let current = await session.service
        let service = current.name == view.service.name ? current : view.service
        return try await queries.ask(
            query,
            for: command.line,
            using: service,
            locating: command.span
        )
    }
}

extension Condition {
    /// Whether naming `other` to `drop` means this condition: the same terms, wanted or not.
    fileprivate func isLifted(by other: Condition) -> Bool {
        switch (self, other) {
        case (.minutes, .minutes): true
        case (.minutes, _), (_, .minutes): false
        default: !Set(terms.map(\.text)).isDisjoint(with: other.terms.map(\.text))
        }
    }
}
