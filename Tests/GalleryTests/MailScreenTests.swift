import GalleryScreens
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct MailScreenTests {
    private func open() throws -> TestApplication {
        let app = try TestApplication(
            showing: GalleryScreen.navigationController(
                showing: GalleryScreen.all.first { $0.identifier == "mail" }), scale: 1)
        app.advance(by: 1)
        return app
    }

    private func label(_ app: TestApplication, _ row: Int) throws -> String {
        let cell = try app.view(UITableView.self).cellForRow(at: IndexPath(row: row, section: 0))
        return cell?.accessibilityLabel ?? ""
    }

    private let first = IndexPath(row: 0, section: 0)

    @Test func aSwipeToTheRightMarksAMessageAsRead() throws {
        let app = try open()
        #expect(try label(app, 0).hasPrefix("Unread"))
        try app.swipeRow(at: first, by: 90)
        app.advance(by: 1)
        try app.tap(text: "Read")
        app.advance(by: 1)
        #expect(try !label(app, 0).hasPrefix("Unread"))
        #expect(try !app.view(UITableView.self).isEditing)
    }

    @Test func aSwipeToTheLeftOffersToDeleteFlagAndArchive() throws {
        let app = try open()
        try app.swipeRow(at: first, by: -150)
        app.advance(by: 1)
        try app.tap(text: "Flag")
        app.advance(by: 1)
        #expect(try label(app, 0).contains("Flagged"))
        try app.swipeRow(at: first, by: -150)
        app.advance(by: 1)
        #expect(app.shows(text: "Unflag") && app.shows(text: "Archive") && app.shows(text: "Delete"))
    }

    @Test func aFullSwipeDeletesAMessage() throws {
        let app = try open()
        let second = try label(app, 1)
        try app.swipeRow(at: first, by: -330)
        app.advance(by: 1)
        #expect(try label(app, 0) == second)
        #expect(try app.view(UITableView.self).visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test func olderMessagesComeWhileTheMailboxIsScrolled() throws {
        let app = try open()
        let table = try app.view(UITableView.self)
        let count = table.numberOfRows(inSection: 0)
        table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
        app.advance(by: 1)
        #expect(table.numberOfRows(inSection: 0) > count)
    }

    @Test func aTapOpensAMessageAndMarksItAsRead() throws {
        let app = try open()
        try app.tap(text: "Minutes of the spring meeting")
        app.advance(by: 1)
        #expect(try app.view(UITextView.self).text.contains("Thank you all for coming"))
        try app.tap(identifier: "BackButton")
        app.advance(by: 1)
        #expect(try !label(app, 0).hasPrefix("Unread"))
    }

    @Test func severalMessagesAreDeletedAtOnce() throws {
        let app = try open()
        let table = try app.view(UITableView.self)
        let (count, third) = (table.numberOfRows(inSection: 0), try label(app, 2))
        try app.tap(text: "Edit")
        app.advance(by: 1)
        try app.tap(text: "Minutes of the spring meeting")
        try app.tap(text: "Two books are waiting for you")
        try app.tap(text: "Delete")
        app.advance(by: 1)
        #expect(table.numberOfRows(inSection: 0) == count - 2)
        #expect(try label(app, 0) == third)
        #expect(!table.isEditing)
    }

    @Test func aSwipeDoesNotShowTheToolbar() throws {
        let app = try open()
        try app.swipeRow(at: first, by: -150)
        app.advance(by: 1)
        #expect(app.shows(text: "Edit"))
        #expect(!app.shows(text: "Mark as Read"))
    }

    @Test func aPullBringsANewMessage() throws {
        let app = try open()
        app.drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 620), duration: 0.6, holding: 0.2)
        app.advance(by: 2)
        #expect(app.shows(text: "Berth 1 is free"))
    }
}
