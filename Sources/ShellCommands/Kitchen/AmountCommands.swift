package import Conversation
import KitchenLanguage
import RecipeModel
package import ShellAnswers
import ShellSession

extension ScaleCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "a recipe for N servings, or x2 for twice as much",
            details: [
                "The recipe's own amounts are shown beside the new ones. 'export' and 'shop add' use the "
                    + "new amounts too; 'scale it x1' goes back."
            ],
            examples: [
                "scale 3 6": "the third recipe for six",
                "scale it x2": "twice as much of the one opened last",
                "scale it x1/2": "half of it",
            ],
            errors: [.offline, .timeout, .serverFailed, .malformedReply]
        )
    }

    package static func answer(
        to command: Invocation<ScaleCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        var reference = command.value.reference
        var amount = command.value.amount
        // `scale 6` is for the recipe opened last.
        if amount == nil, case .number(let number, .shown) = reference {
            amount = String(number)
            reference = nil
        }
        if let amount, ScaleAmount(amount) == nil {
            throw command.mistake(.kitchen(.notServings(word: amount)), at: \.amount)
        }
        guard let wanted = amount.flatMap(ScaleAmount.init) else {
            throw command.mistake(.command(.missingArgument(command: "scale", wanted: "REF N")))
        }
        let references = [reference ?? .it]
        guard
            let picked = try await shell.recipe(named: references, at: \.reference, of: command)
        else { throw command.mistake(.reference(.nothingNamed)) }
        let opened = try await shell.recipeLibrary.open(.recipe(picked), part: .whole)
        switch wanted {
        case .factor(let factor):
            shell.kitchen.factors[opened.recipe.id] = factor
        case .servings(let servings):
            guard let factor = opened.recipe.factor(forServings: servings.value) else {
                throw command.mistake(.kitchen(.servingsUnknown))
            }
            shell.kitchen.factors[opened.recipe.id] = factor
        }
        return await shell.reading(shell.shown(opened))
    }
}

extension Recipe {
    /// By how much its amounts grow to serve so many; nil where it doesn't say how many it serves.
    func factor(forServings servings: Double) -> Fraction? {
        guard let own = yield?.amount, own > 0 else { return nil }
        return Fraction(approximating: servings / own)
    }

    func factor(forServings servings: Int) -> Fraction? { factor(forServings: Double(servings)) }
}

/// What `scale` is to make of a recipe.
private enum ScaleAmount {
    case servings(Fraction)
    case factor(Fraction)

    init?(_ text: String) {
        let text = text.lowercased()
        let isFactor = text.hasPrefix("x") || text.hasSuffix("x")
        let number = text.filter { $0 != "x" }
        guard let amount = Amount(number), amount.unit == nil, !amount.quantity.isRange,
            amount.quantity.lower > .zero, amount.quantity.lower <= Fraction(1_000)
        else { return nil }
        self = isFactor ? .factor(amount.quantity.lower) : .servings(amount.quantity.lower)
    }
}

extension UnitsCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "show amounts in metric or US units, the recipe's own beside them",
            details: [
                "Cups become grams where the food's weight is known. It lasts for every recipe "
                    + "that you open, its export and the shopping list; 'set units metric --save' "
                    + "keeps it."
            ],
            examples: [
                "units metric": "grams, millilitres, degrees Celsius",
                "units us": "cups, ounces, degrees Fahrenheit",
                "units original": "as each recipe says it",
            ]
        )
    }

    package static func answer(
        to command: Invocation<UnitsCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        if let choice = command.value.choice {
            try await shell.changingSettings {
                try shell.change(
                    SettingKey.units.rawValue,
                    to: choice.rawValue,
                    for: command.line
                )
            }
            if let opened = await shell.session.opened,
                let answer = try? await shell.opened(
                    PickedRecipe(number: nil, recipe: opened, isResult: false)
                )
            {
                return .recipe(answer)
            }
        }
        return .kitchen(.units(shell.settings.units))
    }
}
