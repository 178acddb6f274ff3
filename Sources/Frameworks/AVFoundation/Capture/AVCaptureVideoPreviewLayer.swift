import CoreGraphics
import Foundation
import QuartzCore

/// - Linux: refuses
/// Shows what a camera sees. There is no camera: the layer is black.
open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    public override init() {
        super.init()
        showBlack()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? AVCaptureVideoPreviewLayer else { return }
        videoGravity = other.videoGravity
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showBlack()
    }

    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
        MediaRefusal.report("AVCaptureVideoPreviewLayer", "the layer is black")
    }

    public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }

    private func showBlack() { backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1) }

    open var connection: AVCaptureConnection? { nil }
    open var isPreviewing: Bool { false }

    open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

    /// Returns the point as a part of the layer's extent.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
    }

    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        CGPoint(x: captureDevicePointOfInterest.x * bounds.width, y: captureDevicePointOfInterest.y * bounds.height)
    }

    /// Returns the rectangle as a part of the layer's extent.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        return CGRect(
            x: rectInLayerCoordinates.minX / bounds.width, y: rectInLayerCoordinates.minY / bounds.height,
            width: rectInLayerCoordinates.width / bounds.width, height: rectInLayerCoordinates.height / bounds.height)
    }

    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        let rect = rectInMetadataOutputCoordinates
        return CGRect(
            x: rect.minX * bounds.width, y: rect.minY * bounds.height, width: rect.width * bounds.width,
            height: rect.height * bounds.height)
    }

    /// Returns nil: there are no objects.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
