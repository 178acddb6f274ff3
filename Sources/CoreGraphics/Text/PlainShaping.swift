internal import CCairo
internal import CPango
internal import Synchronization

/// Lays out ASCII text in one font, which needs no bidirectional reordering, font fallback or scripts. HarfBuzz is
/// called directly, and in fonts without contextual shaping only for pairs of characters that are not cached yet. About
/// half of the text in a list is laid out this way.
enum PlainShaping {
    /// Returns the line of a text that consists of one plain paragraph, whether it fits or not; nil for every other
    /// text. The labels of a table use this path.
    static func onlyLine(of text: String, _ spans: [TextSpan], _ paragraphs: TextParagraphs) -> TextLine? {
        guard spans.count == 1, !spans[0].isSpaced, spans[0].attachment == nil, paragraphs.isUniform,
            paragraphs.first.isRightToLeft != true, !text.isEmpty
        else { return nil }
        TextShaping.lock.lock()
        defer { TextShaping.lock.unlock() }
        var text = text
        let run = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                characters.baseAddress.flatMap { line($0, Int32(characters.count), spans[0].font, span: 0) }
            }
        }
        guard let run else { return nil }
        return TextLine(
            utf16Range: 0..<text.utf8.count, frame: CGRect(x: 0, y: 0, width: run.width, height: 0), baseline: 0,
            isTruncated: false, isRightToLeft: false, hasRightToLeftRuns: false, startsParagraph: true, runs: [run],
            indent: paragraphs.first.firstLineHeadIndent)
    }

    /// Nil for control characters, for other characters than ASCII and for a font that cannot be loaded.
    static func line(_ text: UnsafePointer<CChar>, _ count: Int32, _ description: FontDescription, span: Int)
        -> GlyphRun?
    {
        let face = FontFace.face(description)
        guard let loaded = face.loaded else { return nil }
        return UnsafeRawPointer(text).withMemoryRebound(to: UInt8.self, capacity: Int(count)) { text in
            for index in 0..<Int(count) where text[index] < 0x20 || text[index] >= 0x7F {
                return nil
            }
            if let (glyphs, width) = face.pairs?.glyphs(of: text, Int(count), unit: unit) {
                return GlyphRun(font: loaded.scaled, glyphs: glyphs, clusterStarts: [], span: span, x: 0, width: width)
            }
            return shaped(text, Int(count), face, loaded, span: span)
        }
    }

    /// The number of calls of HarfBuzz.
    static var shaperCalls: Int { calls.load(ordering: .relaxed) }

    private static let calls = Atomic(0)

    /// Shapes the text with HarfBuzz.
    static func shaped(
        _ text: UnsafePointer<UInt8>, _ count: Int, _ face: FontFace,
        _ loaded: (font: OpaquePointer, scaled: ScaledFont),
        span: Int
    ) -> GlyphRun? {
        let buffer = Self.buffer.value
        hb_buffer_clear_contents(buffer)
        hb_buffer_set_segment_properties(buffer, &properties.value)
        text.withMemoryRebound(to: CChar.self, capacity: count) {
            hb_buffer_add_utf8(buffer, $0, Int32(count), 0, Int32(count))
        }
        let features = face.plainFeatures
        hb_shape(loaded.font, buffer, features, UInt32(features.count))
        calls.add(1, ordering: .relaxed)

        var length: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &length),
            let positions = hb_buffer_get_glyph_positions(buffer, nil)
        else { return nil }
        if Int(length) == count { face.pairs?.learn(text, count, infos, positions) }
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

    /// Returns the cached pair advances of the font; nil where shaping depends on more than pairs.
    static func pairs(of face: FontFace, _ font: OpaquePointer) -> PairAdvances? {
        PairAdvances(font, properties.value, face.plainFeatures)
    }

    /// Later features have precedence over earlier ones of the same name.
    static func features(of face: FontFace) -> [hb_feature_t] {
        let usual =
            switch (face.isInter, face.hasMonospacedDigits) {
            case (true, true): interDigits
            case (true, false): inter
            case (false, true): digits
            case (false, false): plain
            }
        return usual + features(face.chosenFeatures.split(separator: ",").map(String.init))
    }

    private static let unit = CGFloat(PANGO_SCALE)

    private static let buffer = Guarded(hb_buffer_create(), by: TextShaping.lock)
    private static let properties = Guarded(makeProperties(), by: TextShaping.lock)

    private static func makeProperties() -> hb_segment_properties_t {
        var properties = hb_segment_properties_t()
        properties.direction = HB_DIRECTION_LTR
        properties.script = HB_SCRIPT_LATIN
        properties.language = hb_language_from_string(
            pango_language_to_string(pango_context_get_language(TextShaping.context)), -1)
        return properties
    }

    // See FontFace for "calt". "ccmp" composes accents, and fractions are formed around a fraction slash. ASCII has
    // neither, and searching for them takes half of the time.
    private static let plain = features("frac=0", "numr=0", "dnom=0")
    private static let digits = plain + features("tnum=1")
    private static let inter = plain + features("calt=0", "ccmp=0")
    private static let interDigits = inter + features("tnum=1")

    private static func features(_ names: String...) -> [hb_feature_t] { features(names) }

    private static func features(_ names: [String]) -> [hb_feature_t] {
        names.compactMap { name in
            var feature = hb_feature_t()
            return hb_feature_from_string(name, -1, &feature) != 0 ? feature : nil
        }
    }
}
