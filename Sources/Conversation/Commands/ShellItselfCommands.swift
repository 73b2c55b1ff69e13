import KitchenLanguage
package import RecipeModel

/// `service [NAME]`: the services, or the one to use from now on.
package struct ServiceCommand: CommandValue {
    package static let name = "service"
    package static let syntax = CommandSyntax<ServiceCommand>(
        .word(\.service, .service, "NAME"),
        options: [
            .serviceAddress("--url", \.address, summary: "use this address from now on"),
            .flag("--key", \.asksForKey, summary: "ask for its key without showing it"),
            .word(
                "--ca",
                \.authority,
                .file,
                summary: "trust this certificate authority, for your own server alone"
            ),
            .flag(
                "--keep",
                \.keepsCopy,
                summary: "keep a whole copy of your own server here, or bring it up to date"
            ),
            .flag("--no-keep", \.dropsCopy, summary: "remove the copy; the server is asked again"),
        ]
    )

    package var service: String?
    package var address: ServiceAddress?
    package var asksForKey = false
    /// A file with the certificate of an authority.
    package var authority: String?
    /// Whether a whole copy of it is made or brought up to date, or removed.
    package var keepsCopy = false
    package var dropsCopy = false

    package init() {}

    package static let canReachOutside = true
    package var reach: CommandReach {
        if authority != nil { return .outside("service --ca") }
        if address != nil { return .outside("service --url") }
        if keepsCopy || dropsCopy { return .outside("service --keep") }
        return asksForKey ? .outside("service --key") : .inside
    }
}

/// `refresh`: asks the service again for the loaded pages.
package struct RefreshCommand: CommandValue {
    package static let name = "refresh"
    package init() {}
}

/// `retry [PAGE]`: repeats what failed, or brings in a skipped page.
package struct RetryCommand: CommandValue {
    package static let name = "retry"
    package static let syntax = CommandSyntax<RetryCommand>(.number(\.page, "PAGE"))

    package var page: Int?

    package init() {}
}

/// `status`: the state of the session.
package struct StatusCommand: CommandValue {
    package static let name = "status"
    package init() {}
}

/// `cancel`: stops the work in the background.
package struct CancelCommand: CommandValue {
    package static let name = "cancel"
    package init() {}
}

/// `wait`: waits for the work in the background.
package struct WaitCommand: CommandValue {
    package static let name = "wait"
    package init() {}
}

/// `set [KEY [VALUE]]`: the settings, or one of them, changed or not.
package struct SetCommand: CommandValue {
    package static let name = "set"
    package static let syntax = CommandSyntax<SetCommand>(
        .word(\.key, .setting, "KEY", notation: "[KEY"),
        .words(\.value, .settingValue, "VALUE", atMost: 31, notation: "[VALUE]]"),
        options: [.flag("--save", \.saves, summary: "keep it for next time")]
    )

    package var key: String?
    /// The new value in words; empty where the setting is only to be shown.
    package var value: [String] = []
    /// Whether it is kept for the next start.
    package var saves = false

    package init() {}

    package static let canReachOutside = true
    package var reach: CommandReach {
        if saves { return .outside("set --save") }
        guard let key, !value.isEmpty else { return .inside }
        // As the settings read it: spaces around and letter case do not matter.
        let name = key.trimmingWhitespace().lowercased()
        let isOutside = name == "pager" || name.hasSuffix(".url") || name.hasSuffix(".ca")
        return isOutside ? .outside("set \(name)") : .inside
    }
}

/// `unset KEY`: a setting as it was before `set`.
package struct UnsetCommand: CommandValue {
    package static let name = "unset"
    package static let syntax = CommandSyntax<UnsetCommand>(.word(\.key, .setting, "KEY"))

    package var key = ""

    package init() {}
}

/// `alias [NAME = TEXT]`: a name of the cook's own, or those there are.
package struct AliasCommand: CommandValue {
    package static let name = "alias"
    package static let syntax = CommandSyntax<AliasCommand>(.definition(\.definition))

    package var definition: AliasDefinition?

    package init() {}

    package static let canReachOutside = true
    package var reach: CommandReach {
        definition.map { .line($0.text, for: Self.name) } ?? .inside
    }
}

/// `unalias NAME`: forgets an alias.
package struct UnaliasCommand: CommandValue {
    package static let name = "unalias"
    package static let syntax = CommandSyntax<UnaliasCommand>(.word(\.alias, .alias, "NAME"))

    package var alias = ""

    package init() {}
}

/// `history [N|TEXT]`: the last lines, or those with a text in them.
package struct HistoryCommand: CommandValue {
    package static let name = "history"
    package static let syntax = CommandSyntax<HistoryCommand>(.text(\.text, "N|TEXT"))

    package var text: String?

    package init() {}
}

/// `clear`: clears the screen.
package struct ClearCommand: CommandValue {
    package static let name = "clear"
    package static let aliases = ["cls"]
    package init() {}
}

/// `help [COMMAND|TOPIC]`.
package struct HelpCommand: CommandValue {
    package static let name = "help"
    package static let aliases = ["h", "?"]
    package static let syntax = CommandSyntax<HelpCommand>(
        .words(\.words, .topic, "COMMAND|TOPIC", atMost: 8)
    )

    package var words: [String] = []

    package init() {}
}

/// `quit [CODE]`: leaves the shell.
package struct QuitCommand: CommandValue {
    package static let name = "quit"
    package static let aliases = ["exit", "q"]
    package static let syntax = CommandSyntax<QuitCommand>(.number(\.code, in: 0...255, "CODE"))

    package var code: Int?

    package init() {}
}
