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
    /// The frame to be added next, and whether the film has it already.
    private var current: (picture: CGImage, isShown: Bool)?
    /// Where fingers and pressed buttons of a mouse are, by their numbers.
    private var touches: [Int: CGPoint] = [:]
    private var start: Double?

    init(scale: Double) {
        self.scale = scale
    }

    /// Shows the last picture until a time of the recording.
    mutating func show(until time: Double) {
        let start = start ?? time
        self.start = start
        let wanted = Int((time - start) * Double(Self.framesPerSecond))
        guard let current, wanted > count else { return }
        if current.isShown {
            animation.hold(frames: wanted - count)
        } else {
            animation.add(current.picture)
            animation.hold(frames: wanted - count - 1)
            self.current?.isShown = true
        }
        count = wanted
    }

    /// Takes a picture of a frame, and follows what touches the window.
    mutating func note(_ entry: RecordingEntry, window: HeadlessWindow?) {
        guard let window else { return }
        switch entry.event {
        case .input(.pointer(let pointer), window: 1):
            let isDown = pointer.phase == .began || (pointer.phase == .moved && touches[pointer.id] != nil)
            touches[pointer.id] = isDown ? CGPoint(x: pointer.x, y: pointer.y) : nil
        case .frame: break
        default: return
        }
        if window.framesShown > 0, let picture = picture(of: window.capture()) { current = (picture, false) }
    }

    /// The file; nil without a frame.
    mutating func data() -> Data? {
        if let current, !current.isShown { animation.add(current.picture) }
        return animation.data()
    }

    /// All pictures have the size of the first one: a window that grew is cut off, and one that shrank has gray beside.
    private mutating func picture(of frame: CapturedFrame) -> CGImage? {
        let size = size ?? (frame.width, frame.height)
        self.size = size
        let image = CGImage(width: size.width, height: size.height) { pixels, pixelsPerRow in
            for y in 0..<size.height {
                for x in 0..<size.width {
                    let isInside = x < frame.width && y < frame.height
                    pixels[y * pixelsPerRow + x] = isInside ? frame.color(x, y) : 0xFF80_8080
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

extension CapturedFrame {
    /// The opaque color: alpha, red, green, blue.
    fileprivate func color(_ x: Int, _ y: Int) -> UInt32 {
        let start = (y * width + x) * 4
        return 0xFF00_0000 | UInt32(bytes[start + 2]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start])
    }
}
