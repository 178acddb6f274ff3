/// The stored properties of CAMediaTiming, and the calculation of an animation's phase.
struct LayerTiming: Equatable {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    var isPlain: Bool {
        beginTime == 0 && speed == 1 && timeOffset == 0
    }

    /// Seconds of one run, including the reversed one.
    var cycle: Double {
        autoreverses ? duration * 2 : duration
    }

    /// Local seconds from the beginning to the end; infinite for endless repetition.
    var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        if repeatCount == 0 { return cycle }
        return repeatCount >= .greatestFiniteMagnitude ? .infinity : cycle * Double(repeatCount)
    }

    /// A position within the runs of an animation.
    struct Moment: Equatable {
        /// From 0 to 1 through one run.
        var progress: Double
        /// The number of completed runs, each including its reversed one.
        var finishedCycles = 0
    }

    enum Phase: Equatable {
        case before
        case active(Moment)
        case after(Moment)
    }

    /// Returns the phase `elapsed` local seconds after the beginning.
    func phase(at elapsed: Double) -> Phase {
        if elapsed < 0 { return .before }
        let end = activeDuration
        if elapsed >= end { return .after(moment(at: end, isEnd: true)) }
        return .active(moment(at: elapsed, isEnd: false))
    }

    private func moment(at elapsed: Double, isEnd: Bool) -> Moment {
        guard duration > 0 else { return Moment(progress: 1) }
        var run = elapsed / duration
        var index = run.rounded(.down)
        run -= index
        // The end of a whole run shows its last value, not the first value of the next run.
        if isEnd, run == 0, index > 0 {
            run = 1
            index -= 1
        }
        let cycles = Int(min(autoreverses ? (index / 2).rounded(.down) : index, 1e9))
        let isBackwards = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
        return Moment(progress: isBackwards ? 1 - run : run, finishedCycles: cycles)
    }
}

extension CALayer {
    final func setTiming<Value: Equatable>(_ path: WritableKeyPath<LayerTiming, Value>, to value: Value) {
        guard timing[keyPath: path] != value else { return }
        timing[keyPath: path] = value
        mark(.render)
    }

    /// Converts the time of the topmost layer's parent to this layer's time.
    final func localTime(of absolute: Double) -> Double {
        let time = superlayerReference?.localTime(of: absolute) ?? absolute
        return timing.isPlain ? time : (time - timing.beginTime) * Double(timing.speed) + timing.timeOffset
    }

    final func absoluteTime(of local: Double) -> Double {
        var time = local
        if !timing.isPlain {
            let speed = Double(timing.speed)
            time = speed == 0 ? timing.beginTime : (time - timing.timeOffset) / speed + timing.beginTime
        }
        return superlayerReference?.absoluteTime(of: time) ?? time
    }
}
