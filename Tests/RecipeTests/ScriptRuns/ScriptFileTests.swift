import RecipeTestSupport
import Testing

/// The `.rcp` files of the tests and those that the program comes with.
@Suite(.aFewAtOnce)
struct ScriptFileTests {
    static let own = SampleScript.all(in: "Tests/RecipeTests/Scripts")
    static let samples = SampleScript.all(in: "Scripts")

    @Test(arguments: own)
    func scriptsEndAsTheySay(_ script: SampleScript) async throws {
        let server = try script.server.map { _ in try MisbehavingServer() }
        var options: [String] = []
        var environment: [String: String] = [:]
        if let server, let name = script.server {
            if name == "kitchen" {
                server.serve(SampleKitchen(dishes: 25))
                options = ["--service", "recipepuppy", "--url", server.address]
            } else {
                server.serve(SampleServices())
                options = ["--service", name]
                environment = SampleServices.environment(at: server.address)
            }
        }
        let end = try await Cook(environment).run(
            options + [script.name] + script.arguments,
            in: script.folder
        )
        #expect(end.code == script.exitCode, "\(end.error)")
        #expect(end.controls.isEmpty)
    }

    @Test(arguments: samples)
    func samplesRun(_ script: SampleScript) async throws {
        let end = try await Cook().run([script.name], in: script.folder)
        #expect(end.code == 0, "\(end.error)")
        #expect(!end.output.isEmpty)
    }

    @Test func thereAreFiveSamples() {
        #expect(Self.samples.count == 5)
        #expect(Self.own.count > 20)
    }

    @Test func eachServiceHasAScript() {
        let services: Set = ["kitchen", "themealdb", "spoonacular", "feed", "all"]
        #expect(services.isSubset(of: Self.own.compactMap(\.server)))
    }

    @Test func aScriptWithAnExitCodeIsCalledOneThatFails() {
        for script in Self.own {
            #expect(script.name.hasPrefix("fail-") == (script.exitCode != 0), "\(script.name)")
        }
    }

    @Test func everyCommandIsInAScript() async throws {
        let help = try await Cook().run("--format", "json", "help", "--all").object()
        let usages = (help.object("help")?.objects("groups") ?? [])
            .flatMap { $0.objects("commands") }
            .compactMap { $0.text("usage")?.split(separator: " ").first.map(String.init) }
        let used = Set(Self.own.flatMap(\.commands))
        #expect(usages.count > 30)
        #expect(usages.filter { !used.contains($0) } == [])
    }

    @Test func everyFormOfExpectIsInAScript() {
        let lines = Self.own.flatMap { $0.text.split(separator: "\n").map(String.init) }
        let forms = [
            "ok", "error ", "exit ", "count = ", "count != ", "count < ", "count <= ", "count > ",
            "count >= ", "pages ", "favorites ", "title ", "output has ", "output lacks ",
            "output is ", "all have ", "none have ", "lactose ", "not lactose ", "favorite ",
            "not favorite ", "offline ", "not offline ",
        ]
        let missing = forms.filter { form in
            !lines.contains { $0.hasPrefix("expect " + form) || $0.hasPrefix("-expect " + form) }
        }
        #expect(missing == [])
    }

    @Test(arguments: ["", "de_DE.UTF-8", "C"])
    func samplesRunInAnyLocale(_ locale: String) async throws {
        let cook = try Cook(["LANG": locale])
        for script in Self.samples {
            #expect(try await cook.run([script.name], in: script.folder).code == 0)
        }
    }
}
