import Foundation

extension FilterKind {
    /// Filters that change each color by itself, with the formulas of Apple's documentation, on the values of sRGB.
    static let colorFilters: [String: FilterKind] = [
        "CIColorInvert": color([]) { _ in { PixelColor(1 - $0.x, 1 - $0.y, 1 - $0.z, $0.w) } },
        "CISepiaTone": color([(kCIInputIntensityKey, 1.0)]) { inputs in
            let part = Float(inputs.number(kCIInputIntensityKey))
            return { color in
                let sepia = PixelColor(
                    0.393 * color.x + 0.769 * color.y + 0.189 * color.z,
                    0.349 * color.x + 0.686 * color.y + 0.168 * color.z,
                    0.272 * color.x + 0.534 * color.y + 0.131 * color.z, color.w)
                return color * (1 - part) + sepia * part
            }
        },
        "CIColorControls": color([
            (kCIInputSaturationKey, 1.0), (kCIInputBrightnessKey, 0.0), (kCIInputContrastKey, 1.0),
        ]) { inputs in
            let saturation = Float(inputs.number(kCIInputSaturationKey))
            let brightness = Float(inputs.number(kCIInputBrightnessKey))
            let contrast = Float(inputs.number(kCIInputContrastKey))
            return { color in
                let gray = PixelColor(repeating: color.luminance)
                var result = gray + (color - gray) * saturation + brightness
                result = (result - 0.5) * contrast + 0.5
                result.w = color.w
                return result
            }
        },
        "CIPhotoEffectMono": gray(contrast: 1),
        "CIPhotoEffectNoir": gray(contrast: 1.5),
        "CIPhotoEffectTonal": gray(contrast: 0.85),
        "CIColorMonochrome": color([
            (kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)), (kCIInputIntensityKey, 1.0),
        ]) { inputs in
            let tint = inputs.color(kCIInputColorKey).straight
            let part = Float(inputs.number(kCIInputIntensityKey))
            return { color in
                var result = color * (1 - part) + tint * (color.luminance * part)
                result.w = color.w
                return result
            }
        },
        "CIExposureAdjust": color([(kCIInputEVKey, 0.0)]) { inputs in
            let factor = Float(pow(2, inputs.number(kCIInputEVKey)))
            return { linear($0) { $0 * factor } }
        },
        "CIGammaAdjust": color([("inputPower", 1.0)]) { inputs in
            let power = Float(inputs.number("inputPower"))
            return { color in
                PixelColor(
                    pow(max(0, color.x), power), pow(max(0, color.y), power), pow(max(0, color.z), power), color.w)
            }
        },
        "CIHueAdjust": color([(kCIInputAngleKey, 0.0)]) { inputs in
            let (cosine, sine) = (
                Float(cos(inputs.number(kCIInputAngleKey))), Float(sin(inputs.number(kCIInputAngleKey)))
            )
            return { turnHue($0, cosine, sine) }
        },
        "CIVibrance": color([(kCIInputAmountKey, 0.0)]) { inputs in
            let amount = Float(inputs.number(kCIInputAmountKey))
            return { color in
                // Colors are strengthened the more the paler they are.
                let gray = PixelColor(repeating: color.luminance)
                let strength = max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
                var result = gray + (color - gray) * (1 + amount * (1 - strength))
                result.w = color.w
                return result
            }
        },
        "CIColorMatrix": color([
            ("inputRVector", CIVector(x: 1, y: 0, z: 0, w: 0)), ("inputGVector", CIVector(x: 0, y: 1, z: 0, w: 0)),
            ("inputBVector", CIVector(x: 0, y: 0, z: 1, w: 0)), ("inputAVector", CIVector(x: 0, y: 0, z: 0, w: 1)),
            ("inputBiasVector", CIVector(x: 0, y: 0, z: 0, w: 0)),
        ]) { inputs in
            let rows = ["R", "G", "B", "A", "Bias"].map { pixel(inputs.vector("input\($0)Vector")) }
            return { color in
                func part(_ row: Int) -> Float { (color * rows[row]).sum() }
                return PixelColor(part(0), part(1), part(2), part(3)) + rows[4]
            }
        },
        "CIColorClamp": color([
            ("inputMinComponents", CIVector(x: 0, y: 0, z: 0, w: 0)),
            ("inputMaxComponents", CIVector(x: 1, y: 1, z: 1, w: 1)),
        ]) { inputs in
            let low = pixel(inputs.vector("inputMinComponents"))
            let high = pixel(inputs.vector("inputMaxComponents"))
            return { $0.clamped(lowerBound: low, upperBound: high) }
        },
        "CIFalseColor": color([
            ("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)),
            ("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)),
        ]) { inputs in
            let (dark, light) = (inputs.color("inputColor0").straight, inputs.color("inputColor1").straight)
            return { color in
                let part = min(1, color.luminance)
                var result = dark * (1 - part) + light * part
                result.w *= color.w
                return result
            }
        },
        "CIMaskToAlpha": color([]) { _ in { PixelColor(1, 1, 1, min(1, $0.luminance) * $0.w) } },
    ]

    /// A filter of colors whose alpha is not multiplied in.
    private static func color(
        _ defaults: [(String, Any?)],
        _ change: @escaping @Sendable (FilterInputs) -> @Sendable (PixelColor) -> PixelColor
    ) -> FilterKind {
        FilterKind([(kCIInputImageKey, nil)] + defaults) { inputs in
            let change = change(inputs)
            return inputs.image?.mapped { color in
                change(color.straight).clamped(lowerBound: .zero, upperBound: PixelColor(repeating: 1)).premultiplied
            }
        }
    }

    private static func gray(contrast: Float) -> FilterKind {
        color([]) { _ in
            { color in
                let gray = (color.luminance - 0.5) * contrast + 0.5
                return PixelColor(gray, gray, gray, color.w)
            }
        }
    }

    private static func pixel(_ vector: CIVector) -> PixelColor {
        PixelColor(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
    }

    /// Turns the color around the axis of grays.
    private static func turnHue(_ color: PixelColor, _ cosine: Float, _ sine: Float) -> PixelColor {
        let third = (1 - cosine) / 3
        let side = sine / Float(3).squareRoot()
        return PixelColor(
            color.x * (cosine + third) + color.y * (third - side) + color.z * (third + side),
            color.x * (third + side) + color.y * (cosine + third) + color.z * (third - side),
            color.x * (third - side) + color.y * (third + side) + color.z * (cosine + third), color.w)
    }

    /// Changes the amounts of light.
    private static func linear(_ color: PixelColor, _ change: (Float) -> Float) -> PixelColor {
        func part(_ value: Float) -> Float {
            let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            let changed = max(0, change(light))
            return changed <= 0.0031308 ? changed * 12.92 : 1.055 * pow(changed, 1 / 2.4) - 0.055
        }
        return PixelColor(part(color.x), part(color.y), part(color.z), color.w)
    }
}
