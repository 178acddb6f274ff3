/// One segment of a property animator's run, from a start to the next pause, reversal or end.
@MainActor
struct AnimatorSegment {
    let timing: AnimatorTiming
    /// The start in host time, after the delay.
    let begin: Double
    /// In seconds.
    let duration: Double
    /// The animator's time at the beginning of the segment: 0 at its start, 1 at its end.
    let time: Double
    let isReversed: Bool
    /// False if another timing replaces the animator's from here on, which then leads from the present values to the
    /// end.
    let isOriginal: Bool

    var end: Double { begin + duration }

    /// Returns the elapsed part of this segment, 0...1.
    func part(at moment: Double) -> Double {
        duration > 0 ? min(max((moment - begin) / duration, 0), 1) : 1
    }

    /// Returns the animator's time, 0...1.
    func time(at moment: Double) -> Double {
        let part = part(at: moment)
        return isReversed ? time * (1 - part) : time + (1 - time) * part
    }

    /// Returns the progress of animations that begin at `start` of the animator's time and had the progress `origin`
    /// when the segment began.
    func progress(at moment: Double, start: Double, origin: Double) -> Double {
        let part = part(at: moment)
        guard isOriginal else { return replaced(part, start: start, origin: origin) }
        let now = time(at: moment)
        if isReversed {
            let stop = time > start ? start : 0
            guard time > stop else { return 0 }
            return timing.progress(at: timing.part(at: origin) * max(0, (now - stop) / (time - stop)))
        }
        if origin == 0 { return waited(now, start: max(time, start)) }
        let gone = timing.part(at: origin)
        // An overshoot beyond the end decreases until the end.
        let excess = origin - timing.progress(at: gone)
        return timing.progress(at: gone + (1 - gone) * part) + excess * (1 - part)
    }

    private func replaced(_ part: Double, start: Double, origin: Double) -> Double {
        if isReversed { return origin * (1 - timing.progress(at: part)) }
        if origin == 0 { return waited(time + (1 - time) * part, start: max(time, start)) }
        return origin + (1 - origin) * timing.progress(at: part)
    }

    /// Animations that had not begun use the time that remains after their start.
    private func waited(_ now: Double, start: Double) -> Double {
        start < 1 ? timing.progress(at: (now - start) / (1 - start)) : (now >= 1 ? 1 : 0)
    }
}
