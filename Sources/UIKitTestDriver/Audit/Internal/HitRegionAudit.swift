import UIKit

/// Looks for elements to be touched whose region is smaller than 44 by 44 points, the size of Apple's guidelines.
///
/// The region of a view is measured with `hitTest(_:with:)` from its activation point, so that a view that overrides
/// `point(inside:with:)` is as large as it says. Controls whose size UIKit gives are not measured, such as switches,
/// segments and the buttons of bars; neither are elements that are partly off the screen.
@MainActor
enum HitRegionAudit {
    static let minimum: CGFloat = 44

    static func issues(on screen: AuditedScreen) -> [AccessibilityAuditIssue] {
        screen.elements.compactMap { element in
            guard isTouched(element), screen.bounds.insetBy(dx: -1, dy: -1).contains(element.accessibilityFrame) else {
                return nil
            }
            let size: CGSize
            if let view = element as? UIView {
                guard hasOwnSize(view), isWhole(view, on: screen), let region = region(of: view) else { return nil }
                size = region
            } else {
                size = element.accessibilityFrame.size
            }
            guard min(size.width, size.height) < minimum - 0.5 else { return nil }
            return AccessibilityAuditIssue(
                auditType: .hitRegion, compactDescription: "Hit area is too small",
                detailedDescription: "The element can be touched on \(Int(size.width)) x \(Int(size.height)) points "
                    + "instead of 44 x 44.",
                element: element)
        }
    }

    private static func isTouched(_ element: NSObject) -> Bool {
        let traits = element.accessibilityTraits
        guard !traits.contains(.notEnabled) else { return false }
        if !traits.isDisjoint(with: [.button, .link, .searchField, .keyboardKey, .adjustable, .toggleButton]) {
            return true
        }
        guard let view = element as? UIView else { return false }
        return view is UIControl || view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true
    }

    /// Classes of UIKit whose size an application chooses.
    private static let resizable: [UIView.Type] = [
        UIButton.self, UITextField.self, UITextView.self, UILabel.self, UIImageView.self, UITableViewCell.self,
        UICollectionViewCell.self, UITableViewHeaderFooterView.self, UICollectionReusableView.self,
    ]

    private static func hasOwnSize(_ view: UIView) -> Bool {
        let type = type(of: view)
        guard String(reflecting: type).hasPrefix("UIKit.") else { return true }
        return type == UIView.self || type == UIControl.self || resizable.contains { type == $0 }
    }

    private static func isWhole(_ view: UIView, on screen: AuditedScreen) -> Bool {
        guard let visible = screen.visibleFrame(of: view) else { return false }
        let frame = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
        return visible.width > frame.width - 1 && visible.height > frame.height - 1
    }

    /// Returns how far touches get to the view, from its activation point to each side. Nil if they do not get to it at
    /// all, because something is in front of it.
    private static func region(of view: UIView) -> CGSize? {
        guard let window = view.window else { return nil }
        let start = window.convert(view.accessibilityActivationPoint, from: nil as UIWindow?)
        guard isHit(view, at: start, in: window) else { return nil }
        func distance(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
            var step: CGFloat = 0
            while step < minimum,
                isHit(view, at: CGPoint(x: start.x + x * (step + 1), y: start.y + y * (step + 1)), in: window)
            {
                step += 1
            }
            return step
        }
        return CGSize(
            width: max(distance(-1, 0) + distance(1, 0), min(view.bounds.width, minimum - 1)),
            height: max(distance(0, -1) + distance(0, 1), min(view.bounds.height, minimum - 1)))
    }

    private static func isHit(_ view: UIView, at point: CGPoint, in window: UIWindow) -> Bool {
        window.hitTest(point, with: nil)?.isDescendant(of: view) == true
    }
}
