import RecipeModel
import RecipeTestSupport
import ShellAnswers
import Testing

@testable import ShellCommands

/// Favorites, the cookbook and a server of the cook's own are undone from the last to the first,
/// however quickly they were changed one after the other.
struct UndoOrderTests {
    private let book: CookbookInMemory
    private let ownServer = RecipeTitlesServer()
    private let kitchen: TestKitchen

    init() {
        book = CookbookInMemory()
        let (book, recipes) = (book, (1...30).map { TestKitchen.recipe("Dish \($0)", ["leek"]) })
        kitchen = TestKitchen(recipes: recipes, pageSize: 50, server: ownServer.server) {
            $0.cookbook = book.access
            $0.programs.secret = { _ in "y" }
        }
    }

    /// What there is at each place.
    private var there: [Int] {
        get async throws {
            [
                try await kitchen.favorites.counts().all, ownServer.titles.count,
                await book.store.made,
            ]
        }
    }

    /// A law: whatever is done in whatever order, and whether time passes or not.
    @Test(arguments: 1...20)
    func anyOrderIsUndoneBackwards(_ seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        await kitchen.type("search leek")
        var states: [[Int]] = []
        for number in 1...12 {
            states.append(try await there)
            let command = ["fav", "send", "delete"].randomElement(using: &random) ?? "fav"
            await kitchen.type("\(command) r\(number)")
            if Bool.random(using: &random) { kitchen.clock.pass(1) }
        }
        for state in states.reversed() {
            await kitchen.type("undo")
            #expect(try await there == state, "seed \(seed)")
        }
    }

    /// A cookbook that can't be asked is in the way only of changes that may be its own.
    @Test(arguments: [
        ("delete 1; fav 2", true), ("fav 1; fav 2", true), ("delete 1; send 2", true),
        ("fav 1; delete 2", false), ("send 1; delete 2", false), ("", false),
    ])
    func aBrokenCookbookIsInTheWayOfItsOwnChanges(_ line: String, _ isUndone: Bool) async throws {
        await kitchen.type("search leek")
        var before = try await there
        for command in line.split(separator: ";") {
            before = try await there
            await kitchen.type(String(command))
        }
        let after = try await there
        await book.store.fail(with: StoreError.disk(path: "/cookbook.sqlite", code: 5))
        await kitchen.type("undo")
        #expect(try await there == (isUndone ? before : after), "\(line)")
        await book.store.fail(with: nil)
        await kitchen.type("undo")
        let then = try await there
        #expect(isUndone || then == before, "\(line)")
    }

    /// What was undone is redone in the order in which it was done.
    @Test(arguments: [
        "fav 1; delete 2; fav 3", "delete 1; fav 2; delete 3", "fav 1; fav 2; delete 3",
    ])
    func redoGoesTheSameWay(_ line: String) async throws {
        await kitchen.type("search leek")
        var states = [try await there]
        for command in line.split(separator: ";") {
            await kitchen.type(String(command))
            states.append(try await there)
        }
        await kitchen.type("undo; undo; undo")
        #expect(try await there == states[0])
        for state in states.dropFirst() {
            await kitchen.type("redo")
            #expect(try await there == state, "\(line)")
        }
        await kitchen.type("redo")
        #expect(kitchen.answer == .done(.nothingToRedo))
    }

    @Test(arguments: [
        ("unfav 1", KeptChange.Kind.removed), ("unfav favorites", .removed),
        ("restore old.sqlite", .restored),
    ])
    func whatRemovesIsAChange(_ line: String, _ kind: KeptChange.Kind) async throws {
        await kitchen.type("search leek")
        await kitchen.type("fav 1; backup old.sqlite; fav 2")
        kitchen.files.set("/here/old.sqlite", to: "")
        await kitchen.type("send 3")
        await kitchen.type(line)
        await kitchen.type("undo")
        guard case .done(.tookBack(let change))? = kitchen.answer else {
            Issue.record("\(String(describing: kitchen.answer))")
            return
        }
        #expect(change.kind == kind)
    }

    // MARK: Imports, which `undo` does not undo

    // MARK: What an earlier shell sent

    private func sent(secondsAgo: Int, address: String? = nil) -> SentRecipes {
        SentRecipes(
            service: .mealie,
            address: address,
            recipes: [.init(key: "Old soup", title: "Old soup")],
            time: 1_000_000 - secondsAgo
        )
    }

    @Test(arguments: [(1, true), (86_399, true), (86_400, false), (86_401, false)])
    func whatWasSentWithinADayIsUndone(_ secondsAgo: Int, _ isUndone: Bool) async {
        let (earlier, ownServer) = (sent(secondsAgo: secondsAgo), ownServer)
        let kitchen = TestKitchen(server: ownServer.server) {
            $0.now = { 1_000_000 }
            $0.records.sent = { [earlier] }
        }
        ownServer.put("Old soup")
        await kitchen.type("undo")
        #expect(ownServer.titles == (isUndone ? [] : ["Old soup"]))
        let action = PerformedAction.unsent(titles: ["Old soup"], from: .mealie)
        #expect(kitchen.answer == .done(isUndone ? action : .nothingToUndo))
    }

    @Test func whatWasSentToAnotherAddressStaysThere() async {
        let earlier = sent(secondsAgo: 1, address: "http://other.example")
        let kitchen = TestKitchen(server: ownServer.server) {
            $0.now = { 1_000_000 }
            $0.records.sent = { [earlier] }
        }
        ownServer.put("Old soup")
        await kitchen.type("undo")
        #expect(kitchen.answer == .done(.nothingToUndo))
        #expect(ownServer.titles == ["Old soup"])
    }

    /// Fifty are kept for the next shell, the last ones.
    @Test(arguments: [(48, 49, "0"), (49, 50, "0"), (50, 50, "1"), (70, 50, "21")])
    func whatIsKeptOfWhatWasSent(_ before: Int, _ after: Int, _ first: String) async {
        let kept = Guarded(
            (0..<before).map { number in
                SentRecipes(
                    service: .mealie,
                    address: nil,
                    recipes: [.init(key: "\(number)", title: "\(number)")],
                    time: 900
                )
            }
        )
        let kitchen = TestKitchen(server: ownServer.server) {
            $0.records.sent = { kept.withLock { $0 } }
            $0.records.changeSent = { change in kept.withLock { change(&$0) } }
        }
        await kitchen.type("search leek; send 1")
        let now = kept.withLock { $0 }
        #expect(now.count == after && now.first?.recipes.first?.key == first)
        #expect(now.last?.recipes.map(\.title) == ["Leek soup"] && now.last?.time == 1_000)
        await kitchen.type("undo")
        #expect(kept.withLock { $0.count } == after - 1)
    }
}
