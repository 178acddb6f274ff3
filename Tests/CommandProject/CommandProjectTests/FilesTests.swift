import XCTest

@testable import CommandProject

@MainActor
final class FilesTests: XCTestCase {
    func testTheMainBundleHasTheFilesOfTheApplication() {
        XCTAssertEqual(BundleFiles.names, ["first.txt", "second.txt"])
        XCTAssertEqual(BundleFiles.text("second"), "second\n")
    }

    func testTheTableShowsThem() {
        let controller = FilesViewController(style: .plain)
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 2)
        XCTAssertTrue(controller.responds(to: #selector(FilesViewController.reload)))
    }

    /// Writes the process into the file that the environment names, and waits until it is ended from outside.
    func testAnInterruptEndsTheTests() throws {
        guard let file = ProcessInfo.processInfo.environment["CHECKS_WAIT"] else { throw XCTSkip("waits when asked") }
        try "waiting in \(ProcessInfo.processInfo.processIdentifier)\n".write(
            toFile: file, atomically: true, encoding: .utf8)
        sleep(300)
    }
}
