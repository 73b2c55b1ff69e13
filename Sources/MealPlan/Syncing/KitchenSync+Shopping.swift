import KitchenLanguage
import RecipeCooking
import RecipeModel

extension KitchenSync {
    /// A food of the shopping list here: what the list shows of it.
    fileprivate struct Line {
        var text: String
        var isDone: Bool
        var entries: [Int]

        var content: String { Self.content(text, isDone) }

        static func content(_ text: String, _ isDone: Bool) -> String {
            (isDone ? "done " : "open ") + meaning(of: text)
        }

        /// A line as the list would show it, so that `500 gram flour` is 500 g flour.
        private static func meaning(of text: String) -> String {
            let entry = ShoppingEntry(text: text, name: IngredientLine(text).food)
            return ShoppingList([entry]).items.first?.text ?? text
        }
    }

    func shoppingActions() -> [SyncAction] {
        var actions: [SyncAction] = []
        var theirs = Dictionary(there.items.map { ($0.id, $0) }) { $1 }
        let lines = Set(links(.line).compactMap { Int($0.here) })
        let entries = Dictionary(shopping.map { ($0.id, $0) }) { $1 }
        for link in links(.line).sorted(by: { $0.id < $1.id }) {
            let entry = Int(link.here).flatMap { entries[$0] }
            let line = entry.map { Line(text: $0.text, isDone: $0.isDone, entries: [$0.id]) }
            actions += step(line, theirs.removeValue(forKey: link.there), link)
        }
        var foods = foodLines(shopping.filter { !lines.contains($0.id) })
        for link in links(.food).sorted(by: { $0.id < $1.id }) {
            let line = foods.removeValue(forKey: link.here)
            actions += step(line, theirs.removeValue(forKey: link.there), link)
        }
        // What was bought there before anybody looked is nothing that is wanted here.
        var unknown = theirs.values.filter { !$0.isDone }.sorted {
            ($0.text, $0.id) < ($1.text, $1.id)
        }
        for (food, line) in foods.sorted(by: { $0.key < $1.key }) {
            if let place = unknown.firstIndex(where: { $0.content == line.content }) {
                let other = unknown.remove(at: place)
                actions.append(.here([.link(self.link(.food, food, line.content, other))], nil))
            } else if !line.isDone {
                let item = ServerItem(text: line.text)
                actions.append(.sendItem(item, over: nil, .food, here: food))
            }
        }
        return actions + unknown.map { take($0) }
    }

    /// The lines of the list by their foods. Where some of a food is bought and some is not, that is
    /// what is on the list.
    private func foodLines(_ entries: [ShoppingEntry]) -> [String: Line] {
        var lines: [String: Line] = [:]
        for item in ShoppingList(entries).items {
            let food = FoodWords(item.food).words.joined(separator: " ")
            if let known = lines[food], !known.isDone { continue }
            lines[food] = Line(text: item.text, isDone: item.isDone, entries: item.entries)
        }
        return lines
    }

    /// That something of the list is an entry there.
    package func link(
        _ kind: ServerLink.Kind,
        _ here: String,
        _ content: String,
        _ item: ServerItem
    ) -> ServerLink {
        server.link(
            kind,
            here: here,
            there: item.id,
            SyncBase(here: content, there: item.content)
        )
    }

    /// What an entry there is on the list here.
    private func take(_ item: ServerItem, in place: [PlanEdit] = []) -> SyncAction {
        let text = CleanText.line(item.text)
        let entry = ShoppingEntry(
            text: text,
            name: IngredientLine(text).food,
            isDone: item.isDone
        )
        let link = link(.line, "", item.content, item)
        return .here(place + [.list(entry, link)], SyncedChange(isTaken: true, item.syncThing))
    }

    private func step(_ line: Line?, _ other: ServerItem?, _ link: ServerLink) -> [SyncAction] {
        let step = SyncStep(
            here: line?.content,
            there: other?.content,
            base: SyncBase(link.base),
            isSame: line?.content == other?.content,
            preference
        )
        switch (step, line, other) {
        case (.nothing, _, _): return []
        case (.settle, let line?, let other?):
            return [.here([.link(self.link(link.kind, link.here, line.content, other))], nil)]
        case (.take, let line?, let other?)
        where Line.content(line.text, other.isDone) == other.content:
            let edits: [PlanEdit] = [
                .kitchen(.tick(line.entries, isDone: other.isDone)),
                .link(self.link(link.kind, link.here, other.content, other)),
            ]
            return [.here(edits, SyncedChange(isTaken: true, other.syncThing))]
        case (.take, _, let other?):
            let gone = line?.entries ?? []
            return [take(other, in: gone.isEmpty ? [] : [.kitchen(.unlist(gone))])]
        case (.take, let line?, nil):
            let edits: [PlanEdit] = [.kitchen(.unlist(line.entries)), .unlink(link.id)]
            return [.here(edits, SyncedChange(isTaken: true, line.syncThing, isRemoval: true))]
        case (.send, let line?, _):
            let item = ServerItem(text: line.text, isDone: line.isDone)
            let gone: [SyncAction] = other == nil ? [.here([.unlink(link.id)], nil)] : []
            return gone + [.sendItem(item, over: other, link.kind, here: link.here)]
        case (.send, nil, let other?): return [.removeItem(other, link)]
        case (.conflict, _, _):
            return [.conflict(SyncConflict(here: line?.syncThing, there: other?.syncThing))]
        case (.settle, _, _), (.take, nil, nil), (.send, nil, nil):
            return [.here([.unlink(link.id)], nil)]
        }
    }
}

extension KitchenSync.Line {
    fileprivate var syncThing: SyncThing { .item(text, isDone: isDone) }
}

extension ServerItem {
    /// What it says, as links keep it.
    package var content: String { KitchenSync.Line.content(CleanText.line(text), isDone) }

    package var syncThing: SyncThing { .item(CleanText.line(text), isDone: isDone) }
}
