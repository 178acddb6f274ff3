import FrameworkAbsence
import Foundation

/// - Linux: refuses
///
/// Would register the program with Apple's servers; a desktop gets no token, and the delegate is never called.
open class PKPushRegistry: NSObject {
    open weak var delegate: (any PKPushRegistryDelegate)?

    open var desiredPushTypes: Set<PKPushType>? {
        didSet {
            guard desiredPushTypes?.isEmpty == false else { return }
            Absence.report("PushKit", "Apple's push service", "no notification of a server arrives")
        }
    }

    public init(queue: DispatchQueue?) {}

    open func pushToken(for type: PKPushType) -> Data? { nil }
}
