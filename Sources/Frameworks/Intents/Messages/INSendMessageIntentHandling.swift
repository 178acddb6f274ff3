import Foundation
import UIKit

/// - Linux: works
// Sound: see INIntentResponse.
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
    public let code: INSendMessageIntentResponseCode

    public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity: userActivity)
    }
}

/// - Linux: works
public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
    case noAccount = 1
    case offline = 2
    case messagingServiceNotEnabledForRecipient = 3
    case noValidHandle = 4
    case requestedHandleInvalid = 5
    case noHandleForLabel = 6
    case requiringInAppAuthentication = 7
}

/// - Linux: works
open class INSendMessageRecipientResolutionResult: INPersonResolutionResult {
    public required init() {}

    public init(personResolutionResult: INPersonResolutionResult) {}

    open class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self { self.init() }
}

/// - Linux: no effect
///
/// Handles messages in an extension, which Linux does not run: nothing calls the methods.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
    func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse

    func confirm(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)

    func resolveRecipients(
        for intent: INSendMessageIntent,
        with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void)

    func resolveContent(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
}

extension INSendMessageIntentHandling {
    public func handle(
        intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {}

    public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        INSendMessageIntentResponse(code: .failure, userActivity: nil)
    }

    public func confirm(
        intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {}

    public func resolveRecipients(
        for intent: INSendMessageIntent,
        with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
    ) {}

    public func resolveContent(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) {}
}
