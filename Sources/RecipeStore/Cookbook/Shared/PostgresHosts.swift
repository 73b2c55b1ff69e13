import RecipeModel

/// What one of the servers of an address says of itself.
enum HostWord: Hashable, Sendable {
    /// It follows another server, or only lets itself be read.
    case following
    /// It takes changes. Each time that a standby is promoted it begins a new timeline, with a
    /// higher number; `place` is how far it has written. The start tells one server that has two
    /// names from two servers.
    case takingChanges(timeline: Int, place: UInt64, start: Int)
    /// It can't be asked.
    case away(PostgresError)

    /// The timeline of one that takes changes.
    var timeline: Int? {
        if case .takingChanges(let timeline, _, _) = self { timeline } else { nil }
    }
}

/// What is known of the servers of an address, and which of them is to be asked.
struct PostgresHosts: Sendable {
    /// What each said last, in the order of the address; nil for one that wasn't asked yet.
    private(set) var words: [HostWord?]
    /// Which of them are read.
    private let wish: Wish
    private let patience: PostgresPatience
    /// The newest timeline that any of them ever had.
    private var newest = 0
    /// Whether this program changed something: it is to see that at once, and a standby may be late.
    var hasWritten = false

    /// Which servers an address wants to be read, as `target_session_attrs` says it.
    enum Wish: Sendable {
        case any, primary, standby, standbyFirst

        init(_ attributes: String?) {
            self =
                switch attributes {
                case "primary", "read-write": .primary
                case "standby", "read-only": .standby
                case "prefer-standby": .standbyFirst
                default: .any
                }
        }
    }

    init(count: Int, wish: Wish = .any, patience: PostgresPatience = PostgresPatience()) {
        words = Array(repeating: nil, count: count)
        self.wish = wish
        self.patience = patience
    }

    /// Whether nobody has answered yet.
    var areUnknown: Bool { words.allSatisfy { $0 == nil } }

    /// Takes in what a server said.
    mutating func take(_ word: HostWord, of host: Int) {
        words[host] = word
        newest = max(newest, word.timeline ?? 0)
    }

    /// How long a server is waited for to say how it is.
    func limit(for host: Int) -> Duration {
        switch words[host] {
        case .away(.tooLate), .away(.unreachable(PostgresHost.noAnswer)):
            patience.askingAgain
        default: patience.asking
        }
    }

    // MARK: Reading

    /// The servers to be read, the best first. One that still takes changes after another one took
    /// its place is the last: it is better than none.
    var readable: [Int] {
        let primary = newestPrimary
        func rank(_ host: Int) -> Int? {
            switch words[host] {
            case .away: return 3
            case nil: return 2
            case .following:
                if wish == .primary { return nil }
                return wish == .standbyFirst ? 0 : 1
            case .takingChanges:
                guard host == primary else { return wish == .standby ? nil : 4 }
                if hasWritten { return 0 }
                return wish == .standby ? nil : 1
            }
        }
        return words.indices.compactMap { host in rank(host).map { (host, $0) } }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    }

    // MARK: Writing

    /// The one server that takes changes. Throws where there is none, and where there are several:
    /// one of them is left over from before another one was promoted, and what it is told is lost.
    func writable() throws(PostgresError) -> Int {
        var starts: Set<Int> = []
        var (first, worst): (Int?, PostgresError?)
        var follows = false
        for (host, word) in words.enumerated() {
            switch word {
            case .takingChanges(let timeline, _, let start):
                starts.insert(start)
                if timeline < newest { throw PostgresError.split }
                first = first ?? host
            case .following?: follows = true
            case .away(let trouble): worst = PostgresError.worse(worst, trouble)
            case nil: break
            }
        }
        guard starts.count < 2 else { throw PostgresError.split }
        if let first { return first }
        throw follows ? .noPrimary : worst ?? .noPrimary
    }

    /// The one of those that take changes that was promoted last.
    private var newestPrimary: Int? {
        let primaries = words.enumerated().compactMap { host, word -> (Int, Int, UInt64)? in
            guard case .takingChanges(let timeline, let place, _)? = word, timeline >= newest
            else { return nil }
            return (host, timeline, place)
        }
        return primaries.max { ($0.1, $0.2, $1.0) < ($1.1, $1.2, $0.0) }?.0
    }
}

extension PostgresError {
    /// Which of two failures to connect tells more: that a password is wrong, more than that another
    /// server isn't there.
    static func worse(_ one: PostgresError?, _ other: PostgresError) -> PostgresError {
        guard let one else { return other }
        return switch one {
        case .unreachable, .tooLate, .lost: other.isOfAbsence ? one : other
        default: one
        }
    }

    /// Whether nobody is there.
    var isOfAbsence: Bool {
        switch self {
        case .unreachable, .tooLate, .lost: true
        default: false
        }
    }
}
