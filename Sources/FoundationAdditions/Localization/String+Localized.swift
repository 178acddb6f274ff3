import Foundation

extension String {
    /// Looks up a localized string whose key is its value in the language of development.
    ///
    /// - Parameters:
    ///   - table: the name of the strings file without its extension; nil is `Localizable`.
    ///   - bundle: nil is the application's.
    ///   - locale: formats the numbers in the string; the language is the bundle's.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = (bundle ?? .main).localizedString(forKey: keyAndValue.key, value: nil, table: table)
        self = keyAndValue.filled(format, in: locale)
    }

    /// Looks up a localized string that has a key of its own.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table)
        self = defaultValue.filled(format, in: locale)
    }

    /// Looks up a localized string that was described before.
    public init(localized resource: LocalizedStringResource) { self = resource.string }
}
