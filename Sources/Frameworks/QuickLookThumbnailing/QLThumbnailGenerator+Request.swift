import UIKit
import UniformTypeIdentifiers

extension QLThumbnailGenerator {
    /// The file and the size of a thumbnail.
    ///
    /// - Linux: works
    open class Request: NSObject, NSCopying {
        /// Which kinds of thumbnail are wanted. The only kind is `thumbnail`.
        ///
        /// - Linux: works
        public struct RepresentationTypes: OptionSet, Sendable {
            public let rawValue: UInt

            public init(rawValue: UInt) { self.rawValue = rawValue }

            public static let icon = RepresentationTypes(rawValue: 1 << 0)
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 1 << 1)
            public static let thumbnail = RepresentationTypes(rawValue: 1 << 2)
            public static let all = RepresentationTypes(rawValue: .max)
        }

        let file: URL
        private let pointSize: CGSize
        private let pixels: CGFloat
        private let types: RepresentationTypes

        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            file = url
            pointSize = size
            pixels = scale
            types = representationTypes
            contentType = UTType(filenameExtension: url.pathExtension)
        }

        /// The type of the file. The default is that of its name.
        open var contentType: UTType!
        /// An image whose thumbnail would have a shorter side has none.
        open var minimumDimension: CGFloat = 0
        /// - Linux: no effect
        open var iconMode = false

        open var size: CGSize { pointSize }

        open var scale: CGFloat { pixels }

        open var representationTypes: RepresentationTypes { types }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request(fileAt: file, size: pointSize, scale: pixels, representationTypes: types)
            copy.contentType = contentType
            copy.minimumDimension = minimumDimension
            copy.iconMode = iconMode
            return copy
        }
    }
}
