// Sound: all stored properties are constants of sendable types; only an open class cannot say so unchecked.
/// The attributes of a font, for making another font. Immutable.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let font: FontDescription
    let textStyle: UIFont.TextStyle?

    init(_ font: FontDescription, textStyle: UIFont.TextStyle? = nil) {
        self.font = font
        self.textStyle = textStyle
        super.init()
    }

    /// Describes the system font, without a size.
    public override convenience init() {
        self.init(fontAttributes: [:])
    }

    /// Creates a descriptor of the system font with changes. The size is 0 unless a size or a text style is given.
    public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        let style = attributes[.textStyle] as? UIFont.TextStyle
        let start =
            style.map { FontScaling(style: $0).font(at: DynamicType.category(nil)).fontDescription }
            ?? FontDescription(size: 0)
        self.init(Self.applying(attributes, to: start), textStyle: style)
    }

    /// Takes a `fontName` as ``UIFont/init(name:size:)`` does. Describes the system font if there is no such font.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontNames.description(named: fontName, size: size) ?? FontDescription(size: size))
    }

    /// Describes a font whose glyphs are changed by a matrix, without a size. Describes the system font if there is no
    /// such font.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        let font = FontNames.description(named: fontName, size: 0) ?? FontDescription(size: 0)
        self.init(Self.applying([.matrix: matrix], to: font))
    }

    /// Returns the descriptor of a style's font at the user's text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Returns the descriptor of a style's font at the text size of the traits; nil stands for the user's.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The name of the face, for example "Inter-Semibold".
    open var postscriptName: String { FontNames.name(of: font) }

    /// The size in points; 0 if the descriptor has none.
    open var pointSize: CGFloat { font.size }

    /// Changes the glyphs of the font; the identity by default. Only `a` and `c`, which widen glyphs and let them lean,
    /// are drawn.
    open var matrix: CGAffineTransform { font.matrix ?? .identity }

    /// The traits of the face, and the class of its typeface if the font file names one. The system fonts have no class
    /// (unverified).
    open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(font.familyClass & 15) << 28)
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight >= 600 { traits.insert(.traitBold) }
        if font.stretch > 0 { traits.insert(.traitExpanded) }
        if font.stretch < 0 { traits.insert(.traitCondensed) }
        if font.family == FontDescription.monospacedSystemFamily { traits.insert(.traitMonoSpace) }
        if font.family == FontDescription.systemFamily { traits.insert(.traitUIOptimized) }
        return traits
    }

    /// Size, matrix and features, with the text style if there is one, otherwise the name of the face.
    open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var attributes: [UIFontDescriptor.AttributeName: Any] = [.size: font.size]
        if let textStyle { attributes[.textStyle] = textStyle } else { attributes[.name] = postscriptName }
        if !font.features.isEmpty { attributes[.featureSettings] = FontFeatures.settings(of: font) }
        attributes[.matrix] = font.matrix
        return attributes
    }

    /// Returns the value of one attribute; nil if the descriptor has none.
    open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
        switch anAttribute {
        case .family: font.family
        case .name: postscriptName
        case .face: FontNames.face(of: font)
        case .visibleName: "\(font.family) \(FontNames.face(of: font))"
        case .size: font.size
        case .textStyle: textStyle
        case .matrix: font.matrix
        case .featureSettings: font.features.isEmpty ? nil : FontFeatures.settings(of: font)
        case .traits:
            [
                UIFontDescriptor.TraitKey.width: UIFont.Width(stretch: font.stretch).rawValue,
                UIFontDescriptor.TraitKey.weight: UIFont.Weight(openType: font.weight).rawValue,
                UIFontDescriptor.TraitKey.symbolic: symbolicTraits.rawValue,
            ] as [UIFontDescriptor.TraitKey: Any]
        default: nil
        }
    }

    /// Returns a copy in which these attributes replace the former ones. The name of a face that is not installed
    /// changes nothing.
    open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(Self.applying(attributes, to: font), textStyle: textStyle)
    }

    /// Returns a copy with another size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        addingAttributes([.size: newPointSize])
    }

    /// Returns a copy with another ``matrix``, in place of the former one.
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
        addingAttributes([.matrix: matrix])
    }

    /// Returns a copy with another family, in the same weight and slant.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }

    /// Takes the name of a style, for example "Bold Italic". Another name changes nothing.
    open func withFace(_ newFace: String) -> UIFontDescriptor {
        addingAttributes([.face: newFace])
    }

    /// Returns the installed faces of the font's family.
    ///
    /// - Parameter mandatoryKeys: with a name, a face or traits only those with the style of this font are returned.
    open func matchingFontDescriptors(
        withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
    ) -> [UIFontDescriptor] {
        guard !font.isSystemFont else { return [self] }
        let needsStyle = !(mandatoryKeys ?? []).isDisjoint(with: [.name, .face, .traits, .visibleName])
        let faces = FontDescription.faces(ofFamily: font.family).map { face in
            var face = face
            face.size = font.size
            return face
        }
        let fitting = faces.filter { face in
            !needsStyle
                || (face.weight == font.weight && face.isItalic == font.isItalic && face.stretch == font.stretch)
        }
        return fitting.map { UIFontDescriptor($0) }
    }

    /// Returns nil if the font has no such face. A class of typefaces changes nothing, and of the traits only italic, bold, monospaced, condensed and expanded change the font.
    open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        var new = font
        new.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) != (font.weight >= 600) {
            new.weight = symbolicTraits.contains(.traitBold) ? 700 : 400
        }
        let width = symbolicTraits.contains(.traitExpanded) ? 1 : symbolicTraits.contains(.traitCondensed) ? -1 : 0
        if width != font.stretch.signum() {
            new.stretch = width
            let faces = font.isSystemFont ? [] : FontDescription.faces(ofFamily: font.family)
            guard font.isSystemFont || faces.contains(where: { $0.stretch.signum() == width }) else {
                return nil
            }
        }
        if symbolicTraits.contains(.traitMonoSpace), font.family != FontDescription.monospacedSystemFamily {
            guard font.family == FontDescription.systemFamily else { return nil }
            new.family = FontDescription.monospacedSystemFamily
        }
        return UIFontDescriptor(new, textStyle: textStyle)
    }

    /// The system font in another design. Nil for other fonts. Without an installed font of the design, which the
    /// console says once, it is the system font.
    open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        guard font.family == FontDescription.systemFamily || font.family == FontDescription.monospacedSystemFamily
        else {
            return nil
        }
        var new = font
        switch design {
        case .default: new.family = FontDescription.systemFamily
        case .monospaced: new.family = FontDescription.monospacedSystemFamily
        case .rounded: new.family = AppleFonts.family(of: .rounded)
        case .serif: new.family = AppleFonts.family(of: .serif)
        default: return nil
        }
        return UIFontDescriptor(new, textStyle: textStyle)
    }

    private static func applying(
        _ attributes: [UIFontDescriptor.AttributeName: Any], to font: FontDescription
    ) -> FontDescription {
        var new = font
        if let size = number(attributes[.size]) { new.size = size }
        if let name = attributes[.name] as? String, let named = FontNames.description(named: name, size: new.size) {
            new = named
        }
        if let family = attributes[.family] as? String {
            new.family = FontDescription.installedFamily(named: family) ?? family
        }
        if let face = attributes[.face] as? String, let style = FontStyleName(face) {
            (new.weight, new.isItalic, new.stretch) = (style.weight, style.isItalic, style.stretch)
        }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
            if let weight = traits[.weight] as? UIFont.Weight {
                new.weight = weight.openType
            } else if let weight = number(traits[.weight]) {
                new.weight = UIFont.Weight(weight).openType
            }
            if let width = traits[.width] as? UIFont.Width {
                new.stretch = width.stretch
            } else if let width = number(traits[.width]) {
                new.stretch = UIFont.Width(width).stretch
            }
            if let slant = number(traits[.slant]) { new.isItalic = slant > 0 }
        }
        if let matrix = attributes[.matrix] as? CGAffineTransform {
            new.matrix = matrix == .identity ? nil : matrix
        }
        if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
            FontFeatures.add(settings, to: &new)
        }
        return new
    }

    static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    // MARK: - NSObject

    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return font == other.font && textStyle == other.textStyle
    }

    open override var hash: Int {
        font.hashValue
    }

    /// Always true: a descriptor can be read from archives that require secure coding.
    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let coded = UIFont(coder: coder) else { return nil }
        font = coded.fontDescription
        textStyle = coded.scaling?.style
        super.init()
    }

    open func encode(with coder: NSCoder) {
        UIFont(font, scaling: textStyle.map { FontScaling(style: $0) }).encode(with: coder)
    }
}
