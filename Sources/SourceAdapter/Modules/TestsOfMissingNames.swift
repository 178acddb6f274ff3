import SwiftSyntax

/// The tests of a file that use missing names, each a method or function that nothing else calls, so that the file can
/// do without them.
public struct TestsOfMissingNames: Sendable {
    /// A test that is left out.
    public struct Test: Sendable {
        public let name: String
        /// The line of the test, counted from 1.
        public let line: Int
        /// The missing name that it uses.
        public let use: String
    }

    /// The file without these tests. The lines of the others stay where they are.
    public let file: SourceFile
    /// In the order of the file.
    public let tests: [Test]

    /// Returns nil if the file uses missing names outside of tests, in all of its tests, or not at all.
    public init?(in file: SourceFile, using missing: MissingNames) {
        let parsed = ParsedFile(file)
        var uses = missing.uses(in: parsed.tree)
        var tests: [Test] = []
        var methods: [FunctionDeclSyntax] = []
        while let use = uses.next() {
            guard let method = Self.test(around: use) else { return nil }
            if method.id == methods.last?.id { continue }
            methods.append(method)
            tests.append(Test(name: method.name.text, line: parsed.location(of: method).line, use: use.text))
        }
        guard !tests.isEmpty, tests.count < Self.tests(in: parsed.tree), !Self.areNamed(methods, in: parsed.tree)
        else { return nil }
        self.tests = tests
        self.file = SourceFile(path: file.path, text: Self.text(file.text, without: methods))
    }

    private static func test(around token: TokenSyntax) -> FunctionDeclSyntax? {
        sequence(first: Syntax(token), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first(
            where: isTest)
    }

    private static func tests(in tree: SourceFileSyntax) -> Int {
        tree.tokens(viewMode: .sourceAccurate).count {
            $0.tokenKind == .keyword(.func) && ($0.parent?.as(FunctionDeclSyntax.self)).map(isTest) == true
        }
    }

    /// Whether a function is a test of Swift Testing, or a method that XCTest takes for one.
    static func isTest(_ method: FunctionDeclSyntax) -> Bool {
        if AttributeRecord.all(in: method.attributes).contains(where: { $0.name == "Test" }) { return true }
        return method.parent?.is(MemberBlockItemSyntax.self) == true && method.name.text.hasPrefix("test")
            && method.signature.parameterClause.parameters.isEmpty && method.signature.returnClause == nil
            && !method.modifiers.arePrivate && !method.modifiers.areStatic
    }

    /// Whether other code of the file names one of the methods, such as a list of all tests.
    private static func areNamed(_ methods: [FunctionDeclSyntax], in tree: SourceFileSyntax) -> Bool {
        let names = Set(methods.map(\.name.text))
        let declarations = Set(methods.map(\.name.id))
        return tree.tokens(viewMode: .sourceAccurate).contains {
            names.contains($0.text) && !declarations.contains($0.id)
        }
    }

    private static func text(_ text: String, without methods: [FunctionDeclSyntax]) -> String {
        var bytes = Array(text.utf8)
        for method in methods {
            let end = method.endPositionBeforeTrailingTrivia.utf8Offset
            for index in method.positionAfterSkippingLeadingTrivia.utf8Offset..<end where bytes[index] != 10 {
                bytes[index] = 32
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
