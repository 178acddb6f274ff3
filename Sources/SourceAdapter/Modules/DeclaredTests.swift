import SwiftSyntax

/// The tests that a file declares, of XCTest and of Swift Testing.
public enum DeclaredTests {
    /// Returns the names of the functions in the order of the file, each as often as it is declared.
    public static func names(in file: SourceFile) -> [String] {
        ParsedFile(file).tree.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard token.tokenKind == .keyword(.func), let function = token.parent?.as(FunctionDeclSyntax.self),
                TestsOfMissingNames.isTest(function)
            else { return nil }
            return function.name.text
        }
    }
}
