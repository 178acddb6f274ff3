import HostInterface
import Testing
import UIKit
import UIKitTestDriver

/// Roles, names, states, values and actions of stock controls, as assistive technologies of the desktop get them.
@MainActor @Suite(.serialized)
struct ControlNodeTests {
    private func stage(_ views: UIView...) throws -> NodeStage {
        let app = try TestApplication(showing: Column(views))
        app.frame()
        return NodeStage(app)
    }

    @Test func labelsAreReadAndButtonsArePressed() throws {
        let label = UILabel()
        label.text = "Hello"
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        var pressed = 0
        button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
        let stage = try stage(label, button)
        let text = try stage.node(named: "Hello")
        #expect(text.role == .label && text.actions.isEmpty)
        #expect(text.states.isSuperset(of: [.enabled, .visible, .showing]) && !text.states.contains(.focusable))
        let node = try stage.node(named: "Save")
        #expect(node.role == .button && node.actions.map(\.name) == ["click"])
        #expect(stage.perform("click", on: node))
        stage.app.frame()
        #expect(pressed == 1)
        button.isEnabled = false
        #expect(!node.states.contains(.enabled) && node.actions.isEmpty)
    }

    @Test func aHeadingHasALevel() throws {
        let label = UILabel()
        label.text = "Chapter"
        label.accessibilityTraits = [.staticText, .header]
        let third = UILabel()
        third.text = "Part"
        third.accessibilityTraits = .header
        third.accessibilityAttributedLabel = NSAttributedString(
            string: "Part", attributes: [.accessibilityTextHeadingLevel: NSNumber(value: 3)])
        let stage = try stage(label, third)
        #expect(try stage.node(named: "Chapter").role == .heading)
        #expect(try stage.node(named: "Chapter").level == 2)
        #expect(try stage.node(named: "Part").level == 3)
    }

    @Test func traitsDecideAboutElementsOfTheApplication() throws {
        let traits: [(UIAccessibilityTraits, HostAccessibleRole)] = [
            (.button, .button), (.link, .link), (.image, .image), (.header, .heading), (.adjustable, .slider),
            (.searchField, .searchField), (.toggleButton, .toggleButton), (.staticText, .label), (.none, .label),
            (.keyboardKey, .button), (.summaryElement, .label),
        ]
        let views = traits.map { trait, role in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            view.isAccessibilityElement = true
            view.accessibilityLabel = "\(role) \(trait.rawValue)"
            view.accessibilityTraits = trait
            return view
        }
        let app = try TestApplication(showing: Column(views))
        app.frame()
        let stage = NodeStage(app)
        for (trait, role) in traits { #expect(try stage.node(named: "\(role) \(trait.rawValue)").role == role) }
    }

    @Test func aSwitchIsCheckedWhileItIsOn() throws {
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Wi-Fi"
        let stage = try stage(toggle)
        let node = try stage.node(.switchControl)
        #expect(node.name == "Wi-Fi" && node.states.contains(.checkable) && !node.states.contains(.checked))
        #expect(node.description.isEmpty)
        stage.perform("click", on: node)
        stage.app.frame()
        #expect(toggle.isOn && node.states.contains(.checked))
    }

    @Test func aSliderHasANumberThatCanBeSet() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        (slider.minimumValue, slider.maximumValue, slider.value) = (0, 10, 5)
        var values: [Float] = []
        slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
        let stage = try stage(slider)
        let node = try stage.node(.slider)
        let value = try #require(node.value)
        #expect(value.current == 5 && value.minimum == 0 && value.maximum == 10 && value.text == "50%")
        #expect(node.setValue(7) && slider.value == 7 && values == [7])
        #expect(stage.perform("increment", on: node) && slider.value == 8)
        #expect(stage.perform("decrement", on: node) && slider.value == 7)
        slider.isEnabled = false
        #expect(!node.setValue(1) && slider.value == 7)
    }

    @Test func otherControlsWithNumbersTellThem() throws {
        let stepper = UIStepper()
        stepper.value = 3
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        (pages.numberOfPages, pages.currentPage) = (4, 1)
        let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        progress.progress = 0.25
        let stage = try stage(stepper, pages, progress)
        let step = try stage.node(.spinButton)
        #expect(step.value?.current == 3 && step.value?.step == 1)
        let page = try stage.node(.slider)
        #expect(page.value?.current == 1 && page.value?.maximum == 3 && page.value?.text == "page 2 of 4")
        #expect(page.setValue(3) && pages.currentPage == 3)
        let bar = try stage.node(.progressBar)
        #expect(bar.value?.current == 0.25 && bar.states.contains(.readOnly) && !bar.setValue(1))
    }

    @Test func anIndicatorIsBusyWhileItTurns() throws {
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.hidesWhenStopped = false
        let stage = try stage(wheel)
        let node = try stage.node(.progressBar)
        #expect(!node.states.contains(.busy))
        wheel.startAnimating()
        #expect(node.states.contains(.busy) && node.name == "In progress")
    }

    @Test func segmentsAreAGroupOfChoices() throws {
        let control = UISegmentedControl(items: ["Day", "Week", "Month"])
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        control.selectedSegmentIndex = 0
        let stage = try stage(control)
        let group = try stage.node(.grouping)
        #expect(group.childCount == 3)
        let week = try #require(group.child(at: 1))
        #expect(week.role == .radioButton && week.name == "Week" && week.parent?.id == group.id)
        #expect(week.positionInSet == 2 && week.setSize == 3 && week.indexInParent == 1)
        #expect(!week.states.contains(.checked))
        stage.perform("click", on: week)
        stage.app.frame()
        #expect(control.selectedSegmentIndex == 1 && week.states.contains(.checked))
    }

    @Test func aButtonWithAMenuSaysSo() throws {
        let button = UIButton(type: .system)
        button.setTitle("Sort", for: .normal)
        button.menu = UIMenu(children: [UIAction(title: "Name") { _ in }, UIAction(title: "Date") { _ in }])
        button.showsMenuAsPrimaryAction = true
        let stage = try stage(button)
        #expect(try stage.node(named: "Sort").states.contains(.hasPopup))
        stage.perform("click", on: try stage.node(named: "Sort"))
        stage.app.advance(by: 1)
        let item = try stage.node(named: "Date")
        #expect(item.role == .menuItem && item.positionInSet == 2 && item.setSize == 2)
        #expect(throws: DriverError.self) { try stage.node(named: "Sort") }
    }

    @Test func textsThatAreNoNamesHaveTheirPlaces() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Name"
        view.accessibilityValue = "Value"
        view.accessibilityHint = "Hint"
        view.accessibilityIdentifier = "identifier"
        view.accessibilityLanguage = "de"
        view.accessibilityUserInputLabels = ["one", "two"]
        let stage = try stage(view)
        let node = try stage.node(named: "Name")
        #expect(node.description == "Value" && node.help == "Hint" && node.identifier == "identifier")
        #expect(node.locale == "de" && node.attributes["input-labels"] == "one; two")
        #expect(node.frame == HostRect(x: 20, y: 40, width: 50, height: 20))
    }
}
