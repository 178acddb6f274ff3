import Foundation

/// Restores the objects of saved records: finds or creates all of them, then lets each decode its state.
///
/// A controller is, in this order: what its restoration class returns; what the application's delegate returns; the
/// controller that has the same path by now; a new one of the storyboard that created it. A restoration class that
/// returns nil ends the search.
@MainActor
final class InterfaceDecoder {
    private let records: [SavedObject]
    private let shared: [String: NSObject]
    private let roots: [UIViewController]
    private unowned let application: UIApplication
    private var objects: [String: AnyObject] = [:]
    private var coders: [String: StateDecoder] = [:]
    private var controllers: [UIViewController] = []

    /// - Parameters:
    ///   - shared: values that every coder has.
    ///   - roots: the controllers of the windows that exist already.
    init(_ records: [SavedObject], shared: [String: NSObject], roots: [UIViewController], application: UIApplication) {
        self.records = records
        self.shared = shared
        self.roots = roots
        self.application = application
    }

    /// - Parameter completion: called after all objects have decoded their state, before they are told that the
    ///   restoration is finished.
    func restore(completion: () -> Void) {
        for record in records {
            guard let coder = coder(of: record) else { continue }
            coders[record.key] = coder
            switch record.kind {
            case .controller:
                guard let controller = controller(of: record, coder) else { continue }
                objects[record.key] = controller
                controllers.append(controller)
            case .other: objects[record.key] = other(record, coder)
            case .view: break
            }
        }
        for record in records {
            guard let coder = coders[record.key] else { continue }
            if record.kind == .view { objects[record.key] = view(of: record) }
            decode(objects[record.key], coder)
        }
        completion()
        for record in records {
            switch objects[record.key] {
            case let controller as UIViewController: controller.applicationFinishedRestoringState()
            case let other as any UIStateRestoring: other.applicationFinishedRestoringState()
            default: break
            }
        }
    }

    /// Returns the restored object of a record.
    func object(of key: String) -> AnyObject? { objects[key] }

    private func coder(of record: SavedObject) -> StateDecoder? {
        do {
            return try StateDecoder(record.state, shared: shared) { [weak self] in self?.objects[$0] }
        } catch {
            ConsoleLog.message("The saved state of \(record.path.joined(separator: "/")) cannot be read: \(error)")
            return nil
        }
    }

    private func decode(_ object: AnyObject?, _ coder: NSCoder) {
        switch object {
        case let controller as UIViewController:
            // As in UIKit, `viewDidLoad` comes first. Unverified.
            controller.loadViewIfNeeded()
            controller.decodeRestorableState(with: coder)
        case let view as UIView: view.decodeRestorableState(with: coder)
        case let other as any UIStateRestoring: other.decodeRestorableState(with: coder)
        default: break
        }
    }

    // MARK: Finding objects

    private func controller(of record: SavedObject, _ coder: NSCoder) -> UIViewController? {
        if let name = record.restorationClass {
            let type = SavedClassName.type(named: name) as? any UIViewControllerRestoration.Type
            return type?.viewController(withRestorationIdentifierPath: record.path, coder: coder)
        }
        let delegate = ApplicationDelegateMethods.viewControllerWithPath.receiver(application.delegate)
        if let made = delegate?.application(
            application, viewControllerWithRestorationIdentifierPath: record.path, coder: coder)
        {
            return made
        }
        return present(record) ?? created(record)
    }

    /// The controller of a window or a container that has the path by now.
    private func present(_ record: SavedObject) -> UIViewController? {
        var known: [UIViewController] = []
        func collect(_ controller: UIViewController) {
            guard !known.contains(where: { $0 === controller }) else { return }
            known.append(controller)
            for child in controller.children { collect(child) }
            if let presented = controller.presentation?.presented { collect(presented) }
        }
        for controller in roots + controllers { collect(controller) }
        let matching = known.filter { RestorationPath.of($0) == record.path }
        guard matching.indices.contains(record.ordinal) else { return nil }
        let found = matching[record.ordinal]
        return controllers.contains { $0 === found } ? nil : found
    }

    private func created(_ record: SavedObject) -> UIViewController? {
        guard let saved = record.storyboard else { return nil }
        let bundle = saved.bundlePath.flatMap(Bundle.init(path:))
        guard let file = try? NibFile.named(saved.name, extension: "storyboard", in: bundle) else { return nil }
        let storyboard = UIStoryboard(file, name: saved.name)
        guard storyboard.identifiers.contains(saved.identifier) else { return nil }
        return storyboard.instantiateViewController(withIdentifier: saved.identifier)
    }

    private func other(_ record: SavedObject, _ coder: NSCoder) -> AnyObject? {
        if let name = record.restorationClass {
            let type = SavedClassName.type(named: name) as? any UIObjectRestoration.Type
            return type?.object(withRestorationIdentifierPath: record.path, coder: coder)
        }
        return RegisteredObjects.all.first { RestorationPath.of($0) == record.path }
    }

    private func view(of record: SavedObject) -> UIView? {
        guard let owner = record.owner.flatMap({ objects[$0] }) as? UIViewController else { return nil }
        let matching = owner.restorableViews.filter { RestorationPath.of($0)?.last == record.path.last }
        return matching.indices.contains(record.ordinal) ? matching[record.ordinal] : nil
    }
}
