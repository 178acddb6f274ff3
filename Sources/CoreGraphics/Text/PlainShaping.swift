internal import CCairo
internal import CPango

/// The shortest way: ASCII of one font needs no bidirectional order, no fallback fonts and no scripts, so HarfBuzz is asked directly.
/// Half of what is on screen in a list goes this way, in half the time.
enum PlainShaping {
    /// Nil for control characters and for a font that can't be loaded.
    static func line(_ text: UnsafePointer<CChar>, _ count: Int32, _ description: FontDescription, span: Int)
        -> GlyphRun?
    {
        let face = FontFace.face(description)
        guard let loaded = face.loaded else { return nil }
        for index in 0..<Int(count) where UInt8(bitPattern: text[index]) < 0x20 || text[index] == 0x7F {
            return nil
        }
        hb_buffer_clear_contents(buffer)
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
        hb_buffer_set_language(buffer, language)
        hb_buffer_add_utf8(buffer, text, count, 0, count)
        let features =
            face.isInter ? (face.hasMonospacedDigits ? interDigits : inter) : (face.hasMonospacedDigits ? digits : [])
        hb_shape(loaded.font, buffer, features, UInt32(features.count))

        var length: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &length),
            let positions = hb_buffer_get_glyph_positions(buffer, nil)
        else { return nil }
        var width: CGFloat = 0
        var isOneToOne = true
        let glyphs = [cairo_glyph_t](unsafeUninitializedCapacity: Int(length)) { glyphs, initialized in
            for index in 0..<Int(length) {
                let position = positions[index]
                glyphs[index] = cairo_glyph_t(
                    index: UInt(infos[index].codepoint), x: width + CGFloat(position.x_offset) / unit,
                    y: CGFloat(-position.y_offset) / unit)
                width += CGFloat(position.x_advance) / unit
                if index > 0, infos[index].cluster == infos[index - 1].cluster { isOneToOne = false }
            }
            initialized = Int(length)
        }
        let starts =
            isOneToOne ? [] : (0..<Int(length)).map { $0 == 0 || infos[$0].cluster != infos[$0 - 1].cluster }
        return GlyphRun(font: loaded.scaled, glyphs: glyphs, clusterStarts: starts, span: span, x: 0, width: width)
    }

    private static let unit = CGFloat(PANGO_SCALE)

    // Only under TextShaping.lock, as everything here.
    nonisolated(unsafe) private static let buffer = hb_buffer_create()
    nonisolated(unsafe) private static let language = hb_language_from_string(
        pango_language_to_string(pango_context_get_language(TextShaping.context)), -1)

    // See FontFace for "calt". "ccmp" composes accents, which ASCII has none of, and takes half of the time.
    private static let inter = features("calt=0", "ccmp=0")
    private static let interDigits = features("calt=0", "ccmp=0", "tnum=1")
    private static let digits = features("tnum=1")

    private static func features(_ names: String...) -> [hb_feature_t] {
        names.compactMap { name in
            var feature = hb_feature_t()
            return hb_feature_from_string(name, -1, &feature) != 0 ? feature : nil
        }
    }
}
