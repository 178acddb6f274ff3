import Foundation
import Runtime

/// The place in a test from which this module is called.
struct CallerPlace {
    let file: String
    let line: Int

    /// Looks for the first call in progress that is in another source file than those of this module; nil without debug
    /// information.
    static func find() -> CallerPlace? {
        guard let trace = try? Backtrace.capture(), let symbols = trace.symbolicated(options: [.showSourceLocations])
        else { return nil }
        let own = "\(#filePath)".components(separatedBy: "/TestCases/").first ?? ""
        for frame in symbols.frames {
            guard let place = frame.symbol?.sourceLocation, place.line > 0, !place.path.hasPrefix(own),
                place.path.hasSuffix(".swift"), FileManager.default.fileExists(atPath: place.path)
            else { continue }
            return CallerPlace(file: place.path, line: place.line)
        }
        return nil
    }
}
