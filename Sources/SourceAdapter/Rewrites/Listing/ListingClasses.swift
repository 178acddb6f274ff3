import SwiftSyntax

/// Adds a list of members to classes that only their own code can name; see ``ListedMembers``.
struct ListingClasses: Rewrite {
    func rewrite(_ node: ClassDeclSyntax, in file: FileAdaptation) {
        guard let type = file.target.type(of: node), let last = node.inheritanceClause?.inheritedTypes.last,
            let list = ListedMembers(of: type, in: file.target)
        else { return }
        let isOverride = list.isOverride(in: file.target)
        if !isOverride { file.edits.insert(", MemberListing", after: last) }
        file.insert([list.declaration(isOverride: isOverride)], intoBodyOf: node)
        file.require(import: "UIKit")
    }
}
