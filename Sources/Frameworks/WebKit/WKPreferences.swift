import Foundation

/// Settings of web views. They are kept.
///
/// - Linux: no effect
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    open var minimumFontSize: CGFloat = 0
    open var javaScriptCanOpenWindowsAutomatically = false
    open var isFraudulentWebsiteWarningEnabled = true
    open var shouldPrintBackgrounds = false
    open var isTextInteractionEnabled = true
    open var isSiteSpecificQuirksModeEnabled = true
    open var isElementFullscreenEnabled = false
    @available(*, deprecated, message: "Use WKWebpagePreferences.allowsContentJavaScript instead")
    open var javaScriptEnabled = true

    public override init() { super.init() }
}
