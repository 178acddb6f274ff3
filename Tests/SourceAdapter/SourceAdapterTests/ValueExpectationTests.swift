import Testing

@Suite struct ValueExpectationTests {
    private let kvo = "import XCTest\nlet a = XCTKVOExpectation(keyPath: \"b\", object: c)\n"

    @Test func filesWithExpectationsOfValuesGetTheirClass() {
        #expect(adapted(kvo).hasSuffix(kvo.dropFirst("import XCTest".count)))
        #expect(generated(kvo).contains("private final class XCTKVOExpectation: XCTestExpectation"))
        #expect(!generated(kvo).contains("func keyValueObservingExpectation"))
    }

    @Test func whatBothKindsNeedIsThereOnce() {
        let both = generated(kvo + "let d = keyValueObservingExpectation(for: c, keyPath: \"b\")\n" + kvo)
        for text in ["class _ValueObserver", "class XCTKVOExpectation", "func valueExpectation("] {
            #expect(both.components(separatedBy: text).count == 2)
        }
    }

    @Test func otherFilesStay() {
        #expect(generated("let a = XCTKVOExpectation(keyPath: \"b\", object: c)").isEmpty)
    }
}
