import GalleryScreens
import Testing
import UIKit
import UIKitTestDriver

/// The Gallery in hands that do not wait for one thing to end before the next.
@MainActor @Suite(.serialized)
struct GalleryMonkeyTests {
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private static func setting(_ name: String, _ value: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? value
    }

    /// After any use, everything comes to rest, and the tables show what belongs where it stands.
    @Test func hastyUseLeavesTheGalleryUsable() throws {
        let first = Self.setting("SEED", 1)
        for seed in first..<first + Self.setting("ITERATIONS", 4) {
            var generator = Generator(state: UInt64(seed))
            let app = try TestApplication(showing: GalleryScreen.navigationController(showing: nil), scale: 1)
            defer { app.end() }
            let navigation = try #require(app.rootViewController as? UINavigationController)
            var log: [String] = []
            for _ in 0..<40 {
                log.append(step(app, navigation, &generator))
                app.frame()
            }
            app.setStyle(.light)
            // Alerts and sheets stay until they are answered.
            if navigation.presentedViewController != nil { navigation.dismiss(animated: false) }
            try app.settle()
            if let fault = fault(app, navigation) {
                Issue.record("SEED=\(seed): \(fault) after \(log.joined(separator: ", "))")
                return
            }
        }
    }

    private func step(_ app: TestApplication, _ navigation: UINavigationController, _ generator: inout Generator)
        -> String
    {
        func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
        let size = app.screen.bounds.size
        let point = CGPoint(x: CGFloat(number(Int(size.width))), y: CGFloat(number(Int(size.height))))
        switch number(11) {
        case 0, 1:
            app.tap(at: point)
            return "tap \(point)"
        case 2:
            let end = CGPoint(x: point.x, y: point.y + CGFloat(number(600) - 300))
            app.drag(from: point, to: end, duration: 0.06)
            return "fling \(point) \(end)"
        case 3:
            try? app.tap(identifier: "BackButton")
            return "back"
        case 4:
            app.touchDown(at: point)
            app.touchMove(to: CGPoint(x: point.x, y: point.y - 60))
            app.resize(to: CGSize(width: 300 + number(4) * 100, height: 400 + number(4) * 120))
            app.touchMove(to: CGPoint(x: point.x, y: point.y - 120))
            app.touchUp()
            return "resize in a drag"
        case 5:
            app.advance(by: Double(number(40)) / 60)
            return "advance"
        case 6:
            app.wheel(at: point, by: CGVector(dx: 0, dy: CGFloat(number(7) - 3) * 60))
            return "wheel"
        case 7:
            let screen = GalleryScreen.all[number(GalleryScreen.all.count)]
            if navigation.viewControllers.count < 5 {
                navigation.pushViewController(screen.make(), animated: number(3) > 0)
            }
            return "push \(screen.identifier)"
        case 8:
            if number(2) == 0 {
                navigation.popToRootViewController(animated: true)
            } else {
                navigation.popViewController(animated: true)
            }
            return "pop"
        case 9:
            app.setStyle(number(2) == 0 ? .dark : .light)
            return "style"
        default:
            app.touchDown(at: point)
            app.advance(by: Double(number(20)) / 60)
            app.touchCancel()
            return "cancelled touch \(point)"
        }
    }

    private func fault(_ app: TestApplication, _ navigation: UINavigationController) -> String? {
        guard let top = navigation.topViewController, let view = top.viewIfLoaded, view.window != nil else {
            return "the top view controller is not in the window"
        }
        for other in navigation.viewControllers.dropLast() where other.viewIfLoaded?.window != nil {
            return "\(type(of: other)) below the top is in the window"
        }
        let tables = app.views(UITableView.self)
        if tables.contains(where: { !$0.isDescendant(of: view) }) { return "a table below the top is visible" }
        if top is UITableViewController && tables.count != 1 { return "\(tables.count) tables in \(type(of: top))" }
        for table in tables {
            // A screen may have views beside its table.
            let place = view.convert(table.bounds, from: table)
            if view.frame.size != app.screen.bounds.size || place.width != view.bounds.width
                || !view.bounds.contains(place)
            {
                return "the table has \(place) in \(view.frame) in \(app.screen.bounds)"
            }
            let inset = table.adjustedContentInset
            let highest = max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
            let y = table.contentOffset.y
            if y < -inset.top - 0.51 || y > highest + 0.51 {
                return "at rest at \(y), outside \(-inset.top)...\(highest)"
            }
            for cell in table.visibleCells {
                guard let path = table.indexPath(for: cell) else { return "a visible cell stands for no row" }
                if cell.convert(cell.bounds, to: table) != table.rectForRow(at: path) {
                    return "cell \(path) stands wrong"
                }
                if cell.isHighlighted { return "cell \(path) is highlighted" }
            }
        }
        if app.views(UINavigationBar.self).count != 1 { return "no navigation bar" }
        return nil
    }
}
