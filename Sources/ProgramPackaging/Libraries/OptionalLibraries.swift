import Foundation

/// Libraries that programs load only when they read a vector image.
struct OptionalLibraries {
    /// The names of the libraries.
    let names: [String]

    private static let byType = ["svg": "librsvg-2.so.2", "pdf": "libpoppler-glib.so.8"]

    /// The libraries for all types of files that the folders contain.
    init(forResourcesIn bundles: [URL]) {
        let types = bundles.reduce(into: Set<String>()) { types, bundle in
            let contents = FileManager.default.enumerator(at: bundle, includingPropertiesForKeys: nil)
            types.formUnion((contents?.compactMap { $0 as? URL } ?? []).map { $0.pathExtension.lowercased() })
        }
        names = Self.byType.filter { types.contains($0.key) }.map(\.value).sorted()
    }

    /// All of them, whatever the resources are: what a program may get from elsewhere.
    static let all = byType.values.sorted()

    /// Returns the file of a library, in the folders that have the others.
    static func file(of name: String, beside libraries: ProgramLibraries.Files) -> String? {
        let folders = Set(libraries.map { ($0.path as NSString).deletingLastPathComponent }).sorted()
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.fileExists(atPath: $0) }
    }
}
