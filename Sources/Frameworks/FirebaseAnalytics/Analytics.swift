/// - Linux: no effect
///
/// Counts what users do. Nothing is counted or sent.
open class Analytics: NSObject {
    open class func logEvent(_ name: String, parameters: [String: Any]?) {}

    open class func setUserProperty(_ value: String?, forName name: String) {}

    open class func setUserID(_ userID: String?) {}

    open class func setScreenName(_ screenName: String?, screenClass: String?) {}

    open class func setAnalyticsCollectionEnabled(_ analyticsCollectionEnabled: Bool) {}

    open class func setSessionTimeoutInterval(_ sessionTimeoutInterval: TimeInterval) {}

    /// Nil.
    open class func appInstanceID() -> String? { nil }

    /// An error; its domain and code are not verified.
    open class func sessionID(completion: @escaping (Int64, (any Error)?) -> Void) {
        FirebaseAbsence.later { completion(0, error) }
    }

    open class func sessionID() async throws -> Int64 { throw error }

    open class func resetAnalyticsData() {}

    open class func setDefaultEventParameters(_ parameters: [String: Any]?) {}

    open class func setConsent(_ consentSettings: [ConsentType: ConsentStatus]) {}

    open class func initiateOnDeviceConversionMeasurement(emailAddress: String) {}

    open class func initiateOnDeviceConversionMeasurement(phoneNumber: String) {}

    open class func initiateOnDeviceConversionMeasurement(hashedEmailAddress: Data) {}

    open class func initiateOnDeviceConversionMeasurement(hashedPhoneNumber: Data) {}

    open class func handleOpen(_ url: URL) {}

    open class func handleUserActivity(_ userActivity: Any) {}

    open class func handleEvents(
        forBackgroundURLSession identifier: String, completionHandler: (() -> Void)? = nil
    ) {
        FirebaseAbsence.later { completionHandler?() }
    }

    private static var error: NSError {
        NSError(
            domain: "com.google.firebase.analytics", code: -1,
            userInfo: [NSLocalizedDescriptionKey: FirebaseAbsence.explanation])
    }
}

/// - Linux: works
public struct ConsentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let adPersonalization = ConsentType(rawValue: "ad_personalization")
    public static let adStorage = ConsentType(rawValue: "ad_storage")
    public static let adUserData = ConsentType(rawValue: "ad_user_data")
    public static let analyticsStorage = ConsentType(rawValue: "analytics_storage")
}

/// - Linux: works
public struct ConsentStatus: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let denied = ConsentStatus(rawValue: "denied")
    public static let granted = ConsentStatus(rawValue: "granted")
}
