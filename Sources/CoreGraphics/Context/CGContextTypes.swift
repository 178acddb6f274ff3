/// How drawing is combined with the existing content, in every pixel that a shape, an image or a gradient covers.
///
/// Apple's `plusDarker` has no counterpart in Cairo. Lines and text in `sourceIn`, `sourceOut`, `destinationIn` and
/// `destinationAtop` also clear the rest of the clip, as Cairo does; on Apple's systems they change only the pixels
/// they cover.
public enum CGBlendMode: Int32, Sendable {
    /// The drawing covers what is below, as far as its alpha says.
    case normal
    /// The product: never lighter than either.
    case multiply
    /// The inverse of the product of the inverses: never darker than either.
    case screen
    /// Multiplies where the background is dark, and screens where it is light.
    case overlay
    /// The darker of the two, in each component.
    case darken
    /// The lighter of the two, in each component.
    case lighten
    /// Brightens the background by the drawing.
    case colorDodge
    /// Darkens the background by the drawing.
    case colorBurn
    /// Darkens or lightens a little, by the drawing.
    case softLight
    /// Multiplies where the drawing is dark, and screens where it is light.
    case hardLight
    /// The distance between the two, in each component.
    case difference
    /// As `difference`, with less contrast.
    case exclusion
    /// The hue of the drawing, with saturation and luminosity of the background.
    case hue
    /// The saturation of the drawing, with hue and luminosity of the background.
    case saturation
    /// Hue and saturation of the drawing, with the luminosity of the background.
    case color
    /// The luminosity of the drawing, with hue and saturation of the background.
    case luminosity
    /// Makes what is covered transparent.
    case clear
    /// Replaces what is below, alpha included.
    case copy
    /// The drawing where there is a background, and nothing elsewhere.
    case sourceIn
    /// The drawing where there is no background, and nothing elsewhere.
    case sourceOut
    /// The drawing where there is a background, which stays elsewhere.
    case sourceAtop
    /// The drawing below the background.
    case destinationOver
    /// The background where there is drawing, and nothing elsewhere.
    case destinationIn
    /// The background where there is no drawing.
    case destinationOut
    /// The background where there is drawing, over the drawing.
    case destinationAtop
    /// Drawing and background where the other is not.
    case xor
    /// The sum, limited to white.
    case plusLighter = 27

    /// Whether Cairo's operator also changes pixels that are not covered.
    var isUnbounded: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}

/// How images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    /// Decided by the scale.
    case `default`
    /// The nearest pixel.
    case none
    /// Fast.
    case low
    /// The best, and the slowest.
    case high
    /// Between low and high.
    case medium
}

/// The state of `CGContext` that is saved and restored in addition to Cairo's own.
struct GraphicsState {
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var maskClips: [MaskClip] = []
    var interpolation = CGInterpolationQuality.default
    var shouldAntialias = true
    var textDrawingMode = CGTextDrawingMode.fill
}

/// A shadow below everything that is drawn. The offset and the blur are in points of the context's base space and not
/// affected by its transform.
package struct Shadow: Hashable, Sendable {
    package var offset: CGSize
    package var blur: CGFloat
    package var color: CGColor

    package init(offset: CGSize, blur: CGFloat, color: CGColor) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }
}
