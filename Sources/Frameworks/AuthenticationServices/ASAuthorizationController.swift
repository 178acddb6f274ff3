import Foundation
import FrameworkAbsence

/// Performs requests for authorizations. They end with ``ASAuthorizationError/notHandled``: nobody serves them.
///
/// - Linux: refuses
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    /// How requests are performed.
    ///
    /// - Linux: works
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Requests end with ``ASAuthorizationError/canceled``, as they do where no credential is at hand.
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1 << 0)
    }

    private let requests: [ASAuthorizationRequest]
    /// Counts the calls of ``performRequests()`` and ``cancel()``, so that each performance ends once.
    private var generation = 0

    public init(authorizationRequests: [ASAuthorizationRequest]) { requests = authorizationRequests }

    open var authorizationRequests: [ASAuthorizationRequest] { requests }

    open weak var delegate: (any ASAuthorizationControllerDelegate)?

    /// - Linux: no effect
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    /// Tells the delegate the error later.
    open func performRequests() { fail(.notHandled) }

    /// Tells the delegate the error later.
    open func performRequests(options: RequestOptions = []) {
        fail(options.contains(.preferImmediatelyAvailableCredentials) ? .canceled : .notHandled)
    }

    /// Tells the delegate the error later.
    open func performAutoFillAssistedRequests() { fail(.notHandled) }

    /// Ends requests that are performed with ``ASAuthorizationError/canceled``.
    open func cancel() { if isPerforming { fail(.canceled) } }

    private var isPerforming = false

    private func fail(_ code: ASAuthorizationError.Code) {
        Absence.report("AuthenticationServices", "ASAuthorizationController", "requests for authorizations fail")
        isPerforming = true
        generation += 1
        let current = generation
        // The controller lives until its requests have ended.
        Task {
            guard current == generation else { return }
            isPerforming = false
            delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(code))
        }
    }
}
