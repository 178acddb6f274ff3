import ClassExtensions
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct ClassExtensionTests {
    @Test func overridesInExtensionsAreCalled() throws {
        let list = ListViewController(style: .plain)
        let app = try TestApplication(showing: list)
        #expect(list.log == ["loaded hidden", "will appear"])
        #expect(app.visibleTexts == ["Alpha", "Beta", "Gamma"])
    }

    @Test func propertiesAreOverriddenThereToo() {
        let list = ListViewController(style: .plain)
        list.title = "Letters"
        #expect((list as UIViewController).title == "<Letters>")
        #expect(list.log == ["title Letters"])
        #expect((list as UIViewController).canBecomeFirstResponder)
    }

    @Test func whatAnExtensionDeclaresIsOverriddenInSubclasses() throws {
        let list = NumberedListViewController.make()
        let app = try TestApplication(showing: list)
        #expect(app.visibleTexts == ["1. Alpha", "2. Beta", "3. Gamma"])
        #expect(list.heading == "Numbered List")
    }

    @Test func subclassesOverrideInExtensionsOfTheirOwn() throws {
        let list: ListViewController = LoudListViewController(style: .plain)
        let app = try TestApplication(showing: list)
        #expect(list.log == ["loaded hidden", "loud", "will appear"])
        #expect(app.visibleTexts == ["ALPHA", "BETA", "GAMMA"])
    }

    @Test func viewsOverrideInExtensions() {
        let view: UIView = CardView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.layoutIfNeeded()
        #expect((view as? CardView)?.layouts == 1)
        #expect(view.sizeThatFits(.zero).height == 44)
        #expect(view.intrinsicContentSize.width == 100)
        #expect(view.layer is CAGradientLayer)
        #expect(view.point(inside: CGPoint(x: -5, y: -5), with: nil))
        #expect(view.description == "a card")
    }

    @Test func observersInExtensionsSeeTheChange() {
        let card = CardView()
        (card as UIView).isHidden = true
        #expect(card.log == ["hidden false true"])
    }

    @Test func theExtensionMayStandInAnotherFile() {
        let cell: UITableViewCell = CardCell(style: .default, reuseIdentifier: "card")
        cell.prepareForReuse()
        cell.setSelected(true, animated: false)
        #expect((cell as? CardCell)?.reuses == 1)
        #expect((cell as? CardCell)?.card.alpha == 0.5)
    }

    @Test func methodsOfExtensionsOfUIKitsClassesAreOverridden() {
        let views = [UIView(), LabelledView(), FramedView()]
        #expect(views.map { $0.summary() } == ["view at 0", "labelled view at 0", "framed labelled view at 1"])
        refreshAll(views)
        #expect((views[2] as? LabelledView)?.refreshes == 1)
    }

    @Test func overridesInExtensionsOfUIKitsClassesAreCalledInSubclasses() {
        let (cell, plain, doubtful) = (PickerCell(), FormCell(), DoubtfulCell())
        #expect((cell as UIResponder).inputView === cell.picker)
        #expect((cell as UIResponder).canBecomeFirstResponder)
        #expect(cell.accessibilityActivate())
        #expect(plain.inputView == nil)
        #expect(!plain.canBecomeFirstResponder)
        #expect((doubtful as UIResponder).inputView === doubtful.picker)
        #expect(!(doubtful as UIResponder).canBecomeFirstResponder)
    }
}
