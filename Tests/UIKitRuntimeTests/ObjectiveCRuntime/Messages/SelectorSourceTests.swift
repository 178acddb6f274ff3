import Synchronization
import Testing
import UIKit
import UIKitTestDriver

/// Gestures, bar buttons, display links, timers and notifications.
@MainActor @Suite(.serialized) struct SelectorSourceTests {
    private let target = Target()

    // MARK: Gestures

    @Test func aGestureSendsItsActionWithItself() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        let tap = UITapGestureRecognizer(target: target, action: Target.tapped)
        controller.view.addGestureRecognizer(tap)
        app.tap(at: CGPoint(x: 100, y: 400))
        #expect(target.heard == ["tapped"])
        #expect(target.sender === tap)
    }

    @Test func aGestureSendsEachActionOnceInTheOrderTheyWereAdded() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        let tap = UITapGestureRecognizer(target: target, action: Target.noted)
        tap.addTarget(target, action: Target.tapped)
        tap.addTarget(target, action: Target.noted)
        controller.view.addGestureRecognizer(tap)
        app.tap(at: CGPoint(x: 100, y: 400))
        #expect(target.heard == ["noted", "tapped"])
        tap.removeTarget(target, action: Target.noted)
        app.advance(by: 1)
        app.tap(at: CGPoint(x: 100, y: 400))
        #expect(target.heard == ["noted", "tapped", "tapped"])
        tap.removeTarget(nil, action: nil)
        app.advance(by: 1)
        app.tap(at: CGPoint(x: 100, y: 400))
        #expect(target.heard.count == 3)
    }

    @Test func aGestureDoesNotKeepItsTarget() {
        weak var gone: Target?
        let tap: UITapGestureRecognizer
        do {
            let made = Target()
            gone = made
            tap = UITapGestureRecognizer(target: made, action: Target.tapped)
        }
        #expect(gone == nil)
        tap.removeTarget(target, action: nil)
    }

    // MARK: Bar buttons

    @Test func aBarButtonSendsItsActionWithTheItem() throws {
        let controller = UIViewController()
        let item = UIBarButtonItem(title: "Save", style: .done, target: target, action: Target.tapped)
        #expect(item.target === target && item.action == Target.tapped && item.style == .done)
        controller.navigationItem.rightBarButtonItem = item
        let app = try TestApplication(showing: UINavigationController(rootViewController: controller))
        try app.tap(label: "Save")
        #expect(target.heard == ["tapped"])
        #expect(target.sender === item)
    }

    @Test func aPrimaryActionTakesThePlaceOfTargetAndAction() throws {
        let item = UIBarButtonItem(barButtonSystemItem: .save, target: target, action: Target.tapped)
        #expect(item.target != nil)
        item.primaryAction = UIAction { _ in }
        #expect(item.target == nil && item.action == nil)
    }

    @Test func aBarButtonCallsATypedMethod() throws {
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Go", target: target, action: Target.note)
        let app = try TestApplication(showing: UINavigationController(rootViewController: controller))
        try app.tap(label: "Go")
        #expect(target.heard == ["noted"])
    }

    // MARK: Display links

    @Test func aDisplayLinkSendsItsMessageEveryFrameAndKeepsItsTarget() throws {
        let app = try TestApplication(showing: UIViewController())
        weak var kept: Target?
        let link: CADisplayLink
        do {
            let made = Target()
            kept = made
            link = CADisplayLink(target: made, selector: Target.tapped)
        }
        link.add(to: .main, forMode: .common)
        app.advance(by: 0.1)
        #expect(kept?.heard.isEmpty == false)
        link.invalidate()
        #expect(kept == nil)
    }

    // MARK: Timers

    @Test func aTimerSendsItsMessageWithItselfAndCarriesItsInfo() {
        let timer = Timer(
            timeInterval: 60, target: target, selector: Target.fired, userInfo: ["name": "x"], repeats: false)
        timer.fire()
        #expect(target.heard == ["fired x"])
        let dated = Timer(
            fireAt: Date(timeIntervalSinceReferenceDate: 1e9), interval: 1, target: target, selector: Target.fired,
            userInfo: nil, repeats: true)
        #expect(dated.fireDate == Date(timeIntervalSinceReferenceDate: 1e9))
        #expect(dated.userInfo == nil)
        dated.invalidate()
    }

    @Test func aTimerKeepsItsTargetUntilItIsInvalidated() {
        weak var kept: Target?
        let timer: Timer
        do {
            let made = Target()
            kept = made
            timer = .scheduledTimer(
                timeInterval: 60, target: made, selector: Target.fired, userInfo: nil, repeats: true)
        }
        #expect(kept != nil)
        #expect(timer.isValid)
        timer.invalidate()
        #expect(kept == nil)
    }

    // MARK: Notifications

    nonisolated private static let name = Notification.Name("SelectorSourceTests")

    @Test func anObserverHearsItsNotificationsUntilItIsRemoved() {
        let center = NotificationCenter()
        center.addObserver(target, selector: Target.heardOf, name: Self.name, object: nil)
        center.addObserver(target, selector: Target.noted, name: Self.name, object: center)
        center.post(name: Self.name, object: "a")
        center.post(name: Self.name, object: center)
        #expect(target.heard.sorted() == ["heard of -", "heard of a", "noted"])
        center.removeSelectorObserver(target, name: Self.name, object: center)
        center.post(name: Self.name, object: center)
        #expect(target.heard.count == 4)
        center.removeSelectorObserver(target)
        center.post(name: Self.name, object: center)
        #expect(target.heard.count == 4)
    }

    @Test func anObserverAddedTwiceHearsTwice() {
        let center = NotificationCenter()
        for _ in 0..<2 { center.addObserver(target, selector: Target.noted, name: nil, object: nil) }
        center.post(name: Self.name, object: nil)
        #expect(target.heard == ["noted", "noted"])
    }

    @Test func removingFromOneCenterLeavesTheOther() {
        let center = NotificationCenter()
        let other = NotificationCenter()
        center.addObserver(target, selector: Target.noted, name: nil, object: nil)
        other.addObserver(target, selector: Target.noted, name: nil, object: nil)
        center.removeSelectorObserver(target)
        center.post(name: Self.name, object: nil)
        other.post(name: Self.name, object: nil)
        #expect(target.heard == ["noted"])
    }

    @Test func anObserverIsNotKeptAliveAndMayRemoveItselfAsItGoes() {
        let center = NotificationCenter()
        weak var gone: Leaver?
        do {
            let made = Leaver(center)
            gone = made
        }
        #expect(gone == nil)
        center.post(name: Self.name, object: nil)
    }

    @Test func aNotificationOfAnotherThreadIsHeardThere() async {
        let listener = ThreadListener()
        let center = NotificationCenter()
        center.addObserver(
            listener, selector: Selector("heard", calling: ThreadListener.heard), name: nil, object: nil)
        let poster = await withCheckedContinuation { done in
            Thread.detachNewThread {
                center.post(name: Self.name, object: nil)
                done.resume(returning: ObjectIdentifier(Thread.current))
            }
        }
        #expect(listener.hearer.withLock { $0 } == poster)
    }

    @Test func aTypedMethodHearsNotificationsWhileItsObjectLives() {
        let center = NotificationCenter()
        center.addObserver(target, action: Target.hear(_:), name: Self.name)
        center.post(name: Self.name, object: "b")
        #expect(target.heard == ["heard of b"])
    }
}

