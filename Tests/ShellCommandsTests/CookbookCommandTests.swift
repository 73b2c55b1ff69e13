import Conversation
import RecipeModel
import RecipeSearch
import RecipeTestSupport
import ShellAnswers
import ShellSession
import Testing

@testable import ShellCommands

/// The cook's own recipes: `create`, `edit`, `delete` and `cookbook`.
struct CookbookCommandTests {
    private let book = CookbookInMemory(
        MemoryCookbook(origins: [
            CookbookOrigin(name: "own", count: 1, bytes: 10, addedAt: 1),
            CookbookOrigin(name: "stews.json", count: 2, bytes: 20, addedAt: 2),
        ])
    )
    private let kitchen: TestKitchen

    init() {
        let book = book
        kitchen = TestKitchen(files: ["/here/soup.txt": "Bean soup\nbeans"]) {
            $0.cookbook = book.access
        }
    }

    // MARK: create

    // MARK: edit

    // MARK: delete

    // MARK: cookbook

    /// A password that was typed for an address that failed is not used again.
    @Test func aMoveThatFailsTakesThePasswordBack() async {
        let taken = Guarded([String]())
        let book = book
        let kitchen = TestKitchen {
            $0.cookbook = book.access
            $0.services.takeLogin = { login in
                taken.withLock { $0.append("took \(login.text)") }
                return GivenSecret(takeBack: { taken.withLock { $0.append("took back") } })
            }
        }
        book.result.withLock { $0 = .failure(ServiceError.notKept) }
        await kitchen.type("cookbook move postgresql://me:pass@a.example/book")
        #expect(taken.withLock { $0 } == ["took pass", "took back"])
        book.result.withLock { $0 = .success(.none) }
        await kitchen.type("cookbook move postgresql://me:pass@a.example/book")
        #expect(taken.withLock { $0 } == ["took pass", "took back", "took pass"])
    }

    /// A password of a line that was not carried out is not taken for that of the next.
    @Test func thePasswordTypedLastIsTaken() async {
        let taken = Guarded([String]())
        let book = book
        let kitchen = TestKitchen {
            $0.cookbook = book.access
            $0.services.takeLogin = { login in
                taken.withLock { $0.append(login.text) }
                return GivenSecret()
            }
        }
        let address = "a.example/book"
        await kitchen.type("serch leek; cookbook move postgresql://me:old@\(address)")
        #expect(taken.withLock { $0 } == [])
        await kitchen.type("cookbook move postgresql://me:new@\(address)")
        #expect(taken.withLock { $0 } == ["new"])
    }

    // MARK: A file that fails

}
