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

    @Test func aTypeOfTheTargetIsTaken() {
        #expect(!generated("import XCTest\nenum XCTContext {}\nlet a = XCTContext.self").contains("private enum"))
    }
}
