import HostInterface

/// Finds what has to be painted again because pixels below backdrops have changed.
///
/// It is told about backdrops and changes from back to front, as they are painted. A changed pixel changes all pixels of a
/// backdrop within the reach of its blur. These are painted in one rectangle together with the pixels below that have to
/// be sampled.
struct BackdropDamage {
    /// The backdrops in the order in which they are painted.
    private(set) var areas: [BackdropArea] = []

    /// The boxes of the backdrops that have a picture; nil if all have one. The others are sampled as a whole when they
    /// are painted.
    private let known: [LayerIdentity: PixelRect]?
    /// Areas whose content was moved. Their pixels change, but need not be painted.
    private var moved: [PixelRect] = []
    /// What has to be painted in one rectangle each. None of them intersect.
    private var wholes: [PixelRect] = []

    init(known: [LayerIdentity: PixelRect]?) {
        self.known = known
    }

    /// Returns all backdrops of a frame that is painted as a whole.
    static func areas(in node: RenderNode, base: CGAffineTransform, frame: PixelRect) -> [BackdropArea] {
        var all = BackdropDamage(known: [:])
        var damage = DamageRegion(frame)
        all.visitBranch(node, in: base, clip: frame, isNew: true, &damage)
        return all.areas
    }

    mutating func contentMoves(in area: PixelRect) {
        moved.append(area)
    }

    /// Visits the backdrops of a branch.
    ///
    /// - Parameter isNew: whether the branch looks different than before. Otherwise it looks the same at the same place,
    ///   apart from what is below.
    mutating func visitBranch(
        _ node: RenderNode, in parent: CGAffineTransform, clip: PixelRect, isNew: Bool, _ damage: inout DamageRegion
    ) {
        let transform = PixelGrid.transform(node.placement, in: parent)
        let inner = node.clipOfChildren(transform, clip)
        visit(node, transform, clip: clip, isNew: isNew, &damage)
        for child in node.children where child.containsBackdrop {
            visitBranch(child, in: transform, clip: inner, isNew: isNew, &damage)
        }
    }

    /// Visits a node, if it is a backdrop. Everything below it has been visited.
    mutating func visit(
        _ node: RenderNode, _ transform: CGAffineTransform, clip: PixelRect, isNew: Bool, _ damage: inout DamageRegion
    ) {
        guard let backdrop = node.properties.backdrop else { return }
        let box = PixelGrid.box(node.properties.bounds, by: transform).intersection(node.clipOfMask(transform, clip))
        guard !box.isEmpty else { return }
        let grid = BackdropGrid(backdrop, transform)
        var sample = PixelRect.empty
        if isNew {
            sample = box
        } else {
            for rect in damage.rects { sample = sample.union(rect.intersection(box)) }
            for rect in moved { sample = sample.union(rect.intersection(box)) }
            sample = grid.blocks(covering: sample, of: box)
        }
        let isKnown = known.map { $0[node.identity] == box } ?? true
        add(BackdropArea(node: node, box: box, sample: isKnown || isNew ? sample : .empty))
        if !sample.isEmpty { paintTogether(sample.grown(by: grid.reach).intersection(box), &damage) }
    }

    /// A backdrop may be visited twice, the second time after more changes below it.
    private mutating func add(_ area: BackdropArea) {
        guard let index = areas.firstIndex(where: { $0.node === area.node }) else { return areas.append(area) }
        areas[index].sample = areas[index].sample.union(area.sample)
    }

    private mutating func paintTogether(_ rect: PixelRect, _ damage: inout DamageRegion) {
        var whole = rect
        while let index = wholes.firstIndex(where: { $0.intersects(whole) }) {
            whole = whole.union(wholes.remove(at: index))
        }
        wholes.append(whole)
        damage.add(whole)
    }
}

extension RenderNode {
    /// The part of `clip` in which the layer is visible.
    func clipOfMask(_ transform: CGAffineTransform, _ clip: PixelRect) -> PixelRect {
        guard let mask else { return clip }
        return clip.intersection(PixelGrid.covering(mask.extentInParent, by: transform))
    }

    /// The part of `clip` in which sublayers are visible.
    func clipOfChildren(_ transform: CGAffineTransform, _ clip: PixelRect) -> PixelRect {
        let visible = clipOfMask(transform, clip)
        guard properties.masksToBounds else { return visible }
        return visible.intersection(PixelGrid.box(properties.bounds, by: transform))
    }
}

extension PixelRect {
    func grown(by distance: Int) -> PixelRect {
        PixelRect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
    }
}
