import FrameworkAbsence
import UIKit

/// - Linux: refuses
///
/// A controller on the screen, which is not shown: connecting ends with an error.
open class GCVirtualController: NSObject {
    /// - Linux: works
    ///
    /// Says which elements there are.
    open class Configuration: NSObject {
        open var elements: Set<String> = []

        public override init() {}
    }

    /// - Linux: no effect
    ///
    /// Says how an element looks.
    open class ElementConfiguration: NSObject {
        open var isHidden = false
        open var path: UIBezierPath?
        open var actsAsTouchpad = false

        public override init() {}
    }

    public init(configuration: Configuration) {}

    open var controller: GCController? { nil }

    open func connect(replyHandler reply: (((any Error)?) -> Void)? = nil) {
        let error = refusal()
        // Sound: the handler is called once, on the main queue.
        nonisolated(unsafe) let reply = reply
        DispatchQueue.main.async { reply?(error) }
    }

    open func connect() async throws { throw refusal() }

    /// - Linux: no effect
    open func disconnect() {}

    open func updateConfiguration(
        forElement element: String, configuration config: (ElementConfiguration) -> ElementConfiguration
    ) {
        _ = config(ElementConfiguration())
    }

    private func refusal() -> any Error {
        Absence.report("GameController", "GCVirtualController", "it is not shown")
        return CocoaError(.featureUnsupported)
    }
}

/// - Linux: works
///
/// A view controller of a game; no controller moves the focus.
open class GCEventViewController: UIViewController {
    open var controllerUserInteractionEnabled = false
}
