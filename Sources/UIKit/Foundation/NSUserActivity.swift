import Foundation

/// An activity of the user that another scene can continue. Foundation on Linux has no such class.
open class NSUserActivity: NSObject {
    /// The type in reverse domain notation, for example "org.example.edit".
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
