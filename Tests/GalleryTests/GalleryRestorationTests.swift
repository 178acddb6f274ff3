import GalleryScreens
import Testing
import UIKit
import UIKitTestDriver

@testable import Gallery

/// The Gallery opens where it was left.
@MainActor @Suite(.serialized) struct GalleryRestorationTests {
    private func open(size: CGSize = CGSize(width: 390, height: 844)) throws -> TestApplication {
        GalleryAppDelegate.firstScreen = nil
        GalleryAppDelegate.nib = nil
        return try TestApplication(delegate: GalleryAppDelegate.self, size: size, scale: 1)
    }

    /// The screen on top in a narrow window.
    private func top(_ app: TestApplication) throws -> UIViewController {
        let split = try #require(app.rootViewController as? UISplitViewController)
        return try #require((split.viewControllers.first as? UINavigationController)?.topViewController)
    }

    // Seeds 241.
    @Test func itOpensInTheScreenThatWasOpenScrolledToTheSameRow() throws {
        let app = try open()
        let place = try #require(GallerySection.indexPath(of: "languages"))
        try app.view(UITableView.self).scrollToRow(at: place, at: .middle, animated: false)
        app.frame()
        try app.tap(identifier: "languages")
        app.advance(by: 1)
        let screen = try top(app)
        let table = try #require(screen.view as? UITableView)
        table.scrollToRow(at: IndexPath(row: 3, section: 12), at: .top, animated: false)
        app.frame()
        let before = app.visibleTexts
        let second = try app.relaunched()
        let again = try top(second)
        #expect(type(of: again) == type(of: screen))
        #expect(second.visibleTexts == before)
    }

    @Test func theListUnderTheScreenIsWhereItWasWithoutASelection() throws {
        let app = try open()
        let place = try #require(GallerySection.indexPath(of: "billion"))
        try app.view(UITableView.self).scrollToRow(at: place, at: .middle, animated: false)
        app.frame()
        try app.tap(identifier: "billion")
        app.advance(by: 1)
        let second = try app.relaunched()
        try second.tap(identifier: "BackButton")
        second.advance(by: 1)
        let list = try second.view(UITableView.self)
        #expect(list.indexPathsForVisibleRows?.contains(place) == true)
        #expect(list.indexPathsForSelectedRows == nil)
    }

    @Test func aScreenNamedOnTheCommandLineIsOpenedInstead() throws {
        let app = try open()
        try app.tap(identifier: "cities")
        app.advance(by: 1)
        app.end()
        GalleryAppDelegate.firstScreen = GalleryScreen.all.first { $0.identifier == "mail" }
        defer { GalleryAppDelegate.firstScreen = nil }
        let second = try app.relaunched()
        let shown = try top(second)
        let screen = (shown as? UINavigationController)?.topViewController ?? shown
        #expect(screen.restorationIdentifier == "mail")
    }

    @Test func aWideWindowOpensWithTheScreenBesideTheList() throws {
        let app = try open(size: CGSize(width: 1100, height: 900))
        try app.tap(identifier: "cities")
        app.advance(by: 1)
        let second = try app.relaunched()
        let split = try #require(second.rootViewController as? UISplitViewController)
        let detail = try #require(split.viewControllers.last as? UINavigationController)
        #expect(split.viewControllers.count == 2 && detail.topViewController?.restorationIdentifier == "cities")
        #expect(detail.topViewController?.view.window != nil)
    }
}
