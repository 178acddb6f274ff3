import Foundation

/// Hue, saturation and brightness of an sRGB color, 0 to 1 each.
struct HueSaturationBrightness {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let high = max(red, green, blue)
        let low = min(red, green, blue)
        let span = high - low
        brightness = high
        saturation = high == 0 ? 0 : span / high
        guard span != 0 else {
            hue = 0
            return
        }
        let sixths: CGFloat
        if high == red {
            sixths = (green - blue) / span
        } else if high == green {
            sixths = (blue - red) / span + 2
        } else {
            sixths = (red - green) / span + 4
        }
        hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        // Hue, saturation and brightness outside 0 to 1 are clamped, as UIKit documents.
        let saturation = min(max(saturation, 0), 1)
        let brightness = min(max(brightness, 0), 1)
        let sixths = min(max(hue, 0), 1) * 6
        func channel(_ offset: CGFloat) -> CGFloat {
            let position = (offset + sixths).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        return (channel(5), channel(3), channel(1))
    }
}

/// A color in Apple's wide color space, whose transfer function is sRGB's.
struct DisplayP3 {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat

    /// Components outside 0 to 1 are colors that sRGB cannot show.
    var sRGB: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let (red, green, blue) = (SRGBCurve.light(red), SRGBCurve.light(green), SRGBCurve.light(blue))
        // The matrices from P3-D65 to XYZ and from there to linear sRGB, multiplied.
        return (
            SRGBCurve.component(1.2249402 * red - 0.2249402 * green),
            SRGBCurve.component(-0.0420570 * red + 1.0420570 * green),
            SRGBCurve.component(-0.0196376 * red - 0.0786361 * green + 1.0982737 * blue)
        )
    }
}
