import Foundation
import XCTest

/// Something that is measured while a block of a test runs.
@preconcurrency @MainActor
public protocol XCTMetric: AnyObject {
    /// The name and the unit of the numbers, such as `Clock Monotonic Time, s`.
    var title: String { get }
    /// The reading of the counter now: the difference between the readings after and before a block is its number.
    var reading: Double { get }
}

/// The real time that a block takes.
@preconcurrency @MainActor
open class XCTClockMetric: NSObject, XCTMetric {
    open var title: String { "Clock Monotonic Time, s" }
    open var reading: Double { ProcessInfo.processInfo.systemUptime }
}

/// The real time that launches take. Here it is that of the whole block.
@preconcurrency @MainActor
open class XCTApplicationLaunchMetric: XCTClockMetric {
    /// Measures the whole process.
    public override init() {}

    /// - Parameter waitUntilResponsive: has no effect: a launch always ends when the application has come to rest.
    public convenience init(waitUntilResponsive: Bool) {
        self.init()
    }

    open override var title: String { "Duration (AppLaunch), s" }
}

/// The processor time of the whole process.
@preconcurrency @MainActor
open class XCTCPUMetric: NSObject, XCTMetric {
    /// Measures the whole process.
    public override init() {}

    /// The application runs in the process of the tests, so that its time is that of the whole process.
    public convenience init(application: XCUIApplication) {
        self.init()
    }

    open var title: String { "CPU Time, s" }
    open var reading: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}

/// The memory of the whole process.
@preconcurrency @MainActor
open class XCTMemoryMetric: NSObject, XCTMetric {
    /// Measures the whole process.
    public override init() {}

    /// The application runs in the process of the tests, so that its memory is that of the whole process.
    public convenience init(application: XCUIApplication) {
        self.init()
    }

    open var title: String { "Memory Physical, kB" }
    open var reading: Double {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1000
    }
}

/// How a block is measured.
@preconcurrency @MainActor
open class XCTMeasureOptions: NSObject {
    /// How often the block is measured, after a first time that does not count. The default is 5.
    open var iterationCount = 5

    /// The default options.
    public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

extension XCTestCase {
    /// Runs a block several times, and prints what is measured. No number fails the test.
    @preconcurrency @MainActor
    public func measure(
        metrics: [any XCTMetric], options: XCTMeasureOptions = .default, block: () -> Void
    ) {
        block()
        var numbers = Array(repeating: [Double](), count: metrics.count)
        for _ in 0..<max(options.iterationCount, 1) {
            let before = metrics.map(\.reading)
            block()
            for (index, metric) in metrics.enumerated() { numbers[index].append(metric.reading - before[index]) }
        }
        for (metric, values) in zip(metrics, numbers) {
            let average = values.reduce(0, +) / Double(values.count)
            let list = values.map { String(format: "%.6f", $0) }.joined(separator: ", ")
            print("\(name) measured [\(metric.title)] average: \(String(format: "%.6f", average)), values: [\(list)]")
        }
    }

    /// Runs a block several times, and prints what is measured.
    @preconcurrency @MainActor
    public func measure(options: XCTMeasureOptions, block: () -> Void) {
        measure(metrics: [XCTClockMetric()], options: options, block: block)
    }
}
