import Foundation
import Synchronization

/// The `Info.plist` of the program, which is in the resource bundle of the application's module.
package enum MainBundleInformation {
    /// Returns the path of a module's list in some folders of resources; nil without one.
    package static func path(module: String, in folders: [String]) -> String? {
        // "package_My_App.resources" may belong to the modules App and My_App: the shortest name is the module's.
        // SwiftPM allows no Info.plist at the top of a resource bundle: the command `trestle` has it in a folder.
        folders.filter { MainBundleFolders.mayBelong($0, to: module) }
            .flatMap { [$0 + "/Info.plist", $0 + "/Application/Info.plist"] }
            .filter { FileManager.default.fileExists(atPath: $0) }.min { $0.count < $1.count }
    }

    /// Replaces the build settings that Xcode replaces: `$(PRODUCT_MODULE_NAME)`, `$(PRODUCT_NAME)`, `$(TARGET_NAME)`
    /// and `$(EXECUTABLE_NAME)`.
    package static func replacingSettings(in text: String, module: String) -> String {
        ["PRODUCT_MODULE_NAME", "PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME"].reduce(text) { text, setting in
            text.replacing("$(\(setting))", with: module).replacing("${\(setting)}", with: module)
        }
    }

    /// The values of the application that runs; nil if it has no list. The object lasts as long as the process.
    static var current: NSDictionary? { list?.values }

    /// The value of `CFBundleIdentifier`.
    static var identifier: NSString? { list?.identifier }

    // Sound: the objects do not change.
    private final class List: @unchecked Sendable {
        let properties: [String: Any]
        let values: NSDictionary
        let identifier: NSString?

        init(_ file: [String: Any], module: String) {
            properties = Self.replacing(in: file, module) as? [String: Any] ?? file
            values = properties as NSDictionary
            let name = properties["CFBundleIdentifier"] as? String
            identifier = name.flatMap { $0.isEmpty || $0.contains("$") ? nil : $0 as NSString }
        }

        private static func replacing(in value: Any, _ module: String) -> Any {
            switch value {
            case let values as [String: Any]: return values.mapValues { replacing(in: $0, module) }
            case let values as [Any]: return values.map { replacing(in: $0, module) }
            case let text as String: return replacingSettings(in: text, module: module)
            default: return value
            }
        }
    }

    private struct Key: Hashable {
        let path, module: String
    }

    private static let known = Mutex<[Key: Result<List, any Error>]>([:])

    /// Returns the values of a module's list, whose file is read once; none for a file that is another list.
    package static func properties(at path: String, module: String) throws -> [String: Any] {
        try list(at: path, module: module).get().properties
    }

    private static func list(at path: String, module: String) -> Result<List, any Error> {
        let key = Key(path: path, module: module)
        if let known = known.withLock({ $0[key] }) { return known }
        // Read without the lock: errors of files may ask for the main bundle too.
        let made = Result {
            let properties = try PropertyListSerialization.propertyList(
                from: Data(contentsOf: URL(filePath: path)), format: nil)
            return List(properties as? [String: Any] ?? [:], module: module)
        }
        return known.withLock { known in
            if let first = known[key] { return first }
            known[key] = made
            return made
        }
    }

    private static var list: List? {
        let module = MainBundleFolders.module ?? MainBundleFolders.executableModule
        guard !module.isEmpty, let path = path(module: module, in: MainBundleFolders.all),
            let list = try? list(at: path, module: module).get(), !list.properties.isEmpty
        else { return nil }
        return list
    }
}
