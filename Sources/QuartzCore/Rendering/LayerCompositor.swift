import HostInterface

/// Renders a layer tree into the pixels of a window. Each window has one compositor.
///
/// It keeps the nodes of the last frames. Differences between the frame in the lent pixels and the new one are moved
/// where content only scrolled, and painted where it changed.
@MainActor
package final class LayerCompositor {
    package let root: CALayer

    /// The statistics of the last call of ``paint(into:scale:)``.
    package private(set) var statistics = RenderStatistics()

    /// The last frames, newest first. A buffer of age n contains the frame at n - 1.
    private(set) var history: [RenderNode?] = []
    /// Whether the window is invisible: its layers are then neither laid out nor painted and request no frames. Pending
    /// work is done when this becomes false.
    package var isSuspended = false {
        didSet {
            guard isSuspended != oldValue else { return }
            FrameClock.suspensionDidChange()
        }
    }

    private var target: Target?
    private var isInvalid = true
    private var layersRedrawn = 0
    private var list = PaintList()
    /// Nil while no layer shows the pixels below it.
    private var backdrops: BackdropPictures?

    private static let longestHistory = 3

    private struct Target: Equatable {
        var width: Int
        var height: Int
        var scale: CGFloat
    }

    /// Adds the tree to those that ``FrameClock/layoutAndDisplay()`` visits, until ``end()`` or for as long as the
    /// compositor lives.
    package init(root: CALayer) {
        self.root = root
        root.compositor = self
        root.isDisplayRoot = true
        FrameClock.register(self)
        FrameClock.requestFrame()
    }

    /// Called when the window has closed. The tree, which clients may still retain, is no longer laid out and requests no
    /// frames.
    package func end() {
        FrameClock.unregister(self)
    }

    /// Whether painting may change anything, as far as is known without doing it.
    package var needsPaint: Bool {
        isInvalid || !root.dirtyFlags.isDisjoint(with: [.render, .renderBelow])
    }

    /// Whether the tree needs layout, display or painting.
    var isDirty: Bool {
        isInvalid || !root.dirtyFlags.isEmpty
    }

    /// Repaints everything in the next frame.
    package func invalidate() {
        isInvalid = true
        FrameClock.becameDirty()
    }

    func layerWasRedrawn() {
        layersRedrawn += 1
    }

    /// Commits the tree and updates the pixels of the frame.
    ///
    /// - Returns: the pixels that differ from the previous frame, whatever the age of the buffer; empty when nothing
    ///   changed.
    package func paint(into frame: HostFrame, scale: CGFloat) -> [PixelRect] {
        paintChanges(into: frame, scale: scale).damage
    }

    /// Commits the tree and updates the pixels of the frame.
    ///
    /// - Returns: how the pixels differ from those of the previous frame, whatever the age of the buffer.
    package func paintChanges(into frame: HostFrame, scale: CGFloat) -> HostFrameChanges {
        let node = RenderNodeBuilder(time: MediaTime.now).node(for: root)
        let pixels = PixelBuffer(start: frame.pixels, width: frame.width, height: frame.height, stride: frame.stride)
        let base = CGAffineTransform(scaleX: scale, y: scale)
        let newTarget = Target(width: frame.width, height: frame.height, scale: scale)
        if isInvalid || target != newTarget { history.removeAll() }
        target = newTarget
        isInvalid = false
        statistics = RenderStatistics()
        statistics.layersRedrawn = layersRedrawn
        layersRedrawn = 0

        prepareBackdrops(for: node, age: history.isEmpty ? 0 : frame.age)
        let isKnown = frame.age > 0 && frame.age <= history.count
        var changes: FrameDifference?
        if isKnown {
            changes = FrameDifference(
                from: history[frame.age - 1], to: node, base: base, frame: pixels.bounds,
                knownBackdrops: backdrops?.boxes)
        }
        if let backdrops, let node {
            backdrops.begin(
                changes?.backdrops?.areas ?? BackdropDamage.areas(in: node, base: base, frame: pixels.bounds))
        }
        var damage = changes?.damage ?? DamageRegion(pixels.bounds)
        for move in changes?.moves ?? [] {
            pixels.move(move)
            statistics.pixelsMoved += move.destination.area
        }
        paint(node, base: base, damage: damage, into: pixels)
        backdrops?.end()

        let reported =
            frame.age == 1 || history.isEmpty
            ? changes : FrameDifference(from: history[0], to: node, base: base, frame: pixels.bounds)
        let painted = reported?.damage ?? damage
        damage = painted
        for move in reported?.moves ?? [] { damage.add(move.area) }
        history.insert(node, at: 0)
        if history.count > Self.longestHistory { history.removeLast() }
        return HostFrameChanges(moves: reported?.moves ?? [], painted: painted.rects, damage: damage.rects)
    }

    /// Pictures of backdrops belong to the frame before this one: those of a frame in another buffer are not used.
    private func prepareBackdrops(for node: RenderNode?, age: Int) {
        guard node?.containsBackdrop == true else {
            backdrops = nil
            return
        }
        if backdrops == nil || age != 1 { backdrops = BackdropPictures() }
    }

    /// Collects the steps that paint a rectangle, and returns it; a larger one if backdrops have to be sampled.
    private func collect(_ node: RenderNode?, base: CGAffineTransform, _ damaged: PixelRect) -> PixelRect {
        list.collect(node, base: base, area: damaged)
        guard let backdrops else { return damaged }
        var rect = damaged
        while true {
            let larger = backdrops.rectToPaint(rect, list.steps)
            if larger == rect { return rect }
            rect = larger
            list.collect(node, base: base, area: rect)
        }
    }

    private func paint(_ node: RenderNode?, base: CGAffineTransform, damage: DamageRegion, into pixels: PixelBuffer) {
        guard !damage.isEmpty else { return }
        let context = CGContext(
            pixels: pixels.start, width: pixels.width, height: pixels.height, stride: pixels.stride, scale: 1)
        var renderer = LayerRenderer(context: context, pixels: pixels)
        renderer.backdrops = backdrops
        for damaged in damage.rects {
            let rect = collect(node, base: base, damaged)
            renderer.paint(list, in: rect)
            statistics.pixelsPainted += rect.area
        }
        list.clear()
        context.flush()
        statistics.layersPainted = renderer.layersPainted
        statistics.pixelsSampled = backdrops?.pixelsSampled ?? 0
    }
}
