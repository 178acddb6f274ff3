import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct TraitChangeActionTests {
    private final class Observed: UIView {
        private(set) var changes: [UIUserInterfaceStyle] = []

        func styleDidChange(_ view: UIView, previous: UITraitCollection) {
            #expect(view === self)
            changes.append(previous.userInterfaceStyle)
        }
    }

    @MainActor private final class Watcher: NSObject {
        private(set) var changes = 0

        func somethingDidChange() {
            changes += 1
        }
    }

    @Test func aChangeOfATraitSendsTheAction() throws {
        let view = Observed(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let controller = UIViewController()
        controller.view.addSubview(view)
        let app = try TestApplication(showing: controller)
        let registration = view.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self],
            action: Selector("styleDidChange:previous:", calling: Observed.styleDidChange(_:previous:)))
        controller.overrideUserInterfaceStyle = .dark
        app.advance(by: 0.1)
        #expect(view.changes == [.light])
        view.unregisterForTraitChanges(registration)
        controller.overrideUserInterfaceStyle = .light
        app.advance(by: 0.1)
        #expect(view.changes == [.light])
    }

    @Test func aTargetThatHasEndedGetsNoAction() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        var watcher: Watcher? = Watcher()
        controller.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], target: watcher as Any,
            action: Selector("somethingDidChange", calling: Watcher.somethingDidChange))
        controller.overrideUserInterfaceStyle = .dark
        app.advance(by: 0.1)
        #expect(watcher?.changes == 1)
        weak let ended = watcher
        watcher = nil
        #expect(ended == nil)
        controller.overrideUserInterfaceStyle = .light
        app.advance(by: 0.1)
    }
}
