import SourceAdapter
import Testing

@Suite struct UndeclaredClassTests {
    private func first(_ text: String, besides declared: Set<String> = []) -> String? {
        UndeclaredClasses.first(
            in: SourceFile(path: "File.swift", text: text), of: ["App"], isDeclared: declared.contains)
    }

    @Test(arguments: ["a as! ListViewController", "let a: RowCell?", "_ = ChartView()", "a(b: TimeCell.self)"])
    func aClassThatNothingDeclaresIsFound(code: String) {
        let source = "import XCTest\n@testable import App\nfunc f() { \(code) }"
        let name = first(source)
        #expect(name.map(source.contains) == true)
        #expect(first(source, besides: name.map { [$0] } ?? []) == nil)
    }

    @Test(arguments: [
        "a as! UITableViewCell", "a.ListViewController", "let a: Clock?", "aView", "let a: SFSafariViewController?",
    ])
    func otherNamesMayBeDeclared(code: String) {
        #expect(first("import XCTest\nfunc f() { \(code) }") == nil)
    }

    @Test(arguments: [
        "func make<CustomCell: UITableViewCell>(_ a: CustomCell.Type) -> CustomCell { CustomCell() }",
        "protocol A { associatedtype CustomCell; var b: CustomCell { get } }",
        "class A { class CustomCell {}\n let b = CustomCell() }",
    ])
    func theFileItselfMayDeclareIt(source: String) {
        #expect(first("import XCTest\n" + source) == nil)
    }

    @Test func aModuleThatIsNotKnownMayDeclareIt() {
        #expect(first("import Lists\nlet a: RowCell?") == nil)
    }
}
