package import Conversation
import KitchenLanguage
import MealPlan
import RecipeModel
import RecipeSearch
package import ShellAnswers
import ShellSession

extension CookCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .find,
            summary: "what you can cook with some of these and your pantry",
            details: [
                "Recipes that use most of the foods you name come first, then those that miss the "
                    + "fewest other things. What is in the pantry or a staple isn't missing. "
                    + "'search' finds recipes that have all of them.",
                "What isn't a food must hold: a dish, a course, a diet, a cuisine, a time, and "
                    + "what you leave out ('-cream').",
                "'--max-missing 2' hides what needs more; the setting 'max-missing' does so too, but "
                    + "never hides what uses more of your foods than anything it shows.",
            ],
            examples: [
                "cook eggs rice spinach": "with some of these, those that use most of them first",
                "cook potatoes -cream --max-missing 2": "at most two things to buy",
                "pantry add eggs rice onions; cook": "from what is in the house",
            ],
            errors: [.serverFailed, .offline, .timeout, .malformedReply, .quotaUsed]
        )
    }

    package static func answer(
        to command: Invocation<CookCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let pantry = await shell.recipeLibrary.pantry()
        let conditions = command.value.conditions
        guard !pantry.isEmpty || !conditions.isEmpty else {
            throw command.mistake(
                .kitchen(.nothingToCookWith(open: await shell.session.it?.title))
            )
        }
        var query = shell.queryToCook(
            conditions,
            with: pantry,
            maxMissing: command.value.maxMissing,
            servings: command.value.servings
        )
        // With nothing to cook with, the dish or what is left out is all that was asked.
        if pantry.isEmpty, query.foodsAtHand.isEmpty {
            query = await shell.query(
                conditions,
                sort: nil,
                maxMissing: command.value.maxMissing,
                servings: command.value.servings
            )
        }
        let isOfEverything = query.isToCook && !query.hasWish
        return try await shell.queries.ask(
            query,
            for: command.line,
            using: isOfEverything
                ? try await shell.queries.service(for: command.line, listing: .everything) : nil,
            locating: command.span
        )
    }
}

extension MissingCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "what a recipe needs that you don't have",
            examples: [
                "missing 3": "of the third recipe",
                "open 2; missing it": "of the one opened last",
                "need last": "of the last one in the list",
            ],
            errors: [.offline, .timeout, .serverFailed, .malformedReply]
        )
    }

    package static func answer(
        to command: Invocation<MissingCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let picked = try await shell.recipeOrIt(
            named: command.value.references,
            at: \.references,
            of: command
        )
        let recipe = try await shell.recipeLibrary.open(.recipe(picked), part: .whole).recipe
        let wanted = shell.adjusted(recipe)
        let stock = PantryStock(try await shell.surroundings.kitchen.pantry())
        var (tally, short) = PantryMatch(await shell.recipeLibrary.pantry()).tally(of: wanted)
            .counting(stock, for: wanted)
        tally.missing = tally.missing.map { food in short[food].map { "\($0) \(food)" } ?? food }
        return .kitchen(.missing(title: recipe.title, tally))
    }
}

extension SimilarCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .find,
            summary: "recipes that share most ingredients with one",
            details: ["Staples such as salt don't count."],
            examples: [
                "similar 3": "like the third recipe",
                "open 2; similar it": "like the one opened last",
                "similar last": "like the last one in the list",
            ],
            errors: [.serverFailed, .offline, .timeout, .malformedReply, .quotaUsed]
        )
    }

    package static func answer(
        to command: Invocation<SimilarCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let picked = try await shell.recipeOrIt(
            named: command.value.references,
            at: \.references,
            of: command
        )
        var recipe = picked.recipe
        if recipe.ingredients.isEmpty {
            recipe = try await shell.recipeLibrary.open(.recipe(picked), part: .whole).recipe
        }
        let staples = await shell.recipeLibrary.pantry().staples
        return try await shell.queries.ask(
            RecipeQuery(ranking: .likeness(Likeness(recipe, staples: staples), staples: staples)),
            for: command.line,
            using: try await shell.queries.service(for: command.line, listing: .everything)
        )
    }
}

