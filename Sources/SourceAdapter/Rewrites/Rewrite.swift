import SwiftSyntax

/// Adapts one construct of iOS source. A rewrite is a small type that visits every node of its kind, in the order of
/// the text and outer nodes first, and adds edits, generated code or diagnostics. Rewrites do not know each other;
/// `[any Rewrite].all` lists them.
///
/// A construct of several kinds of node has a rewrite for each.
protocol Rewrite: Sendable {
    associatedtype Node: SyntaxProtocol

    func rewrite(_ node: Node, in file: FileAdaptation)
}
