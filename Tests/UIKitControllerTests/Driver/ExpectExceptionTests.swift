import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized) struct ExpectExceptionTests {
    @Test func theExceptionRaisedIsGivenBack() throws {
        let exception = try expectException(named: .internalInconsistencyException, reason: "no rows") {
            NSException(name: .internalInconsistencyException, reason: "no rows").raise()
        }
        #expect(exception.reason == "no rows")
    }

    @Test func aNameCanBeAString() throws {
        try expectException(named: "NSRangeException", containing: "bounds") {
            NSException(name: .rangeException, reason: "out of bounds").raise()
        }
    }

    @Test func noExceptionIsAFailure() {
        #expect {
            try expectException(named: .genericException, reason: "x") {}
        } throws: { error in
            "\(error)" == "No exception was raised; expected NSGenericException: x"
        }
    }

    @Test func anotherReasonIsAFailureThatShowsBoth() {
        #expect {
            try expectException(named: .genericException, reason: "x") {
                NSException(name: .genericException, reason: "y").raise()
            }
        } throws: { error in
            "\(error)" == """
                Another exception was raised:
                  expected: NSGenericException: x
                  actual:   NSGenericException: y
                """
        }
    }

    @Test func afterwardsExceptionsEndTheProcessAgain() throws {
        try expectException(named: .genericException) { NSException(name: .genericException, reason: nil).raise() }
        guard case .trap = Trestle.exceptionPolicy else {
            Issue.record("the policy is still to report")
            return
        }
    }
}
