import UIKit
import UIKitTestDriver

/// What is done with a screen of the Gallery before its picture is taken, so that the picture shows what the screen
/// is for.
@MainActor
struct ScreenPose {
    /// Whether the picture is taken at once, in the middle of a movement, instead of when the screen rests.
    var isMoment = false
    let take: (TestApplication) throws -> Void

    /// By the identifiers of screens. Screens without an entry are taken as they open.
    static let all: [String: ScreenPose] = [
        "mail": ScreenPose { try $0.swipeRow(at: IndexPath(row: 1, section: 0), by: -180) },
        "languages": ScreenPose { try scroll($0, to: IndexPath(row: 0, section: 16)) },
        "countries": ScreenPose { try scroll($0, to: IndexPath(row: 0, section: 36)) },
        "dictionary": ScreenPose { try scroll($0, to: IndexPath(row: 0, section: 12)) },
        "hotlist": ScreenPose { try $0.swipeRow(at: IndexPath(row: 2, section: 1), by: -180) },
        "checklist": ScreenPose { app in
            for item in ["Passport", "Train tickets", "Rain jacket", "Walking boots", "Coffee"] {
                try app.tap(text: item)
                app.advance(by: 0.2)
            }
        },
        "handmade": ScreenPose { try $0.tap(text: "Tap me") },
        "recover": ScreenPose(isMoment: true) { app in
            try app.swipeRow(at: IndexPath(row: 1, section: 0), by: -120)
            app.advance(by: 0.6)
            try app.tap(text: "Remove")
            app.advance(by: 1.2)
        },
        "reorder": ScreenPose(isMoment: true) { app in try lift(app, IndexPath(row: 2, section: 0), by: 70) },
        "playlists": ScreenPose(isMoment: true) { app in
            let lists = app.views(UITableView.self)
            guard let library = lists.first, let playlist = lists.last else { return }
            app.beginDrag(at: middle(of: IndexPath(row: 4, section: 0), in: library))
            let place = middle(of: IndexPath(row: 1, section: 0), in: playlist)
            app.moveDrag(to: CGPoint(x: place.x + 24, y: place.y + 8), duration: 0.5)
            app.advance(by: 0.5)
        },
        "billion": ScreenPose { try scroll($0, to: IndexPath(row: 499_999_999, section: 0)) },
        "shuffle": ScreenPose(isMoment: true) { app in
            // Automatic, fade, left.
            for _ in 0..<2 {
                try app.tap(text: "Animation")
                app.advance(by: 1)
            }
            try app.tap(text: "Cards")
            app.advance(by: 0.13)
        },
        "filter": ScreenPose { app in
            try app.tap(app.view(UISearchTextField.self))
            app.advance(by: 1)
            app.type("portu")
        },
        "grid": ScreenPose { app in
            let grid = try app.view(UICollectionView.self)
            for place in [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 1)] {
                grid.selectItem(at: place, animated: false, scrollPosition: [])
            }
        },
        "controls": ScreenPose { try scroll($0, to: IndexPath(row: 0, section: 2)) },
        "text": ScreenPose { app in
            try app.tap(app.view(UITextField.self))
            app.advance(by: 0.5)
            app.type("Ada Lovelace")
        },
        "keyboard": ScreenPose { app in
            for key in [
                UIKeyboardHIDUsage.keyboardTab, .keyboardTab, .keyboardDownArrow, .keyboardDownArrow,
                .keyboardReturnOrEnter, .keyboardTab, .keyboardRightArrow, .keyboardDownArrow,
            ] {
                app.press(key)
                app.advance(by: 0.3)
            }
        },
        "alerts": ScreenPose { try $0.tap(text: "Two choices") },
        "bars": ScreenPose { try $0.tap(text: "Tabs") },
    ]

    /// Scrolls the table, so that the row is the topmost one.
    private static func scroll(_ app: TestApplication, to place: IndexPath) throws {
        try app.view(UITableView.self).scrollToRow(at: place, at: .top, animated: false)
    }

    /// Returns the middle of a row on the screen.
    private static func middle(of place: IndexPath, in table: UITableView) -> CGPoint {
        let row = table.convert(table.rectForRow(at: place), to: nil)
        return CGPoint(x: row.midX, y: row.midY)
    }

    /// Lifts a row by its grip and holds it `distance` points further down.
    private static func lift(_ app: TestApplication, _ place: IndexPath, by distance: CGFloat) throws {
        let table = try app.view(UITableView.self)
        let row = table.convert(table.rectForRow(at: place), to: nil)
        let isRightToLeft = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let grip = CGPoint(x: isRightToLeft ? row.minX + 44 : row.maxX - 44, y: row.midY)
        app.touchDown(at: grip)
        app.advance(by: 0.3)
        for step in 1...10 {
            app.touchMove(to: CGPoint(x: grip.x, y: grip.y + distance * CGFloat(step) / 10))
            app.advance(by: 0.03)
        }
        app.advance(by: 0.4)
    }
}
