extension Trestle {
    /// Returns the name by which ``classNamed(_:)`` finds the class: `Module.Outer.Inner`, or the bare name for a class
    /// of UIKit and for one that is marked `@objc(Name)`.
    ///
    /// Replaces `NSStringFromClass`, which ends the process on Linux when the class is nested or local.
    public static func className(of type: AnyClass) -> String {
        SourceMembers.name(of: type) ?? ClassName(type).description
    }

    /// Returns the class with this name, or nil.
    ///
    /// Finds nested classes, which `NSClassFromString` on Linux does not. Private, local and generic classes are not
    /// found.
    public static func classNamed(_ name: String) -> AnyClass? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard !parts.contains("") else { return nil }
        if let type = SourceMembers.type(named: name) { return type }
        if parts.count == 1 {
            return ClassName.ownModules.lazy.compactMap { type(inModule: $0, parts) }.first
        }
        return type(inModule: parts[0], Array(parts.dropFirst()))
    }

    /// The enclosing type may be a class, a structure or an enumeration, which have different mangled names, so all
    /// combinations are tried.
    private static func type(inModule module: String, _ path: [String]) -> AnyClass? {
        var manglings = [mangled(module)]
        for outer in path.dropLast() {
            manglings = manglings.flatMap { start in ["C", "V", "O"].map { start + mangled(outer) + $0 } }
        }
        return manglings.lazy.compactMap { _typeByName($0 + mangled(path[path.count - 1]) + "C") as? AnyClass }.first
    }

    private static func mangled(_ identifier: String) -> String { "\(identifier.utf8.count)\(identifier)" }
}
