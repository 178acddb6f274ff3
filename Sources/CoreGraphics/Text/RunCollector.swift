internal import CCairo
internal import CPango

/// Converts Pango's glyph strings into runs that Cairo can draw, split where the span changes.
struct RunCollector {
    let source: TextSource
    /// The byte of the text at which Pango's offsets start.
    let textStart: Int

    private(set) var runs: [GlyphRun] = []
    private(set) var width: CGFloat = 0
    private(set) var hasRightToLeftRuns = false

    init(source: TextSource, textStart: Int) {
        self.source = source
        self.textStart = textStart
    }

    /// Appends the glyphs of one item on the right.
    mutating func add(_ item: UnsafeMutablePointer<PangoItem>, _ string: UnsafeMutablePointer<PangoGlyphString>) {
        let count = Int(string.pointee.num_glyphs)
        guard count > 0, let infos = string.pointee.glyphs, let clusters = string.pointee.log_clusters else { return }
        if item.pointee.analysis.level & 1 != 0 { hasRightToLeftRuns = true }
        guard let pangoFont = item.pointee.analysis.font, let font = ScaledFont.shared(for: pangoFont) else {
            for index in 0..<count {
                width += CGFloat(infos[index].geometry.width) / unit
            }
            return
        }
        let offset = textStart + Int(item.pointee.offset)
        var span = source.spans.count == 1 ? 0 : source.span(atByte: offset + Int(clusters[0]))
        var glyphs: [cairo_glyph_t] = []
        var starts: [Bool] = []
        glyphs.reserveCapacity(count)
        var runStart = width
        var expansion = source.expansion(span)
        for index in 0..<count {
            if source.spans.count > 1 {
                let next = source.span(atByte: offset + Int(clusters[index]))
                if next != span {
                    append(font, glyphs, starts, span, from: runStart)
                    glyphs.removeAll(keepingCapacity: true)
                    starts.removeAll(keepingCapacity: true)
                    span = next
                    expansion = source.expansion(span)
                    runStart = width
                }
            }
            let info = infos[index]
            if trestle_glyph_is_empty(info.glyph) == 0 {
                // A character that no font contains is drawn as the font's missing glyph.
                var glyph = UInt(info.glyph)
                if trestle_glyph_is_unknown(info.glyph) != 0 {
                    MissingCharacters.report(info.glyph)
                    glyph = 0
                }
                // Pango puts one half of the space that expanded glyphs need on their left.
                let shift = expansion == 0 ? CGFloat(info.geometry.x_offset) / unit : 0
                starts.append(index == 0 || clusters[index] != clusters[index - 1])
                glyphs.append(
                    cairo_glyph_t(
                        index: glyph, x: width + shift, y: CGFloat(info.geometry.y_offset) / unit))
            }
            // Pango leaves out a half of that space at the ends of lines.
            width +=
                expansion == 0
                ? CGFloat(info.geometry.width) / unit
                : Self.advance(of: info.glyph, in: pangoFont) * exp(expansion) + source.spans[span].kern
        }
        append(font, glyphs, starts, span, from: runStart)
    }

    /// Returns the width that the font gives a glyph, in points.
    private static func advance(of glyph: PangoGlyph, in font: UnsafeMutablePointer<PangoFont>) -> CGFloat {
        guard trestle_glyph_is_empty(glyph) == 0 else { return 0 }
        return CGFloat(hb_font_get_glyph_h_advance(pango_font_get_hb_font(font), glyph)) / unit
    }

    private mutating func append(
        _ font: ScaledFont, _ glyphs: [cairo_glyph_t], _ starts: [Bool], _ span: Int, from x: CGFloat
    ) {
        runs.append(
            GlyphRun(
                font: font, glyphs: glyphs, clusterStarts: starts.contains(false) ? starts : [], span: span, x: x,
                width: width - x))
    }
}

/// Pango units per point.
private let unit = CGFloat(PANGO_SCALE)
