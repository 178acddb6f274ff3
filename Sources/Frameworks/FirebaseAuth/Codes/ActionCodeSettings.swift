/// - Linux: works
///
/// What a link in a mail of Firebase leads to.
open class ActionCodeSettings: NSObject {
    open var url: URL?
    open var handleCodeInApp = false
    open private(set) var iOSBundleID: String?
    open private(set) var androidPackageName: String?
    open private(set) var androidMinimumVersion: String?
    open private(set) var androidInstallIfNotAvailable = false
    open var dynamicLinkDomain: String?
    open var linkDomain: String?

    public override init() {}

    open func setIOSBundleID(_ bundleID: String) { iOSBundleID = bundleID }

    open func setAndroidPackageName(
        _ androidPackageName: String, installIfNotAvailable: Bool, minimumVersion: String?
    ) {
        self.androidPackageName = androidPackageName
        androidInstallIfNotAvailable = installIfNotAvailable
        androidMinimumVersion = minimumVersion
    }
}
