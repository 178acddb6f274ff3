/// How an array of elements has become another one.
struct ElementDifference: Equatable {
    /// Indices before the change.
    var deletions: [Int] = []
    /// Indices after the change.
    var insertions: [Int] = []
    /// Indices before the change, of elements that are still there and have changed themselves.
    var modifications: [Int] = []

    var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && modifications.isEmpty }

    /// An element that has moved is deleted and inserted; as few as possible have.
    init(from old: [_RealmCell], to new: [_RealmCell], isModified: (_RealmCell) -> Bool) {
        let places = ElementDifference.places(new)
        let targets = ElementDifference.numbered(old).map { places[$0] }
        let kept = IncreasingRun.indices(of: targets)
        let keptNew = Set(kept.compactMap { targets[$0] })
        let keptOld = Set(kept)
        deletions = old.indices.filter { !keptOld.contains($0) }
        insertions = new.indices.filter { !keptNew.contains($0) }
        modifications = kept.filter { isModified(old[$0]) }
    }

    /// An element and how many equal ones are before it.
    private struct Occurrence: Hashable {
        let cell: _RealmCell
        let number: Int
    }

    private static func numbered(_ cells: [_RealmCell]) -> [Occurrence] {
        var counts: [_RealmCell: Int] = [:]
        return cells.map { cell in
            let number = counts[cell, default: 0]
            counts[cell] = number + 1
            return Occurrence(cell: cell, number: number)
        }
    }

    private static func places(_ cells: [_RealmCell]) -> [Occurrence: Int] {
        Dictionary(numbered(cells).enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
}

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
        return Array(sequence(state: ends.last) { state in
            defer { state = state.flatMap { previous[$0] } }
            return state
        }).reversed()
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