@MainActor private final class Target: NSObject {
    static let tapped = Selector("tapped:", calling: Target.tapped(_:))
    static let noted = Selector("note", calling: Target.note as @MainActor (Target) -> @MainActor () -> Void)
    static let fired = Selector("fired:", calling: Target.fired(_:))
    static let heardOf = Selector("hear:", calling: Target.hear(_:))

    var heard: [String] = []
    weak var sender: AnyObject?

    func tapped(_ sender: Any) {
        heard.append("tapped")
        self.sender = sender as AnyObject
    }
    func note() { heard.append("noted") }
    func fired(_ timer: Timer) { heard.append("fired \((timer.userInfo as? [String: String])?["name"] ?? "-")") }
    func hear(_ notification: Notification) { heard.append("heard of \(notification.object as? String ?? "-")") }
}

@MainActor private final class Leaver: NSObject {
    nonisolated let center: NotificationCenter

    init(_ center: NotificationCenter) {
        self.center = center
        super.init()
        center.addObserver(self, selector: Selector("hear", calling: Leaver.hear), name: nil, object: nil)
    }

    func hear() { Issue.record("gone, and still heard") }

    deinit { center.removeSelectorObserver(self) }
}

private final class ThreadListener: NSObject, Sendable {
    let hearer = Mutex<ObjectIdentifier?>(nil)

    func heard() {
        hearer.withLock { $0 = ObjectIdentifier(Thread.current) }
    }
}
