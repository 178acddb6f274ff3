import XCTest
import XCUIAutomation

/// Controls of a form.
final class FormUITests: ShopTestCase {
    override func setUp() {
        super.setUp()
        app.tabBars.buttons["Settings"].tap()
    }

    private var status: String { app.staticTexts["status"].label }

    func testATextFieldHasItsPlaceholderAsValueUntilTextIsTyped() {
        let field = app.textFields["Name"]
        XCTAssertEqual(field.value as? String, "Name")
        XCTAssertEqual(field.placeholderValue, "Name")
        field.tap()
        field.typeText("Ada Löve")
        XCTAssertEqual(field.value as? String, "Ada Löve")
        field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 5))
        XCTAssertEqual(field.value as? String, "Ada")
    }

    func testASecureFieldHasDots() {
        let field = app.secureTextFields["Password"]
        field.tap()
        field.typeText("abc")
        XCTAssertEqual(field.value as? String, "•••")
        XCTAssertEqual(app.textFields.count, 1)
    }

    func testTheKeyboardIsThereWhileTextIsEdited() {
        XCTAssertEqual(app.keyboards.count, 0)
        app.textFields.firstMatch.tap()
        XCTAssertEqual(app.keyboards.count, 1)
        app.keys["a"].tap()
        app.keys["b"].tap()
        app.keys["delete"].tap()
        XCTAssertEqual(app.textFields.firstMatch.value as? String, "a")
        XCTAssertTrue(app.keyboards.buttons["Done"].exists)
    }

    func testATextViewIsTypedInto() {
        let notes = app.textViews["notes"]
        notes.tap()
        notes.typeText(" and more")
        XCTAssertEqual(notes.value as? String, "Notes and more")
    }

    func testASwitchHasZeroOrOneAsValue() {
        let toggle = app.switches["Sounds"]
        XCTAssertEqual(toggle.value as? String, "0")
        toggle.tap()
        XCTAssertEqual(toggle.value as? String, "1")
        XCTAssertEqual(status, "On")
    }

    func testAButtonContainsItsTitle() {
        app.buttons["Save"].staticTexts["Save"].tap()
        XCTAssertEqual(status, "Saved")
    }

    func testAPressIsLong() {
        app.buttons["Save"].press(forDuration: 1)
        XCTAssertEqual(status, "Pressed")
    }

    func testASliderIsAdjusted() {
        let slider = app.sliders["volume"]
        slider.adjust(toNormalizedSliderPosition: 0.75)
        XCTAssertEqual(slider.normalizedSliderPosition, 0.75, accuracy: 0.02)
    }

    func testAStepperHasTwoButtons() {
        app.steppers.buttons["Increment"].tap()
        app.steppers.buttons["Increment"].tap()
        app.steppers.buttons["Decrement"].tap()
        XCTAssertEqual(status, "1")
    }

    func testASegmentIsSelectedByATap() {
        let control = app.segmentedControls.firstMatch
        XCTAssertTrue(control.buttons["Day"].isSelected)
        control.buttons["Week"].tap()
        XCTAssertTrue(control.buttons["Week"].isSelected)
        XCTAssertFalse(control.buttons["Day"].isSelected)
    }

    func testAPickerWheelIsTurned() {
        let wheel = app.pickerWheels.element
        XCTAssertEqual(wheel.value as? String, "Size 0")
        wheel.adjust(toPickerWheelValue: "Size 3")
        XCTAssertEqual(wheel.value as? String, "Size 3")
        XCTAssertEqual(status, "Size 3 chosen")
        wheel.adjust(toPickerWheelValue: "Size 1")
        XCTAssertEqual(wheel.value as? String, "Size 1")
    }
}
