import Foundation
import UIKit
import UserNotifications

/// - Linux: works
///
/// A request to call a person.
// Sound: see INIntent.
open class INStartCallIntent: INIntent, UNNotificationContentProviding, @unchecked Sendable {
    public let callRecordFilter: INCallRecordFilter?
    public let callRecordToCallBack: INCallRecord?
    public let audioRoute: INCallAudioRoute
    public let destinationType: INCallDestinationType
    public let contacts: [INPerson]?
    public let callCapability: INCallCapability

    public init(
        callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute,
        destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability
    ) {
        self.callRecordFilter = callRecordFilter
        self.callRecordToCallBack = callRecordToCallBack
        self.audioRoute = audioRoute
        self.destinationType = destinationType
        self.contacts = contacts
        self.callCapability = callCapability
    }
}

/// - Linux: works
// Sound: nothing changes after the initializer.
open class INCallRecordFilter: NSObject, @unchecked Sendable {
    public let participants: [INPerson]?
    public let callTypes: INCallRecordTypeOptions
    public let callCapability: INCallCapability

    public init(participants: [INPerson]?, callTypes: INCallRecordTypeOptions = [], callCapability: INCallCapability) {
        self.participants = participants
        self.callTypes = callTypes
        self.callCapability = callCapability
    }
}

/// - Linux: works
// Sound: nothing changes.
open class INCallRecord: NSObject, @unchecked Sendable {
    override init() {}
}

/// - Linux: works
// Sound: see INIntent.
open class INStartAudioCallIntent: INIntent, @unchecked Sendable {
    public let destinationType: INCallDestinationType
    public let contacts: [INPerson]?

    public init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
        self.destinationType = destinationType
        self.contacts = contacts
    }

    public convenience init(contacts: [INPerson]?) {
        self.init(destinationType: .normal, contacts: contacts)
    }
}

/// - Linux: works
// Sound: see INIntent.
open class INStartVideoCallIntent: INIntent, @unchecked Sendable {
    public let contacts: [INPerson]?

    public init(contacts: [INPerson]?) {
        self.contacts = contacts
    }
}
