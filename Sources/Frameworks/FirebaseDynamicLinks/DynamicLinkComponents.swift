/// - Linux: works
///
/// The parts of a link, of which the long form is made here. Shortening it fails.
public final class DynamicLinkComponents: NSObject {
    public var analyticsParameters: DynamicLinkGoogleAnalyticsParameters?
    public var socialMetaTagParameters: DynamicLinkSocialMetaTagParameters?
    public var iOSParameters: DynamicLinkIOSParameters?
    public var iTunesConnectParameters: DynamicLinkItunesConnectAnalyticsParameters?
    public var androidParameters: DynamicLinkAndroidParameters?
    public var navigationInfoParameters: DynamicLinkNavigationInfoParameters?
    public var otherPlatformParameters: DynamicLinkOtherPlatformParameters?
    public var options: DynamicLinkComponentsOptions?
    public var link: URL
    public var domain: String?

    /// Returns nil for a prefix that is not an address with the scheme `https`.
    public init?(link: URL, domainURIPrefix: String) {
        guard let prefix = URLComponents(string: domainURIPrefix), prefix.scheme == "https", prefix.host != nil else {
            return nil
        }
        self.link = link
        domain = domainURIPrefix
    }

    /// The long form.
    public var url: URL? {
        guard let domain, var components = URLComponents(string: domain) else { return nil }
        if components.path.isEmpty { components.path = "/" }
        let lists = [
            analyticsParameters?.values, socialMetaTagParameters?.values, iOSParameters?.values,
            iTunesConnectParameters?.values, androidParameters?.values, navigationInfoParameters?.values,
            otherPlatformParameters?.values,
        ]
        let values = [("link", link.absoluteString as String?)] + lists.compactMap { $0 }.flatMap { $0 }
        components.queryItems = values.compactMap { name, value in value.map { URLQueryItem(name: name, value: $0) } }
        return components.url
    }

    /// - Linux: refuses
    public class func shortenURL(
        _ url: URL, options: DynamicLinkComponentsOptions?,
        completion: @escaping (URL?, [String]?, (any Error)?) -> Void
    ) {
        FirebaseAbsence.later { completion(nil, nil, DynamicLinkAbsence.error) }
    }

    /// - Linux: refuses
    public func shorten(completion: @escaping (URL?, [String]?, (any Error)?) -> Void) {
        FirebaseAbsence.later { completion(nil, nil, DynamicLinkAbsence.error) }
    }
}
