import Foundation

/// The curve between components of sRGB and amounts of light (IEC 61966-2-1). Negative numbers, of colors that sRGB cannot
/// show, are mirrored.
package enum SRGBCurve {
    /// Returns the amount of light of a component.
    package static func light(_ component: CGFloat) -> CGFloat {
        let size = abs(component)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return component < 0 ? -light : light
    }

    /// Returns the component for an amount of light.
    package static func component(_ light: CGFloat) -> CGFloat {
        let size = abs(light)
        let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -component : component
    }

    /// Returns the amount of light of a color as a whole, its luminance: 0 for black, 1 for white.
    package static func luminance(red: CGFloat, green: CGFloat, blue: CGFloat) -> CGFloat {
        0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
    }
}
