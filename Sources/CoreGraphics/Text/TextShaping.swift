internal import CCairo
internal import CPango

/// The shared state of Pango: one font map and one context for the process. Pango must not be used on two threads at
/// once, so every call happens with ``lock`` held.
enum TextShaping {
    static let lock = CheckedLock()

    static var fontMap: UnsafeMutablePointer<PangoFontMap> { sharedMap.value }

    /// Shapes in points: nothing is hinted or rounded, so that widths are the same at every scale.
    static var context: OpaquePointer { sharedContext.value }

    private static let sharedMap = Guarded(makeFontMap(), by: lock)
    private static let sharedContext = Guarded(makeContext(), by: lock)
    private static let loading = Guarded<UnsafeMutablePointer<PangoFontMap>?>(nil, by: lock)

    private static func makeFontMap() -> UnsafeMutablePointer<PangoFontMap> {
        let map = startLoading()
        if pango_font_map_get_family(map, "Inter") == nil {
            logGraphicsError(missingFont(hasFonts: hasFonts(map), ProcessInfo.processInfo.environment))
        }
        return map
    }

    /// Creates the font map, which makes Pango read fontconfig's files on a thread of its own; the first use of a font
    /// waits for it.
    fileprivate static func startLoading() -> UnsafeMutablePointer<PangoFontMap> {
        let map = loading.value ?? trestle_pango_font_map()!
        loading.value = map
        return map
    }

    private static func makeContext() -> OpaquePointer {
        let context = pango_font_map_create_context(fontMap)!
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        return context
    }
}

extension FontDescription {
    /// Starts reading the list of fonts and opening the system font on other threads, so that they are available for
    /// the first text.
    package static func beginLoadingFonts() {
        TextShaping.lock.withLock { _ = TextShaping.startLoading() }
        Thread.detachNewThread {
            // The font of body text, which nearly every first frame shows.
            TextShaping.lock.withLock { _ = FontFace.face(FontDescription(size: 17)).pairs }
        }
    }
}

/// Pango lists its generic families even when no font is installed.
private func hasFonts(_ map: UnsafeMutablePointer<PangoFontMap>) -> Bool {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &families, &count)
    defer { g_free(families) }
    let names = UnsafeBufferPointer(start: families, count: Int(count)).compactMap {
        $0.map { String(cString: pango_font_family_get_name($0)).lowercased() }
    }
    return !Set(names).isSubset(of: ["sans", "serif", "monospace", "system-ui"])
}

/// Returns the message for a missing Inter font.
func missingFont(hasFonts: Bool, _ environment: [String: String]) -> String {
    guard !hasFonts else {
        return "The system font Inter is missing; text is drawn in another font, with other widths. "
            + "Install the package fonts-inter (Fedora: rsms-inter-fonts)."
    }
    let settings = ["FONTCONFIG_FILE", "FONTCONFIG_PATH"].compactMap { name in environment[name].map { "\(name)=\($0)" }
    }
    let cause =
        settings.isEmpty ? "" : " with \(settings.joined(separator: " ")); unset it, or install one where it looks"
    return "fontconfig finds no font\(cause): no text is drawn. "
        + "Install the packages fontconfig and fonts-inter (Fedora: rsms-inter-fonts)."
}
