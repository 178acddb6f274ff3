import Testing

@Suite struct MainActorTestTests {
    @Test func testClassesLeaveTheMainActorAndAsynchronousTestsStay() {
        #expect(
            adapted(
                """
                @MainActor final class A: XCTestCase {
                    @MainActor var b = 1
                    override func setUp() {}
                    @MainActor func testC() {}
                    func testD() async throws {}
                    nonisolated func testE() async {}
                }
                @MainActor extension A { func f() {} }
                """)
                    == """
                    final class A: XCTestCase {
                        var b = 1
                        override func setUp() {}
                        func testC() {}
                        @MainActor func testD() async throws {}
                        nonisolated func testE() async {}
                    }
                    extension A { func f() {} }
                    """)
    }

    @Test func subclassesOfTestClassesAreTestClasses() {
        #expect(
            adapted("@MainActor class A: XCTestCase {}\nclass B: A { func testC() async {} }")
                == "class A: XCTestCase {}\nclass B: A { @MainActor func testC() async {} }")
    }

    @Test func bodiesOfSynchronousMembersStayOnTheMainActor() {
        #expect(
            adapted(
                """
                @MainActor class A: XCTestCase {
                    func testB() throws {
                        let c = C()
                    }
                    func d(e: E) -> F { G(e) }
                    nonisolated func h() { i() }
                }
                class J: XCTestCase { @MainActor func testK() { l() }; func testM() { n() } }
                """)
                    == """
                    class A: XCTestCase {
                        func testB() throws { try MainActor.assumeIsolated { () throws -> Void in
                            let c = C()
                        } }
                        func d(e: E) -> F { MainActor.assumeIsolated { () -> F in G(e) } }
                        nonisolated func h() { i() }
                    }
                    class J: XCTestCase { func testK() { MainActor.assumeIsolated { () -> Void in l() } }; func testM() { n() } }
                    """)
    }

    @Test func otherClassesStayOnTheMainActor() {
        let source = "@MainActor class A: NSObject { @MainActor func b() {} }"
        #expect(adapted(source) == source)
    }
}

@Suite struct TestCaseObjectTests {
    @Test func aTestClassThatIsADataSourceIsAnObject() {
        #expect(
            adapted("import UIKit\nclass A: XCTestCase, UITableViewDataSource {}")
                == "import UIKit\nclass A: XCTestCase, UITableViewDataSource, TestCaseObject {}")
        #expect(
            adapted("import UIKit\nclass A: XCTestCase {}\nclass B: A {}\nextension A: UITableViewDelegate {}")
                == "import UIKit\nclass A: XCTestCase, TestCaseObject {}\nclass B: A {}\nextension A: UITableViewDelegate {}"
        )
    }

    @Test func aTestClassWithAnActionIsAnObject() {
        #expect(
            adapted("import UIKit\nclass A: XCTestCase { @objc func tapped() {} }")
                == "import UIKit\nclass A: XCTestCase, TestCaseObject { func tapped() {} }")
    }

    @Test func aTestClassThatComparesItselfIsAnObject() {
        #expect(
            adapted("import UIKit\nclass A: XCTestCase, P { func testB() { XCTAssertEqual(c.owner as? A, self) } }")
                .contains("class A: XCTestCase, P, TestCaseObject {"))
    }

    @Test func otherTestClassesAreNot() {
        let source = "import UIKit\nclass A: XCTestCase, P {}"
        #expect(adapted(source) == source)
    }
}

@Suite struct ExpectationTests {
    @Test func fulfillIsAFunctionWithoutParameters() {
        #expect(
            adapted("import XCTest\na.completion = b.fulfill\nc(run: d.e.fulfill)\nb.fulfill()")
                == "import XCTest\na.completion = { b.fulfill() }\nc(run: { d.e.fulfill() })\nb.fulfill()")
    }

    @Test func ofOtherObjectsItStays() {
        #expect(adapted("a.completion = b.fulfill") == "a.completion = b.fulfill")
    }
}
