// Text has the smoothing and the places of glyphs that the system font was measured with, whatever a context is told.
extension CGContext {
    /// Without effect: glyphs are always smooth, and in shades of one color.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

    /// Without effect: glyphs are always smooth, and in shades of one color.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

    /// Without effect: glyphs are placed as layouts place them.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

    /// Without effect: glyphs are placed as layouts place them.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

    /// Without effect: glyphs are placed as layouts place them.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

    /// Without effect: glyphs are placed as layouts place them.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

    /// Without effect: all colors are in sRGB, so that none is out of reach.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}
