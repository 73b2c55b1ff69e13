import Foundation
import RecipeTestSupport

/// A talk with the program at the system's shell, for the files `CommandLine/Kept/….txt`.
///
/// A line is one of the shell, in which `recipe` is the program; the home is its folder. What it
/// wrote stands below: standard output with `␍` for a return, standard error with `! ` before it, and
/// its code where that is not 0; addresses, times and the home, `~`, are written as if they were always
/// the same. A line that tells a path needs `--width 160`, for paths are not equally long everywhere.
///
/// Stage directions stand in brackets: `(kitchen 20)` is a server of so many dishes as
/// RecipePuppy's, `(services)` one of all services, and `$SERVER` is its address; with a login `$LOGIN`; `(answers leeks 500)`
/// and `(behaves)` tell it what to do, `(asked)` how often it was asked since, and with which login. `(another home)` is a new
/// one, from which `$OLD` is the way to the first.
actor RunTalk {
    private var cook: Cook
    private var server: MisbehavingServer?
    private var environment: [String: String] = [:]
    private var asked = 0

    init() throws { cook = try Cook() }

    /// What comes of a line.
    func answer(_ line: String) async -> String {
        do {
            guard line.hasPrefix("("), line.hasSuffix(")") else { return try await run(line) }
            return try stage(String(line.dropFirst().dropLast()))
        } catch { return "failed: \(error)" }
    }

    private func run(_ line: String) async throws -> String {
        let end = try await cook.shell(line, environment: environment)
        let output = end.output.replacing("\r\n", with: "␍\n")
        var lines = output.split(separator: "\n").map(String.init)
        lines += end.error.split(separator: "\n").map { "! \($0)" }
        if end.code != 0 { lines.append("exit \(end.code)") }
        if !end.controls.isEmpty { lines.append("WITH CONTROLS \(end.controls)") }
        return lines.map(steady).joined(separator: "\n")
    }

    private func stage(_ direction: String) throws -> String {
        let words = direction.split(separator: " ", maxSplits: 1).map(String.init)
        switch words[0] {
        case "kitchen":
            let server = try begin()
            server.serve(SampleKitchen(dishes: words.count > 1 ? Int(words[1]) ?? 20 : 20))
            environment["RECIPE_RECIPEPUPPY_URL"] = server.address
        case "services":
            let server = try begin()
            server.serve(SampleServices())
            environment.merge(SampleServices.environment(at: server.address)) { $1 }
        case "answers":
            let rule = try ServerRule(words[1])
            server?.on(rule.match, rule.behaviour, times: rule.times)
        case "behaves": server?.behave()
        case "asked":
            let requests = server?.requests ?? []
            defer { asked = requests.count }
            let logins = Set(
                requests.dropFirst(asked).map { $0.headers["authorization"] ?? "none" }
            )
            let told = logins == ["none"] ? "" : " with \(logins.sorted().joined(separator: ", "))"
            return "\(requests.count - asked) times" + (logins.isEmpty ? "" : told)
        case "another":
            environment["OLD"] = cook.home.path
            before = cook
            cook = try Cook()
        default: throw UnknownWord(text: direction)
        }
        return ""
    }

    /// The home before this one, which is there as long as the talk.
    private var before: Cook?

    private func begin() throws -> MisbehavingServer {
        let server = try MisbehavingServer()
        self.server = server
        environment["SERVER"] = server.address
        environment["LOGIN"] = server.address.replacing("//", with: "//me:SESAME@")
        return server
    }

    /// What differs from run to run or with the number of starter recipes, and what stands for it.
    private var variable: [(Regex<Substring>, String)] {
        [
            (#/127\.0\.0\.1(?::|%3A)\d+/#, "SERVER"),
            (#/\d{1,2} [A-Z][a-z]+ 20\d\d/#, "1 January 2000"), (#/ at \d\d:\d\d\b/#, " at 00:00"),
            (#/20\d\d-\d\d-\d\dT[\d:.]+Z/#, "2000-01-01T00:00:00Z"),
            (#/from \d+ seconds? ago/#, "from N seconds ago"),
            (#/"milliseconds":\d+/#, "\"milliseconds\":0"), (#/cookbook/n\w{6,}/#, "cookbook/nID"),
            (#/of \d{3,}; --all/#, "of NNN; --all"), (#/starters: \d+/#, "starters: NNN"),
            (#/"total":\d{3,}/#, "\"total\":NNN"), (#/recipe \d+\.\d+\.\d+\S*/#, "recipe 0.0.0"),
        ]
    }

    private func steady(_ line: String) -> String {
        var line = line.replacing(cook.home.path, with: "~")
        if let before { line = line.replacing(before.home.path, with: "$OLD") }
        for (pattern, text) in variable { line = line.replacing(pattern, with: text) }
        return line
    }
}
