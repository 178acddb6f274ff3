import Testing
import UIKit

// Not `@testable`: then everything could be overridden.
/// What applications override, and what their tests create, as on Apple's systems.
@MainActor @Suite(.serialized)
struct OverridingTests {
    private final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
    }

    private final class Bar: UISearchBar {}

    private final class Search: UISearchController {
        private let bar = Bar()
        override var searchBar: Bar { bar }
    }

    private final class Tint: UIColor, @unchecked Sendable {
        let name: String

        init(name: String) {
            self.name = name
            super.init(red: 1, green: 0, blue: 0, alpha: 1)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Item: UIBarButtonItem {}

    private final class Device: UIDevice {
        override var batteryLevel: Float { 0.5 }
    }

    private final class Touch: UIEvent {
        override func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch, touch] }
    }

    @Test func aViewMayGiveItsLayerTheTypeOfItsClass() {
        let view = GradientView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.layer.locations = [0, 1]
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect((view as UIView).layer === view.layer)
    }

    @Test func aSearchControllerHasTheBarOfItsClass() {
        let search = Search(searchResultsController: nil)
        #expect(search.searchBar.placeholder == "Search")
        #expect((search as UISearchController).searchBar is Bar)
    }

    @Test func colorsWithInitializersOfTheirOwnLeaveLiteralsToUIColor() {
        let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        let tint = Tint(name: "red")
        #expect(tint.name == "red" && tint == literal)
        #expect(type(of: literal) == UIColor.self)
    }

    @Test func spacesAreItemsOfTheClassThatIsAsked() {
        let space: Item = .fixedSpace(8)
        #expect(space.width == 8)
        #expect(type(of: Item.flexibleSpace()) == Item.self)
    }

    @Test func whatASubclassAnswersCounts() {
        #expect((Device() as UIDevice).batteryLevel == 0.5)
        let touch = UITouch()
        #expect((Touch() as UIEvent).coalescedTouches(for: touch)?.count == 2)
        #expect(UIEvent().coalescedTouches(for: touch) == nil)
    }

    @Test func objectsThatTestsCreateAreEmpty() {
        #expect(UIPress().key == nil && UIKey().characters.isEmpty)
        #expect(UIFocusUpdateContext().nextFocusedItem == nil)
        #expect(UISwipeActionsConfiguration().actions.isEmpty)
        #expect(UIStoryboard().instantiateInitialViewController() == nil)
        #expect(UIDynamicAnimator().referenceView == nil && UIGravityBehavior().items.isEmpty)
        #expect(UIViewPropertyAnimator().duration == 0)
        #expect(UITextInputMode().primaryLanguage == nil)
        var isDone: Bool?
        UIContextualAction().handler(UIContextualAction(), UIView()) { isDone = $0 }
        #expect(isDone == false)
    }

    @Test func aPasteboardWithoutANameIsFoundByNone() {
        let pasteboard = UIPasteboard()
        pasteboard.string = "kept"
        #expect(pasteboard.string == "kept")
        #expect(UIPasteboard(name: pasteboard.name, create: false) == nil)
    }

    @Test func keysHaveTheTypesOfTheButtonsThatTheyStandFor() {
        #expect(UIPress.PressType(rawValue: 5) == .menu)
        #expect(![UIPress.PressType.upArrow, .downArrow, .select, .menu].contains(UIPress().type))
    }

    @Test func activitiesAreMeantForOtherDevicesAlone() {
        let activity = NSUserActivity(activityType: "org.example.edit")
        #expect(activity.isEligibleForHandoff)
        #expect(!activity.isEligibleForSearch && !activity.isEligibleForPrediction)
        #expect(!activity.isEligibleForPublicIndexing && activity.persistentIdentifier == nil)
    }
}
