import SwiftSyntax

/// Passes every node of a file to the rewrites for its kind, in a single walk.
final class RewriteWalk: SyntaxAnyVisitor {
    private typealias Step = (Syntax, FileAdaptation) -> Void

    private let steps: [ObjectIdentifier: [Step]]
    private let adaptation: FileAdaptation

    static func run(_ rewrites: [any Rewrite], over adaptation: FileAdaptation) {
        RewriteWalk(rewrites, over: adaptation).walk(adaptation.file.tree)
    }

    private init(_ rewrites: [any Rewrite], over adaptation: FileAdaptation) {
        steps = rewrites.reduce(into: [:]) { steps, rewrite in
            let (kind, step) = Self.step(of: rewrite)
            steps[kind, default: []].append(step)
        }
        self.adaptation = adaptation
        super.init(viewMode: .sourceAccurate)
    }

    private static func step<Construct: Rewrite>(of rewrite: Construct) -> (ObjectIdentifier, Step) {
        let kind = String(describing: Construct.self)
        let step: Step = { node, adaptation in
            guard let node = node.as(Construct.Node.self) else { return }
            adaptation.count(kind) { rewrite.rewrite(node, in: adaptation) }
        }
        return (ObjectIdentifier(Construct.Node.self), step)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        for step in steps[ObjectIdentifier(node.kind.syntaxNodeType)] ?? [] { step(node, adaptation) }
        return .visitChildren
    }
}
