internal import CCairo
internal import CPango

/// Glyphs of one font and one span, placed relative to the line's left end on the baseline.
struct GlyphRun: @unchecked Sendable {
    let font: ScaledFont
    var glyphs: [cairo_glyph_t]
    /// Index of the span that colors them.
    let span: Int
    let x: CGFloat
    var width: CGFloat
}

/// A reference on one of Cairo's scaled fonts, which keep their glyph images as long as somebody holds them.
final class ScaledFont: @unchecked Sendable {
    let pointer: OpaquePointer

    /// Takes a reference of its own.
    init(_ pointer: OpaquePointer) {
        self.pointer = cairo_scaled_font_reference(pointer)
    }

    deinit {
        cairo_scaled_font_destroy(pointer)
    }

    /// The wrapper of a Pango font, made once. Only under ``TextShaping/lock``.
    static func shared(for font: UnsafeMutablePointer<PangoFont>) -> ScaledFont? {
        if let last, last.font == font { return last.scaled }
        if let known = fonts[font] {
            last = (font, known)
            return known
        }
        // A font of no size can't be drawn with, and would stop the Cairo context that tries.
        guard let scaled = trestle_pango_scaled_font(font), cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS
        else { return nil }
        // The Pango font is kept too, so that its address stays its own.
        trestle_object_ref(UnsafeMutableRawPointer(font))
        let new = ScaledFont(scaled)
        fonts[font] = new
        last = (font, new)
        return new
    }

    nonisolated(unsafe) private static var fonts: [UnsafeMutablePointer<PangoFont>: ScaledFont] = [:]
    nonisolated(unsafe) private static var last: (font: UnsafeMutablePointer<PangoFont>, scaled: ScaledFont)?
}
