import SwiftSyntax

/// What one construct of iOS source becomes. A rewrite is a small type that sees every node of its kind, in the order of
/// the text, outer ones first, and answers with edits, generated code or diagnostics. Rewrites know nothing of each other;
/// the list is `[any Rewrite].all`.
///
/// A construct of several kinds of node has a rewrite for each.
protocol Rewrite: Sendable {
    associatedtype Node: SyntaxProtocol

    func rewrite(_ node: Node, in file: FileAdaptation)
}
