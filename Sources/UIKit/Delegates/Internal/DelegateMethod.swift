internal import ToolchainBets

/// A method that a table or collection view calls on its data source or delegate. The enums that conform to this
/// protocol are generated.
protocol DelegateMethod: CaseIterable, RawRepresentable, Equatable where RawValue == Int {
    /// The Swift name.
    var name: String { get }

    /// The Objective-C name.
    var selector: String { get }

    /// Whether the implementation may insert, delete, move and reload. Methods that return counts, heights and views
    /// are called during a layout or an update, and may not.
    var allowsUpdates: Bool { get }

    /// Whether the method belongs to the data source and not to the delegate.
    var belongsToDataSource: Bool { get }

    /// Whether the matching view controller, such as UITableViewController, declares the method.
    var isOfControllers: Bool { get }

    /// Returns whether the object is such a view controller. It declares all of these methods in its class body.
    static func isController(_ object: AnyObject) -> Bool

    /// The methods that subclasses of the view controller override. Nil if the vtables of this build cannot be read;
    /// overrides are then detected by calls, as for other delegates.
    static var controllerOverrides: OverrideTable? { get }
}

extension DelegateMethod {
    /// The methods that the view controller declares.
    static var ofControllers: [Self] { allCases.filter(\.isOfControllers) }

    /// Returns whether a subclass of the view controller overrides the method, which the view controller must declare.
    func isOverridden(in type: AnyClass) -> Bool {
        Self.controllerOverrides?.overrides(rawValue, in: type) ?? false
    }

    /// Returns whether a subclass of the view controller overrides the method with this selector; nil for other
    /// methods, and if vtables cannot be read.
    static func overrides(_ selector: String, in type: AnyClass) -> Bool? {
        guard controllerOverrides != nil else { return nil }
        return ofControllers.first { $0.selector == selector }.map { $0.isOverridden(in: type) }
    }

    /// Records that the view controller's own implementation ran, which counts as not implemented.
    func noteDefault(of object: AnyObject) {
        DefaultImplementations.current.note(object, selector)
    }
}

/// A set of up to 128 methods of one kind of view.
struct DelegateMethodSet {
    private var bits: UInt128 = 0

    func contains(_ method: some DelegateMethod) -> Bool { bits & (1 << UInt128(method.rawValue)) != 0 }

    mutating func insert(_ method: some DelegateMethod) { bits |= 1 << UInt128(method.rawValue) }
}
