// Sound: all stored properties are constants of sendable types; only an open class cannot say so unchecked.
/// A font at a size. Immutable.
///
/// The system font is drawn in Inter's letters, each in the advance that it has in San Francisco, and reports San
/// Francisco's vertical metrics. So text has the same heights as on Apple's systems, and nearly the same widths.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let fontDescription: FontDescription

    /// For fonts that follow the content size category: what they were made from. Otherwise nil.
    let scaling: FontScaling?

    init(_ description: FontDescription, scaling: FontScaling? = nil) {
        Trestle.beginText()
        self.fontDescription = description
        self.scaling = scaling
        super.init()
    }

    /// Creates the system font of 12 points. Unverified: UIKit's has no size.
    public convenience override init() {
        self.init(FontDescription(size: 12))
    }

    /// Finds a font by family name ("DejaVu Sans") or by family and style ("DejaVuSans-BoldOblique"). Nil if it is not
    /// installed.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let description = FontNames.description(named: fontName, size: UIFont.usable(fontSize)) else {
            return nil
        }
        self.init(description)
    }

    /// A `pointSize` of 0 means the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var description = descriptor.font
        if pointSize > 0 { description.size = pointSize }
        description.size = UIFont.usable(description.size)
        let style = pointSize == 0 || pointSize == descriptor.pointSize ? descriptor.textStyle : nil
        self.init(description, scaling: style.map { FontScaling(style: $0) })
    }

    /// Returns the system font in regular weight, of a size in points.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the system font of a size in points, in the nearest weight that it has.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontDescription(size: usable(fontSize), weight: weight.openType))
    }

    /// Returns the system font of a size in points, in the nearest weight and width that it has.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width)
        -> UIFont
    {
        var description = FontDescription(size: usable(fontSize), weight: weight.openType)
        description.stretch = width.stretch
        return UIFont(description)
    }

    /// Returns the system font in bold, of a size in points.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// Returns the system font in italics, of a size in points.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(size: usable(fontSize), isItalic: true))
    }

    /// The system font with digits of equal width.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontDescription(size: usable(fontSize), weight: weight.openType, hasMonospacedDigits: true))
    }

    /// Returns a font whose letters have one width, of a size in points.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(
            FontDescription(
                family: FontDescription.monospacedSystemFamily, size: usable(fontSize), weight: weight.openType))
    }

    /// The style's font at the user's content size category.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The style's font at the trait collection's category. If the collection is nil or has no category, the current
    /// traits count. A collection with a bold legibility weight makes the font heavier; for a user who prefers bold text
    /// every system font is shown so.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        FontScaling(style: style, isBold: BoldText.isAskedFor(by: traitCollection))
            .font(at: DynamicType.category(traitCollection))
    }

    /// The same font at another size. It does not follow the content size category.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var description = fontDescription
        description.size = UIFont.usable(fontSize)
        return UIFont(description)
    }

    /// The names of the installed families, in alphabetical order. The list is made anew each time.
    open class var familyNames: [String] {
        FontDescription.installedFamilies
    }

    /// The names ("Inter-Semibold") that ``init(name:size:)`` takes; empty for families that are not installed.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        FontNames.names(ofFamily: familyName)
    }

    /// 17 points.
    open class var labelFontSize: CGFloat { 17 }
    /// 18 points.
    open class var buttonFontSize: CGFloat { 18 }
    /// 12 points.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// 14 points.
    open class var systemFontSize: CGFloat { 14 }

    /// The name of the family, for example Helvetica.
    open var familyName: String { fontDescription.family }

    /// The name of the face.
    open var fontName: String { FontNames.name(of: fontDescription) }

    /// The size in points.
    open var pointSize: CGFloat { fontDescription.size }

    /// The height of lines above the baseline, in points.
    open var ascender: CGFloat { fontDescription.metrics.ascender }

    /// The bottom of the font's glyphs relative to the baseline, in points; negative.
    open var descender: CGFloat { fontDescription.metrics.descender }

    /// The height of capital letters, in points.
    open var capHeight: CGFloat { fontDescription.metrics.capHeight }

    /// The height of the letter x, in points.
    open var xHeight: CGFloat { fontDescription.metrics.xHeight }

    /// The distance from one baseline to the next, without leading, in points.
    open var lineHeight: CGFloat { fontDescription.metrics.lineHeight }

    /// The distance between lines beside their height, in points.
    open var leading: CGFloat { fontDescription.metrics.leading }

    /// The attributes from which the font was made.
    open var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(fontDescription, textStyle: scaling?.base == nil ? scaling?.style : nil)
    }

    // MARK: - NSObject

    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || (fontDescription == other.fontDescription && scaling == other.scaling)
    }

    open override var hash: Int {
        fontDescription.hashValue
    }

    open override var description: String {
        let style = fontDescription.isItalic ? "italic" : "normal"
        let weight =
            fontDescription.weight == 400
            ? "normal" : fontDescription.weight == 700 ? "bold" : "\(fontDescription.weight)"
        return
            "<\(Self.self): \(ObjectAddress(self))> font-family: \"\(fontName)\"; font-weight: \(weight); font-style: \(style); "
            + "font-size: \(String(format: "%.2f", pointSize))pt"
    }

    // MARK: - NSSecureCoding

    /// Always true: a font can be read from archives that require secure coding.
    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        Trestle.beginText()
        guard let family = coder.decodeObject(of: NSString.self, forKey: CodingKey.family) else { return nil }
        var description = FontDescription(
            family: String(describing: family), size: CGFloat(coder.decodeDouble(forKey: CodingKey.size)),
            weight: coder.decodeInteger(forKey: CodingKey.weight),
            isItalic: coder.decodeBool(forKey: CodingKey.isItalic),
            hasMonospacedDigits: coder.decodeBool(forKey: CodingKey.hasMonospacedDigits),
            features: Self.features(in: coder))
        description.stretch = max(-2, min(1, coder.decodeInteger(forKey: CodingKey.stretch)))
        fontDescription = description
        let style =
            coder.containsValue(forKey: CodingKey.textStyle)
            ? coder.decodeObject(of: NSString.self, forKey: CodingKey.textStyle) : nil
        scaling = style.map { FontScaling(style: TextStyle(rawValue: String(describing: $0))) }
        super.init()
    }

    private static func features(in coder: NSCoder) -> String {
        guard coder.containsValue(forKey: CodingKey.features) else { return "" }
        return coder.decodeObject(of: NSString.self, forKey: CodingKey.features).map(String.init(describing:)) ?? ""
    }

    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: fontDescription.family), forKey: CodingKey.family)
        coder.encode(Double(fontDescription.size), forKey: CodingKey.size)
        coder.encode(fontDescription.weight, forKey: CodingKey.weight)
        coder.encode(fontDescription.isItalic, forKey: CodingKey.isItalic)
        coder.encode(fontDescription.hasMonospacedDigits, forKey: CodingKey.hasMonospacedDigits)
        if fontDescription.stretch != 0 {
            coder.encode(fontDescription.stretch, forKey: CodingKey.stretch)
        }
        if !fontDescription.features.isEmpty {
            coder.encode(NSString(string: fontDescription.features), forKey: CodingKey.features)
        }
        if let scaling, scaling.base == nil {
            coder.encode(NSString(string: scaling.style.rawValue), forKey: CodingKey.textStyle)
        }
    }

    private enum CodingKey {
        static let family = "UIFontFamily"
        static let size = "UIFontPointSize"
        static let weight = "UIFontWeight"
        static let isItalic = "UIFontItalic"
        static let hasMonospacedDigits = "UIFontMonospacedDigits"
        static let features = "UIFontFeatures"
        static let stretch = "UIFontStretch"
        static let textStyle = "UIFontTextStyle"
    }

    /// Sizes of 0 and below become the system font's small size, 12.
    static func usable(_ size: CGFloat) -> CGFloat {
        size > 0 && size.isFinite ? size : smallSystemFontSize
    }
}
