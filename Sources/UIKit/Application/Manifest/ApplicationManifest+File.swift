import Foundation

extension ApplicationManifest {
    /// Reads the `Info.plist` of the module that an application's delegate is of, from the module's resource bundle or
    /// from beside the executable. Without one the manifest says nothing; a file that cannot be read is reported. From
    /// then on resources of this module are found before those of others.
    static func of(_ delegate: (any UIApplicationDelegate)?) -> ApplicationManifest {
        let module =
            delegate.map { String(String(reflecting: type(of: $0)).prefix { $0 != "." }) }
            ?? Bundle.main.executableURL?.lastPathComponent ?? ""
        guard !module.isEmpty else { return ApplicationManifest() }
        ResourceFolders.prefer(module: module)
        guard let path = path(module: module) else { return ApplicationManifest() }
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
        // "package_My_App.resources" may belong to the modules App and My_App: the shortest name is the module's.
        // SwiftPM allows no Info.plist at the top of a resource bundle: the command `trestle` has it in a folder.
        ResourceFolders.of(nil).filter { ResourceFolders.mayBelong($0, to: module) }
            .flatMap { [$0 + "/Info.plist", $0 + "/Application/Info.plist"] }
            .filter { FileManager.default.fileExists(atPath: $0) }.min { $0.count < $1.count }
    }
}
