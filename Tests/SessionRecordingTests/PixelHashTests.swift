import SessionRecording
import Testing

@Suite struct PixelHashTests {
    private func hash(_ bytes: [UInt8], width: Int = 3) -> UInt64 {
        PixelHash.hash(of: bytes, width: width, height: bytes.count / 4 / width)
    }

    private let bytes = (0..<24).map { UInt8($0) }

    /// The numbers are in files, so that they must not change.
    @Test func theNumberIsThatOfTheFormat() {
        var expected: UInt64 = 0xCBF2_9CE4_8422_2325
        let pixels: [UInt64] = stride(from: 0, to: 24, by: 4).map { index in
            UInt64(bytes[index]) | UInt64(bytes[index + 1]) << 8 | UInt64(bytes[index + 2]) << 16
        }
        for value in [3, 2, pixels[0] | pixels[1] << 32, pixels[2], pixels[3] | pixels[4] << 32, pixels[5]] {
            expected = (expected ^ value) &* 0x100_0000_01B3
        }
        #expect(hash(bytes) == expected)
    }

    @Test func everyColorCountsAndAlphaDoesNot() {
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 0x80
            #expect((hash(changed) == hash(bytes)) == (index % 4 == 3))
        }
    }

    @Test func theSizeCounts() {
        #expect(hash(bytes, width: 2) != hash(bytes, width: 3))
    }
}
