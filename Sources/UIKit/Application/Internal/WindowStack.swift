import QuartzCore

/// The windows of a scene in screen order, and their layers in the same order below the screen's root layer: by level,
/// then by the time at which they were shown. Windows are held weakly; the layers of deallocated ones are removed at
/// the next update.
@MainActor
final class WindowStack {
    private struct Entry {
        weak var window: UIWindow?
        let layer: CALayer
        var level: CGFloat
        /// Increases with every window that is shown.
        var order: Int
        var isShown: Bool
    }

    private let rootLayer: CALayer
    private var entries: [Entry] = []
    private var lastOrder = 0

    init(rootLayer: CALayer) {
        self.rootLayer = rootLayer
    }

    /// All windows from back to front, including hidden ones.
    var windows: [UIWindow] { entries.compactMap(\.window) }

    /// The visible windows from back to front.
    var shownWindows: [UIWindow] { entries.compactMap { $0.isShown ? $0.window : nil } }

    func update(_ window: UIWindow) {
        let isShown = !window.isHidden
        if let index = entries.firstIndex(where: { $0.window === window }) {
            if isShown && !entries[index].isShown { entries[index].order = nextOrder() }
            entries[index].isShown = isShown
            entries[index].level = window.windowLevel.rawValue
        } else {
            entries.append(
                Entry(
                    window: window, layer: window.layer, level: window.windowLevel.rawValue, order: nextOrder(),
                    isShown: isShown))
        }
        arrange()
    }

    func remove(_ window: UIWindow) {
        entries.removeAll { $0.window === window }
        window.layer.removeFromSuperlayer()
    }

    /// Removes the layers of deallocated windows from the screen.
    func dropDeadWindows() {
        guard entries.contains(where: { $0.window == nil }) else { return }
        arrange()
    }

    private func nextOrder() -> Int {
        lastOrder += 1
        return lastOrder
    }

    private func arrange() {
        for entry in entries where entry.window == nil { entry.layer.removeFromSuperlayer() }
        entries.removeAll { $0.window == nil }
        entries.sort { ($0.level, $0.order) < ($1.level, $1.order) }
        for entry in entries where !entry.isShown { entry.layer.removeFromSuperlayer() }
        let layers = entries.filter(\.isShown).map(\.layer)
        if !layers.elementsEqual(rootLayer.sublayers ?? [], by: ===) {
            for layer in layers { rootLayer.addSublayer(layer) }
        }
    }
}
