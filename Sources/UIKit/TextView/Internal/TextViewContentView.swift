import Foundation

/// The content of a text view: selection, text and caret.
@MainActor
final class TextViewContentView: UIView {
    private let textView = UIView()
    private let caret = TextCaretView()
    private var marks: [UIView] = []
    private weak var shown: TextViewText?
    private var isFirst = true

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        textView.isUserInteractionEnabled = false
        addSubview(textView)
        addSubview(caret)
        tintDidChange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Has the text drawn again.
    func forget() { shown = nil }

    func show(_ text: TextViewText, origin: CGPoint, editor: TextViewEditor) {
        if shown !== text || isFirst {
            isFirst = false
            shown = text
            let view = superview as? UITextView
            if let view, view.layoutManager.drawsItself {
                textView.layer.content = ManagedTextContent(view)
            } else {
                textView.layer.content = TextBlocksContent(text.blocks)
            }
        }
        textView.frame = CGRect(
            x: origin.x, y: origin.y, width: max(bounds.width - origin.x, text.size.width), height: text.size.height)
        guard let view = superview as? UITextView else { return }
        let selected = editor.isEditing ? editor.text.selection : 0..<0
        showSelection(selected.isEmpty ? [] : view.selectionRects(for: TextOffsetRange(selected)).map(\.rect))
        let position = TextOffset(editor.text.caret)
        showCaret(of: editor, at: view.caretRect(for: position), view.caretTransform(for: position))
    }

    private func showCaret(of editor: TextViewEditor, at frame: CGRect, _ transform: CGAffineTransform) {
        let isShown = editor.isEditing && editor.text.selection.isEmpty
        // The caret does not blink for a moment after it moved. A layout for another reason does not interrupt the
        // blinking.
        if isShown != isCaretShown || caret.offset != editor.text.caret || caret.placed != frame
            || caret.transform != transform
        {
            isCaretShown = isShown
            caret.place(frame, transform)
            caret.show(at: editor.text.caret, isShown: isShown && window != nil)
        }
    }

    private var isCaretShown = false

    private func showSelection(_ rects: [CGRect]) {
        while marks.count > rects.count { marks.removeLast().removeFromSuperview() }
        while marks.count < rects.count {
            let mark = UIView()
            mark.backgroundColor = selectionColor
            insertSubview(mark, at: 0)
            marks.append(mark)
        }
        for (mark, rect) in zip(marks, rects) { mark.frame = rect }
    }

    private var selectionColor: UIColor { tintColor.withAlphaComponent(0.2) }  // unverified

    func tintDidChange() {
        caret.backgroundColor = tintColor
        for mark in marks { mark.backgroundColor = selectionColor }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        tintDidChange()
        if window == nil {
            isCaretShown = false
            caret.show(at: 0, isShown: false)
        }
    }
}
