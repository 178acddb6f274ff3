import Foundation
import XCTest

extension XCTestCase {
    /// Adds a block that is called with an alert that an action finds in its way. It returns whether it has handled the
    /// alert. The last one is asked first. All are removed when the test ends.
    @preconcurrency @MainActor @discardableResult
    public func addUIInterruptionMonitor(
        withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
    ) -> any NSObjectProtocol {
        let monitor = Interruptions.Monitor(handlerDescription, handler)
        Interruptions.add(monitor)
        return monitor
    }

    /// Removes a block.
    @preconcurrency @MainActor
    public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
        Interruptions.remove(monitor)
    }

    /// Keeps an attachment.
    @preconcurrency @MainActor
    public func add(_ attachment: XCTAttachment) {
        TestAttachments.add(attachment)
    }
}
