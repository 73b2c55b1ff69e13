import Foundation
import RecipeTestSupport

/// Somebody who uses the program: a home of their own, which is gone when the test is over.
final class Cook: Sendable {
    /// The home.
    let home: URL
    /// The environment that the program is started with.
    let environment: [String: String]

    /// A cook with an empty home.
    ///
    /// - Parameter changes: Variables beside the usual ones; an empty value takes one away.
    init(_ changes: [String: String] = [:]) throws {
        let name = "recipe-cook-\(UUID().uuidString)"
        home = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        var variables = [
            "HOME": home.path, "LANG": "C.UTF-8", "TERM": "xterm-256color", "TZ": "UTC",
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
            "XDG_CONFIG_HOME": home.path + "/config", "XDG_DATA_HOME": home.path + "/data",
            "XDG_STATE_HOME": home.path + "/state", "XDG_CACHE_HOME": home.path + "/cache",
            "RECIPE_PAGER": "off",
        ]
        variables.merge(changes) { $1 }
        environment = variables.filter { !$0.value.isEmpty }
    }

    deinit { try? FileManager.default.removeItem(at: home) }

    /// The path of something in the home.
    func path(_ name: String) -> String { home.appendingPathComponent(name).path }

    /// Writes a file, with the folders that it needs; its path.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        let place = home.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: place)
        return place.path
    }

    /// A file's text.
    func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: home.appendingPathComponent(name)), as: UTF8.self)
    }

    /// Runs the program without a terminal, until it ends.
    ///
    /// - Parameters:
    ///   - arguments: What stands behind its name.
    ///   - input: What it is given on standard input, which ends after it.
    ///   - changes: Variables of the environment for this run only.
    ///   - folder: Where it runs; nil is the home.
    func run(
        _ arguments: [String],
        input: String = "",
        environment changes: [String: String] = [:],
        in folder: String? = nil
    ) async throws -> ProgramEnd {
        try await ProgramRun(
            arguments: arguments,
            input: Array(input.utf8),
            environment: environment.merging(changes) { $1 },
            folder: folder ?? home.path
        ).end()
    }

    /// Runs the program without a terminal, until it ends.
    func run(_ arguments: String...) async throws -> ProgramEnd { try await run(arguments) }

    /// Runs a line of the system's shell, in which `recipe` is the program.
    ///
    /// - Parameter changes: Variables of the environment for this run only.
    func shell(
        _ line: String,
        environment changes: [String: String] = [:]
    ) async throws -> ProgramEnd {
        try await ProgramRun(
            program: "/bin/sh",
            arguments: ["-c", "recipe() { \"$0\" \"$@\"; }; \(line)", BuiltProgram.path],
            input: [],
            environment: environment.merging(changes) { $1 },
            folder: home.path
        ).end()
    }

    /// Starts the program on a terminal.
    func terminal(
        _ arguments: [String] = [],
        columns: Int = 80,
        rows: Int = 40,
        screenColumns: Int? = nil,
        background: String? = nil,
        environment changes: [String: String] = [:],
        prepare: (inout TerminalScreen) -> Void = { _ in }
    ) throws -> CookTerminal {
        try CookTerminal(
            BuiltProgram.path,
            arguments,
            environment: environment.merging(changes) { $1 }.filter { !$0.value.isEmpty },
            folder: home.path,
            columns: columns,
            rows: rows,
            screenColumns: screenColumns,
            background: background,
            prepare: prepare
        )
    }

    /// Starts a script of the system's shell on a terminal; the program's path is in `$RECIPE`.
    func terminal(
        script: String,
        rows: Int = 24,
        prepare: (inout TerminalScreen) -> Void = { _ in }
    ) throws -> CookTerminal {
        try CookTerminal(
            "/bin/sh",
            ["-c", script],
            environment: environment.merging(["RECIPE": BuiltProgram.path]) { $1 },
            folder: home.path,
            columns: 80,
            rows: rows,
            prepare: prepare
        )
    }
}
