package import Conversation
import MealPlan
import RecipeModel
package import ShellAnswers
import ShellSession

extension SyncCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "the same plan and shopping list here and on your Mealie or Tandoor",
            details: [
                "What you planned, put on the list, cooked or rated goes there, and what was changed "
                    + "there comes here, both ways in one go. What is ticked off on the phone is "
                    + "ticked off here.",
                "What was changed on both sides since the last time is told and left as it is: "
                    + "'--here' or '--there' says which counts. '--dry-run' only tells what would "
                    + "be done.",
                "A recipe that the server doesn't have is planned there by its title; 'send' puts it "
                    + "there. 'undo' undoes what changed here; what went to the server stays there "
                    + "until you change it and sync again.",
            ],
            examples: [
                "sync": "the server that is set up",
                "sync mealie --dry-run": "what would be done",
                "sync tandoor --there": "what is there counts where both were changed",
            ],
            errors: [
                .serverFailed, .offline, .timeout, .malformedReply, .notAllowed, .cannotCreate,
                .disk,
            ]
        )
    }

    package static func answer(
        to command: Invocation<SyncCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let value = command.value
        guard !(value.prefersHere && value.prefersThere) else {
            throw command.mistake(
                .command(.unexpectedArgument(command: name, word: "--there"))
            )
        }
        let (service, server) = try await shell.server(
            named: value.service,
            for: command.line,
            at: command.line.argumentSpan
        )
        guard let kitchen = server.kitchen else {
            throw await shell.recipeLibrary.worldFailure(.service(.unsupported, service))
        }
        do {
            // Two that read both sides before either has written would write everything twice.
            let turn = try await shell.surroundings.turnToSync()
            defer { withExtendedLifetime(turn) {} }
            return try await shell.sync(with: kitchen, service, value)
        } catch let failure as ServiceError {
            throw await shell.recipeLibrary.worldFailure(.service(failure, service))
        }
    }
}

extension Shell {
    fileprivate func sync(
        with server: any KitchenServer,
        _ service: ServiceName,
        _ value: SyncCommand
    ) async throws -> Answer {
        let offset = surroundings.localOffset(surroundings.now())
        let address = surroundings.services.state(service, settings.address(of: service)).address
        let linked = LinkedServer(service, at: address ?? "")
        let there = try await server.kitchen(from: today - KitchenSync.reach, offset: offset)
        var sync = KitchenSync(with: linked, there: there, today: today)
        sync.preference = value.prefersHere ? .here : value.prefersThere ? .there : nil
        sync.keepsEachCooking = server.keepsEachCooking
        try await fill(&sync)
        for id in sync.meals(missingIn: there.meals) {
            if let meal = try await server.meal(id, offset: offset) {
                sync.there.meals.append(meal)
            }
        }
        let actions = sync.actions()
        var work = SyncWork(sync, server: server, offset: offset)
        guard !value.isRehearsal else {
            let told = actions.compactMap(\.syncedChange)
            return .plan(
                .synced(
                    SyncAnswer(
                        service: service,
                        today: today,
                        syncedChanges: told,
                        conflicts: actions.compactMap(\.conflict),
                        isRehearsal: true
                    )
                )
            )
        }
        // What was done before something failed is kept, and the next time goes on from there.
        var failure: (any Error)?
        do {
            try await work.carryOut(actions)
        } catch {
            failure = error
        }
        let taken = work.syncedChanges.filter(\.isTaken).map(\.thing.name)
        let change = try await surroundings.plan.change(
            PlanChange(.synced, taken, work.edits)
        )
        if !change.names.isEmpty { noteChange(of: .favorites) }
        if let failure { throw failure }
        for meal in work.planned { await warn(of: meal.recipe, on: meal.day) }
        return .plan(
            .synced(
                SyncAnswer(
                    service: service,
                    today: today,
                    syncedChanges: work.syncedChanges,
                    conflicts: work.conflicts,
                    change: change
                )
            )
        )
    }

