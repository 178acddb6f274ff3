extension UIView {
    /// The value of a dimension without an intrinsic size: -1.
    public nonisolated class var noIntrinsicMetric: CGFloat { -1 }
    /// A target for ``systemLayoutSizeFitting(_:)``: as small as possible.
    public nonisolated class var layoutFittingCompressedSize: CGSize { .zero }
    /// A target for ``systemLayoutSizeFitting(_:)``: as large as possible.
    public nonisolated class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// Makes every change of position or size, and updates subviews, safe area and margins at once.
    ///
    /// - Parameter key: the property that is set. Observers of the other properties are notified if their values have
    ///   changed.
    func changeGeometry(_ key: String, _ change: (CALayer) -> Void) {
        guard let observers = objectAttachments?.observers else { return applyGeometry(change) }
        observers.change(key, in: self, affecting: ["frame", "bounds", "center"]) { applyGeometry(change) }
    }

    private func applyGeometry(_ change: (CALayer) -> Void) {
        let (sizeBefore, positionBefore) = (layer.bounds.size, layer.position)
        change(layer)
        let resized = layer.bounds.size != sizeBefore
        if resized {
            layer.setNeedsLayout()
            if contentMode == .redraw { setNeedsDisplay() }
            if autoresizesSubviews { autoresizeSubviews(from: sizeBefore, to: layer.bounds.size) }
            subviewDistancesDidChange()
        }
        if resized || layer.position != positionBefore { distanceToSuperviewDidChange() }
        if layoutStateReference != nil { frameDidChangeForConstraints() }
    }

    /// Resizes the subviews. A subview's `frame` setter may resize this view again; the later subviews then follow the
    /// second change before this one, with the same result.
    private func autoresizeSubviews(from sizeBefore: CGSize, to size: CGSize) {
        for subview in subviewList where subview.superviewLink === self && !subview.autoresizingMask.isEmpty {
            subview.autoresize(from: sizeBefore, to: size)
        }
    }

    /// Returns the layer of `view` for conversions; for nil that of the window, or of the top-most view outside a
    /// window.
    func conversionLayer(_ view: UIView?) -> CALayer? {
        if let view { return view.layer }
        if let window = self as? UIWindow ?? window { return window.layer }
        var root: UIView = self
        while let parent = root.superviewLink { root = parent }
        return root.layer
    }

    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        let limit = CGSize(
            width: horizontal == .required ? target.width : .greatestFiniteMagnitude,
            height: vertical == .required ? target.height : .greatestFiniteMagnitude)
        let natural = intrinsicContentSize
        let fitted = sizeThatFits(limit)
        func dimension(_ priority: UILayoutPriority, _ target: CGFloat, _ natural: CGFloat, _ fitted: CGFloat)
            -> CGFloat
        {
            if priority == .required { return target }
            return natural == UIView.noIntrinsicMetric ? fitted : natural
        }
        // The height of wrapped content depends on its width, so a required width uses sizeThatFits.
        let naturalHeight = horizontal == .required ? UIView.noIntrinsicMetric : natural.height
        return CGSize(
            width: dimension(horizontal, target.width, natural.width, fitted.width),
            height: dimension(vertical, target.height, naturalHeight, fitted.height))
    }
}

extension UIView {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
        return convert(point, to: nil as UIView?)
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
        return convert(point, from: nil as UIView?)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
        return convert(rect, to: nil as UIView?)
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
        return convert(rect, from: nil as UIView?)
    }
}
