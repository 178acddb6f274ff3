import SwiftSyntax

/// Makes `#if SWIFT_PACKAGE` false in source that Xcode builds on iOS: SwiftPM sets it for all source on Linux.
struct PackageConditions: Rewrite {
    func rewrite(_ node: IfConfigClauseSyntax, in file: FileAdaptation) {
        guard !file.isOfSwiftPackage else { return }
        for (part, text) in Self.replacements(in: node) { file.edits.replace(part, with: text) }
    }

    /// Returns the parts of the condition that change, and their new texts.
    static func replacements(in clause: IfConfigClauseSyntax) -> [(Syntax, String)] {
        guard let condition = clause.condition else { return [] }
        return condition.tokens(viewMode: .sourceAccurate).filter { $0.text == "SWIFT_PACKAGE" }
            .map { (Syntax($0), "false") }
    }
}
