import Foundation

/// Source in other languages than Swift.
enum ForeignSource {
    /// Says what to do without a file.
    static func advice(_ file: URL) -> String {
        switch file.pathExtension {
        case "metal": "is a shader, which nothing on Linux compiles"
        default: "is not Swift: what it does has to be written in Swift for Linux"
        }
    }

    /// Returns the names of the types that Objective-C headers declare in the folders of some files.
    static func declaredTypes(beside files: [URL]) -> Set<String> {
        // A class, a protocol or an enumeration, but neither a forward declaration nor a category.
        let declaration =
            /(?:@interface\s+|@protocol\s+|NS_(?:CLOSED_|ERROR_)?(?:ENUM|OPTIONS)\s*\([^,)]+,\s*)([A-Za-z_]\w*)(?![\w ]*[;,(])/
        let folders = Set(
            files.filter { ["m", "mm"].contains($0.pathExtension) }.map { $0.deletingLastPathComponent() })
        return folders.reduce(into: []) { names, folder in
            let contents = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            for header in contents ?? [] where header.pathExtension == "h" {
                guard let text = try? String(contentsOf: header, encoding: .utf8) else { continue }
                names.formUnion(text.matches(of: declaration).map { String($0.1) })
            }
        }
    }
}
