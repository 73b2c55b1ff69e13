import Testing

@testable import LineEditor

struct PasteCollectorTests {
    @Test(arguments: [1, 2, 5, 1000])
    func aBlockMayComeInPieces(of size: Int) {
        let all = Array("one\u{1B}[20two\u{1B}[201~rest".utf8)
        var keys = KeyDecoder()
        var collector = PasteCollector()
        var progress = PasteCollector.Progress.unfinished
        for start in stride(from: 0, to: all.count, by: size) {
            keys.append(all[start..<min(start + size, all.count)])
            if progress == .unfinished { progress = collector.take(from: &keys) }
        }
        #expect(progress == .whole(Array("one\u{1B}[20two".utf8)))
        #expect(keys.takeAll() == Array("rest".utf8))
    }

    @Test func aBlockBeyondTheLimitIsLeftOutWhole() {
        var keys = KeyDecoder()
        var collector = PasteCollector()
        for _ in 0..<40 {
            keys.append(repeatElement(0x61, count: 4096))
            #expect(collector.take(from: &keys) == .unfinished)
        }
        keys.append("\u{1B}[201~b".utf8)
        #expect(collector.take(from: &keys) == .tooLong(bytes: 40 * 4096))
        #expect(keys.takeAll() == Array("b".utf8))
    }
}
