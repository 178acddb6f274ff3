import Foundation

/// Edits the text of a text view: asks the delegate, changes the text, and tells the delegate and the observers of
/// notifications.
@MainActor
final class TextViewEditor: TextEditing {
    private unowned let textView: UITextView
    let text = EditedText()

    init(view: UITextView) {
        textView = view
    }

    // MARK: Changes made in code

    func setText(_ new: NSAttributedString) {
        text.set(new)
        forgetLayout()
        textView.contentDidChange()
        selectionDidChange()
    }

    /// Sets an attribute of the whole text.
    func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        if text.length > 0 {
            text.content.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
        }
        textView.textDidChangeInCode()
    }

    /// Returns `string` with the view's attributes where it has none of its own.
    func completed(_ string: NSAttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: string)
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            result.setAttributes(textView.typingAttributes.merging(attributes) { _, own in own }, range: range)
        }
        return result
    }

    // MARK: The editing session

    var isEditing: Bool { textView.isFirstResponder }
    var isSecure: Bool { false }
    var isEditable: Bool { textView.isEditable }
    var view: UIView { textView }

    var selectionRect: CGRect {
        let origin = textOrigin
        let rects = text.selection.isEmpty ? [shown.caretRect(at: text.caret)] : shown.rects(of: text.selection)
        return rects.reduce(CGRect.null) { $0.union($1) }.offsetBy(dx: origin.x, dy: origin.y)
    }

    func becomeFirstResponder() -> Bool { textView.becomeFirstResponder() }

    func beginEditing() {
        if textView.isEditable {
            textView.delegate(for: TextViewDelegateMethods.didBeginEditing)?.textViewDidBeginEditing(textView)
            NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: textView)
        }
        textView.followCaret()
    }

    func endEditing() {
        text.unmark()
        forgetLayout()
        textView.contentDidChange()
        guard textView.isEditable else { return }
        textView.delegate(for: TextViewDelegateMethods.didEndEditing)?.textViewDidEndEditing(textView)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: textView)
    }

    // MARK: Editing by the user

    func insert(_ string: String) {
        replace(textView.clearsOnInsertion ? 0..<text.length : text.marked ?? text.selection, with: string)
        textView.clearsOnInsertion = false
    }

    func mark(_ composition: String, selected: Range<Int>) {
        text.mark(NSAttributedString(string: composition, attributes: textView.typingAttributes), selected: selected)
        userDidChangeText()
    }

    func replace(_ range: Range<Int>, with string: String) {
        guard textView.isEditable else { return }
        let isAllowed =
            textView.delegate(for: TextViewDelegateMethods.shouldChange)?.textView(
                textView, shouldChangeTextIn: NSRange(range), replacementText: string) ?? true
        // The delegate may have set another text.
        guard isAllowed, range.upperBound <= text.length else { return }
        text.replace(range, with: NSAttributedString(string: string, attributes: textView.typingAttributes))
        userDidChangeText()
    }

    private func userDidChangeText() {
        hideMenu()
        forgetLayout()
        textView.contentDidChange()
        textView.followCaret()
        textView.delegate(for: TextViewDelegateMethods.didChangeSelection)?.textViewDidChangeSelection(textView)
        textView.delegate(for: TextViewDelegateMethods.didChange)?.textViewDidChange(textView)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: textView)
    }

    // MARK: Selection

    func selectionWillChange() {
        hideMenu()
        textView.clearsOnInsertion = false
    }

    func selectionDidChange() {
        if let attributes = text.attributes(before: text.selection.lowerBound) {
            textView.typingAttributes = attributes
        }
        textView.contentDidChange()
        if isEditing { textView.followCaret() }
        textView.delegate(for: TextViewDelegateMethods.didChangeSelection)?.textViewDidChangeSelection(textView)
    }

    // MARK: Geometry

    /// The origin of the text's lines in the content.
    var textOrigin: CGPoint {
        let inset = textView.textContainerInset
        return CGPoint(x: inset.left + textView.textContainer.lineFragmentPadding, y: inset.top)
    }

    private var horizontalRoom: CGFloat {
        let inset = textView.textContainerInset
        return inset.left + inset.right + 2 * textView.textContainer.lineFragmentPadding
    }

    private var made: TextViewText?
    /// Whether ``made`` was created for another text or appearance.
    private var isOutdated = false

    func forgetLayout() {
        isOutdated = true
    }

    /// The text as it is shown. It is laid out once for each change and width.
    var shown: TextViewText {
        let width = max(textView.bounds.width - horizontalRoom, 0)
        if let made, made.width == width, !isOutdated { return made }
        let new = TextViewText(text, view: textView, width: width, after: made)
        made = new
        isOutdated = false
        return new
    }

    var carets: TextCarets { shown.carets }

    func fittingSize(width: CGFloat) -> CGSize {
        let laidOut = TextViewText(text, view: textView, width: max(width - horizontalRoom, 0), after: made)
        let inset = textView.textContainerInset
        let scale = max(textView.traitCollection.displayScale, 1)
        return CGSize(
            width: SystemMetrics.roundUp(min(laidOut.size.width + horizontalRoom, width), scale: scale),
            height: SystemMetrics.roundUp(laidOut.size.height + inset.top + inset.bottom, scale: scale))
    }
}
