import Foundation
package import HostInterface

/// One run of an application: its host, screen, scene, frames and life cycle, from launch to end. Several can follow each other
/// in one process, never two at a time.
@MainActor
package final class ApplicationRun {
    package private(set) static var current: ApplicationRun?

    package let application: UIApplication
    package let screen: UIScreen
    let host: any ApplicationHost
    let scene: UIWindowScene
    let lifeCycle: LifeCycle
    private let frameLoop: FrameLoop
    private let events = HostEventTranslator()
    let keyboardText: KeyboardText
    let pasteboards: Pasteboards
    /// UIApplication does not keep its delegate.
    private var delegate: (any UIApplicationDelegate)?
    private var hasEnded = false

    /// Opens the host's window and launches the application in it, up to the active state. Ends the run before.
    package init(
        host: any ApplicationHost, settings: ScreenSettings, principalClass: UIApplication.Type = UIApplication.self,
        makeDelegate: () -> (any UIApplicationDelegate)?
    ) throws {
        Self.current?.end()
        let hostWindow = try host.openWindow(HostWindowConfiguration(settings))
        self.host = host
        screen = UIScreen(settings: settings, hostWindow: hostWindow)
        frameLoop = FrameLoop(host: host, screen: screen)
        application = principalClass.instance() as! UIApplication
        scene = UIWindowScene(
            session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions(),
            screen: screen)
        lifeCycle = LifeCycle(application: application, scene: scene)
        keyboardText = KeyboardText(application: application, host: host)
        pasteboards = Pasteboards(clipboard: host.clipboard)
        UIApplication.current = application
        // The delegate's initialiser may already ask for the application and its screen.
        application.run = self
        Self.current = self
        host.client = application
        delegate = makeDelegate()
        application.delegate = delegate
        lifeCycle.launch()
        lifeCycle.becomeActive()
        host.requestFrame()
    }

    /// Ends the application: background, termination, and nothing of it left for the next run.
    package func end() {
        guard !hasEnded else { return }
        hasEnded = true
        lifeCycle.terminate()
        for window in scene.windows { scene.windowWasRemoved(window) }
        frameLoop.end()
        host.client = nil
        screen.hostWindow?.close()
        UIApplication.current = nil
        Self.current = nil
        // Views made without an application have the traits of the screen that nobody sees.
        ThreadTraits.screen = UIScreen.main.traitCollection
        host.stop()
    }

    // MARK: What the host brings

    func receive(_ event: HostEvent) {
        switch event {
        case .resized, .appearanceChanged:
            screen.hostWindowDidChange()
        case .activation(true):
            lifeCycle.becomeActive()
        case .activation(false):
            cancelInput()
            lifeCycle.resignActive()
        case .visibility(true):
            lifeCycle.leaveBackground()
        case .visibility(false):
            cancelInput()
            lifeCycle.enterBackground()
        case .closeRequested:
            end()
        case .key(let key):
            let pressesEvent = send(event) as? UIPressesEvent
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
            send(event)
        }
        if !hasEnded { keyboardText.place() }
    }

    /// Nil for what is no event of UIKit's.
    @discardableResult
    private func send(_ hostEvent: HostEvent) -> UIEvent? {
        guard let event = events.event(for: hostEvent, windows: screen.shownWindows.reversed()) else { return nil }
        application.sendEvent(event)
        return event
    }

    func clipboardDidChange() {
        pasteboards.clipboardDidChange()
    }

    func runFrame() {
        frameLoop.runFrame()
        keyboardText.place()
    }

    // MARK: For the test driver

    /// Windows on the screen, back to front.
    package var shownWindows: [UIWindow] { screen.shownWindows }

    package func changeScreen(_ body: (inout ScreenSettings) -> Void) {
        screen.change(body)
    }

    package func receiveMemoryWarning() {
        lifeCycle.receiveMemoryWarning()
    }

    /// An application delegate of a class, made with its `init()`.
    package static func makeDelegate(of type: NSObject.Type) -> (any UIApplicationDelegate)? {
        type.instance() as? any UIApplicationDelegate
    }

    private func cancelInput() {
        for event in events.cancellations(time: host.clock.now) { application.sendEvent(event) }
    }
}

extension ApplicationRun {
    /// Runs an application in the host that the environment asks for; returns the process's exit status.
    static func main(principalClass: UIApplication.Type, delegateClass: NSObject.Type?) -> Int32 {
        do {
            let host = try HostSelection(environment: ProcessInfo.processInfo.environment).makeHost()
            let run = try ApplicationRun(host: host, settings: .ofEnvironment, principalClass: principalClass) {
                delegateClass.flatMap(makeDelegate(of:))
            }
            host.run()
            run.end()
            return EXIT_SUCCESS
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return EXIT_FAILURE
        }
    }
}

extension HostWindowConfiguration {
    init(_ settings: ScreenSettings) {
        self.init(
            size: HostSize(width: settings.size.width, height: settings.size.height),
            scale: settings.scale.map(Double.init),
            appearance: settings.style == .dark ? .dark : .light, title: ProcessInfo.processInfo.processName)
    }
}
