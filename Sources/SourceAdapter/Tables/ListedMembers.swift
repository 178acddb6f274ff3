import SwiftSyntax

/// The table of a class that code at file scope cannot name: a generic class, a class that is private to a type, or a
/// local class. The class lists its members itself, through a protocol that UIKit looks for. The list is in the body of
/// the class, which can name all of them.
///
/// Three kinds of members are not listed: members under `#if`, because the list is a single line; members that only
/// some specializations of a generic class have; and all members of a class whose superclass is declared in another
/// module, because the superclass may conform to the protocol already.
struct ListedMembers {
    let rows: [TableRow]
    private let type: TypeRecord

    /// Returns nil if the class needs no list.
    init?(of type: TypeRecord, in target: TargetIndex) {
        let choice = ExposedMembers(target: target)
        guard type.kind == .class, type.isLocal || type.isGeneric || !choice.reaches(type),
            !target.hasForeignSuperclass(type), !target.ancestry(of: type).contains(where: target.isImported)
        else { return nil }
        let members = type.members.filter { choice.includes($0) && Self.isInReach($0, of: type) }
        rows = members.compactMap { MemberTable.row(of: $0, typeName: type.name, in: target) }
        guard !rows.isEmpty else { return nil }
        self.type = type
    }

    /// Returns whether a superclass lists its members too, so that the class inherits the conformance.
    func isOverride(in target: TargetIndex) -> Bool {
        target.ancestry(of: type).dropFirst().contains { ListedMembers(of: $0, in: target) != nil }
    }

    func declaration(isOverride: Bool) -> String {
        // A conformance of a class that inlined code uses is as visible as the class.
        let isInlined = type.attributes.contains { $0.name == "usableFromInline" }
        let access = type.isPublic ? "public " : isInlined ? "@usableFromInline " : ""
        let rows = rows.map(\.text).joined(separator: "; ")
        return "@MainActor \(access)\(isOverride ? "override " : "")class func listMembers(in source: SourceMembers) "
            + "{ source.add(\(type.name).self) { members in \(rows) } }"
    }

    private static func isInReach(_ member: MemberRecord, of type: TypeRecord) -> Bool {
        if sequence(first: member.declaration, next: \.parent).contains(where: { $0.is(IfConfigClauseSyntax.self) }) {
            return false
        }
        guard let enclosing = member.enclosingExtension else { return true }
        let isOfAllSpecializations =
            enclosing.genericWhereClause == nil && !enclosing.extendedType.trimmedDescription.contains("<")
        let isInSameFile = type.declaration.map { $0.root.id == enclosing.root.id } ?? false
        return isOfAllSpecializations && (isInSameFile || !Exposure.isPrivate(member))
    }
}
