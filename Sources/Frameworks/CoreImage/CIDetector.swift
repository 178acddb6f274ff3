import CoreGraphics
import FrameworkAbsence
import Foundation

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"

public let CIFeatureTypeFace = "Face"
public let CIFeatureTypeRectangle = "Rectangle"
public let CIFeatureTypeQRCode = "QRCode"
public let CIFeatureTypeText = "Text"

/// Looks for faces and codes: finds none.
/// - Linux: refuses
open class CIDetector: NSObject {
    /// Nil for types that are not Apple's.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        let types = [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText]
        guard types.contains(type) else { return nil }
    }

    open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

    open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] {
        Absence.report("CoreImage", "CIDetector", "it finds nothing")
        return []
    }
}

/// What a detector finds, which is nothing on Linux.
/// - Linux: refuses
open class CIFeature: NSObject {
    open var type: String { "" }
    open var bounds: CGRect { .zero }

    override init() {}
}

/// A face.
/// - Linux: refuses
public final class CIFaceFeature: CIFeature {
    public var hasLeftEyePosition: Bool { false }
    public var leftEyePosition: CGPoint { .zero }
    public var hasRightEyePosition: Bool { false }
    public var rightEyePosition: CGPoint { .zero }
    public var hasMouthPosition: Bool { false }
    public var mouthPosition: CGPoint { .zero }
    public var hasFaceAngle: Bool { false }
    public var faceAngle: Float { 0 }
    public var hasSmile: Bool { false }
    public var leftEyeClosed: Bool { false }
    public var rightEyeClosed: Bool { false }
}

/// A rectangle.
/// - Linux: refuses
public final class CIRectangleFeature: CIFeature {
    public var topLeft: CGPoint { .zero }
    public var topRight: CGPoint { .zero }
    public var bottomLeft: CGPoint { .zero }
    public var bottomRight: CGPoint { .zero }
}

/// A code.
/// - Linux: refuses
public final class CIQRCodeFeature: CIFeature {
    public var topLeft: CGPoint { .zero }
    public var topRight: CGPoint { .zero }
    public var bottomLeft: CGPoint { .zero }
    public var bottomRight: CGPoint { .zero }
    public var messageString: String? { nil }
}
