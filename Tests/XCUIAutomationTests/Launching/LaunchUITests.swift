import UIKit
import XCTest
import XCUIAutomation

/// Launches, and what a test begins with.
final class LaunchUITests: ShopTestCase {
    func testEachLaunchStartsTheApplicationAnew() {
        let launches = MainActor.assumeIsolated { ShopDelegate.launches }
        app.cells["row 1"].tap()
        app.launch()
        XCTAssertTrue(app.navigationBars["Goods"].exists)
        XCTAssertEqual(MainActor.assumeIsolated { ShopDelegate.launches }, launches + 1)
    }

    func testDefaultsAreKeptFromLaunchToLaunch() {
        app.cells["row 0"].swipeLeft()
        app.buttons["Delete"].tap()
        app.terminate()
        XCTAssertEqual(app.state, .notRunning)
        app.launch()
        XCTAssertEqual(app.cells.firstMatch.label, "Item 2")
    }

    func testATestBeginsWithoutWhatAnotherHasStored() {
        XCTAssertEqual(app.cells.firstMatch.label, "Item 1")
        UserDefaults.standard.set(["Left over"], forKey: "goods")
    }

    func testATestBeginsWithoutWhatYetAnotherHasStored() {
        XCTAssertEqual(app.cells.firstMatch.label, "Item 1")
        UserDefaults.standard.set(["Left over"], forKey: "goods")
    }

    func testArgumentsAreUserDefaults() {
        app.launchArguments = ["-goods", "(Tea, Milk)", "-verbose"]
        app.launch()
        XCTAssertEqual(app.cells.count, 2)
        XCTAssertEqual(app.cells.element(boundBy: 1).label, "Milk")
        XCTAssertEqual(Array(CommandLine.arguments.dropFirst()), ["-goods", "(Tea, Milk)", "-verbose"])
        app.launchArguments = []
        app.launch()
        XCTAssertEqual(app.cells.firstMatch.label, "Item 1")
    }

    func testTheEnvironmentIsThatOfTheLaunch() {
        app.launchEnvironment["SHOP_SERVER"] = "local"
        app.launch()
        XCTAssertEqual(ProcessInfo.processInfo.environment["SHOP_SERVER"], "local")
        app.terminate()
        XCTAssertNil(ProcessInfo.processInfo.environment["SHOP_SERVER"])
    }

    func testTheHomeButtonLeadsToTheBackground() {
        XCTAssertEqual(app.state, .runningForeground)
        XCUIDevice.shared.press(.home)
        XCTAssertTrue(app.wait(for: .runningBackground, timeout: 2))
        app.activate()
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 2))
    }

    func testTheDeviceTurns() {
        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertGreaterThan(app.frame.width, app.frame.height)
        XCUIDevice.shared.orientation = .portrait
        XCTAssertLessThan(app.frame.width, app.frame.height)
    }

    func testApplicationsOfTheSystemAreNotThere() {
        let home = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        XCTAssertFalse(home.buttons["Allow"].exists)
        XCTAssertFalse(home.alerts.element.waitForExistence(timeout: 1))
    }

    func testAPictureHasThePixelsOfTheScreen() {
        let whole = app.screenshot()
        XCTAssertEqual(whole.image.size, CGSize(width: 390, height: 844))
        let row = app.cells["row 0"]
        XCTAssertEqual(row.screenshot().image.size.height, row.frame.height, accuracy: 1)
        XCTAssertFalse(XCUIScreen.main.screenshot().pngRepresentation.isEmpty)
    }
}
