/// The tables of a shared cookbook, in a schema of their own.
enum PostgresSchema {
    /// The lock that whoever changes the cookbook holds until the change is made: the same number
    /// as the mark of a cookbook's file.
    static let lock = DatabaseSchema.cookbook.applicationID

    /// What makes the tables of each version from those before. They only ever grow.
    static let versions = [
        """
        CREATE SCHEMA cookbook;
        COMMENT ON SCHEMA cookbook IS 'recipes that many share; made by the program recipe';
        -- Its version, a number of its own and how often it was changed.
        CREATE TABLE cookbook.fact (name text PRIMARY KEY, value bigint NOT NULL);
        -- The next sequence of each rank.
        CREATE TABLE cookbook.rank (rank integer PRIMARY KEY, next integer NOT NULL);
        CREATE TABLE cookbook.origin (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            name text NOT NULL UNIQUE,
            bytes bigint NOT NULL,
            added_at bigint NOT NULL
        );
        -- The id is the number in the index. The key is absent where the number tells it.
        CREATE TABLE cookbook.recipe (
            id bigint PRIMARY KEY,
            key text,
            body bytea NOT NULL
        );
        -- Recipes whose key does not tell their number: those that were edited.
        CREATE TABLE cookbook.named (key text PRIMARY KEY, recipe bigint NOT NULL);
        -- What recipes are the same by.
        CREATE TABLE cookbook.identity (
            identity bigint NOT NULL,
            recipe bigint NOT NULL,
            PRIMARY KEY (identity, recipe)
        );
        -- Starters that were changed or deleted.
        CREATE TABLE cookbook.hidden (key text PRIMARY KEY);
        -- The index: for each term and chunk of 65,536 numbers those that have it, in pieces.
        CREATE TABLE cookbook.posting (
            term bigint NOT NULL,
            chunk integer NOT NULL,
            body bytea NOT NULL,
            PRIMARY KEY (term, chunk)
        );
        -- Bits don't get smaller, and would be tried each time.
        ALTER TABLE cookbook.posting ALTER body SET STORAGE EXTERNAL;
        -- Postings of many new recipes together, until they are brought into that table.
        CREATE TABLE cookbook.block (
            place integer NOT NULL,
            addition integer NOT NULL,
            body bytea NOT NULL,
            PRIMARY KEY (place, addition)
        );
        ALTER TABLE cookbook.block ALTER body SET STORAGE EXTERNAL;
        CREATE TABLE cookbook.name (name text COLLATE "C" PRIMARY KEY);
        CREATE TABLE cookbook.change (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            session text NOT NULL,
            kind text NOT NULL,
            titles text NOT NULL,
            added bytea NOT NULL,
            removed bytea NOT NULL,
            hid text NOT NULL,
            named text NOT NULL,
            done_at bigint NOT NULL,
            done_order bigint NOT NULL,
            is_undone boolean NOT NULL
        )
        """,
        """
        -- Chunks of the index may be packed and in pieces; the others are read as they are.
        SELECT 2
        """,
    ]

    /// What stands in the table of facts.
    struct Facts {
        var version = 0
        /// Another one after each change.
        var generation = 0
        /// What the keys of this cookbook's recipes begin with.
        var mark = 0

        /// The facts of a cookbook. Throws where there is none, or it is of a newer version.
        init(_ connection: PostgresConnection) throws {
            let answer = try connection.query("SELECT name, value FROM cookbook.fact")
            for row in 0..<answer.count {
                let value = try answer.number(row, 1)
                switch try answer.wholeText(row, 0) {
                case "version": version = value
                case "generation": generation = value
                case "mark": mark = value
                default: break
                }
            }
            guard version <= PostgresSchema.versions.count else {
                throw PostgresError.newerTables
            }
            guard version > 0, mark > 0 else { throw DamagedRecord() }
        }
    }

    /// Makes the tables, or brings them up to this version; the caller holds the lock.
    static func prepare(_ connection: PostgresConnection) throws -> Facts {
        let isThere = try connection.query("SELECT to_regclass('cookbook.fact') IS NOT NULL")
        var version = 0
        if try isThere.number(0, 0) == 1 {
            let facts = try Facts(connection)
            if facts.version == versions.count { return facts }
            version = facts.version
        }
        for step in versions[version...] {
            for statement in step.split(separator: ";\n") {
                try connection.query(String(statement))
            }
        }
        if version == 0 {
            // Another cookbook's numbers shall not be taken for this one's, nor its keys.
            let facts = [
                ("mark", SharedKeys.newMark()),
                ("generation", Int.random(in: 1 << 40..<1 << 52)), ("version", versions.count),
            ]
            for (name, value) in facts {
                try connection.query(
                    "INSERT INTO cookbook.fact VALUES ($1, $2)",
                    [.text(name), .number(value)]
                )
            }
        } else {
            try connection.query(
                "UPDATE cookbook.fact SET value = $1 WHERE name = 'version'",
                [.number(versions.count)]
            )
        }
        return try Facts(connection)
    }
}
