internal import RuntimeInspection

/// A method that a table or a collection view calls on its data source or delegate. The enums that conform are generated
/// (`Delegates/Generated`).
protocol DelegateMethod: CaseIterable, RawRepresentable, Equatable where RawValue == Int {
    /// The Swift name.
    var name: String { get }

    /// The Objective-C name.
    var selector: String { get }

    /// Whether its implementation may insert, delete, move and reload. Questions for counts, heights and views are asked in the
    /// middle of a layout or an update.
    var allowsUpdates: Bool { get }

    /// Whether the method belongs to the data source, and not to the delegate.
    var belongsToDataSource: Bool { get }

    /// Whether the view controller of such views declares the method.
    var isOfControllers: Bool { get }

    /// Whether the object is the view controller of such views, which declares every method in its body.
    static func isController(_ object: AnyObject) -> Bool

    /// Which methods a subclass of that controller overrides. Nil when this build's vtables cannot be read; calls tell then, as for any other
    /// delegate.
    static var controllerOverrides: OverrideTable? { get }
}

extension DelegateMethod {
    /// The methods that the view controller of such views declares.
    static var ofControllers: [Self] { allCases.filter(\.isOfControllers) }

    /// Whether a subclass of the view controller overrides the method. The controller has to declare it.
    func isOverridden(in type: AnyClass) -> Bool {
        Self.controllerOverrides?.overrides(rawValue, in: type) ?? false
    }

    /// Whether a subclass of the view controller overrides the method with this selector. Nil for other methods, and when vtables cannot be
    /// read.
    static func overrides(_ selector: String, in type: AnyClass) -> Bool? {
        guard controllerOverrides != nil else { return nil }
        return ofControllers.first { $0.selector == selector }.map { $0.isOverridden(in: type) }
    }

    /// Records that the controller's own implementation ran, which is no implementation to whoever asks.
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
