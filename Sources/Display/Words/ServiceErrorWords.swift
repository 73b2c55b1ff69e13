import Documents
import KitchenLanguage
import RecipeModel

/// Why something couldn't be loaded, in a few words.
enum ServiceErrorWords {
    /// In a word or two, to stand in brackets: `500`, `no connection`.
    static func brief(_ failure: ServiceError) -> String {
        switch failure {
        case .offline: "no connection"
        case .notKept: "offline mode"
        case .timedOut(let seconds, _): "no answer within \(NumberWords.decimal(seconds)) s"
        case .serverFailed(let status, _, _): String(status)
        case .quotaUsed: "daily limit reached"
        case .keyRefused(let status): "rejected the key, \(status)"
        case .loginPage: "a login page"
        case .anotherProgram: "another program answers there"
        case .malformedReply(let defect): defectWords(defect)
        case .tooLarge(let limit): "larger than \(NumberWords.bytes(limit))"
        case .forbidden(let rule): ruleWords(rule)
        case .unsupported: "the service can't do this"
        case .cookbook(let fault): SharedCookbookErrorWords(fault).message
        case .file(let failure): ErrorWords.store(failure).message
        }
    }

    /// In a few words that stand alone.
    static func full(_ failure: ServiceError) -> String {
        switch failure {
        case .serverFailed(let status, let tries, _):
            "the service failed (\(status))" + (tries > 1 ? ", tried \(tries) times" : "")
        case .malformedReply(let defect): "an unreadable answer (\(defectWords(defect)))"
        case .offline(let host): "no connection to \(host.clean)"
        default: brief(failure)
        }
    }

    /// What is wrong with an answer.
    static func defectWords(_ defect: ReplyError) -> String {
        switch defect {
        case .webPage: "a web page, not a list of recipes"
        case .notJSON: "not readable"
        case .wrongShape: "not a list of recipes"
        case .cutOff: "cut off"
        }
    }

    /// Why an address is not asked.
    static func ruleWords(_ rule: AddressRule) -> String {
        switch rule {
        case .scheme: "only http and https addresses can be opened"
        case .hostName: "no host can have that name"
        case .insecureRedirect: "it leads from https back to http"
        case .tooManyRedirects: "too many redirects"
        case .privateAddress: "it leads into this machine's own network"
        case .linkLocal: "link-local addresses are only opened when you type them"
        case .unsafeHost: "its host is gone and unsafe"
        case .untrustedCertificate: "its certificate can't be trusted"
        }
    }
}
