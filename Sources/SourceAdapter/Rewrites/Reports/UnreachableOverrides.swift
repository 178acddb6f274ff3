import SwiftSyntax

/// An override of a method that the target declares in an extension of a class of UIKit: nothing can put it into that
/// class's body.
struct UnreachableOverrides: Rewrite {
    func rewrite(_ node: FunctionDeclSyntax, in file: FileAdaptation) {
        guard let type = file.enclosingType(of: node), type.kind == .class,
            let member = type.members.first(where: { $0.declaration.id == node.id }),
            member.modifiers.contains("override"),
            !file.target.ancestry(of: type).dropFirst().contains(where: {
                $0.members.contains { $0.name == member.name }
            }),
            let owner = extendedClass(with: member, above: type, in: file.target)
        else { return }
        file.report(
            .error,
            "'\(member.name)' is declared in an extension of \(owner), which on Linux no class can override. "
                + "Declare it in a base class of the target.",
            at: node)
    }

    private func extendedClass(with member: MemberRecord, above type: TypeRecord, in target: TargetIndex) -> String? {
        sequence(first: target.platformSuperclass(of: type) ?? "NSObject", next: PlatformClasses.superclass)
            .first { target.types[$0]?.members.contains { $0.name == member.name } ?? false }
    }
}
