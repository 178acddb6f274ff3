import Testing
import UIKit
import UIKitTestDriver

/// Blocks that answer for an object in place of its properties and methods.
@MainActor @Suite(.serialized)
struct AccessibilityBlockTests {
    @Test(arguments: [true, false])
    func aBlockReplacesTheValueThatWasSet(isResponder: Bool) {
        let object: NSObject = isResponder ? UIView() : NSObject()
        object.accessibilityLabel = "set"
        var count = 0
        object.accessibilityLabelBlock = {
            count += 1
            return "block \(count)"
        }
        #expect(object.accessibilityLabel == "block 1")
        #expect(object.accessibilityAttributedLabel?.string == "block 2")
        object.accessibilityLabelBlock = nil
        #expect(object.accessibilityLabel == "set")
    }

    @Test func aBlockReplacesWhatTheClassSays() {
        let label = UILabel()
        label.text = "text"
        label.isAccessibilityElementBlock = { false }
        label.accessibilityTraitsBlock = { [.header] }
        label.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 3, height: 4) }
        #expect(!label.isAccessibilityElement)
        #expect(label.accessibilityTraits == .header)
        #expect(label.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(label.accessibilityActivationPoint == CGPoint(x: 2.5, y: 4))
        label.accessibilityActivationPointBlock = { CGPoint(x: 9, y: 9) }
        #expect(label.accessibilityActivationPoint == CGPoint(x: 9, y: 9))
    }

    @Test func aBlockThatReturnsNilLeavesTheDefault() {
        let label = UILabel()
        label.text = "text"
        label.accessibilityLabelBlock = { nil }
        #expect(label.accessibilityLabel == "text")
    }

    @Test(arguments: [true, false])
    func everyValueHasABlock(isResponder: Bool) {
        let object: NSObject = isResponder ? UIView() : NSObject()
        let element = NSObject()
        object.accessibilityValueBlock = { "value" }
        object.accessibilityHintBlock = { "hint" }
        object.accessibilityLanguageBlock = { "de" }
        object.accessibilityTextualContextBlock = { .console }
        object.accessibilityUserInputLabelsBlock = { ["one", "two"] }
        object.accessibilityElementsHiddenBlock = { true }
        object.accessibilityRespondsToUserInteractionBlock = { true }
        object.accessibilityViewIsModalBlock = { true }
        object.accessibilityShouldGroupAccessibilityChildrenBlock = { true }
        object.accessibilityElementsBlock = { [element] }
        object.automationElementsBlock = { [element, element] }
        object.accessibilityHeaderElementsBlock = { [element] }
        object.accessibilityContainerTypeBlock = { .list }
        object.accessibilityNavigationStyleBlock = { .combined }
        object.accessibilityExpandedStatusBlock = { .expanded }
        object.accessibilityCustomActionsBlock = { [UIAccessibilityCustomAction(name: "do") { _ in true }] }
        object.accessibilityCustomRotorsBlock = { [UIAccessibilityCustomRotor(name: "next") { _ in nil }] }
        #expect(object.accessibilityValue == "value" && object.accessibilityHint == "hint")
        #expect(object.accessibilityLanguage == "de" && object.accessibilityTextualContext == .console)
        #expect(object.accessibilityUserInputLabels == ["one", "two"])
        #expect(object.accessibilityElementsHidden && object.accessibilityRespondsToUserInteraction)
        #expect(object.accessibilityViewIsModal && object.shouldGroupAccessibilityChildren)
        #expect(object.accessibilityElements?.count == 1 && object.automationElements?.count == 2)
        #expect(object.accessibilityElementCount() == 1 && object.accessibilityHeaderElements?.count == 1)
        #expect(object.accessibilityContainerType == .list && object.accessibilityNavigationStyle == .combined)
        #expect(object.accessibilityExpandedStatus == .expanded)
        #expect(object.accessibilityCustomActions?.map(\.name) == ["do"])
        #expect(object.accessibilityCustomRotors?.map(\.name) == ["next"])
    }

    @Test func attributesOfABlockAreKept() {
        let view = UIView()
        let text = NSAttributedString(string: "spoken", attributes: [.accessibilitySpeechSpellOut: true])
        view.accessibilityAttributedLabelBlock = { text }
        #expect(view.accessibilityLabel == "spoken")
        #expect(view.accessibilityAttributedLabel?.isEqual(to: text) == true)
    }

    @Test func anIdentifierBlockIsFoundByTests() throws {
        let controller = UIViewController()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        button.accessibilityIdentifierBlock = { "add" }
        controller.view.addSubview(button)
        let app = try TestApplication(showing: controller)
        #expect(try app.accessibilityElement(identifier: "add") === button)
        #expect(try app.view(identifier: "add") === button)
    }

    @Test func activationCallsTheBlock() throws {
        let controller = UIViewController()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var calls: [String] = []
        button.accessibilityLabel = "Add"
        button.addAction(UIAction { _ in calls.append("tap") }, for: .primaryActionTriggered)
        controller.view.addSubview(button)
        let app = try TestApplication(showing: controller)
        button.accessibilityActivateBlock = {
            calls.append("block")
            return calls.count > 1
        }
        // False has the element touched.
        try app.activate(label: "Add")
        #expect(calls == ["block", "tap"])
        try app.activate(label: "Add")
        #expect(calls == ["block", "tap", "block"])
    }

    @Test func theBlocksOfTheOtherActionsAreCalled() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        var calls: [String] = []
        outer.accessibilityPerformEscapeBlock = {
            calls.append("escape")
            return true
        }
        outer.accessibilityMagicTapBlock = { false }
        inner.accessibilityIncrementBlock = { calls.append("more") }
        inner.accessibilityDecrementBlock = { calls.append("less") }
        inner.accessibilityIncrement()
        inner.accessibilityDecrement()
        #expect(inner.accessibilityPerformEscape())
        #expect(!inner.accessibilityPerformMagicTap())
        #expect(calls == ["more", "less", "escape"])
    }
}
