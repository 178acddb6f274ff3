import SwiftSyntax

/// Determines which members are exposed to Objective-C on Apple's systems.
enum Exposure {
    static func isExposed(_ member: MemberRecord, in target: TargetIndex) -> Bool {
        if member.has("nonobjc") { return false }
        if member.has("objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged") {
            return true
        }
        // Up to Swift 3 `dynamic` alone exposed a member.
        if member.modifiers.contains("dynamic"), target.isObjectiveCClass(member.owner) { return true }
        if let enclosing = member.enclosingExtension {
            let attributes = AttributeRecord.all(in: enclosing.attributes).map(\.name)
            if attributes.contains("nonobjc") { return false }
            if attributes.contains("objc") { return true }
        }
        if member.owner.kind == .protocol { return member.owner.has("objc") }
        return !isPrivate(member) && target.ancestry(of: member.owner).contains { $0.has("objcMembers") }
    }

    static func isPrivate(_ member: MemberRecord) -> Bool {
        let ofExtension = member.enclosingExtension.map { Modifiers.names($0.modifiers) } ?? []
        return !member.modifiers.union(ofExtension).isDisjoint(with: ["private", "fileprivate"])
    }
}
