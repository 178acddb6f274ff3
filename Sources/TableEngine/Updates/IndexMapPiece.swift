/// What happens to a row or section in an update.
package enum Passage: Hashable, Sendable {
    /// It keeps its order among those that are kept.
    case kept
    /// A call moved it.
    case moved
    /// The same row or section with new contents: its place is known, its views are replaced.
    case reloaded

    /// The composition of two passages.
    func followed(by next: Passage) -> Passage {
        if self == .reloaded || next == .reloaded { return .reloaded }
        return self == .moved ? .moved : next
    }
}

/// Sections that are consecutive before an update and after it.
package struct SectionPiece: Hashable, Sendable, CustomStringConvertible {
    package var before: Int
    package var after: Int
    package var count: Int
    package var passage: Passage

    package var beforeRange: Range<Int> { before..<before + count }
    package var afterRange: Range<Int> { after..<after + count }

    /// Joins the following piece if it is consecutive both before and after.
    mutating func absorb(_ next: SectionPiece) -> Bool {
        guard before + count == next.before, after + count == next.after, passage == next.passage else { return false }
        count += next.count
        return true
    }

    package var description: String { "\(count) sections \(before)->\(after) \(passage)" }
}

/// Rows of one section that are consecutive before an update and after it.
package struct RowPiece: Hashable, Sendable, CustomStringConvertible {
    package var before: RowIndex
    package var after: RowIndex
    package var count: Int
    package var passage: Passage

    package var beforeRange: RowRange {
        RowRange(section: before.section, rows: before.row..<before.row + count)
    }
    package var afterRange: RowRange { RowRange(section: after.section, rows: after.row..<after.row + count) }

    mutating func absorb(_ next: RowPiece) -> Bool {
        guard before.section == next.before.section, before.row + count == next.before.row,
            after.section == next.after.section, after.row + count == next.after.row, passage == next.passage
        else { return false }
        count += next.count
        return true
    }

    package var description: String { "\(count) rows \(before)->\(after) \(passage)" }
}
