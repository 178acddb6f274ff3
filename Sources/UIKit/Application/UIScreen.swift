import Foundation
internal import HostInterface
import QuartzCore

/// The screen of a scene: the content area of one window of the host.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The screen of the application's front scene. Without an application, an off-screen screen of 390 x 844 points.
    open class var main: UIScreen {
        if let screen = UIApplication.current?.run?.screen { return screen }
        if let unseen { return unseen }
        let screen = UIScreen(settings: .ofEnvironment)
        unseen = screen
        return screen
    }

    private static var unseen: UIScreen?

    /// In points, with origin zero.
    open private(set) var bounds: CGRect

    /// The number of pixels per point.
    open private(set) var scale: CGFloat

    /// The traits of the screen.
    open private(set) var traitCollection: UITraitCollection

    /// The bounds, since there is no status bar.
    @available(*, deprecated, message: "Use bounds")
    open var applicationFrame: CGRect { bounds }

    /// In pixels of the display.
    open var nativeBounds: CGRect {
        CGRect(
            x: 0, y: 0, width: (bounds.width * nativeScale).rounded(), height: (bounds.height * nativeScale).rounded())
    }

    /// The number of display pixels per point. It is less than ``scale`` if the desktop's scale is fractional: the
    /// screen is then drawn at the next whole scale and reduced, as on an iPhone 8 Plus.
    open var nativeScale: CGFloat { settings.nativeScale ?? scale }

    /// The rate of the display.
    open var maximumFramesPerSecond: Int { hostWindow?.refreshRate ?? 60 }

    /// The screen itself: its coordinates begin at the upper left corner, in points.
    open var coordinateSpace: any UICoordinateSpace { self }

    /// Equal to ``coordinateSpace``, since the windows of a desktop do not rotate.
    open var fixedCoordinateSpace: any UICoordinateSpace { self }

    // MARK: The display

    /// 1: the desktop sets the brightness of the display and does not tell it. Setting has no effect.
    open var brightness: CGFloat {
        get { 1 }
        set {}
    }

    /// False: a desktop does not tell whether a window is recorded.
    open var isCaptured: Bool { false }

    /// Zero: the latency of the display is not known.
    open var calibratedLatency: CFTimeInterval { 0 }

    /// Zero: displays show all of a window.
    open var overscanCompensationInsets: UIEdgeInsets { .zero }

    /// The screens of the scenes of the application, that of the front scene first.
    open class var screens: [UIScreen] {
        let scenes = UIApplication.current?.connectedScenes.compactMap { $0 as? UIWindowScene } ?? []
        return [main] + scenes.map(\.screen).filter { $0 !== main }
    }

    /// The size that the window of the host has now.
    open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }

    /// The same as ``currentMode``.
    open var preferredMode: UIScreenMode? { currentMode }

    /// The present mode only, since the user resizes the window of the host.
    open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

    /// Nil: no screen shows what another one shows.
    open var mirrored: UIScreen? { nil }

    /// How much brighter than white a color can be: 1, since colors have no extended range.
    open var currentEDRHeadroom: CGFloat { 1 }

    /// The greatest ``currentEDRHeadroom`` of the screen: 1, since colors have no extended range.
    open var potentialEDRHeadroom: CGFloat { 1 }

    /// Always `.notSupported`.
    open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

    /// Returns a view with a static image of the scene's visible windows.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let view = UIView(frame: bounds)
        for window in scene?.windows ?? [] where !window.isHidden {
            guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            picture.frame = window.frame
            view.addSubview(picture)
        }
        return view
    }

    // MARK: Internal

    /// Contains the layers of the windows; the compositor paints this layer.
    let rootLayer = CALayer()

    let hostWindow: (any HostWindow)?
    weak var scene: UIWindowScene?

    private(set) var settings: ScreenSettings
    /// The statistics of all frames painted so far.
    package private(set) var renderTotals = RenderStatistics()
    let compositor: LayerCompositor?

    /// Creates a screen of 390 x 844 points that is never visible.
    public override init() {
        settings = ScreenSettings()
        hostWindow = nil
        compositor = nil
        bounds = CGRect(origin: .zero, size: settings.size)
        scale = 2
        traitCollection = settings.traitCollection
        super.init()
        sizeRootLayer()
    }

    /// Creates a screen in a window of the host.
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

    /// Creates a screen that is never visible.
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

    /// The safe area of the screen, from which that of its windows is derived: zero on a desktop; in tests that of a
    /// device.
    var safeAreaInsets: UIEdgeInsets { settings.safeAreaInsets }

    /// The visible windows from back to front.
    package var shownWindows: [UIWindow] { scene?.stack.shownWindows ?? [] }

    // MARK: Changes

    /// Called when the host's window has another size, scale or appearance.
    func hostWindowDidChange() {
        guard let hostWindow else { return }
        change { $0.adopt(hostWindow) }
    }

    /// Changes the settings and updates the windows. Windows that filled the screen are resized to fill it again.
    func change(_ body: (inout ScreenSettings) -> Void) {
        let boundsBefore = bounds
        let modeBefore = nativeBounds.size
        let categoryBefore = settings.preferences.contentSizeCategory
        var changed = settings
        body(&changed)
        let geometry = scene.map { SceneGeometryChange(of: $0, to: changed.size) }
        geometry?.begin()
        settings = changed
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
        geometry?.end()
        if nativeBounds.size != modeBefore {
            NotificationCenter.default.post(name: UIScreen.modeDidChangeNotification, object: self)
        }
        let category = settings.preferences.contentSizeCategory
        guard category != categoryBefore, UIScreen.main === self else { return }
        if category.isAccessibilityCategory != categoryBefore.isAccessibilityCategory {
            NotificationCenter.default.post(
                name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
        }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: nil,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }

    /// Called when the host's window was minimized or restored. While it is hidden it is neither laid out, painted nor
    /// animated.
    func visibilityDidChange() {
        compositor?.isSuspended = !(hostWindow?.isVisible ?? true)
    }

    private func sizeRootLayer() {
        rootLayer.anchorPoint = .zero
        rootLayer.bounds = bounds
        rootLayer.contentsScale = scale
    }

    // MARK: Frames

    /// Paints the changes into the host's window.
    func paint() {
        scene?.stack.dropDeadWindows()
        guard let compositor, compositor.needsPaint, let frame = hostWindow?.beginFrame() else { return }
        let parts = FrameParts.current
        parts?.begin("painting")
        hostWindow?.endFrame(compositor.paintChanges(into: frame, scale: scale))
        parts?.end()
        renderTotals.add(compositor.statistics)
        DebugFlags.log(
            .damage,
            "damage: \(compositor.statistics.pixelsPainted) pixels painted, \(compositor.statistics.pixelsMoved) moved")
    }

    /// Creates a display link for this screen's frames. It starts when it is added to a run loop.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    @available(*, deprecated, message: "Use UIWindowScene.focusSystem.focusedItem instead")
    open weak var focusedItem: (any UIFocusItem)? { scene?.focusSystemIfMade?.focusedItem }

    @available(*, deprecated, message: "Use UIWindowScene.focusSystem.focusedItem instead")
    open weak var focusedView: UIView? { scene?.focusSystemIfMade?.focusedItem.flatMap { FocusChain.view(of: $0) } }

    @available(*, deprecated, message: "Use UIWindowScene.focusSystem != nil instead")
    open var supportsFocus: Bool { scene != nil }

    /// Stored only: the desktop dims the display. The default is false.
    open var wantsSoftwareDimming = false
}
