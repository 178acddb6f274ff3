import NotificationCenter
import Testing
import UIKit

@MainActor
struct NCWidgetProvidingTests {
    private final class Widget: NSObject, NCWidgetProviding {
        var results: [NCUpdateResult] = []

        func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { completionHandler(.noData) }
    }

    @Test func aWidgetImplementsWhatItNeeds() {
        let widget: any NCWidgetProviding = Widget()
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(widget.widgetMarginInsets(forProposedMarginInsets: insets) == insets)
    }

    @Test func foundationsNotificationCenterHasItsName() {
        var posts = 0
        let name = Notification.Name("NCWidgetProvidingTests")
        let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { posts += 1 }
        }
        NotificationCenter.default.post(name: name, object: nil)
        NotificationCenter.default.removeObserver(observer)
        #expect(posts == 1)
    }
}
