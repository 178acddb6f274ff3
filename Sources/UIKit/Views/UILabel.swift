/// Shows text that cannot be edited. The text is shaped once for a width and painted directly into the frame. It is
/// centered vertically, with its first baseline on a whole pixel.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text and its layouts.
    let content = LabelText()

    // MARK: State changed by UILabel+Layout alone

    /// Whether the layer's content is out of date; the next properties are the direction, size and traits that it was
    /// made for.
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
        decodeShared(from: coder)
        decodeText(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeText(in: coder)
    }

    override func decodeAdopted(from coder: NSCoder) {
        super.decodeAdopted(from: coder)
        decodeText(from: coder)
    }

    // MARK: - Text

    /// Setting it discards an attributed text.
    open var text: String? {
        get { content.string }
        set {
            MainThreadChecker.check()
            changing("text") {
                if content.setString(newValue) { textDidChange() }
            }
        }
    }

    /// Missing attributes are those of the label. After ``text`` was set, this is the text with the label's attributes.
    open var attributedText: NSAttributedString? {
        get { content.attributed ?? plainAttributedText }
        set {
            changing("attributedText") {
                content.setAttributed(newValue.map { NSAttributedString(attributedString: AttributedUnits.plain($0)) })
                textDidChange()
            }
        }
    }

    /// The default is the system font at 17 points. Setting nil restores it.
    open var font: UIFont! {
        get { content.font }
        set {
            MainThreadChecker.check()
            if content.setFont(newValue ?? LabelText.defaultFont) { textDidChange() }
        }
    }

    /// The default is `UIColor.label`. Setting nil restores it.
    open var textColor: UIColor! {
        get { content.color }
        set {
            MainThreadChecker.check()
            content.setColor(newValue ?? .label)
            lookDidChange()
        }
    }

    /// The default is natural: the leading side of the interface's layout direction.
    @exclusivity(unchecked) open var textAlignment = NSTextAlignment.natural {
        didSet {
            MainThreadChecker.check()
            if textAlignment != oldValue { styleDidChange() }
        }
    }

    /// The default is `.byTruncatingTail`, which truncates the last line that fits and wraps those before it.
    @exclusivity(unchecked) open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet {
            MainThreadChecker.check()
            if lineBreakMode != oldValue { styleDidChange() }
        }
    }

    /// What is considered when lines are broken; the default is `.standard`. Lines are always broken at the last place
    /// that fits, whatever the value.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard { didSet { MainThreadChecker.check() } }

    /// The maximum number of lines; 0 means as many as the text needs and the bounds have space for.
    @exclusivity(unchecked) open var numberOfLines = 1 {
        didSet {
            MainThreadChecker.check()
            if numberOfLines != oldValue { textDidChange() }
        }
    }

    /// Whether text of one line is scaled down to the width, to no less than ``minimumScaleFactor``, before it is
    /// truncated.
    @exclusivity(unchecked) open var adjustsFontSizeToFitWidth = false {
        didSet {
            MainThreadChecker.check()
            if adjustsFontSizeToFitWidth != oldValue { lookDidChange() }
        }
    }

    /// The lower limit of scaling; 0 sets no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet {
            MainThreadChecker.check()
            if minimumScaleFactor != oldValue { lookDidChange() }
        }
    }

    /// The vertical position of text that was scaled down.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet {
            MainThreadChecker.check()
            if baselineAdjustment != oldValue { lookDidChange() }
        }
    }

    /// Whether the letters of a line are moved closer together, by at most a twentieth of the font size, before the line
    /// is truncated. The default is false; the text's own paragraph style may also say so.
    @exclusivity(unchecked) open var allowsDefaultTighteningForTruncation = false {
        didSet {
            MainThreadChecker.check()
            if allowsDefaultTighteningForTruncation != oldValue { lookDidChange() }
        }
    }

    /// Whether a font made for a text style follows the content size category.
    open var adjustsFontForContentSizeCategory = false {
        didSet {
            MainThreadChecker.check()
            if adjustsFontForContentSizeCategory { followContentSizeCategory() }
        }
    }

    /// Updates the font at once, so that measuring the label before it is shown returns the new size.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.legibilityWeight != traitCollection.legibilityWeight {
            content.weightDidChange()
            textDidChange()
        }
        guard adjustsFontForContentSizeCategory else { return }
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            followContentSizeCategory()
        }
    }

    /// The width at which ``intrinsicContentSize`` wraps a label with more than one line; 0 sets no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet {
            MainThreadChecker.check()
            if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    /// Whether a truncated label shows its whole text in a tool tip when the mouse pointer rests on it. The default is
    /// false.
    @exclusivity(unchecked) open var showsExpansionTextWhenTruncated = false { didSet { MainThreadChecker.check() } }

    // MARK: - Look

    /// The color of the text while ``isHighlighted`` is true; nil keeps the usual color.
    open var highlightedTextColor: UIColor? {
        didSet {
            MainThreadChecker.check()
            if isHighlighted { lookDidChange() }
        }
    }

    /// Whether the text has the highlighted color. The default is false.
    @exclusivity(unchecked) open var isHighlighted = false {
        didSet {
            MainThreadChecker.check()
            if isHighlighted != oldValue { lookDidChange() }
        }
    }

    /// A disabled label is drawn paler.
    @exclusivity(unchecked) open var isEnabled = true {
        didSet {
            MainThreadChecker.check()
            if isEnabled != oldValue { lookDidChange() }
        }
    }

    /// The color of the text's shadow; nil draws none.
    @exclusivity(unchecked) open var shadowColor: UIColor? {
        didSet {
            MainThreadChecker.check()
            lookDidChange()
        }
    }

    /// The distance of the shadow, in points. The default is 1 point upwards; there is no shadow without a color.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet {
            MainThreadChecker.check()
            if shadowOffset != oldValue { lookDidChange() }
        }
    }

    // MARK: - Measuring and drawing

    /// Returns the frame of the text in `bounds`, not rounded. Override it to change the text's position or size;
    /// measuring also calls it.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRect(in: bounds, maximumLines: numberOfLines)
    }

    /// Draws the text, centered vertically in the rectangle. Override it to change the drawing; call it with another
    /// rectangle to inset the text. Never call it outside of drawing.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        makeContent(in: rect)?.paint(in: context, bounds: rect)
    }

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Returns the size of the text, rounded up to device pixels. For a single line the width is that of the text,
    /// independent of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: numberOfLines == 1 || size.width <= 0 ? LabelText.unlimited : size.width)
    }

    open override var intrinsicContentSize: CGSize {
        let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrappingWidth ?? 0
        return fittingSize(width: numberOfLines == 1 || limit <= 0 ? LabelText.unlimited : limit)
    }

    /// A layout by constraints wraps the text at the width that it gives to the label.
    override var heightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
    override var wrappingWidth: CGFloat? {
        get { layoutWidth }
        set { layoutWidth = newValue }
    }
    private var layoutWidth: CGFloat?

    override var firstBaselineDistance: CGFloat { baselineDistances.first }
    override var lastBaselineDistance: CGFloat { baselineDistances.last }
    override var baselineFont: UIFont? { font }
    override var layoutNameDetail: String? { text }

    /// 251 for the height, as in UIKit; so a label in a column keeps its height before views without a preference.
    override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? UILayoutPriority(251) : .defaultLow
    }

    open override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        updateContent()
    }

    // MARK: - Accessibility and debugging

    override var isAccessibilityElementByDefault: Bool { true }
    override var accessibilityKind: AccessibilityKind { .label }
    override var accessibilityCondition: AccessibilityCondition {
        AccessibilityCondition(isTruncated: window != nil && isTextTruncated)
    }
    override var defaultAccessibilityLabel: String? { text }
    override var givenAccessibilityLabel: String? { recasedText.flatMap { $0.shown == text ? $0.given : nil } }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        isEnabled ? .staticText : [.staticText, .notEnabled]
    }

    override var dumpDetails: [String] {
        text.map { ["\"\($0)\""] } ?? []
    }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
