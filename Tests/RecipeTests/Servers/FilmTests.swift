import Foundation
import RecipeTestSupport
import Testing

/// Films and pages in the web browser.
@Suite(.aFewAtOnce)
struct FilmTests {
    @Test(arguments: [
        ("themealdb", "https://www.youtube.com/watch?v=meal1", "/page/meal-1"),
        ("feed", "https://www.youtube.com/watch?v=tart1", "/page/tart-1"),
    ])
    func filmAndPageOpenInTheBrowser(
        _ service: String,
        _ film: String,
        _ page: String
    ) async throws {
        let server = try MisbehavingServer()
        server.serve(SampleServices())
        let cook = try Cook(SampleServices.environment(at: server.address))
        let browser = try cook.write(
            "#!/bin/sh\nprintf '%s\\n' \"$1\" >> \"$HOME/opened\"\n",
            to: "browser"
        )
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: browser)
        let end = try await cook.run(
            ["--service", service, "-c", "search garlic; open 1 --video; open 1 --web"],
            environment: ["BROWSER": browser]
        )
        #expect(end.code == 0, "\(end.everything)")
        let opened = try cook.text(of: "opened").split(separator: "\n").map(String.init)
        #expect(opened == [film, server.address + page])
    }

    /// A shell gives it to the browser, and changes nothing of it.
    @Test(arguments: ["soup", "l''eau'", "'", "''", "'a'b'", "a&b=c", "a%20b", "a*(b)"])
    func anAddressIsHandedOverAsItIs(_ name: String) async throws {
        let cook = try Cook()
        let browser = try cook.write(
            "#!/bin/sh\nprintf '%s\\n' \"$@\" >> \"$HOME/opened\"\n",
            to: "browser"
        )
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: browser)
        let address = "https://kitchen.example/\(name)"
        let end = try await cook.run(
            ["open", address, "--web"],
            environment: ["BROWSER": browser]
        )
        #expect(end.code == 0, "\(end.everything)")
        #expect(try cook.text(of: "opened") == address + "\n")
    }

    @Test(arguments: [("themealdb", "meal1"), ("feed", "tart1")])
    func filmAndPicturesAreInEveryFormat(_ service: String, _ film: String) async throws {
        let server = try MisbehavingServer()
        server.serve(SampleServices())
        let cook = try Cook(SampleServices.environment(at: server.address))
        for format in ["list", "plain", "md", "json"] {
            let end = try await cook.run(
                "--service",
                service,
                "--format",
                format,
                "-c",
                "search garlic; open 1"
            )
            #expect(end.output.contains("watch?v=\(film)"), "\(format): \(end.everything)")
        }
        let end = try await cook.run("--service", service, "--format", "json", "search", "garlic")
        let recipe = try #require(try end.object().objects("recipes").first)
        let (large, small) = (recipe.text("picture"), recipe.text("thumbnail"))
        #expect(large != nil && small != nil && large != small)
    }
}
