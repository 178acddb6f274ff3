import Foundation

/// What touches on a text select: a tap places the caret, a second one takes the word, a third everything; a mouse drags a selection.
@MainActor
final class TextSelecting {
    private let editor: any TextEditing
    private var wasEditing = false
    /// The unit of the selection being made: characters, words or the whole.
    private var taps = 0
    private var start = 0..<0

    init(editor: any TextEditing) {
        self.editor = editor
    }

    func begin(_ touch: UITouch, at position: Int) {
        wasEditing = editor.isEditing
        taps = touch.tapCount
        start = unit(at: position)
        if wasEditing, touch.type == .indirectPointer || taps > 1 { editor.select(start) }
    }

    func drag(_ touch: UITouch, to position: Int) {
        guard wasEditing, touch.type == .indirectPointer else { return }
        let end = unit(at: position)
        if end.upperBound <= start.lowerBound {
            editor.select(from: start.upperBound, to: end.lowerBound)
        } else {
            editor.select(from: start.lowerBound, to: end.upperBound)
        }
    }

    /// A finger that only taps places the caret when it is lifted, so that it can scroll what the text stands in.
    func end(at position: Int) {
        if !wasEditing {
            guard editor.becomeFirstResponder() else { return }
            editor.moveCaret(to: position)
        } else if taps == 1, editor.text.selection.isEmpty {
            editor.moveCaret(to: position)
        }
    }

    private func unit(at position: Int) -> Range<Int> {
        switch taps {
        case ...1: position..<position
        case 2: editor.carets.word(at: position)
        default: 0..<editor.text.length
        }
    }
}
