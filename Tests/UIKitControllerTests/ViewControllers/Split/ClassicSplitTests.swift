import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// A split view controller with `viewControllers`, in windows of several sizes.
@MainActor @Suite(.serialized)
struct ClassicSplitTests {
    @Test func aWideWindowHasBothControllersSideBySide() throws {
        let split = classicSplit()
        let app = try TestApplication(showing: split, size: .wideWindow, scale: 2)
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.primaryColumnWidth == 320)
        #expect(frames(of: split) == ["0.0 320.0", "320.5 859.5"])
        #expect(app.visibleTexts.contains("Banana"))
        #expect(app.visibleTexts.contains("Choose a Fruit"))
    }

    @Test func thePrimaryControllerHasACompactWidth() throws {
        let split = classicSplit()
        _ = try TestApplication(showing: split, size: .wideWindow)
        #expect(split.viewControllers[0].traitCollection.horizontalSizeClass == .compact)
        #expect(split.viewControllers[1].traitCollection.horizontalSizeClass == .regular)
        #expect(split.viewControllers[0].view.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func aChosenRowStaysSelectedBesideItsDetail() throws {
        let split = classicSplit()
        let app = try TestApplication(showing: split, size: .wideWindow)
        try app.tap(text: "Banana")
        app.advance(by: 0.5)
        let list = (split.viewControllers[0] as? UINavigationController)?.topViewController as? MasterList
        #expect(list?.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect((split.viewControllers[1] as? UINavigationController)?.topViewController?.title == "Banana")
    }

    @Test func aHighWindowHidesThePrimaryControllerUntilTheButtonIsTapped() throws {
        let split = classicSplit()
        let recorder = SplitRecorder()
        split.delegate = recorder
        let app = try TestApplication(showing: split, size: .highWindow, scale: 1)
        #expect(split.displayMode == .secondaryOnly)
        #expect(!app.visibleTexts.contains("Banana"))
        try app.tap(text: "Fruits")
        app.advance(by: 0.5)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(recorder.take() == ["willChangeTo oneOverSecondary"])
        #expect(frames(of: split) == ["0.0 320.0", "0.0 820.0"])
        app.tap(at: CGPoint(x: 700, y: 600))
        app.advance(by: 0.5)
        #expect(split.displayMode == .secondaryOnly)
        #expect(!app.visibleTexts.contains("Banana"))
    }

    @Test func aSwipeFromTheEdgeShowsThePrimaryController() throws {
        let split = classicSplit()
        let recorder = SplitRecorder()
        split.delegate = recorder
        let app = try TestApplication(showing: split, size: .highWindow, scale: 1)
        app.touchDown(at: CGPoint(x: 4, y: 500))
        app.touchMove(to: CGPoint(x: 164, y: 500), from: CGPoint(x: 4, y: 500))
        #expect(recorder.take() == ["swipe begins", "willChangeTo oneOverSecondary"])
        let primary = try #require(split.viewControllers[0].view)
        let x = primary.convert(primary.bounds, to: split.view).minX
        #expect(x > -200 && x < -100)
        app.touchMove(to: CGPoint(x: 300, y: 500), from: CGPoint(x: 164, y: 500))
        app.touchUp()
        app.advance(by: 0.5)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(recorder.take() == ["swipe ends"])
        #expect(app.visibleTexts.contains("Banana"))
    }

    @Test func aSwipeThatReturnsHidesThePrimaryControllerAgain() throws {
        let split = classicSplit()
        let app = try TestApplication(showing: split, size: .highWindow, scale: 1)
        app.touchDown(at: CGPoint(x: 4, y: 500))
        app.touchMove(to: CGPoint(x: 100, y: 500), from: CGPoint(x: 4, y: 500))
        app.touchMove(to: CGPoint(x: 40, y: 500), from: CGPoint(x: 100, y: 500))
        app.touchUp()
        app.advance(by: 0.5)
        #expect(split.displayMode == .secondaryOnly)
        #expect(!app.visibleTexts.contains("Banana"))
    }

    @Test func aNarrowWindowShowsTheDetailInThePrimaryNavigationController() throws {
        let split = classicSplit()
        let detail = split.viewControllers[1]
        let app = try TestApplication(showing: split, size: .narrowWindow, scale: 1)
        #expect(split.isCollapsed)
        let primary = try #require(split.viewControllers.first as? UINavigationController)
        #expect(split.viewControllers.count == 1)
        #expect(primary.topViewController === detail)
        try app.tap(text: "Fruits")
        app.advance(by: 0.6)
        #expect(app.visibleTexts.contains("Banana"))
    }

    @Test func aDelegateKeepsTheListOnTopOfANarrowWindow() throws {
        let split = classicSplit()
        let recorder = SplitRecorder()
        recorder.discardsSecondary = true
        split.delegate = recorder
        let app = try TestApplication(showing: split, size: .narrowWindow, scale: 1)
        #expect(app.visibleTexts.contains("Banana"))
        try app.tap(text: "Banana")
        app.advance(by: 0.6)
        let primary = try #require(split.viewControllers.first as? UINavigationController)
        #expect((primary.topViewController as? UINavigationController)?.topViewController?.title == "Banana")
        #expect(!app.visibleTexts.contains("Cherry"))
    }

    @Test func widerAndNarrowerWindowsExpandAndCollapse() throws {
        let split = classicSplit()
        let detail = split.viewControllers[1]
        let app = try TestApplication(showing: split, size: .wideWindow, scale: 1)
        app.resize(to: .narrowWindow)
        app.frame()
        #expect(split.isCollapsed)
        #expect(split.viewControllers.count == 1)
        #expect(detail.parent === split.viewControllers[0])
        app.resize(to: .wideWindow)
        app.frame()
        #expect(!split.isCollapsed)
        #expect(split.viewControllers.count == 2)
        #expect(split.viewControllers[1] === detail)
        #expect(detail.parent === split)
        #expect(app.visibleTexts.contains("Banana"))
        #expect(app.visibleTexts.contains("Choose a Fruit"))
    }

    @Test func appearanceCallsFollowTheColumnsThatAreSeen() throws {
        let transcript = Transcript()
        let split = UISplitViewController()
        split.viewControllers = [RecordingController("list", transcript), RecordingController("detail", transcript)]
        let app = try TestApplication(showing: split, size: .wideWindow, scale: 1)
        let appearing = transcript.take().filter { $0.contains("Appear") }
        #expect(
            appearing == [
                "list viewWillAppear", "detail viewWillAppear", "detail viewIsAppearing", "list viewIsAppearing",
                "list viewDidAppear", "detail viewDidAppear",
            ])
        UIView.animate(withDuration: 0.25) { split.preferredDisplayMode = .secondaryOnly }
        app.advance(by: 0.5)
        let hiding = transcript.take().filter { $0.contains("ppear") }
        #expect(hiding == ["list viewWillDisappear (animated)", "list viewDidDisappear (animated)"])
        split.preferredDisplayMode = .oneBesideSecondary
        app.frame()
        let showing = transcript.take().filter { $0.contains("ppear") }
        #expect(showing == ["list viewWillAppear", "list viewIsAppearing", "list viewDidAppear"])
    }

    @Test func aFractionIsLimitedTo320PointsUnlessAMaximumIsSet() throws {
        let split = classicSplit()
        let app = try TestApplication(showing: split, size: .wideWindow, scale: 1)
        split.preferredPrimaryColumnWidthFraction = 0.5
        app.frame()
        #expect(split.primaryColumnWidth == 320)
        split.maximumPrimaryColumnWidth = 500
        app.frame()
        #expect(split.primaryColumnWidth == 500)
        #expect(frames(of: split) == ["0.0 500.0", "501.0 679.0"])
    }

    @Test func thePrimaryColumnIsAtTheRightInRightToLeftLayouts() throws {
        let split = classicSplit()
        _ = try TestApplication(showing: split, size: .wideWindow, scale: 1, layoutDirection: .rightToLeft)
        #expect(frames(of: split) == ["860.0 320.0", "0.0 859.0"])
    }

    /// The x positions and the widths of the controllers' views.
    private func frames(of split: UISplitViewController) -> [String] {
        split.viewControllers.map { controller in
            let frame = controller.view.convert(controller.view.bounds, to: split.view)
            return "\(frame.minX) \(frame.width)"
        }
    }
}
