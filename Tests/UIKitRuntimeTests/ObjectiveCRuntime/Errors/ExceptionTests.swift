import Foundation
import Testing
import UIKit

@testable import UIKitTestSupport

@Suite(.serialized) struct ExceptionTests {
    @Test func aReportedExceptionHasNameAndReasonAndTheCallerGoesOn() {
        var reached = false
        let exceptions = raised {
            Trestle.raise(.rangeException, "row 3 of 2")
            reached = true
        }
        #expect(exceptions.map(\.name) == [.rangeException])
        #expect(exceptions.map(\.reason) == ["row 3 of 2"])
        #expect(reached)
    }

    @Test func anExceptionOfTheApplicationsFollowsThePolicy() {
        let exceptions = raised {
            NSException(name: .invalidArgumentException, reason: "no", userInfo: ["key": 1]).raise()
        }
        #expect(exceptions.first?.userInfo?["key"] as? Int == 1)
        #expect(exceptions.first?.description == "no")
    }

    @Test func exceptionsPrintTheirReasonInFormats() {
        let exception = NSException(name: .genericException, reason: "because", userInfo: nil)
        #expect(String(format: "%@!", exception) == "because!")
    }
}
