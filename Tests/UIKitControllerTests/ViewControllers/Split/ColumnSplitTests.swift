import Testing
import UIKitTestDriver

@testable import UIKit

/// Split view controllers with two and three columns.
@MainActor @Suite(.serialized)
struct ColumnSplitTests {
    private func split(_ style: UISplitViewController.Style) -> (UISplitViewController, SplitRecorder) {
        let split = UISplitViewController(style: style)
        let recorder = SplitRecorder()
        split.setViewController(titled("Folders"), for: .primary)
        if style == .tripleColumn { split.setViewController(titled("Notes"), for: .supplementary) }
        split.setViewController(titled("Note"), for: .secondary)
        split.delegate = recorder
        return (split, recorder)
    }

    private func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        controller.view.backgroundColor = .systemBackground
        return controller
    }

    @Test func aColumnsControllerIsShownInANavigationController() throws {
        let (split, _) = split(.doubleColumn)
        let primary = try #require(split.viewController(for: .primary))
        #expect(primary.navigationController === split.viewControllers[0])
        #expect(primary.splitViewController === split)
        let navigation = UINavigationController(rootViewController: UIViewController())
        split.setViewController(navigation, for: .secondary)
        #expect(split.viewControllers[1] === navigation)
    }

    @Test func twoColumnsAreTiledInWideWindowsAndOverlaidInHighOnes() throws {
        let (split, recorder) = split(.doubleColumn)
        let app = try TestApplication(showing: split, size: .wideWindow, scale: 1)
        #expect(split.splitBehavior == .tile)
        #expect(split.displayMode == .oneBesideSecondary)
        _ = recorder.take()
        app.resize(to: .highWindow)
        app.frame()
        #expect(split.splitBehavior == .overlay)
        #expect(split.displayMode == .secondaryOnly)
        #expect(recorder.take() == ["willChangeTo secondaryOnly", "willHide primary"])
        split.show(.primary)
        #expect(split.transitionCoordinator != nil)
        app.advance(by: 0.5)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(recorder.take() == ["willChangeTo oneOverSecondary", "willShow primary"])
    }

    @Test func theSidebarButtonHidesAndShowsThePrimaryColumn() throws {
        let (split, _) = split(.doubleColumn)
        let app = try TestApplication(showing: split, size: .wideWindow, scale: 1)
        try app.tap(label: "Toggle Sidebar")
        app.advance(by: 0.5)
        #expect(split.displayMode == .secondaryOnly)
        #expect(!app.visibleTexts.contains("Folders"))
        try app.tap(label: "Toggle Sidebar")
        app.advance(by: 0.5)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(app.visibleTexts.contains("Folders"))
    }

    @Test func theButtonIsLeftOutWithoutTheGestureUnlessItIsAlwaysShown() throws {
        let (split, _) = split(.doubleColumn)
        let app = try TestApplication(showing: split, size: .wideWindow, scale: 1)
        split.presentsWithGesture = false
        app.frame()
        #expect(throws: DriverError.self) { try app.tap(label: "Toggle Sidebar") }
        split.displayModeButtonVisibility = .always
        app.frame()
        #expect(throws: Never.self) { try app.tap(label: "Toggle Sidebar") }
    }

    @Test func threeColumnsShowTwoAndDisplaceTheSecondaryOneForTheThird() throws {
        let (split, _) = split(.tripleColumn)
        let app = try TestApplication(showing: split, size: .wideWindow, scale: 1)
        #expect(split.splitBehavior == .displace)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(!app.visibleTexts.contains("Folders"))
        split.show(.primary)
        app.advance(by: 0.5)
        #expect(split.displayMode == .twoDisplaceSecondary)
        let secondary = try #require(split.viewControllers[2].view)
        let frame = secondary.convert(secondary.bounds, to: split.view)
        #expect(frame.minX == 642 && frame.width == 859)
        app.tap(at: CGPoint(x: 900, y: 400))
        app.advance(by: 0.5)
        #expect(split.displayMode == .oneBesideSecondary)
    }

    @Test func aPreferredBehaviorDecidesWhichModesThereAre() throws {
        let (split, _) = split(.tripleColumn)
        _ = try TestApplication(showing: split, size: .wideWindow, scale: 1)
        split.preferredSplitBehavior = .tile
        split.preferredDisplayMode = .twoOverSecondary
        #expect(split.displayMode == .twoBesideSecondary)
        split.preferredSplitBehavior = .overlay
        #expect(split.displayMode == .twoOverSecondary)
        split.hide(.supplementary)
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test func collapsedColumnsAreStackedUpToTheTopColumn() throws {
        let (split, recorder) = split(.tripleColumn)
        recorder.topColumn = .supplementary
        let app = try TestApplication(showing: split, size: .narrowWindow, scale: 1)
        #expect(recorder.take() == ["topColumn secondary", "didCollapse"])
        #expect(app.visibleTexts.contains("Notes"))
        split.show(.secondary)
        app.advance(by: 0.6)
        #expect(app.visibleTexts.contains("Note"))
        try app.tap(label: "Notes")
        app.advance(by: 0.6)
        #expect(split.viewController(for: .supplementary)?.viewIfLoaded?.window != nil)
        split.hide(.supplementary)
        app.advance(by: 0.6)
        #expect(split.viewController(for: .primary)?.viewIfLoaded?.window != nil)
        app.resize(to: .wideWindow)
        app.frame()
        #expect(recorder.take().last == "didExpand")
        #expect(split.viewControllers.count == 3)
        #expect(split.viewControllers.allSatisfy { $0.parent === split })
        #expect(app.visibleTexts.contains("Notes") && app.visibleTexts.contains("Note"))
    }

    @Test func theCompactColumnReplacesTheOthersInNarrowWindows() throws {
        let (split, recorder) = split(.doubleColumn)
        let compact = titled("Tabs")
        split.setViewController(compact, for: .compact)
        let app = try TestApplication(showing: split, size: .narrowWindow, scale: 1)
        #expect(recorder.take() == ["topColumn compact", "didCollapse"])
        #expect(compact.viewIfLoaded?.window != nil)
        #expect(split.viewControllers == [compact])
        app.resize(to: .wideWindow)
        app.frame()
        #expect(compact.viewIfLoaded?.window == nil)
        #expect(app.visibleTexts.contains("Folders"))
    }

    @Test func aDelegateMayReplaceAColumnInEveryCall() throws {
        final class Restless: NSObject, UISplitViewControllerDelegate {
            func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
                svc.setViewController(UIViewController(), for: .secondary)
            }
            func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
                svc.preferredDisplayMode = .oneBesideSecondary
            }
        }
        let (split, _) = split(.doubleColumn)
        let restless = Restless()
        split.delegate = restless
        let app = try TestApplication(showing: split, size: .wideWindow, scale: 1)
        split.hide(.primary)
        app.advance(by: 0.5)
        app.resize(to: .narrowWindow)
        app.advance(by: 0.5)
        app.resize(to: .wideWindow)
        app.advance(by: 0.5)
        let shown = split.viewControllers.compactMap(\.viewIfLoaded).filter { $0.window != nil }
        #expect(shown.count == 2)
    }
}
