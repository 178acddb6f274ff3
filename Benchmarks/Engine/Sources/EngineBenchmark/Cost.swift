import Foundation

/// CPU time of this process in milliseconds: what other processes do meanwhile is not in it.
func cpuMilliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
}

/// The cost of one thing, taken several times.
struct Cost {
    private let milliseconds: [Double]

    /// Takes the median of `repeats`, after one that isn't counted. `prepare` isn't counted either; what `body` returns is let
    /// go after the clock has stopped.
    init<Input, Output>(repeats: Int, prepare: () throws -> Input, _ body: (Input) throws -> Output) rethrows {
        milliseconds = try (0...repeats).map { _ in
            let input = try prepare()
            let start = cpuMilliseconds()
            let output = try body(input)
            let end = cpuMilliseconds()
            withExtendedLifetime((input, output)) {}
            return end - start
        }.dropFirst().sorted()
    }

    init<Output>(repeats: Int, _ body: () throws -> Output) rethrows {
        try self.init(repeats: repeats, prepare: {}, { _ in try body() })
    }

    var median: Double { milliseconds[milliseconds.count / 2] }
    var best: Double { milliseconds[0] }
}
