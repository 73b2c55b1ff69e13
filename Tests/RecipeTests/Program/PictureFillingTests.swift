import Display
import RecipeModel
import ShellAnswers
import Synchronization
import Testing

@testable import recipe

/// Which pictures still come into a screen that was printed without them.
struct PictureFillingTests {
    private let renderer = Renderer(
        style: OutputStyle(format: .chosen(.cards), pictures: .graphics, isTerminal: true),
        clock: LocalClock(now: 0)
    )

    /// The places of two recipes' pictures, as cards have them.
    private func places() throws -> [PlacedPicture] {
        let recipes = ["one", "two"].map { name in
            var recipe = Recipe(id: RecipeID(service: .feed, key: name), title: name)
            recipe.picture = WebAddress("https://kitchen.example/\(name).png")
            return recipe
        }
        let favorites = recipes.enumerated().map { index, recipe in
            FavoritesAnswer.Row(
                number: index + 1,
                favorite: Favorite(recipe: recipe, savedAt: 0, isOffline: true)
            )
        }
        let answer = FavoritesAnswer(rows: favorites, total: 2, offline: 2, hasMore: false)
        let output = renderer.text(of: Reply(command: "favs", answer: .favorites(answer)))
        try #require(output.pictures.count == 2)
        return output.pictures
    }

    private let drawn = DrawnPicture.graphics("PIXELS")

    @Test func aPictureComesIntoItsPlaceOnce() throws {
        let places = try places()
        let filling = PictureFilling(onReady: { _ in })
        filling.begin(places, linesBelow: 0, by: renderer)
        #expect(filling.text(rowsAbove: 100) == nil)
        filling.arrived(places[0].order, drawn)
        let text = filling.text(rowsAbove: 100)
        #expect(text == renderer.filling(places[0], with: drawn, linesBelow: 0))
        #expect(filling.text(rowsAbove: 100) == nil)
        filling.arrived(places[0].order, drawn)
        #expect(filling.text(rowsAbove: 100) == nil)
    }

    @Test func whatHasLeftTheScreenIsLeftAsItIs() throws {
        let places = try places()
        let filling = PictureFilling(onReady: { _ in })
        filling.begin(places, linesBelow: 2, by: renderer)
        filling.arrived(places[0].order, drawn)
        #expect(filling.text(rowsAbove: places[0].linesUp + 1) == nil)
        filling.begin(places, linesBelow: 2, by: renderer)
        filling.arrived(places[0].order, drawn)
        #expect(filling.text(rowsAbove: places[0].linesUp + 2) != nil)
    }

    @Test func aPictureThatCannotBeHadOrComesAfterTheEndIsNothing() throws {
        let places = try places()
        let filling = PictureFilling(onReady: { _ in })
        filling.begin(places, linesBelow: 0, by: renderer)
        filling.arrived(places[0].order, nil)
        #expect(filling.text(rowsAbove: 100) == nil)
        filling.end()
        filling.arrived(places[1].order, drawn)
        #expect(filling.text(rowsAbove: 100) == nil)
    }

    /// Whoever draws is called for a picture that has a place, and for it once.
    @Test func eachPictureIsToldOnce() throws {
        let places = try places()
        let told = Mutex(0)
        let filling = PictureFilling(onReady: { _ in told.withLock { $0 += 1 } })
        filling.arrived(places[0].order, drawn)
        #expect(told.withLock { $0 } == 0)
        filling.begin(places, linesBelow: 0, by: renderer)
        filling.arrived(places[0].order, drawn)
        filling.arrived(places[0].order, drawn)
        #expect(told.withLock { $0 } == 1)
        filling.arrived(places[1].order, nil)
        filling.arrived(places[1].order, drawn)
        #expect(told.withLock { $0 } == 1)
        filling.begin(places, linesBelow: 0, by: renderer)
        filling.end()
        filling.arrived(places[1].order, drawn)
        #expect(told.withLock { $0 } == 1)
    }

    @Test func formerPlacesMoveUpByWhatIsPrintedBelowThem() throws {
        let places = try places()
        let filling = PictureFilling(onReady: { _ in })
        filling.begin([places[0]], linesBelow: 1, by: renderer)
        // Seven more lines, of which the last two are notes.
        filling.goOn(below: 7, with: [places[1]], linesBelow: 2, by: renderer)
        filling.arrived(places[0].order, drawn)
        var moved = places[0]
        moved.linesUp += 1 + 7
        #expect(
            filling.text(rowsAbove: 100) == renderer.filling(moved, with: drawn, linesBelow: 0)
        )
    }

    @Test func thatPicturesAreReadyIsToldAndWaitedFor() async throws {
        let places = try places()
        let filling = PictureFilling(onReady: { _ in })
        filling.begin(places, linesBelow: 0, by: renderer)
        // Each comes to nothing or not: then there is nothing more to wait for.
        filling.arrived(places[0].order, drawn)
        filling.arrived(places[1].order, nil)
        await confirmation(expectedCount: 1...) { told in
            await filling.wait { told() }
        }
        filling.end()
        await filling.wait { Issue.record("there is nothing to wait for") }
    }

    @Test func piecesOfOutputEndWithTheirPictures() throws {
        let recipe = Recipe(id: RecipeID(service: .feed, key: "one"), title: "Soup")
        let answer = PictureAnswer(
            recipe: recipe,
            address: try #require(WebAddress("https://kitchen.example/one.png")),
            view: .drawn(drawn, size: CellSize(columns: 6, rows: 3))
        )
        let output = renderer.text(of: Reply(command: "picture", answer: .picture(answer)))
        var pieces = OutputPieces(output, screenRows: 10)
        let cut = pieces.cut(output.output)
        #expect(cut.map(\.text).joined() == output.output)
        #expect(cut.map(\.pictures.count) == [1, 0])
        #expect(cut[0].text.count { $0 == "\n" } == 3)
        #expect(cut[0].linesLeft == 1)
        // On a screen of three rows it would push itself out.
        var none = OutputPieces(output, screenRows: 3)
        let whole = none.cut(output.output)
        #expect(whole.count == 1 && whole[0].pictures.isEmpty)
    }
}
