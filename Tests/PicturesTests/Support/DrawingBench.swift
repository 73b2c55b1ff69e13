import Foundation
import RecipeModel

@testable import Pictures

/// The program that is built beside these tests, as the child that draws.
enum DrawingBench {
    static let program: DrawingChild.Program = {
        let named = CommandLine.arguments.filter { $0.hasSuffix(".xctest") }
        let places = named + [Bundle.main.executablePath ?? ""] + CommandLine.arguments.prefix(1)
        let paths = places.map {
            URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("recipe")
                .path
        }
        let path = paths.first { FileManager.default.isExecutableFile(atPath: $0) }
        return DrawingChild.Program(
            path: path ?? "recipe",
            arguments: [DrawingProgram.argument]
        )
    }()

    /// Generous, for a busy machine: reached only by a mistake.
    static let time = Duration.seconds(90)

    /// A process that draws.
    static func process() -> DrawingProcess { DrawingProcess(program, time: time) }

    /// A box of 12 by 5 cells of 8 by 16 pixels.
    static func task(_ medium: DrawingTask.Medium) -> DrawingTask {
        DrawingTask(
            medium: medium,
            size: CellSize(columns: 12, rows: 5),
            cell: PixelSize(width: 8, height: 16)
        )
    }

    /// A file drawn in block elements by a process of its own.
    static func blocks(of file: [UInt8]) async -> Result<Drawing, PictureError> {
        let process = process()
        defer { process.rest() }
        return await process.drawing(task(.blocks), of: file)
    }
}

extension Drawing {
    /// The colour in the middle of the upper half of a cell, or of the lower one for odd lines.
    func colour(column: Int, line: Int) -> PixelColour {
        let place = (line / 2 * cells.columns + column) * BlockCell.byteCount
        guard let cell = BlockCell(content[place..<place + BlockCell.byteCount]) else {
            return .black
        }
        return cell.covers(line.isMultiple(of: 2) ? .upper : .lower) ? cell.ink : cell.ground
    }
}

extension BlockCell {
    enum Half { case upper, lower }

    /// Whether the element covers most of the middle of a half.
    func covers(_ half: Half) -> Bool {
        switch character {
        case " ", "▔", "▕", "▏", "▎", "▍", "▐", "▝", "▗", "▁", "▂", "▖", "▘": false
        case "▀", "▜", "▛": half == .upper
        case "▃", "▄", "▅", "▙", "▟": half == .lower
        default: true
        }
    }
}

extension PixelColour {
    /// Whether two colours look alike.
    func isLike(_ other: PixelColour) -> Bool {
        let parts = [(red, other.red), (green, other.green), (blue, other.blue)]
        return parts.allSatisfy { abs(Int($0.0) - Int($0.1)) < 40 }
    }

    static let sampleRed = PixelColour(220, 30, 20)
    static let sampleBlue = PixelColour(20, 40, 200)
}
