import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// What keys do with each kind of control.
@MainActor @Suite(.serialized)
struct ControlKeysTests {
    @Test func tabReachesEveryButtonAndTheRingShowsIt() throws {
        let stage = try KeyStage()
        var log: [String] = []
        stage.addButton("One") { log.append("one") }
        stage.addButton("Two") { log.append("two") }
        stage.press(.keyboardTab)
        #expect(stage.spoken == "One")
        #expect(stage.showsRing)
        stage.press(.keyboardSpacebar, .keyboardTab, .keyboardReturnOrEnter)
        #expect(log == ["one", "two"])
        stage.press(.keyboardTab)
        #expect(stage.spoken == "One")
        stage.press(.keyboardTab, modifiers: .shift)
        #expect(stage.spoken == "Two")
    }

    @Test func arrowsLeadFromButtonToButton() throws {
        let stage = try KeyStage()
        stage.addButton("One")
        stage.addButton("Two")
        stage.press(.keyboardTab, .keyboardDownArrow)
        #expect(stage.spoken == "Two")
        stage.press(.keyboardUpArrow)
        #expect(stage.spoken == "One")
    }

    @Test func withoutAScreenThatScrollsAnArrowBegins() throws {
        let stage = try KeyStage()
        stage.addButton("One")
        stage.press(.keyboardDownArrow)
        #expect(stage.spoken == "One")
    }

    @Test func disabledAndHiddenControlsArePassed() throws {
        let stage = try KeyStage()
        stage.addButton("One")
        stage.addButton("Disabled").isEnabled = false
        stage.addButton("Hidden").isHidden = true
        stage.addButton("Two")
        stage.press(.keyboardTab, .keyboardTab)
        #expect(stage.spoken == "Two")
    }

    @Test func codeCannotGiveTheFocusToAButton() throws {
        let stage = try KeyStage()
        let button = stage.addButton("One")
        #expect(!button.canBecomeFocused)
        button.window?.windowScene?.focusSystem?.requestFocusUpdate(to: button)
        stage.app.frame()
        #expect(stage.focused == nil)
    }

    @Test func spaceTurnsASwitch() throws {
        let stage = try KeyStage()
        let toggle = stage.add(UISwitch())
        var changes = 0
        toggle.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        stage.press(.keyboardTab, .keyboardSpacebar)
        #expect(toggle.isOn)
        stage.press(.keyboardReturnOrEnter)
        #expect(!toggle.isOn)
        #expect(changes == 2)
        #expect(stage.focused === toggle)
    }

    @Test func theRingOfASwitchIsAsRoundAsItsTrack() throws {
        let stage = try KeyStage()
        let toggle = stage.add(UISwitch())
        stage.press(.keyboardTab)
        let ring = try #require(toggle.subviews.lazy.compactMap { $0 as? FocusRing }.first)
        #expect(ring.frame == toggle.bounds.insetBy(dx: -3, dy: -3))
        #expect(ring.layer.cornerRadius == ring.bounds.height / 2)
    }

    @Test func arrowsMoveASlider() throws {
        let stage = try KeyStage()
        let slider = stage.add(UISlider())
        slider.value = 0.5
        stage.press(.keyboardTab, .keyboardRightArrow, .keyboardUpArrow)
        #expect(abs(slider.value - 0.7) < 0.001)
        stage.press(.keyboardLeftArrow)
        #expect(abs(slider.value - 0.6) < 0.001)
        stage.press(.keyboardEnd)
        #expect(slider.value == 1)
        stage.press(.keyboardHome)
        #expect(slider.value == 0)
    }

    @Test func fromRightToLeftTheLeftArrowIncreases() throws {
        let stage = try KeyStage(layoutDirection: .rightToLeft)
        let slider = stage.add(UISlider())
        stage.press(.keyboardTab, .keyboardLeftArrow)
        #expect(abs(slider.value - 0.1) < 0.001)
    }

    @Test func arrowsStepAStepper() throws {
        let stage = try KeyStage()
        let stepper = stage.add(UIStepper())
        stage.press(.keyboardTab, .keyboardUpArrow, .keyboardUpArrow, .keyboardDownArrow)
        #expect(stepper.value == 1)
    }

