/// How much the cache keeps at a moment.
package struct CacheUsage: Hashable, Sendable {
    /// How many answers, pages and pictures.
    package var entries: Int
    /// Their size in bytes.
    package var bytes: Int
    /// The size that they are held to, in bytes.
    package var limit: Int

    /// A measure of the cache.
    package init(entries: Int, bytes: Int, limit: Int) {
        self.entries = entries
        self.bytes = bytes
        self.limit = limit
    }
}
