import SwiftSyntax

/// Rewrites the superclasses `Thread`, `NSLock` and `NSRecursiveLock` to classes of Trestle, and reports others of
/// Foundation's classes that cannot be subclassed on Linux: they have overridable members that other modules cannot see.
struct FoundationSubclasses: Rewrite {
    private static let closed: Set<String> = [
        "Bundle", "DateIntervalFormatter", "NSCondition", "NSKeyedUnarchiver", "NSNumber", "NSRegularExpression",
        "ProcessInfo", "RunLoop",
    ]
    private static let replacements = [
        "Thread": "Trestle.Thread", "NSLock": "Trestle.Lock", "NSRecursiveLock": "Trestle.RecursiveLock",
    ]

    func rewrite(_ node: ClassDeclSyntax, in file: FileAdaptation) {
        guard let superclass = node.inheritanceClause?.inheritedTypes.first?.type else { return }
        let written = superclass.trimmedDescription
        let name = written.hasPrefix("Foundation.") ? String(written.dropFirst("Foundation.".count)) : written
        guard !file.target.declares(name) || written != name else { return }
        if let replacement = Self.replacements[name] {
            file.edits.replace(superclass, with: replacement)
            file.require(import: "UIKit")
        } else if Self.closed.contains(name) {
            file.report(
                .error,
                "'\(name)' has no subclasses on Linux: Foundation hides members that one would inherit. Use an object "
                    + "that has a '\(name)'.", at: node.name)
        }
    }
}
