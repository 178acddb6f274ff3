import Foundation

/// What a background view of popovers says about its class.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
    /// Returns the width of the arrow where it touches the popover.
    static func arrowBase() -> CGFloat
    /// Returns the insets of the content from the edges without the arrow.
    static func contentViewInsets() -> UIEdgeInsets
    /// Returns the height of the arrow.
    static func arrowHeight() -> CGFloat
}

/// The base class of backgrounds of popovers. A subclass draws the background and the arrow, and overrides all members
/// but the last.
///
/// The popovers of Trestle have the system's background, so that only code which shows such a view itself sees it.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// The distance of the arrow from the middle of its edge. Subclasses override it; the base class raises.
    open var arrowOffset: CGFloat {
        get {
            Self.refuse("arrowOffset")
            return 0
        }
        set { Self.refuse("setArrowOffset:") }
    }

    /// The direction of the arrow. Subclasses override it; the base class raises.
    open var arrowDirection: UIPopoverArrowDirection {
        get {
            Self.refuse("arrowDirection")
            return .unknown
        }
        set { Self.refuse("setArrowDirection:") }
    }

    /// Raises: subclasses override it.
    open class func arrowBase() -> CGFloat {
        refuse("arrowBase")
        return 0
    }

    /// Raises: subclasses override it.
    open class func contentViewInsets() -> UIEdgeInsets {
        refuse("contentViewInsets")
        return .zero
    }

    /// Raises: subclasses override it.
    open class func arrowHeight() -> CGFloat {
        refuse("arrowHeight")
        return 0
    }

    /// Whether the popover adds its shadow and rounded corners to the content; true.
    open class var wantsDefaultContentAppearance: Bool { true }

    private class func refuse(_ selector: String) {
        Trestle.raise(
            .internalInconsistencyException, "UIPopoverBackgroundView: \(selector) must be implemented by subclasses.")
    }
}
