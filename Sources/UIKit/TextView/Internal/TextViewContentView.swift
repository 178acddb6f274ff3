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

    func show(_ text: TextViewText, origin: CGPoint, editor: TextViewEditor) {
        if shown !== text || isFirst {
            isFirst = false
            shown = text
            textView.layer.content = TextLayoutContent(text.layout)
        }
        textView.frame = CGRect(
            x: origin.x, y: origin.y, width: max(bounds.width - origin.x, text.size.width), height: text.size.height)
        showSelection(editor.isEditing ? text.rects(of: editor.text.selection) : [], origin: origin)
        showCaret(text, origin: origin, editor: editor)
    }

    private func showCaret(_ text: TextViewText, origin: CGPoint, editor: TextViewEditor) {
        let isShown = editor.isEditing && editor.text.selection.isEmpty
        let rect = text.caretRect(at: editor.text.caret).offsetBy(dx: origin.x, dy: origin.y)
        let width = TextCaretView.width
        let frame = CGRect(
            x: max(
                0, min(SystemMetrics.round(rect.minX - width / 2, scale: contentScaleFactor), bounds.width - width)),
            y: rect.minY,
            width: width, height: rect.height)
        // The caret does not blink for a moment after it moved. A layout for another reason does not interrupt the
        // blinking.
        if isShown != isCaretShown || caret.offset != editor.text.caret || caret.frame != frame {
            isCaretShown = isShown
            caret.frame = frame
            caret.show(at: editor.text.caret, isShown: isShown && window != nil)
        }
    }

    private var isCaretShown = false

    private func showSelection(_ rects: [CGRect], origin: CGPoint) {
        while marks.count > rects.count { marks.removeLast().removeFromSuperview() }
        while marks.count < rects.count {
            let mark = UIView()
            mark.backgroundColor = selectionColor
            insertSubview(mark, at: 0)
            marks.append(mark)
        }
        for (mark, rect) in zip(marks, rects) { mark.frame = rect.offsetBy(dx: origin.x, dy: origin.y) }
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
