import Testing
import UIKitTestDriver

@testable import UIKit

/// The notifications of UIKit as messages.
@MainActor @Suite(.serialized)
struct ApplicationMessageTests {
    @MainActor private final class Log {
        var heard: [String] = []
        var frames: [CGRect] = []
    }

    @Test func theApplicationPostsMessagesOfItsLife() throws {
        let app = try TestApplication(showing: UIViewController())
        let log = Log()
        let center = NotificationCenter.default
        let tokens = [
            center.addObserver(of: UIApplication.shared, for: .willResignActive) { _ in log.heard.append("resign") },
            center.addObserver(of: UIApplication.shared, for: .didEnterBackground) { _ in log.heard.append("background")
            },
            center.addObserver(of: UIApplication.shared, for: .willEnterForeground) { _ in
                log.heard.append("foreground")
            },
            center.addObserver(of: UIApplication.shared, for: .didBecomeActive) { _ in log.heard.append("active") },
        ]
        app.enterBackground()
        app.enterForeground()
        #expect(log.heard == ["resign", "background", "foreground", "active"])
        for token in tokens { center.removeObserver(token) }
        app.enterBackground()
        #expect(log.heard.count == 4)
    }

    @Test func theKeyboardPostsMessagesWithItsFrames() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        let controller = UIViewController()
        controller.view.addSubview(field)
        let app = try TestApplication(showing: controller)
        let log = Log()
        let token = NotificationCenter.default.addObserver(of: UIScreen.self, for: .keyboardWillShow) {
            log.frames.append($0.endFrame)
            #expect($0.isLocal)
        }
        field.becomeFirstResponder()
        app.frame()
        #expect(log.frames == [CGRect(x: 0, y: 644, width: 390, height: 200)])
        NotificationCenter.default.removeObserver(token)
    }

    @Test func notificationsAreReceivedAsASequence() async {
        let name = Notification.Name("trestle.sequence")
        var iterator = NotificationCenter.default.notifications(named: name).makeAsyncIterator()
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 1])
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 2])
        let first = await iterator.next(isolation: #isolation)
        let second = await iterator.next(isolation: #isolation)
        #expect(first?.userInfo?["n"] as? Int == 1)
        #expect(second?.userInfo?["n"] as? Int == 2)
    }

    @Test func aSequenceOfNotificationsEndsWithItsTask() async {
        let task = Task { @MainActor in
            var count = 0
            for await _ in NotificationCenter.default.notifications(named: Notification.Name("trestle.none")) {
                count += 1
            }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
    }
}
