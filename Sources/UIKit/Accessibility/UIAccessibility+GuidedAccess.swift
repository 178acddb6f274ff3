import Foundation

/// The features of assistive technologies that a guided access session can switch on. The raw values are UIKit's.
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let voiceOver = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 0)
    public static let zoom = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 1)
    public static let assistiveTouch = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 2)
    public static let invertColors = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 3)
    public static let grayscaleDisplay = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 4)
}

extension UIAccessibility {
    /// The raw value is unverified.
    public static let guidedAccessErrorDomain = "UIAccessibilityGuidedAccessErrorDomain"

    /// Why guided access was not configured.
    public struct GuidedAccessError: CustomNSError, Hashable, Sendable {
        /// Why guided access could not be configured.
        public enum Code: Int, Sendable {
            case permissionDenied = 0
            case failed = 1

            // In patterns: `catch UIAccessibility.GuidedAccessError.permissionDenied`.
            public static func ~= (code: Code, error: any Error) -> Bool {
                (error as? GuidedAccessError)?.code == code
            }
        }

        public let code: Code

        public init(_ code: Code) {
            self.code = code
        }

        public static var errorDomain: String { guidedAccessErrorDomain }
        public var errorCode: Int { code.rawValue }

        public static var permissionDenied: Code { .permissionDenied }
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
