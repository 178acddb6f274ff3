import Foundation

/// A localized string that is looked up later, as its receiver's language wants it.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation,
    CustomLocalizedStringResourceConvertible,
    Sendable
{
    /// Where a resource is looked up.
    public enum BundleDescription: Equatable, Sendable {
        /// The application's bundle.
        case main
        /// The bundle of a class.
        case forClass(AnyClass)
        /// The bundle in a folder.
        case atURL(URL)

        public static func == (one: BundleDescription, other: BundleDescription) -> Bool {
            switch (one, other) {
            case (.main, .main): true
            case (.forClass(let first), .forClass(let second)): first == second
            case (.atURL(let first), .atURL(let second)): first == second
            default: false
            }
        }

        fileprivate var bundle: Bundle {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }
    }

    /// The key in the table.
    public let key: String
    /// What is shown if the table has no such key; the key itself unless given.
    public let defaultValue: String.LocalizationValue
    /// The name of the strings file without its extension; nil is `Localizable`.
    public let table: String?
    /// The locale that numbers are formatted in.
    public var locale: Locale

    let bundle: BundleDescription

    /// Creates a resource whose key is its value in the language of development.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Creates a resource with a key of its own.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    public var localizedStringResource: LocalizedStringResource { self }

    /// Looks the string up.
    var string: String {
        let format = bundle.bundle.localizedString(forKey: key, value: defaultValue.key, table: table)
        return defaultValue.filled(format, in: locale)
    }
}

/// What has a localized string that stands for it.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}
