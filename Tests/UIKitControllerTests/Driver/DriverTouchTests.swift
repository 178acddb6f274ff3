import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized) struct DriverTouchTests {
    fileprivate let controller = TouchController()
    let app: TestApplication

    init() throws {
        app = try TestApplication(showing: controller)
    }

    @Test func aTapReachesTheViewWithTheText() throws {
        try app.tap(text: "Below")
        #expect(controller.log == ["began", "ended"])
        #expect(app.time > 0.04 && app.time < 0.06)
    }

    @Test func aTapAtAPointIsThere() {
        app.tap(at: CGPoint(x: 30, y: 110))
        #expect(controller.lastLocation == CGPoint(x: 30, y: 110))
    }

    @Test func aTapOnWhatIsNotThereSaysWhatIs() {
        #expect {
            try app.tap(text: "Above")
        } throws: { error in
            "\(error)" == "There is no visible view with the text \"Above\". Visible texts: [\"First\", \"Below\"]"
        }
    }

    @Test func aHiddenViewCannotBeTapped() {
        controller.label.isHidden = true
        #expect {
            try app.tap(controller.label)
        } throws: { error in
            "\(error)".hasPrefix("UILabel is not visible")
        }
    }

    @Test func aLongPressStaysDown() throws {
        try app.longPress(identifier: "below", duration: 1)
        #expect(controller.log == ["began", "ended"])
        #expect(abs(app.time - 1) < 0.001)
    }

    @Test func aDragMovesOnceAFrame() {
        app.drag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 10, y: 360), duration: 0.1)
        #expect(controller.log == ["began"] + Array(repeating: "moved", count: 6) + ["ended"])
        #expect(controller.lastLocation == CGPoint(x: 10, y: 360))
    }

    @Test func aTouchCanBeTakenStepByStep() {
        app.touchDown(at: CGPoint(x: 10, y: 300))
        app.touchMove(to: CGPoint(x: 10, y: 310))
        #expect(controller.log == ["began", "moved"])
        app.touchCancel()
        #expect(controller.log == ["began", "moved", "cancelled"])
    }

    @Test func keysComeAsPressesOfTheFirstResponder() {
        app.type("a!")
        app.press(.keyboardDownArrow)
        #expect(controller.log == ["key 4 a", "key 30 !", "key 81 "])
    }
}

private final class TouchController: UIViewController {
    var log: [String] = []
    var lastLocation: CGPoint?
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))

    override func viewDidLoad() {
        super.viewDidLoad()
        let first = UILabel(frame: CGRect(x: 20, y: 50, width: 200, height: 30))
        first.text = "First"
        view.addSubview(first)
        label.text = "Below"
        label.accessibilityIdentifier = "below"
        view.addSubview(label)
    }

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    private func note(_ name: String, _ touches: Set<UITouch>) {
        log.append(name)
        lastLocation = touches.first?.location(in: view)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key else { return }
        log.append("key \(key.keyCode.rawValue) \(key.characters)")
    }
}
