import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import ShellSession

/// Pagings walked event by event. After each step stand its effects and, behind `|`, the whole state.
///
/// `PagingWalk` has the steps; the walks are in `Walks`.
struct PagingWalkTests {
    @Test(arguments: ["pages", "ahead", "skipping", "retrying"])
    func aWalkGoesAsWritten(_ name: String) async throws {
        var walk = PagingWalk()
        try await KeptWalk.compare(walks.appending(path: "paging-\(name).txt")) { step in
            guard !step.isEmpty else {
                walk = PagingWalk()
                return ""
            }
            return walk.took(step)
        }
    }
}

/// Where the walks of this module are.
let walks = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Walks")

extension PagingWalk {
    /// What comes of a step.
    ///
    /// - `more`, `prefetch`, `retry`, `retry N`, `cancel`
    /// - `arrive KEYS, PART…`: the page comes with these recipes; `last`, `total N`, `total N+`,
    ///   `unusable N`, `age N`
    /// - `fail WORD`, `fail WORD, nowhere`: it fails, and nobody knows the one after it
    /// - first in a walk `begin N` at that page, `-onion` with a condition that is applied here, or `by
    ///   title`
    mutating func took(_ step: String) -> String {
        let parts = step.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
        let words = parts.first ?? []
        let told: String
        switch words.first {
        case "more": told = more()
        case "prefetch": told = prefetch()
        case "retry": told = retry(words.count > 1 ? Int(words[1]) : nil)
        case "cancel": told = cancel()
        case "arrive": told = arrive(words.dropFirst().joined(separator: " "), parts.dropFirst())
        case "fail":
            guard let failure = ServiceError.named[words.last ?? ""] else {
                return "no such word"
            }
            told = fail(failure, knowsNext: parts.count == 1)
        case "begin": (self, told) = (PagingWalk(start: PageCursor(number: Int(words[1]) ?? 1)), "")
        case "-onion":
            let without = Condition.none(Term("onion"))
            (self, told) = (PagingWalk(.garlicWithoutOnion, conditionsHere: [without]), "")
        case "by":
            (self, told) = (PagingWalk(RecipeQuery([.has(Term("garlic"))], sort: .title)), "")
        default: return "no such step"
        }
        return "\(told) | \(state)"
    }

    private mutating func arrive(_ keys: String, _ parts: ArraySlice<[String]>) -> String {
        var (isLast, total, unusable, age) = (false, ResultTotal?.none, 0, Int?.none)
        for part in parts {
            let text = part.last ?? ""
            switch part.first {
            case "last": isLast = true
            case "total" where text.hasSuffix("+"): total = .moreThan(Int(text.dropLast()) ?? 0)
            case "total": total = .exactly(Int(text) ?? 0)
            case "unusable": unusable = Int(text) ?? 0
            default: age = Int(text)
            }
        }
        return arrive(keys, isLast: isLast, total: total, unusable: unusable, age: age)
    }

    /// The state, whether there is more, what can be retried, and what stands beside the prompt.
    private var state: String {
        let retried = (1...12).filter { paging.canRetry(page: $0) }.map(String.init)
        let ahead = paging.prefetchState == .idle ? "" : ", \(paging.prefetchState)"
        return paging.text + (paging.hasMore ? "" : ", no more")
            + (paging.canRetry() ? ", retries" : "")
            + (retried.isEmpty ? "" : " of \(retried.joined(separator: " "))") + ahead
    }
}

extension ServiceError {
    /// Failures by the words of the walks.
    static let named: [String: ServiceError] = [
        "500": .status500, "unreadable": .unreadable, "timeout": .silence, "offline": .noNetwork,
        "quota": .usedUp, "key": .keyRefused(status: 401), "large": .tooLarge(limit: 16),
        "redirects": .forbidden(.tooManyRedirects), "unsafe": .forbidden(.unsafeHost),
        "not-kept": .notKept, "unsupported": .unsupported,
    ]
}
