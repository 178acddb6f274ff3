import Foundation

extension ApplicationManifest {
    /// Reads the `Info.plist` of the module that an application's delegate is of, from the module's resource bundle or
    /// from beside the executable. Without one the manifest says nothing; a file that cannot be read is reported.
    static func of(_ delegate: (any UIApplicationDelegate)?) -> ApplicationManifest {
        let module =
            delegate.map { String(String(reflecting: type(of: $0)).prefix { $0 != "." }) }
            ?? Bundle.main.executableURL?.lastPathComponent ?? ""
        guard !module.isEmpty, let path = path(module: module) else { return ApplicationManifest() }
        do {
            let properties = try PropertyListSerialization.propertyList(
                from: Data(contentsOf: URL(filePath: path)), format: nil)
            return ApplicationManifest(properties as? [String: Any] ?? [:], module: module)
        } catch {
            ConsoleLog.message("\(path) cannot be read: \(error)")
            return ApplicationManifest()
        }
    }

    private static func path(module: String) -> String? {
        ResourceFolders.of(nil).lazy.filter { mayBelong($0, to: module) }.map { $0 + "/Info.plist" }
            .first { FileManager.default.fileExists(atPath: $0) }
    }

    /// Whether a folder is the module's resource bundle, "package_Target.resources", or that of the program. Modules have
    /// underscores for characters that are allowed in names of targets only.
    private static func mayBelong(_ folder: String, to module: String) -> Bool {
        let name = (folder as NSString).lastPathComponent
        guard name.hasSuffix(".resources") else { return true }
        let target = name.dropLast(".resources".count).map { $0.isLetter || $0.isNumber ? $0 : "_" }
        return String(target).hasSuffix("_" + module)
    }
}
