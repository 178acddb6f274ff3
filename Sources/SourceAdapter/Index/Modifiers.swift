import SwiftSyntax

enum Modifiers {
    /// `private(set)` keeps its argument, so that it is not mistaken for `private`.
    static func names(_ list: DeclModifierListSyntax) -> Set<String> {
        Set(list.map { $0.name.text + ($0.detail.map { "(\($0.detail.text))" } ?? "") })
    }
}
