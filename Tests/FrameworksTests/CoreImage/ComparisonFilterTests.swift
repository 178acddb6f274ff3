import Accelerate
import Testing
import UIKit

@testable import CoreImage

/// Pictures that are compared as people see them, and computations that a program writes for the processor.
@MainActor @Suite struct ComparisonFilterTests {
    private let context = CIContext(options: [.workingColorSpace: NSNull(), .outputColorSpace: NSNull()])
    private let pair = CGRect(x: 0, y: 0, width: 2, height: 1)

    /// The first numbers of the pixels, as a program reads them that compares pictures.
    private func numbers(_ image: CIImage) throws -> [Float] {
        let (width, height) = (Int(image.extent.width), Int(image.extent.height))
        var narrow = try vImage_Buffer(width: width, height: height, bitsPerPixel: 16)
        defer { narrow.free() }
        context.render(
            image, toBitmap: narrow.data, rowBytes: narrow.rowBytes, bounds: image.extent, format: .Rh, colorSpace: nil)
        var wide = try vImage_Buffer(width: width, height: height, bitsPerPixel: 32)
        defer { wide.free() }
        try #require(vImageConvert_Planar16FtoPlanarF(&narrow, &wide, 0) == kvImageNoError)
        return (0..<height).flatMap { y in
            (0..<width).map { wide.data.load(fromByteOffset: y * wide.rowBytes + $0 * 4, as: Float.self) }
        }
    }

    private func image(_ left: CIColor, _ right: CIColor) -> CIImage {
        CIImage(color: left).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            .composited(over: CIImage(color: right).cropped(to: pair))
    }

    private func difference(_ first: CIImage, _ second: CIImage) -> CIImage {
        first.applyingFilter("CILabDeltaE", parameters: ["inputImage2": second])
    }

    @Test func equalColorsHaveNoDifferenceAndBlackAndWhiteTheLargest() throws {
        let result = difference(image(.black, .red), image(.white, .red))
        #expect(result.extent == pair)
        #expect(try numbers(result) == [100, 0])
    }

    /// The difference of 1994 of L*a*b* (53.24, 80.09, 67.20) and (87.73, -86.18, 83.18).
    @Test func redAndGreenDifferAsTheFormulaSays() throws {
        let numbers = try numbers(difference(image(.red, .red), image(.green, .red)))
        #expect(abs(numbers[0] - 73.43) < 0.1)
    }

    @Test func aStepOfOneIsSmallerThanPeopleSee() throws {
        let numbers = try numbers(
            difference(image(.red, .red), image(CIColor(red: 254 / 255, green: 0, blue: 0), .red)))
        #expect(numbers[0] > 0 && numbers[0] < 1)
    }

    @Test func theLargestAndTheMeanDifferenceOfAnAreaAreOnePixel() throws {
        let result = difference(image(.black, .red), image(.white, .red))
        let largest = result.applyingFilter("CIAreaMaximum", parameters: [kCIInputExtentKey: result.extent])
        let mean = result.applyingFilter("CIAreaAverage", parameters: [kCIInputExtentKey: result.extent])
        let smallest = result.applyingFilter("CIAreaMinimum", parameters: [kCIInputExtentKey: result.extent])
        #expect(try numbers(largest) == [100])
        #expect(try numbers(mean) == [50])
        #expect(try numbers(smallest) == [0])
    }

    private final class Threshold: CIImageProcessorKernel {
        override class func process(
            with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
        ) throws {
            guard let input = inputs?.first, let limit = arguments?["limit"] as? UInt8 else { return }
            for y in 0..<Int(output.region.height) {
                for x in 0..<Int(output.region.width) {
                    let blue = input.baseAddress.load(fromByteOffset: y * input.bytesPerRow + x * 4, as: UInt8.self)
                    let value: UInt8 = blue > limit ? 255 : 0
                    output.baseAddress.storeBytes(
                        of: SIMD4(value, value, value, 255), toByteOffset: y * output.bytesPerRow + x * 4,
                        as: SIMD4<UInt8>.self)
                }
            }
        }
    }

    @Test func aProgramsOwnComputationIsRun() throws {
        let result = try Threshold.apply(
            withExtent: pair, inputs: [image(.blue, .red)], arguments: ["limit": UInt8(100)])
        #expect(try numbers(result) == [1, 0])
        #expect(throws: (any Error).self) { try Threshold.apply(withExtent: .zero, inputs: nil, arguments: nil) }
    }

    private final class Failing: CIImageProcessorKernel {
        struct Failure: Error {}
        override class func process(
            with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
        ) throws { throw Failure() }
    }

    @Test func aComputationThatFailsLeavesClearPixels() throws {
        #expect(try numbers(Failing.apply(withExtent: pair, inputs: nil, arguments: nil)) == [0, 0])
    }

    @Test func aBufferNeedsASize() {
        #expect(throws: vImage.Error.self) { try vImage_Buffer(width: 0, height: 1, bitsPerPixel: 16) }
    }
}
