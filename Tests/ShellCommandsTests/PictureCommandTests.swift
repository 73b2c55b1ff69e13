import Conversation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import Testing

@testable import ShellCommands

/// `picture`: whose picture it is, where it comes from, and what is said without one.
struct PictureCommandTests {
    private static let address = WebAddress("https://far.example/soup.png")

    private let drawn = Guarded([[UInt8]]())

    private static func recipe(
        _ title: String,
        picture: WebAddress? = nil,
        thumbnail: WebAddress? = nil,
        link: String? = nil
    ) -> Recipe {
        var recipe = TestKitchen.recipe(title, ["leek"], link: link)
        (recipe.picture, recipe.thumbnail) = (picture, thumbnail)
        return recipe
    }

    private func kitchen(
        _ recipes: [Recipe],
        _ means: PictureMeans = .blocks,
        pages: [String: String] = ["https://far.example/soup.png": "pixels"]
    ) async -> TestKitchen {
        let drawn = drawn
        let kitchen = TestKitchen(recipes: recipes, pageSize: 10, pages: pages) {
            $0.pictures = PictureAccess(
                means: { _ in means },
                draw: { file, _ in
                    drawn.withLock { $0.append(file) }
                    return .unreadable
                }
            )
        }
        await kitchen.type("search leek")
        return kitchen
    }

    private func answer(_ kitchen: TestKitchen) -> PictureAnswer? {
        if case .picture(let answer)? = kitchen.answer { answer } else { nil }
    }

    @Test(arguments: [
        (PictureMeans.none, PictureAnswer.View.described, false),
        (.notInstalled, .notInstalled, false), (.kitty, .unreadable, true),
        (.sixel, .unreadable, true), (.blocks, .unreadable, true),
    ])
    func whatIsDrawnByWhichMeans(
        _ means: PictureMeans,
        _ view: PictureAnswer.View,
        _ isFetched: Bool
    ) async {
        let kitchen = await kitchen([Self.recipe("Leek soup", picture: Self.address)], means)
        await kitchen.type("picture 1")
        #expect(answer(kitchen)?.view == view)
        #expect(answer(kitchen)?.number == 1 && answer(kitchen)?.address == Self.address)
        #expect(answer(kitchen)?.isKept == false)
        #expect(drawn.withLock { $0 } == (isFetched ? [Array("pixels".utf8)] : []))
        #expect(kitchen.pages.asked == (isFetched ? ["https://far.example/soup.png"] : []))
        #expect(
            kitchen.shown.progress.suffix(2)
                == (isFetched
                    ? [.recipe(title: "Leek soup"), nil] : kitchen.shown.progress.suffix(2))
        )
    }

    /// What was kept without its page may have a picture there.
    @Test func aFavoriteWithoutAPictureIsLookedUp() async {
        let page = "https://far.example/1"
        let kitchen = await kitchen(
            [Self.recipe("Leek soup", link: page)],
            pages: [page: "offline"]
        )
        await kitchen.type("fav 1")
        let asked = kitchen.pages.asked.count
        kitchen.pages.set(page, to: "Leek soup\nleek")
        await kitchen.type("picture f1")
        #expect(kitchen.pages.asked.dropFirst(asked).first == page)
    }

}