    /// Puts into it what is kept here.
    private func fill(_ sync: inout KitchenSync) async throws {
        let plan = surroundings.plan
        sync.meals = try await plan.meals(in: everyDay)
        sync.shopping = try await surroundings.kitchen.shopping()
        sync.cooked = try await plan.cooked()
        sync.stars = try await plan.ratings()
        sync.links = try await plan.links(to: sync.server.service, at: sync.server.address)
        // Stars are kept by a recipe's key alone; its title is what the server may know it by.
        for recipe in sync.stars.keys where recipe.service != sync.server.service {
            let title =
                sync.cooked.last { $0.recipe == recipe }?.title
                ?? sync.meals.first { $0.recipe.id == recipe }?.recipe.title
            if let title {
                sync.titles[recipe] = title
            } else if let kept = try await surroundings.favorites.content(of: recipe) {
                sync.titles[recipe] = kept.recipe.title
            } else if recipe.service == .cookbook {
                sync.titles[recipe] = try? await recipeLibrary.recipe(of: recipe).recipe.title
            }
        }
    }
}

/// The steps of a sync as they are carried out, one after another.
private struct SyncWork {
    let sync: KitchenSync
    let server: any KitchenServer
    /// Seconds that local time is ahead of UTC.
    let offset: Int
    private(set) var edits: [PlanEdit] = []
    private(set) var syncedChanges: [SyncedChange] = []
    private(set) var conflicts: [SyncConflict] = []
    /// The meals that came from there.
    private(set) var planned: [PlannedMeal] = []

    init(_ sync: KitchenSync, server: any KitchenServer, offset: Int) {
        self.sync = sync
        self.server = server
        self.offset = offset
    }

    mutating func carryOut(_ actions: [SyncAction]) async throws {
        try await list(actions)
        for action in actions {
            try Task.checkCancellation()
            do {
                try await carryOut(action)
            } catch is ChangedThere {
                // Since it was read a moment ago.
                if let conflict = action.asConflict { conflicts.append(conflict) }
            }
        }
    }

    /// Puts new things on the list there, all at once.
    private mutating func list(_ actions: [SyncAction]) async throws {
        let new = actions.compactMap { action -> (ServerItem, ServerLink.Kind, String)? in
            guard case .sendItem(let item, nil, let kind, let here) = action else { return nil }
            return (item, kind, here)
        }
        guard !new.isEmpty else { return }
        let there = try await server.add(new.map(\.0))
        for (item, kind, here) in new {
            syncedChanges.append(SyncedChange(isTaken: false, item.syncThing))
            // One that the server wrote otherwise is found by what it says the next time.
            guard let made = there.first(where: { $0.content == item.content }) else { continue }
            edits.append(.link(sync.link(kind, here, item.content, made)))
        }
    }

    private mutating func carryOut(_ action: SyncAction) async throws {
        switch action {
        case .here(let changes, _): edits += changes
        case .takeMeal(let other, let meal): return try await take(other, into: meal)
        case .sendMeal(let served, let other, let meal):
            let made =
                if let other {
                    try await server.change(other, to: served, offset: offset)
                } else {
                    try await server.add(served, offset: offset)
                }
            edits.append(.link(sync.link(meal, served, made)))
        case .removeMeal(let other, let link):
            try await server.remove(other, offset: offset)
            edits.append(.unlink(link.id))
        // Those are on the list there already.
        case .sendItem(_, nil, _, _): return
        case .sendItem(let item, let other?, let kind, let here):
            let made = try await server.change(other, to: item)
            edits.append(.link(sync.link(kind, here, item.content, made)))
        case .removeItem(let other, let link):
            try await server.remove(other)
            edits.append(.unlink(link.id))
        case .sendCooking(let meal, let recipe):
            let made = try await server.cooked(recipe, on: meal.day, offset: offset)
            edits.append(.link(sync.link(meal, made)))
        case .removeCooking(let other, let link, _):
            try await server.remove(other)
            edits.append(.unlink(link.id))
        case .sendStars(let id, _, let recipe, let tenths):
            let made = try await server.rate(recipe, tenths: tenths)
            edits.append(.link(sync.link(id, recipe, here: tenths, there: made)))
        case .conflict(let conflict): conflicts.append(conflict)
        }
        if let syncedChange = action.syncedChange { syncedChanges.append(syncedChange) }
    }

