#if PAGE_RULES
    import PageReader
    import RecipeModel

    /// What is found on a page without each of the rules that made a difference there.
    enum PageRuleReading {
        /// The reports that are another one than with all rules, by the rule that was left out.
        static func reports(
            of bytes: [UInt8],
            host: String,
            _ reader: some PageReading
        ) -> [(PageRule, PageReport)] {
            func report(without rules: Set<PageRule>) -> PageReport {
                PageRule.switchedOff = rules
                PageRule.asked = []
                let address = WebAddress("https://\(host)/")
                return PageReport(
                    reader.read(bytes, charset: nil, address: address, status: 200)
                )
            }
            let whole = report(without: [])
            let asked = PageRule.asked.sorted { $0.rawValue < $1.rawValue }
            defer { PageRule.switchedOff = [] }
            return asked.map { ($0, report(without: [$0])) }.filter { $0.1 != whole }
        }
    }
#endif
