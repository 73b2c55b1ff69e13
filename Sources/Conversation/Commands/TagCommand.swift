/// `tag REF [WORD…]`: words to find favorites by.
package struct TagCommand: CommandValue {
    package static let name = "tag"
    package static let syntax = CommandSyntax<TagCommand>(
        .leadingReferences(\.references),
        .tags,
        options: [.flag("--remove", \.removes, summary: "remove these tags")]
    )

    package var references: [Reference] = []
    package var tags: [String] = []
    package var removes = false

    package init() {}
}

extension CommandArgument<TagCommand> {
    /// Tags; `remove` before them and `-` before each take them off, as elsewhere.
    fileprivate static var tags: CommandArgument {
        let words = CommandArgument.words(\.tags, .words, "WORD…")
        return CommandArgument(
            shape: words.shape,
            read: { reader, value throws(UsageError) in
                try words.read(&reader, &value)
                if value.tags.count > 1, value.tags[0].lowercased() == "remove" {
                    value.tags.removeFirst()
                    value.removes = true
                } else if !value.tags.isEmpty,
                    value.tags.allSatisfy({ $0.count > 1 && $0.hasPrefix("-") })
                {
                    value.tags = value.tags.map { String($0.dropFirst()) }
                    value.removes = true
                }
            },
            write: words.write
        )
    }
}
