import RecipeModel

/// What a kitchen keeps, in memory and without undo.
actor MemoryKitchen: KitchenStore {
    private var items: [PantryItem] = []
    private var entries: [ShoppingEntry] = []
    private var words: [RecipeID: OwnWords] = [:]
    private var lastID = 0

    func pantry() -> [PantryItem] { items }

    func shopping() -> [ShoppingEntry] { entries }

    func ownWords() -> [RecipeID: OwnWords] { words }

    func edit(_ edit: KitchenEdit) -> KeptChange {
        switch edit {
        case .stock(let names, let asStaples, let bought, let until, let amounts):
            entries.removeAll { bought.contains($0.id) }
            for name in names {
                items.append(
                    PantryItem(
                        id: newID(),
                        name: name,
                        isStaple: asStaples,
                        until: until,
                        amount: amounts[name]
                    )
                )
            }
            return KeptChange(kind: .stocked, names: names)
        case .unstock(let ids):
            defer { items.removeAll { ids.contains($0.id) } }
            let gone = items.filter { ids.contains($0.id) }
            return KeptChange(kind: .unstocked, names: gone.map(\.name))
        case .list(let new):
            for var entry in new {
                entry.id = newID()
                entries.append(entry)
            }
            return KeptChange(kind: .listed, names: new.map(\.name))
        case .unlist(let ids):
            defer { entries.removeAll { ids.contains($0.id) } }
            let gone = entries.filter { ids.contains($0.id) }
            return KeptChange(kind: .unlisted, names: gone.map(\.name))
        case .tick(let ids, let isDone):
            var names: [String] = []
            for place in entries.indices where ids.contains(entries[place].id) {
                entries[place].isDone = isDone
                names.append(entries[place].name)
            }
            return KeptChange(kind: isDone ? .ticked : .unticked, names: names)
        case .note(let text, let recipes):
            for recipe in recipes {
                let note = RecipeNote(id: newID(), text: text, writtenAt: 1_000)
                words[recipe.id, default: OwnWords()].notes.append(note)
            }
            return KeptChange(kind: .noted, names: recipes.map(\.title))
        case .unnote(let ids, let recipe):
            words[recipe.id]?.notes.removeAll { ids.contains($0.id) }
            return KeptChange(kind: .unnoted, names: [recipe.title])
        case .tag(let tags, let recipes):
            for recipe in recipes { words[recipe.id, default: OwnWords()].tags += tags }
            return KeptChange(kind: .tagged, names: recipes.map(\.title))
        case .untag(let tags, let recipes):
            for recipe in recipes { words[recipe.id]?.tags.removeAll { tags.contains($0) } }
            return KeptChange(kind: .untagged, names: recipes.map(\.title))
        }
    }

    /// Puts one thing on the list; its number.
    func list(_ entry: ShoppingEntry) -> Int {
        var entry = entry
        entry.id = newID()
        entries.append(entry)
        return entry.id
    }

    func leave(_ amount: String, of id: Int) {
        for place in items.indices where items[place].id == id { items[place].amount = amount }
    }

    private func newID() -> Int {
        lastID += 1
        return lastID
    }
}
