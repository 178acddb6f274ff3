import SwiftSyntax

/// Gives classes of Foundation that inherit NSObject on Apple's systems only the protocols that an extension gives to
/// NSObject: `extension NSObject: ReactiveCompatible {}`. Only a protocol of the target that requires nothing of its types
/// is given to them.
struct ObjectConformances: Rewrite {
    private static let classes = ["FileManager", "NotificationCenter", "ProcessInfo"]

    func rewrite(_ node: ExtensionDeclSyntax, in file: FileAdaptation) {
        guard node.extendedType.trimmedDescription == "NSObject", node.memberBlock.members.isEmpty,
            node.genericWhereClause == nil, let inherited = node.inheritanceClause?.inheritedTypes
        else { return }
        for name in inherited.map(\.type.trimmedDescription) {
            guard let type = file.target.type(named: name, in: nil), type.kind == .protocol,
                type.inherited.allSatisfy({ ["AnyObject", "class"].contains($0) })
            else { continue }
            let classes = Self.classes.filter { file.target.types[$0]?.inherited.contains(name) != true }
            file.appendix += classes.map { "extension \($0): \(name) {}" }
        }
    }
}
