/// Finds which slots of two tables hold equal identifiers.
///
/// Both tables are walked side by side: identifiers at the same position are found by one comparison. Only where they
/// differ is the other table's index asked, with known hash values.
struct IdentifierMatch {
    /// The old slot of each new slot; -1 if there is none.
    private(set) var before: ContiguousArray<Int32>
    /// The new slot of each old slot; -1 if there is none.
    private(set) var after: ContiguousArray<Int32>

    private static var unknown: Int32 { -2 }

    init(old: Int, new: Int) {
        before = ContiguousArray(repeating: Self.unknown, count: new)
        after = ContiguousArray(repeating: -1, count: old)
    }

    /// Finds the old slots of a range of new ones, most of which are expected in the range of old ones, in order.
    /// - Complexity: O(length of the ranges)
    mutating func match<ID>(
        _ old: IdentifierTable<ID>, _ oldRange: Range<Int>, _ new: IdentifierTable<ID>, _ newRange: Range<Int>
    ) {
        old.identifiers.withUnsafeBufferPointer { oldIDs in
            new.identifiers.withUnsafeBufferPointer { newIDs in
                func isEqual(_ i: Int, _ j: Int) -> Bool { old.hashes[i] == new.hashes[j] && oldIDs[i] == newIDs[j] }
                var (i, j) = (oldRange.lowerBound, newRange.lowerBound)
                var (oldEnd, newEnd) = (oldRange.upperBound, newRange.upperBound)
                while i < oldEnd, j < newEnd, isEqual(i, j) {
                    pair(i, j)
                    i += 1
                    j += 1
                }
                while oldEnd > i, newEnd > j, isEqual(oldEnd - 1, newEnd - 1) {
                    oldEnd -= 1
                    newEnd -= 1
                    pair(oldEnd, newEnd)
                }
                while j < newEnd {
                    if before[j] != Self.unknown {
                        j += 1
                    } else if i < oldEnd, after[i] >= 0 {
                        i += 1
                    } else if i < oldEnd, isEqual(i, j) {
                        pair(i, j)
                        i += 1
                        j += 1
                    } else if let found = old.slot(of: newIDs[j], hash: new.hashes[j]) {
                        pair(found, j)
                        j += 1
                        if i < oldEnd, after[i] < 0 {
                            if let found = new.slot(of: oldIDs[i], hash: old.hashes[i]) { pair(i, found) }
                            i += 1
                        }
                    } else {
                        before[j] = -1
                        j += 1
                    }
                }
            }
        }
    }

    private mutating func pair(_ old: Int, _ new: Int) {
        before[new] = Int32(truncatingIfNeeded: old)
        after[old] = Int32(truncatingIfNeeded: new)
    }
}
