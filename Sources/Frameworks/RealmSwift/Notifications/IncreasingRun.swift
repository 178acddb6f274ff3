/// Finds a longest run of increasing numbers.
enum IncreasingRun {
    /// The indices of the numbers of such a run; nil is no number.
    static func indices(of numbers: [Int?]) -> [Int] {
        // For each length the index of the smallest number that ends a run of that length.
        var ends: [Int] = []
        var previous: [Int?] = Array(repeating: nil, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            guard let number else { continue }
            let length = self.length(of: ends, before: number, numbers)
            previous[index] = length > 0 ? ends[length - 1] : nil
            if length == ends.count { ends.append(index) } else { ends[length] = index }
        }
        return Array(
            sequence(state: ends.last) { state in
                defer { state = state.flatMap { previous[$0] } }
                return state
            }
        ).reversed()
    }

    private static func length(of ends: [Int], before number: Int, _ numbers: [Int?]) -> Int {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if numbers[ends[middle]] ?? .max < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
