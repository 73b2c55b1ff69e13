package import RecipeModel

/// What is which entry of a server of the cook's own, and what both were when they were last brought
/// in line.
package struct ServerLink: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A planned meal, by its calendar's name.
        case meal
        /// All that the shopping list has of a food, by that food.
        case food
        /// A line of the shopping list that came from there, by its number.
        case line
        /// A meal that was cooked, by its recipe and day.
        case cooked
        /// The stars of a recipe, by that recipe.
        case stars
    }

    /// What tells it from the others; 0 before it is kept.
    package var id: Int
    package var service: ServiceName
    package var address: String
    package var kind: Kind
    /// By what it is known here, and by what there.
    package var here: String
    package var there: String
    /// What both were, as `SyncBase` writes it.
    package var base: String

    package init(
        id: Int = 0,
        service: ServiceName,
        address: String,
        _ kind: Kind,
        here: String,
        there: String,
        base: String
    ) {
        self.id = id
        self.service = service
        self.address = address
        self.kind = kind
        self.here = here
        self.there = there
        self.base = base
    }
}

/// A server that links are made to.
package struct LinkedServer: Hashable, Sendable {
    package var service: ServiceName
    package var address: String

    package init(_ service: ServiceName, at address: String) {
        self.service = service
        self.address = address
    }

    func link(_ kind: ServerLink.Kind, here: String, there: String, _ base: SyncBase) -> ServerLink
    {
        ServerLink(
            service: service,
            address: address,
            kind,
            here: here,
            there: there,
            base: base.text
        )
    }
}

/// What two entries said when they were last brought in line: each its own, for a server may not
/// keep all that is kept here.
struct SyncBase: Hashable, Sendable {
    var here: String
    var there: String

    init(here: String, there: String) {
        self.here = here
        self.there = there
    }

    /// As it is kept: the two texts with their lengths.
    var text: String { "\(here.utf8.count) \(here)\(there)" }

    init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let length = Int(parts[0]), (0...parts[1].utf8.count) ~= length,
            let here = String(parts[1].utf8.prefix(length)),
            let there = String(parts[1].utf8.dropFirst(length))
        else { return nil }
        self.init(here: here, there: there)
    }
}

/// Which side counts where both were changed.
package enum SyncPreference: String, CaseIterable, Hashable, Sendable {
    case here, there
}

/// What is done about an entry that may have changed here, there, or both.
enum SyncStep: Hashable, Sendable {
    /// Nothing; both say what they said.
    case nothing
    /// Both say the same.
    case settle
    /// What is there counts.
    case take
    /// What is here counts.
    case send
    /// Both were changed, and not to the same.
    case conflict

    /// - Parameters:
    ///   - here: What is here; nil where it is gone.
    ///   - there: What is there; nil where it is gone.
    ///   - base: What both were; nil where they never were brought in line.
    ///   - isSame: Whether both mean the same.
    init(
        here: String?,
        there: String?,
        base: SyncBase?,
        isSame: Bool,
        _ preference: SyncPreference?
    ) {
        if here == nil && there == nil || isSame {
            self =
                here != nil && base == SyncBase(here: here ?? "", there: there ?? "")
                ? .nothing : .settle
            return
        }
        switch (here != base?.here, there != base?.there) {
        case (false, false): self = .nothing
        case (false, true): self = .take
        case (true, false): self = .send
        case (true, true):
            switch preference {
            case .here: self = .send
            case .there: self = .take
            case nil: self = .conflict
            }
        }
    }
}
