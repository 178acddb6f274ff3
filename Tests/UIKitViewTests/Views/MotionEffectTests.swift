import Testing
import UIKit

@MainActor
struct MotionEffectTests {
    @Test func anEffectInterpolatesBetweenItsValues() {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        #expect(effect.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
        effect.minimumRelativeValue = -10
        effect.maximumRelativeValue = 30
        let values = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: -1))
        #expect(values?["center.x"] as? Double == 20)
    }

    @Test func aGroupHasTheValuesOfItsEffects() {
        let effects = [
            ("center.x", UIInterpolatingMotionEffect.EffectType.tiltAlongHorizontalAxis),
            ("center.y", .tiltAlongVerticalAxis),
        ]
        .map { UIInterpolatingMotionEffect(keyPath: $0.0, type: $0.1) }
        for effect in effects { (effect.minimumRelativeValue, effect.maximumRelativeValue) = (0, 4) }
        let group = UIMotionEffectGroup()
        group.motionEffects = effects
        let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: -1))
        #expect(values?["center.x"] as? Double == 4 && values?["center.y"] as? Double == 0)
    }

    @Test func aViewKeepsItsEffectsUntilTheyAreRemoved() {
        let view = UIView()
        #expect(view.motionEffects.isEmpty)
        let effects = [UIMotionEffect(), UIMotionEffect()]
        effects.forEach(view.addMotionEffect)
        view.removeMotionEffect(effects[0])
        #expect(view.motionEffects.count == 1 && view.motionEffects.first === effects[1])
    }
}
