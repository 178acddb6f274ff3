import Foundation

/// The modules with which gdk-pixbuf reads what it cannot read itself, such as WebP and GIF.
struct ImageLoaders {
    /// A module, and its lines in the list of modules, without the first one, its path.
    struct Loader: Equatable {
        let path: String
        let lines: String

        var name: String { (path as NSString).lastPathComponent }
    }

    let all: [Loader]

    /// The modules of this machine.
    static func installed() throws -> ImageLoaders {
        let list = try PackagingTool.output(
            "pkg-config", ["--variable=gdk_pixbuf_cache_file", "gdk-pixbuf-2.0"], package: "libgdk-pixbuf-2.0-dev")
        let file = list.trimmingCharacters(in: .whitespacesAndNewlines)
        // Without a list there are no modules.
        return ImageLoaders((try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
    }

    /// - Parameter list: the contents of `loaders.cache`, a paragraph for each module.
    init(_ list: String) {
        let lines = list.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("#") }
        all = lines.split(whereSeparator: \.isEmpty).compactMap { paragraph in
            guard let path = paragraph.first, path.hasPrefix("\"/"), path.hasSuffix("\"") else { return nil }
            return Loader(
                path: String(path.dropFirst().dropLast()), lines: paragraph.dropFirst().joined(separator: "\n"))
        }
    }

    /// The loaders, without that of SVG, which needs a large library, if no resource is of this type.
    func needed(withVectors: Bool) -> [Loader] { all.filter { withVectors || !$0.name.contains("svg") } }

    /// Returns the list of modules in a folder.
    static func list(_ loaders: [Loader], in folder: String) -> String {
        loaders.map { "\"\(folder)/\($0.name)\"\n\($0.lines)\n\n" }.joined()
    }
}
