import SwiftSyntax

/// Rewrites the superclass `Thread` to `Trestle.Thread`, and reports others of Foundation's classes that cannot be
/// subclassed on Linux: they have overridable members that other modules cannot see.
struct FoundationSubclasses: Rewrite {
    private static let closed: Set<String> = [
        "Bundle", "DateIntervalFormatter", "NSCondition", "NSKeyedUnarchiver", "NSLock", "NSNumber", "NSRecursiveLock",
        "NSRegularExpression", "ProcessInfo", "RunLoop",
    ]

    func rewrite(_ node: ClassDeclSyntax, in file: FileAdaptation) {
        guard let superclass = node.inheritanceClause?.inheritedTypes.first?.type else { return }
        let written = superclass.trimmedDescription
        let name = written.hasPrefix("Foundation.") ? String(written.dropFirst("Foundation.".count)) : written
        guard !file.target.declares(name) || written != name else { return }
        if name == "Thread" {
            file.edits.replace(superclass, with: "Trestle.Thread")
            file.require(import: "UIKit")
        } else if Self.closed.contains(name) {
            file.report(
                .error,
                "'\(name)' has no subclasses on Linux: Foundation hides members that one would inherit. Use an object "
                    + "that has a '\(name)'.", at: node.name)
        }
    }
}
