import Foundation

/// The features of assistive technologies that a guided access session can switch on. The raw values are UIKit's.
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set from UIKit's bits, for example of a stored number.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The screen reader.
    public static let voiceOver = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 0)
    /// The magnification of the screen.
    public static let zoom = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 1)
    /// The menu on the screen that stands for hardware buttons and gestures.
    public static let assistiveTouch = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 2)
    /// The inversion of the screen's colors.
    public static let invertColors = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 3)
    /// The screen without colors.
    public static let grayscaleDisplay = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 4)
}

extension UIAccessibility {
    /// The raw value is unverified.
    public static let guidedAccessErrorDomain = "UIAccessibilityGuidedAccessErrorDomain"

    /// Why guided access was not configured.
    public struct GuidedAccessError: CustomNSError, Hashable, Sendable {
        /// Why guided access could not be configured.
        public enum Code: Int, Sendable {
            /// The application may not configure guided access.
            /// ``configureForGuidedAccess(features:enabled:completionHandler:)`` always fails with it here.
            case permissionDenied = 0
            /// The system could not change the features; never reported here.
            case failed = 1

            // In patterns: `catch UIAccessibility.GuidedAccessError.permissionDenied`.
            /// Matches an error in the pattern of a `catch`; false for errors of other types.
            public static func ~= (code: Code, error: any Error) -> Bool {
                (error as? GuidedAccessError)?.code == code
            }
        }

        /// The reason, as a case that can be switched over.
        public let code: Code

        /// Creates an error with a reason.
        public init(_ code: Code) {
            self.code = code
        }

        public static var errorDomain: String { guidedAccessErrorDomain }
        public var errorCode: Int { code.rawValue }

        /// The code for patterns: `catch UIAccessibility.GuidedAccessError.permissionDenied`.
        public static var permissionDenied: Code { .permissionDenied }
        /// The code for patterns: `catch UIAccessibility.GuidedAccessError.failed`.
        public static var failed: Code { .failed }
    }

    /// Calls the handler later with false and ``GuidedAccessError/permissionDenied``, as on a device without guided
    /// access.
    @preconcurrency @MainActor
    public static func configureForGuidedAccess(
        features: UIGuidedAccessAccessibilityFeature, enabled: Bool,
        completionHandler completion: @escaping (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completion(false, GuidedAccessError(.permissionDenied)) }
    }
}
