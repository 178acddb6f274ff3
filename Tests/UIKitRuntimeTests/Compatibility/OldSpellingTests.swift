import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct OldSpellingTests {
    let source: OldSource = OldSourceOfSwift4()

    @Test func oldNamesOfCellsMeanTheNewOnes() {
        let cell = source.makeCell()
        #expect(cell.detailTextLabel != nil)
        #expect(cell.accessoryType == .disclosureIndicator)
        #expect(cell.selectionStyle == .none)
        #expect(cell.textLabel?.font == .systemFont(ofSize: 12, weight: .bold))
        #expect(cell.contentMode == .center)
        #expect(cell.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(cell.accessibilityTraits == .button)
    }

    @Test func traitsAreCombinedLikeNumbers() {
        #expect(source.combinedTraits() == [[.button, .selected], [.image], [.button]])
    }

    @Test func theFormerNotificationOfAScreenReaderIsPostedToo() throws {
        let app = try TestApplication(showing: UIViewController())
        var posted = 0
        let token = NotificationCenter.default.addObserver(
            forName: Notification.Name(source.screenReaderNotification()), object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posted += 1 } }
        app.setVoiceOverRunning(true)
        app.setVoiceOverRunning(true)
        app.setVoiceOverRunning(false)
        #expect(posted == 2)
        NotificationCenter.default.removeObserver(token)
    }

    @Test func orientationsAreAskedByFunctions() {
        #expect(source.orientations() == [true, false, false, true])
    }

    // Seeds 128.
    @Test func oldNamesOfTablesMeanTheNewOnes() {
        let table = source.makeTable()
        #expect(table.style == .grouped)
        #expect(table.rowHeight == UITableView.automaticDimension)
        #expect(table.separatorStyle == .none)
        #expect(table.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(table.separatorInset == .zero)
        #expect(table.decelerationRate == .fast)
        #expect(table.layer.contentsGravity == .center)
    }

    @Test func oldNamesOfContainmentCallTheNewOnes() {
        final class Child: UIViewController {
            var calls: [String] = []
            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                calls.append(parent == nil ? "willLeave" : "willJoin")
            }
            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                calls.append(parent == nil ? "didLeave" : "didJoin")
            }
        }
        let child = Child()
        let parent = UIViewController()
        #expect(source.addChild(child, to: parent) == [child])
        #expect(parent.children.isEmpty)
        #expect(child.calls == ["willJoin", "didJoin", "willLeave", "didLeave"])
    }

    @Test func oldNamesOfReorderingMoveSubviews() {
        let parent = UIView()
        let (a, b, c) = (UIView(), UIView(), UIView())
        for view in [a, b, c] { parent.addSubview(view) }
        #expect(source.reorder(b, in: parent) == [[a, c, b], [b, a, c]])
    }

    @Test func oldNotificationNamesAreTheSameNotifications() {
        #expect(
            source.notifications() == [
                UIResponder.keyboardWillShowNotification, UIApplication.didBecomeActiveNotification,
                UITextField.textDidChangeNotification, UIWindow.didBecomeKeyNotification,
            ])
    }

    @Test func oldAttributeNamesAreTheSameKeys() {
        let attributes = source.attributes()
        #expect(attributes[.kern] as? Int == 2)
        #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    }

    @Test func oldGeometryFunctionsCompute() {
        #expect(
            source.geometry() == [CGRect(x: 2, y: 1, width: 94, height: 46), CGRect(x: 1, y: 2, width: 3, height: 4.5)])
        #expect(source.geometryTexts() == ["{{1, 2}, {3, 4.5}}", "{0.10000000000000001, -2}"])
    }

    @Test func oldOptionSetsHaveTheSameBits() {
        let options: UIView.AnimationOptions = [.curveLinear, .beginFromCurrentState]
        #expect(source.events() == [1 << 6 | 1 << 12, UIControl.State.selected.rawValue, options.rawValue])
    }

    @Test func oldWheelsAreWhiteAndAsLargeAsTheNewOnes() {
        let wheel = source.makeWheel()
        #expect(wheel.bounds.size == CGSize(width: 37, height: 37))
        #expect(wheel.color == .white)
    }

    @Test func prioritiesCanBeMovedAndCompared() {
        #expect(source.priorities() == [1000, 751])
        #expect(UILayoutPriority.defaultLow < .defaultHigh)
        #expect(UILayoutPriority.required - UILayoutPriority.defaultHigh == 250)
        var level = UIWindow.Level.alert
        level += 1
        #expect(level == UIWindow.Level(2001))
    }
}
