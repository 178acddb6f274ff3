/// What a view or a view controller has for its restoration; kept in its attachments, since most have none.
@MainActor
final class RestorationIdentity {
    var identifier: String?
    var restorationClass: (any UIViewControllerRestoration.Type)?

    static func of(_ object: UIResponder) -> RestorationIdentity? {
        Attachments.read(of: object) { $0[RestorationIdentity.self] }
    }

    /// Returns that of the object, which is created if it has none.
    static func made(for object: UIResponder) -> RestorationIdentity {
        if let known = of(object) { return known }
        let made = RestorationIdentity()
        _ = Attachments.change(of: object, creating: true) { attachments -> Bool? in
            attachments[RestorationIdentity.self] = made
            return true
        }
        return made
    }
}

/// The restoration identifiers by which an object is known: those of its ancestors, from the root, and its own.
@MainActor
enum RestorationPath {
    /// Returns nil for an object that is not saved: one without an identifier, or with an ancestor without one.
    static func of(_ object: AnyObject) -> [String]? {
        switch object {
        case let controller as UIViewController: of(controller)
        case let view as UIView: of(view)
        case let other as any UIStateRestoring: of(other, depth: 0)
        default: nil
        }
    }

    private static func of(_ controller: UIViewController) -> [String]? {
        var path: [String] = []
        var current: UIViewController? = controller
        while let ancestor = current {
            guard let identifier = ancestor.restorationIdentifier else { return nil }
            path.insert(identifier, at: 0)
            current = ancestor.parent
        }
        return path
    }

    /// A view is known by its controller, whatever views are between.
    private static func of(_ view: UIView) -> [String]? {
        guard let identifier = view.restorationIdentifier, let controller = view.restoringController else { return nil }
        return of(controller).map { $0 + [identifier] }
    }

    private static func of(_ object: any UIStateRestoring, depth: Int) -> [String]? {
        if let controller = object as? UIViewController { return of(controller) }
        // The limit is for parents that are each other's.
        guard let identifier = RegisteredObjects.identifier(of: object), depth < 64 else { return nil }
        // A parent that is not saved itself is ignored.
        let parents = object.restorationParent.flatMap { of($0, depth: depth + 1) } ?? []
        return parents + [identifier]
    }
}

extension UIView {
    /// The controller to which the view belongs.
    var restoringController: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            if let view = current as? UIView, let controller = view.viewController { return controller }
            responder = current.next
        }
        return nil
    }
}

/// A view that shows another row or item at any time: a cell, header or footer of a list.
@MainActor
protocol PassingContent: UIView {}

extension UIViewController {
    /// The views with restoration identifiers that belong to this controller and not to a child. Views in cells do not
    /// count: they show another row at any time.
    var restorableViews: [UIView] {
        guard let view = viewIfLoaded else { return [] }
        var found: [UIView] = []
        func collect(_ view: UIView) {
            if let owner = view.viewController, owner !== self { return }
            if view is any PassingContent { return }
            if view.restorationIdentifier != nil { found.append(view) }
            for subview in view.subviews { collect(subview) }
        }
        collect(view)
        return found
    }
}
