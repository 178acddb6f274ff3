extension CGPath {
    /// Returns the path whose points are interpolated between this path's and `other`'s. `progress` may be outside 0 to
    /// 1. Nil unless both paths consist of the same kinds of elements in the same order. O(elements).
    package func interpolated(to other: CGPath, progress: CGFloat) -> CGPath? {
        guard steps.count == other.steps.count else { return nil }
        var result: [PathStep] = []
        result.reserveCapacity(steps.count)
        for (step, target) in zip(steps, other.steps) {
            guard let between = step.interpolated(to: target, progress: progress) else { return nil }
            result.append(between)
        }
        return CGPath(steps: result)
    }
}

extension PathStep {
    fileprivate func interpolated(to other: PathStep, progress: CGFloat) -> PathStep? {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * progress, y: a.y + (b.y - a.y) * progress)
        }
        switch (self, other) {
        case (.move(let p), .move(let q)): return .move(mix(p, q))
        case (.line(let p), .line(let q)): return .line(mix(p, q))
        case (.quad(let c, let p), .quad(let d, let q)): return .quad(mix(c, d), mix(p, q))
        case (.curve(let c1, let c2, let p), .curve(let d1, let d2, let q)):
            return .curve(mix(c1, d1), mix(c2, d2), mix(p, q))
        case (.close, .close): return .close
        default: return nil
        }
    }
}
