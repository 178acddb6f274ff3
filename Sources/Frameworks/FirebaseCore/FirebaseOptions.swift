/// - Linux: works
///
/// What `GoogleService-Info.plist` says.
open class FirebaseOptions: NSObject, NSCopying {
    open var apiKey: String?
    open var bundleID = Bundle.main.bundleIdentifier ?? ""
    open var clientID: String?
    open var trackingID: String?
    open var gcmSenderID: String
    open var projectID: String?
    open var androidClientID: String?
    open var googleAppID: String
    open var databaseURL: String?
    open var deepLinkURLScheme: String?
    open var storageBucket: String?
    open var appGroupID: String?

    public init(googleAppID: String, gcmSenderID: String) {
        self.googleAppID = googleAppID
        self.gcmSenderID = gcmSenderID
    }

    /// Returns nil if the file has no property list.
    public init?(contentsOfFile plistPath: String) {
        guard let data = FileManager.default.contents(atPath: plistPath),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        let text = { (key: String) in list[key] as? String }
        googleAppID = text("GOOGLE_APP_ID") ?? ""
        gcmSenderID = text("GCM_SENDER_ID") ?? ""
        super.init()
        apiKey = text("API_KEY")
        bundleID = text("BUNDLE_ID") ?? bundleID
        clientID = text("CLIENT_ID")
        trackingID = text("TRACKING_ID")
        projectID = text("PROJECT_ID")
        androidClientID = text("ANDROID_CLIENT_ID")
        databaseURL = text("DATABASE_URL")
        storageBucket = text("STORAGE_BUCKET")
    }

    /// What `GoogleService-Info.plist` of the main bundle says; nil without the file.
    open class func defaultOptions() -> FirebaseOptions? {
        Bundle.main.path(forResource: "GoogleService-Info", ofType: "plist").flatMap {
            FirebaseOptions(contentsOfFile: $0)
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    func duplicate() -> FirebaseOptions {
        let copy = FirebaseOptions(googleAppID: googleAppID, gcmSenderID: gcmSenderID)
        copy.apiKey = apiKey
        copy.bundleID = bundleID
        copy.clientID = clientID
        copy.trackingID = trackingID
        copy.projectID = projectID
        copy.androidClientID = androidClientID
        copy.databaseURL = databaseURL
        copy.deepLinkURLScheme = deepLinkURLScheme
        copy.storageBucket = storageBucket
        copy.appGroupID = appGroupID
        return copy
    }
}
