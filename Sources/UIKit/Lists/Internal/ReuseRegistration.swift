/// The class or nib that is registered for a reuse identifier. A later registration replaces an earlier one.
@MainActor
enum ReuseRegistration<View: UIView & ReusableView> {
    case type(View.Type)
    case nib(UINib)

    /// Creates a view.
    ///
    /// - Parameter make: Creates a view of a registered class.
    func view(_ identifier: String, _ make: (View.Type, String) -> View) -> View? {
        switch self {
        case .type(let type): make(type, identifier)
        case .nib(let nib): view(of: nib, identifier)
        }
    }

    private func view(of nib: UINib, _ identifier: String) -> View? {
        let objects = nib.instantiate(withOwner: nil, options: nil)
        guard objects.count == 1, let view = objects[0] as? View else {
            ReuseErrors.invalidNib(identifier, mustContain: View.self)
            return nil
        }
        if let own = view.identifier, own != identifier {
            ReuseErrors.identifierOfNib(own, registeredFor: identifier)
        }
        view.identifier = identifier
        return view
    }
}

/// A view that is kept for reuse under an identifier.
@MainActor
protocol ReusableView: AnyObject {
    var identifier: String? { get set }
}
