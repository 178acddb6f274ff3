import Foundation

// The form of an entry of UIApplicationShortcutItems in an Info.plist, in which registered actions are saved too.
extension ShortcutItemValues {
    private enum Key {
        static let type = "UIApplicationShortcutItemType"
        static let title = "UIApplicationShortcutItemTitle"
        static let subtitle = "UIApplicationShortcutItemSubtitle"
        static let iconType = "UIApplicationShortcutItemIconType"
        static let iconFile = "UIApplicationShortcutItemIconFile"
        static let iconSymbol = "UIApplicationShortcutItemIconSymbolName"
        static let userInfo = "UIApplicationShortcutItemUserInfo"
    }

    /// Returns nil for an entry without a type or a title, which iOS does not show either.
    init?(propertyList: [String: Any]) {
        guard let type = propertyList[Key.type] as? String, let title = propertyList[Key.title] as? String else {
            return nil
        }
        self.init(
            type: type, title: title, subtitle: propertyList[Key.subtitle] as? String,
            icon: Self.icon(propertyList),
            userInfo: (propertyList[Key.userInfo] as? [String: Any])?.compactMapValues(Self.object))
    }

    /// Reads an entry of the Info.plist, whose titles may be keys of the table InfoPlist.
    init?(localizing entry: [String: Any]) {
        self.init(propertyList: entry)
        func localized(_ text: String) -> String {
            Bundle.main.localizedString(forKey: text, value: text, table: "InfoPlist")
        }
        title = localized(title)
        subtitle = subtitle.map(localized)
    }

    private static func icon(_ entry: [String: Any]) -> UIApplicationShortcutIcon? {
        if let symbol = entry[Key.iconSymbol] as? String { return UIApplicationShortcutIcon(systemImageName: symbol) }
        if let file = entry[Key.iconFile] as? String { return UIApplicationShortcutIcon(templateImageName: file) }
        return (entry[Key.iconType] as? String).flatMap(UIApplicationShortcutIcon.IconType.init(name:))
            .map(UIApplicationShortcutIcon.init(type:))
    }

    private static func object(_ value: Any) -> (any NSSecureCoding)? {
        switch value {
        case let text as String: text as NSString
        case let number as NSNumber: number
        case let flag as Bool: NSNumber(value: flag)
        case let number as Int: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        case let data as Data: data as NSData
        case let date as Date: date as NSDate
        case let array as [Any]: NSArray(array: array.compactMap(object))
        case let dictionary as [String: Any]: NSDictionary(dictionary: dictionary.compactMapValues(object))
        default: nil
        }
    }

    var propertyList: [String: Any] {
        var entry: [String: Any] = [Key.type: type, Key.title: title]
        entry[Key.subtitle] = subtitle
        entry[Key.userInfo] = userInfo
        switch icon?.source {
        case .type(let type): entry[Key.iconType] = type.name
        case .templateImage(let name): entry[Key.iconFile] = name
        case .systemImage(let name): entry[Key.iconSymbol] = name
        case nil: break
        }
        return entry
    }
}

extension UIApplicationShortcutIcon.IconType {
    /// The name in an Info.plist, "UIApplicationShortcutIconTypeSearch".
    fileprivate var name: String {
        let word = String(describing: self)
        return "UIApplicationShortcutIconType" + word.prefix(1).uppercased() + word.dropFirst()
    }

    fileprivate init?(name: String) {
        let all = (0...Self.update.rawValue).lazy.compactMap(Self.init(rawValue:))
        guard let found = all.first(where: { $0.name == name }) else { return nil }
        self = found
    }
}
