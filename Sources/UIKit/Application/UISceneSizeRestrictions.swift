import Foundation
internal import HostInterface

/// The limits within which the user can resize a scene's window.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    private let hostWindow: any HostWindow

    init(hostWindow: any HostWindow) {
        self.hostWindow = hostWindow
        super.init()
    }

    /// In points; zero, the default, sets no limit. A smaller window is enlarged.
    open var minimumSize = CGSize.zero {
        didSet { if minimumSize != oldValue { apply() } }
    }

    /// In points; the default is larger than any screen. A larger window is reduced.
    /// That default is unverified.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
        didSet { if maximumSize != oldValue { apply() } }
    }

    private func apply() {
        hostWindow.limitSize(
            minimum: HostSize(width: minimumSize.width, height: minimumSize.height),
            maximum: HostSize(width: maximumSize.width, height: maximumSize.height))
    }
}
