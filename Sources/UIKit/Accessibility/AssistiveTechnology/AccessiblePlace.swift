import Foundation
internal import HostInterface

/// Where an object is in its window, and how it is scrolled into view. Coordinates are those of the screen, which are
/// those of the host's window.
@MainActor
struct AccessiblePlace {
    private let object: NSObject
    private let provider: AccessibilityProvider

    init(_ object: NSObject, in provider: AccessibilityProvider) {
        self.object = object
        self.provider = provider
    }

    /// The view itself, or the nearest one around an element.
    private var view: UIView? {
        var next: NSObject? = object
        for _ in 0..<1000 {
            guard let candidate = next else { return nil }
            if let view = candidate as? UIView { return view }
            next = provider.container(of: candidate)
        }
        return nil
    }

    var scene: UIWindowScene? { (object as? UIWindowScene) ?? view?.window?.windowScene }

    /// Nil for an object that has no place.
    var frame: HostRect? {
        let frame = object.accessibilityFrame
        return frame.isNull || frame.isInfinite || frame.isEmpty && frame.origin == .zero ? nil : HostRect(frame)
    }

    /// Whether some of the object is inside the window and all that clips it.
    var isOnScreen: Bool {
        var visible = object.accessibilityFrame
        guard let view, let window = view.window, !window.isHidden else { return false }
        guard !visible.isEmpty else { return !(object is UIView) && visible.isNull }
        var next: UIView? = object is UIView ? view.superview : view
        while let around = next {
            if around.clipsToBounds {
                visible = visible.intersection(UIAccessibility.convertToScreenCoordinates(around.bounds, in: around))
            }
            guard !visible.isEmpty else { return false }
            next = around.superview
        }
        return visible.intersects(window.screen.bounds)
    }

    // MARK: Scrolling

    /// Scrolls all scroll views around the object. Returns false if there are none.
    func scroll(_ alignment: HostAccessibleAlignment) -> Bool {
        guard let view else { return false }
        let around = (view === object ? view.superview : view)?.enclosingScrollViews ?? []
        for scrollView in around where scrollView.window != nil {
            let frame = scrollView.convertFromScreen(object.accessibilityFrame)
            if alignment == .anywhere {
                scrollView.scrollRectToVisible(frame, animated: false)
            } else {
                scrollView.scroll(frame, to: alignment)
            }
            scrollView.layoutIfNeeded()
        }
        return !around.isEmpty
    }

    /// Scrolls the nearest scroll view so that the object's top left corner is at a point of the screen.
    func scroll(to point: CGPoint) -> Bool {
        guard let view, let around = view.superview?.enclosingScrollViews.first else { return false }
        let frame = object.accessibilityFrame
        around.scroll(by: CGPoint(x: frame.minX - point.x, y: frame.minY - point.y))
        return true
    }
}