extension PantryCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "what is in the house",
            details: [
                "'cook' looks for recipes you can make from it, 'missing' tells what it lacks, and "
                    + "'shop add' skips what it has. What you add comes off the shopping list. Staples are always there: those of the "
                    + "setting 'staples', and what you add with --staple.",
                "With an amount, 'pantry add 1 kg flour', it is known how much there is: 'shop add' "
                    + "lists what that doesn't cover, and 'cooked' takes out what a dish needed.",
            ],
            examples: [
                "pantry add 6 eggs, rice; pantry add milk until friday": "foods, and until when",
                "pantry add flour --staple": "always in the house",
                "pantry": "list it",
            ],
            errors: [.cannotCreate, .disk]
        )
    }

    package static func answer(
        to command: Invocation<PantryCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let kitchen = shell.surroundings.kitchen
        let words = command.value.foods.flatMap { $0.terms.map(\.text) }
        // `1`, `kg`, `flour` are a food with its amount.
        let things = ShoppingEntry.entries(of: words)
        let names = things.map(\.name)
        let items = try await kitchen.pantry()
        switch command.value.action {
        case nil where names.isEmpty, .list:
            return .kitchen(.pantry(items, staples: shell.settings.staples))
        case nil, .add:
            guard !names.isEmpty else {
                throw command.mistake(
                    .command(.missingArgument(command: "pantry add", wanted: "TERM…"))
                )
            }
            // What is in the house needn't be bought: one change, which one 'undo' undoes.
            let had = PantryMatch(Pantry(foods: names))
            let bought = try await kitchen.shopping().filter { entry in
                !entry.isDone
                    && had.holding(of: Ingredient(text: entry.name, name: entry.name)) == .inPantry
            }
            var until: CalendarDay?
            if let phrase = command.value.until {
                until = phrase.day(from: shell.today, shell.surroundings.habits)
                guard until != nil else {
                    throw command.mistake(.kitchen(.notADay(word: phrase.text)), at: \.until)
                }
            }
            let edit = KitchenEdit.stock(
                names,
                asStaples: command.value.isStaple,
                bought: bought.map(\.id),
                until: until,
                amounts: Dictionary(
                    things.compactMap { thing in
                        PantryAmount.told(by: thing.text).map { (thing.name, $0) }
                    }
                ) { PantryAmount.sum([$0, $1]) }
            )
            let change = try await kitchen.edit(edit)
            var met: Set<String> = []
            return .kitchen(
                .changed(
                    change,
                    leftOut: [],
                    bought: bought.map(\.name).filter { met.insert($0).inserted }
                )
            )
        case .remove:
            guard !names.isEmpty else {
                throw command.mistake(
                    .command(.missingArgument(command: "pantry remove", wanted: "TERM…"))
                )
            }
            var (gone, taken): ([Int], [PantryStock.Use]) = ([], [])
            for thing in things {
                let words = FoodWords(thing.name)
                let equal = items.filter { FoodWords($0.name) == words }
                let near = items.filter { FoodWords($0.name).contains(words) }
                let meant = equal.isEmpty ? near : equal
                guard !meant.isEmpty else {
                    throw command.mistake(
                        .kitchen(.notInPantry(word: thing.name, foods: items.map(\.name)))
                    )
                }
                if let use = part(of: meant, taking: thing) {
                    taken.append(use)
                } else {
                    gone += meant.map(\.id)
                }
            }
            guard !taken.isEmpty else {
                return .kitchen(.changed(try await kitchen.edit(.unstock(gone)), leftOut: []))
            }
            let names = taken.map(\.text) + items.filter { gone.contains($0.id) }.map(\.name)
            var change = PlanChange(.unstocked, names, [.unstock(gone)])
            for use in taken {
                if let left = use.left { change.edits.append(.leave(left, of: use.item.id)) }
            }
            return .kitchen(
                .changed(try await shell.surroundings.plan.change(change), leftOut: [])
            )
        case .clear:
            try await shell.confirmLoss(of: items.count, "foods from the pantry", by: command)
            let change = try await kitchen.edit(.unstock(items.map(\.id)))
            return .kitchen(.changed(change, leftOut: []))
        }
    }

    /// What is taken of a food of which some is left: `2 eggs` of six.
    private static func part(of items: [PantryItem], taking thing: ShoppingEntry) -> PantryStock
        .Use?
    {
        guard items.count == 1, PantryAmount.told(by: thing.text) != nil else { return nil }
        var stock = PantryStock(items)
        _ = stock.take(Ingredient(text: thing.text, name: thing.name), as: thing.text)
        return stock.uses.first.flatMap { $0.left == nil ? nil : $0 }
    }
}
