import GalleryScreens
import Testing
import UIKit
import UIKitTestDriver

/// The Gallery in windows of several widths.
@MainActor @Suite(.serialized)
struct GallerySplitTests {
    private let wide = CGSize(width: 1100, height: 800)
    private let narrow = CGSize(width: 390, height: 844)

    @Test func aWideWindowShowsTheChosenScreenBesideTheList() throws {
        let app = try TestApplication(showing: GallerySplitViewController(showing: nil), size: wide, scale: 1)
        #expect(app.shows(text: "Choose a Screen"))
        try app.tap(text: "Mail")
        app.advance(by: 0.6)
        #expect(!app.shows(text: "Choose a Screen"))
        #expect(app.shows(text: "Dictionary"))
        let row = try app.view(identifier: "mail") as? UITableViewCell
        #expect(row?.isSelected == true)
    }

    @Test func aNarrowWindowBeginsWithTheListAndKeepsAPushedScreenWhenItGrows() throws {
        let app = try TestApplication(showing: GallerySplitViewController(showing: nil), size: narrow, scale: 1)
        #expect(app.shows(text: "Mail"))
        try app.tap(text: "Cities")
        app.advance(by: 0.6)
        #expect(app.shows(text: "New York"))
        app.resize(to: wide)
        app.advance(by: 0.1)
        #expect(app.shows(text: "New York") && app.shows(text: "Dictionary"))
        app.resize(to: narrow)
        app.advance(by: 0.1)
        #expect(app.shows(text: "New York") && !app.shows(text: "Dictionary"))
        try app.tap(identifier: "BackButton")
        app.advance(by: 0.6)
        #expect(app.shows(text: "Mail"))
    }

    @Test func aScreenOfTheCommandLineIsOnTopOfANarrowWindow() throws {
        let screen = GalleryScreen.all.first { $0.identifier == "cities" }
        let app = try TestApplication(showing: GallerySplitViewController(showing: screen), size: narrow, scale: 1)
        #expect(app.shows(text: "New York"))
    }
}
