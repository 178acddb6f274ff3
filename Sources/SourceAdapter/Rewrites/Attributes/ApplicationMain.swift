import SwiftSyntax

/// Rewrites `@UIApplicationMain` to `@main`, which replaces it since Swift 5.3.
struct ApplicationMain: Rewrite {
    func rewrite(_ node: AttributeSyntax, in file: FileAdaptation) {
        if ["UIApplicationMain", "NSApplicationMain"].contains(node.attributeName.trimmedDescription) {
            file.edits.replace(node, with: "@main")
        }
    }
}
