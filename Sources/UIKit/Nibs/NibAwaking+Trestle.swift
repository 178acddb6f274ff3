import Foundation

/// A class that wants to be told when it comes from a nib. Trestle's own: on Apple's systems every NSObject has these methods to override; on Linux
/// UIView has them, and other classes declare them with this protocol, which the source adapter adds.
@preconcurrency @MainActor
public protocol NibAwaking: AnyObject {
    /// All objects of the nib are there, and all outlets are set.
    func awakeFromNib()

    /// The same in a design tool; no tool for Linux calls it.
    func prepareForInterfaceBuilder()
}

extension NSObjectProtocol {
    public func awakeFromNib() {}

    public func prepareForInterfaceBuilder() {}

    /// What `super.awakeFromNib()` is where no superclass declares it.
    public func baseAwakeFromNib() {}

    public func basePrepareForInterfaceBuilder() {}
}
