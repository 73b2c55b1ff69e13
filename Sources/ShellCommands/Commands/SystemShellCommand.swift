package import Conversation
package import ShellAnswers

extension SystemShellCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .shell,
            summary: "run a text in the system's shell",
            examples: ["!ls": "the files here"],
            errors: [.notAllowed]
        )
    }

    package static func answer(
        to command: Invocation<SystemShellCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let text = command.value.text
        let status = await shell.surroundings.programs.run(text, nil)
        if let failure = await shell.failure(ofProgram: text, status) { throw failure }
        return .silence
    }
}
