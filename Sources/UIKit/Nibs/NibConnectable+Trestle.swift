import Foundation

/// A class that says which of its properties and methods a nib connects. An addition of Trestle: on Apple's systems
/// `@IBOutlet` and `@IBAction` say it, and the source adapter generates it from these attributes.
///
/// ```swift
/// class RowCell: UITableViewCell {
///     weak var titleLabel: UILabel!
///
///     override class var nibOutlets: [String: NibOutlet] { ["titleLabel": NibOutlet(\RowCell.titleLabel)] }
///     override class var nibActions: [String: NibAction] { ["buy:": NibAction(RowCell.buy(_:))] }
/// }
/// ```
///
/// Views, controllers and other responders override these properties; any other class adopts the protocol. A class
/// lists its own members only, those of its superclasses are known from their lists.
@preconcurrency @MainActor
public protocol NibConnectable: NSObject {
    /// The properties by the names that the nib has for them.
    static var nibOutlets: [String: NibOutlet] { get }

    /// The methods by their selectors.
    static var nibActions: [String: NibAction] { get }
}

extension NibConnectable {
    public static var nibOutlets: [String: NibOutlet] { [:] }
    public static var nibActions: [String: NibAction] { [:] }
}

/// A property that a nib connects. Specific to Trestle.
@preconcurrency @MainActor
public struct NibOutlet {
    let register: (String) -> Void

    /// Creates an outlet that is set through a key path.
    public init<Class: AnyObject, Value>(_ property: ReferenceWritableKeyPath<Class, Value>) {
        register = { name in
            // Sound: a key path without captured values is immutable.
            nonisolated(unsafe) let property = property
            SourceMembers.add { $0.add(Class.self) { $0.outlet(name, property) } }
        }
    }
}

/// A method that a nib connects. Specific to Trestle.
@preconcurrency @MainActor
public struct NibAction {
    let register: (String) -> Void

    /// Creates an action without arguments.
    public init<Class: AnyObject, R>(_ method: @escaping @MainActor (Class) -> @MainActor () -> R) {
        register = { name in SourceMembers.add { $0.add(Class.self) { $0.method(name, name, method) } } }
    }

    /// Creates an action with one argument, the sender.
    public init<Class: AnyObject, A, R>(_ method: @escaping @MainActor (Class) -> @MainActor (A) -> R) {
        register = { name in SourceMembers.add { $0.add(Class.self) { $0.method(name, name, method) } } }
    }

    /// Creates an action with two arguments: the sender and the event.
    public init<Class: AnyObject, A, B, R>(_ method: @escaping @MainActor (Class) -> @MainActor (A, B) -> R) {
        register = { name in SourceMembers.add { $0.add(Class.self) { $0.method(name, name, method) } } }
    }
}

extension Trestle {
    /// Classes by the names that nibs have for them, for classes that are not found by name: nested ones, and those of
    /// a module with another name than in the nib.
    @MainActor public static var nibClasses: [String: AnyClass] = [:]
}
