internal import CCairo
internal import CPango

/// Glyphs of one font and one span, placed relative to the line's left end on the baseline.
struct GlyphRun: @unchecked Sendable {
    let font: ScaledFont
    let glyphs: [cairo_glyph_t]
    /// Whether each glyph begins a cluster, so that text can be cut before it; empty when all do.
    let clusterStarts: [Bool]
    /// Index of the span that colors them.
    let span: Int
    let x: CGFloat
    let width: CGFloat

    func startsCluster(_ index: Int) -> Bool {
        clusterStarts.isEmpty || clusterStarts[index]
    }

    /// The glyphs in `range`, which end at `end`, moved by `distance`.
    func part(_ range: Range<Int>, endingAt end: CGFloat, movedBy distance: CGFloat, span: Int? = nil) -> GlyphRun {
        let moved = glyphs[range].map { cairo_glyph_t(index: $0.index, x: $0.x + distance, y: $0.y) }
        let start = range.lowerBound == 0 ? x : range.lowerBound < glyphs.count ? glyphs[range.lowerBound].x : x + width
        return GlyphRun(
            font: font, glyphs: moved, clusterStarts: clusterStarts.isEmpty ? [] : Array(clusterStarts[range]),
            span: span ?? self.span, x: start + distance, width: end - start)
    }
}

/// A reference on one of Cairo's scaled fonts, which keep their glyph images as long as somebody holds them.
final class ScaledFont: @unchecked Sendable {
    let pointer: OpaquePointer

    /// Whether glyphs bring colors of their own, so that no mask stands for them.
    private let isColored: Bool
    /// For the scales of screens. Only under ``GlyphMasks/lock``.
    private var masks: [GlyphMasks?] = []

    /// Takes a reference of its own.
    init(_ pointer: OpaquePointer, isColored: Bool) {
        self.pointer = cairo_scaled_font_reference(pointer)
        self.isColored = isColored
    }

    deinit {
        cairo_scaled_font_destroy(pointer)
    }

    private static let largestScale = 4

    /// Nil for glyphs that no mask stands for, and for scales that no screen has: those come from animations, a new one each frame.
    func masks(scale: CGFloat) -> GlyphMasks? {
        guard GlyphMasks.isUsable, !isColored, scale >= 1, scale <= CGFloat(Self.largestScale), scale == scale.rounded()
        else { return nil }
        if masks.isEmpty { masks = Array(repeating: nil, count: Self.largestScale + 1) }
        if let known = masks[Int(scale)] { return known }
        let new = GlyphMasks(pointer, scale: scale)
        masks[Int(scale)] = new
        return new
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
        let new = ScaledFont(scaled, isColored: trestle_font_has_color(font) != 0)
        fonts[font] = new
        last = (font, new)
        return new
    }

    nonisolated(unsafe) private static var fonts: [UnsafeMutablePointer<PangoFont>: ScaledFont] = [:]
    nonisolated(unsafe) private static var last: (font: UnsafeMutablePointer<PangoFont>, scaled: ScaledFont)?
}
