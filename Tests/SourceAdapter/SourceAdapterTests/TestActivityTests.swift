import Testing

@Suite struct TestActivityTests {
    private let test = """
        import XCTest
        class A: XCTestCase { func testB() { XCTContext.runActivity(named: "b") { _ in } } }
        """

    @Test func filesWithActivitiesGetTheFunction() {
        #expect(adapted(test) == test)
        #expect(generated(test).contains("private enum XCTContext {"))
        #expect(
            generated(test + "\n" + "let a = XCTContext.self").components(separatedBy: "enum XCTContext").count == 2)
    }

    @Test func activitiesThatMayKeepAttachmentsAreThoseOfXCUIAutomation() {
        let files = generated(["A.swift": test, "B.swift": "import XCTest\nlet a: [XCTAttachment] = []"])
        #expect(files == ["A.swift": "import XCUIAutomation\n", "B.swift": "import XCUIAutomation\n"])
    }

    @Test func whatStandsInForAttachmentsOnLinuxIsLeftOut() {
        let own = "public struct XCTAttachment { public init(data: Data) {} }"
        let files = [
            "A.swift": "#if os(Linux) || os(Windows)\nimport Foundation\n\(own)\n#endif",
            "B.swift": "#if os(iOS)\nimport XCTest\nlet a = XCTAttachment(image: image)\n#endif",
        ]
        #expect(adapted(files)["A.swift"]?.hasPrefix("#if false || os(Windows)\n") == true)
        #expect(generated(files)["B.swift"] == "import XCUIAutomation\n")
        let everywhere = ["A.swift": "import Foundation\n\(own)", "B.swift": files["B.swift"] ?? ""]
        #expect(generated(everywhere)["B.swift"] == "")
    }

    @Test func aTypeOfTheTargetIsTaken() {
        #expect(!generated("import XCTest\nenum XCTContext {}\nlet a = XCTContext.self").contains("private enum"))
    }
}
