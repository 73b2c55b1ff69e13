import RecipeModel
import RecipeTestSupport
import Testing

@testable import Pictures

struct DrawingTaskTests {
    private func anyTask(_ numbers: inout SeededGenerator) -> DrawingTask {
        var task = DrawingTask(
            medium: DrawingTask.Medium.allCases.randomElement(using: &numbers) ?? .kitty,
            size: CellSize(
                columns: .random(in: 1...DrawingTask.mostCells, using: &numbers),
                rows: .random(in: 1...DrawingTask.mostCells, using: &numbers)
            ),
            cell: PixelSize(
                width: .random(in: 1...DrawingTask.mostCellPixels, using: &numbers),
                height: .random(in: 1...DrawingTask.mostCellPixels, using: &numbers)
            )
        )
        task.isWhole = .random(using: &numbers)
        task.hasRibbon = .random(using: &numbers)
        task.ground = PixelColour(table: .random(in: 16...255, using: &numbers))
        task.ribbon = .light
        return task
    }

    @Test func readingWhatWasWrittenGivesTheSameTask() {
        var numbers = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            let task = anyTask(&numbers)
            #expect(task.bytes.count == DrawingTask.byteCount)
            #expect(DrawingTask(task.bytes) == task)
        }
    }

    @Test func differentTasksHaveDifferentKeys() {
        var numbers = SeededGenerator(seed: 8)
        let tasks = Set((0..<300).map { _ in anyTask(&numbers) })
        #expect(Set(tasks.map(\.key)).count == tasks.count)
    }

    /// What is kept is found by the key: what is drawn otherwise needs another one.
    @Test func eachPartOfATaskIsInItsKey() {
        let task = DrawingTask(
            medium: .kitty,
            size: CellSize(columns: 20, rows: 8),
            cell: PixelSize(width: 9, height: 18)
        )
        let changes: [(inout DrawingTask) -> Void] = [
            { _ in }, { $0.medium = .sixel }, { $0.size.columns = 21 }, { $0.size.rows = 9 },
            { $0.cell.width = 10 }, { $0.cell.height = 19 }, { $0.isWhole = true },
            { $0.hasRibbon = true }, { $0.ground = PixelColour(table: 40) }, { $0.ribbon = .light },
        ]
        let keys = changes.map { change in
            var changed = task
            change(&changed)
            return changed.key
        }
        #expect(Set(keys).count == changes.count)
    }

    @Test func bytesThatAreNoTaskAreNone() {
        var numbers = SeededGenerator(seed: 9)
        let good = anyTask(&numbers).bytes
        #expect(DrawingTask(Array(good.dropLast())) == nil)
        for (place, byte) in [(0, 0), (4, 9), (6, 0), (13, 255)] {
            var bad = good
            bad[place] = UInt8(byte)
            if place == 6 { bad[7] = 0 }
            #expect(DrawingTask(bad) == nil, "\(place)")
        }
    }

    @Test(arguments: [(0, 5), (5, 0), (501, 5), (5, 501), (-1, 5)])
    func aBoxThatIsNoneHasNoTask(columns: Int, rows: Int) {
        let style = PictureStyle(form: .kitty)
        #expect(DrawingTask(size: CellSize(columns: columns, rows: rows), in: style) == nil)
    }

    @Test func readingWhatWasWrittenGivesTheSameDrawing() {
        let drawing = Drawing(
            medium: .blocks,
            cells: CellSize(columns: 300, rows: 2),
            content: [1, 2, 3]
        )
        #expect(Drawing.result(Drawing.bytes(of: .success(drawing))) == .success(drawing))
        for failure in PictureError.allCases {
            #expect(Drawing.result(Drawing.bytes(of: .failure(failure))) == .failure(failure))
        }
    }
}
