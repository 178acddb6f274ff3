import PeerMeters

/// Further fields of a line, in the order they were given.
struct Fields: ExpressibleByDictionaryLiteral {
    private var text = ""

    init(dictionaryLiteral elements: (String, any CustomStringConvertible)...) {
        for (key, value) in elements {
            let isText = value is String
            text += ",\"\(key)\":" + (isText ? "\"\(value)\"" : "\(value)")
        }
    }

    func emit(_ metric: String, _ sample: PeerSample) {
        peer_emit_one(metric, sample, text)
    }
}

extension PeerSample {
    /// For lines that measure no time.
    static var none: PeerSample { PeerSample() }

    static func + (one: PeerSample, other: PeerSample) -> PeerSample {
        PeerSample(
            cpu: one.cpu + other.cpu, thr: one.thr + other.thr, x: one.x + other.x, wall: one.wall + other.wall,
            allocs: one.allocs + other.allocs)
    }
}
