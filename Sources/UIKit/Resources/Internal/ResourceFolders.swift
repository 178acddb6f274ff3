import Foundation
import FoundationRepairs

/// The folders in which named resources are looked for.
enum ResourceFolders {
    /// Returns the folder of a bundle's resources. For nil and for the main bundle also those of the resource bundles
    /// that SwiftPM puts beside the executable, because an application has no others on Linux.
    static func of(_ bundle: Bundle?) -> [String] {
        guard let bundle, bundle.bundlePath != Bundle.main.bundlePath else {
            return MainBundleFolders.all
        }
        return [bundle.resourcePath ?? bundle.bundlePath]
    }

    /// Returns the path of a file, in the folder of the best language, in `Base.lproj` or beside them; nil if there is
    /// none.
    static func path(of file: String, in bundle: Bundle?) -> String? {
        for folder in of(bundle) {
            for place in [""] + UserLanguages.folders.map({ "/\($0).lproj" }) {
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

    /// Returns the resource bundle of a module that is not an application; nil if it has none.
    static func ofFramework(_ module: String) -> String? {
        (MainBundleFolders.all + MainBundleFolders.ofTests).first { folder in
            folder.hasSuffix(".resources") && MainBundleFolders.mayBelong(folder, to: module)
                && !FileManager.default.fileExists(atPath: folder + "/Application/Info.plist")
        }
    }
}
