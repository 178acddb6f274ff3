import CoreGraphics
import Foundation

// Filters whose inputs are properties.

final class CIGaussianBlurFilter: CIFilter, CIGaussianBlur {
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var radius: Float {
        get { Float(number("inputRadius")) }
        set { setValue(Double(newValue), forKey: "inputRadius") }
    }
}

final class CISepiaToneFilter: CIFilter, CISepiaTone {
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var intensity: Float {
        get { Float(number("inputIntensity")) }
        set { setValue(Double(newValue), forKey: "inputIntensity") }
    }
}

final class CIQRCodeGeneratorFilter: CIFilter, CIQRCodeGenerator {
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}

final class CICode128BarcodeGeneratorFilter: CIFilter, CICode128BarcodeGenerator {
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var quietSpace: Float {
        get { Float(number("inputQuietSpace")) }
        set { setValue(Double(newValue), forKey: "inputQuietSpace") }
    }
    var barcodeHeight: Float {
        get { Float(number("inputBarcodeHeight")) }
        set { setValue(Double(newValue), forKey: "inputBarcodeHeight") }
    }
}

final class CIColorControlsFilter: CIFilter, CIColorControls {
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var saturation: Float {
        get { Float(number("inputSaturation")) }
        set { setValue(Double(newValue), forKey: "inputSaturation") }
    }
    var brightness: Float {
        get { Float(number("inputBrightness")) }
        set { setValue(Double(newValue), forKey: "inputBrightness") }
    }
    var contrast: Float {
        get { Float(number("inputContrast")) }
        set { setValue(Double(newValue), forKey: "inputContrast") }
    }
}

final class CIPixellateFilter: CIFilter, CIPixellate {
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var center: CGPoint {
        get { (value(forKey: "inputCenter") as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
    }
    var scale: Float {
        get { Float(number("inputScale")) }
        set { setValue(Double(newValue), forKey: "inputScale") }
    }
}

final class CIColorInvertFilter: CIFilter, CIColorInvert {
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
}

final class CIPhotoEffectFilter: CIFilter, CIPhotoEffect {
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
}

final class CIExposureAdjustFilter: CIFilter, CIExposureAdjust {
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var ev: Float {
        get { Float(number("inputEV")) }
        set { setValue(Double(newValue), forKey: "inputEV") }
    }
}

final class CIGammaAdjustFilter: CIFilter, CIGammaAdjust {
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var power: Float {
        get { Float(number("inputPower")) }
        set { setValue(Double(newValue), forKey: "inputPower") }
    }
}

final class CIHueAdjustFilter: CIFilter, CIHueAdjust {
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var angle: Float {
        get { Float(number("inputAngle")) }
        set { setValue(Double(newValue), forKey: "inputAngle") }
    }
}

final class CIVibranceFilter: CIFilter, CIVibrance {
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var amount: Float {
        get { Float(number("inputAmount")) }
        set { setValue(Double(newValue), forKey: "inputAmount") }
    }
}

final class CIColorMonochromeFilter: CIFilter, CIColorMonochrome {
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var color: CIColor {
        get { value(forKey: "inputColor") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var intensity: Float {
        get { Float(number("inputIntensity")) }
        set { setValue(Double(newValue), forKey: "inputIntensity") }
    }
}

final class CIFalseColorFilter: CIFilter, CIFalseColor {
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var color0: CIColor {
        get { value(forKey: "inputColor0") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { value(forKey: "inputColor1") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor1") }
    }
}

final class CIMaskToAlphaFilter: CIFilter, CIMaskToAlpha {
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
}

final class CIUnsharpMaskFilter: CIFilter, CIUnsharpMask {
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var radius: Float {
        get { Float(number("inputRadius")) }
        set { setValue(Double(newValue), forKey: "inputRadius") }
    }
    var intensity: Float {
        get { Float(number("inputIntensity")) }
        set { setValue(Double(newValue), forKey: "inputIntensity") }
    }
}

final class CIAreaAverageFilter: CIFilter, CIAreaAverage {
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var extent: CGRect {
        get { (value(forKey: "inputExtent") as? CIVector)?.cgRectValue ?? .zero }
        set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
    }
}

final class CIBlendWithMaskFilter: CIFilter, CIBlendWithMask {
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var backgroundImage: CIImage? {
        get { value(forKey: "inputBackgroundImage") as? CIImage }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    var maskImage: CIImage? {
        get { value(forKey: "inputMaskImage") as? CIImage }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
}

final class CICompositeOperationFilter: CIFilter, CICompositeOperation {
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var backgroundImage: CIImage? {
        get { value(forKey: "inputBackgroundImage") as? CIImage }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
}