    /// Plans here what is planned there: with the recipe as it is here, where it is known.
    private mutating func take(_ other: ServerMeal, into old: PlannedMeal?) async throws {
        var recipe = old.flatMap { meal in
            sync.served(meal).isSameDish(as: other, whenever: true) ? meal.recipe : nil
        }
        if recipe == nil, let key = other.recipe { recipe = try await server.recipe(key) }
        var meal =
            old
            ?? PlannedMeal(
                day: other.day,
                recipe: Recipe(id: .note(other.title), title: other.title),
                uid: "\(sync.server.service.rawValue)-\(other.id)-\(sync.today.iso)"
            )
        meal.recipe = recipe ?? Recipe(id: .note(other.title), title: other.title)
        (meal.day, meal.meal) = (other.day, other.meal)
        meal.servings = other.servings ?? meal.servings
        meal.note = other.note
        if recipe == nil { meal.leftoversOf = nil }
        edits.append(old == nil ? .add(meal) : .replace(meal))
        edits.append(.link(sync.link(meal, sync.served(meal), other)))
        syncedChanges.append(SyncedChange(isTaken: true, meal.syncThing))
        planned.append(meal)
    }
}

extension RecipeID {
    /// What stands for a planned meal that is a title alone: `Eating out`.
    fileprivate static func note(_ title: String) -> RecipeID {
        RecipeID(service: ServiceName(rawValue: "note"), key: title)
    }
}

extension SyncAction {
    /// What is told of the step, before it is carried out and after it.
    fileprivate var syncedChange: SyncedChange? {
        switch self {
        case .here(_, let syncedChange): syncedChange
        case .takeMeal(let other, _): SyncedChange(isTaken: true, other.syncThing)
        case .sendMeal(let served, _, let meal):
            SyncedChange(
                isTaken: false,
                meal.syncThing,
                isTitleAlone: served.recipe == nil && meal.leftoversOf == nil
                    && meal.recipe.id != .note(meal.recipe.title)
            )
        case .removeMeal(let other, _):
            SyncedChange(isTaken: false, other.syncThing, isRemoval: true)
        case .sendItem(let item, _, _, _): SyncedChange(isTaken: false, item.syncThing)
        case .removeItem(let other, _):
            SyncedChange(isTaken: false, other.syncThing, isRemoval: true)
        case .sendCooking(let meal, _): SyncedChange(isTaken: false, meal.syncThing)
        case .removeCooking(let other, _, let title):
            SyncedChange(isTaken: false, .cooked(other.day, title: title), isRemoval: true)
        case .sendStars(_, let title, _, let tenths):
            SyncedChange(isTaken: false, .stars(title: title, tenths: tenths))
        case .conflict: nil
        }
    }

    fileprivate var conflict: SyncConflict? {
        if case .conflict(let conflict) = self { conflict } else { nil }
    }

    /// The step as a conflict, where its entry was changed while it was carried out.
    fileprivate var asConflict: SyncConflict? {
        switch self {
        case .sendMeal(_, let other, let meal):
            SyncConflict(here: meal.syncThing, there: other?.syncThing)
        case .removeMeal(let other, _): SyncConflict(here: nil, there: other.syncThing)
        case .sendItem(let item, let other, _, _):
            SyncConflict(here: item.syncThing, there: other?.syncThing)
        case .removeItem(let other, _): SyncConflict(here: nil, there: other.syncThing)
        case .removeCooking(let other, _, let title):
            SyncConflict(here: nil, there: .cooked(other.day, title: title))
        case .here, .takeMeal, .sendCooking, .sendStars, .conflict: nil
        }
    }
}

extension SyncThing {
    /// What `undo` calls it.
    fileprivate var name: String {
        switch self {
        case .meal(_, _, let title), .cooked(_, let title), .stars(let title, _): title
        case .item(let text, _): text
        }
    }
}
