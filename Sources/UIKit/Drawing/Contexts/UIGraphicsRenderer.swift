import Foundation

/// The properties that the output of every renderer has.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The renderer's area, in points.
    open internal(set) var bounds = CGRect.zero

    public required override init() {}

    /// A format with the values of the main screen.
    open class func preferred() -> Self { Self() }

    /// The same as ``preferred()``, under its name before iOS 11.
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
    open var cgContext: CGContext { target! }
    /// The scale, colors and other properties of what is drawn.
    open var format: UIGraphicsRendererFormat { area! }

    private var target: CGContext?
    private var area: UIGraphicsRendererFormat?

    /// Called by renderers. A context that code creates has nothing to draw into.
    public required override init() {
        super.init()
    }

    final func begin(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        (target, area) = (context, format)
    }

    /// Fills a rectangle with the fill color.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with the fill color, combined with what is below.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        blending(blendMode) { cgContext.fill(rect) }
    }

    /// Draws a line one point wide, centered on the rectangle's edge.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect, width: 1) }

    /// Draws a line around a rectangle, inside of it, combined with what is below.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        blending(blendMode) { cgContext.stroke(rect, width: 1) }
    }

    /// Restricts what is drawn from now on to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func blending(_ mode: CGBlendMode, _ paint: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(mode)
        paint()
        cgContext.restoreGState()
    }
}

/// The base class of the renderers. Draw with ``UIGraphicsImageRenderer`` or ``UIGraphicsPDFRenderer``.
///
/// A subclass with another destination overrides the class methods, which ``runDrawingActions(_:completionActions:)``
/// calls.
open class UIGraphicsRenderer: NSObject {
    let area: UIGraphicsRendererFormat

    /// Creates a renderer of an empty area.
    public convenience override init() {
        self.init(bounds: .zero)
    }

    /// Creates a renderer of a rectangle in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// Creates a renderer of a rectangle in points.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        area = format.copy() as! UIGraphicsRendererFormat
        area.bounds = bounds
    }

    /// The scale, colors and other properties of what is drawn.
    open var format: UIGraphicsRendererFormat { area }

    /// Whether the renderer makes images; false for the base class.
    open var allowsImageOutput: Bool { false }

    // MARK: Subclassing

    /// The class of the context that drawing actions get: ``UIGraphicsRendererContext`` or a subclass.
    open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

    /// Creates what is drawn into; nil, as in the base class, for nothing.
    open class func context(with format: UIGraphicsRendererFormat) -> CGContext? { nil }

    /// Called with a new context before the drawing actions. The default does nothing.
    open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}

    /// Draws: creates the context, makes it UIKit's current one, and calls the actions.
    ///
    /// - Parameter completionActions: called afterwards, while the context is still the current one.
    /// - Throws: an error if there is no context. // unverified
    open func runDrawingActions(
        _ drawingActions: (UIGraphicsRendererContext) -> Void,
        completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
    ) throws {
        let type = type(of: self)
        guard let context = type.context(with: area),
            let contextClass = type.rendererContextClass() as? UIGraphicsRendererContext.Type
        else { throw CocoaError(.featureUnsupported) }
        let rendererContext = contextClass.init()
        rendererContext.begin(context, area)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        type.prepare(context, with: rendererContext)
        drawingActions(rendererContext)
        completionActions?(rendererContext)
    }
}
