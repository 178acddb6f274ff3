import Foundation
import XCTest

/// What the whole process writes into files.
@preconcurrency @MainActor
open class XCTStorageMetric: NSObject, XCTMetric {
    /// Measures the whole process.
    public override init() {}

    /// The application runs in the process of the tests, so that what it writes is what the whole process writes.
    public convenience init(application: XCUIApplication) {
        self.init()
    }

    open var title: String { "Disk Logical Writes, kB" }
    open var reading: Double {
        let text = (try? String(contentsOfFile: "/proc/self/io", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("wchar:") }
        return (line?.split(separator: " ").last.flatMap { Double($0) } ?? 0) / 1000
    }
}
