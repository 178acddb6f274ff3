import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct FocusDirectionTests {
    @Test func arrowsLeadToTheNearestItem() throws {
        let stage = try FocusStage()
        for (row, y) in [100, 160].enumerated() {
            for (column, x) in [20, 100, 180].enumerated() { stage.add("\(row)\(column)", CGFloat(x), CGFloat(y)) }
        }
        stage.press(.keyboardTab)
        #expect(stage.focused == "00")
        stage.press(.keyboardRightArrow, times: 2)
        #expect(stage.focused == "02")
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == "12")
        stage.press(.keyboardLeftArrow)
        #expect(stage.focused == "11")
        stage.press(.keyboardUpArrow)
        #expect(stage.focused == "01")
    }

    @Test func arrowsStayInTheGroupAndTabLeadsToTheNext() throws {
        let stage = try FocusStage()
        stage.add("a1", 20, 100).focusGroupIdentifier = "a"
        stage.add("a2", 100, 100).focusGroupIdentifier = "a"
        stage.add("b1", 180, 100).focusGroupIdentifier = "b"
        stage.add("b2", 180, 160).focusGroupIdentifier = "b"
        stage.press(.keyboardTab)
        stage.press(.keyboardRightArrow, times: 3)
        #expect(stage.focused == "a2")
        stage.press(.keyboardTab)
        #expect(stage.focused == "b1")
        stage.press(.keyboardTab, .shift)
        #expect(stage.focused == "a1")
    }

    @Test func aGroupIsInheritedFromTheViewAround() throws {
        let stage = try FocusStage()
        let box = UIView(frame: CGRect(x: 160, y: 0, width: 160, height: 400))
        box.focusGroupIdentifier = "box"
        stage.add("outside", 20, 100)
        stage.controller.view.addSubview(box)
        stage.add("inside", 20, 100, to: box)
        stage.press(.keyboardTab)
        stage.press(.keyboardRightArrow)
        #expect(stage.focused == "outside")
        stage.press(.keyboardTab)
        #expect(stage.focused == "inside")
    }

    @Test func theItemWithTheHighestPriorityGetsTheFocusOfItsGroup() throws {
        let stage = try FocusStage()
        stage.add("one", 20, 100)
        stage.add("two", 100, 100).focusGroupPriority = .prioritized
        stage.press(.keyboardTab)
        #expect(stage.focused == "two")
    }

    @Test func aGuideLeadsToAnotherGroup() throws {
        let stage = try FocusStage()
        stage.add("one", 20, 100).focusGroupIdentifier = "a"
        let two = stage.add("two", 200, 300)
        two.focusGroupIdentifier = "b"
        let guide = UIFocusGuide()
        stage.controller.view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: stage.controller.view.leftAnchor, constant: 100),
            guide.topAnchor.constraint(equalTo: stage.controller.view.topAnchor, constant: 100),
            guide.widthAnchor.constraint(equalToConstant: 40), guide.heightAnchor.constraint(equalToConstant: 40),
        ])
        stage.press(.keyboardTab)
        stage.press(.keyboardRightArrow)
        #expect(stage.focused == "one")
        guide.preferredFocusEnvironments = [two]
        guide.isEnabled = false
        stage.press(.keyboardRightArrow)
        #expect(stage.focused == "one")
        guide.isEnabled = true
        stage.press(.keyboardRightArrow)
        #expect(stage.focused == "two")
    }

    @Test func anItemThatIsScrolledAwayIsShown() throws {
        let stage = try FocusStage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        scroll.contentSize = CGSize(width: 320, height: 1000)
        stage.controller.view.addSubview(scroll)
        stage.add("top", 20, 20, to: scroll)
        stage.add("low", 20, 600, to: scroll)
        stage.press(.keyboardTab)
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == "low")
        #expect(scroll.contentOffset.y == 440)
    }

    @Test func returnSendsTheActionsOfAControl() throws {
        let stage = try FocusStage()
        let button = FocusableButton(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        stage.controller.view.addSubview(button)
        stage.press(.keyboardTab)
        #expect(button.isFocused)
        #expect(button.state == .focused)
        stage.press(.keyboardReturnOrEnter)
        stage.press(.keyboardSpacebar)
        #expect(count == 2)
        stage.press(.keyboardEscape)
        #expect(button.state == .normal)
    }

    @Test func itemsThatAreNotViewsAreFocused() throws {
        let stage = try FocusStage()
        let plot = FocusPlot(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
        stage.controller.view.addSubview(plot)
        stage.press(.keyboardTab)
        #expect(stage.system.focusedItem === plot.points[0])
        stage.press(.keyboardRightArrow)
        #expect(stage.system.focusedItem === plot.points[1])
        #expect(plot.points[1].isFocused)
        #expect(plot.contexts.last?.nextFocusedView === plot)
        #expect(stage.controller.contains(plot.points[1]))
    }
}

private final class FocusableButton: UIButton {
    override var canBecomeFocused: Bool { true }
}

/// A view with two items that are not views.
private final class FocusPlot: UIView {
    private(set) lazy var points = [0, 1].map {
        FocusPoint(CGRect(x: 20 + $0 * 80, y: 20, width: 10, height: 10), self)
    }
    private(set) var contexts: [UIFocusUpdateContext] = []

    override func focusItems(in rect: CGRect) -> [any UIFocusItem] { super.focusItems(in: rect) + points }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        contexts.append(context)
    }
}

private final class FocusPoint: NSObject, UIFocusItem {
    let frame: CGRect
    private weak var plot: UIView?

    init(_ frame: CGRect, _ plot: UIView) {
        self.frame = frame
        self.plot = plot
    }

    var canBecomeFocused: Bool { true }
    var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { plot }
    var focusItemContainer: (any UIFocusItemContainer)? { nil }
    func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: self) }
    func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}
