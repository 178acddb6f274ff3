import Foundation

/// - Linux: works
///
/// Says why the store refused.
public enum StoreKitError: LocalizedError, Sendable {
    case unknown
    case userCancelled
    case networkError(URLError)
    case systemError(any Error)
    case notAvailableInStorefront
    case notEntitled

    public var errorDescription: String? {
        switch self {
        case .unknown: "Linux has no App Store."
        case .userCancelled: "The user cancelled the request."
        case .networkError(let error): error.localizedDescription
        case .systemError(let error): error.localizedDescription
        case .notAvailableInStorefront: "The product is not available."
        case .notEntitled: "The program is not entitled to the request."
        }
    }
}
