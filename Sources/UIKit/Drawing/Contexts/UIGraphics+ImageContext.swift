/// Begins drawing an image with one pixel a point; end it with ``UIGraphicsEndImageContext()``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// A scale of 0 is the main screen's. For an empty size there is no context: drawing does nothing, and there is no image.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UIGraphicsImageRendererFormat.screenScale
    ThreadContexts.current.beginImage(CGContext(size: size, scale: scale, isOpaque: opaque), scale: scale)
}

/// What is drawn so far; nil outside an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let (context, scale) = ThreadContexts.current.image, let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Goes back to the context before; does nothing outside an image context.
public func UIGraphicsEndImageContext() {
    ThreadContexts.current.endImage()
}
