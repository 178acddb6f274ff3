/// Why there is nothing to adapt.
public enum InputError: Error, Hashable, CustomStringConvertible {
    case notFound(path: String)
    case noProject(path: String)
    case noSwift(path: String, objectiveCFiles: Int)
    case noSuchTarget(name: String, names: [String])
    case unreadablePackage(path: String, reason: String)

    public var description: String {
        switch self {
        case .notFound(let path): "\(path) does not exist"
        case .noProject(let path):
            "\(path) has no project: neither an .xcodeproj, a Package.swift or a .podspec, nor Swift files"
        case .noSwift(let path, let count):
            count > 0
                ? "\(path) has no Swift files; its \(count) Objective-C files cannot be compiled on Linux"
                : "\(path) has no Swift files"
        case .noSuchTarget(let name, let names):
            "there is no target \"\(name)\"; the targets are " + names.map { "\"\($0)\"" }.joined(separator: ", ")
        case .unreadablePackage(let path, let reason): "\(path) cannot be read: \(reason)"
        }
    }
}
