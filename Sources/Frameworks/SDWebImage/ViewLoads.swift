import Foundation
import ObjectiveCRuntime

/// What the library remembers of a view.
@MainActor
final class ViewLoads {
    /// A load of a view: the last one of its key shows its image.
    final class Load {
        let url: URL?
        var operation: SDWebImageCombinedOperation?

        init(_ url: URL?) { self.url = url }
    }

    var current: [String: Load] = [:]
    /// The last addresses of the parts of the view; they remain when the loads have ended.
    var urls: [String: URL] = [:]
    var latestKey: String?
    var transition: SDWebImageTransition?
    var indicator: (any SDWebImageIndicator)?

    /// Returns what is remembered of a view.
    static func of(_ view: UIView) -> ViewLoads {
        if let known = existing(of: view) { return known }
        let loads = ViewLoads()
        objc_setAssociatedObject(view, key, loads, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return loads
    }

    static func existing(of view: UIView) -> ViewLoads? { objc_getAssociatedObject(view, key) as? ViewLoads }

    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    func cancel(_ key: String) {
        let load = current.removeValue(forKey: key)
        if current.isEmpty { indicator?.stopAnimatingIndicator() }
        load?.operation?.cancel()
    }
}
