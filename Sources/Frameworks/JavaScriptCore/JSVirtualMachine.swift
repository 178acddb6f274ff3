import Foundation

/// Groups contexts. No script runs.
///
/// - Linux: no effect
open class JSVirtualMachine: NSObject {
    public override init() { super.init() }

    open func addManagedReference(_ object: Any!, withOwner owner: Any!) {}

    open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {}
}
