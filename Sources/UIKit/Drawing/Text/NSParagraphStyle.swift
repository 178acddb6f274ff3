import Synchronization

// Sound: the only stored property is a constant of a sendable type; only an open class cannot say so unchecked.
/// The line breaking, alignment and spacing of a paragraph. Only ``NSMutableParagraphStyle`` can be changed.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    private let constants: ParagraphValues

    /// The values; of a mutable style those that it has now.
    var values: ParagraphValues { constants }

    public override init() {
        constants = ParagraphValues()
        super.init()
    }

    init(_ values: ParagraphValues) {
        constants = values
        super.init()
    }

    /// A style with all default values; a new object each time.
    open class var `default`: NSParagraphStyle {
        NSParagraphStyle()
    }

    /// The distance between lines in points. It is not added before the first or after the last line.
    open var lineSpacing: CGFloat { values.lineSpacing }

    /// The distance after each paragraph except the last, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }

    /// The distance before each paragraph except the first, in points.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

    /// The default is twelve left-aligned stops, 28 points apart.
    open var tabStops: [NSTextTab] { values.tabs.stops.map(NSTextTab.init) }

    /// The distance between tab stops after the last one, in points. The default is 0.
    open var defaultTabInterval: CGFloat { values.tabs.interval }

    /// How lines are placed across.
    open var alignment: NSTextAlignment { values.alignment }

    /// Points between the leading edge and all lines but the first.
    open var headIndent: CGFloat { values.headIndent }

    /// Measured from the leading edge if positive, from the trailing edge if negative, in points.
    open var tailIndent: CGFloat { values.tailIndent }

    /// Points between the leading edge and the first line.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

    /// Where lines are broken and cut off.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    /// The least height of a line, in points; 0 for none.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }

    /// In points; 0, the default, means no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }

    /// The direction of the paragraph.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    /// A factor for the natural line height; 0, the default, means 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    /// Whether labels move the letters of a line closer together before they truncate it. The default is false.
    open var allowsDefaultTighteningForTruncation: Bool { values.tightensBeforeTruncation }

    /// The lists that the paragraph is in, the outermost first.
    open var textLists: [NSTextList] { values.textLists }

    /// From which part of its width a line may be divided in a word, from 0 to 1; the default is 0. Words are not
    /// hyphenated here, whatever the value.
    open var hyphenationFactor: Float { values.hyphenationFactor }

    /// Whether words are hyphenated as the system prefers; the default is false. Words are not hyphenated here, whatever
    /// the value.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

    /// What is considered when lines are broken; the default is nothing. Lines are always broken at the last place that
    /// fits, whatever the value.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

    /// Returns the direction of the script in which a language is written; of the user's language for nil.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName ?? Locale.current.identifier
        let direction = Locale.Language(identifier: language).characterDirection
        return direction == .rightToLeft ? .rightToLeft : direction == .leftToRight ? .leftToRight : .natural
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        NSParagraphStyle(values)
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableParagraphStyle(values)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int {
        values.hashValue
    }

    /// Always true: a style can be read from archives that require secure coding.
    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        constants = ParagraphValues(coder)
        super.init()
    }

    open func encode(with coder: NSCoder) {
        values.encode(in: coder)
    }
}

// Sound: the values are in a mutex; only an open class cannot say so unchecked.
/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    private let current: Mutex<ParagraphValues>

    override var values: ParagraphValues { current.withLock { $0 } }

    public override init() {
        current = Mutex(ParagraphValues())
        super.init()
    }

    override init(_ values: ParagraphValues) {
        current = Mutex(values)
        super.init(values)
    }

    /// Creates a style of an archive; its values may be changed.
    public required init?(coder: NSCoder) {
        current = Mutex(ParagraphValues(coder))
        super.init(coder: coder)
    }

    private func change(_ body: (inout ParagraphValues) -> Void) {
        current.withLock { body(&$0) }
    }

    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { change { $0.lineSpacing = newValue } }
    }

    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { change { $0.paragraphSpacing = newValue } }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { change { $0.paragraphSpacingBefore = newValue } }
    }

    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { change { $0.tightensBeforeTruncation = newValue } }
    }

    open override var textLists: [NSTextList] {
        get { super.textLists }
        set { change { $0.textLists = newValue } }
    }

    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { change { $0.tabs.stops = newValue.map(\.stop) } }
    }

    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { change { $0.tabs.interval = newValue } }
    }

    /// Adds a stop to the others. Their order does not matter.
    open func addTabStop(_ anObject: NSTextTab) {
        change { $0.tabs.stops.append(anObject.stop) }
    }

    /// Removes the stops that are equal to `anObject`.
    open func removeTabStop(_ anObject: NSTextTab) {
        change { values in values.tabs.stops.removeAll { $0 == anObject.stop } }
    }

    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { change { $0.alignment = newValue } }
    }

    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { change { $0.headIndent = newValue } }
    }

    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { change { $0.tailIndent = newValue } }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { change { $0.firstLineHeadIndent = newValue } }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { change { $0.lineBreakMode = newValue } }
    }

    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { change { $0.minimumLineHeight = newValue } }
    }

    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { change { $0.maximumLineHeight = newValue } }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { change { $0.baseWritingDirection = newValue } }
    }

    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { change { $0.lineHeightMultiple = newValue } }
    }

    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { change { $0.hyphenationFactor = newValue } }
    }

    open override var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set { change { $0.usesDefaultHyphenation = newValue } }
    }

    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { change { $0.lineBreakStrategy = newValue } }
    }

    /// Copies every value of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        let values = obj.values
        change { $0 = values }
    }
}
