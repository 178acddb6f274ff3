import Foundation

/// The properties that the output of every renderer has.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The renderer's area, in points.
    public internal(set) var bounds = CGRect.zero

    public required override init() {}

    /// A format with the values of the main screen.
    open class func preferred() -> Self { Self() }

    open class func `default`() -> Self { Self() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}

/// The context that a renderer's closure draws into. It is UIKit's current context while the closure runs, so that
/// colors, strings and images draw into it too.
open class UIGraphicsRendererContext: NSObject {
    /// In points, with the origin at the top left.
    public let cgContext: CGContext
    public let format: UIGraphicsRendererFormat

    init(_ context: CGContext, format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        blending(blendMode) { cgContext.fill(rect) }
    }

    /// Draws a line one point wide, centered on the rectangle's edge.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect, width: 1) }

    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        blending(blendMode) { cgContext.stroke(rect, width: 1) }
    }

    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func blending(_ mode: CGBlendMode, _ paint: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(mode)
        paint()
        cgContext.restoreGState()
    }
}

/// The base class of the renderers. Draw with ``UIGraphicsImageRenderer``.
open class UIGraphicsRenderer: NSObject {
    let area: UIGraphicsRendererFormat

    init(bounds: CGRect, copying format: UIGraphicsRendererFormat) {
        area = format.copy() as! UIGraphicsRendererFormat
        area.bounds = bounds
    }

    open var format: UIGraphicsRendererFormat { area }
}
