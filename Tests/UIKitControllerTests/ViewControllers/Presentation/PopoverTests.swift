import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
final class PopoverTests: NSObject, UIPopoverPresentationControllerDelegate {
    private let root = UIViewController()
    private let button = UIView(frame: CGRect(x: 480, y: 100, width: 40, height: 20))
    private let content = UIViewController()
    private var app: TestApplication?
    private var style: UIModalPresentationStyle?
    private var mayDismiss = true
    private var told: [String] = []

    private func start(width: CGFloat = 1000) throws -> TestApplication {
        let app = try TestApplication(showing: root, size: CGSize(width: width, height: 800))
        self.app = app
        root.view.addSubview(button)
        content.preferredContentSize = CGSize(width: 300, height: 200)
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = button
        content.popoverPresentationController?.delegate = self
        return app
    }

    private func present(_ controller: UIViewController) {
        root.present(controller, animated: true)
        app?.advance(by: 1)
    }

    // MARK: The delegate

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        style ?? controller.standardAdaptiveStyle(for: traitCollection)
    }
    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) { told.append("prepare") }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { mayDismiss }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) { told.append("willDismiss") }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { told.append("didDismiss") }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { told.append("attempt") }

    // MARK: Tests

    @Test func thePopoverStandsAtItsSourceInTheSizeThatItsContentPrefers() throws {
        _ = try start()
        present(content)
        #expect(told == ["prepare"])
        #expect(content.view.convert(content.view.bounds, to: nil) == CGRect(x: 350, y: 133, width: 300, height: 200))
        #expect(content.popoverPresentationController?.arrowDirection == .up)
        #expect(content.traitCollection.horizontalSizeClass == .compact)
        #expect(root.view.window != nil)
    }

    @Test func itFollowsTheSizeThatItsContentPrefersLater() throws {
        let app = try start()
        present(content)
        content.preferredContentSize = CGSize(width: 400, height: 100)
        app.advance(by: 0.5)
        #expect(content.view.bounds.size == CGSize(width: 400, height: 100))
    }

    @Test func aTouchBesideItDismissesItAndTheDelegateHears() throws {
        let app = try start()
        present(content)
        told = []
        app.tap(at: CGPoint(x: 100, y: 700))
        #expect(told == ["willDismiss"])
        app.advance(by: 1)
        #expect(told == ["willDismiss", "didDismiss"])
        #expect(root.presentedViewController == nil)
    }

    @Test(arguments: [true, false]) func whatMayNotGoStays(isModal: Bool) throws {
        let app = try start()
        content.isModalInPresentation = isModal
        mayDismiss = isModal
        present(content)
        told = []
        app.tap(at: CGPoint(x: 100, y: 700))
        app.advance(by: 1)
        #expect(told == ["attempt"])
        #expect(root.presentedViewController === content)
    }

    @Test func dismissalByCodeIsNotTold() throws {
        _ = try start()
        present(content)
        told = []
        root.dismiss(animated: false)
        app?.advance(by: 0.1)
        #expect(told.isEmpty)
    }

    @Test func viewsThatItLetsThroughAreTouched() throws {
        let app = try start()
        let below = UIButton(frame: CGRect(x: 50, y: 650, width: 100, height: 100))
        var taps = 0
        below.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(below)
        content.popoverPresentationController?.passthroughViews = [below]
        present(content)
        app.tap(at: CGPoint(x: 100, y: 700))
        app.advance(by: 1)
        #expect(taps == 1)
        #expect(root.presentedViewController === content)
    }

    @Test func inACompactWidthItIsASheetUnlessTheDelegateSaysNone() throws {
        _ = try start(width: 390)
        present(content)
        #expect(content.view.bounds.width == 390)
        root.dismiss(animated: false)
        app?.advance(by: 0.1)
        style = UIModalPresentationStyle.none
        present(content)
        #expect(content.view.bounds.size == CGSize(width: 300, height: 200))
    }

    @Test func anActionSheetPointsAtItsSourceWithoutCancel() throws {
        let app = try start()
        var chosen = ""
        let sheet = UIAlertController(title: "Open?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Open", style: .default) { _ in chosen = "open" })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen = "cancel" })
        sheet.popoverPresentationController?.sourceView = button
        present(sheet)
        #expect(sheet.popoverPresentationController?.arrowDirection == .up)
        #expect(app.visibleTexts.contains("Open"))
        #expect(!app.visibleTexts.contains("Cancel"))
        app.tap(at: CGPoint(x: 100, y: 700))
        app.advance(by: 1)
        #expect(chosen == "cancel")
    }

    @Test func onATelephoneAnActionSheetHasNoPopover() throws {
        _ = try start(width: 390)
        let sheet = UIAlertController(title: "Open?", message: nil, preferredStyle: .actionSheet)
        #expect(sheet.popoverPresentationController == nil)
        #expect(sheet.presentationController != nil)
    }

    @Test func aBarButtonCanBeTheSource() throws {
        let navigation = UINavigationController(rootViewController: root)
        let app = try TestApplication(showing: navigation, size: CGSize(width: 1000, height: 800))
        self.app = app
        let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = item
        app.advance(by: 0.1)
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.barButtonItem = item
        present(content)
        let frame = content.view.convert(content.view.bounds, to: nil)
        #expect(frame.maxX == 990)
        #expect(frame.minY > 40)
    }

    @Test func aSourceItemMayBeAViewAGuideOrAnItem() throws {
        let app = try start()
        self.app = app
        let guide = UILayoutGuide()
        root.view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: root.view.leftAnchor, constant: 300),
            guide.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 200),
            guide.widthAnchor.constraint(equalToConstant: 40), guide.heightAnchor.constraint(equalToConstant: 20),
        ])
        app.frame()
        let popover = UIPopoverPresentationController(presentedViewController: content, presenting: nil)
        #expect(!popover.hasSource)
        popover.sourceItem = guide
        #expect(popover.hasSource)
        #expect(popover.source(in: root.view) == CGRect(x: 300, y: 200, width: 40, height: 20))
        popover.sourceItem = button
        #expect(popover.source(in: root.view) == root.view.convert(button.bounds, from: button))
        let bar = UITabBar(frame: CGRect(x: 0, y: 500, width: 200, height: 49))
        bar.items = [UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1)]
        root.view.addSubview(bar)
        app.frame()
        popover.sourceItem = bar.items?.last
        let place = popover.source(in: root.view)
        #expect(place.minY == 500 && place.minX >= 100)
    }

    // MARK: Sheets

    @Test func aSheetsDelegateHearsOfADragThatDismisses() throws {
        let app = try start()
        let sheet = UIViewController()
        sheet.presentationController?.delegate = self
        present(sheet)
        app.drag(from: CGPoint(x: 500, y: 200), to: CGPoint(x: 500, y: 790), duration: 0.2)
        app.advance(by: 1)
        #expect(told == ["willDismiss", "didDismiss"])
        #expect(root.presentedViewController == nil)
    }

    @Test func aSheetThatMayNotGoTellsThatTheUserTried() throws {
        let app = try start()
        let sheet = UIViewController()
        sheet.presentationController?.delegate = self
        mayDismiss = false
        present(sheet)
        app.drag(from: CGPoint(x: 500, y: 200), to: CGPoint(x: 500, y: 790), duration: 0.2)
        app.advance(by: 1)
        #expect(told == ["attempt"])
        #expect(root.presentedViewController === sheet)
    }
}
