/// The appearance of a view that is lifted while its context menu is open.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    /// The visible part of the view in its coordinates; nil, the default, shows the whole view.
    open var visiblePath: UIBezierPath?

    /// The shape of the shadow; nil, the default, uses the outline of the visible part.
    open var shadowPath: UIBezierPath?

    /// The color behind the view in the preview. The default is `UIColor.systemBackground`; nil restores it.
    open var backgroundColor: UIColor! = .systemBackground

    public override init() {
        super.init()
    }

    /// - Parameter textLineRects: the rectangles of lines of text as `NSValue`s, which become the ``visiblePath``.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for value in textLineRects { path.append(UIBezierPath(rect: value.cgRectValue)) }
        visiblePath = path
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).newObject()
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.backgroundColor = backgroundColor
        return copy
    }
}
