import Foundation
import UIKit

/// - Linux: works
// Sound: see INIntentResponse.
open class INStartCallIntentResponse: INIntentResponse, @unchecked Sendable {
    public let code: INStartCallIntentResponseCode

    public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity: userActivity)
    }
}

/// - Linux: works
open class INStartCallContactResolutionResult: INPersonResolutionResult {
    public required init() {}

    public init(personResolutionResult: INPersonResolutionResult) {}
}

/// - Linux: no effect
///
/// Handles calls in an extension, which Linux does not run: nothing calls the methods.
public protocol INStartCallIntentHandling: NSObjectProtocol {
    func handle(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)

    func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse

    func confirm(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)

    func resolveContacts(
        for intent: INStartCallIntent,
        with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void)
}

extension INStartCallIntentHandling {
    public func handle(
        intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
    ) {}

    public func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
        INStartCallIntentResponse(code: .failure, userActivity: nil)
    }

    public func confirm(
        intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
    ) {}

    public func resolveContacts(
        for intent: INStartCallIntent,
        with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void
    ) {}
}
