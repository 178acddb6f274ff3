import SwiftSyntax

/// Rewrites `[weak timer]` of a dispatch source to `[weak timer = timer as? DispatchSource]`. On Apple's systems only
/// classes conform to the protocols of dispatch sources; on Linux a value of such a protocol cannot be weak.
struct WeakDispatchSources: Rewrite {
    func rewrite(_ node: ClosureCaptureSyntax, in file: FileAdaptation) {
        guard let specifier = node.specifier?.specifier.text, ["weak", "unowned"].contains(specifier) else { return }
        let name = ExprSyntax(DeclReferenceExprSyntax(baseName: node.name))
        let isSource =
            node.initializer.map { isDispatchSource($0.value, in: file) }
            ?? isDispatchSource(named: name.trimmedDescription, seenFrom: node, in: file)
        guard isSource else { return }
        let cast = specifier == "weak" ? " as? DispatchSource" : " as! DispatchSource"
        if let value = node.initializer?.value {
            file.edits.insert(cast, after: value)
        } else {
            file.edits.insert(" = \(node.name.text)\(cast)", after: node.name)
        }
    }

    private func isDispatchSource(_ value: ExprSyntax, in file: FileAdaptation) -> Bool {
        if isMaker(value) { return true }
        if let name = value.as(DeclReferenceExprSyntax.self) {
            return isDispatchSource(named: name.baseName.text, seenFrom: value, in: file)
        }
        return file.type(of: value).map { Self.types.contains($0.name) } ?? false
    }

    private func isDispatchSource(
        named name: String, seenFrom node: some SyntaxProtocol, in file: FileAdaptation
    ) -> Bool {
        let written: String?
        if let variable = LocalVariable.named(name, seenFrom: node) {
            if let value = variable.value { return isDispatchSource(value, in: file) }
            written = variable.type
        } else {
            written = file.enclosingType(of: node).flatMap { type in
                file.target.members(named: name, of: type).lazy.compactMap(\.type).first
            }
        }
        return written.map { Self.types.contains(TypeName.nominal(TypeName.unwrapped($0))) } ?? false
    }

    /// Returns whether the value is a call such as `DispatchSource.makeTimerSource(queue: queue)`.
    private func isMaker(_ value: ExprSyntax) -> Bool {
        let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        return callee?.base?.trimmedDescription == "DispatchSource"
    }

    private static let types: Set<String> = [
        "DispatchSourceProtocol", "DispatchSourceTimer", "DispatchSourceRead", "DispatchSourceWrite",
        "DispatchSourceSignal", "DispatchSourceProcess", "DispatchSourceFileSystemObject", "DispatchSourceUserDataAdd",
        "DispatchSourceUserDataOr", "DispatchSourceUserDataReplace",
    ]
}
