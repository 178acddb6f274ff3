import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// What the console says about controllers and views that stay in memory after their screen has left.
@MainActor @Suite(.serialized)
struct DepartedControllersTests {
    private final class Detail: UIViewController {
        override func loadView() {
            view = UIView()
            view.addSubview(Badge())
        }
    }

    private final class Badge: UIView {}

    /// Pushes and pops controllers, one after another, and returns what the console was told.
    private func visits(
        _ count: Int = 1, flags: DebugFlags = .leaks, waiting: Double = 3, _ visit: (Detail) -> Void
    ) throws -> [String] {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try TestApplication(showing: navigation, size: CGSize(width: 200, height: 300), scale: 1)
        return logged(with: flags) {
            for _ in 0..<count {
                let detail = Detail()
                navigation.pushViewController(detail, animated: true)
                app.advance(by: 1)
                visit(detail)
                navigation.popViewController(animated: true)
                app.advance(by: 1)
            }
            app.advance(by: waiting)
        }
    }

    @Test func aControllerThatWasReleasedIsNotReported() throws {
        #expect(try visits(3) { _ in }.isEmpty)
    }

    @Test func aControllerThatIsRetainedIsReportedWithItsViews() throws {
        var kept: [UIViewController] = []
        let said = try visits { kept.append($0) }
        #expect(said.count == 1)
        #expect(said.first?.contains("Detail is still in memory 2 s after it was popped, with 2 views.") == true)
        #expect(kept.count == 1)
    }

    @Test func twoOfAClassAreGrowth() throws {
        var kept: [UIViewController] = []
        let said = try visits(3) { kept.append($0) }
        #expect(said.count == 2)
        #expect(said.last?.hasPrefix("2 objects of ") == true)
        #expect(said.last?.contains("each visit leaves one") == true)
        #expect(kept.count == 3)
    }

    @Test func aControllerThatIsShownAgainIsNotReported() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try TestApplication(showing: navigation, size: CGSize(width: 200, height: 300), scale: 1)
        let detail = Detail()
        let said = logged(with: .leaks) {
            for _ in 0..<2 {
                navigation.pushViewController(detail, animated: false)
                app.advance(by: 0.5)
                navigation.popViewController(animated: false)
                app.advance(by: 0.5)
            }
            navigation.pushViewController(detail, animated: false)
            app.advance(by: 3)
        }
        #expect(said.isEmpty)
    }

    @Test func viewsThatOutliveTheirControllerAreReported() throws {
        var kept: [UIView] = []
        let said = try visits { kept.append($0.view.subviews[0]) }
        #expect(said.count == 1)
        #expect(said.first?.contains("are still in memory 2 s after it was popped") == true)
        #expect(said.first?.contains("1 ") == true && said.first?.contains("Badge") == true)
        #expect(kept.count == 1)
    }

    @Test func aDismissedControllerIsReported() throws {
        let root = UIViewController()
        let app = try TestApplication(showing: root, size: CGSize(width: 200, height: 300), scale: 1)
        let detail = Detail()
        let said = logged(with: .leaks) {
            root.present(detail, animated: true)
            app.advance(by: 1)
            root.dismiss(animated: true)
            app.advance(by: 4)
        }
        #expect(said.count == 1)
        #expect(said.first?.contains("after it was dismissed") == true)
    }

    @Test func withoutTheFlagNothingIsReported() throws {
        var kept: [UIViewController] = []
        #expect(try visits(2, flags: []) { kept.append($0) }.isEmpty)
    }
}
