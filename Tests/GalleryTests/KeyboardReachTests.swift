import GalleryScreens
import Testing
import UIKit
import UIKitTestDriver

/// Walks through the screens of the Gallery with the tab key.
@MainActor @Suite(.serialized)
struct KeyboardReachTests {
    /// What the keys need not reach, by the identifier of the screen: the labels of the elements. Each needs a reason.
    private static let accepted: [String: Set<String>] = [
        "reorder": ["Reorder"]  // the grips of rows, which Alt and the arrows move
    ]

    private nonisolated static let identifiers = [
        "cities", "mail", "languages", "contacts", "states", "countries", "dictionary", "stories", "news", "chat",
        "catalogue", "configurations", "cells", "handmade", "separators", "look", "inspector", "settings",
        "drawing", "pages", "checklist", "hotlist", "basket", "recover", "reorder", "playlists", "billion", "log",
        "shuffle", "filter", "thumbnails", "grid", "outline", "controls", "text", "keyboard", "alerts", "bars",
    ]

    @Test func everyScreenIsWalkedThrough() {
        #expect(Set(GalleryScreen.all.map(\.identifier)) == Set(Self.identifiers))
    }

    @Test(arguments: identifiers)
    func keysReachWhatAFingerTaps(identifier: String) throws {
        let screen = try #require(GalleryScreen.all.first { $0.identifier == identifier })
        let app = try TestApplication(showing: GalleryScreen.navigationController(showing: screen), scale: 1)
        app.advance(by: 1)
        let wanted = tappable(in: app)
        let walk = KeyWalk(app, looking: wanted)
        walk.run()
        let missed = wanted.filter { !walk.hasReached($0) }.map { $0.accessibilityLabel ?? "\(type(of: $0))" }
        #expect(Set(missed) == Self.accepted[identifier] ?? [])
    }

    /// The views that a finger could tap, but for rows.
    private func tappable(in app: TestApplication) -> [UIView] {
        app.accessibilityElements.compactMap { $0 as? UIView }.filter { view in
            guard !(view is UITableViewCell), !(view is UICollectionViewCell), isOperated(view) else { return false }
            let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: app.window)
            guard let hit = app.window.hitTest(place, with: nil) else { return false }
            return hit.isDescendant(of: view) || view.isDescendant(of: hit)
        }
    }

    private func isOperated(_ view: UIView) -> Bool {
        if view.accessibilityTraits.contains(.notEnabled) { return false }
        return view is UIControl || view is UITextView
            || !view.accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField])
    }
}

/// A walk through a screen with the tab key, in bars with the arrows, and in lists with the arrow down to the first row
/// with something inside.
@MainActor
private final class KeyWalk {
    private let app: TestApplication
    private let wanted: [UIView]
    private var reached: [UIView] = []

    private static let mostStops = 120

    init(_ app: TestApplication, looking wanted: [UIView]) {
        (self.app, self.wanted) = (app, wanted)
    }

    func hasReached(_ view: UIView) -> Bool {
        reached.contains { view === $0 || view.isDescendant(of: $0) && !isRow($0) }
    }

    /// Ends where the walk began, or when everything has been reached.
    func run() {
        for _ in 0..<Self.mostStops {
            // A text keeps the tab key alone.
            app.press(.keyboardTab, modifiers: reached.last is UITextView ? .control : [])
            app.advance(by: 0.4)
            guard let view = focused else { continue }
            if view === reached.first { return }
            let isNew = !reached.contains { $0 === view }
            reached.append(view)
            if isRow(view) { goToARowWithControls() } else if isNew { goThroughTheGroup(from: view) }
            if wanted.allSatisfy(hasReached) { return }
        }
    }

    /// A bar is one stop of the tab key, and so are views with one identifier; the arrow keys lead through them. In a row
    /// these lead out to the row, from which the tab key leads to the same bar again.
    private func goThroughTheGroup(from view: UIView) {
        for key in inRow(view) ? [.keyboardRightArrow] : [UIKeyboardHIDUsage.keyboardRightArrow, .keyboardLeftArrow] {
            for _ in 0..<20 {
                guard let current = focused, isInGroup(current) else { break }
                app.press(key)
                app.advance(by: 0.4)
                guard let next = focused, next !== current else { break }
                reached.append(next)
            }
        }
    }

    private func isInGroup(_ view: UIView) -> Bool {
        if view.focusGroupIdentifier != nil { return true }
        return sequence(first: view, next: \.superview).contains {
            $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar
        }
    }

    private var focused: UIView? { app.window.windowScene?.focusSystem?.focusedItem as? UIView }

    private func isRow(_ view: UIView) -> Bool { view is UITableViewCell || view is UICollectionViewCell }

    private func goToARowWithControls() {
        // The key may have led to a row that is selected.
        app.press(.keyboardHome)
        app.advance(by: 0.4)
        while let row = focused, isRow(row), !wanted.contains(where: { $0.isDescendant(of: row) && !hasReached($0) }) {
            app.press(.keyboardDownArrow)
            app.advance(by: 0.4)
            guard let next = focused, next !== row, isWanted(below: next) else { return }
        }
    }

    /// Whether something that is to be reached is in a row at or below this one.
    private func isWanted(below row: UIView) -> Bool {
        wanted.contains { view in
            !hasReached(view) && view.window != nil && inRow(view)
                && view.convert(view.bounds, to: app.window).midY >= row.convert(row.bounds, to: app.window).minY
        }
    }

    private func inRow(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { isRow($0) }
    }
}
