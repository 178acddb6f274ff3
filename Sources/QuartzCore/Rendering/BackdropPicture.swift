internal import CPixelBlending
import HostInterface

/// The pixels below one backdrop, as averages of blocks, and what the backdrop shows of them.
final class BackdropPicture {
    /// The pixels that the backdrop covers.
    let box: PixelRect
    private let backdrop: LayerBackdrop
    private let grid: BackdropGrid
    private let columns: Int
    private let rows: Int
    private var sampled: [UInt16]
    private var shown: [UInt16]

    init(box: PixelRect, _ backdrop: LayerBackdrop, _ grid: BackdropGrid) {
        self.box = box
        self.backdrop = backdrop
        self.grid = grid
        columns = (box.width + grid.block - 1) / grid.block
        rows = (box.height + grid.block - 1) / grid.block
        sampled = Array(repeating: 0, count: columns * rows * 4)
        shown = sampled
    }

    /// Takes the pixels of an area of whole blocks.
    ///
    /// - Parameter buffers: the pixels painted so far. Each lies over the one before and contains the area.
    func sample(_ area: PixelRect, from buffers: [PixelBuffer]) {
        guard let ground = buffers.first else { return }
        if buffers.count == 1 {
            average(area, ground.address(x: area.x, y: area.y), pixelsInRow: ground.stride / 4)
        } else {
            let pixels = Self.pixels(of: area, in: buffers)
            pixels.withUnsafeBufferPointer { average(area, $0.baseAddress!, pixelsInRow: area.width) }
        }
        blur()
    }

    /// Lays the buffers over each other.
    private static func pixels(of area: PixelRect, in buffers: [PixelBuffer]) -> [UInt32] {
        var pixels = [UInt32](repeating: 0, count: area.area)
        pixels.withUnsafeMutableBufferPointer { pixels in
            for buffer in buffers {
                let common = buffer.bounds.intersection(area)
                guard !common.isEmpty else { continue }
                for y in common.y..<common.maxY {
                    lay_over(
                        pixels.baseAddress! + (y - area.y) * area.width + common.x - area.x,
                        buffer.address(x: common.x, y: y), common.width)
                }
            }
        }
        return pixels
    }

    private func average(_ area: PixelRect, _ pixels: UnsafePointer<UInt32>, pixelsInRow: Int) {
        let first = ((area.y - box.y) / grid.block * columns + (area.x - box.x) / grid.block) * 4
        sampled.withUnsafeMutableBufferPointer { sampled in
            average_blocks(
                pixels, pixelsInRow, Int32(area.width), Int32(area.height), Int32(grid.block),
                sampled.baseAddress! + first, columns)
        }
    }

    private func blur() {
        shown = sampled
        var spare = [UInt16](repeating: 0, count: shown.count)
        let color = backdrop.tint
        let tint = [color.blue, color.green, color.red, color.alpha].map { Float($0) }
        shown.withUnsafeMutableBufferPointer { shown in
            for half in grid.halves {
                blur_blocks(shown.baseAddress!, Int32(columns), Int32(rows), Int32(half), &spare)
            }
            tint_blocks(shown.baseAddress!, Int32(columns * rows), Float(backdrop.saturation), tint)
        }
    }

    /// Writes an area of the box.
    func paint(_ area: PixelRect, into pixels: UnsafeMutablePointer<UInt32>, pixelsInRow: Int) {
        shown.withUnsafeBufferPointer { shown in
            withUnsafeTemporaryAllocation(byteCount: columns * 16, alignment: 16) { spare in
                enlarge_blocks(
                    shown.baseAddress!, Int32(columns), Int32(rows), Int32(grid.block), Int32(area.x - box.x),
                    Int32(area.y - box.y), Int32(area.width), Int32(area.height), pixels, pixelsInRow,
                    spare.baseAddress!)
            }
        }
    }
}
