import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct AlertTests {
    private final class Log { var entries: [String] = [] }

    private func shown(
        _ actions: [(String, UIAlertAction.Style)], style: UIAlertController.Style = .alert,
        size: CGSize = CGSize(width: 390, height: 844), _ change: (UIAlertController) -> Void = { _ in }
    ) throws -> (app: TestApplication, alert: UIAlertController, log: Log) {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let app = try TestApplication(showing: controller, size: size)
        let log = Log()
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        for (title, style) in actions {
            alert.addAction(UIAlertAction(title: title, style: style) { log.entries.append($0.title ?? "") })
        }
        change(alert)
        controller.present(alert, animated: true) { log.entries.append("presented") }
        app.advance(by: 1)
        return (app, alert, log)
    }

    private func frame(_ app: TestApplication, _ text: String) throws -> CGRect {
        let label = try app.view(text: text)
        return label.convert(label.bounds, to: nil)
    }

    // MARK: Choosing

    @Test func aChoiceDismissesTheAlertAndThenCallsItsHandler() throws {
        let (app, alert, log) = try shown([("Cancel", .cancel), ("OK", .default)])
        #expect(log.entries == ["presented"])
        try app.tap(text: "OK")
        #expect(log.entries == ["presented"], "not before the alert is gone")
        app.advance(by: 1)
        #expect(log.entries == ["presented", "OK"])
        #expect(alert.presentingViewController == nil)
    }

    @Test func aHandlerCanPresentTheNextAlert() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        first.addAction(
            UIAlertAction(title: "Next", style: .default) { _ in
                let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
                second.addAction(UIAlertAction(title: "Done", style: .default))
                controller.present(second, animated: true)
            })
        controller.present(first, animated: true)
        app.advance(by: 1)
        try app.tap(text: "Next")
        app.advance(by: 2)
        #expect(app.shows(text: "Second"))
    }

    @Test func aDisabledActionCannotBeChosen() throws {
        let (app, alert, log) = try shown([("OK", .default)]) { $0.actions[0].isEnabled = false }
        try app.tap(text: "OK")
        app.advance(by: 1)
        #expect(log.entries == ["presented"])
        alert.actions[0].isEnabled = true
        try app.tap(text: "OK")
        app.advance(by: 1)
        #expect(log.entries == ["presented", "OK"])
    }

    @Test func aFingerMaySlideToAnotherChoice() throws {
        let (app, _, log) = try shown([("One", .default), ("Two", .default), ("Three", .default)])
        let (one, three) = (try frame(app, "One"), try frame(app, "Three"))
        app.touchDown(at: CGPoint(x: one.midX, y: one.midY))
        app.touchMove(to: CGPoint(x: three.midX, y: three.midY))
        app.touchUp()
        app.advance(by: 1)
        #expect(log.entries == ["presented", "Three"])
    }

    @Test func aFingerLiftedElsewhereChoosesNothing() throws {
        let (app, alert, log) = try shown([("OK", .default)])
        let ok = try frame(app, "OK")
        app.touchDown(at: CGPoint(x: ok.midX, y: ok.midY))
        app.touchMove(to: CGPoint(x: 20, y: 100))
        app.touchUp()
        app.advance(by: 1)
        #expect(log.entries == ["presented"])
        #expect(alert.presentingViewController != nil)
    }

    @Test func aTapBesideAnAlertDoesNothing() throws {
        let (app, alert, _) = try shown([("Cancel", .cancel)])
        app.tap(at: CGPoint(x: 20, y: 60))
        app.advance(by: 1)
        #expect(alert.presentingViewController != nil)
    }

    @Test func aTapBesideAnActionSheetCancels() throws {
        let (app, alert, log) = try shown([("Mail", .default), ("Cancel", .cancel)], style: .actionSheet)
        app.tap(at: CGPoint(x: 20, y: 60))
        app.advance(by: 1)
        #expect(log.entries == ["presented", "Cancel"])
        #expect(alert.presentingViewController == nil)
    }

    @Test func aTapBesideAnActionSheetWithoutCancelDoesNothing() throws {
        let (app, alert, _) = try shown([("Mail", .default)], style: .actionSheet)
        app.tap(at: CGPoint(x: 20, y: 60))
        app.advance(by: 1)
        #expect(alert.presentingViewController != nil)
    }

    // MARK: Keys

    @Test func escapeCancels() throws {
        let (app, _, log) = try shown([("OK", .default), ("Cancel", .cancel)])
        app.press(.keyboardEscape)
        app.advance(by: 1)
        #expect(log.entries == ["presented", "Cancel"])
    }

    @Test func returnChoosesThePreferredAction() throws {
        let (app, _, log) = try shown([("One", .default), ("Two", .default)]) { $0.preferredAction = $0.actions[1] }
        app.press(.keyboardReturnOrEnter)
        app.advance(by: 1)
        #expect(log.entries == ["presented", "Two"])
    }

    @Test func returnDoesNotDestroy() throws {
        let (app, alert, _) = try shown([("Delete", .destructive), ("Cancel", .cancel)])
        app.press(.keyboardReturnOrEnter)
        app.advance(by: 1)
        #expect(alert.presentingViewController != nil)
    }

    @Test func keysDoNotReachTheFieldBehindTheAlert() throws {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
        controller.view.addSubview(field)
        let app = try TestApplication(showing: controller)
        field.becomeFirstResponder()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        controller.present(alert, animated: true)
        app.advance(by: 1)
        app.type("abc")
        #expect(field.text == "")
        try app.tap(text: "OK")
        app.advance(by: 1)
        #expect(field.isFirstResponder)
        app.type("abc")
        #expect(field.text == "abc")
    }

    // MARK: Text fields

    @Test func theFirstTextFieldIsTypedInto() throws {
        let (app, alert, _) = try shown([("OK", .default)]) { alert in
            alert.addTextField { $0.placeholder = "Name" }
            alert.addTextField()
        }
        app.type("Ada")
        #expect(alert.textFields?.map(\.text) == ["Ada", ""])
        #expect(alert.textFields?.first?.placeholder == "Name")
    }

    @Test func returnGoesFromFieldToFieldAndThenChooses() throws {
        let (app, alert, log) = try shown([("Cancel", .cancel), ("Sign In", .default)]) { alert in
            alert.addTextField()
            alert.addTextField()
        }
        app.press(.keyboardReturnOrEnter)
        #expect(alert.textFields?[1].isFirstResponder == true)
        app.press(.keyboardReturnOrEnter)
        app.advance(by: 1)
        #expect(log.entries == ["presented", "Sign In"])
    }

    @Test func anAlertWithoutTextFieldsHasNone() {
        #expect(UIAlertController(title: nil, message: nil, preferredStyle: .alert).textFields == nil)
    }

    // MARK: Layout

    @Test func anAlertIs270PointsWideInTheMiddle() throws {
        let (_, alert, _) = try shown([("OK", .default)])
        let frame = alert.view.convert(alert.view.bounds, to: nil)
        #expect(frame.width == 270)
        #expect(frame.midX == 195)
        #expect(abs(frame.midY - 422) <= 0.5)
    }

    @Test func twoShortChoicesStandSideBySideWithCancelFirst() throws {
        let (app, _, _) = try shown([("OK", .default), ("Cancel", .cancel)])
        let (ok, cancel) = (try frame(app, "OK"), try frame(app, "Cancel"))
        #expect(ok.midY == cancel.midY)
        #expect(cancel.maxX < ok.minX)
    }

    @Test func twoLongChoicesStandBelowEachOtherWithCancelLast() throws {
        let (app, _, _) = try shown([("Cancel everything now", .cancel), ("Go on", .default)])
        #expect(try frame(app, "Go on").maxY <= frame(app, "Cancel everything now").minY)
    }

    @Test func threeChoicesStandBelowEachOtherWithCancelLast() throws {
        let (app, _, _) = try shown([("Cancel", .cancel), ("One", .default), ("Two", .default)])
        let tops = try ["One", "Two", "Cancel"].map { try frame(app, $0).minY }
        #expect(tops == tops.sorted())
        #expect(abs(tops[1] - tops[0] - 44.5) < 0.01)
    }

    @Test func thePreferredActionIsSemiboldAndCancelWithoutOne() throws {
        func weights(_ change: (UIAlertController) -> Void) throws -> [Bool] {
            let (app, _, _) = try shown([("Cancel", .cancel), ("OK", .default)], style: .alert, change)
            return try ["Cancel", "OK"].map {
                let font = (try app.view(text: $0) as? UILabel)?.font
                return font?.fontName == UIFont.systemFont(ofSize: 17, weight: .semibold).fontName
            }
        }
        #expect(try weights { _ in } == [true, false])
        #expect(try weights { $0.preferredAction = $0.actions[1] } == [false, true])
    }

    @Test func moreChoicesThanFitAreScrolled() throws {
        let (app, alert, log) = try shown(
            (1...30).map { ("Choice \($0)", .default) }, size: CGSize(width: 390, height: 400))
        #expect(alert.view.bounds.height <= 400)
        #expect(!app.shows(text: "Choice 30"))
        for _ in 0..<8 {
            app.drag(from: CGPoint(x: 195, y: 320), to: CGPoint(x: 195, y: 200), duration: 0.2)
            app.advance(by: 1)
        }
        #expect(log.entries == ["presented"], "a drag chooses nothing")
        try app.tap(text: "Choice 30")
        app.advance(by: 1)
        #expect(log.entries == ["presented", "Choice 30"])
    }

    @Test func anActionSheetStandsAtTheBottomWithCancelApart() throws {
        let (app, alert, _) = try shown(
            [("Cancel", .cancel), ("Mail", .default), ("Print", .default)], style: .actionSheet)
        let card = alert.view.convert(alert.view.bounds, to: nil)
        #expect(card.minX == 8 && card.maxX == 382 && card.maxY == 836)
        let (print, cancel) = (try frame(app, "Print"), try frame(app, "Cancel"))
        #expect(abs(cancel.midY - print.midY - 65) < 0.01)
    }

    @Test func onAWideScreenAnActionSheetStandsInTheMiddle() throws {
        let (_, alert, _) = try shown([("Mail", .default)], style: .actionSheet, size: CGSize(width: 1000, height: 800))
        let card = alert.view.convert(alert.view.bounds, to: nil)
        #expect(card.midX == 500 && abs(card.midY - 400) <= 1)
    }

    @Test func whatIsAddedWhileItIsShownAppears() throws {
        let (app, alert, _) = try shown([("OK", .default)])
        let before = alert.view.bounds.height
        alert.addAction(UIAlertAction(title: "Later", style: .default))
        alert.addAction(UIAlertAction(title: "Never", style: .default))
        alert.message = "A message\nof two lines"
        app.advance(by: 0.1)
        #expect(app.shows(text: "Never"))
        #expect(alert.view.bounds.height > before + 80)
    }

    @Test func theScreenBehindIsDimmed() throws {
        let (app, _, _) = try shown([("OK", .default)])
        #expect(app.screenshot().color(x: 20, y: 20).red == 204)
    }

    // MARK: Mistakes

    @Test func aSecondCancelActionRaises() throws {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        try expectException(
            named: .internalInconsistencyException,
            reason: "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
        ) {
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        }
        #expect(alert.actions.count == 1)
    }

    @Test func aTextFieldInAnActionSheetRaises() throws {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        try expectException(
            named: .internalInconsistencyException,
            reason: "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
        ) {
            sheet.addTextField()
        }
        #expect(sheet.textFields == nil)
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func whatIsBelowLosesItsTint(style: UIAlertController.Style) throws {
        let (app, _, _) = try shown([("OK", .default)], style: style)
        let below = try #require(app.rootViewController?.view)
        #expect(below.tintAdjustmentMode == .dimmed && below.tintColor != .systemBlue)
        #expect(try app.view(text: "OK").tintAdjustmentMode == .normal)
        try app.tap(text: "OK")
        app.advance(by: 1)
        #expect(below.tintAdjustmentMode == .normal && below.tintColor == .systemBlue)
    }

    @Test func aModeOfItsOwnStays() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        controller.view.tintAdjustmentMode = .normal
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        controller.present(alert, animated: false)
        app.frame()
        #expect(controller.view.tintAdjustmentMode == .normal)
    }
}
