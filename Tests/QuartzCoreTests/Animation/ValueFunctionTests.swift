import Foundation
import Testing

@testable import QuartzCore

/// Animations of a transform by numbers.
@MainActor @Suite struct ValueFunctionTests {
    @Test func aFunctionNamesThePartOfTheTransformThatTheNumbersAre() {
        let animation = CABasicAnimation(keyPath: "transform")
        #expect(animation.layerKeyPath == LayerKeyPath("transform"))
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        #expect(animation.layerKeyPath == LayerKeyPath("transform.rotation.z"))
        let copy = animation.copy() as? CABasicAnimation
        #expect(copy?.layerKeyPath == LayerKeyPath("transform.rotation.z"))
        animation.valueFunction = nil
        #expect(animation.layerKeyPath == LayerKeyPath("transform"))
    }

    @Test func aMoveAcrossThePlaneOfTheLayersAnimatesNothing() {
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: .translateZ)
        #expect(animation.layerKeyPath == nil)
    }

    @Test func rotationsAboutTheOtherAxesArePartsToo() {
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: .rotateY)
        #expect(animation.layerKeyPath == LayerKeyPath("transform.rotation.y"))
    }

    @Test func otherPropertiesHaveNoFunction() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.valueFunction = CAValueFunction(name: .scaleX)
        #expect(animation.layerKeyPath == LayerKeyPath("opacity"))
    }

    @Test func anUnknownNameMakesNoFunction() {
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "skew")) == nil)
        #expect(CAValueFunction(name: .translateY)?.name == .translateY)
    }
}
