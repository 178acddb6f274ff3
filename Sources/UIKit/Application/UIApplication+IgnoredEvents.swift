extension UIApplication {
    /// Whether touches are dropped: while there were more calls of ``beginIgnoringInteractionEvents()`` than of
    /// ``endIgnoringInteractionEvents()``.
    @available(*, deprecated, message: "Use UIView's userInteractionEnabled property instead")
    public var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

    /// Drops touches until ``endIgnoringInteractionEvents()`` was called as often.
    @available(*, deprecated, message: "Use UIView's userInteractionEnabled property instead")
    public func beginIgnoringInteractionEvents() {
        ignoredInteractions += 1
    }

    @available(*, deprecated, message: "Use UIView's userInteractionEnabled property instead")
    public func endIgnoringInteractionEvents() {
        ignoredInteractions = max(0, ignoredInteractions - 1)
    }
}
