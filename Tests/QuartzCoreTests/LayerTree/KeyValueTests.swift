import Testing

@testable import QuartzCore

extension Layers {
    @MainActor
    @Suite
    struct KeyValueTests {
        @Test func propertiesAndTheirPartsHaveNames() {
            let layer = CALayer(10, 20, 30, 40)
            #expect(layer.value(forKeyPath: "bounds.size.width") as? CGFloat == 30)
            layer.setValue(100, forKeyPath: "position.x")
            #expect(layer.position == CGPoint(x: 100, y: 40))
            layer.setValue(2.0, forKeyPath: "transform.scale")
            #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
            layer.setValue(CGColor.red, forKey: "backgroundColor")
            #expect(layer.backgroundColor == .red)
            layer.setValue(nil, forKey: "backgroundColor")
            #expect(layer.backgroundColor == nil)
        }

        @Test func otherKeysAreTheApplicationsOwn() {
            let layer = CALayer()
            layer.setValue("mine", forKey: "tag")
            #expect(layer.value(forKey: "tag") as? String == "mine")
        }

        @Test func animationsCarryValuesToTheirCopies() {
            let layer = CALayer()
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.setValue("slide", forKey: "id")
            animation.duration = 1
            layer.add(animation, forKey: "a")
            #expect(layer.animation(forKey: "a")?.value(forKey: "id") as? String == "slide")
            layer.removeAllAnimations()
        }
    }
}
