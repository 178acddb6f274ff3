internal import CPango

// Sound: only the holder of `TextShaping.lock` uses anything but the constant metrics.
/// What Pango needs for a ``FontDescription``. One is created for each description; it is owned by a table and never
/// released. Used with ``TextShaping/lock`` held, except for its constant values.
final class FontFace: @unchecked Sendable {
    let description: OpaquePointer
    let metrics: LineMetrics
    /// OpenType features in Pango's notation; empty for none.
    let features: String
    /// The features as attributes of a whole text, which suffice for a text with one span.
    let attributes: OpaquePointer
    let isInter: Bool
    let hasMonospacedDigits: Bool
    /// The features that the application asks for, as in ``FontDescription/features``.
    let chosenFeatures: String

    /// The installed font, for text that needs no fallback; nil when it cannot be loaded.
    private(set) lazy var loaded: (font: OpaquePointer, scaled: ScaledFont)? = {
        guard let font = pango_context_load_font(TextShaping.context, description),
            let scaled = ScaledFont.shared(for: font), let shaper = pango_font_get_hb_font(font)
        else { return nil }
        return (shaper, scaled)
    }()

    /// The cached pair advances of the loaded font; nil where shaping ASCII depends on more than pairs.
    private(set) lazy var pairs: PairAdvances? =
        chosenFeatures.isEmpty ? loaded.flatMap { PlainShaping.pairs(of: self, $0.font) } : nil
    /// The features for shaping text directly.
    private(set) lazy var plainFeatures = PlainShaping.features(of: self)

    /// The ellipsis of truncated lines, once it was needed.
    @exclusivity(unchecked) var ellipsis: GlyphRun?

    private init(_ font: FontDescription) {
        let description = pango_font_description_new()!
        let isSpaced = font.family == FontDescription.systemFamily && SystemFontSpacing.current.value != .inter
        pango_font_description_set_family(
            description, isSpaced ? Self.cut(size: font.size) : Self.installedFamily(font.family))
        pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weight)))
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        if font.stretch != 0 { pango_font_description_set_stretch(description, Self.stretch(of: font)) }
        if isSpaced {
            pango_font_description_set_variations(description, SystemFontSpacing.current.value.variations)
            SystemFontShaper.install(for: description)
        }
        self.description = description
        features = Self.features(of: font)
        attributes = pango_attr_list_new()
        if !features.isEmpty, let attribute = pango_attr_font_features_new(features) {
            attribute.pointee.start_index = 0
            attribute.pointee.end_index = UInt32.max
            pango_attr_list_insert(attributes, attribute)
        }
        isInter = Self.isInter(font)
        hasMonospacedDigits = font.hasMonospacedDigits
        chosenFeatures = font.features
        let isSystem =
            font.family == FontDescription.systemFamily || font.family == FontDescription.monospacedSystemFamily
        metrics = isSystem ? .sanFrancisco(size: font.size) : Self.fileMetrics(description, size: font.size)
    }

    /// Returns the face of a description.
    static func shared(for font: FontDescription) -> FontFace {
        TextShaping.lock.lock()
        defer { TextShaping.lock.unlock() }
        return face(font)
    }

    /// Returns the face of a description. The caller holds the lock.
    static func face(_ font: FontDescription) -> FontFace {
        if let last = lastFace.value, last.font == font { return last.face }
        let key = Key(font: font, spacing: SystemFontSpacing.current.value)
        let found = faces.value[key] ?? FontFace(font)
        faces.value[key] = found
        lastFace.value = (font, found)
        return found
    }

    private static let faces = Guarded<[Key: FontFace]>([:], by: TextShaping.lock)

    private struct Key: Hashable {
        var font: FontDescription
        var spacing: SystemFontSpacing
    }

    /// Called when ``SystemFontSpacing/current`` has changed.
    static func spacingChanged() {
        lastFace.value = nil
    }

    /// Called when fonts were registered. The caller holds the lock.
    static func fontsChanged() {
        faces.value = [:]
        lastFace.value = nil
    }

    private static let lastFace = Guarded<(font: FontDescription, face: FontFace)?>(nil, by: TextShaping.lock)

    private static func stretch(of font: FontDescription) -> PangoStretch {
        switch font.stretch {
        case _ where font.isSystemFont, 0: PANGO_STRETCH_NORMAL
        case -1: PANGO_STRETCH_CONDENSED
        case 1...: PANGO_STRETCH_EXPANDED
        default: PANGO_STRETCH_EXTRA_CONDENSED
        }
    }

    /// The families of Inter for text and for display sizes.
    static let textCut = "Inter"
    static let displayCut = "Inter Display"

    /// Returns Inter's cut for a size. Packages of older versions of Inter lack the display cut.
    private static func cut(size: CGFloat) -> String {
        size >= 20 && hasDisplayCut.value ? displayCut : textCut
    }

    private static let hasDisplayCut = Guarded(
        pango_font_map_get_family(TextShaping.fontMap, displayCut) != nil, by: TextShaping.lock)

    private static func installedFamily(_ family: String) -> String {
        switch family {
        case FontDescription.systemFamily: textCut
        case FontDescription.monospacedSystemFamily: "monospace"
        default: family
        }
    }

    /// Returns the features of a font. Inter's contextual alternates turn "->" into an arrow and the x in "2x3" into a
    /// multiplication sign, which San Francisco does not.
    private static func features(of font: FontDescription) -> String {
        var features: [String] = []
        if isInter(font) { features.append("calt=0") }
        if font.hasMonospacedDigits { features.append("tnum=1") }
        if !font.features.isEmpty { features.append(font.features) }
        return features.joined(separator: ", ")
    }

    private static func isInter(_ font: FontDescription) -> Bool {
        installedFamily(font.family) == textCut
    }

    private static func fileMetrics(_ description: OpaquePointer, size: CGFloat) -> LineMetrics {
        let scale = CGFloat(PANGO_SCALE)
        let units = pango_context_get_metrics(TextShaping.context, description, nil)
        defer { pango_font_metrics_unref(units) }
        let ascent = CGFloat(pango_font_metrics_get_ascent(units)) / scale
        let descent = CGFloat(pango_font_metrics_get_descent(units)) / scale
        var (capHeight, xHeight) = (CGFloat(0), CGFloat(0))
        if let font = pango_context_load_font(TextShaping.context, description) {
            capHeight = CGFloat(trestle_font_metric(font, HB_OT_METRICS_TAG_CAP_HEIGHT)) / scale
            xHeight = CGFloat(trestle_font_metric(font, HB_OT_METRICS_TAG_X_HEIGHT)) / scale
            trestle_object_unref(UnsafeMutableRawPointer(font))
        }
        // Fonts without an OS/2 table have neither value; 0.7 and 0.5 of the size are usual.
        return LineMetrics(
            ascender: ascent, descender: -descent, leading: 0, capHeight: capHeight > 0 ? capHeight : size * 0.7,
            xHeight: xHeight > 0 ? xHeight : size * 0.5)
    }
}

