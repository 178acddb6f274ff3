import SourceAdapter
import Testing

@Suite struct EmissionTests {
    @Test func theFirstLineSaysWhereTheOriginalStands() {
        let file = SourceFile(path: "/app/My \"App\".swift", text: "let a = 1\n")
        #expect(
            TargetAdapter.adapt([file]).files[0].text
                == "#sourceLocation(file: \"/app/My \\\"App\\\".swift\", line: 1)\nlet a = 1\n")
    }

    @Test func aFileWithoutConstructsIsLeftByteForByte() {
        let source = "// naïve 🙂 comment\r\nstruct A  {\tvar b=1 } // @objc\n\n"
        #expect(adapted(source) == source)
    }

    @Test func aFileThatDoesNotParseKeepsItsText() {
        let source = "class A { func b( { @objc var c: Int\n}} }\n"
        #expect(adapted(source).contains("class A { func b( { var c: Int"))
    }

    @Test func whatIsTakenAwayLeavesItsLineBreaks() {
        #expect(
            adapted("class A: NSObject {\n    @objc(\n        b\n    )\n    func c() {}\n}\n")
                == "class A: NSObject {\n    \n\n\n    func c() {}\n}\n")
    }

    @Test func filesComeBackInTheirOrder() {
        let files = ["b.swift", "a.swift"].map { SourceFile(path: $0, text: "") }
        #expect(TargetAdapter.adapt(files).files.map(\.path) == ["b.swift", "a.swift"])
    }
}
