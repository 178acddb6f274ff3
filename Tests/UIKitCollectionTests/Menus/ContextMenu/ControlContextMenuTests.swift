import Testing
import UIKit
import UIKitTestDriver

/// Controls that are the delegates of their own context menus.
@MainActor @Suite(.serialized)
struct ControlContextMenuTests {
    private func shown(_ control: UIControl) throws -> TestApplication {
        let controller = UIViewController()
        control.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        controller.view.addSubview(control)
        return try TestApplication(showing: controller)
    }

    @Test func aControlOpensTheMenuThatItReturnsAsItsPrimaryAction() throws {
        let control = MenuControl()
        control.isContextMenuInteractionEnabled = true
        control.showsMenuAsPrimaryAction = true
        control.addAction(UIAction { _ in control.log.append("menu") }, for: .menuActionTriggered)
        control.addAction(UIAction { _ in control.log.append("up") }, for: .touchUpInside)
        let app = try shown(control)
        app.tap(at: CGPoint(x: 60, y: 120))
        app.advance(by: 0.6)
        #expect(app.visibleTexts == ["Share"])
        try app.tap(text: "Share")
        app.advance(by: 0.6)
        #expect(control.log == ["asked", "will display", "menu", "displayed", "will end", "Share", "ended"])
    }

    @Test func aLongPressOpensItIfItIsNotThePrimaryAction() throws {
        let control = MenuControl()
        control.isContextMenuInteractionEnabled = true
        let app = try shown(control)
        app.tap(at: CGPoint(x: 60, y: 120))
        #expect(app.visibleTexts == [])
        try app.longPress(control)
        app.advance(by: 0.6)
        #expect(app.visibleTexts == ["Share"])
        control.contextMenuInteraction?.dismissMenu()
        app.advance(by: 0.6)
        #expect(app.visibleTexts == [])
        control.isContextMenuInteractionEnabled = false
        #expect(control.contextMenuInteraction == nil)
        try app.longPress(control)
        #expect(app.visibleTexts == [])
    }

    @Test func aButtonHearsOfItsMenuAndClosesIt() throws {
        let button = MenuButton(type: .system)
        #expect(button.isContextMenuInteractionEnabled == false && button.contextMenuInteraction == nil)
        button.menu = UIMenu(children: [UIAction(title: "Share") { _ in }])
        button.showsMenuAsPrimaryAction = true
        let app = try shown(button)
        app.tap(at: CGPoint(x: 60, y: 120))
        app.advance(by: 0.6)
        #expect(button.isHeld)
        #expect(button.contextMenuInteraction?.menuAppearance == .compact)
        button.contextMenuInteraction?.updateVisibleMenu { _ in UIMenu(children: [UIAction(title: "Send") { _ in }]) }
        #expect(app.visibleTexts == ["Send"])
        button.contextMenuInteraction?.dismissMenu()
        app.advance(by: 0.6)
        #expect(app.visibleTexts == [] && !button.isHeld)
        #expect(button.log == ["will display", "displayed", "will end", "ended"])
    }

    @Test func theMenuIsPlacedAtItsAttachmentPoint() throws {
        func left(_ point: CGPoint?) throws -> CGFloat {
            let button = MenuButton(type: .system)
            button.attachment = point
            button.menu = UIMenu(children: [UIAction(title: "Share") { _ in }])
            let app = try shown(button)
            button.showsMenuAsPrimaryAction = true
            button.performPrimaryAction()
            app.advance(by: 0.6)
            return try #require(app.visibleRect(of: app.view(text: "Share"))).minY
        }
        let below = try left(nil)
        #expect(try left(CGPoint(x: 100, y: 144)) > below)
    }

    @Test func performingThePrimaryActionSendsItUnlessTheControlIsDisabled() {
        let button = UIButton(type: .system)
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
        button.changesSelectionAsPrimaryAction = true
        button.performPrimaryAction()
        #expect(count == 1 && button.isSelected)
        button.isEnabled = false
        button.performPrimaryAction()
        #expect(count == 1)
    }
}

private final class MenuControl: UIControl {
    var log: [String] = []

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        log.append("asked")
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
            UIMenu(children: [UIAction(title: "Share") { _ in self?.log.append("Share") }])
        })
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("will display")
        animator?.addCompletion { self.log.append("displayed") }
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("will end")
        animator?.addCompletion { self.log.append("ended") }
    }
}

private final class MenuButton: UIButton {
    var log: [String] = []
    var attachment: CGPoint?

    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        attachment ?? super.menuAttachmentPoint(for: configuration)
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("will display")
        animator?.addCompletion { self.log.append("displayed") }
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("will end")
        animator?.addCompletion { self.log.append("ended") }
    }
}
