package import Conversation
import KitchenLanguage
import MealPlan
import RecipeCooking
import RecipeModel
import RecipeSearch
package import ShellAnswers
import ShellSession

extension ShopCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "the shopping list: equal things added up, by aisle",
            details: [
                "What is in the pantry is skipped, and amounts follow 'scale' and 'units', or what "
                    + "you say: 'shop add 2 for 6'. 'shop done' and 'shop remove' take names, or "
                    + "numbers of the list.",
                "'shop add plan' lists what the planned meals need, at the planned servings, each "
                    + "line with its days. 'shop done all' puts all that you bought into the pantry.",
                "'shop list --format md > list.md' writes it for your phone.",
            ],
            examples: [
                "shop add 1-3": "what three recipes need",
                "shop add 1 for 6": "what the first one needs for six people",
                "shop done milk": "ticked off",
            ],
            errors: [.cannotCreate, .disk, .offline, .timeout, .serverFailed]
        )
    }

    package static func answer(
        to command: Invocation<ShopCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let kitchen = shell.surroundings.kitchen
        let list = ShoppingList(try await kitchen.shopping())
        let value = command.value
        // `shop for 6` buys for the recipe that is open.
        let isBare =
            value.references.isEmpty && value.things.isEmpty && value.servings == nil
            && !value.isForPlan
        switch value.action {
        case nil where isBare, .list:
            return .kitchen(.shopping(list))
        case nil where value.isForPlan, .add where value.isForPlan:
            return try await shell.addPlanToShopping(command)
        case .done where value.references == [.all]:
            // All that is on the list is in the house now.
            let names = list.items.map(\.food)
            let edit = KitchenEdit.stock(
                names,
                asStaples: false,
                bought: list.items.flatMap(\.entries),
                amounts: PantryAmount.bought(list.items)
            )
            return .kitchen(.changed(try await kitchen.edit(edit), leftOut: [], bought: names))
        case nil, .add:
            return try await shell.addToShopping(command)
        case .remove:
            let ids = try shell.entries(of: command, in: list)
            return .kitchen(.changed(try await kitchen.edit(.unlist(ids)), leftOut: []))
        case .done:
            let ids = try shell.entries(of: command, in: list)
            let change = try await kitchen.edit(.tick(ids, isDone: true))
            return .kitchen(.changed(change, leftOut: []))
        case .clear:
            let ids = list.items.flatMap(\.entries)
            return .kitchen(.changed(try await kitchen.edit(.unlist(ids)), leftOut: []))
        }
    }
}

extension ShoppingEntry {
    /// Things with their amounts, as typed: `500`, `g`, `flour` are one thing.
    static func entries(of words: [String]) -> [ShoppingEntry] {
        var entries: [ShoppingEntry] = []
        var amount: [String] = []
        for word in words where amount.isEmpty || word.lowercased() != "of" {
            let isNumber = word.first?.isNumber == true && !word.contains(where: \.isWhitespace)
            if isNumber || !amount.isEmpty && CookingUnit.isUnitWord(word) {
                amount.append(word)
                continue
            }
            let text = (amount + [word]).joined(separator: " ")
            entries.append(ShoppingEntry(text: text, name: word))
            amount = []
        }
        guard !amount.isEmpty else { return entries }
        // `3 cloves`: what counts things elsewhere is what is bought.
        let text = amount.joined(separator: " ")
        return entries + [ShoppingEntry(text: text, name: IngredientLine(text).food)]
    }
}

extension Shell {
    /// Puts on the list what planned meals need.
    fileprivate func addPlanToShopping(
        _ command: Invocation<ShopCommand>
    ) async throws -> Answer {
        var days = daysAhead
        if let phrase = command.value.days {
            guard let named = phrase.days(from: today, surroundings.habits) else {
                throw command.mistake(.kitchen(.notADay(word: phrase.text)), at: \.days)
            }
            days = named
        }
        let meals = try await surroundings.plan.meals(in: days)
        guard !meals.isEmpty else {
            let word = command.value.days?.text ?? "the days ahead"
            throw command.mistake(.kitchen(.nothingPlanned(word: word)))
        }
        let shopping = PlanShopping(
            for: meals,
            pantry: PantryMatch(await recipeLibrary.pantry()),
            stock: PantryStock(try await surroundings.kitchen.pantry()),
            in: settings.units,
            listed: try await surroundings.kitchen.shopping()
        )
        let change = try await surroundings.kitchen.edit(.list(shopping.entries))
        return .kitchen(
            .changed(change, leftOut: shopping.leftOut, optional: shopping.optional)
        )
    }

    fileprivate func addToShopping(_ command: Invocation<ShopCommand>) async throws -> Answer {
        var entries = ShoppingEntry.entries(of: command.value.things.flatMap(\.terms).map(\.text))
        var (leftOut, optional): ([String], [String]) = ([], [])
        if entries.isEmpty {
            let references =
                command.value.references.isEmpty ? [Reference.it] : command.value.references
            var needs = PantryNeeds(
                pantry: PantryMatch(await recipeLibrary.pantry()),
                stock: PantryStock(try await surroundings.kitchen.pantry())
            )
            for picked in try await recipes(named: references, at: \.references, of: command) {
                let recipe = try await recipeLibrary.open(.recipe(picked), part: .whole).recipe
                var amounts = amountChange(of: recipe)
                if let servings = command.value.servings {
                    guard let factor = recipe.factor(forServings: servings) else {
                        throw command.mistake(.kitchen(.servingsUnknown), at: \.servings)
                    }
                    amounts.factor = factor
                }
                let needed = recipe.adjusted(by: amounts, keepsOriginal: false)
                needs.add(recipe, as: needed, for: recipe.title)
            }
            (entries, leftOut, optional) = (needs.entries, needs.leftOut, needs.optional)
        }
        let change = try await surroundings.kitchen.edit(.list(entries))
        return .kitchen(.changed(change, leftOut: leftOut, optional: optional))
    }

    /// The entries that names, or numbers of the list, mean.
    fileprivate func entries(
        of command: Invocation<ShopCommand>,
        in list: ShoppingList
    ) throws -> [Int] {
        let items = list.items
        var ids: [Int] = []
        for reference in command.value.references {
            var numbers: ClosedRange<Int>?
            switch reference {
            case .number(let number, _): numbers = number...number
            case .range(let first, let last, _) where first <= last: numbers = first...last
            case .all: numbers = items.isEmpty ? nil : 1...items.count
            case .last: numbers = items.isEmpty ? nil : items.count...items.count
            case .range, .it, .everyFavorite, .title, .id: numbers = nil
            }
            guard let numbers, numbers.lowerBound > 0, numbers.upperBound <= items.count else {
                let wrong = numbers.map {
                    $0.upperBound > items.count ? $0.upperBound : $0.lowerBound
                }
                let word = wrong.map(String.init) ?? reference.text
                throw command.mistake(.kitchen(.notOnShoppingList(word: word)))
            }
            ids += items[(numbers.lowerBound - 1)...(numbers.upperBound - 1)].flatMap(\.entries)
        }
        let words = command.value.things.flatMap(\.terms).map(\.text)
        for name in ShoppingEntry.entries(of: words).map(\.name) {
            let found = list.entries(of: name)
            guard !found.isEmpty else {
                throw command.mistake(.kitchen(.notOnShoppingList(word: name)))
            }
            ids += found
        }
        guard !ids.isEmpty else {
            throw command.mistake(.command(.missingArgument(command: "shop", wanted: "TERM…")))
        }
        return ids
    }
}
