extension CGPath {
    /// The same shape in the opposite direction: every subpath from its end to its beginning, the last subpath first.
    package var reversed: CGPath {
        var result: [PathStep] = []
        for subpath in Subpath.all(of: steps).reversed() { result += subpath.reversedSteps }
        return CGPath(steps: result)
    }

    /// The closed subpaths, which are the ones that UIKit's hit test counts.
    package var closedSubpaths: CGPath {
        CGPath(steps: Subpath.all(of: steps).filter(\.isClosed).flatMap(\.steps))
    }
}

/// The elements between two moves.
private struct Subpath {
    let start: CGPoint
    /// Lines and curves only.
    private(set) var segments: [PathStep] = []
    private(set) var isClosed = false

    var steps: [PathStep] {
        [.move(start)] + segments + (isClosed ? [.close] : [])
    }

    /// Splits a path. An element after a close begins a subpath at the point where the closed one began.
    static func all(of steps: [PathStep]) -> [Subpath] {
        var result: [Subpath] = []
        for step in steps {
            switch step {
            case .move(let point):
                result.append(Subpath(start: point))
            case .close:
                if !result.isEmpty { result[result.count - 1].isClosed = true }
            default:
                guard let last = result.last else { continue }
                if last.isClosed { result.append(Subpath(start: last.start)) }
                result[result.count - 1].segments.append(step)
            }
        }
        return result
    }

    var reversedSteps: [PathStep] {
        var points = [start]
        for segment in segments { points.append(segment.end ?? start) }
        var result: [PathStep] = [.move(points[points.count - 1])]
        for index in segments.indices.reversed() {
            switch segments[index] {
            case .quad(let control, _): result.append(.quad(control, points[index]))
            case .curve(let first, let second, _): result.append(.curve(second, first, points[index]))
            default: result.append(.line(points[index]))
            }
        }
        return isClosed ? result + [.close] : result
    }
}

extension PathStep {
    /// Nil for a close.
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quad(_, let point), .curve(_, _, let point): point
        case .close: nil
        }
    }
}
