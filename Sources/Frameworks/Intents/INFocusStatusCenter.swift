import Foundation

/// - Linux: refuses
///
/// Whether the user has turned on a focus; not known.
// Sound: it has no state.
open class INFocusStatus: NSObject, @unchecked Sendable {
    public final var isFocused: Bool? { nil }
}

/// - Linux: refuses
///
/// Authorization is denied.
// Sound: it has no state.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
    private static let center = INFocusStatusCenter()

    open class var `default`: INFocusStatusCenter { center }

    open var focusStatus: INFocusStatus { INFocusStatus() }

    open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }

    open func requestAuthorization(
        completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        DispatchQueue.global().async { completionHandler(.denied) }
    }

    open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
}
