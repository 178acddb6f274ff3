internal import CPango

/// Gives the system font its advances where Pango creates the HarfBuzz font of a font, so that all shaping sees them:
/// lines, line breaks, carets, and text that goes to HarfBuzz directly.
///
/// Used with ``TextShaping/lock`` held.
enum SystemFontShaper {
    private typealias Creation = @convention(c) (UnsafeMutablePointer<PangoFont>?) -> OpaquePointer?

    /// Pango's own function.
    private static let original = Guarded<Creation?>(nil, by: TextShaping.lock)

    /// Replaces Pango's function for fonts of the class of this one. Later calls do nothing: all fonts have one class.
    static func install(for font: OpaquePointer) {
        guard original.value == nil, let font = pango_context_load_font(TextShaping.context, font) else { return }
        defer { trestle_object_unref(UnsafeMutableRawPointer(font)) }
        let fontClass = trestle_font_class(font)!
        original.value = fontClass.pointee.create_hb_font
        fontClass.pointee.create_hb_font = { SystemFontShaper.create($0) }
    }

    private static func create(_ font: UnsafeMutablePointer<PangoFont>?) -> OpaquePointer? {
        guard let font, let base = original.value?(font) else { return nil }
        guard let glyphs = SystemGlyphs(font, base) else { return base }
        return shaper(glyphs, of: base)
    }

    /// Returns the advances of a font; nil for fonts with their own spacing.
    static func glyphs(of font: UnsafeMutablePointer<PangoFont>) -> SystemGlyphs? {
        guard let shaper = pango_font_get_hb_font(font), let data = hb_font_get_user_data(shaper, key.value) else {
            return nil
        }
        return Unmanaged<SystemGlyphs>.fromOpaque(data).takeUnretainedValue()
    }

    /// Takes over the reference to `base`.
    private static func shaper(_ glyphs: SystemGlyphs, of base: OpaquePointer) -> OpaquePointer {
        let shaper = hb_font_create(KerningFaces.face(hb_font_get_face(base), scaledBy: glyphs.spacing.kerning))!
        hb_font_set_parent(shaper, base)
        var (x, y) = (Int32(0), Int32(0))
        hb_font_get_scale(base, &x, &y)
        hb_font_set_scale(shaper, x, y)
        let data = Unmanaged.passRetained(glyphs).toOpaque()
        hb_font_set_funcs(shaper, functions.value, data) { Unmanaged<SystemGlyphs>.fromOpaque($0!).release() }
        hb_font_set_user_data(shaper, key.value, data, nil, 1)
        hb_font_destroy(base)
        return shaper
    }

    /// Its address is what counts.
    private static let key = Guarded(
        UnsafeMutablePointer<hb_user_data_key_t>.allocate(capacity: 1), by: TextShaping.lock)

    /// What these do not answer, the font's parent does.
    private static let functions = Guarded(makeFunctions(), by: TextShaping.lock)

    private static func makeFunctions() -> OpaquePointer {
        let functions = hb_font_funcs_create()!
        hb_font_funcs_set_glyph_h_advance_func(
            functions,
            { _, data, glyph, _ in
                Unmanaged<SystemGlyphs>.fromOpaque(data!)._withUnsafeGuaranteedRef { $0[glyph].advance }
            }, nil, nil)
        hb_font_funcs_set_glyph_h_origin_func(
            functions,
            { _, data, glyph, x, y, _ in
                x?.pointee = Unmanaged<SystemGlyphs>.fromOpaque(data!)._withUnsafeGuaranteedRef { -$0[glyph].shift }
                y?.pointee = 0
                return 1
            }, nil, nil)
        hb_font_funcs_make_immutable(functions)
        return functions
    }
}
