import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// Random changes of a cookbook, step by step against a plain dictionary; of a file and of a server.
struct CookbookChangeLawTests {
    @Test(arguments: 0..<lawCases(5))
    func aFileDoesWhatTheModelDoes(_ seed: Int) async throws {
        let folder = try TemporaryFolder()
        // A store of its own for each step: nothing may hang on what one remembers.
        try await check(seed) { SQLiteCookbookStore(folder: folder.path) }
    }

    @Test(.withPostgres, arguments: 0..<lawCases(1))
    func aServerDoesWhatTheModelDoes(_ seed: Int) async throws {
        let store = try SharedBook().store()
        try await check(seed) { store }
    }

    private func check(_ seed: Int, _ open: () throws -> any CookbookStore) async throws {
        var random = SeededGenerator(seed: 700 + seed)
        var model = Model()
        for step in 1...40 {
            let store = try open()
            let label = Comment(rawValue: "step \(step) of \(seed)")
            switch random.number(0...11) {
            case 0, 1, 2:
                let batch = model.batch(&random, step)
                let recipes = batch.map(Self.prepared)
                let origin = random.pick(["a.json", "b.json"])
                let rehearsal = try await store.add(recipes, from: origin, counting: true)
                try await store.settle { _ in true }
                let addition = try await store.add(recipes, from: origin, counting: false)
                try #require(rehearsal == addition, label)
                try #require(addition == model.add(batch, from: origin), label)
            case 3:
                let change = CookbookChange.create(Self.prepared("Own \(step)"))
                let told = try await store.make(change, session: "s")
                model.create("Own \(step)")
                try #require(told == ["Own \(step)"], label)
            case 4, 5:
                guard let slot = model.slot(&random) else { continue }
                let new = Self.prepared("New \(step)")
                let key = try await Self.key(slot, model, store)
                let told = try await store.make(.replace(key: key, new), session: "s")
                model.edit(slot, "New \(step)")
                try #require(told == ["New \(step)"], label)
            case 6, 7:
                guard let slot = model.slot(&random) else { continue }
                let keys = ["none", try await Self.key(slot, model, store), "nzzz"]
                let told = try await store.make(.delete(keys: keys), session: "s")
                try #require(told == model.delete(slot), label)
                try #require(try await store.make(.delete(keys: keys), session: "s") == [], label)
            case 8:
                let told = try await store.make(.remove(origin: "a.json"), session: "s")
                try #require(told == model.remove(origin: "a.json"), label)
            case 9, 10:
                let told = try await store.undo(session: "s")
                try #require(told == model.turn(undoing: true), label)
            default:
                let told = try await store.redo(session: "s")
                try #require(told == model.turn(undoing: false), label)
            }
            try await compare(model, try open(), label)
        }
    }

    private func compare(_ model: Model, _ store: any CookbookStore, _ label: Comment) async throws
    {
        let found = try await store.kept()
        try #require(found.map(\.title).sorted() == model.titles.sorted(), label)
        try #require(try await store.state()?.hiddenStarters ?? [] == model.hidden, label)
        let origins = try await store.origins().map { "\($0.name) \($0.count)" }.sorted()
        try #require(origins == model.origins, label)
        let own = try await store.ownRecipes().map(\.title).sorted()
        try #require(own == model.titles(from: "own").sorted(), label)
        #expect(try await (store.undoTime(session: "s") != nil) == !model.done.isEmpty, label)
        #expect(try await (store.redoTime(session: "s") != nil) == !model.undone.isEmpty, label)
        let book = Cookbook(StarterCookbook(), store: store)
        for key in Model.starters {
            let title = try await book.recipe(forKey: key)?.title
            #expect(title == model.entries[key, default: nil]?.title, label)
        }
        let count = StarterCookbook().count - model.hidden.count + model.titles.count
        #expect(try await book.count(of: RecipeQuery()) == count, label)
    }

    private static func key(_ slot: String, _ model: Model, _ store: any CookbookStore) async throws
        -> String
    {
        guard !Model.starters.contains(slot) else { return slot }
        let title = model.entries[slot, default: nil]?.title
        return try #require(try await store.key(of: title ?? ""))
    }

    /// A recipe of a title; a starter where it is one's key.
    private static func prepared(_ title: String) -> PreparedRecipe {
        .starter(title) ?? .sample(title)
    }

    // MARK: The model

    /// What a cookbook has, in plain memory.
    private struct Model {
        static let starters = ["kedgeree", "moussaka", "shortbread"]

