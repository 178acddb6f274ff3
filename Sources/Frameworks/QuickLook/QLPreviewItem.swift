import Foundation

/// A file to be shown, and its title.
///
/// - Linux: works
@preconcurrency @MainActor
public protocol QLPreviewItem: NSObjectProtocol {
    var previewItemURL: URL? { get }
    /// The title; nil, the default, is the name of the file.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

/// An address is the item of its file.
extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { absoluteURL }
}
