// One table, measured: the program that `Benchmarks/run` starts once for every size, look and host.
//
//     TableBenchmark --n=100000 --heights=fixed|var --do=frames|scroll|fling|edits|idle|last-row [--frames=600]
//
// The host, the size and the scale are those of every Trestle program: TRESTLE_HOST, TRESTLE_SIZE, TRESTLE_SCALE, TRESTLE_FRAME_RATE.
// Prints one JSON line a measurement.
import UIKit

let options = BenchmarkOptions(CommandLine.arguments)
if options.task == .lastRow {
    try LastRowCheck(options).run()
} else {
    FirstFrame.begin()
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(BenchmarkApp.self))
}