        struct Entry: Equatable {
            var title: String
            var origin: String
            /// What it was before it was edited: that comes in no more either.
            var before: String?
        }

        private struct Change {
            var told: KeptChange
            var slots: [(slot: String, before: Entry?, after: Entry?)]
        }

        /// Recipes by what stays when they are edited: a starter's key, or a number.
        private(set) var entries: [String: Entry?]
        private var doneChanges: [Change] = []
        private var undoneChanges: [Change] = []
        private var last = 0

        init() {
            entries = Dictionary(
                uniqueKeysWithValues: Self.starters.map {
                    ($0, Entry(title: $0.prefix(1).uppercased() + $0.dropFirst(), origin: ""))
                }
            )
        }

        var done: [KeptChange] { doneChanges.map(\.told) }
        var undone: [KeptChange] { undoneChanges.map(\.told) }
        /// What was brought in or written, an edited starter too.
        private var brought: [Entry] {
            entries.values.compactMap(\.self).filter { $0.origin != "" }
        }
        var titles: [String] { brought.map(\.title) }
        func titles(from origin: String) -> [String] {
            brought.filter { $0.origin == origin }.map(\.title)
        }

        var hidden: Set<String> {
            Set(Self.starters.filter { entries[$0, default: nil]?.origin != "" })
        }

        var origins: [String] {
            Set(brought.map(\.origin)).map { "\($0) \(titles(from: $0).count)" }.sorted()
        }

        func slot(_ random: inout SeededGenerator) -> String? {
            let there = entries.keys.sorted().filter { entries[$0, default: nil] != nil }
            return there.isEmpty ? nil : random.pick(there)
        }

        /// What was never there, what is there, in capitals too, and starters.
        func batch(_ random: inout SeededGenerator, _ step: Int) -> [String] {
            let there =
                brought.filter { $0.origin != "own" }.map(\.title) + brought.compactMap(\.before)
            return random.many(1...5) { random in
                let name = random.pick(["Pie \(step)", "Tart \(step)"] + there.sorted())
                let starter = random.pick(Self.starters)
                if random.once(in: 6), !hidden.contains(starter) { return starter }
                return random.once(in: 4) ? name.uppercased() : name
            }
        }

        mutating func add(_ batch: [String], from origin: String) -> CookbookAddition {
            var addition = CookbookAddition()
            for title in batch {
                let known = (titles + brought.compactMap(\.before)).map { $0.uppercased() }
                if Self.starters.contains(title) || known.contains(title.uppercased()) {
                    addition.doubles += 1
                } else {
                    addition.added += 1
                    last += 1
                    entries["\(last)"] = Entry(title: title, origin: origin)
                }
            }
            return addition
        }

        private mutating func make(
            _ kind: KeptChange.Kind,
            _ names: [String],
            _ slots: [(String, Entry?)]
        ) {
            guard !slots.isEmpty else { return }
            let changes = slots.map { ($0, entries[$0, default: nil], $1) }
            for (slot, _, after) in changes { entries[slot] = .some(after) }
            doneChanges.append(Change(told: KeptChange(kind: kind, names: names), slots: changes))
            undoneChanges = []
        }

        mutating func create(_ title: String) {
            last += 1
            make(.created, [title], [("\(last)", Entry(title: title, origin: "own"))])
        }

        mutating func edit(_ slot: String, _ title: String) {
            let old = entries[slot, default: nil]
            let before = old?.origin == "" ? nil : old?.title
            make(.edited, [title], [(slot, Entry(title: title, origin: "own", before: before))])
        }

        mutating func delete(_ slot: String) -> [String] {
            let title = entries[slot, default: nil]?.title ?? ""
            make(.deleted, [title], [(slot, nil)])
            return [title]
        }

        mutating func remove(origin: String) -> [String] {
            let slots = entries.filter { $0.value?.origin == origin }.map {
                ($0.key, nil as Entry?)
            }
            make(.originRemoved, [origin], slots)
            return [origin]
        }

        mutating func turn(undoing: Bool) -> KeptChange? {
            guard let change = undoing ? doneChanges.popLast() : undoneChanges.popLast() else {
                return nil
            }
            for (slot, before, after) in change.slots {
                entries[slot] = .some(undoing ? before : after)
            }
            if undoing { undoneChanges.append(change) } else { doneChanges.append(change) }
            return change.told
        }
    }
}
