import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct ShakeTests {
    // Seeds 182, 183.
    @Test func aShakeReachesTheControllerThoughItIsNotFirstResponder() throws {
        let controller = ShakenController()
        let app = try TestApplication(showing: UINavigationController(rootViewController: controller))
        app.shake()
        #expect(controller.log == ["began", "ended"])
        #expect(!controller.isFirstResponder)
    }

    // Seeds 188.
    @Test func controlAltAndZShakesOnce() throws {
        let controller = ShakenController()
        let app = try TestApplication(showing: controller)
        app.press(.keyboardZ, modifiers: [.control, .alternate])
        #expect(controller.log == ["began", "ended"])
    }

    @Test func theChainBeginsAtTheFirstResponder() throws {
        let controller = ShakenController()
        let app = try TestApplication(showing: controller)
        let view = ShakenView()
        controller.view.addSubview(view)
        view.becomeFirstResponder()
        app.shake()
        #expect(view.count == 1)
        #expect(controller.log == ["began", "ended"])
        view.keepsMotion = true
        app.shake()
        #expect(view.count == 2)
        #expect(controller.log == ["began", "ended", "began"])
    }

    @Test func theControllerInFrontGetsIt() throws {
        let back = ShakenController()
        let front = ShakenController()
        let app = try TestApplication(showing: back)
        back.present(front, animated: false)
        app.advance(by: 0.5)
        app.shake()
        #expect(front.log == ["began", "ended"])
        #expect(back.log == [])
    }

    @Test func theEventIsAMotionOfTheDevice() throws {
        let controller = ShakenController()
        let app = try TestApplication(showing: controller)
        app.shake()
        #expect(controller.event?.type == .motion)
        #expect(controller.event?.subtype == .motionShake)
        #expect(UIEvent.EventSubtype.remoteControlTogglePlayPause.rawValue == 103)
    }

    // Seeds 194.
    @available(*, deprecated)
    @Test func theSpellingOfSwift3IsTheSameType() throws {
        let subtype: UIEventSubtype = .motionShake
        #expect(subtype == UIEvent.EventSubtype.motionShake)
    }

    @Test func shakingOffersToUndoTyping() throws {
        let (app, field) = try typed()
        app.shake()
        app.advance(by: 0.5)
        #expect(app.shows(text: "Undo Typing"))
        try app.tap(text: "Undo")
        app.advance(by: 0.5)
        #expect(field.text == "")
        #expect(field.isFirstResponder)
        app.shake()
        app.advance(by: 0.5)
        #expect(app.shows(text: "Redo Typing"))
        try app.tap(text: "Redo")
        app.advance(by: 0.5)
        #expect(field.text == "abc")
    }

    @Test func cancellingTheOfferChangesNothing() throws {
        let (app, field) = try typed()
        app.shake()
        app.advance(by: 0.5)
        app.shake()
        try app.tap(text: "Cancel")
        app.advance(by: 0.5)
        #expect(field.text == "abc")
        #expect(app.views(UIView.self).allSatisfy { !($0 is AlertView) })
    }

    @Test func keysChooseInTheOfferAndDoNotType() throws {
        let (app, field) = try typed()
        app.shake()
        app.advance(by: 0.5)
        app.type("x")
        #expect(field.text == "abc")
        app.press(.keyboardEscape)
        app.advance(by: 0.5)
        #expect(field.text == "abc")
        #expect(!app.shows(text: "Undo Typing"))
        app.type("d")
        #expect(field.text == "abcd")
    }

    @Test func anApplicationMayRefuseToOfferIt() throws {
        let (app, _) = try typed()
        app.application.applicationSupportsShakeToEdit = false
        app.shake()
        app.advance(by: 0.5)
        #expect(!app.shows(text: "Undo Typing"))
    }

    @Test func withNothingToUndoNoAlertIsShown() throws {
        let app = try TestApplication(showing: UIViewController())
        app.shake()
        app.advance(by: 0.5)
        #expect(app.rootViewController?.presentedViewController == nil)
    }

    @Test func aControllerThatHandlesTheShakePreventsTheOffer() throws {
        let controller = ShakenController()
        controller.keepsMotion = true
        let app = try TestApplication(showing: controller)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        app.type("abc")
        app.shake()
        app.advance(by: 0.5)
        #expect(!app.shows(text: "Undo Typing"))
    }

    private func typed() throws -> (TestApplication, UITextField) {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        app.type("abc")
        return (app, field)
    }
}

private final class ShakenController: UIViewController {
    var log: [String] = []
    var keepsMotion = false
    private(set) var event: UIEvent?

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log.append("began")
        self.event = event
        if !keepsMotion { super.motionBegan(motion, with: event) }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { log.append("ended") }
        if !keepsMotion { super.motionEnded(motion, with: event) }
    }
}

private final class ShakenView: UIView {
    var count = 0
    var keepsMotion = false

    override var canBecomeFirstResponder: Bool { true }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        count += 1
        if !keepsMotion { super.motionEnded(motion, with: event) }
    }
}
