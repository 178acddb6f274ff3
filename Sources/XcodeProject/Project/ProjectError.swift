import Foundation

/// Why a project cannot be read at all.
public enum ProjectError: Error, Hashable, CustomStringConvertible {
    /// There is no file, or it is not readable.
    case unreadable(path: String, reason: String)
    /// The text of the file is damaged.
    case damaged(path: String, PropertyListError)
    /// The manifest from which a tool writes the project is no YAML.
    case damagedManifest(path: String, YAMLError)
    /// The file contains the marks of a merge that is not finished.
    case mergeConflict(path: String, line: Int)
    /// The file is a property list, but not that of a project.
    case noProject(path: String)

    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
        case .damaged(let path, let error): "\(path):\(error.line): the project file is damaged: \(error.message)"
        case .damagedManifest(let path, let error): "\(path):\(error.line): the manifest is damaged: \(error.message)"
        case .mergeConflict(let path, let line):
            "\(path):\(line): the project file has the marks of an unfinished merge; resolve it first"
        case .noProject(let path): "\(path) is a property list, but describes no project"
        }
    }
}
