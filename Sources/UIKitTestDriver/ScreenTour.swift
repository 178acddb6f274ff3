import Foundation
import UIKit

/// Takes pictures of an application's first screens, or audits them: what it shows at its start, its tabs, and what a tap
/// on each row of the first screen leads to. Each screen is of a run of its own, so that none depends on another.
///
/// `trestle pictures`, `trestle audit` and `trestle inspect` use it.
@preconcurrency @MainActor
public struct ScreenTour {
    /// The screen's size in points.
    public var size = CGSize(width: 390, height: 844)
    /// Light by default.
    public var style = UIUserInterfaceStyle.light
    /// From left to right by default.
    public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    /// The greatest number of screens.
    public var limit = 4

    private let start: (ScreenTour) throws -> TestApplication

    /// Prepares a tour of the application with this delegate. Nothing is launched yet.
    public init<Delegate: NSObject & UIApplicationDelegate>(delegate: Delegate.Type) {
        start = { tour in
            try TestApplication(
                delegate: delegate, size: tour.size, style: tour.style, layoutDirection: tour.layoutDirection)
        }
    }

    /// Writes the pictures as `1-Title.png` and so on.
    ///
    /// - Returns: the files, in the order of their numbers.
    public func photograph(into folder: URL) async throws -> [URL] {
        var files: [URL] = []
        try await visit { app, name in
            files.append(folder.appending(path: "\(name).png"))
            try app.writeScreenshot(to: files[files.count - 1])
        }
        return files
    }

    /// The accessibility issues of one screen of a tour.
    public struct ScreenIssues {
        /// The number and the title of the screen, as `1-Title`.
        public let screen: String
        /// What was found, kind by kind; empty if nothing was.
        public let issues: [AccessibilityAuditIssue]
    }

    /// Audits the screens.
    ///
    /// - Parameter auditTypes: what is looked for.
    /// - Returns: what was found on each screen, in the order of their numbers.
    public func audit(for auditTypes: AccessibilityAuditType = .all) async throws -> [ScreenIssues] {
        var screens: [ScreenIssues] = []
        try await visit { app, name in
            screens.append(ScreenIssues(screen: name, issues: app.accessibilityAuditIssues(for: auditTypes)))
        }
        return screens
    }

    /// Looks into the application as it is after its start.
    ///
    /// - Parameter request: what is asked, in the JSON that `trestle inspect` sends; `{}` asks for the whole text.
    /// - Returns: the text or the JSON that was asked for.
    public func inspection(_ request: String) async throws -> String {
        let app = try await launch()
        defer { app.end() }
        app.frame()
        return try InspectionRequest(json: Data(request.utf8)).answer(for: app.screen.shownWindows)
    }

    /// Goes to one screen after another, and calls `body` with the number and the title of each.
    private func visit(_ body: (_ app: TestApplication, _ name: String) throws -> Void) async throws {
        var count = 0
        for stop in try await stops() where count < limit {
            let app = try await launch()
            guard await go(to: stop, in: app) else { continue }
            count += 1
            try body(app, "\(count)-\(Self.title(of: app))")
        }
    }

    /// A way from the start to a screen.
    private enum Stop {
        case first
        case tab(Int)
        case row(IndexPath)
    }

    private func launch() async throws -> TestApplication {
        let app = try start(self)
        await app.advance(by: 2)
        return app
    }

    /// The ways there are, found in a run of their own.
    private func stops() async throws -> [Stop] {
        let app = try await launch()
        defer { app.end() }
        var stops: [Stop] = [.first]
        if let tabs = app.rootViewController as? UITabBarController {
            stops += (tabs.viewControllers ?? []).indices.filter { $0 != tabs.selectedIndex }.map(Stop.tab)
        }
        let table = app.views(UITableView.self).first
        return stops + (table?.indexPathsForVisibleRows ?? []).map(Stop.row)
    }

    /// Returns false if the way is not there, or leads nowhere.
    private func go(to stop: Stop, in app: TestApplication) async -> Bool {
        switch stop {
        case .first: return true
        case .tab(let index):
            guard let tabs = app.rootViewController as? UITabBarController else { return false }
            tabs.selectedIndex = index
        case .row(let indexPath):
            guard let cell = app.views(UITableView.self).first?.cellForRow(at: indexPath) else { return false }
            let before = Self.frontmost(of: app)
            guard (try? app.tap(cell)) != nil else { return false }
            await app.advance(by: 2)
            return Self.frontmost(of: app) !== before
        }
        await app.advance(by: 2)
        return true
    }

    /// The title of the screen, as far as a file can be named by it.
    private static func title(of app: TestApplication) -> String {
        let controller = frontmost(of: app)
        let title = controller?.navigationItem.title ?? controller?.title ?? ""
        let letters = title.prefix(40).map { $0.isLetter || $0.isNumber ? $0 : "-" }
        return letters.isEmpty ? "Screen" : String(letters)
    }

    /// The controller whose view is in front, inside of bars and tabs.
    private static func frontmost(of app: TestApplication) -> UIViewController? {
        var controller = app.rootViewController
        while let next = controller.flatMap(shown) { controller = next }
        return controller
    }

    private static func shown(in controller: UIViewController) -> UIViewController? {
        if let presented = controller.presentedViewController { return presented }
        switch controller {
        case let controller as UINavigationController: return controller.topViewController
        case let controller as UITabBarController: return controller.selectedViewController
        case let controller as UISplitViewController: return controller.viewControllers.last
        default: return nil
        }
    }
}
