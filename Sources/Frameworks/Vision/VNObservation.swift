import CoreGraphics
import Foundation

/// What a request finds, which is nothing on Linux.
/// - Linux: refuses
open class VNObservation: NSObject {
    public let uuid = UUID()
    open var confidence: VNConfidence { 1 }

    override init() {}
}

/// Something at a place of an image.
/// - Linux: refuses
open class VNDetectedObjectObservation: VNObservation {
    /// In parts of the image's size, from the lower left corner.
    public let boundingBox: CGRect

    public init(boundingBox: CGRect) { self.boundingBox = boundingBox }
}

/// A rectangle.
/// - Linux: refuses
open class VNRectangleObservation: VNDetectedObjectObservation {
    open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
    open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
    open var bottomLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
    open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}

/// A face.
/// - Linux: refuses
open class VNFaceObservation: VNDetectedObjectObservation {
    open var landmarks: VNFaceLandmarks2D? { nil }
    open var roll: NSNumber? { nil }
    open var yaw: NSNumber? { nil }
    open var pitch: NSNumber? { nil }
}

/// Where the parts of a face are.
/// - Linux: refuses
open class VNFaceLandmarks2D: NSObject {
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var nose: VNFaceLandmarkRegion2D? { nil }
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    open var innerLips: VNFaceLandmarkRegion2D? { nil }

    override init() {}
}

/// The points of a part of a face.
/// - Linux: refuses
open class VNFaceLandmarkRegion2D: NSObject {
    open var pointCount: Int { 0 }
    open var normalizedPoints: [CGPoint] { [] }

    override init() {}

    open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}

/// Text, without what it says.
/// - Linux: refuses
open class VNTextObservation: VNRectangleObservation {
    open var characterBoxes: [VNRectangleObservation]? { nil }
}

/// Text, with what it may say.
/// - Linux: refuses
open class VNRecognizedTextObservation: VNRectangleObservation {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// What a text may say.
/// - Linux: refuses
open class VNRecognizedText: NSObject {
    open var string: String { "" }
    open var confidence: VNConfidence { 0 }

    override init() {}

    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

/// A barcode.
/// - Linux: refuses
open class VNBarcodeObservation: VNRectangleObservation {
    open var symbology: VNBarcodeSymbology { .qr }
    open var payloadStringValue: String? { nil }
}

/// What an image shows.
/// - Linux: refuses
open class VNClassificationObservation: VNObservation {
    open var identifier: String { "" }
}
