/// Text that can't be edited. The text is shaped once for a width and painted straight into the frame, in the middle of the bounds'
/// height, its first baseline on a whole pixel.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text as it was given, and what was made of it.
    let content = LabelText()

    // MARK: State changed by UILabel+Layout alone

    /// Whether what the layer shows is out of date, and the size, direction and traits that it was made for.
    var isContentStale = true
    var shownDirection = UIUserInterfaceLayoutDirection.leftToRight
    var shownSize = CGSize.zero
    var shownTraits: UITraitCollection?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .left
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    // MARK: - Text

    /// Setting it drops an attributed text.
    open var text: String? {
        get { content.string }
        set {
            changing("text") {
                if content.setString(newValue) { textDidChange() }
            }
        }
    }

    /// Attributes that are missing are the label's own. Reading it after setting ``text`` gives the text with the label's attributes.
    open var attributedText: NSAttributedString? {
        get { content.attributed ?? plainAttributedText }
        set {
            changing("attributedText") {
                content.setAttributed(newValue.map { NSAttributedString(attributedString: $0) })
                textDidChange()
            }
        }
    }

    /// Default: the system font at 17 points, which also nil sets.
    open var font: UIFont! {
        get { content.font }
        set {
            if content.setFont(newValue ?? LabelText.defaultFont) { textDidChange() }
        }
    }

    /// Default: `UIColor.label`, which also nil sets.
    open var textColor: UIColor! {
        get { content.color }
        set {
            content.setColor(newValue ?? .label)
            lookDidChange()
        }
    }

    /// Default: natural, the side that the interface reads from.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { styleDidChange() } }
    }

    /// Default: `.byTruncatingTail`, which cuts the last line that there is room for and wraps those before it.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { styleDidChange() } }
    }

    /// 0: as many as the text needs and the bounds have room for.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { textDidChange() } }
    }

    /// Whether text of one line shrinks to the width, down to ``minimumScaleFactor``, before it is truncated.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { lookDidChange() } }
    }

    /// 0 sets no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { lookDidChange() } }
    }

    /// Where text that shrank stands.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { lookDidChange() } }
    }

    /// Whether a font made for a text style follows the content size category.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { followContentSizeCategory() } }
    }

    /// Follows at once, so that whoever measures the label before it is shown gets the new size.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard adjustsFontForContentSizeCategory else { return }
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            followContentSizeCategory()
        }
    }

    /// The width that ``intrinsicContentSize`` wraps to, when the label has more than one line; 0: none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    // MARK: - Look

    /// The text's color while ``isHighlighted``; nil: no other than usual.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted { lookDidChange() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { lookDidChange() } }
    }

    /// A disabled label is drawn paler.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { lookDidChange() } }
    }

    /// Nil: no shadow.
    open var shadowColor: UIColor? {
        didSet { lookDidChange() }
    }

    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { lookDidChange() } }
    }

    // MARK: - Measuring and drawing

    /// Where the text goes in `bounds`, not rounded. Override to give the text another place or size; measuring asks it too.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRect(in: bounds, maximumLines: numberOfLines)
    }

    /// Draws the text in the middle of the rectangle's height. Override to draw it elsewhere or otherwise; call it with another rectangle to
    /// inset the text. Never call it outside drawing.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        makeContent(in: rect)?.paint(in: context, bounds: rect)
    }

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Rounded up to device pixels; the text's own width when it has one line, whatever `size` says.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: numberOfLines == 1 || size.width <= 0 ? LabelText.unlimited : size.width)
    }

    open override var intrinsicContentSize: CGSize {
        fittingSize(
            width: numberOfLines == 1 || preferredMaxLayoutWidth <= 0 ? LabelText.unlimited : preferredMaxLayoutWidth)
    }

    open override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        updateContent()
    }

    // MARK: - Accessibility and debugging

    /// The text, unless something else was set.
    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { text }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        isEnabled ? .staticText : [.staticText, .notEnabled]
    }

    override var dumpDetails: [String] {
        text.map { ["\"\($0)\""] } ?? []
    }
}
