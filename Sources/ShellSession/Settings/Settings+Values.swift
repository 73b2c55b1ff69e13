package import RecipeModel

extension Settings {
    /// Colours: `auto`, `dark`, `light`, `neutral` or `none`.
    package var theme: String { text("theme") }

    /// How lists of recipes are laid out: `auto`, `list`, `cards` or `split`.
    package var layout: String { text("layout") }

    /// Whether web addresses can be opened from the terminal: `auto`, `on` or `off`.
    package var links: String { text("links") }

    /// How pictures are shown: `auto`, `kitty`, `sixel`, `blocks` or `none`.
    package var pictures: String { text("pictures") }

    /// Signs: `auto`, `unicode` or `ascii`.
    package var symbols: String { text("symbols") }

    /// Whether output is to be read aloud.
    package var isAccessible: Bool { text("accessible") == "on" }

    /// Whether the prompt has vi's keys and not those of emacs.
    package var hasViKeys: Bool { text("editor") == "vi" }

    /// Whether typed lines are kept.
    package var keepsHistory: Bool { text("history") == "on" }

    /// What shows long output: `auto`, `off`, or a program with its arguments.
    package var pager: String { text("pager") }

    /// The form of answers, by its name, or `auto`.
    package var format: String { text("format") }

    /// What a line without a command name does: `search` or `error`.
    package var bareWords: String { text("bare-words") }

    /// Whether a script goes on after an error.
    package var continuesOnError: Bool { text("on-error") == "continue" }

    /// Whether a script prints its commands.
    package var echoesCommands: Bool { text("echo") == "on" }

    /// Where recipes come from.
    package var service: ServiceName { ServiceName(rawValue: text("service")) }

    /// When pages are fetched ahead.
    package var prefetch: PrefetchPolicy { PrefetchPolicy(rawValue: text("prefetch")) ?? .on }

    /// How long a request may take, in milliseconds.
    package var timeoutMilliseconds: Int { TimeSpan(text("timeout"))?.milliseconds ?? 10_000 }

    /// Recipes on a page, where a service lets us choose.
    package var pageSize: Int { PlainNumber(text("page-size"))?.whole ?? 10 }

    /// Bytes that the cache may have on disk.
    package var cacheLimit: Int { ByteCount(text("cache-size").lowercased())?.bytes ?? 0 }

    /// Where a service is, if that is set.
    package func address(of service: ServiceName) -> String? {
        let address = text("\(service.rawValue).url")
        return address.isEmpty ? nil : address
    }

    private func text(_ key: String) -> String { value(of: key)?.value ?? "" }
}
