internal import CPango

// Sound: only the holder of `TextShaping.lock` uses it.
/// The advances of Inter's glyphs when they stand for San Francisco's, each glyph in the middle of its advance.
///
/// ASCII characters have San Francisco's advances, letters with accents those of the letters without, tabular digits
/// that of the zero. All other glyphs of the font have Inter's advance plus the mean difference of the letters.
final class SystemGlyphs: @unchecked Sendable {
    /// In Pango units.
    struct Glyph {
        var advance: hb_position_t
        /// From the place of the pen to the glyph's own origin.
        var shift: hb_position_t
    }

    let spacing: SanFranciscoSpacing
    /// The font with Inter's advances; not owned, the font that uses this owns it.
    private let base: OpaquePointer
    private var glyphs: [Glyph?]
    private var difference: CGFloat = 0

    /// Nil for fonts other than Inter in the place of the system font. `base` is the HarfBuzz font of `font`.
    init?(_ font: UnsafeMutablePointer<PangoFont>, _ base: OpaquePointer) {
        guard let description = pango_font_describe_with_absolute_size(font) else { return nil }
        defer { pango_font_description_free(description) }
        guard let variations = pango_font_description_get_variations(description),
            let spacing = SystemFontSpacing(variations: String(cString: variations)),
            let family = pango_font_description_get_family(description),
            String(cString: family) == FontFace.textCut || String(cString: family) == FontFace.displayCut
        else { return nil }
        self.spacing = SanFranciscoSpacing(
            size: CGFloat(pango_font_description_get_size(description)) / CGFloat(PANGO_SCALE),
            weight: Int(pango_font_description_get_weight(description).rawValue), isCatalyst: spacing == .catalyst)
        self.base = base
        glyphs = Array(repeating: nil, count: Int(hb_face_get_glyph_count(hb_font_get_face(base))))
        addASCII()
    }

    subscript(glyph: hb_codepoint_t) -> Glyph {
        guard Int(glyph) < glyphs.count else { return Glyph(advance: 0, shift: 0) }
        if let known = glyphs[Int(glyph)] { return known }
        let natural = hb_font_get_glyph_h_advance(base, glyph)
        let isMark =
            hb_ot_layout_get_glyph_class(hb_font_get_face(base), glyph) == HB_OT_LAYOUT_GLYPH_CLASS_MARK
        set(glyph, advance: natural == 0 || isMark ? CGFloat(natural) : max(0, CGFloat(natural) + difference))
        return glyphs[Int(glyph)]!
    }

    private func set(_ glyph: hb_codepoint_t, advance: CGFloat) {
        guard Int(glyph) < glyphs.count else { return }
        let rounded = hb_position_t(advance.rounded())
        glyphs[Int(glyph)] = Glyph(
            advance: rounded, shift: (rounded - hb_font_get_glyph_h_advance(base, glyph)) / 2)
    }

    private func addASCII() {
        let advances = (UInt8(0x20)..<0x7F).map { spacing.advance(of: $0) * CGFloat(PANGO_SCALE) }
        var natural: [CGFloat] = []
        var wanted: [CGFloat] = []
        for (index, advance) in advances.enumerated() {
            guard let glyph = glyph(of: UInt32(0x20 + index)) else { continue }
            set(glyph, advance: advance)
            guard UnicodeScalar(UInt8(0x20 + index)).properties.isAlphabetic else { continue }
            natural.append(CGFloat(hb_font_get_glyph_h_advance(base, glyph)))
            wanted.append(advance)
        }
        difference = (wanted.reduce(0, +) - natural.reduce(0, +)) / CGFloat(max(1, wanted.count))
        for (character, letter) in AccentedLetters.all {
            guard let glyph = glyph(of: character) else { continue }
            set(glyph, advance: advances[Int(letter) - 0x20])
        }
        for glyph in tabularDigits() { set(glyph, advance: advances[0x10]) }
        for kappa in [0x3BA, 0x138] as [UInt32] { respace(kappa, like: 0x43A) }
    }

    /// Gives a letter the space that another one has on its left and its right. Inter gives kappa and kra the same
    /// space on both sides, which leaves a gap behind their open right side; the Cyrillic letter of the same form has
    /// less there.
    private func respace(_ letter: UInt32, like other: UInt32) {
        guard let glyph = glyph(of: letter), let other = self.glyph(of: other), Int(glyph) < glyphs.count
        else { return }
        var (ink, model) = (hb_glyph_extents_t(), hb_glyph_extents_t())
        guard hb_font_get_glyph_extents(base, glyph, &ink) != 0, hb_font_get_glyph_extents(base, other, &model) != 0
        else { return }
        let natural = hb_font_get_glyph_h_advance(base, other) - model.width + ink.width
        let advance = hb_position_t((CGFloat(natural) + difference).rounded())
        glyphs[Int(glyph)] = Glyph(
            advance: advance, shift: model.x_bearing - ink.x_bearing + (advance - natural) / 2)
    }

    private func glyph(of character: UInt32) -> hb_codepoint_t? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(base, character, &glyph) != 0 ? glyph : nil
    }

    /// Empty if the font has none.
    private func tabularDigits() -> [hb_codepoint_t] {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        var feature = hb_feature_t()
        guard hb_feature_from_string("tnum=1", -1, &feature) != 0 else { return [] }
        hb_buffer_add_utf8(buffer, "0123456789", 10, 0, 10)
        hb_buffer_guess_segment_properties(buffer)
        hb_shape(base, buffer, &feature, 1)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count) else { return [] }
        return (0..<Int(count)).map { infos[$0].codepoint }
    }
}

/// Characters that are as wide as an ASCII character: Latin letters with accents, other spaces and hyphens.
private enum AccentedLetters {
    static let all: [(character: UInt32, letter: UInt32)] =
        [(0xA0, 0x20), (0x131, 0x69), (0x2010, 0x2D), (0x2011, 0x2D)]
        + [0xC0..<0x250, 0x1E00..<0x1F00].joined().compactMap { character in
            letter(of: character).map { (character, $0) }
        }

    private static func letter(of character: UInt32) -> UInt32? {
        var (letter, accent) = (character, UInt32(0))
        while letter >= 0x7F {
            var first: UInt32 = 0
            guard hb_unicode_decompose(hb_unicode_funcs_get_default(), letter, &first, &accent) != 0 else {
                return nil
            }
            letter = first
        }
        return letter
    }
}
