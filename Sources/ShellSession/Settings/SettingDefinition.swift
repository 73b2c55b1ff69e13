import KitchenLanguage
package import RecipeModel

/// One setting: a row of the table that checking, help and completion are made from.
package struct SettingDefinition: Hashable, Sendable {
    /// Which variable of the environment sets it.
    package enum Variable: Hashable, Sendable {
        /// The first of these that is not empty has the value.
        case value([String])
        /// It is `on` unless the variable is empty, `0` or `false`; then it says nothing.
        case flag(String)
    }

    /// The name.
    package var key: String
    /// What it may be.
    package var kind: SettingKind
    /// What it is when nobody says otherwise; empty where there is nothing.
    package var defaultValue: String
    /// The variable of the environment that sets it, if there is one.
    package var variable: Variable?
    /// What it does, in one line.
    package var summary: String

    package init(
        _ key: String,
        _ kind: SettingKind,
        default defaultValue: String,
        variable: Variable? = nil,
        summary: String
    ) {
        self.key = key
        self.kind = kind
        self.defaultValue = defaultValue
        self.variable = variable
        self.summary = summary
    }

    /// What it may be, the default first.
    package var choices: String {
        switch kind {
        case .choice, .program, .address, .database, .file, .clock: kind.notation
        case .words: defaultValue
        case .number, .time, .byteCount: "\(defaultValue) (\(kind.notation))"
        }
    }
}

extension SettingDefinition {
    /// A setting of a few words, the default first.
    static func choice(
        _ key: SettingKey,
        _ words: [String],
        variable: Variable? = nil,
        summary: String
    ) -> SettingDefinition {
        SettingDefinition(
            key.rawValue,
            .choice(words),
            default: words.first ?? "",
            variable: variable,
            summary: summary
        )
    }

    /// A setting whose words are a type's.
    static func choice<Choice: SettingChoice>(
        _ key: SettingKey,
        _ type: Choice.Type,
        variable: Variable? = nil,
        summary: String
    ) -> SettingDefinition {
        choice(key, type.allCases.map(\.rawValue), variable: variable, summary: summary)
    }

    package static let on = "on"
    private static let offOrOn = ["off", on]
    private static let onOrOff = [on, "off"]

    /// The settings of this program, in the order in which they are listed.
    ///
    /// - Parameters:
    ///   - services: The services that can be named, the default first.
    ///   - addressed: Those of them that are at an address which can be set.
    ///   - own: Those of them that are servers of the cook's own.
    package static func table(
        services: [ServiceName],
        addressed: [ServiceName],
        own: [ServiceName] = []
    ) -> [SettingDefinition] {
        shellTable + serviceTable(services) + addressed.map(address) + own.map(authority)
    }

    private static let shellTable: [SettingDefinition] = [
        .choice(
            .theme,
            ThemeSetting.self,
            summary: "colours for a dark or a light background"
        ),
        .choice(
            .layout,
            LayoutSetting.self,
            summary: "how recipes are laid out; split shows an opened one beside the list"
        ),
        .choice(
            .ingredients,
            IngredientsSetting.self,
            summary: "the ingredients in a list: a line of them, or all"
        ),
        .choice(
            .pictures,
            PictureSetting.self,
            summary: "how pictures are shown; auto asks the terminal"
        ),
        .choice(
            .links,
            SwitchSetting.self,
            summary: "whether web addresses can be opened with a click"
        ),
        .choice(
            .symbols,
            SymbolSetting.self,
            summary: "whether stars and dots may be drawn"
        ),
        .choice(
            .accessible,
            offOrOn,
            variable: .flag("ACCESSIBLE"),
            summary: "plain sentences for reading aloud: no columns, no symbols"
        ),
        .choice(.editor, EditorSetting.self, summary: "the keys of the prompt"),
        .choice(.history, onOrOff, summary: "whether typed lines are kept"),
        SettingDefinition(
            SettingKey.pager.rawValue,
            .program(or: PagerSetting.words),
            default: "auto",
            variable: .value(["RECIPE_PAGER"]),
            summary: "what shows output taller than the screen; auto is a screen of our own"
        ),
        .choice(
            .format,
            ["auto"] + OutputFormat.allCases.map(\.rawValue),
            summary: "the form of answers; auto is a list on a terminal, else tsv"
        ),
        .choice(
            .bareWords,
            BareWordsSetting.self,
            summary: "what a line without a command name does"
        ),
        .choice(
            .onError,
            OnErrorSetting.self,
            summary: "whether an error ends a script"
        ),
        .choice(
            .echo,
            offOrOn,
            summary: "whether a script prints each command before its output"
        ),
    ]

    private static func serviceTable(_ services: [ServiceName]) -> [SettingDefinition] {
        [
            .choice(
                .service,
                services.map(\.rawValue),
                variable: .value(["RECIPE_SERVICE"]),
                summary: "where recipes come from"
            ),
            .choice(
                .prefetch,
                PrefetchPolicy.self,
                summary: "whether the next page is fetched while you read"
            ),
            SettingDefinition(
                SettingKey.timeout.rawValue,
                .time(100...600_000),
                default: "10s",
                summary: "how long a request may take"
            ),
            SettingDefinition(
                SettingKey.pageSize.rawValue,
                .number(5...50),
                default: "10",
                summary: "recipes on a page, where a service lets us choose"
            ),
            .choice(
                .units,
                ["original"] + UnitSystem.allCases.map(\.rawValue),
                summary: "the units that amounts are shown in, the recipe's own beside them"
            ),
            .choice(.bell, onOrOff, summary: "whether a timer sounds the terminal's bell"),
            SettingDefinition(
                SettingKey.staples.rawValue,
                .words,
                default: "salt pepper water oil",
                summary: "foods that are always in the house"
            ),
            SettingDefinition(
                SettingKey.maxMissing.rawValue,
                .number(0...99),
                default: "3",
                summary: "how many missing things 'cook' allows, where that leaves anything"
            ),
            SettingDefinition(
                SettingKey.dinnerAt.rawValue,
                .clock,
                default: ClockTime.none,
                summary: "when you eat dinner, for the calendar of the plan"
            ),
            SettingDefinition(
                SettingKey.cacheSize.rawValue,
                .byteCount,
                default: "100MB",
                summary: "space on disk for answers, pages and pictures"
            ),
        ]
    }

    private static func address(of service: ServiceName) -> SettingDefinition {
        let isShared = service == .cookbook
        return SettingDefinition(
            SettingKey.address(of: service).rawValue,
            isShared ? .database : .address,
            default: isShared ? ServiceAddress.noneWord : "",
            variable: variable(of: service, "URL"),
            summary: isShared
                ? "the database of a cookbook that many share; none is your own"
                : "where \(service.rawValue) is"
        )
    }

    private static func authority(of service: ServiceName) -> SettingDefinition {
        SettingDefinition(
            SettingKey.authority(of: service).rawValue,
            .file,
            default: "",
            variable: variable(of: service, "CA"),
            summary: "certificates that are trusted for \(service.rawValue) alone"
        )
    }

    private static func variable(of service: ServiceName, _ ending: String) -> Variable {
        let name = service.rawValue.uppercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
        return .value(["RECIPE_\(String(name))_\(ending)"])
    }
}
