/// A page's markup made safe for the parser, with the scripts that may hold a recipe beside it.
struct PreparedMarkup {
    /// The markup without scripts, styles, comments and attributes that nobody reads.
    var bytes: [UInt8] = []
    /// The scripts in the order of the page.
    var scripts: [DataScript] = []
}

/// The content of a `<script>`.
struct DataScript {
    /// What kind of data it says it holds.
    enum Kind {
        /// `application/ld+json`.
        case linkedData
        /// `application/json` and its like: the state of a page that a program draws.
        case state
        /// A program, which may bring such a state along.
        case program
    }

    var kind: Kind
    var content: ArraySlice<UInt8>
}
