package import CoreGraphics
internal import Foundation

/// Writes frames as an animated PNG with at most 256 colors. Each frame but the first has only the rectangle that
/// changed, in which what did not change is transparent; frames that are equal are one that is shown for longer.
///
/// All pictures have the size of the first one. Changed pixels must be opaque.
package struct AnimatedPNG {
    private struct Frame {
        let picture: CGImage
        let origin: (x: Int, y: Int)
        var duration = 1
    }

    private var frames: [Frame] = []
    private var counts = ColorCounts()
    private var last: CGImage?
    private let framesPerSecond: Int

    package init(framesPerSecond: Int) {
        self.framesPerSecond = framesPerSecond
    }

    /// The seconds that the animation takes.
    package var duration: Double { Double(frames.map(\.duration).reduce(0, +)) / Double(framesPerSecond) }

    package mutating func add(_ picture: CGImage) {
        defer { last = picture }
        guard let last else { return append(Frame(picture: picture, origin: (0, 0))) }
        let change = PictureChange(from: last, to: picture)
        if let rect = change.rect, let part = change.picture(in: rect) {
            append(Frame(picture: part, origin: (rect.x.lowerBound, rect.y.lowerBound)))
        } else {
            hold(frames: 1)
        }
    }

    /// Shows the last picture for some frames more.
    package mutating func hold(frames count: Int) {
        guard !frames.isEmpty else { return }
        frames[frames.count - 1].duration = min(frames[frames.count - 1].duration + count, Self.greatestDuration)
    }

    /// What a file can say of one frame.
    private static let greatestDuration = Int(UInt16.max)

    private mutating func append(_ frame: Frame) {
        frames.append(frame)
        counts.add(frame.picture)
    }

    /// Returns the file, which repeats without end; nil without frames.
    package func data() -> Data? {
        guard let first = frames.first?.picture else { return nil }
        var palette = Palette(counts)
        var chunks = [PNGChunk.header(width: first.width, height: first.height)]
        chunks += palette.chunks
        chunks.append(
            PNGChunk(type: "acTL", body: Data(bigEndian: UInt32(frames.count)) + Data(bigEndian: UInt32(0))))
        var number: UInt32 = 0
        for (index, frame) in frames.enumerated() {
            guard let rows = PNGChunk.rows(of: frame.picture, palette: &palette) else { return nil }
            chunks.append(control(frame, number: number, isFirst: index == 0))
            number += 1
            if index == 0 {
                chunks.append(PNGChunk(type: "IDAT", body: rows))
            } else {
                chunks.append(PNGChunk(type: "fdAT", body: Data(bigEndian: number) + rows))
                number += 1
            }
        }
        chunks.append(PNGChunk(type: "IEND", body: Data()))
        return chunks.reduce(PNGChunk.signature) { $0 + $1.encoded }
    }

    private func control(_ frame: Frame, number: UInt32, isFirst: Bool) -> PNGChunk {
        var body = Data(bigEndian: number)
        for value in [frame.picture.width, frame.picture.height, frame.origin.x, frame.origin.y] {
            body += Data(bigEndian: UInt32(value))
        }
        for value in [frame.duration, framesPerSecond] { body += Data(bigEndian: UInt16(value)) }
        // The frame stays, and is drawn over the one before.
        body += Data([0, isFirst ? 0 : 1])
        return PNGChunk(type: "fcTL", body: body)
    }
}
