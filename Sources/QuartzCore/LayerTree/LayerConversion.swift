/// Converts coordinates between layers of one tree.
@MainActor
enum LayerConversion {
    /// Returns the transform from the coordinates of `source` to those of `target`; nil means the coordinates around
    /// the topmost layer.
    static func transform(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
        if source === target { return .identity }
        let meeting = commonAncestor(source, target)
        let up = transform(from: source, upTo: meeting)
        guard target !== meeting else { return up }
        return up.concatenating(transform(from: target, upTo: meeting).inverted())
    }

    private static func transform(from layer: CALayer?, upTo ancestor: CALayer?) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        var current = layer
        while let layer = current, layer !== ancestor {
            var above = layer.superlayer
            if let space = above, space !== ancestor, space.properties.isSpace {
                // What is in a space gets flat with the whole transform.
                var transform = CATransform3DConcat(layer.transformInSpace, space.transformInSpace)
                above = space.superlayer
                while let outer = above, outer !== ancestor, outer.properties.isSpace {
                    transform = CATransform3DConcat(transform, outer.transformInSpace)
                    above = outer.superlayer
                }
                result = result.concatenating(transform.flattened)
            } else {
                result = result.concatenating(layer.placement)
            }
            current = above
        }
        return result
    }

    /// Nil when one of the layers is nil or they share no tree. Both are then converted through the coordinates around
    /// their topmost layers.
    private static func commonAncestor(_ first: CALayer?, _ second: CALayer?) -> CALayer? {
        var (first, second) = (first, second)
        var (depth, otherDepth) = (depth(of: first), depth(of: second))
        while depth > otherDepth {
            first = first?.superlayer
            depth -= 1
        }
        while otherDepth > depth {
            second = second?.superlayer
            otherDepth -= 1
        }
        while first !== second {
            first = first?.superlayer
            second = second?.superlayer
        }
        return first
    }

    private static func depth(of layer: CALayer?) -> Int {
        var depth = 0
        var current = layer
        while let layer = current {
            depth += 1
            current = layer.superlayer
        }
        return depth
    }
}
