import SwiftSyntax

/// What one file declares of one class that is found by name at run time. Members under `#if` stand in a table of their
/// own, under the same conditions.
struct MemberTable {
    let type: TypeRecord
    let conditions: [String]
    let rows: [TableRow]

    /// The tables of a file, in the order of its types' names.
    static func all(in file: FileAdaptation, of choice: some MemberChoice) -> [MemberTable] {
        let root = file.file.tree.id
        let types = file.target.types.values.filter { hasTable($0) && choice.reaches($0) }
        return types.sorted { $0.qualifiedName < $1.qualifiedName }.flatMap { type -> [MemberTable] in
            let members = type.members.filter { $0.declaration.root.id == root && choice.includes($0) }
            let byConditions = Dictionary(grouping: members) { Conditions.around($0.declaration, in: file) }
            return byConditions.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { conditions, members in
                let rows = members.compactMap { row(of: $0, typeName: type.qualifiedName, in: file.target) }
                return rows.isEmpty ? nil : MemberTable(type: type, conditions: conditions, rows: rows)
            }
        }
    }

    /// Classes that code at file scope can name. Others list their members themselves: ``ListedMembers``.
    private static func hasTable(_ type: TypeRecord) -> Bool {
        type.kind == .external || (type.kind == .class && !type.isLocal && !type.isGeneric)
    }

    /// - Parameter typeName: what the place of the table calls the class.
    static func row(of member: MemberRecord, typeName: String, in target: TargetIndex) -> TableRow? {
        guard !member.isStatic, !member.isUnavailable else { return nil }
        switch member.kind {
        case .method: return TableRow(method: member, of: typeName, in: target)
        case .property: return TableRow(property: member, of: typeName, in: target)
        case .subscript, .initializer: return nil
        }
    }
}
