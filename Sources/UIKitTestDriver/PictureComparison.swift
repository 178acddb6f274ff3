import Foundation
import UIKit

/// Compares a picture with the one stored beside the test.
@MainActor
struct PictureComparison {
    let name: String
    let testFile: String
    let tolerance: Int

    func check(_ actual: CGImage) throws {
        let files = GoldenFiles(
            folder: "__Pictures__", name: name, fileExtension: "png", testFile: testFile,
            variant: GlyphGrid.current.name)
        guard let data = actual.pngData() else {
            throw DriverError("the picture \"\(name)\" could not be written as PNG")
        }
        if GoldenFiles.isRecording { return try files.record(data) }
        guard let stored = files.stored() else {
            let place = try files.leave(data, as: "actual")
            throw DriverError(
                "There is no stored picture \(files.storedURL.path). RECORD=1 stores it; what is shown now is \(place)."
            )
        }
        let expected = try CGImage.decode(stored, name: files.storedURL.path)
        guard let difference = PictureDifference(expected, actual, tolerance: tolerance) else { return }
        if GoldenFiles.isRecordingVariants { return try files.recordVariant(data) }
        let places = try [
            files.leave(data, as: "actual"), files.leave(stored, as: "expected"),
            difference.picture?.pngData().map { try files.leave($0, as: "difference") },
        ].compactMap { $0 }
        throw DriverError(
            "The picture \"\(name)\" differs: \(difference.description). See \(places.joined(separator: ", ")).")
    }
}

/// The difference of two pictures.
@MainActor
struct PictureDifference {
    let description: String
    /// A pale copy of the expected picture with the different pixels in red. Nil if the sizes differ.
    let picture: CGImage?

    /// Returns nil if the pictures are equal within the tolerance.
    init?(_ expected: CGImage, _ actual: CGImage, tolerance: Int) {
        guard expected.width == actual.width, expected.height == actual.height else {
            description =
                "it is \(actual.width) x \(actual.height) pixels instead of \(expected.width) x \(expected.height)"
            picture = nil
            return
        }
        var count = 0
        var first: (x: Int, y: Int)?
        picture = CGImage(width: actual.width, height: actual.height) { pixels, pixelsPerRow in
            expected.withPixels { expectedBytes in
                actual.withPixels { actualBytes in
                    for y in 0..<actual.height {
                        for x in 0..<actual.width {
                            let before = expectedBytes.load(
                                fromByteOffset: y * expected.bytesPerRow + x * 4, as: UInt32.self)
                            let after = actualBytes.load(
                                fromByteOffset: y * actual.bytesPerRow + x * 4, as: UInt32.self)
                            let differs = Self.distance(before, after) > tolerance
                            pixels[y * pixelsPerRow + x] = differs ? 0xFFFF_0000 : Self.pale(before)
                            guard differs else { continue }
                            count += 1
                            first = first ?? (x, y)
                        }
                    }
                }
            }
        }
        guard count > 0, let first else { return nil }
        description = "\(count) pixels, the first at (\(first.x), \(first.y))"
    }

    private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
        // The fourth byte of an opaque picture has no meaning.
        var largest = 0
        for shift: UInt32 in [0, 8, 16] {
            largest = max(largest, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
        }
        return largest
    }

    private static func pale(_ pixel: UInt32) -> UInt32 {
        var result: UInt32 = 0xFF00_0000
        for shift: UInt32 in [0, 8, 16] {
            let component = pixel >> shift & 255
            result |= (191 + component / 4) << shift
        }
        return result
    }
}
