import RecipeTestSupport
import Testing

/// A row of the table of bad servers: what one does with a page, and what the cook is to see.
struct Misbehaviour: Sendable, CustomTestStringConvertible {
    /// What happens when every page behind the first is bad.
    enum Outcome: Sendable {
        /// An error with this name and exit code.
        case error(String, Int)
        /// The results end there.
        case end
    }

    /// What it is called in a failure of the test.
    let name: String
    let behaviour: ServerBehaviour
    let outcome: Outcome
    /// What the cook reads, in part.
    let words: String
    /// Whether a single bad page is looked past; else the page stays to be asked for again.
    var isLookedPast = true
    /// Whether waiting is a part of it, so that the time allowed for an answer is short.
    var takesTime = false

    var testDescription: String { name }

    static let all: [Misbehaviour] = [
        .init(
            name: "500",
            behaviour: .failure(500, title: "500 Internal Server Error"),
            outcome: .error("server-failed", 69),
            words: "(500), each tried 3 times"
        ),
        .init(
            name: "404 with a web page",
            behaviour: .failure(404),
            outcome: .error("server-failed", 69),
            words: "(404)"
        ),
        .init(
            name: "empty page",
            behaviour: .answer(RecipePuppySite.page([])),
            outcome: .end,
            words: "end of results"
        ),
        .init(
            name: "cut-off JSON",
            behaviour: .answer(.json(#"{"title":"Recipe Puppy","results":[{"title":"Le"#)),
            outcome: .error("malformed-reply", 76),
            words: "came back unreadable"
        ),
        .init(
            name: "connection closed within the answer",
            behaviour: .cutOff(kitchenPage, after: 200),
            outcome: .error("malformed-reply", 76),
            words: "came back unreadable (cut off)"
        ),
        .init(
            name: "wrong types",
            behaviour: .answer(RecipePuppySite.page(results: #"{"0":true}"#)),
            outcome: .error("malformed-reply", 76),
            words: "came back unreadable (not a list of recipes)"
        ),
        .init(
            name: "a web page with 200",
            behaviour: .answer(.html("<!DOCTYPE html><title>Parked</title><p>Buy this name!")),
            outcome: .error("malformed-reply", 76),
            words: "a web page, not a list of recipes"
        ),
        .init(
            name: "Retry-After of a day",
            behaviour: .refusal(429, retryAfter: "86400"),
            outcome: .error("quota-used", 69),
            words: "requests work again",
            isLookedPast: false
        ),
        .init(
            name: "closed for a day",
            behaviour: .refusal(503, retryAfter: "86400"),
            outcome: .error("server-failed", 69),
            words: "(503); it asks to try again"
        ),
        .init(
            name: "slow first byte",
            behaviour: .after(.seconds(30), .serve),
            outcome: .error("timeout", 75),
            words: "didn't answer within",
            isLookedPast: false,
            takesTime: true
        ),
        .init(
            name: "a byte now and then",
            behaviour: .drip(kitchenPage, every: .milliseconds(100)),
            outcome: .error("timeout", 75),
            words: "didn't answer within",
            isLookedPast: false,
            takesTime: true
        ),
        .init(
            name: "silence",
            behaviour: .hang,
            outcome: .error("timeout", 75),
            words: "didn't answer within",
            isLookedPast: false,
            takesTime: true
        ),
        .init(
            name: "reset",
            behaviour: .reset,
            outcome: .error("offline", 75),
            words: "no connection to the recipe service",
            isLookedPast: false
        ),
        .init(
            name: "redirect in a circle",
            behaviour: .answer(.redirect(to: "/api/?i=leeks,garlic,cheese&p=2")),
            outcome: .error("not-allowed", 77),
            words: "too many redirects"
        ),
        .init(
            name: "redirect to a file",
            behaviour: .answer(.redirect(to: "file:///etc/hostname")),
            outcome: .error("not-allowed", 77),
            words: "only http and https addresses can be opened"
        ),
        .init(
            name: "300 MB",
            behaviour: .flood(bytes: 300_000_000, namesLength: false),
            outcome: .error("malformed-reply", 76),
            words: "larger than 16 MiB"
        ),
        .init(
            name: "300 MB, told in advance",
            behaviour: .flood(bytes: 300_000_000, namesLength: true),
            outcome: .error("malformed-reply", 76),
            words: "larger than 16 MiB"
        ),
        .init(
            name: "unpacking bomb",
            behaviour: .bomb(bytes: 1_000_000_000),
            outcome: .error("malformed-reply", 76),
            words: "larger than 16 MiB"
        ),
        .init(
            name: "no HTTP",
            behaviour: .noise(Array("SSH-2.0-OpenSSH_9.2\r\n".utf8)),
            outcome: .error("malformed-reply", 76),
            words: "unreadable"
        ),
    ]

    /// A page of recipes as it should be.
    private static var kitchenPage: ServedResponse {
        RecipePuppySite.page(SampleKitchen(dishes: 10).entries(at: "http://127.0.0.1"))
    }
}
