/// The planes of a pixel format, whose rows are aligned to 64 bytes.
struct PixelLayout {
    struct Plane {
        let width: Int
        let height: Int
        let bytesPerRow: Int
        let offset: Int
    }

    let planes: [Plane]
    let isPlanar: Bool
    let dataSize: Int

    /// Nil for a format that is unknown.
    init?(format: OSType, width: Int, height: Int) {
        guard let shapes = Self.shapes(of: format, width, height) else { return nil }
        var planes: [Plane] = []
        var offset = 0
        for shape in shapes {
            let bytesPerRow = (shape.width * shape.bytes + 63) / 64 * 64
            planes.append(Plane(width: shape.width, height: shape.height, bytesPerRow: bytesPerRow, offset: offset))
            offset += bytesPerRow * shape.height
        }
        self.planes = planes
        isPlanar = shapes.count > 1
        dataSize = offset
    }

    private typealias Shape = (width: Int, height: Int, bytes: Int)

    private static func shapes(of format: OSType, _ width: Int, _ height: Int) -> [Shape]? {
        let halfWidth = (width + 1) / 2
        let halfHeight = (height + 1) / 2
        switch format {
        case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
            return [(width, height, 1), (halfWidth, halfHeight, 2)]
        case kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr10BiPlanarFullRange:
            return [(width, height, 2), (halfWidth, halfHeight, 4)]
        case kCVPixelFormatType_422YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_422YpCbCr8BiPlanarFullRange:
            return [(width, height, 1), (halfWidth, height, 2)]
        case kCVPixelFormatType_420YpCbCr8Planar, kCVPixelFormatType_420YpCbCr8PlanarFullRange:
            return [(width, height, 1), (halfWidth, halfHeight, 1), (halfWidth, halfHeight, 1)]
        default:
            return bytesPerPixel(of: format).map { [(width, height, $0)] }
        }
    }

    private static func bytesPerPixel(of format: OSType) -> Int? {
        switch format {
        case kCVPixelFormatType_OneComponent8: 1
        case kCVPixelFormatType_16Gray, kCVPixelFormatType_OneComponent16, kCVPixelFormatType_OneComponent16Half,
            kCVPixelFormatType_TwoComponent8, kCVPixelFormatType_DepthFloat16, kCVPixelFormatType_DisparityFloat16,
            kCVPixelFormatType_422YpCbCr8, kCVPixelFormatType_422YpCbCr8_yuvs:
            2
        case kCVPixelFormatType_24RGB, kCVPixelFormatType_24BGR: 3
        case kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ABGR,
            kCVPixelFormatType_32RGBA, kCVPixelFormatType_30RGB, kCVPixelFormatType_OneComponent32Float,
            kCVPixelFormatType_TwoComponent16Half, kCVPixelFormatType_DepthFloat32,
            kCVPixelFormatType_DisparityFloat32:
            4
        case kCVPixelFormatType_48RGB: 6
        case kCVPixelFormatType_64ARGB, kCVPixelFormatType_64RGBAHalf, kCVPixelFormatType_TwoComponent32Float: 8
        case kCVPixelFormatType_128RGBAFloat: 16
        default: nil
        }
    }
}
