import CoreGraphics
import Foundation

/// A kind of barcodes.
/// - Linux: no effect
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}

/// How thoroughly text is read.
/// - Linux: no effect
public enum VNRequestTextRecognitionLevel: Int, Sendable {
    case accurate = 0
    case fast = 1
}

/// Looks for barcodes.
/// - Linux: refuses
open class VNDetectBarcodesRequest: VNImageBasedRequest {
    open var symbologies: [VNBarcodeSymbology] = []

    open var results: [VNBarcodeObservation]? { nil }

    open class var supportedSymbologies: [VNBarcodeSymbology] { [] }

    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}

/// Reads text.
/// - Linux: refuses
open class VNRecognizeTextRequest: VNImageBasedRequest {
    open var recognitionLanguages: [String] = []
    open var customWords: [String] = []
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var minimumTextHeight: Float = 0

    open var results: [VNRecognizedTextObservation]? { nil }

    open func supportedRecognitionLanguages() throws -> [String] { [] }
}

/// Looks for faces.
/// - Linux: refuses
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
    open var results: [VNFaceObservation]? { nil }
}

/// Looks for faces and their parts.
/// - Linux: refuses
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
    open var inputFaceObservations: [VNFaceObservation]?

    open var results: [VNFaceObservation]? { nil }
}

/// Looks for rectangles.
/// - Linux: refuses
open class VNDetectRectanglesRequest: VNImageBasedRequest {
    open var minimumAspectRatio: VNAspectRatio = 0.5
    open var maximumAspectRatio: VNAspectRatio = 1
    open var quadratureTolerance: VNDegrees = 30
    open var minimumSize: Float = 0.2
    open var minimumConfidence: VNConfidence = 0
    open var maximumObservations = 1

    open var results: [VNRectangleObservation]? { nil }
}

/// Looks for text.
/// - Linux: refuses
open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
    open var reportCharacterBoxes = false

    open var results: [VNTextObservation]? { nil }
}

/// Says what an image shows.
/// - Linux: refuses
open class VNClassifyImageRequest: VNImageBasedRequest {
    open var results: [VNClassificationObservation]? { nil }

    open func supportedIdentifiers() throws -> [String] { [] }
}

/// Returns a rectangle in pixels for one in parts of the image's size.
/// - Linux: works
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    CGRect(
        x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight),
        width: normalizedRect.width * CGFloat(imageWidth), height: normalizedRect.height * CGFloat(imageHeight))
}

/// Returns a rectangle in parts of the image's size for one in pixels.
/// - Linux: works
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    CGRect(
        x: imageRect.minX / CGFloat(imageWidth), y: imageRect.minY / CGFloat(imageHeight),
        width: imageRect.width / CGFloat(imageWidth), height: imageRect.height / CGFloat(imageHeight))
}

/// Returns a point in pixels for one in parts of the image's size.
/// - Linux: works
public func VNImagePointForNormalizedPoint(
    _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
    CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}
