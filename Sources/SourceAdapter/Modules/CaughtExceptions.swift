import SwiftSyntax

/// Recognizes imports of modules that bring `NSException.catchException(in:)`, which UIKit has on Linux.
enum CaughtExceptions {
    /// Returns the module of a file that calls the function, if it is the only one that is not known.
    ///
    /// - Parameter modules: the modules of the package.
    static func module(in file: ParsedFile, besides modules: Set<String>) -> String? {
        guard callsFunction(file) else { return nil }
        let unknown = file.importedModules.filter { module in
            !LinuxModules.have(module) && !LinuxModules.isApples(module) && !LinuxModules.isOfOtherSystem(module)
                && !modules.contains(module)
        }
        guard unknown.count == 1, let module = unknown.first, !isTested(module, by: file) else { return nil }
        return module
    }

    /// Returns whether a file imports a module to test it.
    private static func isTested(_ module: String, by file: ParsedFile) -> Bool {
        file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }.contains {
            !$0.attributes.isEmpty && $0.path.first?.name.text == module
        }
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
