/// The position of a property animator in time: paused at a fraction, or running on a segment.
@MainActor
final class AnimatorTimeline {
    /// The animator's own timing.
    let timing: AnimatorTiming
    /// Whether the fraction of a paused animator is its progress; if false, it is its time.
    var scrubsLinearly = true
    private(set) var segment: AnimatorSegment?
    private(set) var tracks: [AnimatorTrack] = []
    /// The fraction at which the animator is paused, counted forwards; while a segment runs, the one at which it began.
    private var stand = 0.0
    /// Whether the last segment had another timing, so that the fraction is not a time of the animator's timing.
    private var hasForeignTiming = false

    init(timing: AnimatorTiming) {
        self.timing = timing
    }

    var isMoving: Bool { segment != nil }

    private var fractionIsWay: Bool { scrubsLinearly || hasForeignTiming }

    /// The current fraction: 0 at the start, 1 at the end, in either direction. A spring can exceed this range.
    var fraction: Double {
        guard let segment else { return stand }
        let now = CACurrentMediaTime()
        return fractionIsWay ? segment.progress(at: now, start: 0, origin: stand) : segment.time(at: now)
    }

    /// The animator's time at which animations added now begin.
    var present: Double {
        guard let segment else { return min(max(stand, 0), 1) }
        return segment.time(at: CACurrentMediaTime())
    }

    func add(_ track: AnimatorTrack) {
        tracks.append(track)
    }

    func stand(at fraction: Double) {
        segment = nil
        stand = fraction
    }

    /// Pauses at the current fraction, and keeps every track at its current progress.
    func halt() {
        guard segment != nil else { return }
        let fraction = fraction
        let values = tracks.map { $0.progress(at: CACurrentMediaTime()) }
        stand(at: fraction)
        for (track, value) in zip(tracks, values) { track.anchor(at: fraction, value: value) }
    }

    /// Continues from the fraction at which the animator is paused.
    ///
    /// - Parameters:
    ///   - timing: replaces the animator's own timing.
    ///   - factor: a multiple of the animator's duration; 0 uses the remaining duration.
    func run(reversed: Bool, timing other: AnimatorTiming?, durationFactor factor: Double, delay: Double) {
        let origins = tracks.map(\.standing)
        let place = min(max(stand, 0), 1)
        hasForeignTiming = hasForeignTiming || other != nil
        let time = other == nil && scrubsLinearly ? timing.part(at: stand) : place
        let rest = reversed ? time : 1 - time
        let duration = timing.duration * (factor > 0 ? factor : rest)
        for (track, origin) in zip(tracks, origins) { track.origin = origin }
        segment = AnimatorSegment(
            timing: other ?? timing, begin: CACurrentMediaTime() + delay, duration: duration, time: time,
            isReversed: reversed, isOriginal: other == nil)
    }

    func standing(start: Double, anchor: (fraction: Double, value: Double)?) -> Double {
        let fraction = stand
        guard fractionIsWay else {
            return start < 1 ? timing.progress(at: (fraction - start) / (1 - start)) : (fraction >= 1 ? 1 : 0)
        }
        guard let anchor, anchor.fraction > start, anchor.fraction < 1 else {
            return start < 1 ? max(0, (fraction - start) / (1 - start)) : (fraction >= 1 ? 1 : 0)
        }
        // Interpolates through the value at the last pause, so that nothing jumps when a gesture takes over.
        if fraction <= anchor.fraction {
            return max(0, anchor.value * (fraction - start) / (anchor.fraction - start))
        }
        return anchor.value + (1 - anchor.value) * (fraction - anchor.fraction) / (1 - anchor.fraction)
    }

    /// Removes the animations, so that the views show the values of their properties.
    func removeAnimations() {
        segment = nil
        for track in tracks { track.removeAnimations() }
    }

    /// Resets the timeline to its beginning, and returns the former tracks.
    func reset() -> [AnimatorTrack] {
        removeAnimations()
        defer { (tracks, stand, hasForeignTiming) = ([], 0, false) }
        return tracks
    }

    func placesDidChange() {
        for track in tracks { track.placeDidChange() }
    }
}
