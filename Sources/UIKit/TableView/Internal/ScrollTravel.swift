/// Which way a content goes, and how fast. Positions and times in, direction and speed out.
struct ScrollTravel {
    /// Towards larger offsets; true until the content first moves.
    private(set) var isForward = true
    /// In points a second, from the last two positions; 0 when the content rested between them.
    private(set) var speed = 0.0

    private var last: (position: Double, time: Double)?
    /// The farthest position on the way.
    private var farthest: Double?

    /// A finger that holds still wavers by less.
    private static let turn = 10.0
    /// A longer time between two positions is a rest.
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

    /// Positions were renumbered: no movement.
    mutating func shift(by distance: Double) {
        if let last { self.last = (last.position + distance, last.time) }
        if let farthest { self.farthest = farthest + distance }
    }
}
