internal import HostInterface
import UIKit

// Settings of the whole system, which the user changes while the application runs.
extension TestApplication {
    /// Sets the text size that the user prefers.
    public func setContentSizeCategory(_ category: UIContentSizeCategory) {
        change { $0.contentSizeCategory = category }
    }

    /// Sets `UIAccessibility.isBoldTextEnabled` and the legibility weight of the traits.
    public func setBoldText(_ isEnabled: Bool) {
        change { $0.prefersBoldText = isEnabled }
    }

    /// Sets `UIAccessibility.isDarkerSystemColorsEnabled` and the contrast of the traits.
    public func setIncreaseContrast(_ isEnabled: Bool) {
        change { $0.prefersHighContrast = isEnabled }
    }

    /// Sets `UIAccessibility.isReduceMotionEnabled` and `UIAccessibility.prefersCrossFadeTransitions`, for which a
    /// desktop has one switch.
    public func setReduceMotion(_ isEnabled: Bool) {
        change { ($0.reducesMotion, $0.prefersCrossFades) = (isEnabled, isEnabled) }
    }

    /// Sets `UIAccessibility.prefersCrossFadeTransitions` alone.
    public func setPrefersCrossFadeTransitions(_ isEnabled: Bool) {
        change { $0.prefersCrossFades = isEnabled }
    }

    /// Sets `UIAccessibility.isReduceTransparencyEnabled`.
    public func setReduceTransparency(_ isEnabled: Bool) {
        change { $0.reducesTransparency = isEnabled }
    }

    /// Sets `UIAccessibility.buttonShapesEnabled`.
    public func setButtonShapes(_ isEnabled: Bool) {
        change { $0.showsButtonShapes = isEnabled }
    }

    /// Sets `UIAccessibility.isOnOffSwitchLabelsEnabled`.
    public func setOnOffSwitchLabels(_ isEnabled: Bool) {
        change { $0.showsSwitchLabels = isEnabled }
    }

    /// Sets `UIAccessibility.shouldDifferentiateWithoutColor`.
    public func setDifferentiateWithoutColor(_ isEnabled: Bool) {
        change { $0.differentiatesWithoutColor = isEnabled }
    }

    /// Sets the accent color of the desktop, which is the tint color of windows without one; nil for none. The alpha is
    /// ignored.
    public func setAccentColor(_ color: UIColor?) {
        change {
            $0.accentColor = color.map { color in
                var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
                color.getRed(&red, green: &green, blue: &blue, alpha: nil)
                return HostColor(red: red, green: green, blue: blue)
            }
        }
    }

    private func change(_ body: (inout UserPreferences) -> Void) {
        run.changePreferences(body)
        frame()
    }
}
