import Foundation
import Testing

/// What Foundation, Core Foundation and the Objective-C runtime have on Apple's systems is in modules that `import UIKit`
/// brings. Files that import Foundation alone get that import for every name.
@Suite struct DeclaredNameTests {
    /// Names that adapted source is written with, and one that is too common to be told by itself.
    private static let ofTrestle: Set<String> = [
        "Trestle", "ComparisonOfExpressions", "ExpressionWithFormat", "FormatterPartReading", "FormatterReading",
        "PredicateWithFormat", "SortDescriptorWithKey", "TimerWithSelector", "Method",
    ]

    private static let declared: [String] = {
        let sources = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
            .appending(path: "Sources")
        let found = ["FoundationAdditions", "ObjectiveCRuntime"].flatMap { module in
            files(in: sources.appending(path: module)).flatMap { names(in: $0) }
        }
        return Set(found).subtracting(ofTrestle).sorted()
    }()

    private static func files(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.allObjects as? [URL] ?? []).filter {
            $0.pathExtension == "swift" && !$0.lastPathComponent.contains("+Trestle")
        }
    }

    /// Returns the public names that a file declares outside of types.
    private static func names(in file: URL) -> [String] {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let declaration =
            /^(?:@\S+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias|func|let|var|actor) (\w+)/
        return text.split(separator: "\n").compactMap { $0.prefixMatch(of: declaration).map { String($0.1) } }
    }

    @Test func allNamesAreKnown() {
        #expect(Self.declared.count > 150)
        let unknown = Self.declared.filter { !importsUIKit($0) }
        #expect(unknown == [])
    }

    @Test func functionsOfGeometryAreKnown() {
        #expect(importsUIKit("CGRectGetMidX(b)"))
        #expect(!importsUIKit("CGRect.zero"))
    }

    /// Returns whether a file that imports Foundation alone gets the import for an expression.
    private func importsUIKit(_ expression: String) -> Bool {
        adaptedWhole(["File.swift": "import Foundation\nlet a = \(expression)"])["File.swift"]?
            .contains("import UIKit") == true
    }
}
