import CToolchainBets
import Foundation
import Synchronization

/// The folders of the main bundle's resources: its own, and the resource bundles that SwiftPM puts beside the
/// executable, because a program has no others on Linux.
package enum MainBundleFolders {
    /// That of the program first, then the others in the order in which they are searched.
    package static var all: [String] { found.withLock { $0.folders } }

    /// The folders without the program's own.
    static var bundlesOfResources: [String] { all.filter { $0.hasSuffix(".resources") } }

    /// The folders whose files count where no name is asked for. Beside a program whose resources are in a folder of their
    /// own are files of the build, some of them with common extensions.
    static var listed: [String] { ofApplication == nil ? all : bundlesOfResources }

    /// The folder that the main bundle's paths name, with the application's resources as an `.app` has them: the resource
    /// bundle of its module, otherwise the only one that may be an application's. Nil if there is none: the paths name the
    /// program's folder then.
    package static var ofApplication: String? { found.withLock { $0.application } }

    /// Returns the place of a resource bundle that is looked for in ``ofApplication``, where an `.app` has those of its
    /// packages and where SwiftPM's `Bundle.module` asks: beside the executable. Nil for every other path.
    package static func sibling(at path: String) -> String? {
        guard path.hasSuffix(".resources"), let application = ofApplication,
            (path as NSString).deletingLastPathComponent == application
        else { return nil }
        return program + "/" + (path as NSString).lastPathComponent
    }

    /// The module whose resources are found first; nil before an application has begun.
    package static var module: String? { found.withLock { $0.module } }

    /// Has the resources of a module found before those of others with the same names: called with the module of the
    /// application that begins. Several programs are in one process where they are tested together.
    package static func prefer(module: String) {
        found.withLock { found in
            found.module = module
            found.folders.sort { (mayBelong($0, to: module) ? 0 : 1, $0) < (mayBelong($1, to: module) ? 0 : 1, $1) }
            found.application = application(of: module, in: found.folders)
        }
        UserLocale.resourcesDidChange()
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
        var application: String?
    }

    private static let found: Mutex<Found> = {
        keepLanguages()
        let folders = find()
        let module = MainBundleFolders.module(
            ofTarget: ((CommandLine.arguments.first ?? "") as NSString).lastPathComponent)
        return Mutex(Found(folders: folders, application: application(of: module, in: folders)))
    }()

    /// Has Core Foundation find the languages of the main bundle, which it does once. It tells the main bundle from others
    /// by its path meanwhile, and with that of ``ofApplication`` it would ask for the languages of the main bundle first,
    /// without an end.
    private static func keepLanguages() {
        _ = withoutSearch { Bundle.preferredLocalizations(from: ["en"]) }
    }

    private static func find() -> [String] {
        // Not the bundle's executable: the bundle's answers come from here.
        let isTesting = CommandLine.arguments.first?.hasSuffix(".xctest") ?? false
        let resources = withoutSearch { Bundle.main.resourcePath } ?? program
        return [resources] + bundles.filter { !(isTesting && areOfTests($0)) }
    }

    /// Returns the resource bundle of the application: the one of its module, of which the shortest name is the module's
    /// own, otherwise the one with an `Info.plist`, otherwise the only one.
    package static func application(of module: String, in folders: [String]) -> String? {
        let bundles = folders.filter { $0.hasSuffix(".resources") }
        let own = module.isEmpty ? [] : bundles.filter { mayBelong($0, to: module) }
        if let own = own.min(by: { $0.count < $1.count }) { return own }
        let applications = bundles.filter { bundle in
            ["/Info.plist", "/Application/Info.plist"].contains {
                FileManager.default.fileExists(atPath: bundle + $0)
            }
        }
        if applications.count == 1 { return applications[0] }
        return bundles.count == 1 ? bundles[0] : nil
    }

    /// The folder of the executable.
    private static let program = withoutSearch { Bundle.main.bundlePath }

    /// Asks Foundation for its own answers about the main bundle.
    private static func withoutSearch<Answer>(_ ask: () -> Answer) -> Answer {
        let outer = suspend_main_bundle_search(true)
        defer { _ = suspend_main_bundle_search(outer) }
        return ask()
    }

    /// The resource bundles beside the executable.
    private static var bundles: [String] {
        // Names only: beside the executable may be thousands of files.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: program)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(program)/\($0)" }
    }

    /// The resource bundles of targets of tests. Where tests run, the resources of the application are the main
    /// bundle's, but not those of its tests, as on iOS.
    package static let ofTests = bundles.filter(areOfTests)

    /// Whether a resource bundle is that of a target of tests, by its name.
    package static func areOfTests(_ bundle: String) -> Bool { bundle.hasSuffix("Tests.resources") }
}
