import CoreGraphics
import Foundation

// The filters as types with properties, as they are imported with CoreImage.CIFilterBuiltins on Apple's systems.

/// A filter with properties.
/// - Linux: works
public protocol CIFilterProtocol: AnyObject {
    var outputImage: CIImage? { get }
}

/// The properties of the filter `CIGaussianBlur`.
/// - Linux: works
public protocol CIGaussianBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

/// The properties of the filter `CISepiaTone`.
/// - Linux: works
public protocol CISepiaTone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

/// The properties of the filter `CIQRCodeGenerator`.
/// - Linux: works
public protocol CIQRCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var correctionLevel: String { get set }
}

/// The properties of the filter `CICode128BarcodeGenerator`.
/// - Linux: works
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var quietSpace: Float { get set }
    var barcodeHeight: Float { get set }
}

/// The properties of the filter `CIColorControls`.
/// - Linux: works
public protocol CIColorControls: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var saturation: Float { get set }
    var brightness: Float { get set }
    var contrast: Float { get set }
}

/// The properties of the filter `CIPixellate`.
/// - Linux: works
public protocol CIPixellate: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
}

/// The properties of the filter `CIColorInvert`.
/// - Linux: works
public protocol CIColorInvert: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// The properties of the filter `CIPhotoEffectMono`.
/// - Linux: works
public protocol CIPhotoEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// The properties of the filter `CIExposureAdjust`.
/// - Linux: works
public protocol CIExposureAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var ev: Float { get set }
}

/// The properties of the filter `CIGammaAdjust`.
/// - Linux: works
public protocol CIGammaAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var power: Float { get set }
}

/// The properties of the filter `CIHueAdjust`.
/// - Linux: works
public protocol CIHueAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var angle: Float { get set }
}

/// The properties of the filter `CIVibrance`.
/// - Linux: works
public protocol CIVibrance: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var amount: Float { get set }
}

/// The properties of the filter `CIColorMonochrome`.
/// - Linux: works
public protocol CIColorMonochrome: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
    var intensity: Float { get set }
}

/// The properties of the filter `CIFalseColor`.
/// - Linux: works
public protocol CIFalseColor: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

/// The properties of the filter `CIMaskToAlpha`.
/// - Linux: works
public protocol CIMaskToAlpha: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// The properties of the filter `CIUnsharpMask`.
/// - Linux: works
public protocol CIUnsharpMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}

/// The properties of the filter `CIAreaAverage`.
/// - Linux: works
public protocol CIAreaAverage: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}

/// The properties of the filter `CIBlendWithMask`.
/// - Linux: works
public protocol CIBlendWithMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
    var maskImage: CIImage? { get set }
}

/// The properties of the filter `CISourceOverCompositing`.
/// - Linux: works
public protocol CICompositeOperation: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
}

extension CIFilter {
    /// Returns the filter `CIGaussianBlur`.
    /// - Linux: works
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { CIGaussianBlurFilter(name: "CIGaussianBlur")! }

    /// Returns the filter `CISepiaTone`.
    /// - Linux: works
    public class func sepiaTone() -> any CIFilter & CISepiaTone { CISepiaToneFilter(name: "CISepiaTone")! }

    /// Returns the filter `CIQRCodeGenerator`.
    /// - Linux: works
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
        CIQRCodeGeneratorFilter(name: "CIQRCodeGenerator")!
    }

    /// Returns the filter `CICode128BarcodeGenerator`.
    /// - Linux: works
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        CICode128BarcodeGeneratorFilter(name: "CICode128BarcodeGenerator")!
    }

    /// Returns the filter `CIColorControls`.
    /// - Linux: works
    public class func colorControls() -> any CIFilter & CIColorControls {
        CIColorControlsFilter(name: "CIColorControls")!
    }

    /// Returns the filter `CIPixellate`.
    /// - Linux: works
    public class func pixellate() -> any CIFilter & CIPixellate { CIPixellateFilter(name: "CIPixellate")! }

    /// Returns the filter `CIColorInvert`.
    /// - Linux: works
    public class func colorInvert() -> any CIFilter & CIColorInvert { CIColorInvertFilter(name: "CIColorInvert")! }

    /// Returns the filter `CIPhotoEffectMono`.
    /// - Linux: works
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
        CIPhotoEffectFilter(name: "CIPhotoEffectMono")!
    }

    /// Returns the filter `CIPhotoEffectNoir`.
    /// - Linux: works
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
        CIPhotoEffectFilter(name: "CIPhotoEffectNoir")!
    }

    /// Returns the filter `CIPhotoEffectTonal`.
    /// - Linux: works
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
        CIPhotoEffectFilter(name: "CIPhotoEffectTonal")!
    }

    /// Returns the filter `CIExposureAdjust`.
    /// - Linux: works
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
        CIExposureAdjustFilter(name: "CIExposureAdjust")!
    }

    /// Returns the filter `CIGammaAdjust`.
    /// - Linux: works
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { CIGammaAdjustFilter(name: "CIGammaAdjust")! }

    /// Returns the filter `CIHueAdjust`.
    /// - Linux: works
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { CIHueAdjustFilter(name: "CIHueAdjust")! }

    /// Returns the filter `CIVibrance`.
    /// - Linux: works
    public class func vibrance() -> any CIFilter & CIVibrance { CIVibranceFilter(name: "CIVibrance")! }

    /// Returns the filter `CIColorMonochrome`.
    /// - Linux: works
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
        CIColorMonochromeFilter(name: "CIColorMonochrome")!
    }

    /// Returns the filter `CIFalseColor`.
    /// - Linux: works
    public class func falseColor() -> any CIFilter & CIFalseColor { CIFalseColorFilter(name: "CIFalseColor")! }

    /// Returns the filter `CIMaskToAlpha`.
    /// - Linux: works
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { CIMaskToAlphaFilter(name: "CIMaskToAlpha")! }

    /// Returns the filter `CIUnsharpMask`.
    /// - Linux: works
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { CIUnsharpMaskFilter(name: "CIUnsharpMask")! }

    /// Returns the filter `CIAreaAverage`.
    /// - Linux: works
    public class func areaAverage() -> any CIFilter & CIAreaAverage { CIAreaAverageFilter(name: "CIAreaAverage")! }

    /// Returns the filter `CIBlendWithMask`.
    /// - Linux: works
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
        CIBlendWithMaskFilter(name: "CIBlendWithMask")!
    }

    /// Returns the filter `CISourceOverCompositing`.
    /// - Linux: works
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        CICompositeOperationFilter(name: "CISourceOverCompositing")!
    }
}
