import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct UIContextMenuInteractionTests {
    private func shown(_ delegate: ContextDelegate) throws -> (app: TestApplication, view: UIView) {
        let controller = UIViewController()
        let view = UIView(frame: CGRect(x: 100, y: 300, width: 190, height: 60))
        view.backgroundColor = .systemTeal
        view.addInteraction(UIContextMenuInteraction(delegate: delegate))
        controller.view.addSubview(view)
        return (try TestApplication(showing: controller), view)
    }

    @Test func aFingerThatStaysBringsTheMenu() throws {
        let delegate = ContextDelegate()
        let (app, view) = try shown(delegate)
        try app.longPress(view)
        app.advance(by: 0.6)
        #expect(app.visibleTexts == ["Share", "Delete"])
        try app.tap(text: "Delete")
        app.advance(by: 0.6)
        #expect(delegate.log == ["asked", "will display", "displayed", "will end", "Delete", "ended"])
        #expect(app.visibleTexts == [])
    }

    @Test func theFingerMaySlideOnToARow() throws {
        let delegate = ContextDelegate()
        let (app, _) = try shown(delegate)
        app.touchDown(at: CGPoint(x: 150, y: 330))
        app.advance(by: 1.2)
        let row = try #require(app.visibleRect(of: app.view(text: "Share")))
        app.touchMove(to: CGPoint(x: row.midX, y: row.midY))
        app.touchUp()
        #expect(delegate.log.contains("Share"))
    }

    @Test func withoutAConfigurationThereIsNoMenu() throws {
        let delegate = ContextDelegate()
        delegate.hasMenu = false
        let (app, view) = try shown(delegate)
        try app.longPress(view)
        #expect(app.visibleTexts == [])
        #expect(delegate.log == ["asked"])
    }

    @Test func aTouchOutsideClosesIt() throws {
        let delegate = ContextDelegate()
        let (app, view) = try shown(delegate)
        try app.longPress(view)
        app.advance(by: 0.6)
        app.tap(at: CGPoint(x: 20, y: 800))
        app.advance(by: 0.6)
        #expect(app.visibleTexts == [])
        #expect(delegate.log.last == "ended")
    }

    @Test func aTapOnThePreviewAsksForWhatItPreviews() throws {
        let delegate = ContextDelegate()
        delegate.preview = {
            let controller = UIViewController()
            controller.preferredContentSize = CGSize(width: 200, height: 200)
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 160, height: 30))
            label.text = "Preview"
            controller.view.addSubview(label)
            return controller
        }
        let (app, view) = try shown(delegate)
        try app.longPress(view)
        app.advance(by: 0.6)
        #expect(app.visibleTexts == ["Preview", "Share", "Delete"])
        try app.tap(text: "Preview")
        app.advance(by: 0.6)
        #expect(
            delegate.log == ["asked", "will display", "displayed", "preview tapped", "will end", "opened", "ended"])
    }

    @Test func theVisibleMenuCanBeExchanged() throws {
        let delegate = ContextDelegate()
        let (app, view) = try shown(delegate)
        let interaction = try #require(view.interactions.first as? UIContextMenuInteraction)
        try app.longPress(view)
        app.advance(by: 0.6)
        interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Other") { _ in }]) }
        #expect(app.visibleTexts == ["Other"])
        interaction.dismissMenu()
        app.advance(by: 0.6)
        #expect(app.visibleTexts == [])
    }
}

private final class ContextDelegate: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var hasMenu = true
    var preview: UIContextMenuContentPreviewProvider?

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        log.append("asked")
        guard hasMenu else { return nil }
        return UIContextMenuConfiguration(previewProvider: preview) { _ in
            UIMenu(
                children: ["Share", "Delete"].map { title in
                    UIAction(title: title) { [weak self] _ in self?.log.append(title) }
                })
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("will display")
        animator?.addCompletion { self.log.append("displayed") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("will end")
        animator?.addCompletion { self.log.append("ended") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        log.append("preview tapped")
        animator.addCompletion { self.log.append("opened") }
    }
}
