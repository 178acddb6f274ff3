import Foundation

extension NSString {
    /// Creates a string from a format and arguments, with the separators of the locale. Foundation on Linux takes objects
    /// only.
    @_disfavoredOverload
    public convenience init(format: String, locale: Locale?, arguments argList: CVaListPointer) {
        self.init(format: format, locale: locale.map { $0 as NSLocale }, arguments: argList)
    }

    /// Returns a string of the class from a format and arguments, with the separators of the user's locale.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> Self {
        Self(string: String(format: String(describing: format), locale: .current, arguments: args))
    }
}
