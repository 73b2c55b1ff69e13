import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// What goes wrong with a shared cookbook is told as what it is.
@Suite(.withPostgres)
struct SharedCookbookFaultTests {
    private func store(_ address: String, password: String? = PostgresSite.password) throws
        -> PostgresCookbookStore
    {
        let address = try #require(DatabaseAddress(address))
        return PostgresCookbookStore(
            PostgresServer(address, password: password, patience: .ample)
        )
    }

    @Test func aServerThatLetsNobodyInIsTold() async throws {
        let shared = try SharedBook()
        let wrong = try shared.store(password: "no")
        #expect(try await reason { _ = try await wrong.state() } == .wrongPassword)
        let silent = try shared.store(password: nil)
        #expect(try await reason { _ = try await silent.state() } == .noPassword)
        let stranger = try shared.store(user: "nobody_here")
        #expect(try await reason { _ = try await stranger.state() } == .wrongPassword)
        let elsewhere = try store(shared.site.address(of: "no_such_book"))
        #expect(try await reason { _ = try await elsewhere.state() } == .noDatabase)
    }

    @Test func tablesThatSomebodyMakesMeanwhileAreRead() async throws {
        let shared = try SharedBook()
        let recipes = preparedRecipes(1, seed: 1)
        _ = try await shared.store().add(recipes, from: "a", counting: false)
        let connection = try shared.connection()
        let book = PostgresBook(now: { 0 })
        // What the server says of tables that are not there yet.
        let absent = PostgresError.server("42P01")
        var looks = 0
        let found = try book.read(over: connection) { tables in
            looks += 1
            if looks == 1 { throw absent }
            return looks
        }
        #expect(found == 2)
        #expect(throws: DamagedRecord.self) {
            try book.read(over: connection) { _ -> Int in throw absent }
        }
    }

    /// Tables that went and were made anew are another cookbook's, whose keys begin with its mark.
    @Test func tablesThatAreMadeAnewAreNotTakenForThoseOfBefore() async throws {
        let shared = try SharedBook()
        _ = try await shared.store().add(preparedRecipes(1, seed: 1), from: "a", counting: false)
        let connection = try shared.connection()
        let book = PostgresBook(now: { 0 })
        let first = try book.read(over: connection) { try $0.hidden() }
        #expect(first == [])
        try shared.sql("DROP SCHEMA cookbook CASCADE")
        let absent = try book.read(over: connection) { try $0.hidden() }
        #expect(absent == nil)
        _ = try await shared.store().add(preparedRecipes(1, seed: 1), from: "a", counting: false)
        let mark = try book.read(over: connection) { String($0.facts.mark) }
        #expect(
            try shared.sql("SELECT value FROM cookbook.fact WHERE name = 'mark'") == mark
        )
    }

    @Test func tablesOfTheFirstVersionAreBroughtUp() async throws {
        let shared = try SharedBook()
        let store = try shared.store()
        _ = try await store.add(preparedRecipes(5, seed: 1), from: "a", counting: false)
        let mark = try shared.sql("SELECT value FROM cookbook.fact WHERE name = 'mark'")
        try shared.sql("UPDATE cookbook.fact SET value = 1 WHERE name = 'version'")
        let new = preparedRecipes(5, seed: 2)
        #expect(try await store.add(new, from: "b", counting: false).added == 5)
        #expect(try await store.standing().recipes == 10)
        let facts = try shared.sql(
            "SELECT value FROM cookbook.fact WHERE name IN ('mark', 'version') ORDER BY name"
        )
        #expect(facts.split(separator: "\n").map(String.init) == [mark, "2"])
    }

    /// The last number of a rank is given, and then there is none left.
    @Test func whereNoNumberIsLeftTheCookbookIsFull() async throws {
        let shared = try SharedBook()
        let store = try shared.store()
        let recipes = preparedRecipes(2, seed: 1)
        _ = try await store.add([recipes[0]], from: "a", counting: false)
        func setNext(_ sequence: Int) throws {
            try shared.sql(
                """
                INSERT INTO cookbook.rank SELECT n, \(sequence) FROM generate_series(0, 63) AS n
                ON CONFLICT (rank) DO UPDATE SET next = excluded.next
                """
            )
        }
        try setNext(RecipeNumber.sequenceLimit)
        let full = try await reason {
            _ = try await store.add([recipes[1]], from: "a", counting: false)
        }
        #expect(full == .full)
        try setNext(RecipeNumber.sequenceLimit - 1)
        #expect(try await store.add([recipes[1]], from: "a", counting: false).added == 1)
        #expect(try await store.standing().recipes == 2)
    }

    @Test func nobodyListens() async throws {
        let free = try LoopbackSocket.bound(port: 0)
        let store = try store("postgresql://cook@127.0.0.1:\(free.port)/book")
        let reason = try await reason { _ = try await store.state() }
        #expect(reason == .unreachable("Connection refused"))
        #expect(try await self.reasonOfAnUnreadableAddress() == .badAddress)
        free.socket.shut()
    }

    /// Of several servers that let nobody in, what tells most is told.
    @Test func thatAPasswordIsWrongTellsMoreThanThatAServerIsNotThere() async throws {
        let shared = try SharedBook()
        let free = try LoopbackSocket.bound(port: 0)
        let (there, gone) = ("127.0.0.1:\(shared.site.port)", "127.0.0.1:\(free.port)")
        for (hosts, expected) in [
            ("\(there),\(gone)", SharedCookbookError.Reason.wrongPassword),
            ("\(gone),\(there)", .wrongPassword),
            ("\(gone),\(gone)", .unreachable("Connection refused")),
        ] {
            let store = try store("postgresql://cook@\(hosts)/\(shared.database)", password: "no")
            #expect(try await reason { _ = try await store.state() } == expected)
        }
        free.socket.shut()
    }

    private func reasonOfAnUnreadableAddress() async throws -> SharedCookbookError.Reason? {
        let store = try store("postgresql://127.0.0.1/book?no_such_word=1")
        return try await reason { _ = try await store.state() }
    }

    @Test func aPasswordInTheAddressIsUsedAndNotShown() async throws {
        let shared = try SharedBook()
        let typed = shared.address.replacing("cook@", with: "cook:pa%3Ass%40w%25rd@")
        let address = try #require(DatabaseAddress(typed))
        #expect(address.text == shared.address)
        #expect(!"\(address)\(String(reflecting: address))".contains("ss@w"))
        let store = PostgresCookbookStore(PostgresServer(address))
        #expect(try await store.state() == nil)
    }

    @Test func whoMayOnlyReadIsNotAllowedToWrite() async throws {
        let shared = try SharedBook()
        _ = try await shared.store().add(preparedRecipes(5, seed: 1), from: "a", counting: false)
        let name = "guest_\(shared.database)"
        try shared.sql("CREATE ROLE \(name) LOGIN PASSWORD 'guest'")
        let guest = try shared.store(user: name, password: "guest")
        #expect(try await reason { _ = try await guest.state() } == .notAllowed)
        try shared.sql("GRANT USAGE ON SCHEMA cookbook TO \(name)")
        try shared.sql("GRANT SELECT ON ALL TABLES IN SCHEMA cookbook TO \(name)")
        #expect(try await guest.standing().recipes == 5)
        #expect(try await guest.standing().access == .noRight)
        let recipes = preparedRecipes(5, seed: 2)
        let adding = try await reason {
            _ = try await guest.add(recipes, from: "b", counting: false)
        }
        #expect(adding == .notAllowed)
        #expect(try await guest.add(recipes, from: "b", counting: true).added == 5)
        try shared.sql("GRANT INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA cookbook TO \(name)")
        #expect(try await guest.add(recipes, from: "b", counting: false).added == 5)
        #expect(try await guest.standing().access == .writable)
        _ = try await guest.make(.remove(origin: "b"), session: "s")
        #expect(try await guest.undo(session: "s")?.kind == .originRemoved)
        try shared.sql("REVOKE ALL ON ALL TABLES IN SCHEMA cookbook FROM \(name)")
        try shared.sql("REVOKE ALL ON SCHEMA cookbook FROM \(name)")
        try shared.sql("DROP ROLE \(name)")
    }

    @Test func aServerThatOnlyLetsItselfBeReadIsTold() async throws {
        let shared = try SharedBook()
        _ = try await shared.store().add(preparedRecipes(5, seed: 1), from: "a", counting: false)
        try shared.sql("ALTER DATABASE \(shared.database) SET default_transaction_read_only = on")
        let store = try shared.store()
        #expect(try await store.standing().recipes == 5)
        #expect(try await store.standing().access == .readOnly)
        let reason = try await reason {
            _ = try await store.add(preparedRecipes(5, seed: 2), from: "b", counting: false)
        }
        #expect(reason == .readOnly)
    }

    /// A connection that is lost while a change is saved: nobody knows whether it was, so it is told,
    /// and not made a second time.
    @Test func aChangeThatMayBeSavedIsNotMadeAgain() async throws {
        let shared = try SharedBook()
        let store = try shared.store()
        _ = try await store.add(preparedRecipes(3, seed: 1), from: "a", counting: false)
        try shared.sql("CREATE SEQUENCE public.tries")
        try shared.sql(
            """
            CREATE FUNCTION public.die() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN
            PERFORM nextval(''public.tries''); PERFORM pg_terminate_backend(pg_backend_pid());
            RETURN NULL; END'
            """
        )
        try shared.sql(
            """
            CREATE CONSTRAINT TRIGGER die AFTER INSERT ON cookbook.recipe
            DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.die()
            """
        )
        let recipe = preparedRecipes(1, seed: 2)
        let met = try await reason {
            _ = try await store.add(recipe, from: "a", counting: false)
        }
        #expect(met == .lostWhileSaving)
        #expect(try shared.sql("SELECT last_value FROM public.tries") == "1")
        #expect(try await store.standing().recipes == 3)
    }

    /// A server that says nothing for longer than anybody waits.
    @Test func aWaitEndsWhenTheBellRings() async throws {
        let shared = try SharedBook()
        let host = try shared.host()
        let asking = Task {
            let wakeup = LaneWakeup()
            let connection = try host.connect(wakeup: wakeup)
            let talk = wakeup.begin()
            withUnsafeCurrentTask { $0?.cancel() }
            wakeup.ring(talk)
            try connection.query("SELECT pg_sleep(1000)")
        }
        await #expect(throws: CancellationError.self) { try await asking.value }
    }

    @Test func tablesOfANewerVersionAreLeftAlone() async throws {
        let shared = try SharedBook()
        let store = try shared.store()
        _ = try await store.add(preparedRecipes(5, seed: 1), from: "a", counting: false)
        try shared.sql("UPDATE cookbook.fact SET value = 99 WHERE name = 'version'")
        #expect(try await reason { _ = try await store.state() } == .newerTables)
        let reason = try await reason {
            _ = try await store.add(preparedRecipes(5, seed: 2), from: "b", counting: false)
        }
        #expect(reason == .newerTables)
        #expect(try shared.sql("SELECT count(*) FROM cookbook.recipe") == "5")
    }

    @Test(
        arguments: [
            "UPDATE cookbook.recipe SET body = 'x'", "UPDATE cookbook.posting SET body = 'x'",
            "UPDATE cookbook.posting SET body = '\\x05000100'",
            "UPDATE cookbook.posting SET chunk = chunk + 5000000",
            "INSERT INTO cookbook.block SELECT n, 0, '\\x01000000' FROM generate_series(0, 255) n",
            "DROP TABLE cookbook.posting", "ALTER TABLE cookbook.recipe DROP body",
            "DELETE FROM cookbook.fact", "DELETE FROM cookbook.fact WHERE name = 'mark'",
            "UPDATE cookbook.fact SET value = 0 WHERE name = 'version'",
            "ALTER TABLE cookbook.fact DROP value",
            "UPDATE cookbook.fact SET value = -1 WHERE name = 'generation'",
        ]
    )
    func badRowsAreAnErrorAndNoCrash(_ damage: String) async throws {
        let shared = try SharedBook()
        _ = try await shared.store().add(preparedRecipes(60, seed: 1), from: "a", counting: false)
        try shared.sql(damage)
        let store = try shared.store()
        let book = Cookbook(StarterCookbook(), store: store)
        var reasons: [SharedCookbookError.Reason?] = []
        for word in ["garlic", "cheddar cheese", "of", "easy"] {
            reasons.append(
                try await reason {
                    var cursor: PageCursor? = .first
                    while let next = cursor {
                        let page = try await book.page(
                            of: RecipeQuery([.has(Term(word))]),
                            at: next,
                            freshness: .kept
                        )
                        cursor = page.next
                    }
                }
            )
        }
        for reason in reasons { #expect(reason == nil || reason == .damaged) }
        if !damage.contains("generation") {
            #expect(reasons.contains(.damaged))
        }
    }
}
