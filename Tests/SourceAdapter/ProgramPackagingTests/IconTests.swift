import Foundation
import ProjectFixtures
import Testing

@testable import ProgramPackaging

@Suite struct IconTests {
    @Test func thePictureOfASizeIsTakenElseALargerOne() throws {
        let folder = try Self.bundle(
            """
            {"filename": "small.png", "idiom": "iphone", "scale": "2x", "size": "24x24"},
            {"idiom": "iphone", "scale": "3x", "size": "60x60"},
            {"filename": "large.png", "idiom": "ios-marketing", "scale": "1x", "size": "1024x1024"}
            """, files: ["small.png", "large.png"])
        let icon = try #require(try IconSource(bundle: folder.url))
        let exact = try #require(icon.picture(width: 48))
        #expect(exact.file.lastPathComponent == "small.png")
        #expect(exact.isExact)
        let larger = try #require(icon.picture(width: 256))
        #expect(larger.file.lastPathComponent == "large.png")
        #expect(!larger.isExact)
    }

    @Test func darkAndTintedPicturesAreNotTaken() throws {
        let folder = try Self.bundle(
            """
            {"filename": "dark.png", "idiom": "universal", "platform": "ios", "size": "1024x1024",
             "appearances": [{"appearance": "luminosity", "value": "dark"}]},
            {"filename": "light.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}
            """, files: ["dark.png", "light.png"])
        let icon = try #require(try IconSource(bundle: folder.url))
        #expect(icon.picture(width: 512)?.file.lastPathComponent == "light.png")
    }

    @Test func picturesThatAreMissingOrTooSmallAreNotTaken() throws {
        let folder = try Self.bundle(
            """
            {"filename": "gone.png", "size": "512x512"}, {"filename": "small.png", "scale": "2x", "size": "20x20"}
            """, files: ["small.png"])
        let icon = try #require(try IconSource(bundle: folder.url))
        #expect(icon.picture(width: 32)?.file.lastPathComponent == "small.png")
        #expect(icon.picture(width: 48) == nil)
    }

    @Test func aBundleWithoutAnIconHasNone() throws {
        let folder = try TemporaryFolder(["Assets.xcassets/Contents.json": "{}"])
        #expect(try IconSource(bundle: folder.url) == nil)
    }

    private static func bundle(_ images: String, files: [String]) throws -> TemporaryFolder {
        let icon = "Assets.xcassets/AppIcon.appiconset/"
        var texts = [icon + "Contents.json": "{\"images\": [\(images)], \"info\": {\"version\": 1}}"]
        for file in files { texts[icon + file] = file }
        return try TemporaryFolder(texts)
    }
}
