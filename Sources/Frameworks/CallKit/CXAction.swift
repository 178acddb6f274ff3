import Foundation

/// - Linux: works
///
/// Something that is to happen to a call. Nothing performs actions.
open class CXAction: NSObject {
    public let uuid = UUID()
    open private(set) var isComplete = false
    public let timeoutDate = Date.distantFuture

    public override init() {}

    open func fulfill() { isComplete = true }

    open func fail() { isComplete = true }
}

/// - Linux: works
open class CXCallAction: CXAction {
    public let callUUID: UUID

    public init(call callUUID: UUID) {
        self.callUUID = callUUID
    }
}
