import Testing

@testable import QuartzCore

extension Layers {
    @MainActor
    @Suite
    struct LayerGeometryTests {
        @Test func theFrameFollowsPositionBoundsAndAnchorPoint() {
            let layer = CALayer()
            layer.bounds = CGRect(x: 5, y: 6, width: 20, height: 10)
            layer.position = CGPoint(x: 100, y: 50)
            #expect(layer.frame == CGRect(x: 90, y: 45, width: 20, height: 10))
            layer.anchorPoint = .zero
            #expect(layer.frame == CGRect(x: 100, y: 50, width: 20, height: 10))
        }

        @Test func settingTheFrameKeepsTheBoundsOrigin() {
            let layer = CALayer()
            layer.bounds.origin = CGPoint(x: 0, y: 300)
            layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            #expect(layer.bounds == CGRect(x: 0, y: 300, width: 30, height: 40))
            #expect(layer.position == CGPoint(x: 25, y: 40))
        }

        @Test func theFrameOfATransformedLayerIsItsBoundingBox() {
            let layer = CALayer(0, 0, 20, 10)
            layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
            #expect(abs(layer.frame.minX - 5) < 1e-9 && abs(layer.frame.minY + 5) < 1e-9)
            #expect(abs(layer.frame.width - 10) < 1e-9 && abs(layer.frame.height - 20) < 1e-9)
        }

        @Test func settingTheFrameOfAScaledLayerPlacesItsBox() {
            let layer = CALayer(0, 0, 20, 10)
            layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
            layer.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
            #expect(layer.bounds.size == CGSize(width: 40, height: 20))
            #expect(layer.frame == CGRect(x: 10, y: 10, width: 80, height: 40))
        }

        @Test func pointsConvertBetweenScrolledSiblings() {
            let root = CALayer(0, 0, 100, 100)
            let list = CALayer(10, 20, 80, 60)
            let row = CALayer(0, 500, 80, 44)
            let bar = CALayer(0, 90, 100, 10)
            root.addSublayer(list)
            list.addSublayer(row)
            root.addSublayer(bar)
            list.bounds.origin.y = 490
            #expect(row.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 11, y: 32))
            #expect(row.convert(CGPoint(x: 11, y: 32), from: root) == CGPoint(x: 1, y: 2))
            #expect(row.convert(CGPoint(x: 1, y: 2), to: bar) == CGPoint(x: 11, y: -58))
            #expect(row.convert(CGRect(x: 0, y: 0, width: 80, height: 44), to: list) == row.frame)
        }

        @Test func aNilLayerMeansOutsideTheTopmost() {
            let root = CALayer(5, 5, 100, 100)
            let child = CALayer(10, 10, 10, 10)
            root.addSublayer(child)
            #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 15))
            #expect(child.convert(CGPoint(x: 15, y: 15), from: nil) == .zero)
        }

        @Test func pointsConvertThroughRotation() {
            let root = CALayer(0, 0, 100, 100)
            let child = CALayer(40, 40, 20, 20)
            root.addSublayer(child)
            child.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
            let point = child.convert(CGPoint.zero, to: root)
            #expect(abs(point.x - 60) < 1e-9 && abs(point.y - 60) < 1e-9)
        }

        @Test func hitTestingFindsTheFrontmostLayerAtASuperlayerPoint() {
            let root = CALayer(0, 0, 100, 100)
            let back = CALayer(10, 10, 50, 50)
            let front = CALayer(30, 30, 50, 50)
            root.sublayers = [back, front]
            #expect(root.hitTest(CGPoint(x: 40, y: 40)) === front)
            #expect(root.hitTest(CGPoint(x: 15, y: 15)) === back)
            back.zPosition = 1
            #expect(root.hitTest(CGPoint(x: 40, y: 40)) === back)
            back.isHidden = true
            #expect(root.hitTest(CGPoint(x: 15, y: 15)) === root)
            #expect(root.hitTest(CGPoint(x: 150, y: 15)) == nil)
        }

        @Test func aClippingLayerHidesSublayersOutsideFromHits() {
            let root = CALayer(0, 0, 100, 100)
            let box = CALayer(0, 0, 20, 20)
            let inside = CALayer(10, 10, 50, 50)
            root.addSublayer(box)
            box.addSublayer(inside)
            #expect(root.hitTest(CGPoint(x: 40, y: 40)) === inside)
            box.masksToBounds = true
            #expect(root.hitTest(CGPoint(x: 40, y: 40)) === root)
        }

        @Test func aTransformTimesItsInverseIsTheIdentity() {
            var transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
            transform = CATransform3DTranslate(CATransform3DScale(transform, 2, 3, 4), 5, 6, 7)
            let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
            for (value, expected) in zip(product.elements, CATransform3DIdentity.elements) {
                #expect(abs(value - expected) < 1e-9)
            }
        }

        @Test func affineTransformsPassThroughThreeDimensions() {
            let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
            let transform = CATransform3DMakeAffineTransform(affine)
            #expect(CATransform3DIsAffine(transform))
            #expect(CATransform3DGetAffineTransform(transform) == affine)
            #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
        }
    }
}
