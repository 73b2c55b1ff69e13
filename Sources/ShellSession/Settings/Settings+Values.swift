public import RecipeModel

extension Settings {
    /// Colours: `auto`, `dark`, `light`, `neutral` or `none`.
    public var theme: String { text("theme") }

    /// How lists of recipes are laid out: `auto`, `list`, `cards` or `split`.
    public var layout: String { text("layout") }

    /// Whether web addresses can be opened from the terminal: `auto`, `on` or `off`.
    public var links: String { text("links") }

    /// How pictures are shown: `auto`, `kitty`, `sixel`, `blocks` or `none`.
    public var pictures: String { text("pictures") }

    /// Signs: `auto`, `unicode` or `ascii`.
    public var symbols: String { text("symbols") }

    /// Whether output is to be read aloud.
    public var isAccessible: Bool { text("accessible") == "on" }

    /// Whether the prompt has vi's keys and not those of emacs.
    public var hasViKeys: Bool { text("editor") == "vi" }

    /// Whether typed lines are kept.
    public var keepsHistory: Bool { text("history") == "on" }

    /// What shows long output: `auto`, `off`, or a program with its arguments.
    public var pager: String { text("pager") }

    /// The form of answers, by its name, or `auto`.
    public var format: String { text("format") }

    /// What a line without a command name does: `search` or `error`.
    public var bareWords: String { text("bare-words") }

    /// Whether a script goes on after an error.
    public var continuesOnError: Bool { text("on-error") == "continue" }

    /// Whether a script prints its commands.
    public var echoesCommands: Bool { text("echo") == "on" }

    /// Where recipes come from.
    public var service: ServiceName { ServiceName(rawValue: text("service")) }

    /// When pages are fetched ahead.
    public var prefetch: PrefetchPolicy { PrefetchPolicy(rawValue: text("prefetch")) ?? .on }

    /// How long a request may take, in milliseconds.
    public var timeoutMilliseconds: Int { TimeSpan(text("timeout"))?.milliseconds ?? 10_000 }

    /// Recipes on a page, where a service lets us choose.
    public var pageSize: Int { PlainNumber(text("page-size"))?.whole ?? 10 }

    /// Bytes that the cache may have on disk.
    public var cacheLimit: Int { ByteCount(text("cache-size").lowercased())?.bytes ?? 0 }

    /// Where a service is, if that is set.
    public func address(of service: ServiceName) -> String? {
        let address = text("\(service.rawValue).url")
        return address.isEmpty ? nil : address
    }

    private func text(_ key: String) -> String { value(of: key)?.value ?? "" }
}
