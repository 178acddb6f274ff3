/// Collects the changes made in the closure of a keyframe animation, by layer and property. When the closure has ended,
/// each property gets one animation through all its keyframes.
@MainActor
final class KeyframeTracks {
    /// The part of the animation to which changes are added: that of the current `addKeyframe` call, otherwise the
    /// whole animation.
    private(set) var span: ClosedRange<Double> = 0...1

    private let mode: CAAnimationCalculationMode
    private var tracks: [Track] = []

    init(mode: CAAnimationCalculationMode) {
        self.mode = mode
    }

    /// Runs a closure whose changes take a part of the animation. Times are fractions of the whole animation.
    func fill(from start: Double, lasting duration: Double, _ animations: () -> Void) {
        let outer = span
        let begin = max(0, min(1, start))
        span = begin...max(begin, min(1, start + duration))
        animations()
        span = outer
    }

    func add(_ property: ViewAnimatableProperty, of layer: CALayer, from before: Any?, to value: Any?) {
        let key = Keyframe(begin: span.lowerBound, end: span.upperBound, value: value)
        if let index = tracks.firstIndex(where: { $0.layer === layer && $0.property == property }) {
            tracks[index].keyframes.append(key)
        } else {
            tracks.append(Track(layer: layer, property: property, initial: before, keyframes: [key]))
        }
    }

    func start(in block: AnimationBlock) {
        for track in tracks {
            let animation = CAKeyframeAnimation(keyPath: track.property.rawValue)
            let (times, values) = track.points
            let final = track.layer.modelValue(forKey: track.property.rawValue)
            let differences = values.map { track.property.difference($0, over: final) }
            let isAdditive = differences.allSatisfy { $0 != nil }
            animation.values = isAdditive ? differences.compactMap { $0 } : values.map { $0 as Any }
            // Discrete values begin at their times; the last one begins at the end.
            animation.keyTimes = (mode == .discrete ? times + [1] : times).map { NSNumber(value: $0) }
            animation.isAdditive = isAdditive
            animation.calculationMode = mode
            if case .curve(let function) = block.timing { animation.timingFunction = function }
            let key = track.property.rawValue
            block.start(animation, on: track.layer, key: isAdditive ? track.layer.freeAnimationKey(key) : key)
        }
        tracks = []
    }

    private struct Keyframe {
        let begin: Double
        let end: Double
        let value: Any?
    }

    private struct Track {
        let layer: CALayer
        let property: ViewAnimatableProperty
        let initial: Any?
        var keyframes: [Keyframe]

        /// The keyframe times and values. Between keyframes the value does not change: each keyframe begins with the
        /// value at the end of the previous one.
        var points: (times: [Double], values: [Any?]) {
            var times = [0.0]
            var values = [initial]
            for keyframe in keyframes.sorted(by: { $0.begin < $1.begin }) {
                let last = times[times.count - 1]
                if keyframe.begin > last {
                    times.append(keyframe.begin)
                    values.append(values[values.count - 1])
                }
                times.append(max(keyframe.end, last))
                values.append(keyframe.value)
            }
            if times[times.count - 1] < 1 {
                times.append(1)
                values.append(values[values.count - 1])
            }
            return (times, values)
        }
    }
}
