import Foundation
import UIKit

/// The user defaults of an application that is launched.
@MainActor
enum LaunchDefaults {
    /// Removes what the application has stored and registered.
    static func clear() {
        let defaults = UserDefaults.standard
        for domain in [UserDefaults.argumentDomain, UserDefaults.registrationDomain] {
            defaults.removeVolatileDomain(forName: domain)
        }
        for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
    }

    /// Makes the pairs of `-key` and a value the defaults of the arguments, which come first.
    static func setArguments(_ arguments: [String]) {
        // A domain that is set again keeps the values of other keys.
        UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
        UserDefaults.standard.setVolatileDomain(pairs(arguments), forName: UserDefaults.argumentDomain)
    }

    /// Returns the values by their keys. A value in the form of a property list, such as `(en)`, is read as one.
    static func pairs(_ arguments: [String]) -> [String: Any] {
        var values: [String: Any] = [:]
        var index = 0
        while index + 1 < arguments.count {
            let key = arguments[index]
            guard key.hasPrefix("-"), key.count > 1,
                !arguments[index + 1].hasPrefix("-") || isNumber(arguments[index + 1])
            else {
                index += 1
                continue
            }
            values[String(key.dropFirst())] = value(arguments[index + 1])
            index += 2
        }
        return values
    }

    private static func isNumber(_ text: String) -> Bool { Double(text) != nil }

    private static func value(_ text: String) -> Any {
        guard let first = text.first, "({<".contains(first) else { return text }
        let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        if let list { return list }
        guard first == "(", text.hasSuffix(")") else { return text }
        return text.dropFirst().dropLast().split(separator: ",").map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
        }
    }

    /// Returns the variables of the environment that say the same as the argument `-AppleLanguages (de)`: resources and
    /// texts are looked for in the languages of the environment.
    static func languages(_ arguments: [String]) -> [String: String] {
        guard let languages = pairs(arguments)["AppleLanguages"] as? [String], let first = languages.first else {
            return [:]
        }
        return ["LANGUAGE": languages.joined(separator: ":"), "LC_ALL": first.replacing("-", with: "_")]
    }

    /// Returns the settings of the screen with what the arguments say of text size and direction.
    static func settings(_ arguments: [String]) -> ScreenSettings {
        var settings = ScreenSettings()
        let values = pairs(arguments)
        if let name = values["UIPreferredContentSizeCategoryName"] as? String {
            settings.contentSizeCategory = UIContentSizeCategory(rawValue: name)
        }
        if (values["NSForceRightToLeftWritingDirection"] as? NSString)?.boolValue == true {
            settings.layoutDirection = .rightToLeft
        }
        return settings
    }
}
