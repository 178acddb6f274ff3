import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized) struct DriverQueryTests {
    let controller = UIViewController()
    let app: TestApplication

    init() throws {
        app = try TestApplication(showing: controller, size: CGSize(width: 300, height: 200))
    }

    @discardableResult
    private func addLabel(_ text: String, at frame: CGRect, to parent: UIView? = nil) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        (parent ?? controller.view).addSubview(label)
        return label
    }

    @Test func textsAreReadLineByLine() {
        addLabel("right", at: CGRect(x: 150, y: 12, width: 100, height: 16))
        addLabel("below", at: CGRect(x: 10, y: 40, width: 100, height: 20))
        addLabel("left", at: CGRect(x: 10, y: 10, width: 100, height: 20))
        #expect(app.visibleTexts == ["left", "right", "below"])
        app.setLayoutDirection(.rightToLeft)
        #expect(app.visibleTexts == ["right", "left", "below"])
    }

    @Test func whatCannotBeSeenIsNotFound() {
        addLabel("hidden", at: CGRect(x: 0, y: 0, width: 50, height: 20)).isHidden = true
        addLabel("transparent", at: CGRect(x: 0, y: 0, width: 50, height: 20)).alpha = 0
        addLabel("outside", at: CGRect(x: 0, y: 201, width: 50, height: 20))
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        box.clipsToBounds = true
        controller.view.addSubview(box)
        addLabel("clipped", at: CGRect(x: 0, y: 100, width: 50, height: 20), to: box)
        addLabel("seen", at: CGRect(x: 0, y: 80, width: 50, height: 40), to: box)
        #expect(app.visibleTexts == ["seen"])
    }

    @Test func theVisiblePartOfAViewIsInPointsOfTheScreen() {
        let label = addLabel("half out", at: CGRect(x: 250, y: 10, width: 100, height: 20))
        #expect(app.visibleRect(of: label) == CGRect(x: 250, y: 10, width: 50, height: 20))
    }

    // Seeds 335, 337.
    @Test func viewsAreFoundByIdentifierLabelAndClass() throws {
        let label = addLabel("one", at: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.accessibilityIdentifier = "id"
        label.accessibilityLabel = "spoken"
        #expect(try app.view(identifier: "id") === label)
        #expect(try app.view(label: "spoken") === label)
        #expect(try app.view(UILabel.self) === label)
        #expect(app.views(UILabel.self) == [label])
        #expect(app.views(UIImageView.self).isEmpty)
    }

    @Test func theTreeIsTextWithoutDefaults() {
        let label = addLabel("one", at: CGRect(x: 0, y: 5, width: 50, height: 20))
        label.accessibilityIdentifier = "id"
        #expect(controller.view.dumpTree() == "UIView (0, 0, 300, 200)\n  UILabel (0, 5, 50, 20) id=\"id\" \"one\"")
    }

    @Test func workIsCounted() {
        addLabel("one", at: CGRect(x: 0, y: 0, width: 50, height: 20))
        let first = app.work(during: { addLabel("two", at: CGRect(x: 0, y: 50, width: 50, height: 20)) })
        #expect(first.textShapings == 1)
        #expect(first.frames == 1)
        #expect(first.pixelsPainted > 0)
        #expect(app.work(during: {}) == WorkCounts())
    }

    @Test func whatFieldsAndTextViewsSayIsFound() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.text = "typed"
        let password = UITextField(frame: CGRect(x: 0, y: 40, width: 200, height: 30))
        password.text = "secret"
        password.isSecureTextEntry = true
        let empty = UITextField(frame: CGRect(x: 0, y: 80, width: 200, height: 30))
        empty.placeholder = "Name"
        let note = UITextView(frame: CGRect(x: 0, y: 120, width: 200, height: 60))
        note.text = "Some lines"
        for view in [field, password, empty, note] { controller.view.addSubview(view) }
        #expect(app.visibleTexts == ["typed", "••••••", "Name", "Some lines"])
        try app.tap(text: "Name")
        #expect(empty.isEditing)
        try app.tap(text: "typed")
        #expect(field.isEditing)
        #expect(try app.view(text: "Some lines") === note)
    }

    @Test func theTreeTellsWhatControlsAreSetTo() {
        let slider = UISlider()
        slider.value = 0.25
        let control = UISwitch()
        control.isOn = true
        control.isEnabled = false
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.selectedSegmentIndex = 1
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.isSelected = true
        let pages = UIPageControl()
        pages.numberOfPages = 3
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.startAnimating()
        func details(_ view: UIView) -> String {
            view.frame = .zero
            return String(view.dumpTree().prefix { $0 != "\n" }.drop { $0 != ")" }.dropFirst(2))
        }
        #expect(details(slider) == "value=0.25")
        #expect(details(control) == "on disabled")
        #expect(details(segments) == "segment 1 selected")
        #expect(details(button) == "\"Go\" selected")
        #expect(details(pages) == "page 1 of 3")
        #expect(details(wheel) == "animating")
    }
}
