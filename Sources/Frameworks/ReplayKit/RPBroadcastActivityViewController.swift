import AVFoundation
import UIKit

/// - Linux: refuses
/// Lets the user choose a service that shows the screen to others. There are none: loading ends with an error.
open class RPBroadcastActivityViewController: UIViewController {
    open weak var delegate: (any RPBroadcastActivityViewControllerDelegate)?

    /// Calls the handler with an error.
    open class func load(handler: @escaping (RPBroadcastActivityViewController?, (any Error)?) -> Void) {
        callLater { handler(nil, RecordingRefusal.error) }
    }

    /// Calls the handler with an error.
    open class func load(
        withPreferredExtension preferredExtension: String?,
        handler: @escaping (RPBroadcastActivityViewController?, (any Error)?) -> Void
    ) {
        callLater { handler(nil, RecordingRefusal.error) }
    }
}
