import Foundation
import HostInterface
import Testing

@testable import QuartzCore

extension Layers {
    /// Random changes of a random tree: after every frame the pixels are those of painting everything afresh, byte for byte.
    /// (Rotated layers: up to 32 of 255 at edges, since Cairo rounds the edges of polygons by where the clip cuts them.)
    ///
    /// `SEED` and `ITERATIONS` from the environment; a failure prints the seed and the shortest list of operations found.
    @MainActor
    @Suite
    struct CompositorFuzzTests {
        /// One operation: which, and the numbers it takes its choices from.
        struct Operation: CustomStringConvertible {
            var kind: Int
            var numbers: [Int]

            var description: String { "op(\(kind), \(numbers))" }
        }

        @Test func everyFrameEqualsARepaint() {
            let environment = ProcessInfo.processInfo.environment
            let first = environment["SEED"].flatMap(UInt64.init) ?? 1
            let count = environment["ITERATIONS"].flatMap(UInt64.init) ?? 40
            for seed in first..<(first + count) {
                var generator = SeededGenerator(seed: seed)
                let operations = (0..<40).map { _ in
                    Operation(
                        kind: Int.random(in: 0..<Scene.operationCount, using: &generator),
                        numbers: (0..<6).map { _ in Int.random(in: 0..<1000, using: &generator) })
                }
                guard Scene.fails(seed: seed, operations) else { continue }
                let shortest = shrink(operations) { Scene.fails(seed: seed, $0) }
                let list = shortest.map(\.description).joined(separator: ", ")
                Issue.record("SEED=\(seed): pixels differ from a repaint after [\(list)]")
                return
            }
        }

        /// Drops operations one by one as long as the rest still fails.
        private func shrink(_ operations: [Operation], fails: ([Operation]) -> Bool) -> [Operation] {
            var shortest = operations
            var index = 0
            while index < shortest.count {
                var shorter = shortest
                shorter.remove(at: index)
                if fails(shorter) { shortest = shorter } else { index += 1 }
            }
            return shortest
        }
    }

    /// A screen with a list, its rows, and things above and below it.
    @MainActor
    struct Scene {
        static let operationCount = 28

        let screen: Screen
        let list = CALayer()
        let bar = CALayer()
        let indicator = CALayer()
        let header = CALayer()
        let shape = CAShapeLayer()
        /// Shows what is below it, above everything or among the rows.
        let glass = CALayer()
        var rows: [CALayer] = []
        /// The buffer of the frame before, where the host has two and lends them in turn.
        var otherBuffer: [UInt32]?

        static func fails(seed: UInt64, _ operations: [CompositorFuzzTests.Operation]) -> Bool {
            var scene = Scene(seed: seed)
            scene.screen.frame()
            if seed % 4 == 3 { scene.otherBuffer = scene.screen.pixels }
            for operation in operations {
                atOnce { scene.apply(operation) }
                // Some frames take several operations.
                if operation.numbers[5] % 3 == 0 { continue }
                if !scene.paintsRight(forgetsBuffer: operation.numbers[5] % 50 == 1) { return true }
            }
            return false
        }

        /// Paints a frame: the pixels are those of a repaint, those outside the reported damage have not changed, and
        /// the reported moves with what was painted after them give the same pixels.
        private mutating func paintsRight(forgetsBuffer: Bool) -> Bool {
            let before = screen.pixels
            let isFirstInTurn = screen.compositor.history.count < 2
            if let otherBuffer {
                screen.restore(otherBuffer)
                self.otherBuffer = before
            }
            let age = forgetsBuffer ? 0 : otherBuffer == nil ? 1 : isFirstInTurn ? 0 : 2
            let damage = screen.frame(age: age)
            guard matchesRepaint else { return false }
            // Repainting changes the edges of rotated layers a little.
            if hasRotatedRow { return true }
            for index in before.indices where before[index] != screen.pixels[index] {
                let pixel = PixelRect(x: index % screen.width, y: index / screen.width, width: 1, height: 1)
                guard damage.contains(where: { $0.contains(pixel) }) else { return false }
            }
            // What a window that moves pixels itself shows.
            return screen.followed == screen.pixels
        }

