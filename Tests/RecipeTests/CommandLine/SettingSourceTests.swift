import Foundation
import RecipeTestSupport
import Testing

/// Where settings come from, and what is said of wrong ones.
@Suite(.aFewAtOnce)
struct SettingSourceTests {
    private func value(_ key: String, _ end: ProgramEnd) throws -> (String?, String?) {
        let row = try end.object().objects("settings").first { $0.text("key") == key }
        return (row?.text("value"), row?.text("origin"))
    }

    @Test func theStrongestSourceIsInForce() async throws {
        let cook = try Cook()
        #expect(
            try value("service", await cook.run("--format", "json", "set", "service")) == (
                "cookbook", "default"
            )
        )
        try cook.write(
            "# mine\ntheme = dark\npage-size = 7\nrecipepuppy.url = http://127.0.0.1:9\n",
            to: "config/recipe/config"
        )
        #expect(try value("theme", await cook.run("--format", "json", "set")) == ("dark", "config"))
        #expect(
            try value("page-size", await cook.run("--format", "json", "set")) == ("7", "config")
        )
        let environment = try await cook.run(
            ["--format", "json", "set", "service"],
            environment: ["RECIPE_SERVICE": "recipepuppy"]
        )
        #expect(try value("service", environment) == ("recipepuppy", "environment"))
        let option = try await cook.run(
            ["--format", "json", "--service", "cookbook", "--theme", "light", "set"],
            environment: ["RECIPE_SERVICE": "recipepuppy"]
        )
        #expect(try value("service", option) == ("cookbook", "option"))
        #expect(try value("theme", option) == ("light", "option"))
        let browse = try await cook.run("--format", "json", "browse").object()
        #expect(browse.objects("recipes").count == 7)
    }

    @Test func savedSettingsAreThereAtTheNextStart() async throws {
        let cook = try Cook()
        try cook.write("# kept comment\npage-size = 7   # mine\n", to: "config/recipe/config")
        let end = try await cook.run("-c", "set --save theme light; set --save page-size 9")
        #expect(end.code == 0, "\(end.error)")
        let text = try cook.text(of: "config/recipe/config")
        #expect(text.contains("# kept comment"))
        #expect(text.contains("theme = light"))
        #expect(
            try value("page-size", await cook.run("--format", "json", "set")) == ("9", "config")
        )
    }

    @Test func aWrongLineIsNamedAndTheShellStarts() async throws {
        let cook = try Cook()
        let path = try cook.write(
            "theme = dark\ntheem = light\npage-size = many\nnonsense\n"
                + "theme = pink\nhistory = onn\n",
            to: "config/recipe/config"
        )
        let end = try await cook.run(["--format", "list", "-c", "set theme"])
        #expect(end.code == 0)
        #expect(end.output.contains("dark"))
        let words = end.error.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("line 2: 'theem' is wrong and ignored; did you mean 'theme'?"))
        #expect(words.contains("line 3: 'page-size' is wrong and ignored; expected 5-50"))
        #expect(words.contains("line 4: 'nonsense' is wrong and ignored"))
        #expect(
            words.contains(
                "line 5: 'theme' is wrong and ignored; expected one of auto, dark, light,"
            )
        )
        #expect(words.contains("line 6: 'history' is wrong and ignored; did you mean 'on'?"))
        // A path that is longer than a line is broken.
        #expect(end.error.filter { !$0.isWhitespace }.contains(path))
        let places = ["line 2", "line 3", "line 4"].compactMap { words.range(of: $0)?.lowerBound }
        #expect(places == places.sorted())
    }

    /// A file that is named for one run is part of what is asked for; the cook's usual settings,
    /// and those that a variable names, stop nothing.
    @Test func aWrongFileNamedForOneRunIsAnError() async throws {
        let cook = try Cook()
        try cook.write("page-size = 6\ntheem = light\n", to: "wrong")
        try cook.write("browse\n", to: "s.rcp")
        for words in [["browse"], ["-c", "browse"], ["s.rcp"], []] {
            let end = try await cook.run(["--config", "wrong"] + words, input: "browse\n")
            #expect(end.code == 78)
            #expect(end.output.isEmpty)
            #expect(end.error.hasPrefix("error: wrong, line 2: 'theem' is wrong\n"))
            #expect(end.error.contains("Did you mean 'theme'?"))
        }
        let json = try await cook.run("--config", "wrong", "--format", "json", "browse")
        #expect(json.code == 78)
        #expect(json.error.isEmpty)
        let error = try json.object().object("error")
        #expect(error?.text("name") == "bad-config")
        #expect(error?.number("exit") == 78)

        let variable = try await cook.run(["browse"], environment: ["RECIPE_CONFIG": "wrong"])
        #expect(variable.code == 0)
        #expect(variable.lines.count == 7)
        #expect(variable.error.contains("'theem' is wrong and ignored"))

        let terminal = try cook.terminal(["--config", "wrong"])
        try await terminal.wait(for: "'theem' is wrong and ignored; did you mean")
        #expect(try await terminal.command("browse").contains("results 1-6"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func aWrongVariableIsNamed() async throws {
        let end = try await Cook(["RECIPE_SERVICE": "nobody"]).run("--format", "list", "browse")
        #expect(end.code == 0)
        #expect(end.error.contains("RECIPE_SERVICE"))
        #expect(end.output.contains("results 1-10"))
    }

    /// What the program does with the network is told to whom it wants to know.
    @Test(arguments: [("", false), ("0", false), ("1", true), ("yes", true)])
    func requestsAreTracedWhereTheVariableSaysSo(_ value: String, _ areTraced: Bool) async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 3))
        let end = try await Cook().run(
            ["--service", "recipepuppy", "--url", server.address, "search", "garlic"],
            environment: ["RECIPE_DEBUG": value]
        )
        #expect(end.code == 0)
        #expect(end.error.contains("trace: ") == areTraced, "\(end.error)")
        #expect(!end.output.contains("trace: "))
    }

    @Test func anotherSettingsFileCanBeNamed() async throws {
        let cook = try Cook()
        try cook.write("page-size = 6\n", to: "other")
        let option = try await cook.run("--config", "other", "--format", "json", "browse")
        #expect(try option.object().objects("recipes").count == 6)
        let variable = try await cook.run(
            ["--format", "json", "browse"],
            environment: ["RECIPE_CONFIG": cook.path("other")]
        )
        #expect(try variable.object().objects("recipes").count == 6)
    }

    @Test func theStartupScriptRunsBeforeTheFirstPrompt() async throws {
        let cook = try Cook()
        try cook.write(
            "echo good morning\nset page-size 6\nalias quick = search minutes:20\n",
            to: "config/recipe/startup.rcp"
        )
        let terminal = try cook.terminal()
        try await terminal.wait(for: "good morning")
        #expect(try await terminal.command("quick").contains("results 1-6"))
        #expect(try await terminal.quit() == 0)

        let without = try cook.terminal(["--no-startup"])
        #expect(try await without.command("browse").contains("results 1-10"))
        #expect(!without.everything.contains("good morning"))
        #expect(try await without.quit() == 0)

        let command = try await cook.run("--format", "list", "browse")
        #expect(!command.output.contains("good morning"))
    }

    @Test func aWrongStartupScriptDoesNotStopTheShell() async throws {
        let cook = try Cook()
        try cook.write("serch leek\n", to: "config/recipe/startup.rcp")
        let terminal = try cook.terminal()
        try await terminal.wait(for: "startup.rcp:1:1: error: unknown command 'serch'")
        #expect(try await terminal.command("echo here").contains("here"))
        #expect(try await terminal.quit() == 0)
    }
}
