internal import CCairo
internal import CPango

/// The advances of pairs of ASCII characters in one font without contextual shaping: each character determines its
/// glyph, and its advance depends on itself and the next character only.
///
/// Every line that HarfBuzz shapes adds its pairs, and a line of known pairs is built without HarfBuzz. Owned by a
/// ``FontFace``; used with ``TextShaping/lock`` held.
final class PairAdvances {
    @exclusivity(unchecked) private var glyphs = [UInt32](repeating: 0, count: PairAdvances.characters)
    /// The distance from the pen to each glyph.
    @exclusivity(unchecked) private var shifts = [Int32](repeating: 0, count: PairAdvances.characters)
    /// A row for each character, and a column for the next character; the last column is for the end of the line.
    @exclusivity(unchecked) private var advances = [Int32](
        repeating: PairAdvances.unknown, count: PairAdvances.characters * (PairAdvances.characters + 1))

    private static let first = 0x20
    private static let characters = 0x7F - 0x20
    private static let unknown = Int32.min

    /// Nil when shaping the font with these features depends on more than pairs.
    init?(_ font: OpaquePointer, _ properties: hb_segment_properties_t, _ features: [hb_feature_t]) {
        guard PairwiseShaping.holds(for: font, properties, features) else { return nil }
    }

    /// Returns the glyphs of printable ASCII text and its width in Pango units; nil when it contains a pair that is not
    /// known yet.
    func glyphs(of text: UnsafePointer<UInt8>, _ count: Int, unit: CGFloat) -> (
        glyphs: [cairo_glyph_t], width: CGFloat
    )? {
        var width = 0  // a line of some 200,000 characters is longer than Int32 holds
        let line = glyphs.withUnsafeBufferPointer { glyphs in
            advances.withUnsafeBufferPointer { advances in
                [cairo_glyph_t](unsafeUninitializedCapacity: count) { line, initialized in
                    for index in 0..<count {
                        let character = Int(text[index]) - Self.first
                        let next = index + 1 < count ? Int(text[index + 1]) - Self.first : Self.characters
                        let advance = advances[character * (Self.characters + 1) + next]
                        guard advance != Self.unknown else { return }
                        let x = CGFloat(width + Int(shifts[character])) / unit
                        line[index] = cairo_glyph_t(index: UInt(glyphs[character]), x: x, y: 0)
                        width += Int(advance)
                        initialized = index + 1
                    }
                }
            }
        }
        return line.count == count ? (line, CGFloat(width) / unit) : nil
    }

    /// Adds the pairs of a line that HarfBuzz has shaped.
    func learn(
        _ text: UnsafePointer<UInt8>, _ count: Int, _ infos: UnsafePointer<hb_glyph_info_t>,
        _ positions: UnsafePointer<hb_glyph_position_t>
    ) {
        for index in 0..<count {
            let character = Int(text[index]) - Self.first
            let next = index + 1 < count ? Int(text[index + 1]) - Self.first : Self.characters
            glyphs[character] = infos[index].codepoint
            shifts[character] = positions[index].x_offset
            advances[character * (Self.characters + 1) + next] = positions[index].x_advance
        }
    }
}

/// Determines whether a font shapes ASCII pair by pair, from the lookups that HarfBuzz would apply.
private enum PairwiseShaping {
    static func holds(
        for font: OpaquePointer, _ properties: hb_segment_properties_t, _ features: [hb_feature_t]
    ) -> Bool {
        guard let face = hb_font_get_face(font), hb_ot_layout_has_positioning(face) != 0,
            hb_aat_layout_has_substitution(face) == 0, hb_aat_layout_has_positioning(face) == 0,
            hb_aat_layout_has_tracking(face) == 0,
            let glyphs = asciiGlyphs(font, face)
        else { return false }
        defer { hb_set_destroy(glyphs) }
        var properties = properties
        guard let plan = hb_shape_plan_create_cached(face, &properties, features, UInt32(features.count), nil) else {
            return false
        }
        defer { hb_shape_plan_destroy(plan) }
        var kerns = false
        let isSimple = lookups(of: plan, face, TableTag.substitution) { kind, lookup in
            kind == .singleSubstitution
                ? addResults(of: lookup, face, to: glyphs) : !touches(glyphs, lookup, TableTag.substitution, face)
        }
        guard isSimple else { return false }
        let isPairwise = lookups(of: plan, face, TableTag.positioning) { kind, lookup in
            if kind == .pairAdvances { kerns = true }
            return kind == .pairAdvances || kind == .marks || !touches(glyphs, lookup, TableTag.positioning, face)
        }
        // Without a kerning lookup HarfBuzz uses an older table.
        return isPairwise && kerns
    }

    /// Nil when the font lacks a character or classifies one as a mark.
    private static func asciiGlyphs(_ font: OpaquePointer, _ face: OpaquePointer) -> OpaquePointer? {
        let glyphs = hb_set_create()
        for character in 0x20..<UInt32(0x7F) {
            var glyph: hb_codepoint_t = 0
            guard hb_font_get_nominal_glyph(font, character, &glyph) != 0,
                hb_ot_layout_get_glyph_class(face, glyph) != HB_OT_LAYOUT_GLYPH_CLASS_MARK
            else {
                hb_set_destroy(glyphs)
                return nil
            }
            hb_set_add(glyphs, glyph)
        }
        return glyphs
    }

    /// Returns whether `test` is true for all lookups that the plan has from a table, in the order of application.
    private static func lookups(
        of plan: OpaquePointer, _ face: OpaquePointer, _ tag: hb_tag_t, test: (LayoutTable.Kind, UInt32) -> Bool
    ) -> Bool {
        let used = hb_set_create()
        defer { hb_set_destroy(used) }
        hb_ot_shape_plan_collect_lookups(plan, tag, used)
        let table = LayoutTable(face, tag)
        defer { table.release() }
        var lookup = hb_codepoint_t.max
        while hb_set_next(used, &lookup) != 0 {
            guard test(table.kind(ofLookup: Int(lookup)), lookup) else { return false }
        }
        return true
    }

    private static func addResults(of lookup: UInt32, _ face: OpaquePointer, to glyphs: OpaquePointer?) -> Bool {
        hb_ot_layout_lookup_collect_glyphs(face, TableTag.substitution, lookup, nil, nil, nil, glyphs)
        return true
    }

    /// Returns whether the lookup uses any of the glyphs, as input or as context.
    private static func touches(
        _ glyphs: OpaquePointer?, _ lookup: UInt32, _ tag: hb_tag_t, _ face: OpaquePointer
    ) -> Bool {
        let seen = hb_set_create()
        defer { hb_set_destroy(seen) }
        hb_ot_layout_lookup_collect_glyphs(face, tag, lookup, seen, seen, seen, nil)
        hb_set_intersect(seen, glyphs)
        return hb_set_is_empty(seen) == 0
    }
}
