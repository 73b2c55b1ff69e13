/// Why a cookbook that many share could not do what was asked.
package struct SharedCookbookError: Hashable, Sendable, Codable {
    /// What went wrong.
    package enum Reason: Hashable, Sendable, Codable {
        /// The library that talks to PostgreSQL isn't installed.
        case noLibrary
        /// The address can't be read.
        case badAddress
        /// There is no connection; why, where the system tells.
        case unreachable(String)
        /// No answer came in time.
        case tooLate
        /// The server wants a password, or another one.
        case noPassword
        case wrongPassword
        /// The server has no database of the name.
        case noDatabase
        /// The user may not read or change the cookbook.
        case notAllowed
        /// The server only lets itself be read.
        case readOnly
        /// Recipes can be read, but the server that takes changes can't be reached.
        case noPrimary
        /// Several servers take changes, or one that another one was promoted over: what it is told
        /// would be lost.
        case split
        /// Another change, of whomever's, kept the cookbook for too long.
        case busy
        /// Somebody else changed the same recipe meanwhile.
        case overtaken
        /// The connection was lost while a change was being saved: it may have been, or not.
        case lostWhileSaving
        /// The cookbook was written by a newer version of this program.
        case newerTables
        /// What the server holds can't be read.
        case damaged
        /// The server has no room left.
        case full
        /// Anything else; PostgreSQL's own code for it.
        case other(String)
    }

    /// The server and database, without a user or a password.
    package var server: String
    package var reason: Reason

    package init(server: String, reason: Reason) {
        self.server = server
        self.reason = reason
    }

    /// Whether asking again could help.
    package var canRetry: Bool {
        switch reason {
        case .unreachable, .tooLate, .noPrimary, .busy, .full: true
        default: false
        }
    }
}

/// How things stand with a cookbook that many share.
package struct CookbookStanding: Hashable, Sendable {
    /// What may be done with it.
    package enum Access: String, Hashable, Sendable {
        case writable
        /// The user may only read.
        case noRight = "no-right"
        /// The server only lets itself be read.
        case readOnly = "read-only"
        /// The server that takes changes can't be reached.
        case noPrimary = "no-primary"
        /// Several servers take changes, one of which is out of date.
        case split
    }

    /// What follows the server that takes changes.
    package enum Standbys: String, Hashable, Sendable {
        /// Nothing does.
        case alone = "none"
        /// What was saved last may not be on the standby yet.
        case asynchronous
        /// What is saved is on the standby too.
        case synchronous
    }

    /// The server and database.
    package var server: String
    /// How many recipes it has, beside the starters.
    package var recipes: Int
    package var access: Access
    /// What follows the server; nil where it doesn't say.
    package var standbys: Standbys?

    package init(server: String, recipes: Int, access: Access, standbys: Standbys? = nil) {
        self.server = server
        self.recipes = recipes
        self.access = access
        self.standbys = standbys
    }
}
