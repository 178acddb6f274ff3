import Foundation

/// - Linux: refuses
/// Looks for outputs in the network, and finds none.
open class AVRouteDetector: NSObject {
    open var isRouteDetectionEnabled = false
    open var multipleRoutesDetected: Bool { false }
}

extension NSNotification.Name {
    public static let AVRouteDetectorMultipleRoutesDetectedDidChange = NSNotification.Name(
        "AVRouteDetectorMultipleRoutesDetectedDidChangeNotification")
}
