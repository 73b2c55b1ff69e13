import RecipeModel
import RecipeTestSupport

@testable import ShellSession

/// A paging in a random order of events, with what must be true of it after each.
struct PagingTrial {
    /// The first law that did not hold, and where.
    private(set) var broken: String?

    private var random: SeededGenerator
    private let results: RandomResults
    private let takesOut: Bool
    private var paging: Paging
    /// The state when nothing was under way last.
    private var settled: Paging
    /// The one request that is under way.
    private var request: Paging.PageRequest?
    /// Requests that were called off or answered.
    private var oldRequests: [Paging.PageRequest] = []
    /// Commands that wait: one that takes over from another is told after it.
    private var waiting = 0
    private var entries = EntryCount()
    private var steps: [String] = []

    init(seed: Int, kind: RandomResults.Kind) {
        random = SeededGenerator(seed: seed)
        results = RandomResults(kind: kind, using: &random)
        takesOut = Bool.random(using: &random)
        let without = Condition.none(Term("onion"))
        paging = Paging(query: .garlic, conditionsHere: takesOut ? [without] : [])
        settled = paging
    }

    mutating func run(events: Int) {
        for _ in 0..<events where broken == nil {
            switch Int.random(in: 0..<16, using: &random) {
            case 0..<3: perform("more") { $0.moreRequested() }
            case 3..<5: perform("prefetch") { $0.prefetchRequested() }
            case 5: retry(nil)
            case 6: retry(Int.random(in: 1...14, using: &random))
            case 7: perform("cancel") { $0.cancelled() }
            case 8: answerLate()
            case 9..<12: fail()
            default: arrive()
            }
        }
    }

    /// Only good answers from here on: everything is asked for, and all of it must have come.
    mutating func runToTheEnd() {
        var rounds = 0
        while broken == nil, request != nil || paging.hasMore || !paging.skipped.isEmpty {
            rounds += 1
            if rounds > 500 { return fail("it never ends") }
            if request != nil {
                arrive()
            } else if paging.hasMore {
                perform("more") { $0.moreRequested() }
            } else if let page = paging.skipped.first(where: { $0.failure != nil })?.page {
                retry(page)
            } else {
                break
            }
        }
        guard broken == nil else { return }
        let wanted = results.pages.joined().map(\.id.key).filter { !takesOut || !$0.hasSuffix("!") }
        let shown = Set(paging.recipes.map(\.recipe.id.key))
        if shown != Set(wanted) { fail("\(Set(wanted).subtracting(shown)) never came") }
    }

    // MARK: - Events

    private mutating func arrive() {
        guard let request else { return }
        let page = results.page(at: request.cursor)
        entries.arrived(page.recipes.count)
        perform("page \(request.cursor.number)") { $0.pageArrived(page, for: request.id) }
    }

    private mutating func fail() {
        guard let request else { return }
        let failure = results.failure(using: &random)
        let past = results.place(past: request.cursor)
        perform("\(failure.word) on \(request.cursor.number)") {
            $0.pageFailed(failure, past: past, for: request.id)
        }
    }

    private mutating func retry(_ page: Int?) {
        guard paging.canRetry(page: page) else { return }
        perform("retry \(page.map(String.init) ?? "")") { $0.retryRequested(page: page) }
    }

    private mutating func answerLate() {
        guard let old = oldRequests.randomElement(using: &random) else { return }
        let before = paging
        let page = RecipePage(cursor: old.cursor, recipes: .of("late"))
        let effects =
            Bool.random(using: &random)
            ? paging.pageArrived(page, for: old.id)
            : paging.pageFailed(.status500, past: nil, for: old.id)
        if paging != before || !effects.isEmpty { fail("a late answer to \(old) counted") }
    }

    // MARK: - What must be true

    private mutating func perform(_ step: String, _ event: (inout Paging) -> [Paging.Effect]) {
        steps.append(step)
        let before = paging
        let effects = event(&paging)
        if step == "more" || step.hasPrefix("retry") {
            waiting = waiting > 0 && effects.contains(.report(.cancelled)) ? 2 : 1
        }
        if let scan = paging.scan, before.scan == nil || effects.contains(.cancelFetch) {
            entries.began(scan)
        }
        let isAnswer = step.contains(" on ") || step.hasPrefix("page")
        for effect in effects { follow(effect, before, isAnswer: isAnswer) }
        if before.ahead == nil, paging.ahead != nil { entries.putBy() }
        check(before.recipes)
    }

