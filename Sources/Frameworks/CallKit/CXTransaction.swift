import Foundation

/// - Linux: works
///
/// Actions that belong together.
open class CXTransaction: NSObject {
    public let uuid = UUID()
    open private(set) var actions: [CXAction]

    public override convenience init() {
        self.init(actions: [])
    }

    public init(actions: [CXAction]) {
        self.actions = actions
    }

    public convenience init(action: CXAction) {
        self.init(actions: [action])
    }

    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }

    open func addAction(_ action: CXAction) { actions.append(action) }
}
