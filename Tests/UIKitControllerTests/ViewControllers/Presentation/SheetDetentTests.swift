import Testing
import UIKitTestDriver

@testable import UIKit

/// Sheets that rest at several heights.
@MainActor @Suite(.serialized)
final class SheetDetentTests {
    private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
        var changes: [String?] = []
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) {
            changes.append(sheetPresentationController.selectedDetentIdentifier?.rawValue)
        }
    }

    private let delegate = Delegate()

    /// Shows a sheet with a medium and a large detent over a button, in a window of 390 by 810 points.
    private func shown(
        _ controller: UIViewController = UIViewController(), animated: Bool = false,
        _ configure: (UISheetPresentationController) -> Void = { _ in }
    ) throws -> (TestApplication, UISheetPresentationController) {
        let app = try TestApplication(showing: UIViewController(), size: CGSize(width: 390, height: 810), scale: 1)
        let sheet = try #require(controller.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.delegate = delegate
        configure(sheet)
        app.rootViewController?.present(controller, animated: animated)
        app.advance(by: 0.1)
        return (app, sheet)
    }

    private func top(of sheet: UISheetPresentationController) -> CGFloat {
        sheet.frameOfPresentedViewInContainerView.minY
    }

    @Test func aSheetRestsAtItsSmallestDetent() throws {
        let (_, sheet) = try shown()
        #expect(sheet.selectedDetentIdentifier == nil)
        #expect(sheet.frameOfPresentedViewInContainerView == CGRect(x: 0, y: 410, width: 390, height: 400))
    }

    @Test func aDragUpwardsEnlargesTheSheetAndTellsTheDelegate() throws {
        let (app, sheet) = try shown()
        app.drag(from: CGPoint(x: 200, y: 430), to: CGPoint(x: 200, y: 130), duration: 0.6, holding: 0.2)
        app.advance(by: 0.5)
        #expect(top(of: sheet) == 10)
        #expect(delegate.changes == ["com.apple.UIKit.large"])
        app.drag(from: CGPoint(x: 200, y: 30), to: CGPoint(x: 200, y: 380), duration: 0.6, holding: 0.2)
        app.advance(by: 0.5)
        #expect(top(of: sheet) == 410)
        #expect(delegate.changes == ["com.apple.UIKit.large", "com.apple.UIKit.medium"])
    }

    @Test func theSheetFollowsTheFingerBetweenItsDetents() throws {
        let (app, sheet) = try shown()
        app.touchDown(at: CGPoint(x: 200, y: 430))
        for step in 1...10 {
            app.touchMove(to: CGPoint(x: 200, y: 430 - 12 * CGFloat(step)))
            app.advance(by: 1.0 / 60)
        }
        #expect(abs(top(of: sheet) - 300) <= 1)
        #expect(sheet.frameOfPresentedViewInContainerView.maxY == 810)
        app.touchUp()
    }

    @Test func aDragBelowTheSmallestDetentDismisses() throws {
        let (app, _) = try shown()
        app.drag(from: CGPoint(x: 200, y: 430), to: CGPoint(x: 200, y: 780), duration: 0.6, holding: 0.2)
        app.advance(by: 0.6)
        #expect(app.rootViewController?.presentedViewController == nil)
        #expect(delegate.changes.isEmpty)
    }

    @Test func aModalSheetStillMovesBetweenItsDetents() throws {
        let modal = UIViewController()
        modal.isModalInPresentation = true
        let (app, sheet) = try shown(modal) { $0.selectedDetentIdentifier = .large }
        app.drag(from: CGPoint(x: 200, y: 30), to: CGPoint(x: 200, y: 780), duration: 0.8, holding: 0.2)
        app.advance(by: 0.6)
        #expect(app.rootViewController?.presentedViewController === modal)
        #expect(top(of: sheet) == 410)
    }

    @Test func animatedChangesMoveTheSheetWithoutTheDelegate() throws {
        let (app, sheet) = try shown()
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        #expect(top(of: sheet) == 10)
        let card = try #require(sheet.presentedView?.superview)
        app.advance(by: 0.1)
        let y = try #require(card.layer.presentation()).frame.minY
        #expect(y > 20 && y < 400)
        app.advance(by: 0.6)
        #expect(delegate.changes.isEmpty)
    }

    @Test func aCustomDetentIsResolvedAboveTheSafeArea() throws {
        let (app, sheet) = try shown { sheet in
            sheet.detents = [
                .custom(identifier: .init("low")) { _ in 120 },
                .custom { context in context.maximumDetentValue * 0.25 },
                .custom { _ in nil },
            ]
        }
        #expect(sheet.frameOfPresentedViewInContainerView.height == 120)
        app.setSafeArea(UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
        app.frame()
        #expect(sheet.frameOfPresentedViewInContainerView.height == 150)
    }

    @Test func touchesBesideAnUndimmedSheetReachTheViewsBelow() throws {
        let root = UIViewController()
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Below") { _ in self.taps += 1 })
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        root.view.addSubview(button)
        let app = try TestApplication(showing: root, size: CGSize(width: 390, height: 810), scale: 1)
        let modal = UIViewController()
        let sheet = try #require(modal.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.largestUndimmedDetentIdentifier = .medium
        root.present(modal, animated: false)
        app.advance(by: 0.1)
        app.tap(at: CGPoint(x: 150, y: 120))
        #expect(taps == 1)
        sheet.selectedDetentIdentifier = .large
        app.frame()
        app.tap(at: CGPoint(x: 150, y: 5))
        app.advance(by: 0.6)
        #expect(taps == 1)
        #expect(root.presentedViewController == nil)
    }
    private var taps = 0

    @Test func aListAtItsTopEnlargesTheSheetBeforeItScrolls() throws {
        let list = UITableViewController(style: .plain)
        list.tableView.contentSize = CGSize(width: 390, height: 3000)
        let rows = Rows()
        list.tableView.dataSource = rows
        let (app, sheet) = try shown(list)
        app.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 0.6, holding: 0.2)
        app.advance(by: 0.5)
        #expect(top(of: sheet) == 10)
        #expect(list.tableView.contentOffset.y == 0)
        app.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 0.6, holding: 0.2)
        app.advance(by: 0.5)
        #expect(list.tableView.contentOffset.y > 200)
    }

    @Test func aListScrollsInItsDetentIfScrollingDoesNotEnlargeTheSheet() throws {
        let list = UITableViewController(style: .plain)
        let rows = Rows()
        list.tableView.dataSource = rows
        let (app, sheet) = try shown(list) { $0.prefersScrollingExpandsWhenScrolledToEdge = false }
        app.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 0.6, holding: 0.2)
        app.advance(by: 0.5)
        #expect(top(of: sheet) == 410)
        #expect(list.tableView.contentOffset.y > 100)
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    @Test func aGrabberAndACornerRadiusAreShown() throws {
        let (app, sheet) = try shown {
            $0.prefersGrabberVisible = true
            $0.preferredCornerRadius = 24
        }
        let grabber = try app.view(SheetGrabber.self)
        #expect(grabber.superview?.subviews.last === grabber)
        #expect(grabber.convert(grabber.bounds, to: nil) == CGRect(x: 177, y: 415, width: 36, height: 5))
        #expect(sheet.presentedView?.superview?.layer.cornerRadius == 24)
        sheet.prefersGrabberVisible = false
        app.frame()
        #expect(app.views(SheetGrabber.self).isEmpty)
    }

    @Test func otherStylesHaveNoSheet() {
        let controller = UIViewController()
        #expect(controller.sheetPresentationController?.detents.count == 1)
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.sheetPresentationController == nil)
        controller.modalPresentationStyle = .popover
        #expect(controller.popoverPresentationController?.adaptiveSheetPresentationController.detents.count == 1)
    }

    @Test func aResolverThatChangesTheSheetEndsNothing() throws {
        let (app, sheet) = try shown()
        sheet.detents = [
            .custom { [weak sheet] _ in
                sheet?.selectedDetentIdentifier = .large
                return 200
            }, .large(),
        ]
        app.advance(by: 0.1)
        #expect(top(of: sheet) == 10)
    }
}
