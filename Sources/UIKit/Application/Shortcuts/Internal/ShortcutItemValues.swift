import Foundation

/// The values of a quick action.
struct ShortcutItemValues: Equatable {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var targetContentIdentifier: Any?

    static func == (left: Self, right: Self) -> Bool {
        left.type == right.type && left.title == right.title && left.subtitle == right.subtitle
            && left.icon == right.icon && left.userInfoObject == right.userInfoObject
            && left.targetContentObject == right.targetContentObject
    }

    private var userInfoObject: NSDictionary? {
        userInfo.map { NSDictionary(objects: Array($0.values), forKeys: $0.keys.map { $0 as NSString }) }
    }

    private var targetContentObject: NSObject? {
        (targetContentIdentifier as? String).map { $0 as NSString } ?? targetContentIdentifier as? NSObject
    }

    func requirePropertyList() {
        guard let userInfo, !userInfo.values.allSatisfy(Self.isPropertyList) else { return }
        Trestle.raise(
            .invalidArgumentException,
            "The userInfo of UIApplicationShortcutItem \"\(type)\" must be a property list.")  // unverified
    }

    private static func isPropertyList(_ value: Any) -> Bool {
        switch value {
        case is NSString, is NSNumber, is NSData, is NSDate, is String, is Data, is Date: true
        case let array as NSArray: array.allSatisfy(isPropertyList)
        case let dictionary as NSDictionary:
            dictionary.allSatisfy { ($0.key is String || $0.key is NSString) && isPropertyList($0.value) }
        default: false
        }
    }
}
