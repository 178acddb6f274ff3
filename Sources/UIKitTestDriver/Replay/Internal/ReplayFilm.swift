internal import AnimatedPictures
import Foundation
internal import HeadlessHost
internal import HostInterface
internal import SessionRecording
import UIKit

/// The film of the first window during a replay: an animated PNG, in which a circle shows where the screen is touched.
@MainActor
struct ReplayFilm {
    private static let framesPerSecond = 20
    private static let radius: CGFloat = 16

    private var animation = AnimatedPNG(framesPerSecond: framesPerSecond)
    private let scale: CGFloat
    /// The size of the film in pixels: that of the first frame.
    private var size: (width: Int, height: Int)?
    /// The number of frames that the film has.
    private var count = 0
    /// Whether the window shows something else than the last frame of the film.
    private var hasChanged = false
    /// Where fingers and pressed buttons of a mouse are, by their numbers.
    private var touches: [Int: CGPoint] = [:]
    private var start: Double?

    init(scale: Double) {
        self.scale = scale
    }

    /// Shows the window as it is until a time of the recording.
    mutating func show(_ window: HeadlessWindow?, until time: Double) {
        let start = start ?? time
        self.start = start
        let wanted = Int((time - start) * Double(Self.framesPerSecond))
        guard wanted > count else { return }
        let isAdded = add(window)
        animation.hold(frames: wanted - count - (isAdded ? 1 : 0))
        count = wanted
    }

    /// Follows what touches the window.
    mutating func note(_ entry: RecordingEntry) {
        switch entry.event {
        case .input(.pointer(let pointer), window: 1):
            let isDown = pointer.phase == .began || (pointer.phase == .moved && touches[pointer.id] != nil)
            touches[pointer.id] = isDown ? CGPoint(x: pointer.x, y: pointer.y) : nil
            hasChanged = true
        case .frame: hasChanged = true
        default: break
        }
    }

    /// The file, which ends with the window as it is; nil if nothing was shown.
    mutating func data(with window: HeadlessWindow?) -> Data? {
        add(window)
        return animation.data()
    }

    /// Adds a picture of the window if it has changed. Returns whether there is one.
    @discardableResult
    private mutating func add(_ window: HeadlessWindow?) -> Bool {
        guard hasChanged, let window, window.framesShown > 0, let picture = picture(of: window.capture()) else {
            return false
        }
        hasChanged = false
        animation.add(picture)
        return true
    }

    /// All pictures have the size of the first one: a window that grew is cut off, and one that shrank has gray beside.
    private mutating func picture(of frame: CapturedFrame) -> CGImage? {
        let size = size ?? (frame.width, frame.height)
        self.size = size
        let image = CGImage(width: size.width, height: size.height) { pixels, pixelsPerRow in
            frame.bytes.withUnsafeBytes { bytes in
                for y in 0..<size.height {
                    for x in 0..<size.width {
                        let isInside = x < frame.width && y < frame.height
                        let place = (y * frame.width + x) * 4
                        // Opaque.
                        pixels[y * pixelsPerRow + x] =
                            isInside ? bytes.load(fromByteOffset: place, as: UInt32.self) | 0xFF00_0000 : 0xFF80_8080
                    }
                }
            }
        }
        guard let image, !touches.isEmpty else { return image }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = true
        let points = CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
        return UIGraphicsImageRenderer(size: points, format: format).image { _ in
            UIImage(cgImage: image, scale: scale, orientation: .up).draw(at: .zero)
            for point in touches.values {
                let circle = CGRect(x: point.x, y: point.y, width: 0, height: 0)
                    .insetBy(dx: -Self.radius, dy: -Self.radius)
                UIColor(white: 0.5, alpha: 0.4).setFill()
                UIBezierPath(ovalIn: circle).fill()
            }
        }.cgImage
    }
}
