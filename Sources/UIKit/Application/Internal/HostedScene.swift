import Foundation
internal import HostInterface

/// A window of the host with its screen, scene and touches. Owned by ``HostedScenes``.
@MainActor
final class HostedScene {
    let hostWindow: any HostWindow
    let screen: UIScreen
    let scene: UIWindowScene
    let lifeCycle: SceneLifeCycle
    private let events = HostEventTranslator()
    /// A key to close the window or to quit that was pressed. ``ApplicationRun`` takes it.
    private var wish: DesktopKey?
    /// Made for the first control key.
    private var commandList: CommandListKeys?
    /// The drag of another program that is over the window.
    private var foreignDrag: ForeignDrag?

    init(hostWindow: any HostWindow, settings: ScreenSettings, session: UISceneSession, application: LifeCycle) {
        self.hostWindow = hostWindow
        screen = UIScreen(settings: settings, hostWindow: hostWindow)
        scene = UIWindowScene(
            session: session, connectionOptions: UIScene.ConnectionOptions(), screen: screen)
        lifeCycle = SceneLifeCycle(scene: scene, application: application)
    }

    /// Handles all events of the host for this window, except for closing.
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
            if !key.isDown { keyWindow?.keyboardFocus?.release(PressedKey(key)) }
            if turnsCommandList(key) { return keyboardText.keyWasTaken() }
            if key.isDown, performCommand(of: key) || shake(key, application) { return keyboardText.keyWasTaken() }
            let pressesEvent = send(event, to: application) as? UIPressesEvent
            let press = pressesEvent?.presses.first { $0.currentPhase == .began }
            if keyboardText.keyChanged(key, press: press) {
                keyWindow?.keyboardFocusOnDemand.press(PressedKey(key), isRepeat: key.isRepeat)
            }
        case .text(let text):
            keyboardText.typed(text)
        case .composition(let text, let selection):
            keyboardText.composed(text, selection: selection)
        case .dropped(let drop):
            if HostedDrop(drop).perform(in: scene) { return }
            if !drop.files.isEmpty { lifeCycle.open(drop.files.map { URL(fileURLWithPath: $0) }) }
            if let text = drop.text { keyboardText.insert(text) }
        case .incomingDrag(let event):
            receive(event, keyboardText)
        case .pointer(let pointer):
            if pointer.phase == .began { commandList?.pointerWentDown(at: CGPoint(x: pointer.x, y: pointer.y)) }
            send(event, to: application)
        case .wheel:
            send(event, to: application)
        }
    }

    func takeWish() -> DesktopKey? {
        defer { wish = nil }
        return wish
    }

    private func receive(_ event: IncomingDragEvent, _ keyboardText: KeyboardText) {
        switch event.phase {
        case .entered, .moved:
            if foreignDrag?.source !== event.drag {
                foreignDrag?.leave()
                let rest = ForeignRest(lifeCycle: lifeCycle, keyboardText: keyboardText)
                foreignDrag = ForeignDrag(event, in: scene, rest: rest)
            }
            foreignDrag?.move(to: CGPoint(x: event.x, y: event.y))
        case .left, .dropped:
            guard let ended = foreignDrag, ended.source === event.drag else { return }
            foreignDrag = nil
            event.phase == .left ? ended.leave() : ended.drop()
        }
    }

    /// Returns the event that was sent; nil if the host event has no UIKit event.
    @discardableResult
    private func send(_ hostEvent: HostEvent, to application: UIApplication) -> UIEvent? {
        guard let event = events.event(for: hostEvent, windows: screen.shownWindows.reversed()) else { return nil }
        application.sendEvent(event)
        return event
    }

    /// Performs the key command of a pressed or repeated key. Escape cancels a drag, also one that rests in another
    /// scene. An open menu receives all keys; otherwise key commands take precedence over the responder chain.
    private func performCommand(of key: KeyEvent) -> Bool {
        if PressedKey(key).usage == .keyboardEscape, let drag = scene.drag ?? scene.restingDrag {
            drag.cancel()
            return true
        }
        guard let window = keyWindow else { return false }
        if let menu = window.openMenu {
            menu.press(PressedKey(key))
            return true
        }
        if KeyCommandSearch(window: window).perform(PressedKey(key)) { return true }
        return perform(DesktopKey(PressedKey(key)), in: window, isRepeat: key.isRepeat)
    }

    private func perform(_ key: DesktopKey?, in window: UIWindow, isRepeat: Bool) -> Bool {
        switch key {
        case .quit, .closeWindow:
            if !isRepeat { wish = key }
            return true
        case .endSearch: return window.endSearchByKey()
        case .inspect:
            guard InspectorLink.isLinked else { return false }
            if !isRepeat { wish = key }
            return true
        case .goBack: return !isRepeat && window.goBackByKey()
        case nil: return false
        }
    }

    /// Shakes for control, alt and Z, which on a desktop stands for it.
    private func shake(_ key: KeyEvent, _ application: UIApplication) -> Bool {
        let pressed = PressedKey(key)
        guard pressed.usage == .keyboardZ, pressed.modifiers == [.control, .alternate], let window = keyWindow else {
            return false
        }
        if !key.isRepeat { MotionEvent.shake(window, of: application, time: key.time) }
        return true
    }

    /// The window that receives the keys.
    private var keyWindow: UIWindow? {
        let windows = screen.shownWindows
        return windows.last(where: \.isKeyWindow) ?? windows.last
    }

    private func turnsCommandList(_ key: KeyEvent) -> Bool {
        let pressed = PressedKey(key)
        if commandList == nil, key.isDown, CommandListKeys.isHeld(pressed) {
            commandList = CommandListKeys()
        }
        return commandList?.keyChanged(pressed, isDown: key.isDown, isRepeat: key.isRepeat, in: keyWindow) ?? false
    }

    private func cancelInput(of application: UIApplication, time: Double) {
        commandList?.end()
        for event in events.cancellations(time: time) { application.sendEvent(event) }
    }

    /// Removes the scene's windows from the screen and closes the host's window.
    func close() {
        commandList?.end()
        scene.drag?.cancel()
        foreignDrag?.leave()
        foreignDrag = nil
        for window in scene.windows { scene.windowWasRemoved(window) }
        screen.compositor?.end()
        hostWindow.close()
    }
}
