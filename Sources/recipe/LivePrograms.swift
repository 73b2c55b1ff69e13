import LineEditor
import RecipeModel
import ShellCommands

extension ProgramAccess {
    /// The system's programs; each has the terminal while it runs, on the main thread.
    static func live(on jobs: MainThreadJobs, browser: String?) -> ProgramAccess {
        ProgramAccess(
            run: { text, input in
                await jobs.perform { main in
                    main.printer.eraseProgress()
                    let status = main.loop.runInShell(text, feeding: input).status
                    if main.reader != nil { main.printer.beginLine() }
                    return status
                }
            },
            browse: { address in
                await jobs.perform { $0.loop.runInShell(browserCommand(browser, address)).status }
            },
            secret: { prompt in
                await jobs.perform { main in
                    main.printer.eraseProgress()
                    if let reader = main.reader { return reader.readSecret(prompt: prompt) }
                    // One command: what is piped into it is the secret.
                    return isTerminal(StandardStream.input)
                        ? main.loop.readSecret(prompt: prompt)
                        : PlainLineReader(loop: main.loop).readSecret(prompt: prompt)
                }
            }
        )
    }

    /// The command that opens an address. The address is quoted, for it comes from outside.
    private static func browserCommand(_ browser: String?, _ address: WebAddress) -> String {
        let quoted =
            "'"
            + address.text.split(separator: "'", omittingEmptySubsequences: false)
            .joined(separator: "'\\''") + "'"
        let program = browser.map { $0.isEmpty ? "xdg-open" : $0 } ?? "xdg-open"
        return "\(program) \(quoted) >/dev/null 2>&1"
    }
}

extension TerminalLoop.ChildEnd {
    /// The exit status as a shell has it: 128 and the signal for a program that one ended.
    fileprivate var status: Int32 {
        switch self {
        case .exited(let code): code
        case .killed(let signal): 128 + signal
        case .notStarted: 127
        }
    }
}
