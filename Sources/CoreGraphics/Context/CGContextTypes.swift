/// How what is drawn combines with what is there, in every pixel that a shape, a picture or a gradient covers.
///
/// Apple's `plusDarker` has no counterpart in Cairo. Lines and text in `sourceIn`, `sourceOut`, `destinationIn` and
/// `destinationAtop` also clear the rest of the clip, as Cairo does; on Apple's systems they change what they cover only.
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

    /// Cairo's operator changes pixels that nothing was drawn on too.
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

/// What `CGContext` saves and restores beyond Cairo's own state.
struct GraphicsState {
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var maskClips: [MaskClip] = []
    var interpolation = CGInterpolationQuality.default
}

/// A shadow under whatever is drawn. Offset and blur in points of the context's base space, not changed by its transform.
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
