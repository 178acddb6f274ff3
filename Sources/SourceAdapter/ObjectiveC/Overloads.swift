internal import PlatformFacts
import SwiftSyntax

/// Determines whether the name of a method is ambiguous, and the type that makes it unambiguous.
enum Overloads {
    /// Returns whether `Type.name` is ambiguous because another method has this full name, or this base name if the
    /// method has no parameters.
    static func needCast(_ method: MemberRecord, in target: TargetIndex) -> Bool {
        let others = target.members(named: method.baseName, of: method.owner).filter {
            $0.declaration.id != method.declaration.id && $0.isStatic == method.isStatic && !isSame($0, method)
        }
        if others.contains(where: { $0.name == method.name || method.parameters.isEmpty }) { return true }
        guard method.parameters.isEmpty, let platformClass = target.platformSuperclass(of: method.owner) else {
            return false
        }
        return editActions.contains(method.baseName)
            || PlatformMembers.members(named: method.baseName, ofClass: platformClass).contains(where: \.isMethod)
    }

    /// The methods that every responder has by its protocol for editing, with one argument.
    private static let editActions: Set<String> = [
        "cut", "copy", "paste", "pasteAndGo", "pasteAndMatchStyle", "pasteAndSearch", "select", "selectAll", "delete",
        "duplicate", "move", "rename", "export", "print", "find", "findAndReplace", "findNext", "findPrevious",
        "useSelectionForFind", "toggleBoldface", "toggleItalics", "toggleUnderline", "increaseSize", "decreaseSize",
    ]

    /// Returns the type of a method: `(UIButton) -> Void`.
    static func functionType(of method: MemberRecord) -> String {
        let parameters = method.parameters.map { $0.type.replacing("!", with: "?") }
        // `Self` is no type of a reference to a method.
        let result = method.type?.replacing("!", with: "?").replacing(/\bSelf\b/, with: method.owner.qualifiedName)
        return "(\(parameters.joined(separator: ", "))) -> \(result ?? "Void")"
    }

    /// Returns whether two methods are the same; an override is the same as the method that it overrides.
    private static func isSame(_ one: MemberRecord, _ other: MemberRecord) -> Bool {
        one.name == other.name && one.parameters.map(\.type) == other.parameters.map(\.type)
    }
}
