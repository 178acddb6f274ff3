import SwiftSyntax

/// Gives files of unit tests that use `XCTContext.runActivity(named:block:)`, which XCTest on Linux lacks, a function of their own.
/// It prints the name of the activity, and runs the block. Where activities may keep attachments, XCUIAutomation has it.
struct TestActivities: Rewrite {
    func rewrite(_ node: DeclReferenceExprSyntax, in file: FileAdaptation) {
        guard node.baseName.text == "XCTContext", file.file.importedModules.contains("XCTest"),
            !file.target.declares("XCTContext"), !file.target.drivesInterface, !file.target.keepsAttachments,
            !file.appendix.contains(Self.declaration)
        else { return }
        file.appendix.append(Self.declaration)
    }

    private static let declaration = """
        private struct XCTActivity { let name: String }
        private enum XCTContext {
            static func runActivity<Result>(
                named name: String, block: (XCTActivity) throws -> Result
            ) rethrows -> Result {
                print("Activity: \\(name)")
                return try block(XCTActivity(name: name))
            }
        }
        """
}
