import UIKit

// The effects for texts of widgets, on the blur that a widget has on devices.
extension UIVibrancyEffect {
    /// Returns a vibrancy effect on the material of the system.
    public class func widgetEffect(forVibrancyStyle vibrancyStyle: UIVibrancyEffectStyle) -> UIVibrancyEffect {
        UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: vibrancyStyle)
    }

    @available(*, deprecated)
    public class func widgetPrimary() -> UIVibrancyEffect { widgetEffect(forVibrancyStyle: .label) }

    @available(*, deprecated)
    public class func widgetSecondary() -> UIVibrancyEffect { widgetEffect(forVibrancyStyle: .secondaryLabel) }

    @available(*, deprecated)
    public class func notificationCenter() -> UIVibrancyEffect { widgetEffect(forVibrancyStyle: .label) }
}
