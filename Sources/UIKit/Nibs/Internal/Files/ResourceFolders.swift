import Foundation
import FoundationRepairs
import Synchronization

/// The folders in which named resources are looked for.
enum ResourceFolders {
    /// Returns the folder of a bundle's resources. For nil and for the main bundle also those of the resource bundles
    /// that SwiftPM puts beside the executable, because an application has no others on Linux.
    static func of(_ bundle: Bundle?) -> [String] {
        guard let bundle, bundle.bundlePath != Bundle.main.bundlePath else {
            return ofMain.withLock { $0 }
        }
        return [bundle.resourcePath ?? bundle.bundlePath]
    }

    /// Returns the path of a file, in the folder of the best language, in `Base.lproj` or beside them; nil if there is
    /// none.
    static func path(of file: String, in bundle: Bundle?) -> String? {
        for folder in of(bundle) {
            for place in [""] + languages.map({ "/\($0).lproj" }) {
                let path = folder + place + "/" + file
                if FileManager.default.fileExists(atPath: path) { return path }
            }
        }
        return nil
    }

    /// Returns the counterpart of a file in the best of the user's languages that has one.
    static func localization(of file: String, beside path: String) -> String? {
        let folder = (path as NSString).deletingLastPathComponent
        let root = folder.hasSuffix(".lproj") ? (folder as NSString).deletingLastPathComponent : folder
        return UserLanguages.names.lazy.map { "\(root)/\($0).lproj/\(file)" }
            .first { FileManager.default.fileExists(atPath: $0) }
    }

    private static var languages: [String] {
        let names = UserLanguages.names
        return names + ["Base"] + (names.contains("en") ? [] : ["en"])
    }

    /// Has the resources of a module found before those of others with the same names: called with the module of the
    /// application that begins. Several programs are in one process where they are tested together.
    static func prefer(module: String) {
        ofMain.withLock { folders in
            folders.sort { (mayBelong($0, to: module) ? 0 : 1, $0) < (mayBelong($1, to: module) ? 0 : 1, $1) }
        }
    }

    /// Whether a folder is a module's resource bundle, "package_Target.resources", or that of the program. Modules have
    /// underscores for characters that are allowed in names of targets only.
    static func mayBelong(_ folder: String, to module: String) -> Bool {
        let name = (folder as NSString).lastPathComponent
        guard name.hasSuffix(".resources") else { return true }
        let target = name.dropLast(".resources".count).map { $0.isLetter || $0.isNumber ? $0 : "_" }
        return String(target).hasSuffix("_" + module)
    }

    /// Returns the resource bundle of a module that is not an application; nil if it has none.
    static func ofFramework(_ module: String) -> String? {
        ofMain.withLock { $0 }.first { folder in
            folder.hasSuffix(".resources") && mayBelong(folder, to: module)
                && !FileManager.default.fileExists(atPath: folder + "/Application/Info.plist")
        }
    }

    private static let ofMain = Mutex<[String]>(findMain())

    private static func findMain() -> [String] {
        let main = Bundle.main
        var folders = [main.resourcePath ?? main.bundlePath]
        // Names only: beside the executable may be thousands of files.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: main.bundlePath)) ?? []
        folders += names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(main.bundlePath)/\($0)" }
        return folders
    }
}
