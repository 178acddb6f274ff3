import Foundation
internal import HostInterface

/// One window of the host with the screen and the scene in it, and its touches. Owned by ``HostedScenes``.
@MainActor
final class HostedScene {
    let hostWindow: any HostWindow
    let screen: UIScreen
    let scene: UIWindowScene
    let lifeCycle: SceneLifeCycle
    private let events = HostEventTranslator()

    init(hostWindow: any HostWindow, settings: ScreenSettings, session: UISceneSession, application: LifeCycle) {
        self.hostWindow = hostWindow
        screen = UIScreen(settings: settings, hostWindow: hostWindow)
        scene = UIWindowScene(
            session: session, connectionOptions: UIScene.ConnectionOptions(), screen: screen)
        lifeCycle = SceneLifeCycle(scene: scene, application: application)
    }

    /// What the host says about this window, but for its closing.
    func receive(_ event: HostEvent, application: UIApplication, keyboardText: KeyboardText, time: Double) {
        switch event {
        case .resized, .appearanceChanged:
            screen.hostWindowDidChange()
        case .activation(true):
            lifeCycle.becomeActive()
        case .activation(false):
            cancelInput(of: application, time: time)
            lifeCycle.resignActive()
        case .visibility(true):
            screen.visibilityDidChange()
            lifeCycle.leaveBackground()
        case .visibility(false):
            cancelInput(of: application, time: time)
            lifeCycle.enterBackground()
            screen.visibilityDidChange()
        case .closeRequested:
            break
        case .key(let key):
            if key.isDown, performCommand(of: key) { return keyboardText.keyWasTaken() }
            let pressesEvent = send(event, to: application) as? UIPressesEvent
            let press = pressesEvent?.presses.first { $0.currentPhase == .began }
            keyboardText.keyChanged(key, press: press)
        case .text(let text):
            keyboardText.typed(text)
        case .composition(let text, let selection):
            keyboardText.composed(text, selection: selection)
        case .dropped(let drop):
            if !drop.files.isEmpty { lifeCycle.open(drop.files.map { URL(fileURLWithPath: $0) }) }
            if let text = drop.text { keyboardText.insert(text) }
        case .pointer, .wheel:
            send(event, to: application)
        }
    }

    /// Nil for what is no event of UIKit's.
    @discardableResult
    private func send(_ hostEvent: HostEvent, to application: UIApplication) -> UIEvent? {
        guard let event = events.event(for: hostEvent, windows: screen.shownWindows.reversed()) else { return nil }
        application.sendEvent(event)
        return event
    }

    /// An open menu has the keys, and else key commands come before the key's way through the responders, also while it repeats.
    private func performCommand(of key: KeyEvent) -> Bool {
        let windows = screen.shownWindows.reversed()
        guard let window = windows.first(where: \.isKeyWindow) ?? windows.first else { return false }
        if let menu = window.openMenu {
            menu.press(PressedKey(key))
            return true
        }
        return KeyCommandSearch(window: window).perform(PressedKey(key))
    }

    private func cancelInput(of application: UIApplication, time: Double) {
        for event in events.cancellations(time: time) { application.sendEvent(event) }
    }

    /// Takes the scene's windows off the screen and closes the host's window.
    func close() {
        for window in scene.windows { scene.windowWasRemoved(window) }
        hostWindow.close()
    }
}
