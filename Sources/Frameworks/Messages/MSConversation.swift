import Foundation
import FrameworkAbsence

/// - Linux: refuses
///
/// A conversation in Messages. There are none; inserting and sending end with
/// ``MSMessageErrorCode/apiUnavailableInPresentationContext``, on a queue of its own.
open class MSConversation: NSObject {
    private let participant = UUID()

    open var localParticipantIdentifier: UUID { participant }

    open var remoteParticipantIdentifiers: [UUID] { [] }

    open var selectedMessage: MSMessage? { nil }

    open func insert(_ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }

    open func insert(_ sticker: MSSticker, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }

    open func insertText(_ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }

    open func insertAttachment(
        _ URL: URL, withAlternateFilename filename: String?,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse(completionHandler)
    }

    open func send(_ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }

    open func send(_ sticker: MSSticker, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }

    open func sendText(_ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }

    private func refuse(_ handler: (@Sendable ((any Error)?) -> Void)?) {
        Absence.report("Messages", "MSConversation", "nothing is sent")
        let error = MSMessageErrorCode.apiUnavailableInPresentationContext.error(MSMessagesErrorDomain)
        DispatchQueue.global().async { handler?(error) }
    }
}
