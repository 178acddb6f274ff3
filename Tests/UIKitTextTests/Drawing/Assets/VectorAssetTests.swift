import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Images of asset catalogs whose files are drawings.
@MainActor
@Suite(.serialized)
struct VectorAssetTests {
    /// A page of 12 by 8 points with a red left half.
    private nonisolated static let page = """
        %PDF-1.4
        1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
        2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
        3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 12 8] /Contents 4 0 R>> endobj
        4 0 obj <</Length 22>> stream
        1 0 0 rg 0 0 6 8 re f 
        endstream endobj
        trailer <</Root 1 0 R>>
        """

    private nonisolated static let drawing = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8"><rect width="6" height="8" fill="#f00"/></svg>
        """

    private static func catalogue(_ file: String, _ contents: String) throws -> NibSamples.Folder {
        try CatalogSamples.folder(
            [
                "Media.xcassets/Half.imageset/\(file)": contents,
                "Media.xcassets/Half.imageset/Contents.json": """
                {"images": [{"idiom": "universal", "filename": "\(file)"}]}
                """,
            ], pictures: [:])
    }

    private static func half(_ folder: NibSamples.Folder, scale: CGFloat) -> UIImage? {
        UIImage(named: "Half", in: folder.bundle, compatibleWith: UITraitCollection(displayScale: scale))
    }

    @Test(arguments: [("half.pdf", page), ("half.svg", drawing)])
    func aDrawingIsPaintedForTheScaleOfTheScreen(file: String, contents: String) throws {
        let folder = try Self.catalogue(file, contents)
        for scale in [1, 2, 3] {
            let image = try #require(Self.half(folder, scale: CGFloat(scale)))
            #expect(image.scale == CGFloat(scale) && image.size == CGSize(width: 12, height: 8))
            let pixels = try #require(image.cgImage)
            #expect(pixels.width == 12 * scale && pixels.height == 8 * scale)
            let (left, right) = (pixels.color(x: 6 * scale - 1, y: 0), pixels.color(x: 6 * scale, y: 0))
            #expect(left == (255, 0, 0, 255) && right.alpha == 0)
        }
    }

    @Test func aDrawingIsPaintedOnceForAScale() throws {
        let folder = try Self.catalogue("half.pdf", Self.page)
        #expect(Self.half(folder, scale: 2)?.cgImage === Self.half(folder, scale: 2)?.cgImage)
    }

    @Test(arguments: ["broken.pdf", "broken.svg"])
    func aBrokenDrawingIsNamedInTheLog(file: String) throws {
        let folder = try Self.catalogue(file, "nothing")
        final class Lines: @unchecked Sendable { var text: [String] = [] }
        let lines = Lines()
        ConsoleLog.listening(to: { lines.text.append($0) }) { #expect(Self.half(folder, scale: 1) == nil) }
        #expect(lines.text.contains { $0.contains("Cannot read the image") && $0.contains(file) })
    }
}
