import HostInterface
import Testing

@testable import WebHost

@Suite struct PendingChangesTests {
    @Test func aNewViewerGetsTheWholePicture() {
        let pending = PendingChanges(whole: 30, 20)
        #expect(pending.rects == [PixelRect(x: 0, y: 0, width: 30, height: 20)])
        #expect(pending.moves.isEmpty)
    }

    @Test func aScrollStepIsAMoveAndAStrip() {
        var pending = emptied(30, 20)
        pending.add(scroll(by: -4))
        #expect(pending.moves == [PixelMove(area: all, dx: 0, dy: -4)])
        #expect(pending.rects == [PixelRect(x: 0, y: 16, width: 30, height: 4)])
    }

    @Test func stepsThatAViewerHasMissedAreOneMoveAndOneStrip() {
        var pending = emptied(30, 20)
        for _ in 0..<3 { pending.add(scroll(by: -4)) }
        #expect(pending.moves == [PixelMove(area: all, dx: 0, dy: -12)])
        #expect(pending.rects == [PixelRect(x: 0, y: 8, width: 30, height: 12)])
    }

    @Test func nothingIsMovedOnceEverythingIsSent() {
        var pending = emptied(30, 20)
        for _ in 0..<5 { pending.add(scroll(by: -4)) }
        #expect(pending.moves.isEmpty)
        #expect(pending.rects == [all])
    }

    @Test func changesStayBoundedForAViewerThatTakesNothing() {
        var random = RandomNumbers(seed: 1)
        var pending = emptied(500, 400)
        for _ in 0..<2000 {
            pending.add(randomChanges(width: 500, height: 400, &random).changes)
            #expect(pending.moves.count <= PendingChanges.mostMoves)
            #expect(pending.rects.count <= PendingChanges.mostRects)
        }
    }

    @Test(arguments: 1...40)
    func aViewerThatSkipsFramesEndsWithTheSamePicture(seed: UInt64) {
        var random = RandomNumbers(seed: seed)
        let (width, height) = (23, 17)
        var picture = Pixels(width: width, height: height)
        var viewer = Pixels(width: width, height: height)
        var pending = PendingChanges(whole: width, height)
        for step in 0..<60 {
            let (changes, painted) = randomChanges(width: width, height: height, &random)
            for move in changes.moves { picture.move(move) }
            for rect in painted { picture.paint(rect, with: step + 1) }
            pending.add(changes)
            guard Int.random(in: 0..<4, using: &random) == 0 else { continue }
            viewer.apply(pending, from: picture)
            pending.clear()
            #expect(viewer == picture, "step \(step)")
        }
    }

    private let all = PixelRect(x: 0, y: 0, width: 30, height: 20)

    private func emptied(_ width: Int, _ height: Int) -> PendingChanges {
        var pending = PendingChanges(whole: width, height)
        pending.clear()
        return pending
    }

    private func scroll(by dy: Int) -> HostFrameChanges {
        let strip = PixelRect(x: 0, y: 20 + dy, width: 30, height: -dy)
        return HostFrameChanges(moves: [PixelMove(area: all, dx: 0, dy: dy)], painted: [strip], damage: [all])
    }

    /// A frame as the compositor reports it: what a move exposes is painted.
    private func randomChanges(
        width: Int, height: Int, _ random: inout RandomNumbers
    ) -> (changes: HostFrameChanges, painted: [PixelRect]) {
        var painted: [PixelRect] = []
        var moves: [PixelMove] = []
        if Bool.random(using: &random) {
            let area =
                Bool.random(using: &random)
                ? PixelRect(x: 0, y: 0, width: width, height: height) : rect(width, height, &random)
            let dx = Bool.random(using: &random) ? 0 : Int.random(in: -4...4, using: &random)
            let move = PixelMove(area: area, dx: dx, dy: Int.random(in: -6...6, using: &random))
            if abs(move.dx) < area.width, abs(move.dy) < area.height {
                moves.append(move)
                if move.dy != 0 {
                    let top = move.dy > 0 ? area.y : area.maxY + move.dy
                    painted.append(PixelRect(x: area.x, y: top, width: area.width, height: abs(move.dy)))
                }
                if move.dx != 0 {
                    let left = move.dx > 0 ? area.x : area.maxX + move.dx
                    painted.append(PixelRect(x: left, y: area.y, width: abs(move.dx), height: area.height))
                }
            }
        }
        for _ in 0..<Int.random(in: 0...2, using: &random) { painted.append(rect(width, height, &random)) }
        return (HostFrameChanges(moves: moves, painted: painted, damage: painted + moves.map(\.area)), painted)
    }

    private func rect(_ width: Int, _ height: Int, _ random: inout RandomNumbers) -> PixelRect {
        let (x, y) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
        return PixelRect(
            x: x, y: y, width: Int.random(in: 1...(width - x), using: &random),
            height: Int.random(in: 1...(height - y), using: &random))
    }
}

/// Pixels with a number each.
private struct Pixels: Equatable {
    let width: Int
    let height: Int
    private var values: [Int]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        values = [Int](repeating: 0, count: width * height)
    }

    mutating func paint(_ rect: PixelRect, with value: Int) {
        for y in rect.y..<rect.maxY { for x in rect.x..<rect.maxX { values[y * width + x] = value * 1000 + x + y } }
    }

    mutating func move(_ move: PixelMove) {
        let before = values
        let target = move.area.intersection(move.area.offsetBy(x: move.dx, y: move.dy))
        for y in target.y..<target.maxY {
            for x in target.x..<target.maxX { values[y * width + x] = before[(y - move.dy) * width + x - move.dx] }
        }
    }

    mutating func apply(_ pending: PendingChanges, from picture: Pixels) {
        for move in pending.moves { self.move(move) }
        for rect in pending.rects {
            for y in rect.y..<rect.maxY {
                for x in rect.x..<rect.maxX { values[y * width + x] = picture.values[y * width + x] }
            }
        }
    }
}
