import FrameworkAbsence
import Foundation

/// - Linux: refuses
///
/// An intent with its answer. Donations end with `INIntentError.interactionOperationNotSupported`.
// Sound: as on Apple's systems, one thread at a time changes it.
open class INInteraction: NSObject, NSCopying, @unchecked Sendable {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
    open var direction = INInteractionDirection.unspecified
    open var dateInterval: DateInterval?
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?

    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The completion handler is called on another thread.
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        let error = Self.refusal
        guard let completion else { return }
        DispatchQueue.global().async { completion(error) }
    }

    open func donate() async throws { throw Self.refusal }

    private static var refusal: INIntentError {
        Absence.report("Intents", "Siri", "donations are refused")
        return INIntentError(
            .interactionOperationNotSupported,
            userInfo: [NSLocalizedDescriptionKey: "Linux has nothing that keeps donations."])
    }

    // MARK: Deleting

    /// - Linux: no effect
    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { end(completion) }

    /// - Linux: no effect
    open class func deleteAll() async throws {}

    /// - Linux: no effect
    open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        end(completion)
    }

    /// - Linux: no effect
    open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        end(completion)
    }

    private static func end(_ completion: (@Sendable ((any Error)?) -> Void)?) {
        guard let completion else { return }
        DispatchQueue.global().async { completion(nil) }
    }
}
