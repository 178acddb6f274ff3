import SwiftSyntax

/// Reports functions of the Objective-C runtime and of MobileCoreServices that have no counterpart on Linux, each once.
struct UnavailableFunctions: Rewrite {
    /// What to write in place of each function.
    static let advice: [String: String] = {
        let inspection = [
            "class_copyIvarList", "ivar_getName", "protocol_getMethodDescription", "objc_getClassList",
            "objc_copyClassList",
        ]
        let tags = [
            "UTTypeCreateAllIdentifiersForTag", "UTTypeCopyAllTagsWithClass",
        ]
        let creation = ["objc_allocateClassPair", "objc_registerClassPair", "object_setClass"]
        var advice: [String: String] = [:]
        for name in inspection {
            advice[name] =
                "classes and protocols can't be asked for their members. Write the names into an array; "
                + "'Mirror(reflecting:)' has the stored properties of an object."
        }
        for name in creation { advice[name] = "classes can't be made or changed at run time. Declare a subclass." }
        for name in tags {
            advice[name] =
                "types have no lists of tags. Use 'UTType(filenameExtension:)' and 'preferredMIMEType' of UniformTypeIdentifiers."
        }
        return advice
    }()

    func rewrite(_ node: DeclReferenceExprSyntax, in file: FileAdaptation) {
        guard let advice = Self.advice[node.baseName.text] else { return }
        file.report(
            .error, "'\(node.baseName.text)' does not exist on Linux: \(advice)", at: node, cause: advice)
    }
}
