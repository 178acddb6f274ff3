import Foundation

/// The selection and the caret of a text input, above its text. Touches go through it.
@MainActor
final class TextSelectionOverlay: UIView {
    private let caret = TextCaretView()
    private var marks: [UIView] = []

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(caret)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ textInput: any UITextInput, hasCaret: Bool) {
        frame = textInput.textInputView.bounds
        let selected = textInput.selectedTextRange
        let rects = selected.map { $0.isEmpty ? [] : textInput.selectionRects(for: $0).map(\.rect) } ?? []
        while marks.count > rects.count { marks.removeLast().removeFromSuperview() }
        while marks.count < rects.count {
            let mark = UIView()
            marks.append(mark)
            insertSubview(mark, belowSubview: caret)
        }
        for (mark, rect) in zip(marks, rects) {
            mark.frame = convert(rect, from: textInput.textInputView)
            mark.backgroundColor = tintColor.withAlphaComponent(0.2)  // unverified
        }
        let showsCaret = hasCaret && selected?.isEmpty == true
        if showsCaret, let selected {
            caret.place(convert(textInput.caretRect(for: selected.start), from: textInput.textInputView), .identity)
            caret.backgroundColor = tintColor
        }
        caret.show(at: 0, isShown: showsCaret)
    }
}
