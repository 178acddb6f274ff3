import CoreGraphics
import Foundation

/// How much of an image source's data is there.
/// - Linux: works
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}

/// The images of a file or of data, in any format that gdk-pixbuf reads; of GIF files all frames.
/// - Linux: works
// Sound: the state is used under the lock only.
public final class CGImageSource: Hashable, @unchecked Sendable {
    private let lock = NSLock()
    private var data: Data
    private var isFinal: Bool
    private var stillImage: CGImage?
    private var animation: AnimationFrames?
    private var structure: GIFStructure?

    init(data: Data, isFinal: Bool) {
        self.data = data
        self.isFinal = isFinal
        structure = GIFStructure(data)
    }

    public static func == (lhs: CGImageSource, rhs: CGImageSource) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    var format: ImageFormat? { lock.withLock { ImageFormat(data) } }

    var byteCount: Int { lock.withLock { data.count } }

    var gif: GIFStructure? { lock.withLock { structure } }

    var count: Int { lock.withLock { imageCount } }

    private var imageCount: Int { structure.map { max(1, $0.delays.count) } ?? (ImageFormat(data) == nil ? 0 : 1) }

    var status: CGImageSourceStatus {
        lock.withLock {
            if data.isEmpty { return isFinal ? .statusUnexpectedEOF : .statusReadingHeader }
            if ImageFormat(data) == nil { return isFinal ? .statusUnknownType : .statusReadingHeader }
            return isFinal ? .statusComplete : .statusIncomplete
        }
    }

    /// Replaces the data by all that is there now.
    func update(_ newData: Data, isFinal: Bool) {
        lock.withLock {
            data = newData
            self.isFinal = isFinal
            structure = GIFStructure(newData)
            (stillImage, animation) = (nil, nil)
        }
    }

    /// Nil if there is no such image, and while data is missing.
    func image(at index: Int) -> CGImage? {
        lock.withLock {
            guard isFinal, index >= 0, index < imageCount else { return nil }
            if imageCount > 1 {
                if animation == nil { animation = AnimationFrames(data) }
                return animation?.frame(at: index)
            }
            if stillImage == nil { stillImage = try? CGImage.decode(data) }
            return stillImage
        }
    }
}
