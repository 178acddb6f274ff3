import Foundation

/// The text field of a search bar, with a magnifying glass and a rounded gray background.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        let metrics = SystemMetrics.current.searching.self
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = metrics.fieldRadius
        clearButtonMode = .whileEditing
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        let glass = UIImageView(image: SystemGlyph.glass.image)
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        glass.frame.size = CGSize(width: metrics.textInset, height: metrics.fieldHeight)
        leftView = glass
        leftViewMode = .always
    }

    // MARK: Tokens

    /// What is shown before the text; empty by default.
    open var tokens: [UISearchToken] = [] {
        didSet { tokenViews.show(tokens) }
    }

    /// The color behind tokens. Setting nil restores the default, the tint color.
    open var tokenBackgroundColor: UIColor! {
        get { ownTokenColor ?? tintColor }
        set {
            ownTokenColor = newValue
            tokenViews.colorDidChange()
        }
    }

    /// Whether a deletion at the start of the text removes the last token; the default is true.
    open var allowsDeletingTokens = true

    private var ownTokenColor: UIColor?
    private lazy var tokenViews = SearchTokenViews(field: self)

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        moved(besideTokens(super.textRect(forBounds: bounds)))
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        moved(besideTokens(super.editingRect(forBounds: bounds)))
    }

    // MARK: Suggestions

    /// What is listed below the field while it is edited; nil by default. The delegate is told of the chosen one if it
    /// is a ``UISearchTextFieldDelegate``.
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { suggestions.suggestions.isEmpty ? nil : suggestions.suggestions }
        set {
            MainThreadChecker.check()
            suggestions.suggestions = newValue ?? []
        }
    }
    private lazy var suggestions = SearchFieldSuggestions(field: self)

    override func editingDidEnd() {
        super.editingDidEnd()
        suggestions.update()
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        let became = super.becomeFirstResponder()
        suggestions.update()
        return became
    }

    // MARK: Adjustments of the search bar

    /// The distances by which the search bar moves its icons and its text.
    var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] {
        didSet { setNeedsLayout() }
    }
    var textOffset = UIOffset.zero {
        didSet { setNeedsLayout() }
    }

    /// The text ends where it would without an offset.
    private func moved(_ rect: CGRect) -> CGRect {
        guard textOffset != .zero else { return rect }
        let (x, y) = (textOffset.horizontal, textOffset.vertical)
        return CGRect(
            x: rect.minX + (isRightToLeft ? 0 : x), y: rect.minY + y,
            width: max(rect.width + (isRightToLeft ? x : -x), 0), height: rect.height)
    }

    private func moved(_ rect: CGRect, _ icons: UISearchBar.Icon...) -> CGRect {
        guard !iconOffsets.isEmpty, let offset = icons.lazy.compactMap({ self.iconOffsets[$0] }).first else {
            return rect
        }
        return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.leftViewRect(forBounds: bounds), .search)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.rightViewRect(forBounds: bounds), .bookmark, .resultsList)
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.clearButtonRect(forBounds: bounds), .clear)
    }

    private func besideTokens(_ rect: CGRect) -> CGRect {
        guard !tokens.isEmpty else { return rect }
        let width = min(tokenViews.width, rect.width)
        return CGRect(
            x: isRightToLeft ? rect.minX : rect.minX + width, y: rect.minY, width: rect.width - width,
            height: rect.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if !tokens.isEmpty { tokenViews.layOut(in: textRect(forBounds: bounds)) }
        suggestions.update(isNew: false)
    }

    open override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        if let first = fromPosition as? TokenPosition { return TokenRange(from: first, to: toPosition) }
        return super.textRange(from: fromPosition, to: toPosition)
    }

    open override func deleteBackward() {
        if !deletesToken() { super.deleteBackward() }
    }

    override func pressEditingKey(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool {
        if key == .keyboardDeleteOrBackspace, deletesToken() { return true }
        return super.pressEditingKey(key, modifiers)
    }

    /// Removes the last token if the caret is at the start of the text.
    private func deletesToken() -> Bool {
        guard allowsDeletingTokens, !tokens.isEmpty, let selected = selectedTextRange, selected.isEmpty,
            offset(from: beginningOfDocument, to: selected.start) == 0
        else { return false }
        tokens.removeLast()
        sendActions(for: .editingChanged)
        return true
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.searchField)
    }

    /// The placeholder, which is darker than in other text fields.
    open override var placeholder: String? {
        get { super.placeholder }
        set {
            super.placeholder = newValue
            parts.placeholder.textColor = .secondaryLabel
        }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: SystemMetrics.current.searching.fieldHeight)
    }

    /// Inserts a token before the text.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: tokenIndex)
    }

    /// Removes a token.
    open func removeToken(at tokenIndex: Int) {
        tokens.remove(at: tokenIndex)
    }

    /// Returns a position that is before the text. Tokens cannot be selected here.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { TokenPosition(tokenIndex) }

    /// Returns the tokens of a range that begins at a token.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        guard let first = (textRange.start as? TokenPosition)?.index, first < tokens.count else { return [] }
        let end = (textRange.end as? TokenPosition)?.index ?? tokens.count
        return Array(tokens[max(0, first)..<max(first, min(end, tokens.count))])
    }

    /// The range of the text without the tokens.
    open var textualRange: UITextRange { TextOffsetRange(0..<(text ?? "").utf16.count) }

    /// Removes the text of a range, but no tokens, and inserts a token.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        let start = textRange.start is TokenPosition ? beginningOfDocument : textRange.start
        if let range = self.textRange(from: start, to: textRange.end) { replace(range, withText: "") }
        insertToken(token, at: tokenIndex)
    }
}
