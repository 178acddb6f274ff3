import HostInterface

/// The operations that turn the pixels of one frame into those of another: first moves, then painting the damage.
///
/// Both trees are traversed side by side. Nodes that are the same object at the same position are not descended into.
struct FrameDifference {
    private(set) var damage = DamageRegion()
    private(set) var moves: [PixelMove] = []
    /// Nil without backdrops.
    private(set) var backdrops: BackdropDamage?

    /// The path from the root to the nodes being compared, in the previous frame.
    private var path: [PathStep] = []

    struct PathStep {
        let node: RenderNode
        let transform: CGAffineTransform
        let clip: PixelRect
        /// The index of the child that is being compared; later children are painted above it.
        var childIndex: Int
    }

    /// `base` is the transform from the coordinates around the root layers to pixels.
    ///
    /// - Parameter knownBackdrops: the boxes of the backdrops that have a picture; nil if all have one.
    init(
        from before: RenderNode?, to after: RenderNode?, base: CGAffineTransform, frame: PixelRect,
        knownBackdrops: [LayerIdentity: PixelRect]? = nil
    ) {
        if after?.containsBackdrop == true { backdrops = BackdropDamage(known: knownBackdrops) }
        switch (before, after) {
        case (let before?, let after?) where before.identity == after.identity:
            compare(before, after, base, base, clip: frame)
        default:
            if before !== after { damage.add(frame) }
            if let after { visitBackdrops(in: after, base, frame, isNew: true) }
        }
    }

    private mutating func compare(
        _ before: RenderNode, _ after: RenderNode, _ parentBefore: CGAffineTransform, _ parentAfter: CGAffineTransform,
        clip: PixelRect
    ) {
        if before === after, parentBefore == parentAfter {
            return visitBackdrops(in: after, parentAfter, clip, isNew: false)
        }
        let transformBefore = PixelGrid.transform(before.placement, in: parentBefore)
        let transformAfter = PixelGrid.transform(after.placement, in: parentAfter)
        let corner = before.properties.bounds.origin.applying(transformBefore)
        let cornerAfter = after.properties.bounds.origin.applying(transformAfter)
        let stands =
            transformBefore.hasSameLinearPart(as: transformAfter)
            && abs(corner.x - cornerAfter.x) < PixelGrid.tolerance
            && abs(corner.y - cornerAfter.y) < PixelGrid.tolerance
        guard stands, before.looksLike(after) else {
            damage.add(PixelGrid.covering(before.extent, by: transformBefore).intersection(clip))
            damage.add(PixelGrid.covering(after.extent, by: transformAfter).intersection(clip))
            return visitBackdrops(in: after, parentAfter, clip, isNew: true)
        }
        if before === after, transformBefore == transformAfter {
            return visitBackdrops(in: after, parentAfter, clip, isNew: false)
        }
        backdrops?.visit(after, transformAfter, clip: clip, isNew: false, &damage)
        let inner = after.clipOfChildren(transformAfter, clip)
        guard !inner.isEmpty else { return }
        path.append(PathStep(node: before, transform: transformBefore, clip: inner, childIndex: 0))
        var contentTransform = transformBefore
        if transformBefore != transformAfter,
            let move = move(of: after, from: transformBefore, to: transformAfter, area: inner)
        {
            backdrops?.contentMoves(in: inner)
            accept(move)
            // Relative to the content, layers that scroll with it do not move.
            contentTransform = transformAfter
        }
        compareChildren(before, after, contentTransform, transformAfter, clip: inner)
        path.removeLast()
    }

    // MARK: - Children

    private mutating func compareChildren(
        _ before: RenderNode, _ after: RenderNode, _ transformBefore: CGAffineTransform,
        _ transformAfter: CGAffineTransform, clip: PixelRect
    ) {
        let (old, new) = (before.children, after.children)
        var start = 0
        while start < old.count, start < new.count, old[start].identity == new[start].identity {
            path[path.count - 1].childIndex = start
            compare(old[start], new[start], transformBefore, transformAfter, clip: clip)
            start += 1
        }
        if start == old.count, start == new.count { return }
        var tail = 0
        while tail < old.count - start, tail < new.count - start,
            old[old.count - 1 - tail].identity == new[new.count - 1 - tail].identity
        {
            tail += 1
        }
        compareRearranged(old, new, start, tail, transformBefore, transformAfter, clip)
        for offset in stride(from: tail, to: 0, by: -1) {
            path[path.count - 1].childIndex = old.count - offset
            compare(old[old.count - offset], new[new.count - offset], transformBefore, transformAfter, clip: clip)
        }
    }

