import Foundation

/// A program that was built for users: optimized, and linked so that it finds its libraries in `../lib`.
public struct BuiltProgram: Sendable {
    /// The executable file. Its name is that of the application's module.
    let file: URL
    /// The resource bundles of the application and of its libraries.
    let bundles: [URL]
    /// Trestle's library, with which the program is linked.
    let library: URL
    /// The folder with the libraries of Swift.
    let runtime: URL

    /// - Parameter file: the executable file, beside which the resource bundles are.
    public init(_ file: URL, library: URL, runtime: URL) {
        self.file = file
        self.library = library
        self.runtime = runtime
        let folder = file.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        bundles = names.filter { $0.hasSuffix(".resources") && !$0.hasSuffix("Tests.resources") }.sorted()
            .map { folder.appending(path: $0) }
    }

    var name: String { file.lastPathComponent }

    /// The resource bundle of the application: that of its module, of which the shortest name is the module's own.
    public var bundle: URL? {
        bundles.filter { $0.lastPathComponent.hasSuffix("_\(name).resources") }
            .min { $0.lastPathComponent.count < $1.lastPathComponent.count }
    }

    public var information: ApplicationInformation { ApplicationInformation(program: name, bundle: bundle) }
}
