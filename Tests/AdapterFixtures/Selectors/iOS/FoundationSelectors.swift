import UIKit

extension Notification.Name {
    public static let stationChanged = Notification.Name("StationChanged")
    public static let stationClosed = Notification.Name("StationClosed")
}

/// What Foundation takes selectors for.
public class Station: NSObject {
    public private(set) var log: [String] = []
    private var timer: Timer?

    public override init() {
        super.init()
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(changed), name: .stationChanged, object: nil)
        center.addObserver(self, selector: #selector(closed(_:)), name: .stationClosed, object: nil)
        center.addObserver(
            self,
            selector: #selector(Station.textChanged(notification:)),
            name: UITextField.textDidChangeNotification,
            object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    public func ignoreClosing() {
        NotificationCenter.default.removeObserver(self, name: .stationClosed, object: nil)
    }

    public func startTimers() {
        timer = Timer.scheduledTimer(
            timeInterval: 0.01, target: self, selector: #selector(tick(_:)), userInfo: ["name": "first"], repeats: false
        )
        let second = Timer(timeInterval: 0.01, target: self, selector: #selector(tock), userInfo: nil, repeats: false)
        RunLoop.main.add(second, forMode: .common)
    }

    public func performLater() {
        perform(#selector(later(_:)), with: "argument", afterDelay: 0.1)
        perform(#selector(never), with: nil, afterDelay: 0.1)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(never), object: nil)
    }

    public func performNow() -> String? {
        perform(#selector(changed))
        perform(#selector(later(_:)), with: "now")
        return perform(#selector(answer(_:)), with: "question")?.takeUnretainedValue() as? String
    }

    public func performOnMain() {
        performSelector(onMainThread: #selector(changed), with: nil, waitUntilDone: true)
    }

    @objc private func changed() { log.append("changed") }
    @objc private func closed(_ notification: Notification) {
        log.append("closed \(notification.object as? String ?? "-")")
    }
    @objc func textChanged(notification: NSNotification) { log.append("text") }
    @objc private func tick(_ timer: Timer) {
        let info = timer.userInfo as? [String: String]
        log.append("tick \(info?["name"] ?? "-")")
    }
    @objc private func tock() { log.append("tock") }
    @objc private func later(_ argument: Any) { log.append("later \(argument)") }
    @objc private func never() { log.append("never") }
    @objc private func answer(_ question: String) -> String { return "answer to \(question)" }
}

/// The responder chain and what it can do.
public final class ChainView: UIView {
    public private(set) var sent: [String] = []

    override public func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(highlight(_:)) { return true }
        return super.canPerformAction(action, withSender: sender)
    }

    @objc func highlight(_ sender: Any?) { sent.append("highlight") }
    @objc func dim(_ sender: Any?) { sent.append("dim") }

    public func sendThem(from view: UIView) -> [Bool] {
        return [
            UIApplication.shared.sendAction(#selector(highlight(_:)), to: self, from: view, for: nil),
            UIApplication.shared.sendAction(#selector(ChainView.dim(_:)), to: self, from: nil, for: nil),
            responds(to: #selector(dim(_:))),
            responds(to: Selector(("unheardOf"))),
        ]
    }
}

/// A display link by selector.
public final class Pulse: NSObject {
    public private(set) var frames = 0
    private var link: CADisplayLink?

    public func start() {
        link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link?.add(to: .main, forMode: .common)
    }

    public func stop() { link?.invalidate() }

    @objc private func step(_ link: CADisplayLink) { frames += 1 }
}
