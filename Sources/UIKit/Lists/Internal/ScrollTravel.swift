/// Computes the direction and speed of content from its positions and times.
struct ScrollTravel {
    /// Whether the content moves towards larger offsets; true until it first moves.
    private(set) var isForward = true
    /// The speed in points per second between the last two positions; 0 if the content rested between them.
    private(set) var speed = 0.0

    private var last: (position: Double, time: Double)?
    /// The farthest position in the current direction.
    private var farthest: Double?

    /// Smaller movements against the direction are noise of a resting finger.
    private static let turn = 10.0
    /// A longer time between two positions, in seconds, counts as a rest.
    private static let rest = 0.1

    mutating func move(to position: Double, at time: Double) {
        defer { last = (position, time) }
        guard let last else {
            farthest = position
            return
        }
        if time - last.time > Self.rest {
            speed = 0
        } else if time > last.time {
            speed = abs(position - last.position) / (time - last.time)
        }
        let best = farthest ?? position
        if isForward ? position >= best : position <= best {
            farthest = position
        } else if abs(position - best) > Self.turn {
            isForward.toggle()
            farthest = position
        }
    }

    /// Shifts the positions without a movement, because the content was renumbered.
    mutating func shift(by distance: Double) {
        if let last { self.last = (last.position + distance, last.time) }
        if let farthest { self.farthest = farthest + distance }
    }
}
