import Foundation

/// One line of text that the user edits.
///
/// A tap begins editing and places the caret, a double tap selects a word, a mouse drag selects; typing, the input method, the clipboard and
/// the usual keys change the text. What the user changes is asked of the delegate first and told by `editingChanged`; changes made in code are not.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, KeyboardEditing {
    open weak var delegate: (any UITextFieldDelegate)? {
        didSet { proxy = ProxyAnswers(delegate) }
    }
    private var proxy: ProxyAnswers?

    /// The delegate, unless it is a proxy that denies the method.
    func delegate<Call>(for method: OptionalMethod<any UITextFieldDelegate, Call>) -> (any UITextFieldDelegate)? {
        method.receiver(delegate, proxy)
    }

    private lazy var editor = TextFieldEditor(field: self)
    private lazy var parts = TextFieldParts(field: self)
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
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(text as NSString?, forKey: "UIText")
        coder.encode(placeholder as NSString?, forKey: "UIPlaceholder")
    }

    override var isAccessibilityElementByDefault: Bool { true }
    /// What can be read in the field: of a password the dots only.
    override var defaultAccessibilityValue: String? {
        guard let text, !text.isEmpty else { return placeholder }
        return isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text
    }

    private func finishInit() {
        isOpaque = false
        parts.install()
    }

    // MARK: Text

    /// Empty by default, and after nil was set.
    open var text: String? {
        get { editor.text.string }
        set {
            changing("text") {
                editor.setText(NSAttributedString(string: newValue ?? "", attributes: defaultTextAttributes))
            }
        }
    }

    /// Attributes that are missing are those of ``defaultTextAttributes``.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(attributedString: editor.text.content) }
        set {
            changing("attributedText") {
                editor.setText(newValue.map { editor.completed($0) } ?? NSAttributedString(string: ""))
            }
        }
    }

    /// What text without attributes of its own looks like; setting it gives them to all of the text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
    ]
    {
        didSet { editor.setAttributes(defaultTextAttributes) }
    }

    /// Default: the system font at 17 points, which also nil sets. // unverified
    open var font: UIFont? {
        get { defaultTextAttributes[.font] as? UIFont }
        set { defaultTextAttributes[.font] = newValue ?? UIFont.systemFont(ofSize: 17) }
    }

    /// Default: `UIColor.label`, which also nil sets.
    open var textColor: UIColor? {
        get { defaultTextAttributes[.foregroundColor] as? UIColor }
        set { defaultTextAttributes[.foregroundColor] = newValue ?? .label }
    }

    /// Default: natural, the side that the interface reads from.
    open var textAlignment = NSTextAlignment.natural {
        didSet { contentDidChange() }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { parts.placeholder.text }
        set {
            parts.placeholder.attributedText = nil
            parts.placeholder.text = newValue
            setNeedsLayout()
        }
    }

    open var attributedPlaceholder: NSAttributedString? {
        get { parts.placeholder.text == nil ? nil : parts.placeholder.attributedText }
        set {
            parts.placeholder.attributedText = newValue
            setNeedsLayout()
        }
    }

    /// Whether the text is removed when editing begins.
    open var clearsOnBeginEditing = false

    /// Whether the next insertion replaces all of the text. A change of the selection sets it to false.
    open var clearsOnInsertion = false

    /// Whether text that is too long for the field shrinks, down to ``minimumFontSize``, while it is not edited.
    open var adjustsFontSizeToFitWidth = false {
        didSet { setNeedsLayout() }
    }

    /// In points; 0 sets no limit.
    open var minimumFontSize: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    // MARK: Look

    open var borderStyle = BorderStyle.none {
        didSet { parts.borderDidChange() }
    }

    /// Drawn in the border rectangle, except with the rounded border.
    open var background: UIImage? {
        didSet { parts.borderDidChange() }
    }

    /// The ``background`` of a disabled field.
    open var disabledBackground: UIImage? {
        didSet { parts.borderDidChange() }
    }

    open var clearButtonMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }

    /// At the left; at the right in an interface that reads from right to left. ``leftViewMode`` says when.
    open var leftView: UIView? {
        didSet { parts.replace(oldValue, with: leftView) }
    }

    open var leftViewMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }

    /// In the place of the clear button, which is not shown beside it.
    open var rightView: UIView? {
        didSet { parts.replace(oldValue, with: rightView) }
    }

    open var rightViewMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }

    // MARK: Places. Override them to lay the field out otherwise.

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open func textRect(forBounds bounds: CGRect) -> CGRect { parts.layout(in: bounds).text }

    open func editingRect(forBounds bounds: CGRect) -> CGRect { parts.layout(in: bounds).text }

    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { parts.layout(in: bounds).clearButton }

    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { parts.layout(in: bounds).left }

    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { parts.layout(in: bounds).right }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { parts.fittingSize }

    open override var intrinsicContentSize: CGSize { parts.fittingSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        parts.line.tintDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        editor.lookDidChange()
    }

    override func stateAppearanceDidChange() {
        super.stateAppearanceDidChange()
        parts.borderDidChange()
    }

    // MARK: Editing

    /// True while the field is first responder.
    open var isEditing: Bool { isFirstResponder }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    /// Set during editing, it shows after ``UIResponder/reloadInputViews()``.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
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

    // MARK: What the keyboard may do

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false

    /// Whether the text is shown as dots, and cannot be copied.
    open var isSecureTextEntry = false {
        didSet { if isSecureTextEntry != oldValue { editor.lookDidChange() } }
    }

    // MARK: Typing

    open var hasText: Bool { !editor.text.isEmpty }

    open func insertText(_ text: String) { editor.type(text) }

    open func deleteBackward() { editor.deleteBackward() }

    func pressEditingKey(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool {
        TextEditingKeys(editor: editor).press(key, modifiers)
    }

    func compose(_ composition: String, selected: Range<Int>) { editor.mark(composition, selected: selected) }

    func editingDidEnd() { editor.endEditing() }

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

    /// Cut and copy with a selection, unless the text is secure; paste when the pasteboard has text; select and select all when there is text.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editor.canPerform(action, sender: sender) ?? super.canPerformAction(action, withSender: sender)
    }

    open override func cut(_ sender: Any?) { editor.cutSelection() }
    open override func copy(_ sender: Any?) { editor.copySelection() }
    open override func paste(_ sender: Any?) { editor.paste() }
    open override func select(_ sender: Any?) { editor.selectWord(from: sender) }
    open override func selectAll(_ sender: Any?) { editor.selectAll(from: sender) }

    // MARK: For the collaborators

    /// The text, its caret or selection, or how they look have changed.
    func contentDidChange() {
        parts.line.show(editor, alignment: textAlignment)
        setNeedsLayout()
    }

    /// What a tap on the clear button does.
    func clear() { editor.clear() }

    var editedText: TextFieldEditor { editor }

    var selectionRect: CGRect { parts.line.convert(parts.line.selectionRect, to: self) }

    override var dumpDetails: [String] { ["\"\(editor.text.string)\""] + super.dumpDetails }
}