        init(seed: UInt64) {
            let scale = CGFloat(1 + seed % 3)
            screen = Screen(width: 60, height: 80, scale: scale, background: seed % 5 == 0 ? nil : .white)
            list.frame = CGRect(x: 0, y: 0, width: 60, height: 80)
            list.masksToBounds = true
            list.backgroundColor = seed % 2 == 0 ? .white : nil
            screen.root.addSublayer(list)
            for index in 0..<12 {
                let row = CALayer(0, CGFloat(index) * 13, 60, 13, index % 3 == 0 ? nil : .white)
                row.content = Stripes(index % 2 == 0 ? .blue : .red, spacing: CGFloat(2 + index % 4))
                row.addSublayer(CALayer(8, 13 - 1 / scale, 52, 1 / scale, CGColor(gray: 0.6, alpha: 1)))
                list.addSublayer(row)
                rows.append(row)
            }
            header.frame = CGRect(x: 0, y: 0, width: 60, height: 9)
            header.backgroundColor = CGColor(red: 0.9, green: 0.9, blue: 0.5, alpha: seed % 4 == 0 ? 1 : 0.8)
            list.addSublayer(header)
            indicator.frame = CGRect(x: 55, y: 2, width: 3, height: 20)
            indicator.backgroundColor = CGColor(gray: 0, alpha: 0.5)
            indicator.cornerRadius = 1.5
            list.addSublayer(indicator)
            bar.frame = CGRect(x: 0, y: 70, width: 60, height: 10)
            bar.backgroundColor = CGColor(red: 0, green: 0.6, blue: 0, alpha: 0.4)
            if seed % 3 == 1 { bar.backdrop = Self.backdrop(3) }
            screen.root.addSublayer(bar)
            glass.frame = CGRect(x: 10, y: 20, width: 30, height: 25)
            glass.backdrop = Self.backdrop(Int(seed % 7))
            glass.addSublayer(CALayer(2, 2, 5, 5, .green))
        }

        private static func backdrop(_ number: Int) -> LayerBackdrop {
            LayerBackdrop(
                radius: CGFloat(number), saturation: CGFloat(1 + number % 2), tint: CGColor(gray: 1, alpha: 0.3))
        }

        private var hasRotatedRow: Bool {
            rows.contains { $0.affineTransform() != .identity }
        }

        private var matchesRepaint: Bool {
            let repainted = screen.repainted()
            if screen.pixels == repainted { return true }
            guard hasRotatedRow else { return false }
            return zip(screen.pixels, repainted).allSatisfy { pixel, expected in
                [24, 16, 8, 0].allSatisfy { abs(Int(pixel >> $0 & 255) - Int(expected >> $0 & 255)) <= 32 }
            }
        }

