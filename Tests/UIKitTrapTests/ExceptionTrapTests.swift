import Testing
import UIKit

@Suite struct ExceptionTrapTests {
    @Test func anExceptionEndsTheProcessWithApplesMessageAndOurHint() async throws {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            Trestle.raise(.internalInconsistencyException, "row 3 of 2", hint: "ask for fewer")
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(
            text.hasPrefix(
                """
                *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'row 3 of 2'
                Trestle: ask for fewer

                """))
    }

    @Test func anApplicationDelegateThatDoesNotExist() async throws {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            _ = await UIApplicationMain(0, CommandLine.unsafeArgv, nil, "Example.Nobody")
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(
            text.contains(
                "Unable to instantiate the UIApplication delegate instance. No class named Example.Nobody is loaded."))
    }

    @Test func anIndexPathOfOneIndexHasNoRow() async throws {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            _ = IndexPath(index: 4).row
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(
            text.contains(
                "Invalid index path for use with UITableView.  Index paths passed to table view must contain exactly two"
            ))
    }
}
