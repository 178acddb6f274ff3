/// What `registerForTraitChanges` gives back, to unregister with.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// Something whose trait changes can be listened to: views and view controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

    /// Calls `handler` with the object and the traits before, after any of `traits` changed. The registration lasts as
    /// long as the object.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration

    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// One registration; owned by the view or controller it was made with.
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

extension UIView {
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits, handler)
        traitRegistrations.append(registration)
        return registration
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitRegistrations.removeAll { $0 === registration }
    }
}

extension UIViewController {
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits, handler)
        traitRegistrations.append(registration)
        return registration
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitRegistrations.removeAll { $0 === registration }
    }
}
