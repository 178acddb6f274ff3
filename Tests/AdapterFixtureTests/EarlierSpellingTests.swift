import EarlierSpellings
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct EarlierSpellingTests {
    // Seeds 128.
    @Test func aTableOfTheYearsOfSwift3() throws {
        let controller = OldTableViewController(style: .plain)
        let app = try TestApplication(showing: controller)
        #expect(app.visibleTexts == ["one", "two", "three"])
        #expect(controller.tableView.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(controller.tableView.rowHeight == UITableView.automaticDimension)
        try app.tap(text: "two")
        #expect(controller.log == ["selection"])
    }

    @Test func controlsOfThatTime() {
        let control = OldControl()
        control.listen()
        control.sendActions(for: .touchUpInside)
        #expect(control.sent == 1)
        #expect(control.title(for: .highlighted) == "highlighted")
    }

    @Test func valuesOfThatTime() {
        #expect(OldValues.insets(CGRect(x: 0, y: 0, width: 10, height: 10)) == CGRect(x: 1, y: 1, width: 8, height: 8))
        #expect(OldValues.isZero)
        #expect(OldValues.style(of: UITableView(frame: .zero, style: .grouped)) == .grouped)
        #expect(
            OldValues.attributes("a").attribute(.font, at: 0, effectiveRange: nil) as? UIFont
                == UIFont.systemFont(ofSize: 12))
        #expect(OldValues.text(of: .began, mode: .center) == "1 4")
        #expect(OldValues.length(of: "abc") == 3)
        #expect(
            OldValues.strong("a").attribute(.font, at: 0, effectiveRange: nil) as? UIFont
                == UIFont.boldSystemFont(ofSize: 12))
        #expect(!OldValues.announce(.left))
        #expect(OldValues.index(of: "b", in: ["a", "b"]) == 1)
        #expect(OldValues.flattened(["a", nil]) == ["a"])
    }

    @Test func aDelegateOfThatTimeGetsWhatWasPicked() {
        let (delegate, image) = (OldPicker(), UIImage())
        let picker = UIImagePickerController()
        (delegate as any UIImagePickerControllerDelegate).imagePickerController(
            picker, didFinishPickingMediaWithInfo: [.originalImage: image])
        #expect(delegate.picked === image)
    }

    @Test func optionalsOfOptionalsAreFlat() {
        #expect(OldWords.first(of: " it's late") == "it's")
        #expect(OldWords.first(of: "…") == nil)
    }

    @Test func aThreadIsASubclass() {
        let thread = OldThread()
        thread.run()
        #expect(thread.hasRun)
    }

    @Test func constantsAndTypesHaveTheirEarlierNames() {
        #expect(OldNames.names == [UIDevice.batteryLevelDidChangeNotification, UIScreen.didConnectNotification])
        #expect(OldNames.isTimer(.countDownTimer) && !OldNames.isTimer(.date))
        #expect(OldNames.arrow == UIKeyCommand.inputUpArrow && OldNames.largest == .max)
    }

    @Test func controllersOfThatTimeHaveChildren() {
        let (parent, child) = (UIViewController(), UIViewController())
        OldValues.embed(child, in: parent)
        #expect(parent.children == [child])
        OldValues.remove(child)
        #expect(parent.children.isEmpty)
    }

    @Test func overridesUnderEarlierNamesAreCalled() {
        let (parent, child) = (OldContainer(), OldContainer())
        parent.addChild(child)
        child.didMove(toParent: parent)
        #expect(parent.log == ["add"])
        #expect(child.log == ["will enter", "entered"])
        #expect(parent.childForStatusBarStyle === child)
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(child.log == ["will enter", "entered", "will leave", "left"])
    }

    @Test func anOverrideThatLostItsLabelIsCalled() {
        let pile = OldPile()
        let view = UIView()
        pile.addSubview(view)
        pile.addSubview(UIView())
        pile.bringSubviewToFront(view)
        #expect(pile.raised == 1)
        #expect(pile.subviews.last === view)
    }
}
