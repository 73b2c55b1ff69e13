import Conversation
import RecipeModel
import ShellAnswers
import Testing

@testable import Display

/// Whole screens compared with the files in `Screens`.
struct ScreensTests {
    static let widths = [20, 40, 60, 80, 120, 160]

    struct Screen: CustomTestStringConvertible {
        var name: String
        var format = FormatChoice.chosen(.list)
        var layout = Layout.list
        var pictures = PictureSupport.none
        var text: @Sendable (Renderer) -> String

        var testDescription: String { name }

        func drawn(width: Int = 80, ascii: Bool = false, accessible: Bool = false) -> String {
            text(
                renderer(
                    width: width,
                    ascii: ascii,
                    accessible: accessible,
                    format: format,
                    layout: layout,
                    pictures: pictures
                )
            )
        }
    }

    static let screens: [Screen] = [
        Screen(name: "list") { $0.output(.results(Sample.results)) },
        Screen(name: "cards", format: .automatic, layout: .cards) {
            $0.output(.results(Sample.results))
        },
        Screen(name: "cards-pictures", format: .automatic, layout: .cards, pictures: .cells) {
            $0.output(.results(Sample.pictured))
        },
        Screen(name: "cards-favorites", format: .automatic, layout: .cards) {
            $0.output(.favorites(Sample.favorites))
        },
        Screen(name: "cards-all", format: .automatic, layout: .cards) {
            $0.output(.results(Sample.ofAllServices))
        },
        Screen(name: "all") { $0.output(.results(Sample.ofAllServices)) },
        Screen(name: "table", format: .chosen(.table)) { $0.output(.results(Sample.results)) },
        Screen(name: "table-favorites", format: .chosen(.table)) {
            $0.output(.favorites(Sample.favorites))
        },
        Screen(name: "table-categories", format: .chosen(.table)) {
            $0.output(.names(Every.names))
        },
        Screen(name: "split", format: .automatic, layout: .split) { renderer in
            var answer = Sample.opened
            answer.list = Sample.results.rows
            return renderer.output(.recipe(answer))
        },
        Screen(name: "open") { $0.output(.recipe(Sample.opened)) },
        Screen(name: "open-text") { renderer in
            var answer = Sample.opened
            answer.part = .text
            return renderer.output(.recipe(answer))
        },
        Screen(name: "favorites") { $0.output(.favorites(Sample.favorites)) },
        Screen(name: "nothing") { $0.output(.results(Sample.nothing)) },
        Screen(name: "help") { $0.output(.help(.overview)) },
        Screen(name: "help-all") { $0.output(.help(.commands(Every.helpGroups))) },
        Screen(name: "help-command") { $0.output(.help(.command(Every.helpPage))) },
        Screen(name: "categories") { $0.output(.names(Every.names)) },
        Screen(name: "services") { $0.output(.services(Every.services)) },
        Screen(name: "settings") { $0.output(.settings(Every.settings)) },
        Screen(name: "history") { $0.output(.history(Every.history)) },
        Screen(name: "status") { $0.output(.status(Every.status)) },
        Screen(name: "notes") { $0.text(of: Every.notes).error },
        Screen(name: "error") { renderer in
            Sample.failures.map { renderer.text(of: $0, command: "test").error }
                .joined(separator: "\n")
        },
    ]

    @Test(arguments: screens, widths)
    func drawnAsKept(_ screen: Screen, width: Int) throws {
        try KeptScreen.compare(screen.drawn(width: width), with: "\(screen.name)-\(width)")
    }

    @Test(arguments: screens)
    func drawnInASCIIAsKept(_ screen: Screen) throws {
        try KeptScreen.compare(screen.drawn(ascii: true), with: "\(screen.name)-ascii")
    }

    @Test(arguments: screens)
    func spokenAsKept(_ screen: Screen) throws {
        try KeptScreen.compare(
            screen.drawn(accessible: true),
            with: "\(screen.name)-accessible"
        )
    }
}
