/// How drawing is combined with the existing content, in every pixel that a shape, an image or a gradient covers.
///
/// Apple's `plusDarker` has no counterpart in Cairo. Lines and text in `sourceIn`, `sourceOut`, `destinationIn` and
/// `destinationAtop` also clear the rest of the clip, as Cairo does; on Apple's systems they change only the pixels
/// they cover.
public enum CGBlendMode: Int32, Sendable {
    case normal
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
    case luminosity
    case clear
    case copy
    case sourceIn
    case sourceOut
    case sourceAtop
    case destinationOver
    case destinationIn
    case destinationOut
    case destinationAtop
    case xor
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
    case `default`
    case none
    case low
    case high
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
