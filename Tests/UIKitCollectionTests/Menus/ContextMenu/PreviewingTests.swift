import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct PreviewingTests {
    @available(*, deprecated, message: "calls deprecated methods")
    private func shown() throws -> (app: TestApplication, controller: PreviewedListController) {
        let controller = PreviewedListController()
        return (try TestApplication(showing: controller), controller)
    }

    @available(*, deprecated, message: "calls deprecated methods")
    @Test func aLongPressShowsTheControllerOfTheDelegate() throws {
        let (app, controller) = try shown()
        app.press(at: CGPoint(x: 100, y: 120))
        #expect(app.visibleTexts.contains("Detail"))
        #expect(controller.committed.isEmpty)
    }

    @available(*, deprecated, message: "calls deprecated methods")
    @Test func aTapOnThePreviewCommitsItsController() throws {
        let (app, controller) = try shown()
        app.press(at: CGPoint(x: 100, y: 120))
        try app.tap(text: "Detail")
        app.advance(by: 1)
        #expect(controller.committed == [controller.detail])
        #expect(!app.visibleTexts.contains("Detail"))
    }

    @available(*, deprecated, message: "calls deprecated methods")
    @Test func aCommittedControllerIsAScreenAsAnyOther() throws {
        let (app, controller) = try shown()
        app.press(at: CGPoint(x: 100, y: 120))
        controller.commit = { list, detail in
            detail.modalPresentationStyle = .fullScreen
            list.present(detail, animated: false)
        }
        try app.tap(text: "Detail")
        app.advance(by: 1)
        let view = try #require(controller.detail.view)
        #expect(app.visibleTexts == ["Detail"])
        #expect(view.isUserInteractionEnabled && !view.clipsToBounds)
        #expect(view.alpha == 1 && view.transform == .identity && view.layer.cornerRadius == 0)
    }

    @available(*, deprecated, message: "calls deprecated methods")
    @Test func theActionsOfTheControllerAreOffered() throws {
        let (app, controller) = try shown()
        app.press(at: CGPoint(x: 100, y: 120))
        try app.tap(text: "Remove")
        app.advance(by: 1)
        #expect(controller.detail.log == ["Remove"])
        #expect(controller.committed.isEmpty)
    }

    @available(*, deprecated, message: "calls deprecated methods")
    @Test func aPlaceWithoutAControllerShowsNothing() throws {
        let (app, _) = try shown()
        app.press(at: CGPoint(x: 100, y: 300))
        #expect(!app.visibleTexts.contains("Detail"))
    }

    @available(*, deprecated, message: "calls deprecated methods")
    @Test func nothingIsShownAfterTheRegistrationHasEnded() throws {
        let (app, controller) = try shown()
        controller.unregisterForPreviewing(withContext: try #require(controller.context))
        app.press(at: CGPoint(x: 100, y: 120))
        #expect(!app.visibleTexts.contains("Detail"))
    }

    @available(*, deprecated, message: "calls deprecated methods")
    @Test func theContextIsReleasedWithItsView() {
        weak var gone: AnyObject?
        do {
            let controller = UIViewController()
            let context = controller.registerForPreviewing(with: PreviewedListController(), sourceView: UIView())
            gone = context as AnyObject
            #expect(context.previewingGestureRecognizerForFailureRelationship is UILongPressGestureRecognizer)
        }
        #expect(gone == nil)
    }
}

extension TestApplication {
    /// Presses long enough for a menu.
    fileprivate func press(at point: CGPoint) {
        touchDown(at: point)
        advance(by: 1)
        touchUp()
        advance(by: 1)
    }
}

private final class PreviewedController: UIViewController {
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 200, height: 200)
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 150, height: 30))
        label.text = "Detail"
        view.addSubview(label)
    }

    override var previewActionItems: [any UIPreviewActionItem] {
        [
            UIPreviewAction(title: "Remove", style: .destructive) { [weak self] action, _ in
                self?.log.append(action.title)
            }
        ]
    }
}

@available(*, deprecated, message: "calls deprecated methods")
private final class PreviewedListController: UIViewController, UIViewControllerPreviewingDelegate {
    let detail = PreviewedController()
    var committed: [UIViewController] = []
    var commit: (UIViewController, UIViewController) -> Void = { _, _ in }
    var context: (any UIViewControllerPreviewing)?

    override func viewDidLoad() {
        super.viewDidLoad()
        let row = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        row.backgroundColor = .yellow
        view.addSubview(row)
        context = registerForPreviewing(with: self, sourceView: view)
    }

    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    )
        -> UIViewController?
    {
        guard let row = view.subviews.first, row.frame.contains(location) else { return nil }
        previewingContext.sourceRect = row.frame
        return detail
    }

    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) {
        committed.append(viewControllerToCommit)
        commit(self, viewControllerToCommit)
    }
}
