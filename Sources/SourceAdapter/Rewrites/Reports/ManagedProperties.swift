import SwiftSyntax

/// Reports `@NSManaged`: Core Data does not exist on Linux.
struct ManagedProperties: Rewrite {
    func rewrite(_ node: AttributeSyntax, in file: FileAdaptation) {
        let name = node.attributeName.trimmedDescription
        guard name == "NSManaged" else { return }
        file.report(
            .error,
            "'@NSManaged' needs Core Data, which does not exist on Linux. Declare a class of your own with stored properties, and save its objects yourself, encoded as JSON for example.",
            at: node, cause: name)
    }
}
