import CoreGraphics
import Foundation

/// - Linux: refuses
/// Receives samples of a device. There are no devices.
open class AVCaptureOutput: NSObject {
    open var connections: [AVCaptureConnection] { [] }

    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }

    open func transformedMetadataObject(
        for metadataObject: AVMetadataObject, connection: AVCaptureConnection
    ) -> AVMetadataObject? {
        nil
    }

    open func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect {
        rectInOutputCoordinates
    }

    open func outputRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        rectInMetadataOutputCoordinates
    }
}
