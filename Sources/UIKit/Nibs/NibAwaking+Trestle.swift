import Foundation
internal import ToolchainBets

/// A class that is notified when its objects are loaded from a nib. An addition of Trestle: on Apple's systems every
/// NSObject has these methods to override. On Linux UIView has them; other classes declare them with this protocol,
/// which the source adapter adds.
@preconcurrency @MainActor
public protocol NibAwaking: NSObjectProtocol {
    /// Called when all objects of the nib are loaded and all outlets are set.
    func awakeFromNib()

    /// Called instead by design tools; no tool on Linux does so.
    func prepareForInterfaceBuilder()
}

extension NibAwaking {
    /// Calls the implementation of the superclass that UIKit declares.
    public func awakeFromNib() { baseAwakeFromNib() }

    /// Calls the implementation of the superclass that UIKit declares.
    public func prepareForInterfaceBuilder() { basePrepareForInterfaceBuilder() }
}

// These are methods of the protocol, not of the class, so that a class may declare them without `override`, where it
// overrides them on Apple's systems.
extension NSObjectProtocol {
    /// Calls the method of an object whose class conforms to ``NibAwaking``; does nothing for other objects.
    public func awakeFromNib() {
        guard let object = self as? any NibAwaking else { return }
        // Sound: stays on the calling thread.
        nonisolated(unsafe) let waking = object
        onCallingThread { waking.awakeFromNib() }
    }

    /// Calls the method of an object whose class conforms to ``NibAwaking``; does nothing for other objects.
    public func prepareForInterfaceBuilder() {
        guard let object = self as? any NibAwaking else { return }
        // Sound: stays on the calling thread.
        nonisolated(unsafe) let prepared = object
        onCallingThread { prepared.prepareForInterfaceBuilder() }
    }

    /// The implementation that `super.awakeFromNib()` stands for in a class whose superclass does not declare the
    /// method.
    public func baseAwakeFromNib() {}

    /// The implementation that `super.prepareForInterfaceBuilder()` stands for in a class whose superclass does not
    /// declare the method.
    public func basePrepareForInterfaceBuilder() {}
}
