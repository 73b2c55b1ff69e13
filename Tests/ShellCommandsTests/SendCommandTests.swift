import Conversation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellCommands
import Testing

/// `send` and its `undo`, with a server in memory.
struct SendCommandTests {
    private let ownServer: RecipeTitlesServer
    private let kitchen: TestKitchen

    init() {
        ownServer = RecipeTitlesServer()
        kitchen = TestKitchen(server: ownServer.server)
    }

    /// The server in use goes before another that is ready; of several that are ready none is taken.
    @Test(
        arguments: [
            ([ServiceName.mealie], ServiceName.cookbook, ServiceName.mealie),
            ([.mealie, .tandoor], .tandoor, .tandoor), ([.mealie, .tandoor], .mealie, .mealie),
            ([.mealie, .tandoor], .cookbook, nil), ([.tandoor], .mealie, .tandoor),
            ([], .mealie, nil),
        ] as [([ServiceName], ServiceName, ServiceName?)]
    )
    func theServerThatIsMeant(
        _ ready: [ServiceName],
        _ current: ServiceName,
        _ meant: ServiceName?
    ) async {
        let ownServer = ownServer
        let kitchen = TestKitchen(services: [
            ListService(name: .mealie, recipes: TestKitchen.recipes, pageSize: 3),
            ListService(name: .tandoor, recipes: TestKitchen.recipes, pageSize: 3),
        ]) {
            $0.services.servers = [.mealie, .tandoor]
            $0.services.server = { name, _ in ready.contains(name) ? ownServer.server : nil }
        }
        await kitchen.type("service \(current.rawValue); search leek; send 1")
        if let meant {
            #expect(kitchen.answer == .done(.sent([SentTitle("Leek soup")], to: meant)))
        } else {
            #expect(ownServer.titles.isEmpty)
        }
    }

}
