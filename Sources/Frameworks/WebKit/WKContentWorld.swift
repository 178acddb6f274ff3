import Foundation

/// Separates scripts of an application from those of a page. No script runs.
///
/// - Linux: no effect
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
    private static let pageWorld = WKContentWorld(nil)
    private static let clientWorld = WKContentWorld(nil)
    private static var named: [String: WKContentWorld] = [:]

    private let ownName: String?

    private init(_ name: String?) { ownName = name }

    open class var page: WKContentWorld { pageWorld }

    open class var defaultClient: WKContentWorld { clientWorld }

    /// Returns the world of this name: the same object each time.
    open class func world(name: String) -> WKContentWorld {
        if let world = named[name] { return world }
        let world = WKContentWorld(name)
        named[name] = world
        return world
    }

    open var name: String? { ownName }
}
