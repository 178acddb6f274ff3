/// Makes the nodes of a replicator's copies.
@MainActor
struct LayerInstances {
    private let replicator: CAReplicatorLayer
    private let properties: LayerProperties
    private let values: ReplicatorValues

    init(of replicator: CAReplicatorLayer, _ properties: LayerProperties) {
        self.replicator = replicator
        self.properties = properties
        values = ReplicatorValues(properties.figure) ?? ReplicatorValues()
    }

    /// Returns a node for each copy, the first one at the back.
    ///
    /// - Parameter sublayers: returns the nodes of the sublayers as they were a number of seconds ago.
    func nodes(_ sublayers: (_ delay: Double) -> [RenderNode]) -> [RenderNode] {
        var transform = CATransform3DIdentity
        var nodes: [RenderNode] = []
        for index in 0..<max(0, values.count) {
            let color = color(ofInstance: index)
            var children = sublayers(values.delay * Double(index))
            if color.red < 1 || color.green < 1 || color.blue < 1 {
                children = children.map { $0.multiplied(by: color) }
            }
            nodes.append(instance(index, transform, opacity: Float(color.alpha), children))
            transform = CATransform3DConcat(transform, values.transform)
        }
        return nodes
    }

    private func instance(
        _ index: Int, _ transform: CATransform3D, opacity: Float, _ children: [RenderNode]
    ) -> RenderNode {
        var own = LayerProperties()
        own.bounds = properties.bounds
        own.position = CGPoint(x: properties.bounds.midX, y: properties.bounds.midY)
        own.transform = transform
        own.opacity = opacity
        return RenderNode(
            identity: replicator.identity(ofInstance: index), name: nil, properties: own, contents: RenderContents(),
            children: children, childrenExtent: nil)
    }

    private func color(ofInstance index: Int) -> CGColor {
        let first = values.color ?? .white
        let steps = CGFloat(index)
        func component(_ start: CGFloat, _ offset: Float) -> CGFloat { max(0, min(1, start + CGFloat(offset) * steps)) }
        return CGColor(
            srgbRed: component(first.red, values.redOffset), green: component(first.green, values.greenOffset),
            blue: component(first.blue, values.blueOffset), alpha: component(first.alpha, values.alphaOffset))
    }
}

extension RenderNode {
    /// Returns a copy with the colors of backgrounds, borders, shapes and gradients multiplied, also in the children.
    fileprivate func multiplied(by color: CGColor) -> RenderNode {
        var properties = self.properties
        properties.backgroundColor = properties.backgroundColor?.multiplied(by: color)
        if properties.borderWidth > 0 { properties.borderColor = properties.borderColor?.multiplied(by: color) }
        var contents = self.contents
        switch contents.figure {
        case .shape(var values)?:
            values.fillColor = values.fillColor?.multiplied(by: color)
            values.strokeColor = values.strokeColor?.multiplied(by: color)
            contents.figure = .shape(values)
        case .gradient(var values)?:
            values.colors = values.colors?.map { $0.multiplied(by: color) }
            contents.figure = .gradient(values)
        case .replicator?, .space?, nil: break
        }
        return RenderNode(
            identity: identity, name: name, properties: properties, contents: contents,
            children: children.map { $0.multiplied(by: color) }, childrenExtent: childrenExtent, mask: mask,
            composition: composition, placement: placement)
    }
}

extension CGColor {
    /// The alpha stays: the copy as a whole has the opacity.
    fileprivate func multiplied(by other: CGColor) -> CGColor {
        CGColor(srgbRed: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha)
    }
}
