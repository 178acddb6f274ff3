import Foundation

/// A line of text that the user can edit.
///
/// A tap begins editing and places the caret, a double tap selects a word, and dragging with a mouse selects text.
/// Typing, the input method, the clipboard and the usual keys change the text. The delegate is asked before the user's
/// changes, and `editingChanged` is sent after them; neither happens for changes made in code.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, KeyboardEditing {
    /// The object that is asked about changes and told of them; not retained.
    open weak var delegate: (any UITextFieldDelegate)? {
        didSet {
            MainThreadChecker.check()
            proxy = ProxyAnswers(delegate)
        }
    }
    private var proxy: ProxyAnswers?

    /// Returns the delegate; nil if it is a proxy that does not respond to the method.
    func delegate<Call>(for method: OptionalMethod<any UITextFieldDelegate, Call>) -> (any UITextFieldDelegate)? {
        method.receiver(delegate, proxy)
    }

    private lazy var editor = TextFieldEditor(field: self)
    private(set) lazy var parts = TextFieldParts(field: self)
    private lazy var selecting = TextSelecting(editor: editor)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
        text = coder.decodeObject(of: NSString.self, forKey: "UIText") as String?
        placeholder = coder.decodeObject(of: NSString.self, forKey: "UIPlaceholder") as String?
        decodeLook(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeLook(in: coder)
        coder.encode(text as NSString?, forKey: "UIText")
        coder.encode(placeholder as NSString?, forKey: "UIPlaceholder")
    }

    override var archivedSubviews: [UIView] { [] }

    override var isAccessibilityElementByDefault: Bool { true }
    override var accessibilityKind: AccessibilityKind { .field }
    override var accessibilityPlaceholder: String? { placeholder }
    /// The text of the field or its placeholder; dots for a secure text.
    override var defaultAccessibilityValue: String? {
        guard let text, !text.isEmpty else { return placeholder }
        return isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text
    }

    private func finishInit() {
        isOpaque = false
        parts.install()
    }

    // MARK: Text

    /// The text; empty by default and after it was set to nil.
    open var text: String? {
        get { editor.text.string }
        set {
            changing("text") {
                editor.setText(AttributedUnits(newValue ?? "", attributes: defaultTextAttributes))
            }
        }
    }

    /// The text with its attributes. Attributes that are missing in a text that is set are those of
    /// ``defaultTextAttributes``.
    open var attributedText: NSAttributedString? {
        get { editor.text.content.attributedString }
        set {
            changing("attributedText") { editor.setText(completing: newValue ?? NSAttributedString(string: "")) }
        }
    }

    /// The attributes of text that has none of its own. Setting them changes the attributes of the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
    ]
    {
        didSet { editor.setAttributes(defaultTextAttributes) }
    }

    /// The default is the system font with 17 points, which setting nil restores. // unverified
    open var font: UIFont? {
        get { defaultTextAttributes[.font] as? UIFont }
        set { defaultTextAttributes[.font] = newValue ?? UIFont.systemFont(ofSize: 17) }
    }

    /// Setting nil restores the default, `UIColor.label`.
    open var textColor: UIColor? {
        get { defaultTextAttributes[.foregroundColor] as? UIColor }
        set { defaultTextAttributes[.foregroundColor] = newValue ?? .label }
    }

    /// The default is `.natural`, which aligns the text to the side at which the interface begins.
    open var textAlignment = NSTextAlignment.natural {
        didSet { contentDidChange() }
    }

    /// The text that is shown while the field is empty.
    open var placeholder: String? {
        get { parts.placeholder.text }
        set {
            parts.placeholder.attributedText = nil
            parts.placeholder.text = newValue
            setNeedsLayout()
        }
    }

    /// The text of the empty field with attributes; nil, the default, for none.
    open var attributedPlaceholder: NSAttributedString? {
        get { parts.placeholder.text == nil ? nil : parts.placeholder.attributedText }
        set {
            parts.placeholder.attributedText = newValue
            setNeedsLayout()
        }
    }

    /// Whether the text is removed when editing begins; the default is false.
    open var clearsOnBeginEditing = false { didSet { MainThreadChecker.check() } }

    /// Whether the next insertion replaces the whole text; the default is false. A change of the selection sets it to
    /// false.
    open var clearsOnInsertion = false { didSet { MainThreadChecker.check() } }

    /// Whether text that is too long for the field is drawn smaller, down to ``minimumFontSize``, while it is not
    /// edited; the default is false.
    open var adjustsFontSizeToFitWidth = false {
        didSet { setNeedsLayout() }
    }

    /// The smallest font size in points; 0, the default, sets no limit.
    open var minimumFontSize: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// The attributes of text that is typed next: those before the caret until they are set. They are nil, and cannot
    /// be set, while the field is not edited. A change of the selection resets them.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { editor.typingAttributes }
        set {
            MainThreadChecker.check()
            editor.typingAttributes = newValue
        }
    }

    /// Whether the user can make the selected text bold, italic or underlined, with the keys B, I and U and control or
    /// command; the default is false. The edit menu has no entries for it.
    open var allowsEditingTextAttributes = false { didSet { MainThreadChecker.check() } }

    /// The selection, for setting it later in this field or in another one with the same text. Other values are
    /// ignored.
    open var interactionState: Any {
        get { TextInteractionState(selection: editor.text.selection) }
        set {
            MainThreadChecker.check()
            (newValue as? TextInteractionState).map { editor.select($0.selection) }
        }
    }

    // MARK: Appearance

    /// The frame of the field. The default is `.none`.
    open var borderStyle = BorderStyle.none {
        didSet { parts.borderDidChange() }
    }

    /// An image that is drawn in the border rectangle, except with the border style `.roundedRect`.
    open var background: UIImage? {
        didSet { parts.borderDidChange() }
    }

    /// The image of a disabled field; nil uses ``background``.
    open var disabledBackground: UIImage? {
        didSet { parts.borderDidChange() }
    }

    /// When the button that empties the field is shown. The default is `.never`.
    open var clearButtonMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }

    /// A view at the left, or at the right in a right-to-left interface. ``leftViewMode`` determines when it is shown.
    open var leftView: UIView? {
        didSet {
            MainThreadChecker.check()
            parts.replace(oldValue, with: leftView)
        }
    }

    /// When the left view is shown. The default is `.never`.
    open var leftViewMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }

    /// A view at the other side. While it is shown, there is no clear button.
    open var rightView: UIView? {
        didSet {
            MainThreadChecker.check()
            parts.replace(oldValue, with: rightView)
        }
    }

    /// When the right view is shown. The default is `.never`.
    open var rightViewMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }

    // MARK: Frames of the parts. Override them to change the layout.

    /// Returns where the frame is. Override it to move the frame.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns where the text is while it is not edited. Override it to move the text.
    open func textRect(forBounds bounds: CGRect) -> CGRect { parts.layout(in: bounds).text }

    /// Returns where the text is while it is edited. Override it to move the text.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { parts.layout(in: bounds).text }

    /// Returns where the placeholder is. Override it to move the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Returns where the button that empties the field is.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { parts.layout(in: bounds).clearButton }

    /// Returns where the left view is.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { parts.layout(in: bounds).left }

    /// Returns where the right view is.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { parts.layout(in: bounds).right }

    // MARK: Drawing. An override replaces what the field draws, and is called in the coordinates of the part.

    /// Draws the text. Only called while the field is not edited, and only if a subclass overrides it.
    open func drawText(in rect: CGRect) { parts.line.drawText(in: rect) }

    /// Draws the placeholder. Only called if a subclass overrides it.
    open func drawPlaceholder(in rect: CGRect) { parts.drawPlaceholder(in: rect) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { parts.fittingSize }

    open override var intrinsicContentSize: CGSize { parts.fittingSize }

    override var baselineFont: UIFont? { font ?? UIFont.systemFont(ofSize: 17) }
    override var baselineBelowCenter: CGFloat? { baselineFont.map { $0.ascender - $0.lineHeight / 2 } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        parts.line.tintDidChange()
    }

    /// Whether a font made for a text style follows the content size category. The default is false.
    open var adjustsFontForContentSizeCategory = false {
        didSet {
            MainThreadChecker.check()
            if adjustsFontForContentSizeCategory { followContentSizeCategory() }
        }
    }

    private func followContentSizeCategory() {
        let category = traitCollection.preferredContentSizeCategory
        guard let font else { return }
        let adjusted = font.adjusted(to: category == .unspecified ? .large : category)
        if adjusted !== font { self.font = adjusted }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { followContentSizeCategory() }
        editor.lookDidChange()
    }

    override func stateAppearanceDidChange() {
        super.stateAppearanceDidChange()
        parts.borderDidChange()
    }

    // MARK: Editing

    /// Whether the field is the first responder.
    open var isEditing: Bool { isFirstResponder }

    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// The caret shows it.
    override var defaultFocusEffect: UIFocusEffect? { nil }
    open override var canBecomeFocused: Bool { canBecomeFirstResponder }

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    /// Setting it during editing takes effect after ``UIResponder/reloadInputViews()``.
    open override var inputView: UIView? {
        get { ownInputView }
        set {
            MainThreadChecker.check()
            ownInputView = newValue
        }
    }

    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set {
            MainThreadChecker.check()
            ownInputAccessoryView = newValue
        }
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard isEnabled,
            delegate(for: TextFieldDelegateMethods.shouldBeginEditing)?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else {
            return false
        }
        editor.beginEditing()
        return true
    }

    open override var canResignFirstResponder: Bool {
        !isFirstResponder
            || delegate(for: TextFieldDelegateMethods.shouldEndEditing)?.textFieldShouldEndEditing(self) ?? true
    }

    // MARK: Text input traits

    /// Which letters become capitals while typing on the screen. The default is `.sentences`; no effect on a desktop.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { MainThreadChecker.check() } }

    /// What the text is for; nil by default. Names, addresses and codes are not checked for spelling by it.
    open var textContentType: UITextContentType! { didSet { MainThreadChecker.check() } }
    /// Whether typed words are corrected. No effect on a desktop.
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { MainThreadChecker.check() } }
    /// Whether misspelled words are marked. No effect on a desktop.
    open var spellCheckingType = UITextSpellCheckingType.default { didSet { MainThreadChecker.check() } }
    /// Whether typed quotation marks become typographic ones. No effect on a desktop.
    open var smartQuotesType = UITextSmartQuotesType.default { didSet { MainThreadChecker.check() } }
    /// Whether typed hyphens become dashes. No effect on a desktop.
    open var smartDashesType = UITextSmartDashesType.default { didSet { MainThreadChecker.check() } }
    /// Whether spaces follow what is pasted and cut. No effect on a desktop.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default { didSet { MainThreadChecker.check() } }
    /// Whether the keyboard completes text in gray while it is typed. No effect on a desktop.
    open var inlinePredictionType = UITextInlinePredictionType.default { didSet { MainThreadChecker.check() } }
    /// Whether the keyboard completes calculations. No effect on a desktop.
    open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default {
        didSet { MainThreadChecker.check() }
    }
    @NSCopying open var passwordRules: UITextInputPasswordRules? { didSet { MainThreadChecker.check() } }
    /// The keys of the keyboard on the screen. No effect on a desktop.
    open var keyboardType = UIKeyboardType.default { didSet { MainThreadChecker.check() } }
    /// The colors of the keyboard on the screen. No effect on a desktop.
    open var keyboardAppearance = UIKeyboardAppearance.default { didSet { MainThreadChecker.check() } }
    /// The title of the return key on the screen. No effect on a desktop.
    open var returnKeyType = UIReturnKeyType.default { didSet { MainThreadChecker.check() } }
    open var enablesReturnKeyAutomatically = false { didSet { MainThreadChecker.check() } }

    /// Whether the text is shown as dots and can be neither copied nor restored by undo; the default is false. When
    /// editing begins again, the first change removes the text that was there before.
    open var isSecureTextEntry = false {
        didSet {
            MainThreadChecker.check()
            if isSecureTextEntry != oldValue { editor.securityDidChange() }
        }
    }

    // MARK: Typing

    /// Encodes the selected range.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        TextRestoration.encode(editor.text.selection, in: coder)
    }

    /// A selection that does not fit the text is not restored.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let range = TextRestoration.selection(in: coder, length: editor.text.length) { editor.select(range) }
    }

    /// Whether the field is not empty.
    open var hasText: Bool { !editor.text.isEmpty }

    open func insertText(_ text: String) { editor.type(text) }

    open func deleteBackward() {
        MainThreadChecker.check()
        editor.deleteBackward()
    }

    func pressEditingKey(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool {
        if key == .keyboardTab, modifiers == .shift {
            window?.keyboardFocusOnDemand.leaveText(backwards: true)
            return true
        }
        return TextEditingKeys(editor: editor).press(key, modifiers)
    }

    func compose(_ composition: String, selected: Range<Int>) { editor.mark(composition, selected: selected) }

    func editingDidEnd() {
        editor.endEditing()
        ownUndoManager?.removeAllActions()
    }

    private var ownUndoManager: UndoManager?

    /// The field's own undo manager, which forgets everything when editing ends.
    open override var undoManager: UndoManager? {
        if ownUndoManager == nil { ownUndoManager = UndoManager() }
        return ownUndoManager
    }

    // MARK: Positions

    /// Returns the text of a range; nil for a range of another text.
    open func text(in range: UITextRange) -> String? { positions.text(in: range) }
    open func replace(_ range: UITextRange, withText text: String) { positions.replace(range, withText: text) }
    /// The selection. Setting it tells the delegate; nil changes nothing.
    open var selectedTextRange: UITextRange? {
        get { positions.selection }
        set { positions.select(newValue) }
    }
    open var markedTextRange: UITextRange? { editor.text.marked.map(TextOffsetRange.init) }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { positions.mark(markedText, selectedRange) }
    open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        positions.mark(markedText, selectedRange)
    }
    /// Nil, the default, underlines the composition.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.text.markedStyle }
        set {
            MainThreadChecker.check()
            editor.text.markedStyle = newValue
            editor.lookDidChange()
        }
    }
    open func unmarkText() {
        editor.endComposition()
        editor.lookDidChange()
    }
    open weak var inputDelegate: (any UITextInputDelegate)? { didSet { MainThreadChecker.check() } }
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    /// The position before the first character.
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    /// The position behind the last character.
    open var endOfDocument: UITextPosition { TextOffset(editor.text.length) }
    /// Returns the range between two positions, in either order; nil for positions of other texts.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        positions.range(fromPosition, toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        positions.position(position, offset: offset)
    }
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    { positions.position(position, direction, offset) }
    /// Returns whether the first position is before the second; the same for positions of other texts.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        positions.compare(position, other)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        positions.distance(from, toPosition)
    }
    open func firstRect(for range: UITextRange) -> CGRect { positions.firstRect(range) }
    /// Asked in each layout for the place of the caret; an empty rectangle hides it.
    open func caretRect(for position: UITextPosition) -> CGRect { positions.caretRect(position) }
    /// Asked in each layout for what is painted as selected.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { positions.selectionRects(range) }
    /// Returns the position between characters that is nearest to a point in the field's coordinates.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { positions.closest(point) }
    /// Returns the position in a range that is nearest to a point; nil for a range of another text.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        positions.closest(point, within: range)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { positions.character(at: point) }
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        positions.farthest(in: range, direction)
    }
    /// Returns the range to the end of the line for a horizontal direction, and to the start or the end of the text for
    /// a vertical one (unverified).
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    { positions.extended(position, direction) }
    /// Returns the direction of the paragraph style; `.natural`, its default, means that of the text.
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
    { positions.writingDirection(position, direction) }
    /// Sets the direction in the styles of the paragraphs that the range touches.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        positions.setWritingDirection(writingDirection, range)
    }
    open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
    { positions.attributes(position, direction) }
    /// Asks the delegate.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        positions.range(range).map { editor.delegateAllowsChange(of: $0, to: text) } ?? false
    }
    /// Always `.forward`: a caret between two lines is on the second one. Setting it has no effect.
    open var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set { MainThreadChecker.check() }
    }
    open var textInputView: UIView { self }
    /// Asked in each layout for how the caret is turned.
    open func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }
    private var positions: TextPositions { TextPositions(editor: editor) }

    /// Asks the delegate. Called whenever the edit menu of the text is shown or updated.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        guard let range = positions.range(textRange) else { return nil }
        return delegate(for: TextFieldDelegateMethods.editMenu)?.textField(
            self, editMenuForCharactersIn: NSRange(range), suggestedActions: suggestedActions)
    }
    /// Called before the edit menu is shown. Tells the delegate; overrides call super.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate(for: TextFieldDelegateMethods.willPresentEditMenu)?.textField(self, willPresentEditMenuWith: animator)
    }
    /// Called before the edit menu disappears. Tells the delegate; overrides call super.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate(for: TextFieldDelegateMethods.willDismissEditMenu)?.textField(self, willDismissEditMenuWith: animator)
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        selecting.begin(touch, at: parts.line.position(of: touch))
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        selecting.drag(touch, to: parts.line.position(of: touch))
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { selecting.end(touch, at: parts.line.position(of: touch)) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        selecting.cancel()
    }

    // MARK: Edit actions

    /// Returns true for cut and copy if there is a selection and the text is not secure, for paste if the pasteboard
    /// has text, and for select and select all if there is text to select.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editor.canPerform(action, sender: sender) ?? super.canPerformAction(action, withSender: sender)
    }

    open override func cut(_ sender: Any?) { editor.cutSelection() }
    open override func copy(_ sender: Any?) { editor.copySelection() }
    open override func paste(_ sender: Any?) { editor.paste() }
    open override func select(_ sender: Any?) { editor.selectWord(from: sender) }
    open override func selectAll(_ sender: Any?) { editor.selectAll(from: sender) }
    open override func toggleBoldface(_ sender: Any?) { editor.toggle(.bold) }
    open override func toggleItalics(_ sender: Any?) { editor.toggle(.italic) }
    open override func toggleUnderline(_ sender: Any?) { editor.toggle(.underline) }

    // MARK: Called by the collaborators

    /// Called when the text, the caret, the selection or their appearance has changed.
    func contentDidChange() {
        parts.line.show(editor, alignment: textAlignment)
        setNeedsLayout()
    }

    /// Called when the clear button was tapped.
    func clear() { editor.clear() }

    var editedText: TextFieldEditor { editor }

    var selectionRect: CGRect { parts.line.convert(parts.line.selectionRect, to: self) }

    /// The line of text, which knows the places of the characters.
    var textLine: TextFieldLine { parts.line }

    override var dumpDetails: [String] { ["\"\(editor.text.string)\""] + super.dumpDetails }
}

extension UITextField: UIContentSizeCategoryAdjusting {}

extension UITextField: EditedTextOwner {
    var textEditing: any TextEditing { editor }
}
