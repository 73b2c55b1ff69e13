import ShellCommands
import Testing

@testable import ProgramCore

/// Which editor `create` and `edit` start.
@Test(arguments: [
    (["VISUAL": "a", "EDITOR": "b"], "a"), (["EDITOR": "b"], "b"),
    (["VISUAL": "", "EDITOR": "b"], "b"), ([:], "vi"),
])
func theEditorIsThatOfTheEnvironment(_ environment: [String: String], _ editor: String) {
    #expect(CookbookAccess.editor(in: environment) == editor)
}
