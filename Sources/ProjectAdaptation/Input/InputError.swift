/// Why there is nothing to adapt.
public enum InputError: Error, Hashable, CustomStringConvertible {
    case notFound(path: String)
    case noProject(path: String)
    case noSwift(path: String, objectiveCFiles: Int)
    /// There are Swift files, but no target of the project has one. The reasons are those of the targets and files.
    case nothingToBuild(path: String, swiftFiles: Int, reasons: [String])
    case noSuchTarget(name: String, names: [String])
    case unreadablePackage(path: String, reason: String)

    public var description: String {
        switch self {
        case .notFound(let path): "\(path) does not exist"
        case .noProject(let path):
            "\(path) has no project: neither an .xcodeproj, a project.yml of XcodeGen, a Package.swift or a .podspec, nor Swift files"
        case .noSwift(let path, let count):
            count > 0
                ? "\(path) has no Swift files; its \(count) Objective-C files cannot be compiled on Linux"
                : "\(path) has no Swift files"
        case .nothingToBuild(let path, let count, let reasons):
            "\(path) has \(count) Swift \(count == 1 ? "file" : "files"), but none in a target that can be built for iOS"
                + (reasons.isEmpty ? "" : ": " + Self.text(of: reasons))
        case .noSuchTarget(let name, let names):
            "there is no target \"\(name)\"; the targets are " + names.map { "\"\($0)\"" }.joined(separator: ", ")
        case .unreadablePackage(let path, let reason): "\(path) cannot be read: \(reason)"
        }
    }
    private static func text(of reasons: [String]) -> String {
        let count = 5
        let rest = reasons.count > count ? ["\(reasons.count - count) more"] : []
        return (reasons.prefix(count) + rest).joined(separator: "; ")
    }
}
