import FrameworkAbsence
import UIKit

// Applications set properties that WebKit does not declare, such as `allowFileAccessFromFileURLs`, by their names. Such
// a setting has no effect here; for any other class it would raise an exception.
extension WKPreferences: KeyValueCoding {
    public func value(forUndefinedKey key: String) -> Any? { nil }

    public func setValue(_ value: Any?, forUndefinedKey key: String) { UndeclaredSettings.report(key) }
}

extension WKWebViewConfiguration: KeyValueCoding {
    public func value(forUndefinedKey key: String) -> Any? { nil }

    public func setValue(_ value: Any?, forUndefinedKey key: String) { UndeclaredSettings.report(key) }
}

private enum UndeclaredSettings {
    static func report(_ key: String) { Absence.report("WebKit", "The setting \(key)", "it has no effect") }
}
