@testable import XCUIAutomation
import UIKit
import XCTest

/// How launch arguments are read.
final class LaunchDefaultsTests: XCTestCase {
    private func pairs(_ arguments: String...) -> [String: Any] {
        MainActor.assumeIsolated { LaunchDefaults.pairs(arguments) }
    }

    func testPairsAreAKeyAndAValue() {
        let values = pairs("first", "-name", "Ada", "-verbose", "-count", "-3", "-last")
        XCTAssertEqual(values.keys.sorted(), ["count", "name"])
        XCTAssertEqual(values["name"] as? String, "Ada")
        XCTAssertEqual(values["count"] as? String, "-3")
    }

    func testListsAreReadAsPropertyLists() {
        XCTAssertEqual(pairs("-AppleLanguages", "(de, en)")["AppleLanguages"] as? [String], ["de", "en"])
        XCTAssertEqual(pairs("-text", "(open")["text"] as? String, "(open")
    }

    func testLanguagesAreThoseOfTheEnvironment() {
        let variables = MainActor.assumeIsolated { LaunchDefaults.languages(["-AppleLanguages", "(de-AT)"]) }
        XCTAssertEqual(variables, ["LANGUAGE": "de-AT", "LC_ALL": "de_AT"])
    }

    func testTextSizeAndDirectionAreThoseOfTheScreen() {
        let (size, direction) = MainActor.assumeIsolated {
            let settings = LaunchDefaults.settings([
                "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityL",
                "-NSForceRightToLeftWritingDirection", "YES",
            ])
            return (settings.contentSizeCategory, settings.layoutDirection)
        }
        XCTAssertEqual(size, .accessibilityLarge)
        XCTAssertEqual(direction, .rightToLeft)
    }
}