        mutating func apply(_ operation: CompositorFuzzTests.Operation) {
            let n = operation.numbers
            let row = rows[n[0] % rows.count]
            let small = CGFloat(n[1] % 40 - 20)
            switch operation.kind {
            case 0...4: scroll(by: CGFloat(n[1] % 60 - 30) / screen.scale)
            case 5: scroll(by: CGFloat(n[1] % 600 - 300) / 10)
            case 6: row.position.y += small
            case 7:
                row.backgroundColor = CGColor(
                    red: CGFloat(n[1] % 3) / 2, green: 1, blue: 0.5, alpha: CGFloat(n[2] % 3) / 2)
            case 8: row.isHidden.toggle()
            case 9:
                if row.superlayer == nil {
                    list.insertSublayer(row, at: UInt32(n[1] % 12))
                } else {
                    row.removeFromSuperlayer()
                }
            case 10:
                row.content =
                    n[1] % 4 == 0 ? nil : Stripes(n[2] % 2 == 0 ? .green : .red, spacing: CGFloat(2 + n[3] % 5))
            case 11: row.opacity = n[1] % 2 == 0 ? 1 : 0.6
            case 12:
                row.cornerRadius = CGFloat(n[1] % 7)
                row.masksToBounds = n[2] % 2 == 0
            case 13:
                list.frame = CGRect(
                    x: CGFloat(n[1] % 9), y: CGFloat(n[2] % 20), width: 50, height: CGFloat(40 + n[3] % 30))
            case 14:
                list.cornerRadius = n[1] % 2 == 0 ? 0 : 6
                list.borderWidth = n[2] % 3 == 0 ? 1 : 0
            case 15:
                row.shadowOpacity = n[1] % 2 == 0 ? 0 : 0.7
                row.zPosition = n[2] % 2 == 0 ? 0 : 1
            case 16:
                row.setAffineTransform(
                    n[1] % 2 == 0 ? .identity : CGAffineTransform(rotationAngle: CGFloat(n[2]) / 100))
            case 17: bar.frame.origin.y = CGFloat(n[1] % 70) + CGFloat(n[2] % 10) / 10
            case 18: bar.backgroundColor = CGColor(red: 0, green: 0.6, blue: 0, alpha: n[1] % 2 == 0 ? 1 : 0.4)
            case 19:
                (row.cornerRadius, row.cornerCurve) = (CGFloat(n[1] % 7), n[2] % 2 == 0 ? .circular : .continuous)
                list.cornerCurve = n[3] % 2 == 0 ? .circular : .continuous
            case 20:
                if let mask = row.mask {
                    if n[1] % 3 == 0 { row.mask = nil } else { mask.position.x += small }
                } else {
                    let alpha = n[4] % 2 == 0 ? 1 : 0.5
                    row.mask = CALayer(
                        CGFloat(n[1] % 20), CGFloat(n[2] % 5), CGFloat(10 + n[3] % 40), 9,
                        CGColor(gray: 0, alpha: alpha))
                    row.mask?.cornerRadius = CGFloat(n[5] % 4)
                }
            case 21:
                list.mask = n[1] % 3 != 0 ? nil : CALayer(0, list.bounds.minY + 5, 50, CGFloat(20 + n[2] % 50), .black)
            case 22:
                // Whole pixels: edges of other paths depend a little on where the clip cuts them.
                let box = CGRect(x: n[1] % 30 - 5, y: n[2] % 12 - 3, width: n[3] % 30, height: n[4] % 9)
                shape.path = CGPath(rect: box, transform: nil)
                shape.fillColor = CGColor(red: 0.5, green: 0, blue: 0.5, alpha: n[5] % 2 == 0 ? 1 : 0.5)
                row.addSublayer(shape)
            case 23:
                if glass.superlayer == nil {
                    switch n[1] % 4 {
                    case 0: list.insertSublayer(glass, at: UInt32(n[2] % 12))
                    case 1: screen.root.insertSublayer(glass, at: UInt32(n[2] % 2))
                    default: screen.root.addSublayer(glass)
                    }
                } else {
                    glass.removeFromSuperlayer()
                }
            case 24:
                glass.position.x += small / 3
                glass.position.y += CGFloat(n[2] % 40 - 20) / 2
            case 25:
                glass.backdrop = n[1] % 5 == 0 ? nil : Self.backdrop(n[2] % 9)
                bar.backdrop = n[3] % 2 == 0 ? nil : Self.backdrop(n[4] % 6)
            case 26:
                glass.cornerRadius = CGFloat(n[1] % 9)
                glass.masksToBounds = n[2] % 2 == 0
                glass.opacity = n[3] % 3 == 0 ? 0.5 : 1
            default: row.frame.size = CGSize(width: 20 + CGFloat(n[1] % 40), height: 5 + CGFloat(n[2] % 100) / 7)
            }
        }

        /// As a table does: floating header and indicator stay where they are on the screen.
        private func scroll(by y: CGFloat) {
            list.bounds.origin.y += y
            header.position.y += y
            indicator.position.y += y * 1.25
        }
    }
}
