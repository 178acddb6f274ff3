import Foundation

/// What the user is doing, for another scene to continue. Foundation on Linux has no such class.
open class NSUserActivity: NSObject {
    /// In reverse domain notation: "org.example.edit".
    public let activityType: String

    open var title: String?

    open var userInfo: [AnyHashable: Any]?

    open var targetContentIdentifier: String?

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}
