import Foundation

/// Finds files in folders of resources. Each folder is searched beside its folders of languages first and then in these,
/// as Foundation does: `Pages/Help.txt`, then `de.lproj/Pages/Help.txt`.
package struct ResourceSearch {
    private let name: String
    private let ending: String
    private let inside: String

    /// - Parameters:
    ///   - name: nil or empty for any file.
    ///   - type: the extension, with or without a point; nil or empty for any.
    ///   - folder: the path of a folder inside each folder of resources; nil or empty for that itself.
    package init(_ name: String?, type: String?, in folder: String?) {
        self.name = name ?? ""
        ending = type.flatMap { $0.isEmpty ? nil : $0.hasPrefix(".") ? $0 : "." + $0 } ?? ""
        inside = folder.map { $0.isEmpty || $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    }

    /// Returns the path of the first file; nil if there is none.
    ///
    /// - Parameter languages: the names of the folders of languages, best first.
    package func first(in roots: [String], languages: [String]) -> String? {
        guard !name.isEmpty else { return all(in: roots, languages: languages).first }
        return roots.lazy.flatMap { root in places(languages).map { "\(root)/\($0)\(name)\(ending)" } }
            .first { FileManager.default.fileExists(atPath: $0) }
    }

    /// Returns the paths of all files with the ending, whatever their names. In each folder of resources a name counts
    /// once, in the best language.
    package func all(in roots: [String], languages: [String]) -> [String] {
        roots.flatMap { root in
            var known: Set<String> = []
            return places(languages).flatMap { place in
                let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(place)")) ?? []
                return names.filter { $0.hasSuffix(ending) && known.insert($0).inserted }.sorted()
                    .map { "\(root)/\(place)\($0)" }
            }
        }
    }

    private func places(_ languages: [String]) -> [String] {
        [inside] + languages.map { "\($0).lproj/\(inside)" }
    }
}
