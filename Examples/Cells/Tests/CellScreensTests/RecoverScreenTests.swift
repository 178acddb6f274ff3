import Testing
import UIKit
import UIKitTestDriver

@testable import CellScreens

/// Three ways to recover a removed row.
@MainActor @Suite(.serialized)
struct RecoverScreenTests {
    private let app: TestApplication
    private let screen = RecoverViewController()

    init() throws {
        app = try TestApplication(showing: UINavigationController(rootViewController: screen))
        app.advance(by: 0.5)
    }

    private var songs: [String] { screen.playlist.songs }

    private func remove(_ row: Int) throws {
        try app.swipeRow(at: IndexPath(row: row, section: 0), in: app.view(UITableView.self), by: -120)
        app.advance(by: 0.6)
        try app.tap(text: "Remove")
        app.advance(by: 0.6)
    }

    private var hasPanel: Bool { !app.views(UndoPanel.self).isEmpty }

    // MARK: A question before

    // Seeds 179.
    @Test func anAlertAsksBeforeTheRowIsRemoved() throws {
        try app.tap(text: "Ask")
        try remove(1)
        #expect(app.shows(text: "Remove “Blue Bossa”?"))
        #expect(songs.count == 12)
        try app.tap(text: "Remove Song")
        try app.settle()
        #expect(songs.count == 11 && !songs.contains("Blue Bossa"))
        #expect(!app.shows(text: "Blue Bossa"))
    }

    @Test func aCancelledQuestionClosesTheRow() throws {
        try app.tap(text: "Ask")
        try remove(1)
        try app.tap(text: "Cancel")
        try app.settle()
        #expect(songs.count == 12)
        #expect(!app.shows(text: "Remove"))
        let cell = try #require(try app.view(UITableView.self).cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.contentView.convert(CGPoint.zero, to: cell).x == 0)
    }

    // MARK: A panel after

    // Seeds 179.
    @Test func aPanelRestoresTheRow() throws {
        try remove(1)
        #expect(app.shows(text: "“Blue Bossa” is removed"))
        #expect(songs.count == 11)
        try app.tap(text: "Undo")
        try app.settle()
        #expect(songs[1] == "Blue Bossa")
        #expect(app.shows(text: "Blue Bossa"))
        #expect(!hasPanel)
    }

    @Test func thePanelLeavesByItself() throws {
        try remove(1)
        app.advance(by: 4)
        #expect(hasPanel)
        app.advance(by: 1.5)
        #expect(!hasPanel)
        #expect(songs.count == 11 && screen.playlist.removed == nil)
    }

    @Test func aSecondRemovalHasAPanelOfItsOwn() throws {
        try remove(1)
        try remove(1)
        #expect(app.views(UndoPanel.self).count == 1)
        #expect(app.shows(text: "“Cantaloupe Island” is removed"))
        try app.tap(text: "Undo")
        try app.settle()
        #expect(songs[1] == "Cantaloupe Island" && !songs.contains("Blue Bossa"))
    }

    @Test func anotherWayTakesThePanelAway() throws {
        try remove(1)
        try app.tap(text: "Shake")
        app.advance(by: 0.5)
        #expect(!hasPanel)
        app.shake()
        #expect(screen.presentedViewController == nil)
    }

    // MARK: A shake after

    // Seeds 179.
    @Test func aShakeOffersToRestoreTheRowOnce() throws {
        try app.tap(text: "Shake")
        try remove(1)
        #expect(!hasPanel)
        app.shake()
        try app.settle()
        try app.tap(text: "Restore")
        try app.settle()
        #expect(songs[1] == "Blue Bossa")
        app.shake()
        #expect(screen.presentedViewController == nil)
    }
}
