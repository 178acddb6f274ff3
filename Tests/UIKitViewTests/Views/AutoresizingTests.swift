import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct AutoresizingTests {
    private func frame(of child: CGRect, mask: UIView.AutoresizingMask, from: CGSize, to: CGSize) -> CGRect {
        let parent = UIView(frame: CGRect(origin: .zero, size: from))
        let view = UIView(frame: child)
        view.autoresizingMask = mask
        parent.addSubview(view)
        parent.frame.size = to
        return view.frame
    }

    private let small = CGSize(width: 100, height: 100)
    private let large = CGSize(width: 200, height: 140)
    private let box = CGRect(x: 10, y: 20, width: 60, height: 50)

    @Test func nothingFlexibleKeepsTheFrame() {
        #expect(frame(of: box, mask: [], from: small, to: large) == box)
    }

    @Test func flexibleSizeTakesTheWholeDifference() {
        #expect(
            frame(of: box, mask: [.flexibleWidth, .flexibleHeight], from: small, to: large)
                == CGRect(x: 10, y: 20, width: 160, height: 90))
    }

    @Test func aFlexibleStartMovesTheView() {
        #expect(
            frame(of: box, mask: [.flexibleLeftMargin, .flexibleTopMargin], from: small, to: large)
                == CGRect(x: 110, y: 60, width: 60, height: 50))
    }

    @Test func severalFlexiblePartsShareInProportion() {
        // Left 10 and width 60: 100 points more are 100 * 10 / 70 and 100 * 60 / 70.
        let result = frame(of: box, mask: [.flexibleLeftMargin, .flexibleWidth], from: small, to: large)
        #expect(abs(result.minX - (10 + 1000.0 / 70)) < 1e-9)
        #expect(abs(result.width - (60 + 6000.0 / 70)) < 1e-9)
    }

    @Test func flexibleMarginsKeepTheirRatio() {
        // Left 10, right 30: the view stays at a quarter of the free space.
        let result = frame(of: box, mask: [.flexibleLeftMargin, .flexibleRightMargin], from: small, to: large)
        #expect(result == CGRect(x: 35, y: 20, width: 60, height: 50))
    }

    @Test func emptyFlexiblePartsShareEqually() {
        let full = CGRect(x: 0, y: 0, width: 100, height: 100)
        let result = frame(of: full, mask: [.flexibleLeftMargin, .flexibleRightMargin], from: small, to: large)
        #expect(result == CGRect(x: 50, y: 0, width: 100, height: 100))
    }

    @Test func aTransformedViewResizesBeforeItsTransform() {
        let parent = UIView(frame: CGRect(origin: .zero, size: small))
        let view = UIView(frame: box)
        view.autoresizingMask = [.flexibleWidth]
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        parent.addSubview(view)
        parent.frame.size = large
        #expect(view.bounds.size == CGSize(width: 160, height: 50))
        #expect(view.center == CGPoint(x: 90, y: 45))
    }

    @Test func superviewsThatDoNotAutoresizeLeaveSubviewsAlone() {
        let parent = UIView(frame: CGRect(origin: .zero, size: small))
        parent.autoresizesSubviews = false
        let view = UIView(frame: box)
        view.autoresizingMask = [.flexibleWidth]
        parent.addSubview(view)
        parent.frame.size = large
        #expect(view.frame == box)
    }
}
