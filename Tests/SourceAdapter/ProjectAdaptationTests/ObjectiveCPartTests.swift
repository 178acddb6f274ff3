import Testing

@testable import ProjectAdaptation

@Suite struct ObjectiveCPartTests {
    @Test func aClassThatALibraryHasInObjectiveCIsStoodInFor() throws {
        let text = try #require(ObjectiveCParts.text(for: ["let a = NMBExceptionCapture(handler: nil, finally: nil)"]))
        #expect(text.contains("class NMBExceptionCapture {"))
        #expect(text.contains("class NSException {}"))
    }

    @Test(arguments: ["typealias NMBExceptionCapture = ExceptionCapture", "final class NMBExceptionCapture {}"])
    func aClassThatTheLibraryHasInSwiftIsNot(declaration: String) {
        let sources = ["let a = NMBExceptionCapture(handler: nil, finally: nil)", declaration]
        #expect(ObjectiveCParts.text(for: sources) == nil)
    }

    @Test func otherLibrariesNeedNothing() { #expect(ObjectiveCParts.text(for: ["let a = 1"]) == nil) }
}
