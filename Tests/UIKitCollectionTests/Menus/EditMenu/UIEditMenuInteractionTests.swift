import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct UIEditMenuInteractionTests {
    private func shown(_ delegate: MenuDelegate) throws -> (
        app: TestApplication, label: CopyableLabel, interaction: UIEditMenuInteraction
    ) {
        let controller = UIViewController()
        let label = CopyableLabel(frame: CGRect(x: 100, y: 300, width: 190, height: 30))
        label.text = "Lisbon"
        label.isUserInteractionEnabled = true
        let interaction = UIEditMenuInteraction(delegate: delegate)
        label.addInteraction(interaction)
        controller.view.addSubview(label)
        return (try TestApplication(showing: controller), label, interaction)
    }

    private func present(_ interaction: UIEditMenuInteraction, _ app: TestApplication) {
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: "one" as NSString, sourcePoint: CGPoint(x: 95, y: 0)))
        app.advance(by: 0.5)
    }

    @Test func withoutAMenuOfTheDelegatesTheSuggestedActionsAreShown() throws {
        let delegate = MenuDelegate()
        let (app, label, interaction) = try shown(delegate)
        present(interaction, app)
        #expect(app.visibleTexts == ["Copy", "Paste", "Lisbon"])
        try app.tap(text: "Paste")
        #expect(label.log == ["paste"])
        app.advance(by: 0.5)
        #expect(delegate.log == ["will present", "presented", "will dismiss", "dismissed"])
    }

    @Test func theDelegatesMenuMayHaveSubmenus() throws {
        let delegate = MenuDelegate()
        var heard: [String] = []
        delegate.menu = { suggested in
            UIMenu(
                children: suggested + [
                    UIMenu(title: "Turn", children: [UIAction(title: "Left") { _ in heard.append("left") }])
                ])
        }
        let (app, _, interaction) = try shown(delegate)
        present(interaction, app)
        #expect(app.visibleTexts == ["Copy", "Paste", "Turn", "Lisbon"])
        try app.tap(text: "Turn")
        #expect(app.visibleTexts == ["Left", "Lisbon"])
        try app.tap(text: "Left")
        #expect(heard == ["left"])
    }

    @Test func reloadAsksForTheMenuAgain() throws {
        let delegate = MenuDelegate()
        delegate.menu = { _ in UIMenu(children: [UIAction(title: "One") { _ in }]) }
        let (app, _, interaction) = try shown(delegate)
        present(interaction, app)
        delegate.menu = { _ in UIMenu(children: [UIAction(title: "Two") { _ in }]) }
        interaction.reloadVisibleMenu()
        #expect(app.visibleTexts == ["Two", "Lisbon"])
        interaction.dismissMenu()
        app.advance(by: 0.5)
        #expect(app.visibleTexts == ["Lisbon"])
    }
}

private final class MenuDelegate: NSObject, UIEditMenuInteractionDelegate {
    var log: [String] = []
    var menu: ([UIMenuElement]) -> UIMenu? = { _ in nil }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu(suggestedActions) }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        log.append("will present")
        animator.addCompletion { self.log.append("presented") }
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        log.append("will dismiss")
        animator.addCompletion { self.log.append("dismissed") }
    }
}
