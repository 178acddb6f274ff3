import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Images of asset catalogs.
@MainActor
@Suite(.serialized)
struct AssetCatalogImageTests {
    private static let starFiles = [
        "Media.xcassets/Contents.json": #"{"info": {"version": 1, "author": "xcode"}}"#,
        "Media.xcassets/Star.imageset/Contents.json": """
        {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "b.png", "scale": "2x"}, {"idiom": "universal", "scale": "3x"}],
        "properties": {"template-rendering-intent": "template"}}
        """,
    ]

    private static func star() throws -> NibSamples.Folder {
        try CatalogSamples.folder(
            starFiles,
            pictures: [
                "Media.xcassets/Star.imageset/a.png": (10, .red), "Media.xcassets/Star.imageset/b.png": (24, .red),
            ])
    }

    /// A red picture, and a green one of another size for dark appearance.
    private static func twoAppearances() throws -> NibSamples.Folder {
        try CatalogSamples.folder(
            [
                "Media.xcassets/Moon.imageset/Contents.json": """
                {"images": [{"idiom": "universal", "filename": "a.png"},
                {"idiom": "universal", \(CatalogSamples.dark) "filename": "b.png"}]}
                """
            ],
            pictures: [
                "Media.xcassets/Moon.imageset/a.png": (10, .red), "Media.xcassets/Moon.imageset/b.png": (20, .green),
            ])
    }

    private static func traits(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        UITraitCollection(userInterfaceStyle: style)
    }

    @Test func anImageHasTheScaleOfItsEntry() throws {
        let folder = try Self.star()
        let large = try #require(
            UIImage(named: "Star", in: folder.bundle, compatibleWith: UITraitCollection(displayScale: 2)))
        #expect(large.scale == 2 && large.size == CGSize(width: 12, height: 12))
        let small = UIImage(named: "Star", in: folder.bundle, compatibleWith: UITraitCollection(displayScale: 1))
        #expect(small?.scale == 1 && small?.size == CGSize(width: 10, height: 10))
    }

    @Test func aScreenOfThreePixelsPerPointShowsTheLargestFile() throws {
        let folder = try Self.star()
        let image = UIImage(named: "Star", in: folder.bundle, compatibleWith: UITraitCollection(displayScale: 3))
        #expect(image?.scale == 2)
    }

    @Test func aTemplateOfTheCatalogueHasItsRenderingMode() throws {
        let folder = try Self.star()
        #expect(UIImage(named: "Star", in: folder.bundle, compatibleWith: nil)?.renderingMode == .alwaysTemplate)
    }

    @Test func theNameMayHaveTheExtensionOfAFile() throws {
        let folder = try Self.star()
        #expect(UIImage(named: "Star.png", in: folder.bundle, compatibleWith: nil) != nil)
    }

    @Test func anImageViewShowsTheVariantOfItsAppearance() throws {
        let folder = try Self.twoAppearances()
        let image = try #require(UIImage(named: "Moon", in: folder.bundle, compatibleWith: Self.traits(.light)))
        let controller = UIViewController()
        let view = UIImageView(image: image)
        let app = try TestApplication(showing: controller)
        controller.view.addSubview(view)
        app.advance(by: 0)
        #expect(view.intrinsicContentSize == CGSize(width: 10, height: 10))
        controller.overrideUserInterfaceStyle = .dark
        app.advance(by: 0)
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(view.image === image, "the property keeps what was set")
        #expect(Picture(of: view).color(5, 5) == [0, 255, 0])
    }

    @Test func aVariantKeepsTheRenderingModeThatWasSet() throws {
        let folder = try Self.twoAppearances()
        let image = try #require(UIImage(named: "Moon", in: folder.bundle, compatibleWith: Self.traits(.light)))
        let dark = image.withRenderingMode(.alwaysTemplate).variant(for: Self.traits(.dark))
        #expect(dark.size.width == 20 && dark.renderingMode == .alwaysTemplate)
    }

    @Test func theAssetOfAnImageGivesItsVariants() throws {
        let folder = try Self.twoAppearances()
        let image = try #require(UIImage(named: "Moon", in: folder.bundle, compatibleWith: Self.traits(.light)))
        let asset = try #require(image.imageAsset)
        #expect(asset.image(with: Self.traits(.dark)).size.width == 20)
        #expect(image.withConfiguration(UIImage.Configuration(traitCollection: Self.traits(.dark))).size.width == 20)
    }

    @Test func anImageOfCodeShowsWhatIsRegisteredForDarkAppearance() throws {
        func square(_ side: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
                $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
            }
        }
        let image = square(4)
        image.imageAsset?.register(square(8), with: Self.traits(.dark))
        #expect(image.variant(for: Self.traits(.dark)).size.width == 8)
        #expect(image.variant(for: Self.traits(.light)) === image)
        image.imageAsset?.unregister(imageWith: Self.traits(.dark))
        #expect(image.variant(for: Self.traits(.dark)) === image)
    }

    @Test func theSlicesOfTheCatalogueAreCapsInPoints() throws {
        let folder = try CatalogSamples.folder(
            [
                "Media.xcassets/Bubble.imageset/Contents.json": """
                {"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x",
                "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 2, "height": 2},
                "cap-insets": {"top": 8, "left": 10, "bottom": 12, "right": 14}},
                "alignment-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}}]}
                """
            ], pictures: ["Media.xcassets/Bubble.imageset/a.png": (40, .red)])
        let image = try #require(UIImage(named: "Bubble", in: folder.bundle, compatibleWith: nil))
        #expect(image.capInsets == UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7))
        #expect(image.resizingMode == .stretch)
        #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test func anImageMadeForOneDirectionIsMirroredInTheOther() throws {
        let folder = try CatalogSamples.folder(
            [
                "Media.xcassets/Arrow.imageset/Contents.json": """
                {"images": [{"idiom": "universal", "filename": "a.png", "language-direction": "left-to-right"}]}
                """
            ], pictures: ["Media.xcassets/Arrow.imageset/a.png": (4, .red)])
        let image = UIImage(
            named: "Arrow", in: folder.bundle, compatibleWith: UITraitCollection(layoutDirection: .rightToLeft))
        #expect(image?.flipsForRightToLeftLayoutDirection == true)
    }

    @Test func anImageForPhonesIsShownInALargeWindowToo() throws {
        let folder = try CatalogSamples.folder(
            [
                "Media.xcassets/Logo.imageset/Contents.json": """
                {"images": [{"idiom": "iphone", "filename": "a.png", "scale": "1x"},
                {"idiom": "mac", "filename": "b.png", "scale": "1x"}]}
                """
            ],
            pictures: [
                "Media.xcassets/Logo.imageset/a.png": (4, .red), "Media.xcassets/Logo.imageset/b.png": (8, .red),
            ])
        let image = UIImage(
            named: "Logo", in: folder.bundle, compatibleWith: UITraitCollection(userInterfaceIdiom: .pad))
        #expect(image?.size.width == 4)
    }

    @Test func aMissingImageIsNilAndTheConsoleSaysWhereItWasLookedFor() throws {
        let folder = try Self.star()
        let bundle = folder.bundle
        var image: UIImage?
        let messages = logged { image = UIImage(named: "Gone from here", in: bundle, compatibleWith: nil) }
        #expect(image == nil)
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("No image named 'Gone from here' found. Looked in: ") == true)
        #expect(messages.first?.contains("Media.xcassets") == true)
    }
}
