import Foundation

public let UISceneErrorDomain = "UISceneErrorDomain"

/// The reason why a request about a scene failed.
public struct UISceneError: CustomNSError, Hashable, Sendable {
    /// Why a request for a scene failed.
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported, requestDenied
        case geometryRequestUnsupported = 100
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

    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }

    public static var requestDenied: Code { .requestDenied }

    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }

    public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

/// The options for closing a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}
