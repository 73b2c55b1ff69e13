/// A run of a page's lines.
struct LineRun {
    /// The indices of the lines.
    var indices: [Int]
    /// How sure it is that these lines are what was looked for.
    var score: Double
    /// Whether a heading or a class name says so, and not only the look of the lines.
    var isTold = true

    func lines(_ all: [PageLine]) -> [PageLine] { indices.map { all[$0] } }

    /// The surest of several; the first of equally sure ones, and none that is unlikely.
    static func best(of runs: [LineRun]) -> LineRun? {
        var best: LineRun?
        for run in runs where run.score > (best?.score ?? 0) { best = run }
        return best
    }

    /// A run under a heading, unless one in a named element is much surer: elements often hold
    /// more than their names say.
    static func better(_ headed: LineRun?, than named: LineRun?) -> LineRun? {
        guard let headed, let named else { return headed ?? named }
        return headed.score >= 0.7 * named.score ? headed : named
    }
}
