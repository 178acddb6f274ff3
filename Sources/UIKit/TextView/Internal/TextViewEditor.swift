import Foundation

/// Edits the text of a text view: asks the delegate, changes the text, and tells the delegate and the observers of
/// notifications.
@MainActor
final class TextViewEditor: TextEditing {
    private unowned let textView: UITextView
    let text = EditedText()
    private(set) lazy var history = TextHistory(editor: self)

    init(view: UITextView) {
        textView = view
    }

    // MARK: Changes made in code

    func setText(_ new: AttributedUnits) {
        history.forget()
        textView.inputDelegate?.textWillChange(textView)
        text.set(new)
        forgetLayout()
        textView.contentDidChange()
        textView.inputDelegate?.textDidChange(textView)
        selectionDidChange()
    }

    /// Sets a text with the view's attributes where it has none of its own.
    func setText(completing string: NSAttributedString) {
        var new = AttributedUnits(string)
        new.changeAttributes(in: 0..<new.count) { $0.merge(textView.typingAttributes) { own, _ in own } }
        setText(new)
    }

    func changeAttributes(in range: Range<Int>, _ change: (inout AttributedUnits.Attributes) -> Void) {
        if text.isEmpty { change(&textView.typingAttributes) } else { text.changeAttributes(in: range, change) }
        textView.textDidChangeInCode()
    }

    var allowsEditingAttributes: Bool { textView.allowsEditingTextAttributes }

    var attributesToType: AttributedUnits.Attributes {
        get { textView.typingAttributes }
        set { textView.typingAttributes = newValue }
    }

    private var link: TextStorageLink?

    /// The text storage. It is made when it is first read, if the view did not get one.
    var storage: NSTextStorage {
        if let link { return link.storage }
        let new = NSTextStorage(attributedString: text.content.attributedString)
        link = TextStorageLink(self, new)
        new.addLayoutManager(textView.layoutManager)
        return new
    }

    /// Shows the text of another storage.
    func use(_ storage: NSTextStorage) {
        guard link?.storage !== storage else { return }
        text.didChange = nil
        setText(AttributedUnits(storage))
        link = TextStorageLink(self, storage)
    }

    func storageDidChange(_ storage: NSTextStorage, in range: NSRange) {
        if let link, link.storage === storage { link.storageDidChange(in: range) }
    }

    /// Called when code has changed the text storage.
    func textStorageDidChange() {
        textView.textDidChangeInCode()
    }

    /// Sets an attribute of the whole text.
    func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        text.changeAttributes { $0[key] = value }
        textView.textDidChangeInCode()
    }

    /// Has the fonts follow the content size category, each part of the text its own.
    func adjustFonts(to category: UIContentSizeCategory) {
        text.changeAttributes {
            if let font = $0[.font] as? UIFont { $0[.font] = font.adjusted(to: category) }
        }
        textView.textDidChangeInCode()
    }

    // MARK: The editing session

    var isEditing: Bool { textView.isFirstResponder }
    var isSecure: Bool { false }
    var isEditable: Bool { textView.isEditable }
    var view: UIView { textView }

    var selectionRect: CGRect {
        let rects = text.selection.isEmpty ? [caretRect(at: text.caret)] : selectionRects(of: text.selection)
        return rects.reduce(CGRect.null) { $0.union($1) }
    }

    /// The caret is centered between two characters, inside of the view.
    func caretRect(at offset: Int) -> CGRect {
        let origin = textOrigin
        let rect = shown.caretRect(at: offset).offsetBy(dx: origin.x, dy: origin.y)
        let width = TextCaretView.width
        let x = SystemMetrics.round(rect.minX - width / 2, scale: textView.contentScaleFactor)
        return CGRect(
            x: max(0, min(x, textView.bounds.width - width)), y: rect.minY, width: width, height: rect.height)
    }

    func selectionRects(of range: Range<Int>) -> [CGRect] {
        let origin = textOrigin
        return shown.rects(of: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    func offset(at point: CGPoint) -> Int {
        let origin = textOrigin
        return shown.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
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
        endComposition()
        history.interrupt()
        textView.contentDidChange()
        guard textView.isEditable else { return }
        textView.delegate(for: TextViewDelegateMethods.didEndEditing)?.textViewDidEndEditing(textView)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: textView)
    }

    // MARK: Editing by the user

    func insert(_ string: String, as kind: TextChange.Kind) {
        let range = textView.clearsOnInsertion ? 0..<text.length : text.marked ?? text.selection
        replace(range, with: string, as: kind)
        textView.clearsOnInsertion = false
    }

    func allowsChange(of range: Range<Int>, to string: String) -> Bool {
        textView.isEditable && textView.shouldChangeText(in: TextOffsetRange(range), replacementText: string)
    }

    func delegateAllowsChange(of range: Range<Int>, to string: String) -> Bool {
        textView.delegate(for: TextViewDelegateMethods.shouldChange)?.textView(
            textView, shouldChangeTextIn: NSRange(range), replacementText: string) ?? true
    }

    func typed(_ string: String, at offset: Int) -> AttributedUnits {
        AttributedUnits(string, attributes: textView.typingAttributes)
    }

    func textWasRestored() {
        takeTypingAttributes()
        userDidChangeText()
    }

    /// Sets the attributes of typed text to those before the caret.
    private func takeTypingAttributes() {
        if let attributes = text.attributes(before: text.selection.lowerBound) {
            textView.typingAttributes = attributes
        }
    }

    func userDidChangeText() {
        hideMenu()
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
        takeTypingAttributes()
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

    /// The width of lines in a view of a width.
    private func lineWidth(_ width: CGFloat) -> CGFloat {
        let container = textView.textContainer
        if container.isLimited {
            return max(container.size.width - 2 * container.lineFragmentPadding, 0)
        }
        return container.isTracking ? max(width - horizontalRoom, 0) : .infinity
    }

    /// The width of the lines with the insets, if it does not follow that of the view; else 0.
    var ownWidth: CGFloat { textView.textContainer.isTracking ? 0 : shown.size.width + horizontalRoom }

    private var made: TextViewText?
    /// Changes with everything but edits that the appearance of the text depends on.
    private var looks = 0

    /// Called when the text may look different, not for edits.
    func forgetLayout() {
        looks += 1
    }

    /// The text as it is shown. It is laid out once for each change and width.
    var shown: TextViewText {
        let width = lineWidth(textView.bounds.width)
        if let made, made.isCurrent(text, width: width, looks: looks) { return made }
        let new = TextViewText(text, view: textView, width: width, looks: looks, after: made)
        made = new
        return new
    }

    var carets: any CaretFinding { shown.carets }

    func fittingSize(width: CGFloat) -> CGSize {
        let laidOut = TextViewText(
            text, view: textView, width: lineWidth(width), looks: looks, after: made)
        let inset = textView.textContainerInset
        let scale = max(textView.traitCollection.displayScale, 1)
        return CGSize(
            width: SystemMetrics.roundUp(min(laidOut.size.width + horizontalRoom, width), scale: scale),
            height: SystemMetrics.roundUp(laidOut.size.height + inset.top + inset.bottom, scale: scale))
    }
}
