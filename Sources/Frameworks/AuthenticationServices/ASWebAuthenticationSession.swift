import Foundation
import FrameworkAbsence
import UIKit

/// Logs in on a web page, which a browser would have to return to the application. It does not start.
///
/// - Linux: refuses
open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    private let completionHandler: CompletionHandler
    private var hasEnded = false

    public init(
        url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
    ) {
        self.completionHandler = completionHandler
    }

    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?

    /// - Linux: no effect
    open var prefersEphemeralWebBrowserSession = false

    open var canStart: Bool { false }

    /// Returns false, and calls the handler later on the main queue. The error is
    /// ``ASWebAuthenticationSessionError/presentationContextNotProvided`` without a provider of a window, and else
    /// ``ASWebAuthenticationSessionError/presentationContextInvalid``.
    @discardableResult
    open func start() -> Bool {
        guard !hasEnded else { return false }
        hasEnded = true
        Absence.report("AuthenticationServices", "ASWebAuthenticationSession", "logging in on a web page fails")
        let error = ASWebAuthenticationSessionError(
            presentationContextProvider == nil ? .presentationContextNotProvided : .presentationContextInvalid,
            userInfo: [NSLocalizedDescriptionKey: "There is no browser on Linux that returns to the application."])
        // Sound: it is called once, on the main queue, as Apple documents.
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(nil, error) }
        return false
    }

    open func cancel() { hasEnded = true }
}

/// Says above which window a login is shown.
///
/// - Linux: no effect
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
