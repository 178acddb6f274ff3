import SwiftSyntax

/// Imports XCUIAutomation in files of tests that drive applications, and in those that use what else the module has: on
/// Apple's systems XCTest brings it. Such tests wait on the clock of the application, which all files of their target
/// have to do.
struct InterfaceTestImports: Rewrite {
    func rewrite(_ node: ImportDeclSyntax, in file: FileAdaptation) {
        let first = file.file.tree.tokens(viewMode: .sourceAccurate).first { $0.tokenKind == .keyword(.import) }
        guard node.importKeyword.id == first?.id, file.file.importedModules.contains("XCTest"),
            file.target.drivesInterface || InterfaceTestNames.areUsed(in: file.file.tree, { file.target.declares($0) })
                || file.target.keepsAttachments && file.file.names("XCTContext") && !file.target.declares("XCTContext")
        else { return }
        file.require(import: "XCUIAutomation")
    }
}

/// Removes `override` from members that XCTestCase on Linux lacks. They have no effect there.
struct InterfaceTestOverrides: Rewrite {
    func rewrite(_ node: VariableDeclSyntax, in file: FileAdaptation) {
        guard
            node.bindings.contains(where: {
                $0.pattern.trimmedDescription == "runsForEachTargetApplicationUIConfiguration"
            }),
            let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
        else { return }
        file.edits.remove(modifier)
    }
}

/// The names of XCUIAutomation.
enum InterfaceTestNames {
    /// Whether a file drives an application.
    static func driveInterface(in tree: SourceFileSyntax) -> Bool {
        tree.tokens(viewMode: .sourceAccurate).contains { token in
            token.text.hasPrefix("XCUI") && token.text.dropFirst(4).first?.isUppercase == true
                && token.parent?.is(ImportPathComponentSyntax.self) != true
        }
    }

    /// Whether a file uses a name that unit tests use too.
    static func areUsed(in tree: SourceFileSyntax, _ isDeclared: (String) -> Bool) -> Bool {
        tree.tokens(viewMode: .sourceAccurate).contains { others.contains($0.text) && !isDeclared($0.text) }
    }

    /// Whether unit tests use the name, too.
    static func unitTestsUse(_ name: String) -> Bool { others.contains(name) }

    private static let others: Set<String> = [
        "XCTAttachment", "XCTMetric", "XCTClockMetric", "XCTCPUMetric", "XCTMemoryMetric", "XCTMeasureOptions",
        "XCTApplicationLaunchMetric", "XCTStorageMetric", "XCTOSSignpostMetric",
    ]
}
