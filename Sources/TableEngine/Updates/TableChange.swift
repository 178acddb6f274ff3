/// The animation of a change. The engine passes it along and never looks into it.
package struct AnimationToken: Hashable, Sendable {
    package var rawValue: Int

    package init(_ rawValue: Int = 0) { self.rawValue = rawValue }
}

/// One call of an update: what it names, and its animation.
///
/// Deletions, reloads, reconfigurations and the start of a move use indexes before the update; insertions and the end
/// of a move use indexes after it, in whatever order the calls are made.
package enum TableChange: Hashable, Sendable {
    case deleteSections([Range<Int>], AnimationToken = AnimationToken())
    case insertSections([Range<Int>], AnimationToken = AnimationToken())
    case reloadSections([Range<Int>], AnimationToken = AnimationToken())
    case moveSection(from: Int, to: Int)
    case deleteRows([RowRange], AnimationToken = AnimationToken())
    case insertRows([RowRange], AnimationToken = AnimationToken())
    case reloadRows([RowRange], AnimationToken = AnimationToken())
    case moveRow(from: RowIndex, to: RowIndex)
    /// The rows keep their views and places.
    case reconfigureRows([RowRange])
}
