import Foundation

/// Selects text by touch: a tap places the caret, a double tap selects the word, a triple tap the whole text, and
/// dragging with a mouse selects a range. The edit menu appears when a finger taps more than once, taps the caret or
/// the selection, or ends a long press.
@MainActor
final class TextSelecting {
    private let editor: any TextEditing
    private var wasEditing = false
    /// The number of taps, which determines the unit of the selection: characters, words or the whole text.
    private var taps = 0
    private var start = 0..<0
    /// Whether the touch has already hidden the menu.
    private var hidMenu = false
    /// Fires after a long press.
    private var stay: DelayedCall?
    private var isLong = false

    private static let stayInterval = 0.5  // as for UILongPressGestureRecognizer

    init(editor: any TextEditing) {
        self.editor = editor
    }

    /// - Parameter selectsAfterStay: false if a long press does something else.
    func begin(_ touch: UITouch, at position: Int, selectsAfterStay: Bool = true) {
        wasEditing = editor.isEditing
        taps = touch.tapCount
        start = unit(at: position)
        hidMenu = editor.view.window?.touchThatHidEditMenu === touch
        isLong = false
        stay?.cancel()
        stay =
            taps > 1 || !selectsAfterStay
            ? nil : DelayedCall(after: Self.stayInterval) { [weak self] in self?.stayed(at: position) }
        if wasEditing, touch.type == .indirectPointer || taps > 1 { editor.select(start) }
    }

    func drag(_ touch: UITouch, to position: Int) {
        if isLong, editor.isEditable { return editor.moveCaret(to: position) }
        if unit(at: position) != start { stay?.cancel() }
        guard wasEditing, touch.type == .indirectPointer else { return }
        let end = unit(at: position)
        if end.upperBound <= start.lowerBound {
            editor.select(from: start.upperBound, to: end.lowerBound)
        } else {
            editor.select(from: start.lowerBound, to: end.upperBound)
        }
    }

    /// Ends the touch. A tap with a finger places the caret only now, because the touch may have become a scroll.
    func end(_ touch: UITouch, at position: Int) {
        stay?.cancel()
        if isLong { return editor.showMenu() }
        if !wasEditing {
            guard editor.becomeFirstResponder() else { return }
            editor.moveCaret(to: position)
        } else if touch.type == .direct {
            tapped(at: position)
        } else if taps == 1, editor.text.selection.isEmpty {
            editor.moveCaret(to: position)
        }
    }

    func cancel() {
        stay?.cancel()
        isLong = false
    }

    private func tapped(at position: Int) {
        let selection = editor.text.selection
        let isOnSelection = selection.lowerBound <= position && position <= selection.upperBound
        if taps == 1, !isOnSelection { return editor.moveCaret(to: position) }
        if taps > 1 || !hidMenu { editor.showMenu() }
    }

    /// Called after a long press. The caret moves to the finger; in text that is not editable the word is selected
    /// instead.
    private func stayed(at position: Int) {
        guard editor.isEditing || editor.becomeFirstResponder() else { return }
        isLong = true
        let selection = editor.text.selection
        if !selection.isEmpty, selection.contains(position) { return }
        if editor.isEditable { editor.moveCaret(to: position) } else { editor.select(editor.carets.word(at: position)) }
    }

    private func unit(at position: Int) -> Range<Int> {
        switch taps {
        case ...1: position..<position
        case 2: editor.carets.word(at: position)
        default: 0..<editor.text.length
        }
    }
}
