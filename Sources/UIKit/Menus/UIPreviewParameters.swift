/// How the preview of a view looks while it is lifted. Nothing lifts views yet: values for source that answers with them.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    /// What of the view is seen, in its coordinates; nil, the default, is all of it.
    open var visiblePath: UIBezierPath?

    /// Nil, the default, is the outline of what is seen.
    open var shadowPath: UIBezierPath?

    open var backgroundColor: UIColor! = .systemBackground

    public override init() {
        super.init()
    }

    /// - Parameter textLineRects: rectangles (as `NSValue`s) of lines of text, which are seen and nothing else.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for value in textLineRects { path.append(UIBezierPath(rect: value.cgRectValue)) }
        visiblePath = path
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).instance() as! UIPreviewParameters
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.backgroundColor = backgroundColor
        return copy
    }
}
