import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct ViewMaskTests {
    @Test func aMaskLeavesItsSuperviewAndMasksTheLayer() {
        let (view, parent, mask) = (UIView(), UIView(), UIView())
        parent.addSubview(mask)
        view.mask = mask
        #expect(view.mask === mask)
        #expect(mask.superview == nil && parent.subviews.isEmpty)
        #expect(view.layer.mask === mask.layer)
    }

    @Test func aMaskIsRetainedUntilItIsReplaced() {
        let view = UIView()
        weak var gone: UIView?
        do {
            let mask = UIView()
            gone = mask
            view.mask = mask
        }
        #expect(gone != nil)
        view.mask = nil
        #expect(gone == nil)
        #expect(view.layer.mask == nil)
    }

    @Test func aMaskThatIsAddedToAViewMasksNothing() {
        let (view, mask) = (UIView(), UIView())
        view.mask = mask
        view.addSubview(mask)
        #expect(view.mask == nil)
        #expect(mask.superview === view)
    }

    @Test func aMaskOfAnotherViewLeavesTheFirst() {
        let (first, second, mask) = (UIView(), UIView(), UIView())
        first.mask = mask
        second.mask = mask
        #expect(first.mask == nil)
        #expect(second.mask === mask)
    }
}
