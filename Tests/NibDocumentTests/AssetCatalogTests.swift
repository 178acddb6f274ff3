import Foundation
import Testing

@testable import NibDocument

/// Asset catalogs in a temporary folder.
@Suite struct AssetCatalogTests {
    private final class Folder {
        let path = NSTemporaryDirectory() + "AssetCatalogTests-\(UUID().uuidString)/Media.xcassets"

        init(_ files: [String: String]) throws {
            for (name, text) in files {
                let file = URL(fileURLWithPath: path + "/" + name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
    }

    @Test func anImageHasItsScalesAndAppearances() throws {
        let folder = try Folder([
            "Star.imageset/Contents.json": """
            {"images": [
                {"idiom": "universal", "filename": "star.png", "scale": "1x"},
                {"idiom": "universal", "filename": "star@2x.png", "scale": "2x",
                 "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                {"idiom": "universal", "scale": "3x"}
             ], "info": {"version": 1}, "properties": {"template-rendering-intent": "template"}}
            """
        ])
        let image = try #require(try AssetCatalog(path: folder.path).image("Star"))
        #expect(image.rendering == .template)
        #expect(image.entries.map(\.scale) == [1, 2])
        #expect(image.entries.map(\.conditions.luminosity) == [nil, "dark"])
        #expect(image.entries[1].location.line == 3)
        #expect(image.entries[0].path == folder.path + "/Star.imageset/star.png")
    }

    @Test func anIconHasItsPicturesFromTheLargestToTheSmallest() throws {
        let folder = try Folder([
            "AppIcon.appiconset/Contents.json": """
            {"images": [
                {"idiom": "iphone", "filename": "a.png", "scale": "2x", "size": "60x60"},
                {"idiom": "iphone", "scale": "3x", "size": "60x60"},
                {"idiom": "ipad", "filename": "b.png", "scale": "2x", "size": "83.5x83.5"},
                {"idiom": "universal", "platform": "ios", "filename": "dark.png", "size": "1024x1024",
                 "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                {"idiom": "universal", "platform": "ios", "filename": "c.png", "size": "1024x1024"}
             ]}
            """,
            "Alternate.appiconset/Contents.json": "{}",
        ])
        let icon = try #require(try AssetCatalog(path: folder.path).applicationIcon())
        #expect(icon.name == "AppIcon")
        #expect(icon.entries.map(\.width) == [1024, 167, 120])
        #expect(icon.entry(width: 128)?.width == 167)
        #expect(icon.entry(width: 120)?.width == 120)
        #expect(icon.entry(width: 2048)?.width == 1024)
    }

    @Test func aCatalogWithoutAnIconOfTheUsualNameHasTheFirst() throws {
        let folder = try Folder([
            "B.appiconset/Contents.json": "{}", "A.appiconset/Contents.json": "{\"images\": []}",
        ])
        let icon = try #require(try AssetCatalog(path: folder.path).applicationIcon())
        #expect(icon.name == "A")
        #expect(icon.entry(width: 64) == nil)
    }

    @Test func componentsOfAColorAreNumbersOfThreeForms() throws {
        let folder = try Folder([
            "Accent.colorset/Contents.json": """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
                "components": {"red": "0xFF", "green": "51", "blue": "0.250", "alpha": "1"}}}]}
            """
        ])
        let color = try #require(try AssetCatalog(path: folder.path).color("Accent"))
        #expect(color.entries.map(\.color) == [NibColor(source: .rgb(red: 1, green: 0.2, blue: 0.25), alpha: 1)])
    }

    @Test func onlyAFolderThatProvidesANamespaceIsPartOfTheName() throws {
        let set = "{\"data\": [{\"idiom\": \"universal\", \"filename\": \"a.txt\"}]}"
        let folder = try Folder([
            "Group/One.dataset/Contents.json": set,
            "Names/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
            "Names/Two.dataset/Contents.json": set,
        ])
        let catalog = try AssetCatalog(path: folder.path)
        #expect(catalog.names(of: "dataset") == ["Names/Two", "One"])
        #expect(try catalog.data("Names/Two")?.entries.count == 1)
        #expect(try catalog.data("Two") == nil)
    }

    @Test func anErrorNamesFileAndLine() throws {
        let folder = try Folder(["A.colorset/Contents.json": "{\"colors\": [\n{\"color\": {}}]}"])
        let catalog = try AssetCatalog(path: folder.path)
        let error = #expect(throws: NibDecodingError.self) { try catalog.color("A") }
        #expect(
            error?.description == folder.path
                + "/A.colorset/Contents.json:2: the color has neither components nor a reference")
    }

    @Test func aFileOutsideOfTheAssetIsRefused() throws {
        let folder = try Folder([
            "A.dataset/Contents.json": "{\"data\": [{\"filename\": \"../../secret\"}]}"
        ])
        #expect(throws: NibDecodingError.self) { try AssetCatalog(path: folder.path).data("A") }
    }
}
