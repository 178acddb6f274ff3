import Foundation

/// An activity as a property list.
enum SavedActivity {
    /// Returns nil for an activity that is not to be continued.
    static func propertyList(_ activity: NSUserActivity) -> [String: Any]? {
        guard activity.isValid else { return nil }
        var list: [String: Any] = ["type": activity.activityType]
        list["title"] = activity.title
        list["target"] = activity.targetContentIdentifier
        list["page"] = activity.webpageURL?.absoluteString
        list["referrer"] = activity.referrerURL?.absoluteString
        list["expires"] = activity.expirationDate
        if !activity.keywords.isEmpty { list["keywords"] = activity.keywords.sorted() }
        if let keys = activity.requiredUserInfoKeys { list["required"] = keys.sorted() }
        if let info = activity.userInfo {
            let kept = info.filter { key, _ in
                activity.requiredUserInfoKeys.map { keys in (key as? String).map(keys.contains) ?? false } ?? true
            }
            list["info"] = SavedValue.propertyList(kept)
        }
        return list
    }

    /// Returns nil for a list that is no activity, and for an activity that has expired.
    static func activity(_ list: [String: Any]) -> NSUserActivity? {
        guard let type = list["type"] as? String else { return nil }
        let activity = NSUserActivity(activityType: type)
        activity.title = list["title"] as? String
        activity.targetContentIdentifier = list["target"] as? String
        activity.webpageURL = (list["page"] as? String).flatMap(URL.init(string:))
        activity.referrerURL = (list["referrer"] as? String).flatMap(URL.init(string:))
        activity.expirationDate = list["expires"] as? Date
        activity.keywords = Set(list["keywords"] as? [String] ?? [])
        activity.requiredUserInfoKeys = (list["required"] as? [String]).map(Set.init)
        activity.userInfo = list["info"].flatMap(SavedValue.value) as? [AnyHashable: Any]
        return activity.isValid ? activity : nil
    }
}

/// Values of activities and sessions as property lists. Each is a dictionary whose only key names the type.
enum SavedValue {
    /// Returns nil for a value of another type, which is reported; it is left out of arrays and dictionaries.
    static func propertyList(_ value: Any) -> [String: Any]? {
        switch value {
        case is NSNull: ["null": true]
        case let text as String: ["text": text]
        case let date as Date: ["date": date]
        case let data as Data: ["data": data]
        case let url as URL: ["url": url.absoluteString]
        case let uuid as UUID: ["uuid": uuid.uuidString]
        case let flag as Bool where type(of: value) == Bool.self: ["bool": flag]
        case let number as NSNumber: ["number": number]
        case let number as any BinaryInteger: ["number": NSNumber(value: Int64(truncatingIfNeeded: number))]
        case let number as CGFloat: ["number": NSNumber(value: Double(number))]
        case let list as [Any]: ["list": list.compactMap(propertyList)]
        case let table as [AnyHashable: Any]:
            [
                "table": table.compactMap { key, value -> [Any]? in
                    guard let key = propertyList(key.base), let value = propertyList(value) else { return nil }
                    return [key, value]
                }
            ]
        case let set as Set<AnyHashable>: ["set": set.compactMap { propertyList($0.base) }]
        default: unknown(value)
        }
    }

    private static func unknown(_ value: Any) -> [String: Any]? {
        ConsoleLog.message("A value of type \(type(of: value)) cannot be saved with an activity or a session.")
        return nil
    }

    /// Returns nil for a list that is no value.
    static func value(_ list: Any) -> Any? {
        guard let (kind, value) = (list as? [String: Any])?.first else { return nil }
        switch kind {
        case "null": return NSNull()
        case "text": return value as? String
        case "date": return value as? Date
        case "data": return value as? Data
        case "url": return (value as? String).flatMap(URL.init(string:))
        case "uuid": return (value as? String).flatMap(UUID.init(uuidString:))
        case "bool": return value as? Bool
        case "number": return number(value)
        case "list": return (value as? [Any])?.compactMap(self.value)
        case "set": return Set((value as? [Any] ?? []).compactMap { self.value($0) as? AnyHashable })
        case "table":
            var table: [AnyHashable: Any] = [:]
            for case let pair as [Any] in value as? [Any] ?? [] where pair.count == 2 {
                if let key = self.value(pair[0]) as? AnyHashable { table[key] = self.value(pair[1]) }
            }
            return table
        default: return nil
        }
    }

    /// An integer if it is one, since `as? Int` does not convert a number with a fraction.
    private static func number(_ value: Any) -> Any? {
        switch value {
        case let number as Int: number
        case let number as Double: number
        case let number as NSNumber: number
        default: nil
        }
    }
}
