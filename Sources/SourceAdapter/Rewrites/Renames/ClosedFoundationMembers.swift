import SwiftSyntax

/// Rewrites `configuration.waitsForConnectivity` to the member that Trestle has in its place: Foundation on Linux declares
/// it and closes it to others.
struct ClosedFoundationMembers: Rewrite {
    private static let members = ["waitsForConnectivity": "waitsForNetwork"]

    func rewrite(_ node: MemberAccessExprSyntax, in file: FileAdaptation) {
        let name = node.declName.baseName
        guard let member = Self.members[name.text], !file.target.propertyNames.contains(name.text) else { return }
        file.edits.replace(name, with: member)
        file.require(import: "UIKit")
    }
}
