internal import CCairo
internal import CPango

/// Glyphs of one font and one span, positioned relative to the left end of the line's baseline.
struct GlyphRun: Sendable {
    let font: ScaledFont
    let glyphs: [cairo_glyph_t]
    /// Whether each glyph begins a cluster, before which text can be cut; empty when all do.
    let clusterStarts: [Bool]
    /// The index of the span whose color applies.
    let span: Int
    let x: CGFloat
    let width: CGFloat

    func startsCluster(_ index: Int) -> Bool {
        clusterStarts.isEmpty || clusterStarts[index]
    }

    /// Returns where the advance of a glyph starts. Called with ``TextShaping/lock`` held.
    func pen(_ index: Int) -> CGFloat {
        glyphs[index].x - font.shift(of: glyphs[index].index)
    }

    /// Returns the glyphs in `range`, which end at `end`, moved by `distance`.
    func part(_ range: Range<Int>, endingAt end: CGFloat, movedBy distance: CGFloat, span: Int? = nil) -> GlyphRun {
        let moved = glyphs[range].map { cairo_glyph_t(index: $0.index, x: $0.x + distance, y: $0.y) }
        let start = range.lowerBound == 0 ? x : range.lowerBound < glyphs.count ? pen(range.lowerBound) : x + width
        return GlyphRun(
            font: font, glyphs: moved, clusterStarts: clusterStarts.isEmpty ? [] : Array(clusterStarts[range]),
            span: span ?? self.span, x: start + distance, width: end - start)
    }
}

// Sound: Cairo locks its fonts, and the rest are constants.
/// A reference to a scaled font of Cairo, which keeps its glyph images as long as it is referenced.
final class ScaledFont: @unchecked Sendable {
    let pointer: OpaquePointer

    /// Whether the glyphs have colors of their own and therefore no masks.
    private let isColored: Bool
    /// Nil for fonts with their own spacing.
    private let systemGlyphs: SystemGlyphs?
    /// For the scales of screens.
    private let masks = Guarded<[GlyphMasks?]>([], by: GlyphMasks.lock)

    /// Retains the font.
    init(_ pointer: OpaquePointer, isColored: Bool, systemGlyphs: SystemGlyphs? = nil) {
        self.systemGlyphs = systemGlyphs
        self.pointer = cairo_scaled_font_reference(pointer)
        self.isColored = isColored
    }

    deinit {
        cairo_scaled_font_destroy(pointer)
    }

    /// Returns the distance from the pen to a glyph. Called with ``TextShaping/lock`` held.
    func shift(of glyph: UInt) -> CGFloat {
        guard let systemGlyphs else { return 0 }
        return CGFloat(systemGlyphs[hb_codepoint_t(glyph)].shift) / CGFloat(PANGO_SCALE)
    }

    private static let largestScale = 4

    /// Nil for glyphs without masks, and for scales that no screen has: such scales occur in animations, a different
    /// one in each frame.
    func masks(scale: CGFloat) -> GlyphMasks? {
        guard !isColored, scale >= 1, scale <= CGFloat(Self.largestScale), scale == scale.rounded() else { return nil }
        if masks.value.isEmpty { masks.value = Array(repeating: nil, count: Self.largestScale + 1) }
        if let known = masks.value[Int(scale)] { return known }
        let new = GlyphMasks(pointer, scale: scale)
        masks.value[Int(scale)] = new
        return new
    }

    /// Returns the wrapper of a Pango font, which is created once. Called with ``TextShaping/lock`` held.
    static func shared(for font: UnsafeMutablePointer<PangoFont>) -> ScaledFont? {
        if let last = last.value, last.font == font { return last.scaled }
        if let known = fonts.value[font] {
            last.value = (font, known)
            return known
        }
        // A font of size 0 cannot be drawn, and would put the Cairo context into an error state.
        guard let scaled = trestle_pango_scaled_font(font), cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS
        else { return nil }
        // The Pango font is retained too, so that no other font gets its address.
        trestle_object_ref(UnsafeMutableRawPointer(font))
        let new = ScaledFont(
            scaled, isColored: trestle_font_has_color(font) != 0,
            systemGlyphs: SystemFontShaper.glyphs(of: font))
        fonts.value[font] = new
        last.value = (font, new)
        return new
    }

    private typealias Font = UnsafeMutablePointer<PangoFont>
    private static let fonts = Guarded<[Font: ScaledFont]>([:], by: TextShaping.lock)
    private static let last = Guarded<(font: Font, scaled: ScaledFont)?>(nil, by: TextShaping.lock)
}
