import HostInterface

/// One thing to paint, in pixels.
enum PaintStep {
    /// Shadow, background and contents of a layer.
    case layer(RenderNode, CGAffineTransform, clip: PixelRect, alpha: CGFloat)
    case border(RenderNode, CGAffineTransform, clip: PixelRect)
    /// The node's opacity, mask and composition hold for the group. The transform is the node's.
    case beginGroup(RenderNode, CGAffineTransform, area: PixelRect)
    case endGroup
    case beginRoundedClip(RenderNode, CGAffineTransform, clip: PixelRect)
    case endRoundedClip
}

/// What has to be painted for one rectangle, back to front. An opaque layer that covers the rectangle drops what is behind.
struct PaintList {
    private(set) var steps: [PaintStep] = []
    private(set) var hasOpaqueGround = false
    /// Groups and rounded clips that are open: nothing behind can be dropped inside them.
    private var openings = 0
    private var area = PixelRect.empty
    /// The color of the opaque ground, and what is painted above it: a background of the same color that nothing shows on yet need not
    /// be painted, which halves the filling of a table's rows.
    private var groundColor: CGColor?
    private var painted = PixelRect.empty

    mutating func collect(_ root: RenderNode?, base: CGAffineTransform, area: PixelRect) {
        steps.removeAll(keepingCapacity: true)
        hasOpaqueGround = false
        groundColor = nil
        openings = 0
        self.area = area
        if let root { collect(root, in: base, clip: area) }
    }

    /// What casts the shadow of `node`: all but the shadow itself, at full opacity, at `base` instead of its own place.
    mutating func collectWithoutShadow(_ node: RenderNode, base: CGAffineTransform, area: PixelRect) {
        var properties = node.properties
        properties.shadow.opacity = 0
        properties.opacity = 1
        properties.transform = CATransform3DIdentity
        properties.anchorPoint = .zero
        properties.position = properties.bounds.origin
        collect(
            RenderNode(
                identity: node.identity, name: node.name, properties: properties, contents: node.contents,
                children: node.children, childrenExtent: node.childrenExtent),
            base: base, area: area)
    }

    /// Keeps the memory and lets go of the nodes.
    mutating func clear() {
        steps.removeAll(keepingCapacity: true)
    }

    private mutating func collect(_ node: RenderNode, in parent: CGAffineTransform, clip: PixelRect) {
        let transform = PixelGrid.transform(node.placement, in: parent)
        let extent = PixelGrid.covering(node.extent, by: transform).intersection(clip)
        guard !extent.isEmpty else { return }
        let properties = node.properties
        let isGroup = node.needsGroup
        if isGroup { open(.beginGroup(node, transform, area: extent)) }
        if node.paintsItself {
            if coversArea(node, transform, clip) {
                steps.removeAll(keepingCapacity: true)
                hasOpaqueGround = true
                groundColor = properties.backgroundColor
                painted = node.isPlainBackground ? .empty : extent
                append(node, transform, extent, alpha: 1)
            } else if !isSeenAlready(node, transform, extent) {
                painted = painted.union(extent)
                append(node, transform, extent, alpha: isGroup ? 1 : CGFloat(properties.opacity))
            }
        }
        if !node.children.isEmpty {
            var inner = extent
            var isRounded = false
            if properties.masksToBounds {
                inner = inner.intersection(PixelGrid.box(properties.bounds, by: transform))
                isRounded = properties.roundsCorners || !transform.keepsRectanglesUpright
                // Upright corners that are elsewhere do not matter here.
                if isRounded, transform.keepsRectanglesUpright, let safe = node.pixelsInsideCorners(transform) {
                    isRounded = !safe.contains(inner)
                }
            }
            if !inner.isEmpty {
                if isRounded { open(.beginRoundedClip(node, transform, clip: inner)) }
                for child in node.children { collect(child, in: transform, clip: inner) }
                if isRounded { close(.endRoundedClip) }
            }
        }
        if properties.isBorderVisible {
            painted = painted.union(extent)
            steps.append(.border(node, transform, clip: extent))
        }
        if isGroup { close(.endGroup) }
    }

    private mutating func append(
        _ node: RenderNode, _ transform: CGAffineTransform, _ extent: PixelRect, alpha: CGFloat
    ) {
        steps.append(.layer(node, transform, clip: extent, alpha: alpha))
    }

    /// Whether the ground shows through where the node would paint, and looks the same.
    private func isSeenAlready(_ node: RenderNode, _ transform: CGAffineTransform, _ extent: PixelRect) -> Bool {
        openings == 0 && groundColor != nil && node.properties.backgroundColor == groundColor
            && node.properties.opacity == 1 && node.isPlainBackground && transform.keepsRectanglesUpright
            && !painted.intersects(extent)
    }

    private mutating func open(_ step: PaintStep) {
        steps.append(step)
        openings += 1
    }

    /// Takes the opening back when nothing came after it.
    private mutating func close(_ step: PaintStep) {
        openings -= 1
        switch (step, steps.last) {
        case (.endGroup, .beginGroup), (.endRoundedClip, .beginRoundedClip): steps.removeLast()
        default: steps.append(step)
        }
    }

    private func coversArea(_ node: RenderNode, _ transform: CGAffineTransform, _ clip: PixelRect) -> Bool {
        let properties = node.properties
        guard openings == 0, properties.opacity == 1, transform.keepsRectanglesUpright, clip == area,
            let color = properties.backgroundColor, color.alpha == 1,
            PixelGrid.snapped(properties.bounds, by: transform).contains(area)
        else { return false }
        guard properties.roundsCorners else { return true }
        return node.pixelsInsideCorners(transform)?.contains(area) ?? false
    }
}

extension RenderNode {
    /// The largest horizontal band of the bounds that rounded corners do not touch; nil when there is none.
    func pixelsInsideCorners(_ transform: CGAffineTransform) -> PixelRect? {
        let box = PixelGrid.snapped(properties.bounds, by: transform)
        let radius = Int((properties.cornerReach * abs(transform.d)).rounded(.up)) + 1
        let corners = properties.maskedCorners
        let top = corners.isDisjoint(with: [.layerMinXMinYCorner, .layerMaxXMinYCorner]) ? 0 : radius
        let bottom = corners.isDisjoint(with: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) ? 0 : radius
        guard box.height > top + bottom else { return nil }
        // A flipped layer has its corners the other way round.
        let (first, last) = transform.d < 0 ? (bottom, top) : (top, bottom)
        return PixelRect(x: box.x, y: box.y + first, width: box.width, height: box.height - first - last)
    }
}