    private mutating func follow(_ effect: Paging.Effect, _ before: Paging, isAnswer: Bool) {
        switch effect {
        case .fetch(let next):
            if let request, paging.scan?.request != next.id || request.cursor == next.cursor {
                fail("asked for \(next) while \(request) was under way")
            }
            if let request { oldRequests.append(request) }
            request = next
        case .cancelFetch:
            if request == nil { fail("called off nothing") }
            if let request { oldRequests.append(request) }
            request = nil
        case .report(let report):
            waiting -= 1
            if waiting < 0 { fail("reported to nobody: \(report.text)") }
            let source: EntryCount.Source =
                isAnswer ? .scan : before.ahead == nil ? .nothing : .ahead
            if let wrong = entries.reported(report, from: source) { fail(wrong) }
        }
    }

    private mutating func check(_ shownBefore: [NumberedRecipe]) {
        if paging.scan == nil, let request {
            oldRequests.append(request)
            self.request = nil
        }
        if paging.scan?.request != request?.id { fail("nobody was asked") }
        let waits = paging.scan.map { $0.purpose != .ahead } ?? false
        if waits != (waiting == 1) { fail("a command is left without a report") }
        let shown = paging.recipes
        if Array(shown.prefix(shownBefore.count)) != shownBefore { fail("what was shown changed") }
        if shown.map(\.number) != Array(1..<(shown.count + 1)) { fail("numbers have gaps") }
        if Set(shown.map(\.recipe.id)).count != shown.count { fail("a recipe came twice") }
        if takesOut, shown.contains(where: { $0.recipe.id.key.hasSuffix("!") }) {
            fail("a recipe that was to be taken out was shown")
        }
        checkSettled()
        checkEnd()
    }

    /// As long as a scan is under way nothing else changes, so calling it off restores all.
    private mutating func checkSettled() {
        guard paging.scan != nil else {
            settled = paging
            return
        }
        var calledOff = paging
        _ = calledOff.cancelled()
        calledOff.lastRequest = settled.lastRequest
        if calledOff != settled {
            fail("calling off gives \(calledOff.text) in place of \(settled.text)")
        }
    }

    /// What has no more brings no recipe, and whoever asks for more asks nobody.
    private mutating func checkEnd() {
        guard paging.scan == nil, !paging.hasMore else { return }
        var asked = paging
        switch asked.moreRequested().first {
        case .report(.ended(let skipped)) where paging.ahead == nil || skipped.isEmpty: break
        case .report(.arrived(let batch)) where batch.recipes.isEmpty: break
        default: fail("there was more behind the end")
        }
    }

    private mutating func fail(_ law: String) {
        if broken == nil {
            broken = "\(law)\n  after: \(steps.joined(separator: ", "))\n  state: \(paging.text)"
        }
    }
}

/// Counts entries, so that each one of an arrived page is shown, taken out or a counted repeat.
private struct EntryCount {
    /// Of the scan that is under way, or ended now.
    private var met = 0
    /// Of a scan that waits to be told.
    private var ahead = 0
    /// Of scans that ended in a failure and left the telling to the next.
    private var carried = 0
    private var isRetry = false

    mutating func began(_ scan: PageScan) {
        isRetry = scan.purpose == .again
        met = isRetry ? 0 : carried
    }

    mutating func arrived(_ count: Int) { met += count }

    mutating func putBy() { ahead = met }

    /// Where the entries of a report are from.
    enum Source { case scan, ahead, nothing }

    /// What is wrong with a report, if anything is.
    mutating func reported(_ report: PagingReport, from source: Source) -> String? {
        let count =
            switch source {
            case .scan: met
            case .ahead: ahead
            case .nothing: 0
            }
        let isOfRetry = isRetry && source == .scan
        if report == .cancelled { return nil }
        switch report {
        case .arrived(let batch):
            if !isOfRetry { carried = 0 }
            let told = batch.recipes.count + batch.takenOut + batch.repeatsHidden
            return told == count ? nil : "\(count) entries came, \(told) were told: \(batch.text)"
        case .ended:
            return count == 0 ? nil : "\(count) entries were never told"
        case .failed:
            if !isOfRetry { carried = count }
            return nil
        case .cancelled: return nil
        }
    }
}
