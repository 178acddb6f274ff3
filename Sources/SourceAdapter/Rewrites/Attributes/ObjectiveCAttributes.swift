import SwiftSyntax

/// Attributes that tell the Objective-C runtime or Interface Builder something: taken away. What they say is in the
/// generated tables.
struct ObjectiveCAttributes: Rewrite {
    static let names: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable",
    ]

    func rewrite(_ node: AttributeSyntax, in file: FileAdaptation) {
        if Self.names.contains(node.attributeName.trimmedDescription) { file.edits.remove(node) }
    }
}
