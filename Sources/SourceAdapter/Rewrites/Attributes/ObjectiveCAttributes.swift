import SwiftSyntax

/// Removes attributes for the Objective-C runtime and for Interface Builder. The generated tables have the same
/// information.
struct ObjectiveCAttributes: Rewrite {
    static let names: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable",
    ]

    func rewrite(_ node: AttributeSyntax, in file: FileAdaptation) {
        if Self.names.contains(node.attributeName.trimmedDescription) { file.edits.remove(node) }
    }
}
