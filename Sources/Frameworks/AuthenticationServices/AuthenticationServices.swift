// As on Apple's systems, a file that imports AuthenticationServices sees UIKit and Foundation.
@_exported import UIKit

/// The window above which a login is shown.
///
/// - Linux: works
public typealias ASPresentationAnchor = UIWindow
