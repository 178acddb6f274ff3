import CoreGraphics

extension FilterKind {
    /// Filters that move pixels.
    static let geometryFilters: [String: FilterKind] = [
        "CIAffineTransform": FilterKind([(kCIInputImageKey, nil), (kCIInputTransformKey, nil)]) { inputs in
            inputs.image?.transformed(by: transform(inputs.values[kCIInputTransformKey]))
        },
        "CIAffineClamp": FilterKind([(kCIInputImageKey, nil), (kCIInputTransformKey, nil)]) { inputs in
            inputs.image?.transformed(by: transform(inputs.values[kCIInputTransformKey])).clampedToExtent()
        },
        "CICrop": FilterKind([(kCIInputImageKey, nil), ("inputRectangle", nil)]) { inputs in
            inputs.image?.cropped(to: inputs.vector("inputRectangle").cgRectValue)
        },
        "CILanczosScaleTransform": FilterKind([
            (kCIInputImageKey, nil), (kCIInputScaleKey, 1.0), (kCIInputAspectRatioKey, 1.0),
        ]) { inputs in
            let scale = inputs.number(kCIInputScaleKey)
            return inputs.image?.samplingLinear().transformed(
                by: CGAffineTransform(
                    scaleX: CGFloat(scale * inputs.number(kCIInputAspectRatioKey)), y: CGFloat(scale)))
        },
        "CIStraightenFilter": FilterKind([(kCIInputImageKey, nil), (kCIInputAngleKey, 0.0)]) { inputs in
            inputs.image?.transformed(by: CGAffineTransform(rotationAngle: CGFloat(inputs.number(kCIInputAngleKey))))
        },
    ]

    private static func transform(_ value: Any?) -> CGAffineTransform {
        if let vector = value as? CIVector {
            return CGAffineTransform(
                a: vector.value(at: 0), b: vector.value(at: 1), c: vector.value(at: 2), d: vector.value(at: 3),
                tx: vector.value(at: 4), ty: vector.value(at: 5))
        }
        return value as? CGAffineTransform ?? .identity
    }
}
