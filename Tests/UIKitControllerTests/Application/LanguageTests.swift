import Foundation
import Testing
import ToolchainBets
import UIKitTestDriver

@testable import UIKit

/// An application in the languages of the world.
@MainActor @Suite(.serialized)
struct LanguageTests {
    private final class Controller: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
            navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .trash)
        }
    }

    private func start(_ locale: String?) throws -> TestApplication {
        try TestApplication(
            showing: UINavigationController(rootViewController: Controller()),
            locale: locale.map(Locale.init(identifier:)))
    }

    @Test func barButtonsAreInTheUsersLanguage() throws {
        let app = try start("sv_SE")
        defer { app.end() }
        #expect(app.visibleTexts.contains("Klar"))
    }

    @Test func withoutALocaleTheyAreInEnglish() throws {
        let app = try start(nil)
        #expect(app.visibleTexts.contains("Done"))
    }

    @Test func searchBarsAreInTheUsersLanguage() throws {
        let app = try start("de_DE")
        defer { app.end() }
        let controller = UISearchController(searchResultsController: nil)
        #expect(controller.searchBar.placeholder == "Suchen")
        #expect(UITabBarItem(tabBarSystemItem: .favorites, tag: 0).title == "Favoriten")
    }

    @Test func anArabicUserReadsFromRightToLeft() throws {
        let app = try start("ar_EG")
        defer { app.end() }
        #expect(app.application.userInterfaceLayoutDirection == .rightToLeft)
        #expect(app.window.traitCollection.layoutDirection == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceLeftToRight) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
    }

    @Test func theDirectionCanBeSetInAnyLanguage() throws {
        let app = try start("he_IL")
        defer { app.end() }
        app.setLayoutDirection(.leftToRight)
        #expect(app.application.userInterfaceLayoutDirection == .leftToRight)
    }

    @Test func theLocaleCanChangeWhileTheApplicationRuns() throws {
        let app = try start(nil)
        defer { app.end() }
        app.setLocale(Locale(identifier: "he_IL"))
        #expect(app.application.userInterfaceLayoutDirection == .rightToLeft)
        #expect(UIBarButtonItem.SystemItem.cancel.title == "ביטול")
        app.setLocale(nil)
        #expect(app.application.userInterfaceLayoutDirection == .leftToRight)
    }

    @Test func theLocaleIsThatOfTheNextLaunch() throws {
        let app = try start(nil)
        app.setLocale(Locale(identifier: "ar_EG"))
        let next = try app.relaunched(showing: UINavigationController(rootViewController: Controller()))
        defer { next.end() }
        #expect(next.visibleTexts.contains("تم"))
        #expect(next.application.userInterfaceLayoutDirection == .rightToLeft)
    }

    @Test(.enabled(if: ToolchainBet.currentLocale.isAllowed)) func formattersFollowTheLocale() throws {
        let app = try start("de_DE")
        #expect(1.5.formatted() == "1,5" && Locale.current.identifier == "de_DE")
        app.end()
        #expect(Locale.current.identifier == "en_001")
    }
}