    @Test func arrowsSelectASegment() throws {
        let stage = try KeyStage()
        let control = stage.add(UISegmentedControl(items: ["One", "Two", "Three"]))
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 1)
        stage.press(.keyboardTab, .keyboardRightArrow)
        #expect(control.selectedSegmentIndex == 2)
        stage.press(.keyboardLeftArrow)
        #expect(control.selectedSegmentIndex == 0)
        stage.press(.keyboardLeftArrow)
        #expect(control.selectedSegmentIndex == 0)
    }

    @Test func arrowsAndSpaceChooseASegmentOfAMomentaryControl() throws {
        let stage = try KeyStage()
        let control = stage.add(UISegmentedControl(items: ["One", "Two"]))
        control.isMomentary = true
        var chosen: [Int] = []
        control.addAction(
            UIAction { [unowned control] _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        stage.press(.keyboardTab, .keyboardRightArrow, .keyboardSpacebar)
        #expect(stage.focused === control)
        #expect(chosen == [1])
    }

    @Test func arrowsTurnThePagesOfAPageControl() throws {
        let stage = try KeyStage()
        let pages = stage.add(UIPageControl())
        pages.numberOfPages = 3
        stage.press(.keyboardTab, .keyboardRightArrow)
        #expect(pages.currentPage == 1)
    }

    @Test func upAndDownTurnTheWheelsOfAPickerAndTheOthersLeadToTheNextWheel() throws {
        let stage = try KeyStage()
        let source = Wheels()
        let picker = stage.add(UIPickerView(), height: 200)
        picker.dataSource = source
        picker.delegate = source
        stage.app.frame()
        stage.press(.keyboardTab, .keyboardDownArrow, .keyboardDownArrow, .keyboardUpArrow)
        #expect(picker.selectedRow(inComponent: 0) == 1)
        stage.press(.keyboardRightArrow, .keyboardEnd)
        #expect(picker.selectedRow(inComponent: 1) == 9)
        #expect(source.chosen == ["0: 1", "0: 2", "0: 1", "1: 9"])
    }

    @Test func arrowsAndSpaceChooseADayOfACalendar() throws {
        let stage = try KeyStage()
        let picker = stage.add(UIDatePicker(), height: 330)
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        picker.calendar = Calendar(identifier: .gregorian)
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = Date(timeIntervalSince1970: 15 * 86400)
        stage.app.frame()
        for _ in 0..<5 where !(stage.focused is DayView) { stage.press(.keyboardTab) }
        #expect(stage.focused is DayView)
        stage.press(.keyboardDownArrow, .keyboardSpacebar)
        #expect(picker.date == Date(timeIntervalSince1970: 22 * 86400))
    }

    @Test func returnOpensTheCalendarOfACompactPickerAndEscapeClosesIt() throws {
        let stage = try KeyStage()
        let picker = stage.add(UIDatePicker())
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .compact
        stage.app.frame()
        stage.press(.keyboardTab)
        let button = stage.focused
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.controller.presentedViewController != nil)
        stage.press(.keyboardTab)
        #expect(stage.focused != nil && stage.focused !== button)
        stage.press(.keyboardEscape)
        stage.app.advance(by: 1)
        #expect(stage.controller.presentedViewController == nil)
        #expect(stage.focused === button)
    }

    @Test func anElementThatIsAdjustedTakesArrows() throws {
        let stage = try KeyStage()
        let dial = stage.add(Dial())
        stage.press(.keyboardTab, .keyboardUpArrow, .keyboardUpArrow, .keyboardDownArrow)
        #expect(dial.turns == 1)
    }

    @Test func aViewThatRecognizesTapsIsTapped() throws {
        let stage = try KeyStage()
        let tile = stage.add(UIView())
        tile.isAccessibilityElement = true
        let target = Taps()
        tile.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Taps.tap))
        stage.press(.keyboardTab, .keyboardSpacebar)
        #expect(target.count == 1)
        #expect(stage.focused === tile)
    }

    @Test func withoutKeysThereIsNoFocusSystem() throws {
        let stage = try KeyStage()
        stage.addButton("One")
        stage.app.tap(at: CGPoint(x: 30, y: 130))
        #expect(stage.app.window.windowScene?.focusSystemIfMade == nil)
        #expect(stage.app.window.keyboardFocus == nil)
    }
}

@MainActor
private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append("\(component): \(row)")
    }
}

@MainActor
private final class Dial: UIView {
    var turns = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { nil }

    override func accessibilityIncrement() { turns += 1 }
    override func accessibilityDecrement() { turns -= 1 }
}

@MainActor
private final class Taps: NSObject {
    var count = 0

    func tap() { count += 1 }
}
