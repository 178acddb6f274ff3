import SwiftSyntax

/// Replaces the name of a module before one of its names, `CryptoKit.SHA256`, where the import is replaced too.
struct ModuleQualifiersInCode: Rewrite {
    func rewrite(_ node: DeclReferenceExprSyntax, in file: FileAdaptation) {
        guard node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(node).id else { return }
        file.replaceModule(node.baseName)
    }
}

struct ModuleQualifiersInTypes: Rewrite {
    func rewrite(_ node: IdentifierTypeSyntax, in file: FileAdaptation) {
        guard node.parent?.as(MemberTypeSyntax.self)?.baseType.id == TypeSyntax(node).id else { return }
        file.replaceModule(node.name)
    }
}

extension FileAdaptation {
    fileprivate func replaceModule(_ name: TokenSyntax) {
        guard let other = LinuxModules.replacements[name.text], file.importedModules.contains(name.text),
            !target.declares(name.text)
        else { return }
        edits.replace(name, with: other)
    }
}
