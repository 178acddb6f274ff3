import Foundation
import ProjectFixtures
import Testing

@testable import ProjectAdaptation

/// The names of colors and images that Xcode generates from asset catalogs.
struct AssetSymbolTests {
    @Test(arguments: [
        ("Brand Blue", "Color", "brandBlue"), ("AccentColor", "Color", "accent"),
        ("YP Black [day]", "Color", "ypBlackDay"),
        ("URLIcon", "Image", "urlIcon"), ("Color", "Color", "color"), ("icon_24", "Image", "icon24"),
        ("24h", "Image", "_24h"), ("default", "Image", "`default`"), ("heroImage", "Image", "hero"),
        ("TV", "Image", "TV"), ("UPI Pay", "Image", "upiPay"), ("UPIIconIImage", "Image", "upiIconI"),
        ("GPS-Tracking", "Image", "gpsTracking"), ("Image", "Image", "image"),
    ])
    func anAssetHasTheNameThatXcodeGivesIt(name: String, suffix: String, expected: String) {
        #expect(AssetName(name, withoutSuffix: suffix).identifier == expected)
    }

    @Test func namesThatAreUsedAreMembersOfResourcesAndClasses() throws {
        let catalog = try TemporaryFolder([
            "Brand.colorset/Contents.json": "{}", "Old.colorset/Contents.json": "{}",
            "Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Icons/Star.imageset/Contents.json": "{}", "red.colorset/Contents.json": "{}",
        ])
        let used: Set = ["brand", "star", "red"]
        let text = AssetSymbols(of: [catalog.url]).source(isUsed: used.contains) { _ in false }
        #expect(
            text == """
                import UIKit

                extension ColorResource {
                    static let brand = ColorResource(name: "Brand", bundle: Bundle.module)
                    static let red = ColorResource(name: "red", bundle: Bundle.module)
                }

                extension UIColor {
                    static var brand: UIColor { UIColor(resource: ColorResource.brand) }
                }

                extension ImageResource {
                    enum Icons {
                        static let star = ImageResource(name: "Icons/Star", bundle: Bundle.module)
                    }
                }

                extension UIImage {
                    enum Icons {
                        static var star: UIImage { UIImage(resource: ImageResource.Icons.star) }
                    }
                }


                """)
    }

    @Test func namespacesInANamespaceAreInOneEnum() throws {
        let space = #"{"properties": {"provides-namespace": true}}"#
        let catalog = try TemporaryFolder([
            "Logos/Contents.json": space, "Logos/Games/Contents.json": space, "Logos/Shops/Contents.json": space,
            "Logos/Games/Chess.imageset/Contents.json": "{}", "Logos/Shops/Steam.imageset/Contents.json": "{}",
            "Logos/Own.imageset/Contents.json": "{}",
        ])
        let text = AssetSymbols(of: [catalog.url]).source(isUsed: { _ in true }, isDeclared: { _ in false })
        #expect(
            text?.hasPrefix(
                """
                import UIKit

                extension ImageResource {
                    enum Logos {
                        static let own = ImageResource(name: "Logos/Own", bundle: Bundle.module)
                        enum Games {
                            static let chess = ImageResource(name: "Logos/Games/Chess", bundle: Bundle.module)
                        }
                        enum Shops {
                            static let steam = ImageResource(name: "Logos/Shops/Steam", bundle: Bundle.module)
                        }
                    }
                }

                """) == true)
    }

    @Test func ofTwoAssetsWithOneNameTheFirstByItsOwnNameHasIt() throws {
        let catalog = try TemporaryFolder([
            "accent.colorset/Contents.json": "{}", "AccentColor.colorset/Contents.json": "{}",
            "Group/icon.imageset/Contents.json": "{}", "icon .imageset/Contents.json": "{}",
            "iconImage.imageset/Contents.json": "{}",
        ])
        let text = try #require(
            AssetSymbols(of: [catalog.url]).source(isUsed: { _ in true }, isDeclared: { _ in false }))
        #expect(text.matches(of: /name: "([^"]*)"/).map { String($0.1) } == ["AccentColor", "icon"])
    }

    @Test func aNameThatTheProjectDeclaresIsLeftToIt() throws {
        let catalog = try TemporaryFolder(["Brand.colorset/Contents.json": "{}"])
        let text = AssetSymbols(of: [catalog.url]).source(isUsed: { _ in true }, isDeclared: { $0 == "brand" })
        #expect(text?.contains("extension ColorResource") == true && text?.contains("extension UIColor") == false)
        #expect(AssetSymbols(of: [catalog.url]).source(isUsed: { _ in false }, isDeclared: { _ in false }) == nil)
    }
}
