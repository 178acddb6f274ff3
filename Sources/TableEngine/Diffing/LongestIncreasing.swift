/// Finds the elements that can stay in place when a sequence is sorted with the fewest moves: one longest increasing
/// subsequence.
///
/// - Parameter values: Distinct numbers.
/// - Returns: Whether each value is kept.
/// - Complexity: O(n log n); O(n) if the values are mostly in order
package func longestIncreasing(_ values: ContiguousArray<Int32>) -> ContiguousArray<Bool> {
    var kept = ContiguousArray(repeating: false, count: values.count)
    guard !values.isEmpty else { return kept }
    // ends[k]: the index of the smallest value that ends an increasing subsequence of k + 1 values.
    var ends = ContiguousArray<Int32>()
    ends.reserveCapacity(values.count)
    var previous = ContiguousArray<Int32>(repeating: -1, count: values.count)
    for index in values.indices {
        let value = values[index]
        var low = 0
        if let last = ends.last, values[Int(last)] < value {
            low = ends.count
        } else {
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if values[Int(ends[middle])] < value { low = middle + 1 } else { high = middle }
            }
        }
        if low > 0 { previous[index] = ends[low - 1] }
        if low == ends.count { ends.append(Int32(index)) } else { ends[low] = Int32(index) }
    }
    var index = ends.last ?? -1
    while index >= 0 {
        kept[Int(index)] = true
        index = previous[Int(index)]
    }
    return kept
}
