/// The segments between keyframes, and their times.
struct KeyframeTrack {
    /// One segment from each keyframe to the next.
    private let segments: [KeyframeSegment]
    /// The start of each segment, and the end of the last one.
    private let times: [Double]
    private let paces: [CAMediaTimingFunction]
    /// Whether the speed is constant within a segment too.
    private let isPaced: Bool

    @MainActor
    init(of animation: CAKeyframeAnimation, like base: AnimatableValue) {
        let mode = animation.calculationMode
        let values = (animation.values ?? []).compactMap { AnimatableValue($0, like: base) }
        if let path = animation.path {
            // Closing a subpath that ends where it began adds no segment.
            let ways = path.segments.filter { !$0.closesSubpath || $0.length > 0 }
            segments =
                mode == .discrete
                ? (ways.prefix(1).map(\.start) + ways.map(\.end)).map { .still(.point($0)) } : ways.map { .path($0) }
        } else if mode == .discrete || values.count == 1 {
            segments = values.map { .still($0) }
        } else if mode == .cubic || mode == .cubicPaced {
            segments =
                KeyframeSpline(
                    values: values, tension: animation.tensionValues, continuity: animation.continuityValues,
                    bias: animation.biasValues
                ).segments
        } else {
            segments = zip(values, values.dropFirst()).map { .line($0, $1) }
        }
        isPaced = mode == .paced || mode == .cubicPaced
        if isPaced {
            times = Self.times(byLength: segments)
        } else {
            let given = (animation.keyTimes ?? []).map(\.doubleValue)
            let isUsable = given.count == segments.count + 1 && zip(given, given.dropFirst()).allSatisfy { $0 <= $1 }
            times = isUsable ? given : Self.evenTimes(segments.count)
        }
        paces = isPaced ? [] : animation.timingFunctions ?? []
    }

    func value(at progress: Double) -> AnimatableValue? {
        guard let (segment, part) = place(at: progress) else { return nil }
        return segment.value(at: part)
    }

    /// The direction of travel in radians; nil for an animation without a path.
    func angle(at progress: Double) -> CGFloat? {
        guard case (.path(let segment), let part)? = place(at: progress) else { return nil }
        return segment.angle(at: part)
    }

    private func place(at progress: Double) -> (KeyframeSegment, Double)? {
        guard let last = segments.last else { return nil }
        // The last segment that has begun. Of several that begin at the same time the last one counts.
        guard progress < times[segments.count] else { return (last, 1) }
        guard let index = segments.indices.last(where: { times[$0] <= progress }) else { return (segments[0], 0) }
        let span = times[index + 1] - times[index]
        var part = span > 0 ? (progress - times[index]) / span : 1
        if paces.indices.contains(index) { part = paces[index].progress(at: part) }
        return (segments[index], isPaced ? segments[index].parameter(atFraction: part) : part)
    }

    private static func evenTimes(_ count: Int) -> [Double] {
        (0...count).map { count > 0 ? Double($0) / Double(count) : 0 }
    }

    private static func times(byLength segments: [KeyframeSegment]) -> [Double] {
        let lengths = segments.map(\.length)
        let total = lengths.reduce(0, +)
        guard total > 0 else { return evenTimes(segments.count) }
        var (sum, times) = (0.0, [0.0])
        for length in lengths {
            sum += length
            times.append(sum / total)
        }
        return times
    }
}

/// The interpolation from one keyframe to the next.
enum KeyframeSegment {
    case still(AnimatableValue)
    case line(AnimatableValue, AnimatableValue)
    case path(PathSegment)
    /// A cubic curve given by its ends and its derivatives there.
    case curve(from: AnimatableValue, leaving: AnimatableValue, to: AnimatableValue, arriving: AnimatableValue)

    func value(at t: Double) -> AnimatableValue {
        switch self {
        case .still(let value): value
        case .line(let from, let to): AnimatableValue.interpolate(from: from, to: to, progress: t)
        case .path(let segment): .point(segment.point(at: t))
        case .curve(let from, let leaving, let to, let arriving):
            from.scaled(by: (2 * t - 3) * t * t + 1).adding(leaving.scaled(by: ((t - 2) * t + 1) * t))
                .adding(to.scaled(by: (3 - 2 * t) * t * t)).adding(arriving.scaled(by: (t - 1) * t * t))
        }
    }

    var length: Double {
        switch self {
        case .still: 1
        case .line(let from, let to): from.distance(to: to)
        case .path(let segment): segment.length
        case .curve: chords.reduce(0, +)
        }
    }

    /// Returns the curve parameter at which a fraction of the length is covered.
    func parameter(atFraction fraction: Double) -> Double {
        switch self {
        case .still, .line: return fraction
        case .path(let segment): return segment.parameter(atLength: fraction * segment.length)
        case .curve:
            let chords = chords
            var left = fraction * chords.reduce(0, +)
            for (index, chord) in chords.enumerated() {
                if left <= chord {
                    return (Double(index) + (chord > 0 ? left / chord : 0)) / Double(chords.count)
                }
                left -= chord
            }
            return 1
        }
    }

    private var chords: [Double] {
        let points = (0...32).map { value(at: Double($0) / 32) }
        return zip(points, points.dropFirst()).map { $0.distance(to: $1) }
    }
}

/// A Kochanek-Bartels spline through keyframes. It is a Catmull-Rom spline where tension, continuity and bias are 0.
struct KeyframeSpline {
    let values: [AnimatableValue]
    let tension: [NSNumber]?
    let continuity: [NSNumber]?
    let bias: [NSNumber]?

    /// Values that cannot be added component by component without limits (transforms, colors, flags) are interpolated
    /// linearly.
    var segments: [KeyframeSegment] {
        (0..<max(values.count - 1, 0)).map { index in
            let (from, to) = (values[index], values[index + 1])
            switch from {
            case .number, .point, .size, .rect:
                return .curve(
                    from: from, leaving: tangent(at: index, isLeaving: true), to: to,
                    arriving: tangent(at: index + 1, isLeaving: false))
            default: return .line(from, to)
            }
        }
    }

    private func tangent(at index: Int, isLeaving: Bool) -> AnimatableValue {
        func parameter(_ list: [NSNumber]?) -> Double {
            guard let list, list.indices.contains(index) else { return 0 }
            return list[index].doubleValue
        }
        let (t, b) = (parameter(tension), parameter(bias))
        let c = parameter(continuity) * (isLeaving ? 1 : -1)
        // At the ends only one difference exists; it replaces the missing one.
        let after = values[min(index + 1, values.count - 1)].subtracting(values[min(index, values.count - 2)])
        let before = values[max(index, 1)].subtracting(values[max(index - 1, 0)])
        return before.scaled(by: (1 - t) * (1 + b) * (1 + c) / 2).adding(
            after.scaled(by: (1 - t) * (1 - b) * (1 - c) / 2))
    }
}
