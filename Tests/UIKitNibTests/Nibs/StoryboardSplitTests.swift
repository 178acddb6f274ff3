import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Split view and page view controllers of a storyboard.
@MainActor @Suite(.serialized)
struct StoryboardSplitTests {
    private func initial(_ controllers: String...) throws -> (UIViewController?, NibSamples.Folder) {
        let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined()
        let folder = try NibSamples.Folder([
            "Main.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="first">
            <scenes>\(scenes)</scenes></document>
            """
        ])
        return (UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController(), folder)
    }

    private func segues(_ relationships: String...) -> String {
        let all = relationships.map {
            "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\($0)ViewController\" id=\"s\($0)\"/>"
        }
        return "<connections>\(all.joined())</connections>"
    }

    private func child(_ identifier: String) -> String {
        "<viewController title=\"\(identifier)\" id=\"\(identifier)\" sceneMemberID=\"viewController\"/>"
    }

    @Test func aClassicSplitViewHasItsTwoControllers() throws {
        let (made, folder) = try initial(
            "<splitViewController id=\"first\" sceneMemberID=\"viewController\">\(segues("detail", "master"))</splitViewController>",
            child("master"), child("detail"))
        defer { withExtendedLifetime(folder) {} }
        let split = try #require(made as? UISplitViewController)
        #expect(split.style == .unspecified)
        #expect(split.viewControllers.map(\.title) == ["master", "detail"])
    }

    @Test func aSplitViewWithColumnsHasItsStyleAndItsColumns() throws {
        let (made, folder) = try initial(
            """
            <splitViewController style="tripleColumn" displayMode="twoBesideSecondary" behavior="tile" id="first" sceneMemberID="viewController">
            \(segues("master", "supplementary", "detail"))</splitViewController>
            """,
            child("master"), child("supplementary"), child("detail"))
        defer { withExtendedLifetime(folder) {} }
        let split = try #require(made as? UISplitViewController)
        #expect(split.style == .tripleColumn)
        #expect(split.preferredDisplayMode == .twoBesideSecondary)
        #expect(split.preferredSplitBehavior == .tile)
        #expect(split.viewController(for: .primary)?.title == "master")
        #expect(split.viewController(for: .supplementary)?.title == "supplementary")
        #expect(split.viewController(for: .secondary)?.title == "detail")
    }

    @Test func aPageViewControllerHasItsOrientation() throws {
        let (made, folder) = try initial(
            """
            <pageViewController navigationOrientation="vertical" transitionStyle="scroll" id="first" sceneMemberID="viewController"/>
            """)
        defer { withExtendedLifetime(folder) {} }
        let pages = try #require(made as? UIPageViewController)
        #expect(pages.navigationOrientation == .vertical)
        #expect(pages.transitionStyle == .scroll)
    }
}
