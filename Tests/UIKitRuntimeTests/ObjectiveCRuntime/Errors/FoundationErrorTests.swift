import Testing
import UIKit

@Suite struct FoundationErrorTests {
    private enum Refusal: Int, LocalizedError {
        case late = 7
        var errorDescription: String? { "Too late" }
    }

    @Test func everyErrorIsAnErrorOfFoundation() throws {
        let error = try #require(Trestle.foundationError(Refusal.late as any Error))
        #expect(error.code == 7)
        #expect(error.domain.hasSuffix("Refusal"))
        #expect(error.localizedDescription == "Too late")
        let optional: (any Error)? = Refusal.late
        #expect(Trestle.foundationError(optional)?.code == 7)
    }

    @Test func anErrorOfFoundationStaysTheSameObject() {
        let error = NSError(domain: "a", code: 1)
        #expect(Trestle.foundationError(error) === error)
        #expect(Trestle.foundationError(error as any Error) === error)
    }

    @Test func nothingElseIsAnError() {
        #expect(Trestle.foundationError(nil) == nil)
        #expect(Trestle.foundationError("text") == nil)
        #expect(Trestle.foundationError(UIColor.red) == nil)
    }
}
