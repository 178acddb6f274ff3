import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct AccessibilityTests {
    private final class Form: UITableViewController {
        var tapped: [String] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = ["Name", "Wi-Fi", "Network"][indexPath.row]
            cell.detailTextLabel?.text = ["Ada", nil, "Home"][indexPath.row]
            if indexPath.row == 1 {
                let toggle = UISwitch()
                toggle.isOn = true
                toggle.accessibilityLabel = "Wi-Fi switch"
                cell.accessoryView = toggle
            }
            if indexPath.row == 2 { cell.accessoryType = .detailButton }
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tapped.append("row \(indexPath.row)")
        }

        override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            tapped.append("accessory \(indexPath.row)")
        }
    }

    // MARK: What is found

    @Test func rowsAreOneElementAndRowsWithControlsSeveral() throws {
        let app = try TestApplication(showing: Form(style: .plain))
        #expect(
            app.accessibilityDescription == """
                Name, Ada
                Wi-Fi
                Wi-Fi switch "1" button
                Network, Home
                More Info button
                """)
    }

    @Test func aSelectedRowSaysSo() throws {
        let form = Form(style: .plain)
        let app = try TestApplication(showing: form)
        try app.activate(label: "Name, Ada")
        #expect(form.tapped == ["row 0"])
        #expect(try app.accessibilityElement(label: "Name, Ada").accessibilityTraits.contains(.selected))
    }

    @Test func accessoryButtonsAndSwitchesAreActivated() throws {
        let form = Form(style: .plain)
        let app = try TestApplication(showing: form)
        try app.activate(label: "More Info")
        try app.activate(label: "Wi-Fi switch")
        #expect(form.tapped == ["accessory 2"])
        #expect(try app.accessibilityElement(label: "Wi-Fi switch").accessibilityValue == "0")
    }

    @Test func hiddenAndModalPartsAreNotFoundBesideOthers() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        let labels = ["one", "two", "three"].enumerated().map { index, text in
            let label = UILabel(frame: CGRect(x: 0, y: 40 * index + 60, width: 100, height: 30))
            label.text = text
            controller.view.addSubview(label)
            return label
        }
        #expect(app.accessibilityElements.compactMap(\.accessibilityLabel) == ["one", "two", "three"])
        labels[0].accessibilityElementsHidden = true
        labels[1].isHidden = true
        #expect(app.accessibilityElements.compactMap(\.accessibilityLabel) == ["three"])
        labels[1].isHidden = false
        labels[1].accessibilityViewIsModal = true
        #expect(app.accessibilityElements.compactMap(\.accessibilityLabel) == ["two"])
    }

    @Test func elementsAreReadLineByLineUnlessTheyAreGrouped() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        func column(_ x: CGFloat, _ texts: [String]) -> UIView {
            let view = UIView(frame: CGRect(x: x, y: 100, width: 100, height: 100))
            for (index, text) in texts.enumerated() {
                let label = UILabel(frame: CGRect(x: 0, y: 40 * index, width: 100, height: 30))
                label.text = text
                view.addSubview(label)
            }
            controller.view.addSubview(view)
            return view
        }
        let left = column(0, ["a", "b"])
        let right = column(150, ["c", "d"])
        #expect(app.accessibilityElements.compactMap(\.accessibilityLabel) == ["a", "c", "b", "d"])
        left.shouldGroupAccessibilityChildren = true
        right.shouldGroupAccessibilityChildren = true
        #expect(app.accessibilityElements.compactMap(\.accessibilityLabel) == ["a", "b", "c", "d"])
    }

    @Test func aContainerNamesItsElementsItself() throws {
        final class Chart: UIView {
            lazy var bars = ["low", "high"].enumerated().map { index, name in
                let element = UIAccessibilityElement(accessibilityContainer: self)
                element.accessibilityLabel = name
                element.accessibilityFrameInContainerSpace = CGRect(x: 50 * index, y: 0, width: 40, height: 100)
                return element
            }
            override func accessibilityElementCount() -> Int { bars.count }
            override func accessibilityElement(at index: Int) -> Any? { bars[index] }
            override func index(ofAccessibilityElement element: Any) -> Int {
                bars.firstIndex { $0 === element as AnyObject } ?? NSNotFound
            }
        }
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        let chart = Chart(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        controller.view.addSubview(chart)
        #expect(app.accessibilityElements.compactMap(\.accessibilityLabel) == ["low", "high"])
        #expect(chart.bars[1].accessibilityFrame == CGRect(x: 70, y: 100, width: 40, height: 100))
        #expect(chart.bars[1].accessibilityActivationPoint == CGPoint(x: 90, y: 150))
        #expect(chart.index(ofAccessibilityElement: chart.bars[1]) == 1)
    }

    @Test func aRowThatNamesElementsItselfIsAContainer() throws {
        final class Row: UITableViewCell {
            let part = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            override func accessibilityElementCount() -> Int { 1 }
            override func accessibilityElement(at index: Int) -> Any? { part }
        }
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        let row = Row(style: .default, reuseIdentifier: nil)
        row.textLabel?.text = "whole"
        row.part.text = "part"
        row.contentView.addSubview(row.part)
        controller.view.addSubview(row)
        #expect(app.accessibilityElements.compactMap(\.accessibilityLabel) == ["part"])
    }

    // MARK: What is stored, and defaults

    @Test func ownViewsSayWhatTheyAre() {
        let label = UILabel()
        label.text = "Hello"
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Hello")
        #expect(label.accessibilityTraits == .staticText && label.accessibilityAttributedLabel?.string == "Hello")
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.isEnabled = false
        #expect(button.accessibilityLabel == "Save" && button.accessibilityTraits == [.button, .notEnabled])
        let slider = UISlider()
        slider.value = 0.25
        #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits.contains(.adjustable))
        slider.accessibilityIncrement()
        #expect(abs(slider.value - 0.35) < 0.001)
        let field = UITextField()
        field.placeholder = "Name"
        #expect(field.accessibilityValue == "Name")
        (field.text, field.isSecureTextEntry) = ("abc", true)
        #expect(field.accessibilityValue == "\u{2022}\u{2022}\u{2022}")
        #expect(!UIView().isAccessibilityElement && UIView().accessibilityLabel == nil)
    }

    @Test func whatIsSetWinsAndNilGoesBackToTheDefault() {
        let label = UILabel()
        label.text = "shown"
        label.accessibilityAttributedLabel = NSAttributedString(string: "said")
        #expect(label.accessibilityLabel == "said")
        label.accessibilityLabel = nil
        #expect(label.accessibilityLabel == "shown")
        label.accessibilityUserInputLabels = ["first", "second"]
        #expect(label.accessibilityAttributedUserInputLabels.map(\.string) == ["first", "second"])
    }

    @Test func anyObjectHasTheInformalProtocol() {
        let object: NSObject = NSObject()
        #expect(!object.isAccessibilityElement && object.accessibilityLabel == nil)
        object.isAccessibilityElement = true
        object.accessibilityLabel = "thing"
        object.accessibilityElements = [UIView()]
        #expect(object.isAccessibilityElement && object.accessibilityLabel == "thing")
        #expect(object.accessibilityElementCount() == 1)
        let label: NSObject = UILabel()
        label.accessibilityHint = "hint"
        #expect((label as? UILabel)?.accessibilityHint == "hint" && label.isAccessibilityElement)
        let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
        item.accessibilityHint = "ends"
        #expect(item.accessibilityHint == "ends")
    }

    // MARK: Actions

    @MainActor private final class Target: NSObject {
        var count = 0
        func archive(_ action: UIAccessibilityCustomAction) -> Bool {
            count += 1
            return action.name == "Archive"
        }
    }

    @Test func customActionsAreReallyDone() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        label.text = "Mail"
        controller.view.addSubview(label)
        let target = Target()
        var deleted = 0
        label.accessibilityCustomActions = [
            UIAccessibilityCustomAction(
                name: "Archive", target: target, selector: Selector("archive:", calling: Target.archive(_:))),
            UIAccessibilityCustomAction(name: "Delete") { _ in
                deleted += 1
                return false
            },
        ]
        let element = try app.accessibilityElement(label: "Mail")
        #expect(try app.performCustomAction(named: "Archive", on: element))
        #expect(try !app.performCustomAction(named: "Delete", on: element))
        #expect(target.count == 1 && deleted == 1)
        #expect(throws: DriverError.self) { try app.performCustomAction(named: "Print", on: element) }
    }

    @Test func escapeGoesUpTheResponderChain() throws {
        final class Closing: UIViewController {
            var escapes = 0
            override func accessibilityPerformEscape() -> Bool {
                escapes += 1
                return true
            }
        }
        let controller = Closing()
        let app = try TestApplication(showing: controller)
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        controller.view.addSubview(label)
        app.frame()
        #expect(label.accessibilityPerformEscape() && controller.escapes == 1)
        #expect(!label.accessibilityPerformMagicTap())
    }

    @Test func aTableScrollsByPages() throws {
        final class Long: UITableViewController, UIScrollViewAccessibilityDelegate {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
            func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { "a page on" }
        }
        let controller = Long(style: .plain)
        let app = try TestApplication(showing: controller)
        #expect(!controller.tableView.accessibilityScroll(.up))
        #expect(try app.accessibilityElement(label: "Row 3").accessibilityScroll(.down))
        app.advance(by: 1)
        #expect(controller.tableView.contentOffset.y == 800)
        #expect(app.accessibilityNotifications.map(\.notification) == [.pageScrolled])
        #expect(app.accessibilityNotifications.first?.argument as? String == "a page on")
    }

    // MARK: Notifications and focus

    @Test func postsAreKeptForTests() throws {
        let app = try TestApplication(showing: UIViewController())
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        #expect(app.accessibilityNotifications.map(\.notification) == [.announcement])
        #expect(app.accessibilityNotifications.first?.argument as? String == "Saved")
    }

    @Test func withoutAScreenReaderNothingIsFocused() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        #expect(!UIAccessibility.isVoiceOverRunning)
        UIAccessibility.post(notification: .screenChanged, argument: controller.view)
        #expect(UIAccessibility.focusedElement(using: nil) == nil)
        app.setVoiceOverRunning(true)
        #expect(UIAccessibility.isVoiceOverRunning)
        UIAccessibility.post(notification: .screenChanged, argument: controller.view)
        #expect(controller.view.accessibilityElementIsFocused())
        app.setVoiceOverRunning(false)
        #expect(!controller.view.accessibilityElementIsFocused())
    }
}
