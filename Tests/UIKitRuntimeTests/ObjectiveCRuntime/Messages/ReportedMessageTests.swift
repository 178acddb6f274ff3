import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ReportedMessageTests {
    private final class Log { var entries: [String] = [] }
    private let log = Log()

    private func observe(_ selector: Selector, _ object: AnyObject) {
        ReportedMessages.observe(selector, sentTo: object) { [log] arguments in
            log.entries.append("before \(selector) \(arguments)")
        } after: { [log] arguments in
            log.entries.append("after \(selector) \(arguments)")
        }
    }

    @Test func aControllersAppearanceIsReportedBeforeAndAfterItsMethod() {
        let controller = LoggingController()
        controller.log = { [log] in log.entries.append($0) }
        observe("viewWillAppear:", controller)
        controller.beginAppearanceTransition(true, animated: true)
        #expect(log.entries == ["before viewWillAppear: [1]", "method", "after viewWillAppear: [1]"])
    }

    @Test(arguments: ["viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:"])
    func everyMethodOfAControllersLifeIsReported(selector: String) {
        let controller = UIViewController()
        observe(Selector(selector), controller)
        for isAppearing in [true, false] {
            controller.beginAppearanceTransition(isAppearing, animated: false)
            controller.endAppearanceTransition()
        }
        #expect(log.entries.count == 2)
        #expect(ReportedMessages.contain(Selector(selector), sentTo: UITableViewController.self))
    }

    @Test func aLayoutIsReported() {
        let controller = UIViewController()
        observe("viewWillLayoutSubviews", controller)
        observe("layoutSubviews", controller.view)
        observe("viewDidLayoutSubviews", controller)
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        #expect(
            log.entries == [
                "before viewWillLayoutSubviews []", "after viewWillLayoutSubviews []", "before layoutSubviews []",
                "after layoutSubviews []", "before viewDidLayoutSubviews []", "after viewDidLayoutSubviews []",
            ])
    }

    @Test func otherObjectsAreNotReported() {
        observe("viewDidLoad", UIViewController())
        UIViewController().loadViewIfNeeded()
        #expect(log.entries.isEmpty)
    }

    @Test func methodsThatUIKitDoesNotCallAreNotReported() {
        #expect(!ReportedMessages.contain("loadView", sentTo: UIViewController.self))
        #expect(!ReportedMessages.contain("viewDidLoad", sentTo: UIView.self))
        #expect(!ReportedMessages.contain("prepareForReuse", sentTo: UIView.self))
        #expect(ReportedMessages.contain("prepareForReuse", sentTo: UICollectionViewCell.self))
    }
}

private final class LoggingController: UIViewController {
    var log: (String) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log("method")
    }
}
