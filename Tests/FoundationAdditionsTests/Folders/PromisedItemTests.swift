import Foundation
import FoundationAdditions
import Testing

struct PromisedItemTests {
    @Test func whatIsThereIsReachable() throws {
        #expect(try FileManager.default.temporaryDirectory.checkPromisedItemIsReachable())
    }

    @Test func whatIsNotThereIsAnError() {
        let url = FileManager.default.temporaryDirectory.appending(path: "none-\(UUID().uuidString)")
        #expect(throws: (any Error).self) { try url.checkPromisedItemIsReachable() }
    }
}
