import CoreGraphics
internal import HostInterface

extension HostPicture {
    init(_ image: CGImage) {
        let (width, height, stride) = (image.width, image.height, image.bytesPerRow)
        let pixels = image.withPixels { bytes in
            (0..<height).flatMap { bytes[$0 * stride..<$0 * stride + width * 4] }
        }
        self.init(width: width, height: height, pixels: pixels)
    }
}
