/// How what is drawn combines with what is there. Apple's `plusDarker` has no counterpart in Cairo.
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
    var shadow: Shadow?
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
