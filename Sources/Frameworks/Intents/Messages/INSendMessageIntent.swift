import Foundation
import UIKit
import UserNotifications

/// - Linux: works
///
/// A request to send a message; also describes the sender of a notification.
// Sound: see INIntent.
open class INSendMessageIntent: INIntent, UNNotificationContentProviding, @unchecked Sendable {
    public let recipients: [INPerson]?
    public let outgoingMessageType: INOutgoingMessageType
    public let content: String?
    public let speakableGroupName: INSpeakableString?
    public let conversationIdentifier: String?
    public let serviceName: String?
    public let sender: INPerson?
    public let attachments: [INSendMessageAttachment]?

    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
        sender: INPerson?, attachments: [INSendMessageAttachment]?
    ) {
        self.recipients = recipients
        self.outgoingMessageType = outgoingMessageType
        self.content = content
        self.speakableGroupName = speakableGroupName
        self.conversationIdentifier = conversationIdentifier
        self.serviceName = serviceName
        self.sender = sender
        self.attachments = attachments
    }

    public convenience init(
        recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
        conversationIdentifier: String?, serviceName: String?, sender: INPerson?
    ) {
        self.init(
            recipients: recipients, outgoingMessageType: .outgoingMessageText, content: content,
            speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier,
            serviceName: serviceName, sender: sender, attachments: nil)
    }
}

/// - Linux: works
// Sound: nothing changes.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {
    override init() {}
}

/// - Linux: works
// Sound: see INIntentDonationMetadata.
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata, @unchecked Sendable {
    open var mentionsCurrentUser = false
    open var isReplyToCurrentUser = false
    open var notifyRecipientAnyway = false
    open var recipientCount = 0

    public override init() {}
}
