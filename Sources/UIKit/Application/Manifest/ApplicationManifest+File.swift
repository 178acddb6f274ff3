import Foundation
import FoundationRepairs

extension ApplicationManifest {
    /// Reads the `Info.plist` of the module that an application's delegate is of, from the module's resource bundle or
    /// from beside the executable. Without one the manifest says nothing; a file that cannot be read is reported. From
    /// then on resources of this module are found before those of others.
    static func of(_ delegate: (any UIApplicationDelegate)?) -> ApplicationManifest {
        let module =
            delegate.map { String(String(reflecting: type(of: $0)).prefix { $0 != "." }) }
            ?? MainBundleFolders.executableModule
        guard !module.isEmpty else { return ApplicationManifest() }
        MainBundleFolders.prefer(module: module)
        guard let path = MainBundleInformation.path(module: module, in: MainBundleFolders.all) else {
            return ApplicationManifest()
        }
        do {
            let properties = try MainBundleInformation.properties(at: path, module: module)
            return ApplicationManifest(properties, module: module)
        } catch {
            ConsoleLog.message("\(path) cannot be read: \(error)")
            return ApplicationManifest()
        }
    }
}
