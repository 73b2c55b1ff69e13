import RecipeModel
import RecipeTestSupport
import Testing

@testable import Pictures

struct PictureFitTests {
    @Test func thePartLiesInsideAndHasTheProportionsOfItsCells() {
        var numbers = SeededGenerator(seed: 11)
        for _ in 0..<500 {
            let picture = PixelSize(
                width: .random(in: 1...3_000, using: &numbers),
                height: .random(in: 1...3_000, using: &numbers)
            )
            var task = DrawingTask(
                medium: DrawingTask.Medium.allCases.randomElement(using: &numbers) ?? .kitty,
                size: CellSize(
                    columns: .random(in: 1...160, using: &numbers),
                    rows: .random(in: 1...60, using: &numbers)
                ),
                cell: PixelSize(
                    width: .random(in: 4...20, using: &numbers),
                    height: .random(in: 8...40, using: &numbers)
                )
            )
            task.isWhole = .random(using: &numbers)
            let fit = PictureFit(picture: picture, task: task)
            let part = fit.part
            #expect(part.left >= 0 && part.top >= 0 && part.width >= 1 && part.height >= 1)
            #expect(part.left + part.width <= picture.width)
            #expect(part.top + part.height <= picture.height)
            // Of one direction all is shown.
            #expect(part.width == picture.width || part.height == picture.height)
            #expect((1...task.size.columns).contains(fit.cells.columns))
            #expect((1...task.size.rows).contains(fit.cells.rows))
            if !task.isWhole { #expect(fit.cells == task.size) }
            #expect(fit.drawn.width >= 1 && fit.drawn.height >= 1)
            if task.medium == .kitty { #expect(fit.drawn.area <= PictureFit.mostPixels) }
            if task.medium == .sixel, fit.cells.rows * task.cell.height >= 6 {
                #expect(fit.drawn.height % 6 == 0)
                #expect(fit.drawn.height <= fit.cells.rows * task.cell.height)
            }
        }
    }
}
