import SwiftSyntax

/// Makes `#if SWIFT_PACKAGE` false in source that Xcode builds on iOS: SwiftPM sets it for all source on Linux.
struct PackageConditions: Rewrite {
    func rewrite(_ node: IfConfigClauseSyntax, in file: FileAdaptation) {
        guard !file.isOfSwiftPackage, let condition = node.condition else { return }
        for token in condition.tokens(viewMode: .sourceAccurate) where token.text == "SWIFT_PACKAGE" {
            file.edits.replace(token, with: "false")
        }
    }
}
