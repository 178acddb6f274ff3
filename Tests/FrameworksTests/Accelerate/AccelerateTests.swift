import Accelerate
import Testing

@Suite struct AccelerateTests {
    private func buffer(
        _ pixels: inout [UInt8], width: Int, height: Int, _ body: (inout vImage_Buffer) -> Void
    ) {
        pixels.withUnsafeMutableBytes { bytes in
            var buffer = vImage_Buffer(
                data: bytes.baseAddress, height: UInt(height), width: UInt(width), rowBytes: width * 4)
            body(&buffer)
        }
    }

    @Test func vectorsAreComputed() {
        let (a, b): ([Float], [Float]) = ([1, 2, 3], [4, 6, 8])
        var c = [Float](repeating: 0, count: 3)
        vDSP_vsub(a, 1, b, 1, &c, 1, 3)
        #expect(c == [3, 4, 5])
        var result: Float = 0
        vDSP_dotpr(a, 1, b, 1, &result, 3)
        #expect(result == 40)
        vDSP_rmsqv(c, 1, &result, 3)
        #expect(abs(result - (Float(50) / 3).squareRoot()) < 0.0001)
        vDSP_maxv(a, 2, &result, 2)
        #expect(result == 3)
        #expect(vDSP.sum(a) == 6 && vDSP.mean(b) == 6 && vDSP.multiply(a, b) == [4, 12, 24])
    }

    @Test func aBoxAveragesTheSurroundings() {
        var pixels = [UInt8](repeating: 0, count: 5 * 5 * 4)
        for component in 0..<4 { pixels[(2 * 5 + 2) * 4 + component] = 90 }
        buffer(&pixels, width: 5, height: 5) { buffer in
            var target = buffer
            let status = vImageBoxConvolve_ARGB8888(
                &buffer, &target, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend))
            #expect(status == kvImageNoError)
            #expect(vImageBoxConvolve_ARGB8888(&buffer, &target, nil, 0, 0, 2, 3, nil, 0) == kvImageInvalidKernelSize)
        }
        let values = (0..<5).map { y in (0..<5).map { x in pixels[(y * 5 + x) * 4] } }
        #expect(values[1] == [0, 10, 10, 10, 0] && values[0] == [0, 0, 0, 0, 0] && values[2][2] == 10)
    }

    @Test func aMatrixChangesColors() {
        var pixels: [UInt8] = [10, 20, 30, 40]
        let swap: [Int16] = [0, 0, 2, 0, 0, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 2]
        buffer(&pixels, width: 1, height: 1) { buffer in
            var target = buffer
            vImageMatrixMultiply_ARGB8888(&buffer, &target, swap, 2, nil, nil, 0)
        }
        #expect(pixels == [30, 20, 10, 40])
    }

    @Test func aSmallerPictureHasTheAverageColor() {
        var pixels = [UInt8](repeating: 100, count: 8 * 8 * 4)
        var small = [UInt8](repeating: 0, count: 2 * 2 * 4)
        buffer(&pixels, width: 8, height: 8) { source in
            buffer(&small, width: 2, height: 2) { target in
                #expect(vImageScale_ARGB8888(&source, &target, nil, 0) == kvImageNoError)
            }
        }
        #expect(small.allSatisfy { $0 == 100 })
    }

    @Test func pixelsAreMirroredAndCounted() {
        var pixels: [UInt8] = [1, 1, 1, 1, 2, 2, 2, 2]
        buffer(&pixels, width: 2, height: 1) { buffer in
            var target = buffer
            vImageHorizontalReflect_ARGB8888(&buffer, &target, 0)
        }
        #expect(pixels == [2, 2, 2, 2, 1, 1, 1, 1])
    }
}
