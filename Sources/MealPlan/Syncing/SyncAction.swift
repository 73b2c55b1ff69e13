package import RecipeModel

/// Something that is kept here and on a server, as it is told.
package enum SyncThing: Hashable, Sendable {
    case meal(CalendarDay, Meal, title: String)
    /// A line of the shopping list.
    case item(String, isDone: Bool)
    case cooked(CalendarDay, title: String)
    /// A recipe with its tenths of a star; nil for none.
    case stars(title: String, tenths: Int?)
}

/// What was done to bring one thing in line.
package struct SyncedChange: Hashable, Sendable {
    /// Whether it was taken from the server; else it was sent there.
    package var isTaken: Bool
    package var thing: SyncThing
    /// Whether the thing is gone now.
    package var isRemoval: Bool
    /// Whether the server doesn't have the recipe, so that only its title went there.
    package var isTitleAlone = false

    package init(
        isTaken: Bool,
        _ thing: SyncThing,
        isRemoval: Bool = false,
        isTitleAlone: Bool = false
    ) {
        self.isTaken = isTaken
        self.thing = thing
        self.isRemoval = isRemoval
        self.isTitleAlone = isTitleAlone
    }
}

/// A thing that was changed here and there, and not to the same; nil where it is gone.
package struct SyncConflict: Hashable, Sendable {
    package var here: SyncThing?
    package var there: SyncThing?

    package init(here: SyncThing?, there: SyncThing?) {
        self.here = here
        self.there = there
    }
}

/// A step that brings something in line.
package enum SyncAction: Hashable, Sendable {
    /// Something to be changed here alone.
    case here([PlanEdit], SyncedChange?)
    /// A meal of the server is planned here, in place of one where that is named.
    case takeMeal(ServerMeal, into: PlannedMeal?)
    /// A meal is planned there, in place of one where that is named.
    case sendMeal(ServerMeal, over: ServerMeal?, of: PlannedMeal)
    case removeMeal(ServerMeal, ServerLink)
    /// A thing is put on the list there, in place of one where that is named.
    case sendItem(ServerItem, over: ServerItem?, ServerLink.Kind, here: String)
    case removeItem(ServerItem, ServerLink)
    case sendCooking(CookedMeal, recipe: String)
    case removeCooking(ServerCooking, ServerLink, title: String)
    /// Stars are given there by a recipe's key.
    case sendStars(RecipeID, title: String, recipe: String, tenths: Int?)
    case conflict(SyncConflict)
}
