import SwiftSyntax

/// `@UIApplicationMain` is `@main`, as Swift 5.3 has it.
struct ApplicationMain: Rewrite {
    func rewrite(_ node: AttributeSyntax, in file: FileAdaptation) {
        if ["UIApplicationMain", "NSApplicationMain"].contains(node.attributeName.trimmedDescription) {
            file.edits.replace(node, with: "@main")
        }
    }
}
