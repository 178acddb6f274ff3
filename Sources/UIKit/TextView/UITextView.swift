import Foundation

/// A scroll view with text of several lines that can be edited.
///
/// A tap begins editing and places the caret, a double tap selects a word, a triple tap the whole text, and dragging
/// with a mouse selects text. Typing, the input method, the clipboard and the usual keys change the text. A change
/// shapes and breaks only the changed paragraphs again, and places about fifty lines around them.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, KeyboardEditing {
    private(set) lazy var editor = TextViewEditor(view: self)
    private lazy var content = TextViewContentView()
    private lazy var touching = TextTouches(view: self)

    /// Creates a text view with a container of its own: calls ``init(frame:textContainer:)``. Subclasses that override
    /// that one inherit this one.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Creates a text view.
    ///
    /// - Parameter textContainer: the container to use, whose layout manager and text storage become those of the view.
    ///   The view sets its ``NSTextContainer/widthTracksTextView``, and shows the whole text, also if the layout manager
    ///   has other containers. Nil creates a container.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        (container, manager) = NSTextContainer.stack(textContainer)
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        (container, manager) = NSTextContainer.stack(nil)
        super.init(coder: coder)
        finishInit()
        text = coder.decodeObject(of: NSString.self, forKey: "UIText") as String?
        decodeLook(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeLook(in: coder)
        coder.encode(text as NSString?, forKey: "UIText")
    }

    override var archivedSubviews: [UIView] { [] }

    override var isAccessibilityElementByDefault: Bool { true }
    override var accessibilityKind: AccessibilityKind { .text }
    override var defaultAccessibilityValue: String? { text }

    private func finishInit() {
        backgroundColor = .systemBackground
        clipsToBounds = true
        alwaysBounceVertical = false
        addSubview(content)
        container.onChange = { [weak self] in self?.textDidChangeInCode() }
        let storage = manager.textStorage
        manager.textView = self
        if let storage { editor.use(storage) }
    }

    /// The object that is asked about changes and told of them; not retained.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    /// Returns the delegate; nil if it is a proxy that does not respond to the method.
    func delegate<Call>(for method: OptionalMethod<any UITextViewDelegate, Call>) -> (any UITextViewDelegate)? {
        method.receiver(delegate, proxy)
    }

    // MARK: Text

    /// The text; empty by default and after it was set to nil.
    open var text: String! {
        get { editor.text.string }
        set { editor.setText(AttributedUnits(newValue ?? "", attributes: typingAttributes)) }
    }

    /// The text with its attributes. Attributes that are missing in a text that is set are those of
    /// ``typingAttributes``.
    open var attributedText: NSAttributedString! {
        get { editor.text.content.attributedString }
        set { editor.setText(completing: newValue ?? NSAttributedString(string: "")) }
    }

    /// The attributes of text that is typed next. A change of the selection sets them to those before the caret.
    open var typingAttributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.label,
    ]
    {
        didSet { MainThreadChecker.check() }
    }

    /// The font of the whole text. The default is the system font with 12 points, which setting nil restores
    /// (unverified).
    open var font: UIFont? {
        get { typingAttributes[.font] as? UIFont }
        set { setAttribute(.font, newValue ?? UIFont.systemFont(ofSize: 12)) }
    }

    /// The color of the whole text. Setting nil restores the default, `UIColor.label`.
    open var textColor: UIColor? {
        get { typingAttributes[.foregroundColor] as? UIColor }
        set { setAttribute(.foregroundColor, newValue ?? .label) }
    }

    /// The text as a mutable attributed string. Changes of it in code are shown; the delegate is not told of them. It
    /// is that of the layout manager: to replace it, remove the layout manager from it and add it to another one.
    open var textStorage: NSTextStorage { editor.storage }

    private var ownLinkAttributes: [NSAttributedString.Key: Any]?

    /// The attributes of links, which replace those of the text. The default, which setting nil restores, is the tint
    /// color.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { ownLinkAttributes ?? [.foregroundColor: tintColor as Any] }
        set {
            ownLinkAttributes = newValue
            textDidChangeInCode()
        }
    }

    private let detected = DetectedLinks()

    /// What becomes a link by itself in a text that is not editable; the default is nothing. Takes time in proportion to
    /// the text, once for each text.
    open var dataDetectorTypes: UIDataDetectorTypes {
        get { detected.types }
        set {
            detected.types = newValue
            textDidChangeInCode()
        }
    }

    /// The text with the links that are detected.
    func detectingLinks(_ text: AttributedUnits) -> AttributedUnits { isEditable ? text : detected.adding(to: text) }

    private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        typingAttributes[key] = value
        editor.setAttribute(key, value)
    }

    /// The default is `.natural`, which aligns the text by its own direction.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            MainThreadChecker.check()
            if textAlignment != oldValue { textDidChangeInCode() }
        }
    }

    /// The selected range in UTF-16 units. Setting it scrolls to the caret if the view is the first responder.
    open var selectedRange: NSRange {
        get { NSRange(editor.text.selection) }
        set {
            editor.select(part(of: newValue))
        }
    }

    /// Encodes the selected range, whether the view is editable, and what scroll views encode.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        TextViewRestoration.encode(self, in: coder)
    }

    /// A selection that does not fit the text is not restored.
    open override func decodeRestorableState(with coder: NSCoder) {
        TextViewRestoration.decode(self, from: coder)
        super.decodeRestorableState(with: coder)
    }

    /// Whether the user can change the text; the default is true.
    open var isEditable = true {
        didSet {
            MainThreadChecker.check()
            if isEditable != oldValue, !dataDetectorTypes.isEmpty { textDidChangeInCode() }
            if !isEditable, isFirstResponder, !isSelectable { resignFirstResponder() }
        }
    }

    /// Whether the user can select and copy text; the default is true.
    open var isSelectable = true { didSet { MainThreadChecker.check() } }

    /// Whether the next insertion replaces the whole text; the default is false. A change of the selection sets it to
    /// false.
    open var clearsOnInsertion = false { didSet { MainThreadChecker.check() } }

    /// Whether the user can make the selected text bold, italic or underlined, with the keys B, I and U and control or
    /// command; the default is false. The edit menu has no entries for it.
    open var allowsEditingTextAttributes = false { didSet { MainThreadChecker.check() } }

    /// The selection and the content offset, for setting them later in this view or in another one with the same text.
    /// Other values are ignored.
    open var interactionState: Any {
        get { TextInteractionState(selection: editor.text.selection, contentOffset: contentOffset) }
        set {
            MainThreadChecker.check()
            guard let state = newValue as? TextInteractionState else { return }
            editor.select(state.selection)
            rangeToShow = nil
            if let offset = state.contentOffset { contentOffset = offset }
        }
    }

    // MARK: Layout

    /// The area of the lines inside the insets.
    open var textContainer: NSTextContainer { container }
    private let container: NSTextContainer

    /// Says where the text is in the container. If it is of a subclass, the view has it draw the text.
    open var layoutManager: NSLayoutManager { manager }
    private var manager: NSLayoutManager

    /// Always nil, as for views of iOS that have an ``NSLayoutManager``.
    open var textLayoutManager: NSTextLayoutManager? { nil }

    /// Called when the container has got another layout manager.
    func use(_ manager: NSLayoutManager) {
        self.manager = manager
        textDidChangeInCode()
    }

    func displayDidBecomeInvalid() {
        content.forget()
        setNeedsLayout()
    }

    /// The insets of the text; the default is 8 points at the top and the bottom.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet {
            MainThreadChecker.check()
            if textContainerInset != oldValue { textDidChangeInCode() }
        }
    }

    /// The size of the whole text if the view does not scroll.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return sizeThatFits(CGSize(width: wrappingWidth ?? bounds.width, height: 0))
    }

    override var heightFollowsWidth: Bool { !isScrollEnabled }
    override var wrappingWidth: CGFloat? {
        get { layoutWidth }
        set { layoutWidth = newValue }
    }
    private var layoutWidth: CGFloat?
    override var takesContentSizeFromConstraints: Bool { false }

    /// Returns the size of the whole text at the given width; a width of 0 means no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        editor.fittingSize(width: size.width > 0 ? size.width : .infinity)
    }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        takeContentSizeFromText()
        let (shown, height) = (editor.shown, contentSize.height)
        content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(height, bounds.height))
        content.show(shown, origin: editor.textOrigin, editor: editor)
        border?.frame = bounds
        if menusOf !== shown {
            menusOf = shown
            itemMenus.textDidChange()
        }
        if let range = rangeToShow {
            rangeToShow = nil
            scrollToVisible(range)
        }
        reveal.follow(self)
    }

    private lazy var itemMenus = TextItemMenus(view: self)
    /// The text whose links were looked for.
    private weak var menusOf: TextViewText?

    /// The border of the visible area; the default is `.none`.
    open var borderStyle = BorderStyle.none {
        didSet {
            MainThreadChecker.check()
            if border == nil, borderStyle != .none {
                let new = TextFieldBorder()
                insertSubview(new, at: 0)
                border = new
                setNeedsLayout()
            }
            border?.show(borderStyle == .none ? .none : .roundedRect, image: nil, isEnabled: true)
        }
    }
    private var border: TextFieldBorder?

    /// The size of the text with its insets; it follows the text at once, not only at the next layout.
    open override var contentSize: CGSize {
        get {
            if layer.needsLayout(), !isTakingContentSize { takeContentSizeFromText() }
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }
    private var isTakingContentSize = false

    private func takeContentSizeFromText() {
        guard !isTakingContentSize else { return }
        isTakingContentSize = true
        defer { isTakingContentSize = false }
        let height = editor.shown.size.height + textContainerInset.top + textContainerInset.bottom
        // Whole points: measured for a dozen font sizes (tiandabao.com/2016/07/02/UITextView心得).
        let size = CGSize(width: max(bounds.width, editor.ownWidth), height: height.rounded(.up))
        if super.contentSize != size { super.contentSize = size }
    }

    // MARK: Finding

    /// Whether ``findInteraction`` exists, with which the text is searched; false by default.
    open var isFindInteractionEnabled = false {
        didSet {
            MainThreadChecker.check()
            guard isFindInteractionEnabled != oldValue else { return }
            if let former = finding { removeInteraction(former) }
            finding = isFindInteractionEnabled ? UIFindInteraction(sessionDelegate: self) : nil
            if let finding { addInteraction(finding) }
        }
    }
    private var finding: UIFindInteraction?

    /// Shows the panel that searches the text; nil unless ``isFindInteractionEnabled``.
    open var findInteraction: UIFindInteraction? { finding }

    /// Scrolls by as little as possible to show a range in UTF-16 units, without animation.
    open func scrollRangeToVisible(_ range: NSRange) {
        rangeToShow = part(of: range)
        setNeedsLayout()
        layoutIfNeeded()
    }

    private var rangeToShow: Range<Int>?
    private var reveal = CaretReveal()

    /// Returns the part of a range that is in the text. The location may be `NSNotFound`.
    private func part(of range: NSRange) -> Range<Int> {
        let count = editor.text.length
        let start = max(0, min(range.location, count))
        return start..<start + max(0, min(range.length, count - start))
    }

    private func scrollToVisible(_ range: Range<Int>) {
        guard isScrollEnabled else { return }
        let origin = editor.textOrigin
        let shown = editor.shown
        let start = shown.caretRect(at: range.lowerBound)
        let rect = start.union(shown.caretRect(at: range.upperBound)).offsetBy(dx: origin.x, dy: origin.y)
        var seen = rect.insetBy(dx: 0, dy: -textContainerInset.bottom / 2)
        // The insets are shown with the first and the last line.
        if shown.line(at: range.lowerBound) == 0 { seen = seen.union(CGRect(x: rect.minX, y: 0, width: 0, height: 0)) }
        if shown.isLastLine(at: range.upperBound) {
            seen = seen.union(CGRect(x: rect.minX, y: contentSize.height, width: 0, height: 0))
        }
        scrollRectToVisible(seen, animated: false)
    }

    // MARK: Changes

    /// Called when code changed the text or its appearance.
    func textDidChangeInCode() {
        editor.forgetLayout()
        contentDidChange()
    }

    /// Called when the text, the caret, the selection or their appearance has changed.
    func contentDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        AccessibilityListening.current?.textMayHaveChanged(in: self)
    }

    /// Has the next layout scroll to the caret, because the text or the selection changed during editing.
    func followCaret() {
        rangeToShow = editor.text.caret..<editor.text.caret
        reveal.begin()
        setNeedsLayout()
    }

    /// Whether a font made for a text style follows the content size category. The default is false.
    open var adjustsFontForContentSizeCategory = false {
        didSet {
            MainThreadChecker.check()
            if adjustsFontForContentSizeCategory { followContentSizeCategory() }
        }
    }

    private func followContentSizeCategory() {
        let preferred = traitCollection.preferredContentSizeCategory
        let category = preferred == .unspecified ? .large : preferred
        if let font { typingAttributes[.font] = font.adjusted(to: category) }
        if textStorage.adjusted(to: category) != nil { editor.adjustFonts(to: category) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { followContentSizeCategory() }
        textDidChangeInCode()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        content.tintDidChange()
        if ownLinkAttributes == nil, TextTaps(view: self).hasLinks { textDidChangeInCode() }
    }

    // MARK: Editing

    var isEditing: Bool { isFirstResponder && isEditable }

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
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
        if isEditable,
            !(delegate(for: TextViewDelegateMethods.shouldBeginEditing)?.textViewShouldBeginEditing(self) ?? true)
        {
            return false
        }
        guard super.becomeFirstResponder() else { return false }
        editor.beginEditing()
        return true
    }

    open override var canResignFirstResponder: Bool {
        !isFirstResponder || !isEditable
            || delegate(for: TextViewDelegateMethods.shouldEndEditing)?.textViewShouldEndEditing(self) ?? true
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
    open var inlinePredictionType = UITextInlinePredictionType.default { didSet { MainThreadChecker.check() } }
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

    // MARK: Typing

    open var hasText: Bool { !editor.text.isEmpty }

    open func insertText(_ text: String) {
        if isEditable { editor.insert(text, as: .typing) }
    }

    open func deleteBackward() {
        MainThreadChecker.check()
        if isEditable { editor.deleteBackward() }
    }

    func pressEditingKey(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool {
        TextViewKeys(editor: editor, isEditable: isEditable).press(key, modifiers)
    }

    func compose(_ composition: String, selected: Range<Int>) {
        if isEditable { editor.mark(composition, selected: selected) }
    }

    func editingDidEnd() { editor.endEditing() }
    private var ownUndoManager: UndoManager?

    /// The view's own undo manager. Text that is not editable has none, so the next responder's is used. // unverified
    open override var undoManager: UndoManager? {
        guard isEditable else { return super.undoManager }
        if ownUndoManager == nil { ownUndoManager = UndoManager() }
        return ownUndoManager
    }

    // MARK: Positions

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
            textDidChangeInCode()
        }
    }
    open func unmarkText() {
        editor.endComposition()
        textDidChangeInCode()
    }
    open weak var inputDelegate: (any UITextInputDelegate)? { didSet { MainThreadChecker.check() } }
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    open var endOfDocument: UITextPosition { TextOffset(editor.text.length) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        positions.range(fromPosition, toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        positions.position(position, offset: offset)
    }
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    { positions.position(position, direction, offset) }
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
    open func closestPosition(to point: CGPoint) -> UITextPosition? { positions.closest(point) }
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
        return delegate(for: TextViewDelegateMethods.editMenu)?.textView(
            self, editMenuForTextIn: NSRange(range), suggestedActions: suggestedActions)
    }
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate(for: TextViewDelegateMethods.willPresentEditMenu)?.textView(self, willPresentEditMenuWith: animator)
    }
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate(for: TextViewDelegateMethods.willDismissEditMenu)?.textView(self, willDismissEditMenuWith: animator)
    }

    // MARK: Touches

    /// Keeps the view from scrolling while a mouse drags a selection.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer, touching.isSelecting { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Returns the action if the delegate's older methods allow it.
    func permitted(_ action: UIAction, for item: UITextItem) -> UIAction? {
        TextTaps(view: self).mayInteract(with: item) ? action : nil
    }

    /// Returns the menu if the delegate's older methods allow it.
    func permitted(_ menu: UIMenu, for item: UITextItem) -> UITextItem.MenuConfiguration? {
        TextTaps(view: self).mayInteract(with: item, .presentActions) ? UITextItem.MenuConfiguration(menu: menu) : nil
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touching.begin(touches) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touching.move(touches) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touching.end(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touching.cancel()
        super.touchesCancelled(touches, with: event)
    }

    // MARK: Edit actions

    /// Returns true for cut and copy if there is a selection, for paste if the pasteboard has text, and for select and
    /// select all if there is text to select. Text that is not editable can only be copied and selected.
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

    override var dumpDetails: [String] { ["\"\(editor.text.string)\""] }
}

extension UITextView {
    /// Posted by a text view that has become first responder to be edited.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted by a text view after the user has changed its text; not when code sets it.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Posted by a text view that has ended editing.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
}

extension UITextView: UIContentSizeCategoryAdjusting {}

extension UITextView: EditedTextOwner {
    var textEditing: any TextEditing { editor }
}
