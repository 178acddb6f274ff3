/// A registration for trait changes, which is needed to unregister.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// An object whose trait changes can be observed: a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    /// Called with the object and the traits that it had before the change.
    typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

    /// Calls `handler` with the object and its previous traits after any of `traits` changed. The registration lasts as
    /// long as the object.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration

    /// Ends the calls of a registration.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// One registration, owned by the view or controller that it observes.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], _ handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) {
        self.traits = traits
        self.handler = { environment, before in
            if let environment = environment as? TraitEnvironment { handler(environment, before) }
        }
    }

    func call(_ environment: any UITraitEnvironment, _ traits: UITraitCollection, before: UITraitCollection) {
        guard self.traits.contains(where: { traits.values.differs(from: before.values, in: $0) }) else { return }
        handler(environment, before)
    }

    nonisolated func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}
