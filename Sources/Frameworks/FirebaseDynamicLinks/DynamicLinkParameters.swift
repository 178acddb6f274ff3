/// - Linux: works
public enum ShortDynamicLinkPathLength: Int, Sendable {
    case `default`
    case short
    case unguessable
}

/// - Linux: works
public final class DynamicLinkComponentsOptions: NSObject {
    public var pathLength = ShortDynamicLinkPathLength.default

    public override init() {}
}

/// - Linux: works
public final class DynamicLinkGoogleAnalyticsParameters: NSObject {
    public var source: String?
    public var medium: String?
    public var campaign: String?
    public var term: String?
    public var content: String?

    public override init() {}

    public init(source: String, medium: String, campaign: String) {
        self.source = source
        self.medium = medium
        self.campaign = campaign
    }

    var values: [(String, String?)] {
        [
            ("utm_source", source), ("utm_medium", medium), ("utm_campaign", campaign), ("utm_term", term),
            ("utm_content", content),
        ]
    }
}

/// - Linux: works
public final class DynamicLinkSocialMetaTagParameters: NSObject {
    public var title: String?
    public var descriptionText: String?
    public var imageURL: URL?

    public override init() {}

    var values: [(String, String?)] {
        [("st", title), ("sd", descriptionText), ("si", imageURL?.absoluteString)]
    }
}

/// - Linux: works
public final class DynamicLinkIOSParameters: NSObject {
    public let bundleID: String?
    public var appStoreID: String?
    public var fallbackURL: URL?
    public var customScheme: String?
    public var iPadBundleID: String?
    public var iPadFallbackURL: URL?
    public var minimumAppVersion: String?

    public init(bundleID: String) {
        self.bundleID = bundleID
    }

    var values: [(String, String?)] {
        [
            ("ibi", bundleID), ("isi", appStoreID), ("ifl", fallbackURL?.absoluteString), ("ius", customScheme),
            ("ipbi", iPadBundleID), ("ipfl", iPadFallbackURL?.absoluteString), ("imv", minimumAppVersion),
        ]
    }
}

/// - Linux: works
public final class DynamicLinkItunesConnectAnalyticsParameters: NSObject {
    public var affiliateToken: String?
    public var campaignToken: String?
    public var providerToken: String?

    public override init() {}

    var values: [(String, String?)] {
        [("at", affiliateToken), ("ct", campaignToken), ("pt", providerToken)]
    }
}

/// - Linux: works
public final class DynamicLinkAndroidParameters: NSObject {
    public let packageName: String?
    public var fallbackURL: URL?
    public var minimumVersion: Int = 0

    public init(packageName: String) {
        self.packageName = packageName
    }

    var values: [(String, String?)] {
        [
            ("apn", packageName), ("afl", fallbackURL?.absoluteString),
            ("amv", minimumVersion == 0 ? nil : "\(minimumVersion)"),
        ]
    }
}

/// - Linux: works
public final class DynamicLinkNavigationInfoParameters: NSObject {
    public var isForcedRedirectEnabled: Bool = false

    public override init() {}

    var values: [(String, String?)] {
        [("efr", isForcedRedirectEnabled ? "1" : nil)]
    }
}

/// - Linux: works
public final class DynamicLinkOtherPlatformParameters: NSObject {
    public var fallbackUrl: URL?

    public override init() {}

    var values: [(String, String?)] {
        [("ofl", fallbackUrl?.absoluteString)]
    }
}
