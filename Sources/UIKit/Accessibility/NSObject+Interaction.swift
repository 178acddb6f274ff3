import Foundation

extension UIAccessibility {
    /// Whether an element that can be expanded is so. The raw values are UIKit's.
    public enum ExpandedStatus: Int, Sendable {
        /// The element cannot be expanded.
        case unsupported = 0
        /// The content that the element shows and hides is shown.
        case expanded = 1
        /// The content that the element shows and hides is hidden.
        case collapsed = 2
    }

    /// How touches get to an element with the trait ``UIAccessibilityTraits/allowsDirectInteraction``.
    public struct DirectTouchOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The screen reader says nothing when the element is touched.
        public static let silentOnTouch = DirectTouchOptions(rawValue: 1 << 0)
        /// The element has to be activated before it gets touches.
        public static let requiresActivation = DirectTouchOptions(rawValue: 1 << 1)
    }
}

extension NSObject {
    /// Whether assistive technologies call the element expanded or collapsed; the default is `.unsupported`.
    @preconcurrency @MainActor public var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
        get { Attachments.accessibility(of: self, \.expandedStatus, \.expandedStatus) ?? .unsupported }
        set { Attachments.setAccessibility(of: self, \.expandedStatus, to: newValue) }
    }

    /// Empty by default.
    @preconcurrency @MainActor public var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
        get { Attachments.accessibility(of: self, \.directTouchOptions) ?? [] }
        set { Attachments.setAccessibility(of: self, \.directTouchOptions, to: newValue) }
    }
}
