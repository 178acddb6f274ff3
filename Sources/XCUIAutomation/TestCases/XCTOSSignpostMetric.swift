import Foundation

/// Measures what the system itself marks with signposts. Of these the launch of an application is there; intervals of
/// other signposts are not measured.
@preconcurrency @MainActor
open class XCTOSSignpostMetric: NSObject {
    /// The real time that launches take, which `XCTApplicationLaunchMetric` measures.
    open class var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
}
