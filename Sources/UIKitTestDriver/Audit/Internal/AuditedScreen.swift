import UIKit

/// What an audit looks at: the elements and views that a user of the screen can reach now. Views behind a modal view are
/// not among them.
@MainActor
struct AuditedScreen {
    /// The accessibility elements in reading order.
    let elements: [NSObject]
    /// The visible views, back to front.
    let views: [UIView]
    /// The texts of visible views that no other view covers.
    let texts: [AuditedText]
    let bounds: CGRect
    private let visibleFrames: [ObjectIdentifier: CGRect]

    init(_ app: TestApplication) {
        elements = app.accessibilityElements
        bounds = app.screen.bounds
        let windows = app.screen.shownWindows.filter { !$0.isHidden }
        let front = windows.lastIndex(where: \.accessibilityViewIsModal) ?? 0
        var frames: [ObjectIdentifier: CGRect] = [:]
        let visible = windows[front...].flatMap { Self.subtree(of: $0) }.filter { view in
            guard let frame = app.visibleRect(of: view) else { return false }
            frames[ObjectIdentifier(view)] = frame
            return true
        }
        views = visible
        visibleFrames = frames
        texts = visible.indices.compactMap { index in
            let view = visible[index]
            guard let frame = frames[ObjectIdentifier(view)], let text = AuditedText(view, visibleFrame: frame) else {
                return nil
            }
            let isCovered = visible[index...].contains { other in
                Self.paints(other) && !other.isDescendant(of: view)
                    && frames[ObjectIdentifier(other)]?.intersects(text.visibleFrame) == true
            }
            return isCovered ? nil : text
        }
    }

    /// Returns the part of the view that is on the screen; nil for a view that is not among ``views``.
    func visibleFrame(of view: UIView) -> CGRect? { visibleFrames[ObjectIdentifier(view)] }

    /// Returns the accessibility element that stands for a view: the view itself or the closest one around it. Returns
    /// the view if there is none.
    func element(for view: UIView) -> NSObject {
        var current: UIView? = view
        while let candidate = current {
            if candidate.isAccessibilityElement { return candidate }
            current = candidate.superview
        }
        return view
    }

    /// Returns whether an element or something around it is disabled.
    func isDisabled(_ view: UIView) -> Bool {
        if element(for: view).accessibilityTraits.contains(.notEnabled) { return true }
        var current: UIView? = view
        while let candidate = current {
            if let control = candidate as? UIControl, !control.isEnabled { return true }
            if let label = candidate as? UILabel, !label.isEnabled { return true }
            current = candidate.superview
        }
        return false
    }

    private static func subtree(of view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha > 0.01 }
        return [view] + (modal.map { [$0] } ?? view.subviews).flatMap { subtree(of: $0) }
    }

    /// Whether the view hides what is behind it, at least partly.
    private static func paints(_ view: UIView) -> Bool {
        if view is UIVisualEffectView || view is UINavigationBar || view is UIToolbar || view is UITabBar {
            return true
        }
        guard let color = view.backgroundColor else { return false }
        return color.resolvedColor(with: view.traitCollection).cgColor.alpha * view.alpha > 0.1
    }
}
