extension RandomAccessCollection where Index == Int {
    /// Where something stands in what is sorted, or would stand: the first place whose element is not
    /// before it; the end where all are.
    @inlinable
    package func sortedPlace(where isBefore: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
