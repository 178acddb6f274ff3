import Foundation

extension NSString {
    /// - Linux: works
    ///
    /// Returns the localized string of the main bundle at once, in the language in which the program runs.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        let values = (arguments ?? []).map { $0 as? any CVarArg ?? String(describing: $0) as NSString }
        return values.isEmpty ? format : String(format: format, arguments: values)
    }
}
