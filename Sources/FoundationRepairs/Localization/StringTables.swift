import Foundation
import Synchronization

/// The strings of `.strings` and `.stringsdict` files. Each file is read once.
enum StringTables {
    /// Returns the table in a folder; nil if the folder has neither file. Plurals count before other strings.
    static func table(_ name: String, in folder: String, _ language: String?) -> [String: String]? {
        let path = "\(folder)/\(name)"
        if let known = tables.withLock({ $0[path] }) { return known }
        // Read without the lock: errors of files may be localized too.
        let (strings, plurals) = (list(path + ".strings"), list(path + ".stringsdict"))
        let table = strings == nil && plurals == nil ? nil : merged(strings ?? [:], plurals ?? [:], language)
        return tables.withLock { tables in
            if let known = tables[path] { return known }
            tables[path] = .some(table)
            return table
        }
    }
    private static let tables = Mutex<[String: [String: String]?]>([:])

    private static func merged(
        _ strings: [String: Any], _ plurals: [String: Any], _ language: String?
    ) -> [String: String] {
        let formats = plurals.compactMapValues { value in
            (value as? [String: Any]).flatMap { PluralFormat($0, language: language) }.map(PluralFormats.add)
        }
        return strings.compactMapValues { $0 as? String }.merging(formats) { $1 }
    }

    /// Returns nil without a file, and logs a line for a file of another form.
    private static func list(_ path: String) -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] {
            return list
        }
        NSLog("%@", "\(path): the file is no list of strings" as NSString)
        return nil
    }
}
