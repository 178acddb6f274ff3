/// Where a property animator is in its time: standing at a fraction, or on a segment.
@MainActor
final class AnimatorTimeline {
    /// The animator's own timing.
    let timing: AnimatorTiming
    /// Whether a standing animator's fraction is the way gone, in place of the time gone.
    var scrubsLinearly = true
    private(set) var segment: AnimatorSegment?
    private(set) var tracks: [AnimatorTrack] = []
    /// The fraction where it stands, forwards; while a segment runs, where that began.
    private var stand = 0.0
    /// The last segment had a timing of its own, so the fraction is no time of the animator's timing.
    private var hasForeignTiming = false

    init(timing: AnimatorTiming) {
        self.timing = timing
    }

    var isMoving: Bool { segment != nil }

    private var fractionIsWay: Bool { scrubsLinearly || hasForeignTiming }

    /// 0 at the start, 1 at the end, whatever the direction. A spring can be beyond.
    var fraction: Double {
        guard let segment else { return stand }
        let now = CACurrentMediaTime()
        return fractionIsWay ? segment.progress(at: now, start: 0, origin: stand) : segment.time(at: now)
    }

    /// Where animations that are added now begin.
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

    /// Stands where it is, every track at the value that it shows.
    func halt() {
        guard segment != nil else { return }
        let fraction = fraction
        let values = tracks.map { $0.progress(at: CACurrentMediaTime()) }
        stand(at: fraction)
        for (track, value) in zip(tracks, values) { track.anchor(at: fraction, value: value) }
    }

    /// Goes on from where it stands.
    ///
    /// - Parameters:
    ///   - timing: in place of the animator's own.
    ///   - factor: of the animator's duration; 0 takes what is left of it.
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
        // Through the value at the last pause, so that nothing jumps when a finger takes over.
        if fraction <= anchor.fraction {
            return max(0, anchor.value * (fraction - start) / (anchor.fraction - start))
        }
        return anchor.value + (1 - anchor.value) * (fraction - anchor.fraction) / (1 - anchor.fraction)
    }

    /// Takes the animations away: the views are where their properties say.
    func removeAnimations() {
        segment = nil
        for track in tracks { track.removeAnimations() }
    }

    /// As at the beginning; returns the tracks that were.
    func reset() -> [AnimatorTrack] {
        removeAnimations()
        defer { (tracks, stand, hasForeignTiming) = ([], 0, false) }
        return tracks
    }

    func placesDidChange() {
        for track in tracks { track.placeDidChange() }
    }
}
