import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What the pointer looks like over views.
@MainActor @Suite(.serialized)
final class PointerInteractionTests {
    private lazy var stage = TouchStage()
    private let pointers = Pointers()

    @Test func theStyleOfTheRegionIsShown() {
        _ = makeView(rect: CGRect(x: 100, y: 100, width: 100, height: 100))
        stage.hover(CGPoint(x: 50, y: 50))
        #expect(stage.cursor == .arrow)
        stage.hover(CGPoint(x: 150, y: 150))
        #expect(stage.cursor == .verticalBeam)
        stage.hover(CGPoint(x: 50, y: 50))
        #expect(stage.cursor == .arrow)
    }

    @Test func theArrowComesBackWhenThePointerLeavesTheWindow() {
        _ = makeView(rect: CGRect(x: 100, y: 100, width: 100, height: 100))
        stage.hover(CGPoint(x: 150, y: 150))
        stage.hover(nil)
        #expect(stage.cursor == .arrow)
    }

    @Test func anInteractionCanLeaveThePointerToTheViewBehind() {
        let outer = makeView(rect: CGRect(x: 0, y: 0, width: 300, height: 300))
        let inner = Pointers()
        inner.region = nil
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.addInteraction(UIPointerInteraction(delegate: inner))
        outer.addSubview(view)
        stage.hover(CGPoint(x: 20, y: 20))
        #expect(stage.cursor == .verticalBeam)
        inner.region = CGRect(x: 0, y: 0, width: 20, height: 20)
        inner.style = .hidden()
        stage.hover(CGPoint(x: 20, y: 20))
        #expect(stage.cursor == .hidden)
        stage.hover(CGPoint(x: 45, y: 45))
        #expect(stage.cursor == .verticalBeam)
        withExtendedLifetime(inner) {}
    }

    @Test func aRegionIsEnteredAndLeftOnce() {
        _ = makeView(rect: CGRect(x: 100, y: 100, width: 100, height: 100))
        for x in [50.0, 150, 160, 50] { stage.hover(CGPoint(x: x, y: 150)) }
        #expect(pointers.crossings == ["enter", "exit"])
    }

    @Test func invalidatingAsksAgain() {
        let view = makeView(rect: CGRect(x: 100, y: 100, width: 100, height: 100))
        stage.hover(CGPoint(x: 150, y: 150))
        pointers.style = .hand()
        (view.interactions.first as? UIPointerInteraction)?.invalidate()
        #expect(stage.cursor == .hand)
    }

    @Test func aDisabledInteractionChangesNothing() {
        let view = makeView(rect: CGRect(x: 100, y: 100, width: 100, height: 100))
        stage.hover(CGPoint(x: 150, y: 150))
        (view.interactions.first as? UIPointerInteraction)?.isEnabled = false
        #expect(stage.cursor == .arrow)
    }

    @Test func anInteractionIsOnOneViewAtATime() {
        let interaction = UIPointerInteraction(delegate: nil)
        let (one, other) = (UIView(), UIView())
        one.addInteraction(interaction)
        other.addInteraction(interaction)
        #expect(one.interactions.isEmpty)
        #expect(interaction.view === other)
        other.removeInteraction(interaction)
        #expect(interaction.view == nil)
    }

    private func makeView(rect: CGRect) -> UIView {
        let view = UIView(frame: rect)
        view.addInteraction(UIPointerInteraction(delegate: pointers))
        stage.window.addSubview(view)
        return view
    }
}

@MainActor
private final class Pointers: NSObject, UIPointerInteractionDelegate {
    var style: UIPointerStyle? = UIPointerStyle(shape: .verticalBeam(length: 20))
    var region: CGRect? = CGRect.infinite
    var crossings: [String] = []

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        region.map { UIPointerRegion(rect: $0 == .infinite ? defaultRegion.rect : $0) }
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        style
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { crossings.append("enter") }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { crossings.append("exit") }
}
