import Foundation

/// How many pages a view shows.
///
/// - Linux: works
public enum PDFDisplayMode: Int, Sendable {
    case singlePage = 0
    case singlePageContinuous = 1
    case twoUp = 2
    case twoUpContinuous = 3
}

/// The direction in which pages follow each other.
///
/// - Linux: works
public enum PDFDisplayDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
}

/// How images of pages are scaled.
///
/// - Linux: no effect
public enum PDFInterpolationQuality: Int, Sendable {
    case none = 0
    case low = 1
    case high = 2
}

/// The direction in which thumbnails follow each other.
///
/// - Linux: works
public enum PDFThumbnailLayoutMode: Int, Sendable {
    case vertical = 0
    case horizontal = 1
}

extension NSNotification.Name {
    public static let PDFViewDocumentChanged = Self("PDFViewChangedDocument")
    public static let PDFViewChangedHistory = Self("PDFViewChangedHistory")
    public static let PDFViewPageChanged = Self("PDFViewChangedPage")
    public static let PDFViewScaleChanged = Self("PDFViewChangedScale")
    public static let PDFViewAnnotationHit = Self("PDFViewAnnotationHit")
    public static let PDFViewCopyPermission = Self("PDFViewCopyPermission")
    public static let PDFViewPrintPermission = Self("PDFViewPrintPermission")
    public static let PDFViewAnnotationWillHit = Self("PDFViewAnnotationWillHit")
    public static let PDFViewSelectionChanged = Self("PDFViewSelectionChanged")
    public static let PDFViewDisplayModeChanged = Self("PDFViewDisplayModeChanged")
    public static let PDFViewDisplayBoxChanged = Self("PDFViewDisplayBoxChanged")
    public static let PDFViewVisiblePagesChanged = Self("PDFViewVisiblePagesChanged")
}
