import Testing
import UIKit

@testable import CoreImage

@MainActor @Suite struct CoreImageTests {
    private let context = CIContext()

    /// The colors of a rectangle, the top row first: red, green, blue, alpha.
    private func pixels(_ image: CIImage, _ rect: CGRect) -> [[UInt8]] {
        let count = Int(rect.width * rect.height)
        var bytes = [UInt8](repeating: 0, count: count * 4)
        context.render(
            image, toBitmap: &bytes, rowBytes: Int(rect.width) * 4, bounds: rect, format: .RGBA8, colorSpace: nil)
        return (0..<count).map { Array(bytes[($0 * 4)..<($0 * 4 + 4)]) }
    }

    private func square(_ color: CIColor, _ rect: CGRect) -> CIImage { CIImage(color: color).cropped(to: rect) }

    private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    @Test func aPictureKeepsItsPixels() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        let image = try #require(CIImage(image: picture))
        #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(pixels(image, image.extent).map { $0[3] } == [255, 255, 0, 0])
        #expect(UIImage(ciImage: image).cgImage?.width == 2)
    }

    @Test func aFilterOfAnotherNameIsNotThere() {
        #expect(CIFilter(name: "CINoSuchFilter") == nil)
        #expect(CIFilter.filterNames(inCategory: nil).allSatisfy { CIFilter(name: $0) != nil })
    }

    @Test func colorsAreChanged() {
        let gray = square(CIColor(red: 0.2, green: 0.4, blue: 0.6), unit)
        #expect(pixels(gray.applyingFilter("CIColorInvert"), unit) == [[204, 153, 102, 255]])
        let pale = gray.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0])
        let value = pixels(pale, unit)[0]
        #expect(value[0] == value[1] && value[1] == value[2])
        let red = gray.applyingFilter(
            "CIColorMatrix",
            parameters: [
                "inputRVector": CIVector(x: 0, y: 0, z: 0, w: 1), "inputGVector": CIVector(x: 0, y: 0, z: 0, w: 0),
                "inputBVector": CIVector(x: 0, y: 0, z: 0, w: 0),
            ])
        #expect(pixels(red, unit) == [[255, 0, 0, 255]])
    }

    @Test func aBlurKeepsTheAmountOfColor() {
        let dot = square(.white, CGRect(x: 0, y: 0, width: 8, height: 8))
        let blurred = dot.applyingGaussianBlur(sigma: 4)
        #expect(blurred.extent.contains(CGRect(x: -8, y: -8, width: 24, height: 24)))
        let sum = pixels(blurred, blurred.extent).reduce(0) { $0 + Int($1[3]) }
        #expect(abs(Double(sum) / Double(64 * 255) - 1) < 0.05)
        let even = dot.clampedToExtent().applyingGaussianBlur(sigma: 4).cropped(to: dot.extent)
        #expect(pixels(even, dot.extent).allSatisfy { $0 == [255, 255, 255, 255] })
    }

    @Test func imagesAreMovedTurnedAndScaled() {
        let dot = square(.red, CGRect(x: 0, y: 0, width: 2, height: 1))
        let moved = dot.transformed(by: CGAffineTransform(translationX: 3, y: 4))
        #expect(moved.extent == CGRect(x: 3, y: 4, width: 2, height: 1))
        #expect(pixels(moved, moved.extent) == [[255, 0, 0, 255], [255, 0, 0, 255]])
        #expect(dot.oriented(.right).extent == CGRect(x: 0, y: 0, width: 1, height: 2))
        let pair = square(.blue, CGRect(x: 1, y: 0, width: 1, height: 1)).composited(over: dot)
        let turned = pair.oriented(.right)
        #expect(pixels(turned, turned.extent) == [[255, 0, 0, 255], [0, 0, 255, 255]])
        #expect(pixels(pair.oriented(.down), pair.extent) == [[0, 0, 255, 255], [255, 0, 0, 255]])
    }

    @Test func theAverageOfAnAreaIsOnePixel() throws {
        let half = square(.white, CGRect(x: 0, y: 0, width: 1, height: 2))
            .composited(over: square(.black, CGRect(x: 0, y: 0, width: 2, height: 2)))
        let filter = try #require(CIFilter(name: "CIAreaAverage", parameters: [kCIInputImageKey: half]))
        #expect(pixels(try #require(filter.outputImage), unit) == [[128, 128, 128, 255]])
    }

    @Test func aMaskShowsTheImageWhereItIsWhite() {
        let filter = CIFilter.blendWithMask()
        filter.inputImage = square(.red, CGRect(x: 0, y: 0, width: 2, height: 1))
        filter.backgroundImage = square(.blue, CGRect(x: 0, y: 0, width: 2, height: 1))
        filter.maskImage = square(.white, unit).composited(over: CIImage(color: .black))
        let colors = filter.outputImage.map { pixels($0, CGRect(x: 0, y: 0, width: 2, height: 1)) }
        #expect(colors == [[255, 0, 0, 255], [0, 0, 255, 255]])
    }

    @Test func aQRCodeHasItsFindersAndAMargin() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("Hello".utf8)
        let code = try #require(filter.outputImage)
        #expect(code.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let scaled = code.transformed(by: CGAffineTransform(scaleX: 2, y: 2))
        let row = pixels(scaled, CGRect(x: 0, y: 42, width: 20, height: 1)).map { $0[0] == 0 }
        #expect(row == [false, false] + [Bool](repeating: true, count: 14) + [false, false] + row.suffix(2))
        filter.message = Data(repeating: 1, count: 3000)
        #expect(filter.outputImage == nil)
    }

    @Test func aBarcodeBeginsAndEndsAsTheStandardSays() throws {
        let bars = try #require(Code128.modules(Array("AB".utf8)))
        let text = bars.map { $0 ? "1" : "0" }.joined()
        #expect(text.hasPrefix("11010010000") && text.hasSuffix("1100011101011") && bars.count == 4 * 11 + 13)
        #expect(Code128.modules(Array("ä".utf8)) == nil)
    }

    @Test func aDetectorFindsNothing() {
        let detector = CIDetector(ofType: CIDetectorTypeFace, context: nil)
        #expect(detector?.features(in: .white).isEmpty == true)
        #expect(CIDetector(ofType: "other", context: nil) == nil)
    }

    @Test func colorsAreUIKits() {
        let color = CIColor(color: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(color.red == 1 && abs(color.green - 0.5) < 0.01)
        #expect(UIColor(ciColor: .green).cgColor.components?.prefix(2) == [0, 1])
    }
}
