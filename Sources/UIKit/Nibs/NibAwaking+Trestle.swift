import Foundation

/// A class that wants to be told when it comes from a nib. Trestle's own: on Apple's systems every NSObject has these methods to override; on Linux
/// UIView has them, and other classes declare them with this protocol, which the source adapter adds.
@preconcurrency @MainActor
public protocol NibAwaking: NSObjectProtocol {
    /// All objects of the nib are there, and all outlets are set.
    func awakeFromNib()

    /// The same in a design tool; no tool for Linux calls it.
    func prepareForInterfaceBuilder()
}

extension NibAwaking {
    public func awakeFromNib() { baseAwakeFromNib() }

    public func prepareForInterfaceBuilder() { basePrepareForInterfaceBuilder() }
}

// Of the protocol, not of the class: so a class may declare these methods itself, as it overrides them on Apple's systems.
extension NSObjectProtocol {
    public func awakeFromNib() {
        guard let object = self as? any NibAwaking else { return }
        // Sound: stays on the calling thread.
        nonisolated(unsafe) let waking = object
        onCallingThread { waking.awakeFromNib() }
    }

    public func prepareForInterfaceBuilder() {
        guard let object = self as? any NibAwaking else { return }
        // Sound: stays on the calling thread.
        nonisolated(unsafe) let prepared = object
        onCallingThread { prepared.prepareForInterfaceBuilder() }
    }

    /// What `super.awakeFromNib()` is where no superclass declares it.
    public func baseAwakeFromNib() {}

    public func basePrepareForInterfaceBuilder() {}
}
