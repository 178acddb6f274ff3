import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct TintTests {
    private final class Listening: UIView {
        var changes = 0
        override func tintColorDidChange() { changes += 1 }
    }

    @Test func tintIsInheritedAndSystemBlueAtTheRoot() {
        let (root, middle, leaf) = (UIView(), UIView(), UIView())
        root.addSubview(middle)
        middle.addSubview(leaf)
        #expect(leaf.tintColor == .systemBlue)
        root.tintColor = .red
        #expect(leaf.tintColor == .red)
        middle.tintColor = .green
        #expect(leaf.tintColor == .green && root.tintColor == .red)
        middle.tintColor = nil
        #expect(leaf.tintColor == .red)
    }

    @Test func viewsThatInheritAreToldOfAChange() {
        let (root, heir, own) = (Listening(), Listening(), Listening())
        own.tintColor = .green
        own.tintAdjustmentMode = .normal
        root.addSubview(heir)
        root.addSubview(own)
        own.changes = 0
        root.tintColor = .red
        #expect(root.changes == 1 && heir.changes == 1 && own.changes == 0)
    }

    @Test func movingUnderATintedViewTells() {
        let (root, child) = (UIView(), Listening())
        UIView().addSubview(child)
        #expect(child.changes == 0)
        root.tintColor = .red
        root.addSubview(child)
        #expect(child.changes == 1 && child.tintColor == .red)
    }

    @Test func dimmingTakesTheColourOut() {
        let (root, child) = (UIView(), UIView())
        root.addSubview(child)
        root.tintAdjustmentMode = .dimmed
        #expect(child.tintAdjustmentMode == .dimmed)
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 1, 2)
        child.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(red == green && green == blue)
    }
}
