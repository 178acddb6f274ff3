import UIKit

/// The motion effects of a panel.
@MainActor
final class PanelMotion {
    private let panel: UIView
    private let effects = UIMotionEffectGroup()

    init(_ panel: UIView) {
        self.panel = panel
        let axes: [(String, UIInterpolatingMotionEffect.EffectType)] = [
            ("center.x", .tiltAlongHorizontalAxis), ("center.y", .tiltAlongVerticalAxis),
        ]
        effects.motionEffects = axes.map { keyPath, type in
            let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
            effect.minimumRelativeValue = -10
            effect.maximumRelativeValue = 10
            return effect
        }
    }

    var isOn = false {
        didSet {
            guard isOn != oldValue else { return }
            if isOn { panel.addMotionEffect(effects) } else { panel.removeMotionEffect(effects) }
        }
    }
}
