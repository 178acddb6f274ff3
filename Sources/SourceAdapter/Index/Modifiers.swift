import SwiftSyntax

/// Answers questions about the modifiers of declarations.
enum Modifiers {
    /// `private(set)` keeps its argument, so that it is not mistaken for `private`.
    static func names(_ list: DeclModifierListSyntax) -> Set<String> {
        Set(list.map { $0.name.text + ($0.detail.map { "(\($0.detail.text))" } ?? "") })
    }
}

extension DeclModifierListSyntax {
    /// Whether a declaration is `private` or `fileprivate`, and not only its setter.
    var arePrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil } }

    var areOverriding: Bool { contains { $0.name.text == "override" } }

    var areStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}