extension FontDescription {
    /// Returns the name of an installed family with its own capitalization; nil when there is none. The comparison
    /// ignores case.
    package static func installedFamily(named name: String) -> String? {
        installedFamilies.first { $0.caseInsensitiveCompare(name) == .orderedSame }
    }

    /// All installed families in alphabetical order.
    package static var installedFamilies: [String] {
        TextShaping.lock.lock()
        defer { TextShaping.lock.unlock() }
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(TextShaping.fontMap, &families, &count)
        defer { g_free(families) }
        return (0..<Int(count)).compactMap { families?[$0].map { String(cString: pango_font_family_get_name($0)) } }
            .sorted()
    }

    /// Returns every face of an installed family, without a size.
    package static func faces(ofFamily name: String) -> [FontDescription] {
        TextShaping.lock.lock()
        defer { TextShaping.lock.unlock() }
        guard let family = pango_font_map_get_family(TextShaping.fontMap, name) else { return [] }
        var faces: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
        var count: Int32 = 0
        pango_font_family_list_faces(family, &faces, &count)
        defer { g_free(faces) }
        return (0..<Int(count)).compactMap { index in
            guard let face = faces?[index], let description = pango_font_face_describe(face) else { return nil }
            defer { pango_font_description_free(description) }
            var font = FontDescription(
                family: String(cString: pango_font_family_get_name(family)), size: 0,
                weight: Int(pango_font_description_get_weight(description).rawValue),
                isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL)
            let stretch = pango_font_description_get_stretch(description).rawValue
            let normal = PANGO_STRETCH_NORMAL.rawValue
            font.stretch = stretch > normal ? 1 : stretch == normal ? 0 : stretch + 2 < normal ? -2 : -1
            return font
        }
    }
}
