import Foundation

/// How the user selects text in a page.
///
/// - Linux: no effect
public enum WKSelectionGranularity: Int, Sendable {
    case dynamic = 0
    case character = 1
}

/// What a web view is made with. The handlers of schemes are asked for pages; the other properties are kept.
///
/// - Linux: no effect
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
    open var processPool = WKProcessPool()
    open var preferences = WKPreferences()
    open var userContentController = WKUserContentController()
    /// The store of the cookies. The default is ``WKWebsiteDataStore/default()``.
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var suppressesIncrementalRendering = false
    open var applicationNameForUserAgent: String?
    open var allowsAirPlayForMediaPlayback = true
    open var upgradeKnownHostsToHTTPS = true
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var limitsNavigationsToAppBoundDomains = false
    open var allowsInlineMediaPlayback = false
    open var selectionGranularity = WKSelectionGranularity.dynamic
    open var allowsPictureInPictureMediaPlayback = true
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var ignoresViewportScaleLimits = false

    private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

    public override init() { super.init() }

    /// Lets an object deliver the pages whose addresses have the scheme.
    ///
    /// - Linux: works
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        schemeHandlers[urlScheme.lowercased()] = urlSchemeHandler
    }

    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        schemeHandlers[urlScheme.lowercased()]
    }

    /// Returns a configuration with the same pool, preferences, controller and store.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKWebViewConfiguration()
        copy.processPool = processPool
        copy.preferences = preferences
        copy.userContentController = userContentController
        copy.websiteDataStore = websiteDataStore
        copy.suppressesIncrementalRendering = suppressesIncrementalRendering
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
        copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        copy.defaultWebpagePreferences = defaultWebpagePreferences
        copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
        copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
        copy.selectionGranularity = selectionGranularity
        copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
        copy.dataDetectorTypes = dataDetectorTypes
        copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
        copy.schemeHandlers = schemeHandlers
        return copy
    }
}

extension WKWebViewConfiguration {
    @available(*, deprecated, message: "Use mediaTypesRequiringUserActionForPlayback instead")
    public var mediaPlaybackRequiresUserAction: Bool {
        get { requiresUserActionForMediaPlayback }
        set { requiresUserActionForMediaPlayback = newValue }
    }

    @available(*, deprecated, renamed: "allowsAirPlayForMediaPlayback")
    public var mediaPlaybackAllowsAirPlay: Bool {
        get { allowsAirPlayForMediaPlayback }
        set { allowsAirPlayForMediaPlayback = newValue }
    }

    @available(*, deprecated, message: "Use mediaTypesRequiringUserActionForPlayback instead")
    public var requiresUserActionForMediaPlayback: Bool {
        get { mediaTypesRequiringUserActionForPlayback == .all }
        set { mediaTypesRequiringUserActionForPlayback = newValue ? .all : [] }
    }
}
