import SwiftSyntax

/// What one file declares of one class that is found by name at run time. Members under `#if` stand in a table of their own, under the same conditions.
struct MemberTable {
    let type: TypeRecord
    let conditions: [String]
    let rows: [TableRow]

    /// The tables of a file, in the order of its types' names.
    static func all(in file: FileAdaptation) -> [MemberTable] {
        let root = file.file.tree.id
        let types = file.target.types.values.filter(hasTable).sorted { $0.qualifiedName < $1.qualifiedName }
        return types.flatMap { type -> [MemberTable] in
            let members = type.members.filter { $0.declaration.root.id == root }
            let byConditions = Dictionary(grouping: members) { Conditions.around($0.declaration, in: file) }
            return byConditions.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { conditions, members in
                let rows = members.compactMap { row(of: $0, in: file.target) }
                return rows.isEmpty ? nil : MemberTable(type: type, conditions: conditions, rows: rows)
            }
        }
    }

    /// Classes that code at file scope can name. The others' methods are known from the selectors that name them.
    private static func hasTable(_ type: TypeRecord) -> Bool {
        if type.kind == .external { return true }
        let isHidden = sequence(first: type, next: \.outer).contains {
            $0.outer != nil && $0.modifiers.contains("private")
        }
        return type.kind == .class && !type.isLocal && !type.isGeneric && !isHidden
    }

    private static func row(of member: MemberRecord, in target: TargetIndex) -> TableRow? {
        guard !member.isStatic, !member.isUnavailable else { return nil }
        let typeName = member.owner.qualifiedName
        switch member.kind {
        case .method:
            guard Exposure.isExposed(member, in: target) || isOptionalRequirement(member, in: target) else {
                return nil
            }
            return TableRow(method: member, of: typeName, in: target)
        case .property:
            guard Exposure.isExposed(member, in: target) else { return nil }
            return TableRow(property: member, of: typeName, in: target)
        case .subscript, .initializer:
            return nil
        }
    }

    /// Something may ask for the method that the class's conformance does not know: the conformance may be a superclass's, in another module even. So the name alone decides,
    /// in classes; structures are extended under such names too.
    private static func isOptionalRequirement(_ method: MemberRecord, in target: TargetIndex) -> Bool {
        guard method.owner.kind == .class || PlatformClasses.isClass(method.owner.name) else { return false }
        if PlatformProtocols.requirements(named: method.name).contains(where: \.isOptional) { return true }
        return target.optionalRequirements.contains(method.name)
    }
}
