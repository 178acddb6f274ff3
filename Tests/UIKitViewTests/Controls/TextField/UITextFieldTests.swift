import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct UITextFieldTests {
    private func shownField(
        _ text: String = "", layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> (app: TestApplication, field: UITextField) {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        field.borderStyle = .roundedRect
        field.text = text
        controller.view.addSubview(field)
        return (try TestApplication(showing: controller, layoutDirection: layoutDirection), field)
    }

    private func log(_ field: UITextField) -> EventLog {
        let log = EventLog()
        for (name, event) in [
            ("did begin", UIControl.Event.editingDidBegin), ("changed", .editingChanged), ("did end", .editingDidEnd),
            ("end on exit", .editingDidEndOnExit),
        ] {
            field.addAction(UIAction { _ in log.entries.append(name) }, for: event)
        }
        return log
    }

    @Test func typingFillsTheFieldThatWasTapped() throws {
        let (app, field) = try shownField()
        app.type("lost")
        try app.tap(field)
        #expect(field.isEditing)
        app.type("Lisbon")
        #expect(field.text == "Lisbon")
    }

    @Test func editingTellsDelegateActionsAndNotificationsInOrder() throws {
        let (app, field) = try shownField()
        let delegate = RecordingFieldDelegate()
        field.delegate = delegate
        let log = log(field)
        delegate.log = log
        try app.tap(field)
        app.type("a")
        field.resignFirstResponder()
        #expect(
            log.entries == [
                "should begin", "delegate did begin", "did begin", "selection", "should change {0, 0} a", "selection",
                "changed", "should end", "delegate did end", "did end",
            ])
    }

    @Test func theDelegateCanRefuseAChange() throws {
        let (app, field) = try shownField("12")
        let delegate = RecordingFieldDelegate()
        delegate.allows = { $0.allSatisfy(\.isNumber) }
        field.delegate = delegate
        field.becomeFirstResponder()
        app.type("3a4")
        #expect(field.text == "1234")
    }

    @Test func backspaceDeletesAWholeCharacter() throws {
        let (app, field) = try shownField("a👩‍👩‍👧")
        field.becomeFirstResponder()
        app.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "a")
        app.press(.keyboardDeleteOrBackspace)
        app.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "")
    }

    @Test func arrowsMoveTheCaretToWhereTextIsTyped() throws {
        let (app, field) = try shownField("Lisbn")
        field.becomeFirstResponder()
        app.press(.keyboardLeftArrow)
        app.type("o")
        #expect(field.text == "Lisbon")
        app.press(.keyboardHome)
        app.type("> ")
        app.press(.keyboardEnd)
        app.type("!")
        #expect(field.text == "> Lisbon!")
    }

    @Test func wordsAreDeletedWithControl() throws {
        let (app, field) = try shownField("two words here")
        field.becomeFirstResponder()
        app.press(.keyboardDeleteOrBackspace, modifiers: .control)
        #expect(field.text == "two words ")
        app.press(.keyboardHome)
        app.press(.keyboardDeleteForward, modifiers: .control)
        #expect(field.text == " words ")
    }

    @Test func aSelectionIsReplacedByWhatIsTyped() throws {
        let (app, field) = try shownField("Lisbon")
        field.becomeFirstResponder()
        app.press(.keyboardA, modifiers: .control)
        app.type("Porto")
        #expect(field.text == "Porto")
    }

    @Test func shiftAndArrowsSelect() throws {
        let (app, field) = try shownField("Lisbon")
        field.becomeFirstResponder()
        app.press(.keyboardLeftArrow, modifiers: .shift)
        app.press(.keyboardLeftArrow, modifiers: .shift)
        app.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "Lisb")
    }

    @Test func cutAndPasteGoThroughThePasteboard() throws {
        let (app, field) = try shownField("ab")
        field.becomeFirstResponder()
        app.press(.keyboardA, modifiers: .command)
        app.press(.keyboardX, modifiers: .command)
        #expect(field.text == "")
        #expect(UIPasteboard.general.string == "ab")
        app.press(.keyboardV, modifiers: .control)
        app.press(.keyboardV, modifiers: .control)
        #expect(field.text == "abab")
    }

    @Test func linesBecomeOneWhenTheyArePasted() throws {
        let (app, field) = try shownField()
        field.becomeFirstResponder()
        app.copyInAnotherProgram("one\ntwo")
        app.press(.keyboardV, modifiers: .control)
        #expect(field.text == "one two")
    }

    @Test func aSecureFieldShowsDotsAndGivesNothingAway() throws {
        let (app, field) = try shownField("secret")
        UIPasteboard.general.string = "before"
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        app.press(.keyboardA, modifiers: .control)
        app.press(.keyboardC, modifiers: .control)
        #expect(UIPasteboard.general.string == "before")
        app.type("new")
        #expect(field.text == "new")
    }

    @Test func aSecureTextThatIsEditedAgainIsReplacedByWhatIsTyped() throws {
        let (app, field) = try shownField("old")
        field.isSecureTextEntry = true
        let delegate = RecordingFieldDelegate()
        let log = EventLog()
        delegate.log = log
        field.delegate = delegate
        try app.tap(field)
        app.press(.keyboardEnd)
        app.type("xy")
        #expect(field.text == "xy")
        #expect(
            log.entries.filter { $0.hasPrefix("should change") } == [
                "should change {3, 0} x", "should change {1, 0} y",
            ])
        field.resignFirstResponder()
        #expect(field.text == "xy")
        field.becomeFirstResponder()
        app.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "")
    }

    @Test func aRefusedChangeLeavesASecureTextToBeReplaced() throws {
        let (app, field) = try shownField("old")
        field.isSecureTextEntry = true
        let delegate = RecordingFieldDelegate()
        delegate.allows = { $0 != "a" }
        field.delegate = delegate
        field.becomeFirstResponder()
        app.type("a")
        #expect(field.text == "old")
        app.type("b")
        #expect(field.text == "b")
    }

    @Test func theHighlightOfACompositionCountsScalars() throws {
        let (app, field) = try shownField()
        field.becomeFirstResponder()
        app.compose("e\u{301}xy", selection: 1..<2)
        #expect(field.editedText.text.selection == 2..<3)
    }

    @Test func returnEndsEditingWhereAnActionWaitsForIt() throws {
        let (app, field) = try shownField()
        field.becomeFirstResponder()
        app.press(.keyboardReturnOrEnter)
        #expect(field.isEditing)
        let log = log(field)
        app.press(.keyboardReturnOrEnter)
        #expect(!field.isEditing)
        #expect(log.entries == ["end on exit", "did end"])
    }

    @Test func aTapPlacesTheCaretAndASecondSelectsTheWord() throws {
        let (app, field) = try shownField("two words")
        field.becomeFirstResponder()
        app.tap(at: CGPoint(x: 20 + 7 + 2, y: 117))
        app.type(">")
        #expect(field.text == ">two words")
        app.advance(by: 1)
        app.tap(at: CGPoint(x: 20 + 7 + 60, y: 117))
        app.tap(at: CGPoint(x: 20 + 7 + 60, y: 117))
        app.type("W")
        #expect(field.text == ">two W")
    }

    @Test func theClearButtonEmptiesTheFieldAndTells() throws {
        let (app, field) = try shownField("text")
        field.clearButtonMode = .always
        app.frame()
        let log = log(field)
        app.tap(at: CGPoint(x: 320 - 14, y: 117))
        #expect(field.text == "")
        #expect(log.entries == ["changed"])
    }

    @Test func aCompositionIsShownAndReplacedByWhatIsCommitted() throws {
        let (app, field) = try shownField("ab")
        field.becomeFirstResponder()
        app.press(.keyboardLeftArrow)
        app.compose("に")
        app.compose("にほ")
        #expect(field.text == "aにほb")
        app.type("日本")
        #expect(field.text == "a日本b")
    }

    @Test func anEmptyCompositionLeavesTheTextAsItWas() throws {
        let (app, field) = try shownField("ab")
        field.becomeFirstResponder()
        app.compose("に")
        app.compose("")
        #expect(field.text == "ab")
    }

    @Test func codeChangesTheTextWithoutTelling() throws {
        let (_, field) = try shownField()
        field.becomeFirstResponder()
        let log = log(field)
        field.text = "new"
        #expect(log.entries.isEmpty)
    }

    @Test func aFieldThatIsForcedToEndTellsSo() throws {
        let (_, field) = try shownField()
        let delegate = RecordingFieldDelegate()
        delegate.mayEnd = false
        field.delegate = delegate
        field.becomeFirstResponder()
        let log = log(field)
        #expect(!field.resignFirstResponder())
        field.superview?.endEditing(true)
        #expect(!field.isEditing)
        #expect(log.entries == ["did end"])
    }

    @Test func aFieldThatLeavesTheWindowEndsItsEditing() throws {
        let (_, field) = try shownField()
        field.becomeFirstResponder()
        let log = log(field)
        field.removeFromSuperview()
        #expect(log.entries == ["did end"])
    }

    @Test func tabGoesToTheNextField() throws {
        let (app, field) = try shownField()
        let next = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
        field.superview?.addSubview(next)
        field.becomeFirstResponder()
        app.press(.keyboardTab)
        #expect(next.isEditing && !field.isEditing)
    }

    /// Fields in two columns, the last one far below, added from the end to the beginning.
    private func fieldsInColumns(direction: UITraitEnvironmentLayoutDirection = .leftToRight) throws
        -> (app: TestApplication, fields: [UITextField], scrollView: UIScrollView)
    {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        let controller = UIViewController()
        controller.view = scrollView
        let fields = [(20, 100), (200, 104), (20, 160), (20, 2000)].map { x, y in
            UITextField(frame: CGRect(x: x, y: y, width: 150, height: 34))
        }
        for field in fields.reversed() { scrollView.addSubview(field) }
        return (try TestApplication(showing: controller, layoutDirection: direction), fields, scrollView)
    }

    /// The indices of the fields that get the focus, beginning with the first.
    private func tour(_ fields: [UITextField], _ app: TestApplication, _ modifiers: UIKeyModifierFlags = []) -> [Int?] {
        fields[0].becomeFirstResponder()
        return fields.indices.map { _ in
            app.press(.keyboardTab, modifiers: modifiers)
            return fields.firstIndex(where: \.isEditing)
        }
    }

    @Test func tabGoesThroughFieldsInReadingOrder() throws {
        let (app, fields, _) = try fieldsInColumns()
        defer { app.end() }
        #expect(tour(fields, app) == [1, 2, 3, 0])
    }

    @Test func shiftTabGoesBack() throws {
        let (app, fields, _) = try fieldsInColumns()
        defer { app.end() }
        #expect(tour(fields, app, .shift) == [3, 2, 1, 0])
    }

    @Test func fromRightToLeftTabGoesToTheLeft() throws {
        let (app, fields, _) = try fieldsInColumns(direction: .rightToLeft)
        defer { app.end() }
        fields[1].becomeFirstResponder()
        app.press(.keyboardTab)
        #expect(fields[0].isEditing)
    }

    @Test func aFieldThatTabEntersIsScrolledIntoSight() throws {
        let (app, fields, scrollView) = try fieldsInColumns()
        defer { app.end() }
        fields[2].becomeFirstResponder()
        app.press(.keyboardTab)
        try app.settle()
        #expect(scrollView.bounds.contains(fields[3].frame))
    }

    @Test func aRoundedFieldIs34PointsHigh() {
        let field = UITextField()
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
    }

    @Test func textThatIsTooLongShrinksWhileNobodyEditsIt() throws {
        let (app, field) = try shownField("A text that is a little longer than its field")
        let full = try app.screenshotPNG()
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 9
        app.frame()
        #expect(try app.screenshotPNG() != full)
    }

    @Test func anArchivedFieldKeepsItsText() throws {
        let field = UITextField()
        field.text = "Lisbon"
        field.placeholder = "City"
        let data = try NSKeyedArchiver.archivedData(withRootObject: field, requiringSecureCoding: false)
        let archive = try NSKeyedUnarchiver(forReadingFrom: data)
        archive.requiresSecureCoding = false
        let copy = archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UITextField
        #expect(copy?.text == "Lisbon")
        #expect(copy?.placeholder == "City")
    }

    @Test func aBlinkingCaretLetsTheApplicationSettle() throws {
        let (app, field) = try shownField()
        field.becomeFirstResponder()
        try app.settle()
        #expect(field.isEditing)
    }

    @Test func theCaretBlinksAndIsSolidWhileTyping() throws {
        let (app, field) = try shownField()
        field.becomeFirstResponder()
        let shown = try app.screenshotPNG()
        app.advance(by: 0.6)
        #expect(try app.screenshotPNG() != shown)
        app.advance(by: 0.5)
        #expect(try app.screenshotPNG() == shown)
        app.advance(by: 0.3)
        app.type("a")
        app.advance(by: 0.3)
        #expect(field.subviews.contains { line in line.subviews.contains { $0.bounds.width == 2 && !$0.isHidden } })
    }
}

@MainActor
private final class EventLog {
    var entries: [String] = []
}

@MainActor
private final class RecordingFieldDelegate: NSObject, UITextFieldDelegate {
    var log: EventLog?
    var allows: (String) -> Bool = { _ in true }
    var mayEnd = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log?.entries.append("should begin")
        return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { log?.entries.append("delegate did begin") }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        log?.entries.append("should end")
        return mayEnd
    }

    func textFieldDidEndEditing(_ textField: UITextField) { log?.entries.append("delegate did end") }

    func textFieldDidChangeSelection(_ textField: UITextField) { log?.entries.append("selection") }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        log?.entries.append("should change {\(range.location), \(range.length)} \(string)")
        return allows(string)
    }
}
