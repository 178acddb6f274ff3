/// The decisions of a random client (SplitMix64): a seed repeats them.
struct ClientChoices: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int, step: Int) {
        state =
            UInt64(truncatingIfNeeded: seed) &* 0xD6E8_FEB8_6659_FD93 &+ UInt64(truncatingIfNeeded: step)
        _ = next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number below `sides`.
    mutating func roll(_ sides: Int) -> Int { Int(next() % UInt64(sides)) }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}
