import HostInterface

/// One painting step, in pixels.
enum PaintStep {
    /// Paints the shadow, the background and the contents of a layer.
    case layer(RenderNode, CGAffineTransform, clip: PixelRect, alpha: CGFloat)
    case border(RenderNode, CGAffineTransform, clip: PixelRect)
    /// Begins a group that is composited with the node's opacity, mask and composition. The transform is that of the
    /// node.
    case beginGroup(RenderNode, CGAffineTransform, area: PixelRect)
    case endGroup
    case beginRoundedClip(RenderNode, CGAffineTransform, clip: PixelRect)
    case endRoundedClip
}

/// The steps that paint one rectangle, back to front. An opaque layer that covers the rectangle removes the steps
/// behind it.
struct PaintList {
    private(set) var steps: [PaintStep] = []
    private(set) var hasOpaqueGround = false
    /// The number of open groups and rounded clips. Steps inside them cannot be removed.
    private var openings = 0
    private var area = PixelRect.empty
    /// The color of the opaque background, and what is painted above it. A background of the same color on which
    /// nothing is visible yet need not be painted, which halves the filling for the rows of a table.
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

    /// Collects what casts the shadow of `node`: everything but the shadow, at full opacity, at `base` instead of its
    /// own position.
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

    /// Removes the nodes and keeps the memory.
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
                // Upright corners outside the rectangle do not matter.
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

    /// Whether the background is visible where the node would paint, and has the same color.
    private func isSeenAlready(_ node: RenderNode, _ transform: CGAffineTransform, _ extent: PixelRect) -> Bool {
        openings == 0 && groundColor != nil && node.properties.backgroundColor == groundColor
            && node.properties.opacity == 1 && node.isPlainBackground && transform.keepsRectanglesUpright
            && !painted.intersects(extent)
    }

    private mutating func open(_ step: PaintStep) {
        steps.append(step)
        openings += 1
    }

    /// Removes the opening step when no step followed it.
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
            let color = properties.backgroundColor, color.isOpaque,
            PixelGrid.snapped(properties.bounds, by: transform).contains(area)
        else { return false }
        guard properties.roundsCorners else { return true }
        return node.pixelsInsideCorners(transform)?.contains(area) ?? false
    }
}

extension RenderNode {
    /// The largest horizontal band of the bounds without rounded corners; nil when there is none.
    func pixelsInsideCorners(_ transform: CGAffineTransform) -> PixelRect? {
        let box = PixelGrid.snapped(properties.bounds, by: transform)
        let radius = Int((properties.cornerReach * abs(transform.d)).rounded(.up)) + 1
        let corners = properties.roundedCorners
        let top = corners.isDisjoint(with: [.layerMinXMinYCorner, .layerMaxXMinYCorner]) ? 0 : radius
        let bottom = corners.isDisjoint(with: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) ? 0 : radius
        guard box.height > top + bottom else { return nil }
        // The corners of a flipped layer are exchanged.
        let (first, last) = transform.d < 0 ? (bottom, top) : (top, bottom)
        return PixelRect(x: box.x, y: box.y + first, width: box.width, height: box.height - first - last)
    }
}
