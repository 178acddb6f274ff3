/// A change of a text by the user that can be undone. Changes that follow each other in one place are made one.
final class TextChange {
    enum Kind {
        /// Typing, and compositions of the input method.
        case typing
        case deleting
        case cut, paste, style
    }

    struct Selection {
        var anchor: Int
        var caret: Int
    }

    let kind: Kind
    /// The start of the text that was removed, and of the text that is there instead.
    private(set) var location: Int
    private(set) var removed: AttributedUnits
    private(set) var insertedCount: Int
    let before: Selection
    private(set) var after: Selection

    init(
        _ kind: Kind, location: Int, removed: AttributedUnits, insertedCount: Int, before: Selection, after: Selection
    ) {
        self.kind = kind
        self.location = location
        self.removed = removed
        self.insertedCount = insertedCount
        self.before = before
        self.after = after
    }

    var inserted: Range<Int> { location..<location + insertedCount }
    var isEmpty: Bool { removed.isEmpty && insertedCount == 0 }

    /// Whether the user sees the next change as a part of this one: typing goes on behind the typed text, and deleting
    /// at the same place. Unverified.
    func isContinued(by next: TextChange) -> Bool {
        switch (kind, next.kind) {
        case (.typing, .typing): next.removed.isEmpty && next.location == inserted.upperBound
        case (.deleting, .deleting): next.location == location || next.location + next.removed.count == location
        default: false
        }
    }

    /// Adds the next change, whose removed text overlaps or touches the inserted text of this one.
    func absorb(_ next: TextChange) {
        let range = next.location..<next.location + next.removed.count
        let inserted = inserted
        if range.upperBound > inserted.upperBound {
            let rest = next.removed[inserted.upperBound - range.lowerBound..<range.count]
            removed.replace(removed.count..<removed.count, with: rest)
        }
        if range.lowerBound < inserted.lowerBound {
            removed.replace(0..<0, with: next.removed[0..<inserted.lowerBound - range.lowerBound])
        }
        let overlap = range.clamped(to: inserted).count
        insertedCount += next.insertedCount - overlap
        location = min(location, range.lowerBound)
        after = next.after
    }
}

extension EditedText {
    var selectionForUndo: TextChange.Selection { TextChange.Selection(anchor: anchor, caret: caret) }
}
