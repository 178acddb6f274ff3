import Foundation
import UIKit

/// - Linux: works
///
/// An intent or an activity that could be suggested; nothing suggests it.
public enum INShortcut: Hashable {
    case intent(INIntent)
    case userActivity(NSUserActivity)

    /// Always succeeds.
    public init?(intent: INIntent) {
        self = .intent(intent)
    }

    public init(userActivity: NSUserActivity) {
        self = .userActivity(userActivity)
    }

    public var intent: INIntent? {
        if case .intent(let intent) = self { intent } else { nil }
    }

    public var userActivity: NSUserActivity? {
        if case .userActivity(let activity) = self { activity } else { nil }
    }
}
