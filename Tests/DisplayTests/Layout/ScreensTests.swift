import Conversation
import Foundation
import ShellAnswers
import Testing

@testable import Display

/// Whole screens compared with the files in `Screens`.
///
/// After a wanted change, run the tests once with `RECIPE_WRITE_SCREENS=1` in the environment to
/// write the files anew, and read the difference before it is kept.
struct ScreensTests {
    static let widths = [20, 40, 60, 80, 120, 160]

    struct Screen: CustomTestStringConvertible {
        var name: String
        var text: @Sendable (Renderer) -> String

        var testDescription: String { name }
    }

    static let screens: [Screen] = [
        Screen(name: "list") { $0.output(.results(Sample.results)) },
        Screen(name: "open") { $0.output(.recipe(Sample.opened)) },
        Screen(name: "open-text") { renderer in
            var answer = Sample.opened
            answer.part = .text
            return renderer.output(.recipe(answer))
        },
        Screen(name: "favorites") { $0.output(.favorites(Sample.favorites)) },
        Screen(name: "nothing") { $0.output(.results(Sample.nothing)) },
        Screen(name: "help") { $0.output(.help(.overview)) },
        Screen(name: "error") { renderer in
            Sample.failures.map { renderer.text(of: $0, command: "test").error }
                .joined(separator: "\n")
        },
    ]

    @Test(arguments: screens, widths)
    func drawnAsKept(_ screen: Screen, width: Int) throws {
        try compare(screen.text(renderer(width: width)), with: "\(screen.name)-\(width)")
    }

    @Test(arguments: screens)
    func drawnInASCIIAsKept(_ screen: Screen) throws {
        try compare(screen.text(renderer(ascii: true)), with: "\(screen.name)-ascii")
    }

    @Test(arguments: screens)
    func spokenAsKept(_ screen: Screen) throws {
        try compare(screen.text(renderer(accessible: true)), with: "\(screen.name)-accessible")
    }

    private func compare(_ text: String, with name: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Screens")
        let file = folder.appending(path: "\(name).txt")
        if ProcessInfo.processInfo.environment["RECIPE_WRITE_SCREENS"] != nil {
            try Data(text.utf8).write(to: file)
            return
        }
        let kept = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        #expect(text == kept, "differs from Screens/\(name).txt")
    }
}
