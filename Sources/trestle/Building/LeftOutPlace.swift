import Foundation
import SourceAdapter

/// A part of a file of the project that is left out.
struct LeftOutPlace: Hashable, Codable {
    /// The path of the original.
    let file: String
    let part: LeftOutPart

    /// Where it is, how much of what, and why.
    ///
    /// - Parameter root: the folder of the project.
    func text(in root: URL) -> String {
        let start = root.path.hasSuffix("/") ? root.path : root.path + "/"
        let name = file.hasPrefix(start) ? String(file.dropFirst(start.count)) : file
        let extent =
            switch part.extent {
            case .statement: part.name.isEmpty ? "a statement" : "a statement of \(part.name)"
            case .body: "what \(part.name) does"
            case .declaration, .type: part.name.isEmpty ? "a declaration" : part.name
            }
        return "\(name):\(part.line): \(extent): \(part.reason)"
    }
}

/// The list of what is left out of a package, which stays in its folder. Tests have a list of their own, because `run`
/// and `pictures` do not look at them.
struct LeftOutList {
    private let url: URL

    init(of package: URL, tests: Bool = false) {
        url = package.appending(path: tests ? ".trestle-left-out-tests.json" : ".trestle-left-out.json")
    }

    /// Whether nothing has changed since the list was written.
    var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

    func remove() { try? FileManager.default.removeItem(at: url) }

    func read() -> [LeftOutPlace] {
        (try? JSONDecoder().decode([LeftOutPlace].self, from: Data(contentsOf: url))) ?? []
    }

    func write(_ places: [LeftOutPlace]) throws { try JSONEncoder().encode(places).write(to: url, options: .atomic) }
}
