import SwiftSyntax

/// The members of one class that one file declares and that are found by name at run time. Members under `#if` have
/// separate tables under the same conditions.
struct MemberTable {
    let type: TypeRecord
    let conditions: [String]
    let rows: [TableRow]

    /// Returns the tables of a file, sorted by the names of its types.
    static func all(in file: FileAdaptation, of choice: some MemberChoice) -> [MemberTable] {
        let root = file.file.tree.id
        let types = file.target.types.values.filter { hasTable($0) && choice.reaches($0) }
        return types.sorted { $0.qualifiedName < $1.qualifiedName }.flatMap { type -> [MemberTable] in
            let members = type.members.filter {
                $0.declaration.root.id == root && choice.includes($0) && !isOfSomeSpecializations($0)
            }
            let byConditions = Dictionary(grouping: members) { Conditions.around($0.declaration, in: file) }
            return byConditions.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { conditions, members in
                let rows = members.compactMap { row(of: $0, typeName: type.qualifiedName, in: file.target) }
                return rows.isEmpty ? nil : MemberTable(type: type, conditions: conditions, rows: rows)
            }
        }
    }

    /// Returns whether the class can be named at file scope. Other classes list their members themselves:
    /// ``ListedMembers``.
    private static func hasTable(_ type: TypeRecord) -> Bool {
        type.kind == .external || (type.kind == .class && !type.isLocal && !type.isGeneric)
    }

    /// Returns whether the member is in an extension with conditions: its class is generic, also one of another module.
    private static func isOfSomeSpecializations(_ member: MemberRecord) -> Bool {
        guard let enclosing = member.enclosingExtension else { return false }
        return enclosing.genericWhereClause != nil || enclosing.extendedType.trimmedDescription.contains("<")
    }

    /// Returns the row of a member, or nil if it cannot be listed.
    ///
    /// - Parameter typeName: the name of the class at the place of the table.
    static func row(of member: MemberRecord, typeName: String, in target: TargetIndex) -> TableRow? {
        guard !member.isUnavailable else { return nil }
        guard !member.isStatic else { return TableRow(classMember: member, of: typeName) }
        switch member.kind {
        case .method: return TableRow(method: member, of: typeName, in: target)
        case .property: return TableRow(property: member, of: typeName, in: target)
        case .subscript, .initializer: return nil
        }
    }
}