    /// Compares the children between those that kept their order at both ends.
    private mutating func compareRearranged(
        _ old: [RenderNode], _ new: [RenderNode], _ start: Int, _ tail: Int, _ transformBefore: CGAffineTransform,
        _ transformAfter: CGAffineTransform, _ clip: PixelRect
    ) {
        var places: [LayerIdentity: Int] = [:]
        for index in start..<(old.count - tail) { places[old[index].identity] = index }
        var last = -1
        for index in start..<(new.count - tail) {
            let node = new[index]
            guard let place = places.removeValue(forKey: node.identity) else {
                addExtent(of: node, transformAfter, clip)
                visitBackdrops(in: node, transformAfter, clip, isNew: true)
                continue
            }
            path[path.count - 1].childIndex = place
            compare(old[place], node, transformBefore, transformAfter, clip: clip)
            if place < last {
                addExtent(of: old[place], transformBefore, clip)
                addExtent(of: node, transformAfter, clip)
            }
            last = max(last, place)
        }
        for index in places.values { addExtent(of: old[index], transformBefore, clip) }
        // What changed below them may have been found after them.
        guard backdrops != nil else { return }
        for node in new[start..<(new.count - tail)] { visitBackdrops(in: node, transformAfter, clip, isNew: false) }
    }

    private mutating func visitBackdrops(
        in node: RenderNode, _ parent: CGAffineTransform, _ clip: PixelRect, isNew: Bool
    ) {
        guard backdrops != nil, node.containsBackdrop else { return }
        backdrops?.visitBranch(node, in: parent, clip: clip, isNew: isNew, &damage)
    }

    private mutating func addExtent(of node: RenderNode, _ parent: CGAffineTransform, _ clip: PixelRect) {
        let transform = PixelGrid.transform(node.placement, in: parent)
        damage.add(PixelGrid.covering(node.extent, by: transform).intersection(clip))
    }

    // MARK: - Moving what only scrolled

    /// Returns the move that scrolls the content of `node`, when its pixels consist of that content on a plain
    /// background; nil otherwise.
    private func move(
        of node: RenderNode, from before: CGAffineTransform, to after: CGAffineTransform, area: PixelRect
    ) -> PixelMove? {
        let (dx, dy) = (after.tx - before.tx, after.ty - before.ty)
        guard node.properties.masksToBounds, node.contents.isEmpty, !node.containsBackdrop,
            after.keepsRectanglesUpright, dx == dx.rounded(), dy == dy.rounded()
        else { return nil }
        let area = area.intersection(uncovered(area))
        guard abs(dx) < CGFloat(area.width), abs(dy) < CGFloat(area.height) else { return nil }
        let isPlain = path.allSatisfy { step in
            step.node.properties.opacity == 1 && !step.node.needsGroup && step.transform.keepsRectanglesUpright
        }
        guard isPlain else { return nil }
        guard hasPlainGround(under: area), !moves.contains(where: { $0.area.intersects(area) }) else { return nil }
        let move = PixelMove(area: area, dx: Int(dx), dy: Int(dy))
        // Most of the area is repainted anyway: a move would only add work.
        return move.destination.area * 4 >= area.area ? move : nil
    }

    /// Whether one opaque color is behind everything in `area`: that of the nearest background, with nothing else
    /// painted above it.
    private func hasPlainGround(under area: PixelRect) -> Bool {
        var above: PathStep?
        for step in path.reversed() {
            if let above {
                // The siblings below the path.
                for sibling in step.node.children[..<step.childIndex] {
                    let transform = PixelGrid.transform(sibling.placement, in: step.transform)
                    if PixelGrid.covering(sibling.extent, by: transform).intersects(area) { return false }
                }
                if above.node.properties.shadow.isVisible, !above.node.properties.masksToBounds { return false }
            }
            guard step.node.contents.isEmpty, step.node.properties.backdrop == nil else { return false }
            if let color = step.node.properties.backgroundColor, color.alpha > 0 {
                return color.isOpaque && PixelGrid.box(step.node.properties.bounds, by: step.transform).contains(area)
            }
            above = step
        }
        // Outside all layers the frame is black.
        return true
    }

    /// Returns `area` without the parts along its edges that opaque layers in front cover completely. The pixels of
    /// bars need not be moved, and bars need not be painted, unless they show what is below them. If such a layer is
    /// removed in this frame, its pixels are damaged anyway.
    private func uncovered(_ area: PixelRect) -> PixelRect {
        var result = area
        for (depth, step) in path.enumerated() where depth < path.count - 1 {
            for sibling in step.node.children[(step.childIndex + 1)...] {
                cut(sibling, step.transform, step.clip, from: &result)
            }
        }
        return result
    }

