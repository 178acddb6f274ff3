import Foundation
import UIKit

/// - Linux: works
// Sound: see INIntentResponse.
open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
    public let code: INPlayMediaIntentResponseCode
    open var nowPlayingInfo: [String: Any]?

    public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity: userActivity)
    }
}

/// - Linux: works
open class INMediaItemResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedMediaItem: INMediaItem) -> Self { self.init() }

    open class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self { self.init() }

    open class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self { self.init() }
}

/// - Linux: works
open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult {
    public required init() {}

    public init(mediaItemResolutionResult: INMediaItemResolutionResult) {}
}

/// - Linux: no effect
///
/// Handles playing in an extension, which Linux does not run: nothing calls the methods.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
    func handle(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)

    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse

    func confirm(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)

    func resolveMediaItems(
        for intent: INPlayMediaIntent,
        with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void)
}

extension INPlayMediaIntentHandling {
    public func handle(
        intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
    ) {}

    public func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        INPlayMediaIntentResponse(code: .failure, userActivity: nil)
    }

    public func confirm(
        intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
    ) {}

    public func resolveMediaItems(
        for intent: INPlayMediaIntent,
        with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) {}
}
