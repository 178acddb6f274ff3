import HostInterface

/// The pictures of all backdrops of a window. Each belongs to the last frame that was painted; a backdrop without one
/// needs all pixels below it.
@MainActor
final class BackdropPictures {
    private var pictures: [LayerIdentity: BackdropPicture] = [:]
    private var areas: [LayerIdentity: BackdropArea] = [:]
    /// The number of pixels that were taken for blurring in the last frame.
    private(set) var pixelsSampled = 0

    /// The pixels that the backdrops with a picture cover.
    var boxes: [LayerIdentity: PixelRect] { pictures.mapValues(\.box) }

    /// Begins a frame. Pictures of other backdrops than these are removed.
    func begin(_ areas: [BackdropArea]) {
        self.areas.removeAll(keepingCapacity: true)
        pixelsSampled = 0
        for area in areas { self.areas[area.identity] = area }
        pictures = pictures.filter { identity, picture in
            guard let area = self.areas[identity] else { return false }
            return area.box == picture.box && !area.isSampledWhole
        }
    }

    /// Removes the pictures that are out of date, because layers in front cover their backdrops.
    func end() {
        for area in areas.values where !area.sample.isEmpty { pictures[area.identity] = nil }
    }

    /// Returns the rectangle to paint in place of one in which backdrops without a picture are visible: it contains them,
    /// so that they can be sampled.
    func rectToPaint(_ rect: PixelRect, _ steps: [PaintStep]) -> PixelRect {
        var whole = rect
        for case .layer(let node, _, _, _) in steps where node.properties.backdrop != nil {
            guard let area = areas[node.identity], area.sample.isEmpty, pictures[node.identity] == nil else { continue }
            areas[node.identity]?.sample = area.box
            whole = whole.union(area.box)
        }
        return whole
    }

    /// Whether the node is the one whose picture is kept. A transition shows a layer twice, before and after: one of the
    /// two keeps none.
    func keepsPicture(of node: RenderNode) -> Bool { areas[node.identity]?.node === node }

    /// Returns the picture of a backdrop whose pixels in `area` are being painted, after taking what has changed; nil if
    /// the pixels that it needs are painted later.
    func picture(
        of node: RenderNode, _ backdrop: LayerBackdrop, _ transform: CGAffineTransform, painting area: PixelRect,
        from buffers: [PixelBuffer]
    ) -> BackdropPicture? {
        guard var place = areas[node.identity] else { return nil }
        if place.sample.isEmpty || !area.contains(place.sample) { return pictures[node.identity] }
        let picture =
            pictures[node.identity]
            ?? BackdropPicture(box: place.box, backdrop, BackdropGrid(backdrop, transform))
        picture.sample(place.sample, from: buffers)
        pixelsSampled += place.sample.area
        pictures[node.identity] = picture
        place.sample = .empty
        areas[node.identity] = place
        return picture
    }
}

/// The place of a backdrop in a frame.
struct BackdropArea {
    let node: RenderNode
    /// The pixels that it covers.
    let box: PixelRect
    /// The pixels that may have changed below it; empty for none.
    var sample: PixelRect

    var identity: LayerIdentity { node.identity }

    var isSampledWhole: Bool { sample == box }
}
