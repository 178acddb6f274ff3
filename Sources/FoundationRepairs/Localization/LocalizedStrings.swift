import CToolchainBets
import Foundation
import ToolchainBets

/// Has `NSLocalizedString` and `Bundle.localizedString(forKey:value:table:)` find the strings of the user's language,
/// and plurals.
///
/// Foundation on Linux has one language of the user, English. It gives a dictionary for a string where it finds a key
/// in a `.stringsdict` file, which ends the process.
package enum LocalizedStrings {
    /// Whether Foundation asks here. It is false where the linker ignored the option of a program that contains Foundation
    /// (`-static-stdlib`).
    package static let isInEffect =
        ToolchainBet.localizedStrings.isAllowed
        && set_localized_strings(
            { path, key, table in
                guard let path, let key = String(foundationObject: key) else { return nil }
                return LocalizedStrings.find(key, in: String(foundationObject: table), bundle: String(cString: path))
                    .map { UnsafeRawPointer(Unmanaged.passRetained($0 as NSString).toOpaque()) }
            },
            LocalizedFormats(
                kinds: { format, arguments, capacity in
                    guard PluralFormats.areUsed, let arguments, let format = String(foundationObject: format),
                        let kinds = PluralFormats.entry(of: format)?.kinds(of: format), kinds.count <= capacity
                    else { return 0 }
                    for (index, kind) in kinds.enumerated() { arguments[index].kind = CChar(kind.rawValue) }
                    return kinds.count
                },
                text: { format, arguments, count, locale in
                    let format = String(foundationObject: format) ?? ""
                    let arguments = FormatArguments(
                        list: Array(UnsafeBufferPointer(start: arguments, count: count)), locale: locale)
                    let text = PluralFormats.entry(of: format)?.text(format, arguments) ?? format
                    return UnsafeRawPointer(Unmanaged.passRetained(text as NSString).toOpaque())
                }))

    private static func find(_ key: String, in table: String?, bundle: String) -> String? {
        let isMain = bundle == Bundle.main.bundlePath
        return find(
            key, in: table ?? "Localizable", folders: isMain ? MainBundleFolders.all : [bundle],
            languages: UserLanguages.names)
    }

    /// Returns the string for a key; nil if no folder has it. In each folder one table counts: the one that lies beside
    /// the folders of languages, or that of the first language that has it, or that of `Base.lproj` or of English.
    package static func find(_ key: String, in table: String, folders: [String], languages: [String]) -> String? {
        for folder in folders {
            for language in [nil] + (languages + ["Base", "en"]).map(Optional.some) {
                let table = StringTables.table(table, in: language.map { "\(folder)/\($0).lproj" } ?? folder, language)
                if let string = table?[key] { return string }
                if table != nil { break }
            }
        }
        return nil
    }
}
