internal import _FoundationICU
import Foundation

/// Joins items with the separators and the conjunction of a language: "a, b, and c". Foundation on Linux has no such
/// class. All languages of ICU are known.
open class ListFormatter: Formatter {
    /// nil sets the user's locale, which is the default.
    open var locale: Locale! {
        get { ownLocale ?? .autoupdatingCurrent }
        set { ownLocale = newValue }
    }

    /// Formats each item. Items that it does not format, and all items without it, are localized as their class can:
    /// numbers and dates in the locale, errors with their `localizedDescription`.
    open var itemFormatter: Formatter?

    private var ownLocale: Locale?

    /// Joins strings as the user's language does.
    open class func localizedString(byJoining strings: [String]) -> String {
        ListFormatter().string(from: strings) ?? ""
    }

    open func string(from items: [Any]) -> String? {
        ICU.list(items.map(text), ULISTFMT_TYPE_AND, locale)
    }

    /// - Parameter obj: an array; nil is returned for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap(string)
    }

    private func text(of item: Any) -> String {
        if let text = itemFormatter?.string(for: item) { return text }
        switch item {
        case let text as String: return text
        case let number as NSNumber: return number.description(withLocale: locale)
        case let date as Date: return date.description(with: locale)
        case let error as any Error: return error.localizedDescription
        default: return "\(item)"
        }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = ListFormatter()
        copy.ownLocale = ownLocale
        copy.itemFormatter = itemFormatter?.copy() as? Formatter
        return copy
    }
}
