import SwiftSyntax

/// Replaces the name of a module before one of its names: `CryptoKit.SHA256`, where the import is replaced too, and
/// `Foundation.URLRequest`, which is in another module on Linux.
struct ModuleQualifiersInCode: Rewrite {
    func rewrite(_ node: DeclReferenceExprSyntax, in file: FileAdaptation) {
        guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node).id
        else { return }
        file.replaceModule(node.baseName, before: access.declName.baseName.text)
    }
}

struct ModuleQualifiersInTypes: Rewrite {
    func rewrite(_ node: IdentifierTypeSyntax, in file: FileAdaptation) {
        guard let member = node.parent?.as(MemberTypeSyntax.self), member.baseType.id == TypeSyntax(node).id
        else { return }
        file.replaceModule(node.name, before: member.name.text)
    }
}

extension FileAdaptation {
    fileprivate func replaceModule(_ module: TokenSyntax, before name: String) {
        guard file.importedModules.contains(module.text), !target.declares(module.text) else { return }
        if module.text == "Foundation" {
            guard let other = NetworkingTypes.module(of: name) else { return }
            require(import: other)
            edits.replace(module, with: other)
        } else if let other = LinuxModules.replacements[module.text] {
            edits.replace(module, with: other)
        }
    }
}
