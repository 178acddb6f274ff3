import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Colors and data of asset catalogs.
@MainActor
@Suite(.serialized)
struct NamedColorTests {
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    private static func ink(_ more: [String: String] = [:]) throws -> NibSamples.Folder {
        let entries = [CatalogSamples.color(1, 0, 0), CatalogSamples.color(0, 1, 0, CatalogSamples.dark)]
        let contents = #"{"colors": ["# + entries.joined(separator: ",") + "]}"
        return try CatalogSamples.folder(
            ["Media.xcassets/Ink.colorset/Contents.json": contents].merging(more) { $1 })
    }

    @Test func aColorFollowsTheAppearance() throws {
        let folder = try Self.ink()
        let color = try #require(UIColor(named: "Ink", in: folder.bundle, compatibleWith: nil))
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == Self.red)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == Self.green)
    }

    @Test func colorsOfOneNameAreEqualAndOthersAreNot() throws {
        let folder = try Self.ink(["Media.xcassets/Soot.colorset/Contents.json": Self.soot])
        func color(_ name: String) -> UIColor? { UIColor(named: name, in: folder.bundle, compatibleWith: nil) }
        #expect(color("Ink") == color("Ink") && color("Ink")?.hash == color("Ink")?.hash)
        #expect(color("Ink") != color("Soot"))
        #expect(UIColor { _ in .red } != UIColor { _ in .red })
    }

    private static let soot =
        #"{"colors": ["# + CatalogSamples.color(1, 0, 0) + "," + CatalogSamples.color(0, 1, 0, CatalogSamples.dark)
        + "]}"

    @Test func aColorForTraitsIsFixed() throws {
        let folder = try Self.ink()
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor(named: "Ink", in: folder.bundle, compatibleWith: dark) == Self.green)
    }

    @Test func aColorMayReferToASystemColor() throws {
        let folder = try CatalogSamples.folder([
            "Media.xcassets/Accent.colorset/Contents.json": """
            {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemPinkColor"}}]}
            """
        ])
        #expect(UIColor(named: "Accent", in: folder.bundle, compatibleWith: nil) == .systemPink)
    }

    @Test func aMissingColorIsNilAndLogged() {
        var color: UIColor?
        let messages = logged { color = UIColor(named: "Gone ink") }
        #expect(color == nil)
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("No color named 'Gone ink' found. Looked in: ") == true)
    }

    @Test func aNibTakesTheColorsOfTheCatalogueAndTheViewFollowsTheAppearance() throws {
        let folder = try Self.ink([
            "Row.xib": String(
                decoding: NibSamples.xib(
                    "<view id=\"v\"><color key=\"backgroundColor\" name=\"Ink\"/></view>",
                    resources: """
                        <namedColor name="Ink"><color red="0.0" green="0.0" blue="1" alpha="1" \
                        colorSpace="custom" customColorSpace="sRGB"/></namedColor>
                        """), as: UTF8.self)
        ])
        let view = try #require(folder.bundle.loadNibNamed("Row", owner: nil)?.first as? UIView)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(view.backgroundColor?.resolvedColor(with: dark) == Self.green)
    }

    @Test func aColorThatNoCatalogueHasIsTheOneTheEditorSaw() throws {
        let nib = NibSamples.nib(
            "<view id=\"v\"><color key=\"backgroundColor\" name=\"Unknown ink\"/></view>",
            resources: """
                <namedColor name="Unknown ink"><color red="0.0" green="1" blue="0.0" alpha="1" \
                colorSpace="custom" customColorSpace="sRGB"/></namedColor>
                """)
        let view = nib.instantiate(withOwner: nil).first as? UIView
        #expect(view?.backgroundColor == Self.green)
    }

    @Test func dataIsFoundByName() throws {
        let folder = try CatalogSamples.folder([
            "Media.xcassets/Words.dataset/Contents.json": """
            {"data": [{"idiom": "universal", "filename": "words.txt", "universal-type-identifier": "public.plain-text"}]}
            """,
            "Media.xcassets/Words.dataset/words.txt": "Hello",
        ])
        let asset = try #require(NSDataAsset(name: "Words", bundle: folder.bundle))
        #expect(String(decoding: asset.data, as: UTF8.self) == "Hello")
        #expect(asset.name == "Words" && asset.typeIdentifier == "public.plain-text")
        #expect(NSDataAsset(name: "Gone", bundle: folder.bundle) == nil)
    }
}
