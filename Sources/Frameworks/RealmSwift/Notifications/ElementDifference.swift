internal import TableEngine

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
        let kept = ElementDifference.kept(from: old, to: new)
        let (keptOld, keptNew) = (Set(kept.map(\.old)), Set(kept.map(\.new)))
        deletions = old.indices.filter { !keptOld.contains($0) }
        insertions = new.indices.filter { !keptNew.contains($0) }
        modifications = kept.map(\.old).filter { isModified(old[$0]) }
    }

    /// The places of the elements that stay.
    private static func kept(from old: [_RealmCell], to new: [_RealmCell]) -> [(old: Int, new: Int)] {
        let places = Dictionary(zip(new, new.indices), uniquingKeysWith: { first, _ in first })
        guard places.count == new.count, Set(old).count == old.count else { return keptAmongEqual(old, new) }
        let targets = old.map { places[$0] }
        let stayed = targets.enumerated().compactMap { index, target in target.map { (old: index, new: $0) } }
        let kept = longestIncreasing(ContiguousArray(stayed.map { Int32($0.new) }))
        return zip(stayed, kept).compactMap { place, isKept in isKept ? place : nil }
    }

    /// The same for arrays in which an element may be several times. Takes more time.
    private static func keptAmongEqual(_ old: [_RealmCell], _ new: [_RealmCell]) -> [(old: Int, new: Int)] {
        var (removed, inserted) = (Set<Int>(), Set<Int>())
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        let (keptOld, keptNew) = (
            old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) }
        )
        return Array(zip(keptOld, keptNew)).map { (old: $0, new: $1) }
    }
}
