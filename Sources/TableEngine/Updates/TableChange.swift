/// How a change is to be shown. The engine carries it along and never looks into it.
package struct AnimationToken: Hashable, Sendable {
    package var rawValue: Int

    package init(_ rawValue: Int = 0) { self.rawValue = rawValue }
}

/// One call of an update: what it names, and how it is to be shown.
///
/// Deletions, reloads, reconfigurations and where a move starts name rows and sections of before the update; insertions
/// and where a move ends name those of after it, in whatever order the calls come.
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