    private func cut(_ node: RenderNode, _ parent: CGAffineTransform, _ clip: PixelRect, from area: inout PixelRect) {
        let properties = node.properties
        guard properties.opacity == 1, !node.needsGroup else { return }
        let transform = PixelGrid.transform(node.placement, in: parent)
        guard transform.keepsRectanglesUpright else { return }
        if properties.backgroundColor?.isOpaque == true || properties.backdrop != nil, !properties.roundsCorners {
            let cover = PixelGrid.snapped(properties.bounds, by: transform).intersection(clip).intersection(area)
            guard !cover.isEmpty else { return }
            if cover.width == area.width, cover.y == area.y || cover.maxY == area.maxY {
                area = PixelRect(
                    x: area.x, y: cover.y == area.y ? cover.maxY : area.y, width: area.width,
                    height: area.height - cover.height)
            } else if cover.height == area.height, cover.x == area.x || cover.maxX == area.maxX {
                area = PixelRect(
                    x: cover.x == area.x ? cover.maxX : area.x, y: area.y, width: area.width - cover.width,
                    height: area.height)
            }
        } else if !node.paintsItself {
            let inner =
                properties.masksToBounds
                ? clip.intersection(PixelGrid.snapped(properties.bounds, by: transform)) : clip
            for child in node.children { cut(child, transform, inner, from: &area) }
        }
    }

    /// Adds the move, and the damage for what it exposes and for what it moves wrongly.
    private mutating func accept(_ move: PixelMove) {
        moves.append(move)
        for strip in move.area.subtracting(move.destination) { damage.add(strip) }
        for still in stationaryPixels(in: move.area) {
            damage.add(still)
            damage.add(still.offsetBy(x: move.dx, y: move.dy).intersection(move.area))
        }
    }

    /// Returns what is painted in `area` without scrolling along: borders and rounded corners of the layers on the
    /// path, and everything in front of them.
    private func stationaryPixels(in area: PixelRect) -> [PixelRect] {
        var result: [PixelRect] = []
        for (depth, step) in path.enumerated() {
            let properties = step.node.properties
            let box = PixelGrid.box(properties.bounds, by: step.transform)
            if properties.isBorderVisible {
                result += box.frameStrips(Int((properties.borderWidth * abs(step.transform.a)).rounded(.up)))
            }
            if properties.roundsCorners {
                result += box.corners(Int((properties.cornerReach * abs(step.transform.a)).rounded(.up)))
            }
            guard depth < path.count - 1 else { continue }
            for sibling in step.node.children[(step.childIndex + 1)...] {
                collectPainted(sibling, step.transform, step.clip.intersection(area), into: &result)
            }
        }
        return result.map { $0.intersection(area) }.filter { !$0.isEmpty }
    }

    /// Collects the pixels of layers that paint, without the empty containers around them.
    private func collectPainted(
        _ node: RenderNode, _ parent: CGAffineTransform, _ clip: PixelRect, into result: inout [PixelRect]
    ) {
        let transform = PixelGrid.transform(node.placement, in: parent)
        let extent = PixelGrid.covering(node.extent, by: transform).intersection(clip)
        guard !extent.isEmpty else { return }
        if node.paintsItself {
            result.append(extent)
        } else {
            for child in node.children { collectPainted(child, transform, extent, into: &result) }
        }
    }
}

extension PixelGrid {
    /// Returns the pixels of a layer's bounds: on pixel boundaries for an upright layer, all touched pixels otherwise.
    static func box(_ bounds: CGRect, by transform: CGAffineTransform) -> PixelRect {
        transform.keepsRectanglesUpright ? snapped(bounds, by: transform) : covering(bounds, by: transform)
    }
}

extension PixelRect {
    /// Returns what remains of this rectangle without `hole`, which lies inside it.
    func subtracting(_ hole: PixelRect) -> [PixelRect] {
        if hole.isEmpty { return [self] }
        return [
            PixelRect(x: x, y: y, width: width, height: hole.y - y),
            PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
            PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
            PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
        ].filter { !$0.isEmpty }
    }

    /// Returns the four sides, `thickness` pixels thick.
    func frameStrips(_ thickness: Int) -> [PixelRect] {
        [
            PixelRect(x: x, y: y, width: width, height: thickness),
            PixelRect(x: x, y: maxY - thickness, width: width, height: thickness),
            PixelRect(x: x, y: y, width: thickness, height: height),
            PixelRect(x: maxX - thickness, y: y, width: thickness, height: height),
        ]
    }

    func corners(_ side: Int) -> [PixelRect] {
        [
            PixelRect(x: x, y: y, width: side, height: side),
            PixelRect(x: maxX - side, y: y, width: side, height: side),
            PixelRect(x: x, y: maxY - side, width: side, height: side),
            PixelRect(x: maxX - side, y: maxY - side, width: side, height: side),
        ]
    }
}
