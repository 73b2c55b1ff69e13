extension Recipe {
    /// How the ingredients meet the foods asked for: how many are had, of how many, and the names of
    /// the others. All `null` where the service does not tell.
    package var coverageMembers: [JSONMember] {
        let missing = coverage.map { JSONOutput.strings($0.missed.map { CleanText.line($0) }) }
        return [
            JSONMember("have", .int(orNull: coverage.map(\.used.count))),
            JSONMember("need", .int(orNull: coverage.map { $0.used.count + $0.missed.count })),
            JSONMember("missing", missing ?? .null),
        ]
    }
}
