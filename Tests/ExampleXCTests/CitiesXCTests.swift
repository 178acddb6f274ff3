import UIKit
import UIKitTestDriver
import XCTest

@testable import Cities

final class CitiesXCTests: XCTestCase {
    func testATapSelectsTheRow() throws {
        let app = try TestApplication(delegate: AppDelegate.self)
        try app.tap(text: "Porto")
        let table = try app.view(UITableView.self)
        XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
    }
}
