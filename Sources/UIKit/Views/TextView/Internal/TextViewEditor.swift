import Foundation

/// Changes the text of a text view: asks the delegate, edits, tells who listens.
@MainActor
final class TextViewEditor: TextEditing {
    private unowned let view: UITextView
    let text = EditedText()

    init(view: UITextView) {
        self.view = view
    }

    // MARK: From code

    func setText(_ new: NSAttributedString) {
        text.set(new)
        forgetLayout()
        view.contentDidChange()
        selectionDidChange()
    }

    /// The whole text has the attribute from now on.
    func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        if text.length > 0 {
            // Foundation's addAttribute(_:value:range:) on Linux stops the program when it replaces an object by another.
            text.content.addAttributes([key: value], range: NSRange(location: 0, length: text.length))
        }
        view.textDidChangeInCode()
    }

    /// `string` with the view's attributes where it has none.
    func completed(_ string: NSAttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: string)
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            result.setAttributes(view.typingAttributes.merging(attributes) { _, own in own }, range: range)
        }
        return result
    }

    // MARK: The editing session

    var isEditing: Bool { view.isFirstResponder }
    var isSecure: Bool { false }

    func becomeFirstResponder() -> Bool { view.becomeFirstResponder() }

    func beginEditing() {
        if view.isEditable {
            view.delegate(for: TextViewMethods.didBeginEditing)?.textViewDidBeginEditing(view)
            NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: view)
        }
        view.followCaret()
    }

    func endEditing() {
        text.unmark()
        forgetLayout()
        view.contentDidChange()
        guard view.isEditable else { return }
        view.delegate(for: TextViewMethods.didEndEditing)?.textViewDidEndEditing(view)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: view)
    }

    // MARK: By the user

    func insert(_ string: String) {
        replace(view.clearsOnInsertion ? 0..<text.length : text.marked ?? text.selection, with: string)
        view.clearsOnInsertion = false
    }

    func mark(_ composition: String, selected: Range<Int>) {
        text.mark(NSAttributedString(string: composition, attributes: view.typingAttributes), selected: selected)
        userDidChangeText()
    }

    func replace(_ range: Range<Int>, with string: String) {
        guard view.isEditable else { return }
        let isAllowed =
            view.delegate(for: TextViewMethods.shouldChange)?.textView(
                view, shouldChangeTextIn: NSRange(range), replacementText: string) ?? true
        // The delegate may have set another text.
        guard isAllowed, range.upperBound <= text.length else { return }
        text.replace(range, with: NSAttributedString(string: string, attributes: view.typingAttributes))
        userDidChangeText()
    }

    private func userDidChangeText() {
        forgetLayout()
        view.contentDidChange()
        view.followCaret()
        view.delegate(for: TextViewMethods.didChangeSelection)?.textViewDidChangeSelection(view)
        view.delegate(for: TextViewMethods.didChange)?.textViewDidChange(view)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: view)
    }

    // MARK: Selection

    func selectionWillChange() {
        view.clearsOnInsertion = false
    }

    func selectionDidChange() {
        if let attributes = text.attributes(before: text.selection.lowerBound) { view.typingAttributes = attributes }
        view.contentDidChange()
        if isEditing { view.followCaret() }
        view.delegate(for: TextViewMethods.didChangeSelection)?.textViewDidChangeSelection(view)
    }

    // MARK: Places

    /// Where the text's lines begin in the content.
    var textOrigin: CGPoint {
        let inset = view.textContainerInset
        return CGPoint(x: inset.left + view.textContainer.lineFragmentPadding, y: inset.top)
    }

    private var horizontalRoom: CGFloat {
        let inset = view.textContainerInset
        return inset.left + inset.right + 2 * view.textContainer.lineFragmentPadding
    }

    private var made: TextViewText?
    /// ``made`` is of another text or look.
    private var isOutdated = false

    func forgetLayout() {
        isOutdated = true
    }

    /// The text as it is shown, laid out once for each change and width.
    var shown: TextViewText {
        let width = max(view.bounds.width - horizontalRoom, 0)
        if let made, made.width == width, !isOutdated { return made }
        let new = TextViewText(text, view: view, width: width, after: made)
        made = new
        isOutdated = false
        return new
    }

    var carets: TextCarets { shown.carets }

    func fittingSize(width: CGFloat) -> CGSize {
        let laidOut = TextViewText(text, view: view, width: max(width - horizontalRoom, 0), after: made)
        let inset = view.textContainerInset
        let scale = max(view.traitCollection.displayScale, 1)
        return CGSize(
            width: SystemMetrics.roundUp(min(laidOut.size.width + horizontalRoom, width), scale: scale),
            height: SystemMetrics.roundUp(laidOut.size.height + inset.top + inset.bottom, scale: scale))
    }
}
