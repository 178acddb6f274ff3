import CoreGraphics
import Foundation

/// - Linux: refuses
///
/// A photo or a video of the photo library. There are none.
open class ALAsset: NSObject {
    /// Returns nil.
    open func value(forProperty property: String!) -> Any! { nil }

    /// Returns nil.
    open func defaultRepresentation() -> ALAssetRepresentation! { nil }

    /// Returns nil.
    open func representation(forUTI representationUTI: String!) -> ALAssetRepresentation! { nil }

    /// Returns nil.
    open func thumbnail() -> Unmanaged<CGImage>! { nil }

    /// Returns nil.
    open func aspectRatioThumbnail() -> Unmanaged<CGImage>! { nil }

    open var original: ALAsset! { nil }

    open var isEditable: Bool { false }
}

/// - Linux: works
///
/// How a picture is turned.
public enum ALAssetOrientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
}

/// - Linux: refuses
///
/// A file of an asset. There are none.
open class ALAssetRepresentation: NSObject {
    open func uti() -> String! { nil }

    open func dimensions() -> CGSize { .zero }

    open func size() -> Int64 { 0 }

    /// Returns 0: no bytes are read.
    open func getBytes(
        _ buffer: UnsafeMutablePointer<UInt8>!, fromOffset offset: Int64, length: Int,
        error: UnsafeMutablePointer<NSError?>?
    ) -> Int {
        0
    }

    open func fullResolutionImage() -> Unmanaged<CGImage>! { nil }

    open func cgImage(options: [AnyHashable: Any]! = [:]) -> Unmanaged<CGImage>! { nil }

    open func fullScreenImage() -> Unmanaged<CGImage>! { nil }

    open func url() -> URL! { nil }

    open func metadata() -> [AnyHashable: Any]! { nil }

    open func orientation() -> ALAssetOrientation { .up }

    open func scale() -> Float { 1 }

    open func filename() -> String! { nil }
}
