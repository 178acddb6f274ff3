import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct ViewGeometryTests {
    @Test func frameCenterAndBoundsAgree() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        view.bounds = CGRect(x: 5, y: 5, width: 10, height: 20)
        #expect(view.frame == CGRect(x: 20, y: 30, width: 10, height: 20))
        view.center = .zero
        #expect(view.frame == CGRect(x: -5, y: -10, width: 10, height: 20))
    }

    @Test func theFrameOfATransformedViewIsItsHull() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(view.frame.width - 10) < 1e-9 && abs(view.frame.height - 20) < 1e-9)
        #expect(view.center == CGPoint(x: 10, y: 5))
    }

    @Test func pointsConvertThroughScrolledAndTransformedViews() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let doubled = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        root.addSubview(scrolled)
        scrolled.addSubview(doubled)
        scrolled.bounds.origin = CGPoint(x: 0, y: 50)
        doubled.transform = CGAffineTransform(scaleX: 2, y: 2)
        // The doubled view's hull is (-20, -20, 80, 80) in the scrolled view.
        #expect(doubled.convert(CGPoint.zero, to: scrolled) == CGPoint(x: -20, y: -20))
        #expect(doubled.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 10, y: -40))
        #expect(doubled.convert(CGPoint(x: 10, y: -40), from: root) == CGPoint(x: 10, y: 10))
        #expect(
            root.convert(CGRect(x: 10, y: -40, width: 20, height: 20), to: doubled)
                == CGRect(x: 10, y: 10, width: 10, height: 10))
    }

    @Test func nilConvertsToTheWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        window.addSubview(view)
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 12, y: 23))
        #expect(
            inner.convert(CGRect(x: 11, y: 22, width: 5, height: 5), from: nil)
                == CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    @Test func aViewOutsideItsSuperviewIsNotHit() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 90, y: 90, width: 30, height: 30))
        root.addSubview(child)
        #expect(root.hitTest(CGPoint(x: 95, y: 95), with: nil) === child)
        #expect(root.hitTest(CGPoint(x: 110, y: 110), with: nil) == nil)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    }

    @Test func hiddenTransparentAndDisabledViewsAreNotHit() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: root.bounds)
        root.addSubview(child)
        child.isHidden = true
        #expect(root.hitTest(.zero, with: nil) === root)
        child.isHidden = false
        child.alpha = 0.01
        #expect(root.hitTest(.zero, with: nil) === root)
        child.alpha = 0.011
        #expect(root.hitTest(.zero, with: nil) === child)
        child.isUserInteractionEnabled = false
        #expect(root.hitTest(.zero, with: nil) === root)
    }

    @Test func theFrontmostViewIsHit() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (back, front) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
        root.addSubview(back)
        root.addSubview(front)
        #expect(root.hitTest(.zero, with: nil) === front)
        root.sendSubviewToBack(front)
        #expect(root.hitTest(.zero, with: nil) === back)
    }

    @Test func sizeToFitKeepsTheOrigin() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 44, height: 11) }
        }
        let view = Fitting(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 3, y: 4, width: 44, height: 11))
        #expect(
            UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 8)).sizeThatFits(.zero) == CGSize(width: 7, height: 8))
    }

    @Test func layerClassMakesTheLayer() {
        final class Special: CALayer {}
        final class View: UIView {
            override class var layerClass: AnyClass { Special.self }
        }
        #expect(View().layer is Special)
    }

    @Test func descriptionsLookLikeUIKits() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10.5))
        let (address, layer) = (ObjectAddress(view), ObjectAddress(view.layer))
        #expect(view.description == "<UIView: \(address); frame = (0 0; 10 10.5); layer = <CALayer: \(layer)>>")
        view.isHidden = true
        view.tag = 3
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        #expect(
            view.description
                == "<UIView: \(address); frame = (0 0; 10 10.5); hidden = YES; autoresize = W+H; tag = 3; layer = <CALayer: \(layer)>>"
        )
    }

    @Test func anApplicationsClassIsDescribedWithItsModule() {
        final class Local: UIView {}
        #expect(
            Local().description.hasPrefix("<UIKitViewTests.Local: 0x") || Local().description.contains(".Local: 0x"))
        #expect(
            RecordingController("a", Transcript()).description.hasPrefix("<UIKitTestSupport.RecordingController: 0x"))
    }

    @Test func anArchivedViewKeepsItsGeometry() throws {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.tag = 9
        view.alpha = 0.5
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        view.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let copy = try #require(UIView(coder: unarchiver))
        #expect(copy.frame == view.frame && copy.tag == 9 && copy.alpha == 0.5)
    }
}
