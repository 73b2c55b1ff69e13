import Glibc
import RecipeTestSupport
import Testing

@testable import LineEditor

extension TerminalTests {
    struct EditingTests {
        @Test func textInManyScriptsComesBackAsTyped() throws {
            let session = try EditorSession()
            session.type("crème brûlée 日本")
            session.see(["recipe> crème brûlée 日本▏"])
            session.type("\r")
            session.see(events: [.line("crème brûlée 日本")])
        }
    }
}
