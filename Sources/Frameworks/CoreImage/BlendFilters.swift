import Foundation

extension FilterKind {
    /// Filters that combine images.
    static let blendFilters: [String: FilterKind] = [
        "CISourceOverCompositing": pair { $0.composited(over: $1) },
        "CISourceAtopCompositing": pair { Blending.combine($0, $1) { $0 * $1.w + $1 * (1 - $0.w) } },
        "CISourceInCompositing": pair { Blending.combine($0, $1) { $0 * $1.w } },
        "CISourceOutCompositing": pair { Blending.combine($0, $1) { $0 * (1 - $1.w) } },
        "CIMultiplyCompositing": pair { Blending.combine($0, $1) { $0 * $1 } },
        "CIAdditionCompositing": pair { Blending.combine($0, $1) { $0 + $1 } },
        "CIMultiplyBlendMode": pair { Blending.blend($0, $1) { $0 * $1 } },
        "CIScreenBlendMode": pair { Blending.blend($0, $1) { $0 + $1 - $0 * $1 } },
        "CIDarkenBlendMode": pair { Blending.blend($0, $1) { pointwiseMin($0, $1) } },
        "CILightenBlendMode": pair { Blending.blend($0, $1) { pointwiseMax($0, $1) } },
        "CIDifferenceBlendMode": pair {
            Blending.blend($0, $1) { pointwiseMax($0, $1) - pointwiseMin($0, $1) }
        },
        "CIOverlayBlendMode": pair {
            Blending.blend($0, $1) { upper, lower in
                let dark = upper * lower * 2
                let light = 1 - (1 - upper) * (1 - lower) * 2
                return light.replacing(with: dark, where: lower .< 0.5)
            }
        },
        "CIBlendWithMask": masked { $0.luminance * $0.w },
        "CIBlendWithAlphaMask": masked { $0.w },
        "CIDissolveTransition": FilterKind([
            (kCIInputImageKey, nil), (kCIInputTargetImageKey, nil), (kCIInputTimeKey, 0.0),
        ]) { inputs in
            guard let image = inputs.image, let target = inputs.image(kCIInputTargetImageKey) else { return nil }
            let part = Float(inputs.number(kCIInputTimeKey))
            return Blending.combine(image, target) { $0 * (1 - part) + $1 * part }
        },
    ]

    private static func pair(_ combine: @escaping @Sendable (CIImage, CIImage) -> CIImage) -> FilterKind {
        FilterKind([(kCIInputImageKey, nil), (kCIInputBackgroundImageKey, nil)]) { inputs in
            inputs.image.map { combine($0, inputs.background ?? .empty()) }
        }
    }

    private static func masked(_ weight: @escaping @Sendable (PixelColor) -> Float) -> FilterKind {
        FilterKind([(kCIInputImageKey, nil), (kCIInputBackgroundImageKey, nil), (kCIInputMaskImageKey, nil)]) {
            inputs in
            guard let image = inputs.image, let mask = inputs.image(kCIInputMaskImageKey) else { return nil }
            return Blending.mask(image, inputs.background ?? .empty(), mask, weight)
        }
    }
}
