/// How a row or section comes through an update.
package enum Passage: Hashable, Sendable {
    /// Keeps its order among those that are kept.
    case kept
    /// Was moved to its place by a call.
    case moved
    /// The same row or section with other contents: its place is known, its views are not the same.
    case reloaded

    /// What two passages, one after the other, come to.
    func followed(by next: Passage) -> Passage {
        if self == .reloaded || next == .reloaded { return .reloaded }
        return self == .moved ? .moved : next
    }
}

/// Sections that follow each other before an update and after it.
package struct SectionPiece: Hashable, Sendable, CustomStringConvertible {
    package var before: Int
    package var after: Int
    package var count: Int
    package var passage: Passage

    package var beforeRange: Range<Int> { before..<before + count }
    package var afterRange: Range<Int> { after..<after + count }

    /// Takes in the piece that follows, where it goes on in both tables.
    mutating func absorb(_ next: SectionPiece) -> Bool {
        guard before + count == next.before, after + count == next.after, passage == next.passage else { return false }
        count += next.count
        return true
    }

    package var description: String { "\(count) sections \(before)->\(after) \(passage)" }
}

/// Rows of one section that follow each other before an update and after it.
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
