internal import NibDocument

extension AssetConditions {
    /// Returns how well the conditions fit: nil if they exclude the traits, otherwise the more the better. An idiom only
    /// makes a fit better or worse, because the idiom here is no more than the size of a window.
    func fit(_ traits: UITraitCollection) -> Int? {
        var fit = 0
        if let luminosity {
            guard (luminosity == "dark") == (traits.userInterfaceStyle == .dark) else { return nil }
            fit += 8
        }
        if hasHighContrast {
            guard traits.accessibilityContrast == .high else { return nil }
            fit += 4
        }
        if let direction {
            guard (direction == "right-to-left") == (traits.layoutDirection == .rightToLeft) else { return nil }
            fit += 1
        }
        for (asked, present) in [
            (widthClass, traits.horizontalSizeClass), (heightClass, traits.verticalSizeClass),
        ] {
            guard let asked else { continue }
            guard (asked == "regular") == (present == .regular) else { return nil }
            fit += 1
        }
        switch idiom {
        case "universal": return fit
        case "iphone": return traits.userInterfaceIdiom == .pad ? fit - 16 : fit + 1
        case "ipad": return traits.userInterfaceIdiom == .pad ? fit + 1 : fit - 16
        default: return nil
        }
    }
}
