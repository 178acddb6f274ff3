/// Begins drawing an image with one pixel per point. End it with ``UIGraphicsEndImageContext()``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins drawing an image. A scale of 0 means the main screen's. An empty size has no context: drawing does nothing,
/// and there is no image.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UIGraphicsImageRendererFormat.screenScale
    ThreadContexts.current.beginImage(CGContext(size: size, scale: scale, isOpaque: opaque), scale: scale)
}

/// The image drawn so far; nil outside an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let (context, scale) = ThreadContexts.current.image, let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Restores the previous context. Does nothing outside an image context.
public func UIGraphicsEndImageContext() {
    ThreadContexts.current.endImage()
}
