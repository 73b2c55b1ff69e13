import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import Pictures

/// Children that do not do what they should.
struct DrawingChildTests {
    private func process(_ script: String, time: Duration) -> DrawingProcess {
        DrawingProcess(
            DrawingChild.Program(path: "/bin/sh", arguments: ["-c", script]),
            time: time
        )
    }

    /// Ctrl-C is for the program; a picture that is being drawn meanwhile comes all the same.
    @Test func aChildIsNoPartOfTheTerminalsGroup() throws {
        let child = try #require(DrawingChild(DrawingBench.program))
        #expect(getpgid(child.number) == child.number)
        #expect(getpgid(child.number) != getpgrp())
    }

    static let badChildren: [(name: String, script: String)] = [
        ("ends at once", "exit 3"),
        ("is killed", "kill -9 $$"),
        ("takes the file and ends", "head -c 2000 >/dev/null; exit 0"),
        ("sends nonsense", "head -c 2000 >/dev/null; printf 'hello, here is your picture'"),
        ("announces far too much", "printf 'RPD1\\0\\0\\1\\0\\1\\0\\377\\377\\377\\377'; cat"),
        ("stops within an answer", "printf 'RPD1\\0\\0\\14\\0\\5\\0\\150\\1\\0\\0half'; exit 0"),
    ]

    @Test(arguments: badChildren.indices)
    func aChildThatBreaksDownLosesOnePicture(_ place: Int) async {
        let process = process(Self.badChildren[place].script, time: DrawingBench.time)
        let result = await process.drawing(DrawingBench.task(.blocks), of: PictureFile.png())
        #expect(result == .failure(.drawingFailed), "\(Self.badChildren[place].name)")
    }

    /// What a child still has to say after nonsense would be taken for the next picture.
    @Test(arguments: ["printf 'nonsense, and more of it than a head has'; cat", "exit 3"])
    func theNextPictureHasANewChild(_ script: String) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("recipe-child-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = DrawingBench.program
        let process = process(
            """
            if mkdir '\(folder.path)/first' 2>/dev/null; then \(script); else
            exec '\(program.path)' \(program.arguments.joined(separator: " ")); fi
            """,
            time: DrawingBench.time
        )
        defer { process.rest() }
        let task = DrawingBench.task(.blocks)
        #expect(
            await process.drawing(task, of: PictureFile.png()) == .failure(.drawingFailed)
        )
        let next = await process.drawing(task, of: PictureFile.png())
        #expect((try? next.get()) != nil, "\(next)")
    }

    @Test(arguments: ["sleep 1000", "cat >/dev/null; sleep 1000", "while :; do :; done"])
    func aChildThatHangsIsEnded(_ script: String) async {
        let process = process(script, time: .milliseconds(200))
        let result = await process.drawing(DrawingBench.task(.blocks), of: PictureFile.png())
        #expect(result == .failure(.drawingFailed))
    }

    /// It may be installed meanwhile, and another failure says nothing of it.
    @Test func thatThereIsNoLibraryIsKnownUntilAPictureIsDrawn() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("recipe-child-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = PictureFile.png()
        let count = DrawingTask.byteCount + 4 + file.count
        let process = process(
            """
            head -c \(count) >/dev/null
            if mkdir '\(folder.path)/1' 2>/dev/null; then
            printf 'RPD1\\4\\0\\0\\0\\0\\0\\0\\0\\0\\0'
            elif mkdir '\(folder.path)/2' 2>/dev/null; then
            printf 'RPD1\\2\\0\\0\\0\\0\\0\\0\\0\\0\\0'
            else printf 'RPD1\\0\\0\\4\\0\\2\\0\\70\\0\\0\\0'; head -c 56 /dev/zero; fi
            cat >/dev/null
            """,
            time: DrawingBench.time
        )
        let pictureCache = PictureCache(cache: PictureQueueTests.MemoryCache())
        let queue = PictureQueue(pictureCache: pictureCache, process: process) { _ in [] }
        let (box, style) = (
            CellSize(columns: 4, rows: 2), PictureStyle(form: .blocks(hasAllColours: true))
        )
        #expect(await queue.trouble == nil)
        for failure in [PictureError.noLibrary, .damaged] {
            do throws(PictureError) {
                _ = try await queue.drawWhole(file, within: box, in: style)
                Issue.record("it is drawn")
            } catch {
                #expect(error == failure)
            }
            #expect(await queue.trouble == .noLibrary)
        }
        let drawn = try await queue.drawWhole(file, within: box, in: style)
        #expect(drawn.size == box)
        #expect(await queue.trouble == nil)
    }

    @Test func aProgramThatIsNotThereDrawsNothing() async {
        let process = DrawingProcess(
            DrawingChild.Program(path: "/nowhere/recipe", arguments: [])
        )
        let result = await process.drawing(DrawingBench.task(.blocks), of: PictureFile.png())
        #expect(result == .failure(.drawingFailed))
    }

    /// What the system allows a process, as it shows it while the process runs.
    @Test func theChildGivesUpWhatItDoesNotNeed() async throws {
        let child = try #require(DrawingChild(DrawingBench.program))
        let drawn = child.draw(
            DrawingBench.task(.blocks),
            of: PictureFile.png(),
            within: DrawingBench.time
        )
        #expect((try? drawn?.get()) != nil)
        let limits = try String(contentsOfFile: "/proc/\(child.number)/limits", encoding: .utf8)
        func limit(_ name: String) -> Int? {
            let line = limits.split(separator: "\n").first { $0.hasPrefix(name) }
            return line?.dropFirst(26).split(separator: " ").first.flatMap { Int($0) }
        }
        #expect(limit("Max cpu time") == 60)
        #expect(limit("Max file size") == 0)
        #expect(limit("Max core file size") == 0)
        #expect(limit("Max processes") == 0)
        #expect(limit("Max open files") == 16)
        #expect((limit("Max address space") ?? .max) < 4 << 30)
        let variables = try Data(
            contentsOf: URL(fileURLWithPath: "/proc/\(child.number)/environ")
        )
        #expect(String(decoding: variables, as: UTF8.self) == "LC_ALL=C.UTF-8\0")
        let open = try FileManager.default.contentsOfDirectory(
            atPath: "/proc/\(child.number)/fd"
        )
        #expect(Set(open) == ["0", "1", "2"])
    }

    @Test func aChildEndsWhenItsOwnerLetsGoOfIt() async throws {
        var child = DrawingChild(DrawingBench.program)
        let number = try #require(child?.number)
        #expect(kill(number, 0) == 0)
        child = nil
        #expect(kill(number, 0) != 0)
    }
}
