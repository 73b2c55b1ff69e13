import ShellCommands
import Testing

/// Words of a line that nothing has; the kitchen knows all but those that begin with `zyzz`.
struct UnknownWordsTests {
    private func unknown(_ line: String, cursor: Int, after lines: String...) async -> [String] {
        let kitchen = TestKitchen()
        for line in lines { await kitchen.type(line) }
        let signs = Array(line)
        return await kitchen.shell.completionKnowledge().unknownWords(in: line, cursor: cursor)
            .map { String(signs[$0]) }
    }

    @Test(arguments: [
        ("leek zyzzgras onion", ["zyzzgras"]), ("zyzzgras leek", ["zyzzgras"]),
        ("Zyzzgras, zyzz-root\tleek", ["Zyzzgras", "zyzz-root"]), ("zyzz'n leek", ["zyzz'n"]),
        ("search zyzzgras leek", ["zyzzgras"]), ("SEARCH zyzzgras leek", ["zyzzgras"]),
        ("and zyzzgras leek", ["zyzzgras"]), ("without zyzzgras leek", ["zyzzgras"]),
        ("leek; zyzzgras ", ["zyzzgras"]), ("leek onion", []), ("", []), ("  ", []),
        ("open zyzzgras leek", []), ("echo zyzzgras leek", []), ("fav zyzzgras leek", []),
        ("favs zyzzgras leek", []), ("alias zyzz = leek", []),
        ("leek -zyzzgras onion", []), ("title:zyzzgras onion", []), ("zyzz1 onion", []),
        ("zyzzgras- leek", ["zyzzgras-"]),
    ])
    func wordsThatNothingHas(line: String, words: [String]) async {
        #expect(await unknown(line, cursor: line.count) == words, "\(line)")
    }

    /// What is to be left out is not looked for.
    @Test(arguments: [("qqxyz", 1), ("-qqxyz", 0)])
    func whatIsLeftOutMayBeAnything(line: String, count: Int) async {
        let kitchen = TestKitchen { $0.services.knowsWord = { _ in false } }
        let knowledge = await kitchen.shell.completionKnowledge()
        #expect(knowledge.unknownWords(in: line, cursor: 0).count == count)
    }

    @Test func theWordThatIsBeingTypedMayBecomeAnother() async {
        #expect(await unknown("zyzza zyzzb", cursor: 11) == ["zyzza"])
        #expect(await unknown("zyzza zyzzb", cursor: 5) == ["zyzzb"])
        #expect(await unknown("zyzza zyzzb ", cursor: 12) == ["zyzza", "zyzzb"])
    }

    @Test(arguments: [(200, ["zyzz"]), (201, [])])
    func aLongLineIsNoSearch(bytes: Int, words: [String]) async {
        let line = "zyzz " + String(repeating: " ", count: bytes - 5)
        #expect(await unknown(line, cursor: 0) == words)
    }

    @Test func anotherServiceMayHaveAnyWord() async {
        let service = "service recipepuppy --url http://127.0.0.1:9"
        #expect(await unknown("zyzz leek", cursor: 9, after: service) == [])
    }
}
