import Foundation

/// Shows the list of key commands while control, or the Super key, is held down alone, as an iPad does for command.
///
/// Owned by the scene, which creates it for the first of these keys.
@MainActor
final class CommandListKeys {
    private weak var window: UIWindow?
    private var waiting: DelayedCall?
    private var view: CommandListView?
    /// Whether a key alone makes the list appear.
    static func isHeld(_ key: PressedKey) -> Bool {
        switch key.usage {
        case .keyboardLeftControl, .keyboardRightControl, .keyboardLeftGUI, .keyboardRightGUI: true
        default: false
        }
    }

    /// Called for every key that goes down or up. Returns true for an arrow key that turns the pages of the list.
    func keyChanged(_ key: PressedKey, isDown: Bool, isRepeat: Bool, in window: UIWindow?) -> Bool {
        if Self.isHeld(key) {
            if !isDown { end() } else if !isRepeat { begin(in: window) }
            return false
        }
        if let view, isDown {
            switch key.usage {
            case .keyboardLeftArrow where view.turn(toTheRight: false): return true
            case .keyboardRightArrow where view.turn(toTheRight: true): return true
            default: break
            }
        }
        if isDown { end() }
        return false
    }

    private func begin(in window: UIWindow?) {
        end()
        guard let window, window.openMenu == nil else { return }
        self.window = window
        waiting = DelayedCall(after: SystemMetrics.current.commandList.delay) { [weak self] in self?.show() }
    }

    private func show() {
        waiting = nil
        guard let window, window.openMenu == nil else { return }
        let sections = ListedCommands(of: window, application: applicationName).sections
        // The application was asked for its commands.
        guard !sections.isEmpty, view == nil, !window.isHidden else { return }
        let metrics = SystemMetrics.current.commandList
        let new = CommandListView(sections)
        view = new
        window.addSubview(new)
        let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: metrics.margin, dy: metrics.margin)
        new.place(in: area)
        new.layer.zPosition = 2  // above the ring around the focus
        new.alpha = 0
        UIView.animate(withDuration: metrics.fadeDuration, delay: 0, options: .allowUserInteraction) { new.alpha = 1 }
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }

    /// The title of the commands that are in no menu.
    private var applicationName: String {
        let bundle = Bundle.main
        return bundle.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
            ?? bundle.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ProcessInfo.processInfo.processName
    }

    /// Hides the list: the key went up, another one went down, or something was touched beside the list.
    func end() {
        waiting?.cancel()
        waiting = nil
        guard let old = view else { return }
        view = nil
        UIView.animate(withDuration: SystemMetrics.current.commandList.fadeDuration) {
            old.alpha = 0
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    /// Called when a touch or a click begins at a point of the screen.
    func pointerWentDown(at point: CGPoint) {
        guard let view, let window = view.window else { return end() }
        if !view.frame.contains(window.convert(point, from: nil as UIWindow?)) { end() }
    }
}
