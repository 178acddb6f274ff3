import Foundation

/// The domain of ``UISceneError``.
public let UISceneErrorDomain = "UISceneErrorDomain"

/// The reason why a request about a scene failed.
public struct UISceneError: CustomNSError, Hashable, Sendable {
    /// Why a request for a scene failed.
    public enum Code: Int, Sendable {
        /// The application has a single scene, or the system does not open the scene.
        case multipleScenesNotSupported, requestDenied
        /// The preferences are for another system, such as those for a Mac.
        case geometryRequestUnsupported = 100
        /// The window does not get the geometry that was requested.
        case geometryRequestDenied = 101
    }

    /// Why the request failed.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }

    public static var errorDomain: String { UISceneErrorDomain }

    public var errorCode: Int { code.rawValue }

    /// The code for patterns: `catch UISceneError.multipleScenesNotSupported`.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }

    /// The code for patterns: `catch UISceneError.requestDenied`.
    public static var requestDenied: Code { .requestDenied }

    /// The code for patterns: `catch UISceneError.geometryRequestUnsupported`.
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }

    /// The code for patterns: `catch UISceneError.geometryRequestDenied`.
    public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

/// The options for closing a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}
