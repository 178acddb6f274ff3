import HostInterface
import Testing

@testable import WebHost

@Suite struct UpdateTests {
    private func bytes(_ messages: ServerMessage...) -> [UInt8] {
        Update(number: 0x0403_0201, messages: messages).encoded(with: TileEncoder())
    }

    @Test func anUpdateBeginsWithItsNumber() {
        #expect(bytes(.ended) == [1, 2, 3, 4, 9])
    }

    @Test func aWindowHasItsSizeInPointsAndPixels() {
        let window = ServerMessage.window(
            2, size: HostSize(width: 1, height: 2), pixelWidth: 258, pixelHeight: 4, title: "é")
        #expect(
            bytes(window).dropFirst(4) == [
                2, 2, 0, 0, 0, 0x80, 0x3F, 0, 0, 0, 0x40, 2, 1, 4, 0, 2, 0, 0, 0, 0xC3, 0xA9,
            ])
    }

    @Test func aFrameHasItsMovesBeforeItsTiles() throws {
        let pixels: [UInt32] = [0xFF00_0001, 0xFF00_0002]
        let rect = PixelRect(x: 0, y: 0, width: 2, height: 1)
        let tile = pixels.withUnsafeBytes { TilePixels(rect, of: $0.baseAddress!, stride: 8) }
        let move = PixelMove(area: PixelRect(x: 1, y: 2, width: 3, height: 4), dx: 0, dy: -2)
        let frame = Array(bytes(.frame(1, moves: [move], tiles: [tile])).dropFirst(4))
        #expect(frame.prefix(16) == [4, 1, 0, 1, 1, 0, 2, 0, 3, 0, 4, 0, 0, 0, 0xFE, 0xFF])
        #expect(frame[16..<26] == [1, 0, 0, 0, 0, 0, 2, 0, 1, 0])
        let size = Int(frame[26]) | Int(frame[27]) << 8
        #expect(frame.count == 30 + size)
        #expect(try #require(DecodedPNG(Array(frame[30...]))).bytes == tile.bytes)
    }

    @Test func theStateSaysWhereTextIsTyped() {
        let state = ServerMessage.State(
            drives: true, keepsDisplayAwake: false, cursor: .hand,
            textInput: HostTextInput(x: 1, y: 0, width: 0, height: 0), activeWindow: 3)
        #expect(bytes(.state(state)).dropFirst(4).prefix(11) == [1, 1, 0, 2, 3, 0, 1, 0, 0, 0x80, 0x3F])
    }
}
