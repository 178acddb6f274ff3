import Foundation
import Synchronization

/// The folders of the main bundle's resources: its own, and the resource bundles that SwiftPM puts beside the
/// executable, because a program has no others on Linux.
package enum MainBundleFolders {
    /// Its own first, then the others in the order in which they are searched.
    package static var all: [String] { found.withLock { $0.folders } }

    /// The module whose resources are found first; nil before an application has begun.
    package static var module: String? { found.withLock { $0.module } }

    /// Has the resources of a module found before those of others with the same names: called with the module of the
    /// application that begins. Several programs are in one process where they are tested together.
    package static func prefer(module: String) {
        found.withLock { found in
            found.module = module
            found.folders.sort { (mayBelong($0, to: module) ? 0 : 1, $0) < (mayBelong($1, to: module) ? 0 : 1, $1) }
        }
    }

    /// Whether a folder is a module's resource bundle, "package_Target.resources", or that of the program. Modules have
    /// underscores for characters that are allowed in names of targets only.
    package static func mayBelong(_ folder: String, to module: String) -> Bool {
        let name = (folder as NSString).lastPathComponent
        guard name.hasSuffix(".resources") else { return true }
        return self.module(ofTarget: name.dropLast(".resources".count)).hasSuffix("_" + module)
    }

    /// Returns the name of a target's module: `my_app` for `my-app`.
    package static func module(ofTarget name: some StringProtocol) -> String {
        String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// The module of the program, if it has the name of its executable; empty without an executable.
    package static var executableModule: String {
        module(ofTarget: Bundle.main.executableURL?.lastPathComponent ?? "")
    }

    private struct Found {
        var folders: [String]
        var module: String?
    }

    private static let found = Mutex(Found(folders: find()))

    private static func find() -> [String] {
        let main = Bundle.main
        // Not the bundle's executable: the bundle's answers come from here.
        let isTesting = CommandLine.arguments.first?.hasSuffix(".xctest") ?? false
        return [main.resourcePath ?? main.bundlePath] + bundles.filter { !(isTesting && areOfTests($0)) }
    }

    /// The resource bundles beside the executable.
    private static var bundles: [String] {
        // Names only: beside the executable may be thousands of files.
        let path = Bundle.main.bundlePath
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(path)/\($0)" }
    }

    /// The resource bundles of targets of tests. Where tests run, the resources of the application are the main
    /// bundle's, but not those of its tests, as on iOS.
    package static let ofTests = bundles.filter(areOfTests)

    /// Whether a resource bundle is that of a target of tests, by its name.
    package static func areOfTests(_ bundle: String) -> Bool { bundle.hasSuffix("Tests.resources") }
}
