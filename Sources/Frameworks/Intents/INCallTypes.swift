/// - Linux: works
public enum INCallAudioRoute: Int, Sendable {
    case unknown = 0
    case speakerphoneAudioRoute = 1
    case bluetoothAudioRoute = 2
}

/// - Linux: works
public enum INCallCapability: Int, Sendable {
    case unknown = 0
    case audioCall = 1
    case videoCall = 2
}

/// - Linux: works
public enum INCallRecordType: Int, Sendable {
    case unknown = 0
    case outgoing = 1
    case missed = 2
    case received = 3
    case latest = 4
    case voicemail = 5
    case ringing = 6
    case inProgress = 7
    case onHold = 8
}

/// - Linux: works
public enum INStartCallIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case userConfirmationRequired = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureCallingServiceNotAvailable = 6
    case failureContactNotSupportedByApp = 7
    case failureAirplaneModeEnabled = 8
    case failureUnableToHandOff = 9
    case failureAppConfigurationRequired = 10
    case failureCallInProgress = 11
}

/// - Linux: works
public enum INCallDestinationType: Int, Sendable {
    case unknown = 0
    case normal = 1
    case emergency = 2
    case voicemail = 3
    case redial = 4
    case callBack = 5
}

/// - Linux: works
public struct INCallRecordTypeOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let outgoing = INCallRecordTypeOptions(rawValue: 1 << 0)
    public static let missed = INCallRecordTypeOptions(rawValue: 1 << 1)
    public static let received = INCallRecordTypeOptions(rawValue: 1 << 2)
    public static let latest = INCallRecordTypeOptions(rawValue: 1 << 3)
    public static let voicemail = INCallRecordTypeOptions(rawValue: 1 << 4)
    public static let ringing = INCallRecordTypeOptions(rawValue: 1 << 5)
    public static let inProgress = INCallRecordTypeOptions(rawValue: 1 << 6)
    public static let onHold = INCallRecordTypeOptions(rawValue: 1 << 7)
}
