import SourceAdapter
import Testing

/// Parts of adapted files that the compiler does not accept.
@Suite struct LeftOutPartTests {
    /// Returns a source without the parts that have a `§` before what the compiler complains of.
    private func remaining(_ source: String, _ message: String = "cannot find 'x' in scope") -> String? {
        var places: [RefusedPlace] = []
        var lines: [String] = []
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let mark = line.firstIndex(of: "§") {
                let column = line[..<mark].utf8.count + 1
                places.append(RefusedPlace(line: index + 2, column: column, message: message))
            }
            lines.append(String(line.filter { $0 != "§" }))
        }
        let text = "#sourceLocation(file: \"/A/B.swift\", line: 1)\n" + lines.joined(separator: "\n")
        return PartRemoval.text(of: text, at: "/A/B.swift", without: places)
            .map {
                $0.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
            }
    }

    private let report = "Trestle.leftOut(\"B.swift:3\", \"cannot find 'x' in scope\")"
    private let value = "Trestle.leftOutValue(\"B.swift:3\", \"cannot find 'x' in scope\")"

    @Test func aStatementIsLeftOutAlone() {
        let source = "import UIKit\nfunc a() {\n    §x.make { $0 }\n    b()\n}"
        #expect(remaining(source) == "import UIKit\nfunc a() {\n    \(report)\n    b()\n}")
    }

    @Test func aStatementThatContainsTheClosureWithTheErrorStaysIfTheClosureHasOthers() {
        let source = "import UIKit\nfunc a() { b {\n    §x.c()\n    d()\n} }"
        #expect(remaining(source) == "import UIKit\nfunc a() { b {\n    \(report)\n    d()\n} }")
    }

    @Test func whatUsesALeftOutVariableGoesWithIt() {
        let source = "import UIKit\nfunc a() {\n    let v = §x\n    c(d.v)\n    let w = v\n    e { w.f() }\n}"
        #expect(
            remaining(source)
                == "import UIKit\nfunc a() {\n    \(report)\n    c(d.v)\n    \(report)\n    e { \(report) }\n}")
    }

    @Test func linesKeepTheirNumbers() {
        let source = "import UIKit\nfunc a() {\n    §x.make {\n        $0\n    }\n    b()\n}"
        #expect(remaining(source)?.split(separator: "\n", omittingEmptySubsequences: false).count == 7)
    }

    @Test func theValueOfAFunctionIsLeftOutWithItsBody() {
        let source = "import UIKit\nfunc a() -> B {\n    return §x\n}"
        #expect(remaining(source) == "import UIKit\nfunc a() -> B { \(value) \n\n}".replacing(" \n\n}", with: " }\n\n"))
    }

    @Test func anOptionalValueIsNil() {
        let source = "import UIKit\nvar a: B? {\n    §x\n}"
        #expect(remaining(source) == "import UIKit\nvar a: B? { \(report); return nil }\n\n")
    }

    @Test func anInitializerThatCannotCallSuperIsLeftOutAsAWhole() {
        let source = "import UIKit\nclass A: B { init() {\n    super.init(§x)\n} }"
        #expect(remaining(source) == "import UIKit\nclass A: B { init() { \(value) }\n\n }")
    }

    @Test func aConditionThatGuardsTheRestIsLeftOutWithTheBody() {
        let source = "import UIKit\nfunc a() {\n    guard §x else { return }\n    b()\n}"
        #expect(remaining(source) == "import UIKit\nfunc a() { \(report) }\n\n\n")
    }

    @Test func aMemberWhoseTypeIsMissingIsLeftOut() {
        #expect(remaining("class A {\n    var b: §X\n    var c = 1\n}") == "class A {\n    \n    var c = 1\n}")
    }

    @Test func aClassWithoutItsSuperclassIsLeftOut() {
        #expect(remaining("class A: §X {\n    var c = 1\n}\nclass B {}") == "\n\n\nclass B {}")
    }

    @Test func aTypeThatIsLeftOutIsNamed() {
        let parts = PartRemoval.text(
            of: "\nclass A: X {}", at: "/B.swift", without: [RefusedPlace(line: 2, column: 10, message: "no X")])?.parts
        #expect(parts == [LeftOutPart(extent: .type, line: 1, name: "A", reason: "no X")])
    }

    @Test func aProtocolThatIsMissingIsNotInherited() {
        #expect(remaining("class A: B, §X {}") == "class A: B {}")
        #expect(remaining("class A: B, §X, C {}") == "class A: B, C {}")
        #expect(remaining("struct A: §X {}") == "struct A {}")
        #expect(remaining("extension A: §X {\n    func b() {}\n}") == "extension A {\n    func b() {}\n}")
    }

    @Test func aProtocolWhoseRequirementsAreLeftOutIsNotInherited() {
        let message = "type 'A' does not conform to protocol 'X'"
        #expect(remaining("class §A: B, X {}", message) == "class A: B {}")
    }

    @Test func anImportAndAnExtensionAreLeftOut() {
        #expect(remaining("import §X\nlet a = 1", "no such module 'X'") == "\nlet a = 1")
        #expect(remaining("#if A\nimport §X\nlet a = 1\n#endif", "no such module 'X'") == "#if A\n\nlet a = 1\n#endif")
        #expect(remaining("extension §X {\n    var a: Int { 1 }\n}\nlet b = 1") == "\n\n\nlet b = 1")
    }

    @Test func linesOfGeneratedCodeAreLeftOutWithoutAReport() {
        let source =
            "class A {}\n#sourceLocation()\nextension A {\n    static func t(_ m: M) {\n        m.add(§A.b)\n    }\n}"
        #expect(
            remaining(source)
                == "class A {}\n#sourceLocation()\nextension A {\n    static func t(_ m: M) {\n        \n    }\n}")
    }

    @Test func nothingIsLeftOutWhereThereIsNothing() {
        #expect(PartRemoval.text(of: "let a = 1", at: "/B.swift", without: []) == nil)
    }
}
