import UIKit

/// The link whose menu is to be shown.
///
/// - Linux: no effect
@preconcurrency @MainActor
open class WKContextMenuElementInfo: NSObject {
    open var linkURL: URL? { nil }
}

/// The link whose page is to be previewed.
///
/// - Linux: no effect
@preconcurrency @MainActor
open class WKPreviewElementInfo: NSObject, @preconcurrency NSCopying {
    open var linkURL: URL? { nil }

    open func copy(with zone: NSZone? = nil) -> Any { WKPreviewElementInfo() }
}

/// An action below the preview of a page.
///
/// - Linux: no effect
@preconcurrency @MainActor
public protocol WKPreviewActionItem: UIPreviewActionItem {
    var identifier: String! { get }
}
