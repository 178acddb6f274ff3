import CoreGraphics

/// - Linux: works
/// Returns the largest rectangle of the aspect ratio that fits into the bounds, in their center. An aspect ratio
/// without an extent gives a rectangle of NaN, as on iOS.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
