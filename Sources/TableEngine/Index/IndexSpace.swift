/// Says whether an index refers to the table before an update or to the one after it.
package protocol IndexSpace: Sendable {}

package enum Before: IndexSpace {}
package enum After: IndexSpace {}

/// A row's index path before or after an update. ``IndexMap`` uses only this type, so that the two cannot be mixed up.
package struct RowPlace<Space: IndexSpace>: Hashable, Comparable, Sendable, CustomStringConvertible {
    package var index: RowIndex

    package init(_ index: RowIndex) { self.index = index }

    package init(section: Int, row: Int) { index = RowIndex(section: section, row: row) }

    package static func < (a: Self, b: Self) -> Bool { a.index < b.index }

    package var description: String { "\(index)" }
}

/// A section's index before or after an update.
package struct SectionPlace<Space: IndexSpace>: Hashable, Comparable, Sendable, CustomStringConvertible {
    package var index: Int

    package init(_ index: Int) { self.index = index }

    package static func < (a: Self, b: Self) -> Bool { a.index < b.index }

    package var description: String { "\(index)" }
}

package typealias RowBefore = RowPlace<Before>
package typealias RowAfter = RowPlace<After>
package typealias SectionBefore = SectionPlace<Before>
package typealias SectionAfter = SectionPlace<After>
