import SwiftSyntax

/// Recognises imports of modules that bring `NSException.catchException(in:)`, which UIKit has on Linux.
enum CaughtExceptions {
    /// Returns the module of a file that calls the function, if it is the only one that is not known.
    ///
    /// - Parameter modules: the modules of the package.
    static func module(in file: ParsedFile, besides modules: Set<String>) -> String? {
        guard callsFunction(file) else { return nil }
        let unknown = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
            .filter(\.attributes.isEmpty).compactMap { $0.path.first?.name.text }
            .filter { !LinuxModules.have($0) && !LinuxModules.isApples($0) && !modules.contains($0) }
        return unknown.count == 1 ? unknown[0] : nil
    }

    private static func callsFunction(_ file: ParsedFile) -> Bool {
        let name = "catchException"
        guard file.source.text.contains(name) else { return false }
        return file.tree.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.text == name, let callee = token.parent?.parent?.as(MemberAccessExprSyntax.self),
                let call = callee.parent?.as(FunctionCallExprSyntax.self)
            else { return false }
            return call.arguments.isEmpty ? call.trailingClosure != nil : call.arguments.map(\.label?.text) == ["in"]
        }
    }
}
