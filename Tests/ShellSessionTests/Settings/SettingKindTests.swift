import RecipeTestSupport
import Testing

@testable import ShellSession

struct SettingKindTests {
    @Test(arguments: [
        (SettingKind.choice(["auto", "dark"]), " Dark ", "dark"),
        (.program(or: ["auto", "off"]), "OFF", "off"),
        (.program(or: ["auto", "off"]), " less -R ", "less -R"),
        (.words, "  salt   pepper ", "salt pepper"),
        (.words, "", ""),
        (.number(5...50), "5", "5"),
        (.number(5...50), " 50 ", "50"),
        (.number(5...50), "007", "7"),
        (.number(5...50), "7.0", "7"),
        (.time(100...600_000), "10s", "10s"),
        (.time(100...600_000), "500 MS", "500ms"),
        (.time(100...600_000), "1.5m", "1.5m"),
        (.time(100...600_000), "10m", "10m"),
        (.time(100...600_000), "100ms", "100ms"),
        (.time(100...600_000), "0.1s", "0.1s"),
        (.byteCount, "0", "0"),
        (.byteCount, "100MB", "100MB"),
        (.byteCount, "100 mb", "100MB"),
        (.byteCount, "512KB", "512kB"),
        (.byteCount, "1.5gb", "1.5GB"),
        (.byteCount, "0MB", "0MB"),
        (.byteCount, "1000GB", "1000GB"),
        (.address, "http://127.0.0.1:8080/api", "http://127.0.0.1:8080/api"),
    ])
    func values(_ kind: SettingKind, _ text: String, _ kept: String) {
        #expect(kind.normalized(text) == kept)
    }

    @Test(arguments: [
        (SettingKind.choice(["auto", "dark"]), "darker"),
        (.choice(["auto", "dark"]), ""),
        (.program(or: ["auto", "off"]), ""),
        (.program(or: ["auto", "off"]), "less\u{1B}"),
        (.program(or: ["auto", "off"]), "a\nb"),
        (.number(5...50), "4"),
        (.number(5...50), "51"),
        (.number(5...50), "+7"),
        (.number(5...50), "-7"),
        (.number(5...50), "7.5"),
        (.number(5...50), "few"),
        (.number(5...50), ""),
        (.number(5...50), "٧"),
        (.number(5...50), "99999999999999999999"),
        (.time(100...600_000), "99ms"),
        (.time(100...600_000), "0s"),
        (.time(100...600_000), "601s"),
        (.time(100...600_000), "11m"),
        (.time(100...600_000), "10"),
        (.time(100...600_000), "10h"),
        (.time(100...600_000), "ms"),
        (.time(100...600_000), "-10s"),
        (.time(100...600_000), "999999999999m"),
        (.byteCount, "1001GB"),
        (.byteCount, "999999999999GB"),
        (.byteCount, "100"),
        (.byteCount, "100MiB"),
        (.byteCount, "MB"),
        (.byteCount, "-1MB"),
        (.address, "file:///etc/passwd"),
        (.address, "recipes"),
    ])
    func otherTexts(_ kind: SettingKind, _ text: String) {
        #expect(kind.normalized(text) == nil)
    }

    @Test(arguments: [
        (SettingKind.choice(["on", "off"]), "on, off"),
        (.program(or: ["auto", "off"]), "auto, off, PROGRAM"),
        (.words, "WORD…"),
        (.number(5...50), "5-50"),
        (.time(100...600_000), "100ms-10m"),
        (.byteCount, "0, 512kB, 100MB, 1GB"),
        (.address, "ADDRESS"),
    ])
    func notations(_ kind: SettingKind, _ notation: String) {
        #expect(kind.notation == notation)
    }

    @Test(arguments: [
        SettingKind.choice(["on", "off"]), .program(or: ["auto"]), .words, .number(5...50),
        .time(100...600_000), .byteCount, .address,
    ])
    func everyCompletionIsAValue(_ kind: SettingKind) {
        for completion in kind.completions {
            #expect(kind.normalized(completion) == completion)
        }
    }

    @Test(arguments: [
        ("500ms", 500), ("10s", 10_000), ("1m", 60_000), ("1.5m", 90_000), ("0.25s", 250),
    ])
    func timesInMilliseconds(_ text: String, _ milliseconds: Int) {
        #expect(TimeSpan(text)?.milliseconds == milliseconds)
    }

    @Test(arguments: [
        ("0", 0), ("1kb", 1_000), ("100mb", 100_000_000), ("1.5gb", 1_500_000_000),
    ])
    func sizesInBytes(_ text: String, _ bytes: Int) {
        #expect(ByteCount(text)?.bytes == bytes)
    }

    /// A law: what a value is kept as is a value itself, and is kept as it is.
    @Test func keptValuesStayAsTheyAre() {
        var random = SeededGenerator(seed: 11)
        let signs = Array("0123456789.+- smkgbMBon,aufé\u{1B}\n/:htp")
        let kinds: [SettingKind] = [
            .choice(["on", "off"]), .program(or: ["auto", "off"]), .words, .number(5...50),
            .time(100...600_000), .byteCount, .address,
        ]
        var kept = 0
        for _ in 0..<20_000 {
            let count = Int.random(in: 0...6, using: &random)
            let text = String((0..<count).compactMap { _ in signs.randomElement(using: &random) })
            for kind in kinds {
                guard let value = kind.normalized(text) else { continue }
                kept += 1
                #expect(kind.normalized(value) == value, "\(kind) \(text.debugDescription)")
            }
        }
        #expect(kept > 10_000)
    }
}
