extension NSObject {
    /// The object itself if it is a view, or the nearest view around an accessibility element. Nil without one, and for
    /// elements that contain each other.
    @MainActor
    var nearestView: UIView? {
        var next: AnyObject? = self
        for _ in 0..<100 {
            if let view = next as? UIView { return view }
            next = (next as? UIAccessibilityElement)?.accessibilityContainer
        }
        return nil
    }
}
