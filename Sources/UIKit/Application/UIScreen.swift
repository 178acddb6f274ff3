import Foundation
internal import HostInterface
import QuartzCore

/// What a scene is shown on: one window of the host, whose content area is the screen.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The screen of the application's scene in front; without an application, a screen of 390 x 844 points that nobody sees.
    open class var main: UIScreen {
        if let screen = UIApplication.current?.run?.screen { return screen }
        if let unseen { return unseen }
        let screen = UIScreen(settings: .ofEnvironment)
        unseen = screen
        return screen
    }

    private static var unseen: UIScreen?

    /// In points, origin zero.
    open private(set) var bounds: CGRect

    /// Pixels a point.
    open private(set) var scale: CGFloat

    open private(set) var traitCollection: UITraitCollection

    /// In pixels of the display.
    open var nativeBounds: CGRect {
        CGRect(
            x: 0, y: 0, width: (bounds.width * nativeScale).rounded(), height: (bounds.height * nativeScale).rounded())
    }

    /// Pixels of the display a point. Less than ``scale`` where the desktop's scale is no whole number: the screen is then drawn at the
    /// next whole one and made smaller, as on an iPhone 8 Plus.
    open var nativeScale: CGFloat { settings.nativeScale ?? scale }

    open var maximumFramesPerSecond: Int { hostWindow?.refreshRate ?? 60 }

    /// Where the windows' layers are; the compositor paints from here.
    let rootLayer = CALayer()

    let hostWindow: (any HostWindow)?
    weak var scene: UIWindowScene?

    private(set) var settings: ScreenSettings
    /// The work of all frames painted so far.
    package private(set) var renderTotals = RenderStatistics()
    let compositor: LayerCompositor?

    /// A screen in a host's window.
    init(settings: ScreenSettings, hostWindow: any HostWindow) {
        var settings = settings
        settings.adopt(hostWindow)
        self.settings = settings
        self.hostWindow = hostWindow
        bounds = CGRect(origin: .zero, size: settings.size)
        scale = settings.scale ?? 2
        traitCollection = settings.traitCollection
        compositor = LayerCompositor(root: rootLayer)
        super.init()
        sizeRootLayer()
    }

    /// A screen that nobody sees.
    init(settings: ScreenSettings) {
        self.settings = settings
        hostWindow = nil
        compositor = nil
        bounds = CGRect(origin: .zero, size: settings.size)
        scale = settings.scale ?? 2
        traitCollection = settings.traitCollection
        super.init()
        sizeRootLayer()
    }

    /// What a window's safe area starts from: zero on a desktop, a device's bars in tests.
    var safeAreaInsets: UIEdgeInsets { settings.safeAreaInsets }

    /// Windows on the screen, back to front.
    package var shownWindows: [UIWindow] { scene?.stack.shownWindows ?? [] }

    // MARK: Changes

    /// The host's window has another size, scale or appearance.
    func hostWindowDidChange() {
        guard let hostWindow else { return }
        change { $0.adopt(hostWindow) }
    }

    /// Changes what the screen is like, and tells its windows; those that filled it fill it again.
    func change(_ body: (inout ScreenSettings) -> Void) {
        let boundsBefore = bounds
        body(&settings)
        bounds = CGRect(origin: .zero, size: settings.size)
        scale = settings.scale ?? scale
        traitCollection = settings.traitCollection
        if UIScreen.main === self { ThreadTraits.screen = traitCollection }
        sizeRootLayer()
        compositor?.invalidate()
        for window in scene?.windows ?? [] {
            if window.frame == boundsBefore { window.frame = bounds }
            window.screenTraitsDidChange()
        }
    }

    /// The host's window was minimised or came back. While it is hidden nothing of it is laid out, painted or animated.
    func visibilityDidChange() {
        compositor?.isSuspended = !(hostWindow?.isVisible ?? true)
    }

    private func sizeRootLayer() {
        rootLayer.anchorPoint = .zero
        rootLayer.bounds = bounds
        rootLayer.contentsScale = scale
    }

    // MARK: Frames

    /// Paints what changed into the host's window.
    func paint() {
        scene?.stack.dropDeadWindows()
        guard let compositor, compositor.needsPaint, let frame = hostWindow?.beginFrame() else { return }
        hostWindow?.endFrame(damage: compositor.paint(into: frame, scale: scale))
        renderTotals.add(compositor.statistics)
    }
}

extension UIScreen {
    /// A link for this screen's frames; it starts when it is added to a run loop.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
