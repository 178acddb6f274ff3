import Foundation

/// Saves the controllers of the windows, what they refer to, their views and the registered objects.
///
/// An object is saved once it is a root or another object has encoded a reference to it, and if it and its ancestors
/// have restoration identifiers. Its record follows those of the objects that led to it.
@MainActor
final class InterfaceEncoder {
    private var records: [SavedObject] = []
    private var keys: [ObjectIdentifier: String] = [:]
    /// The objects with a key, in the order of their records; retained, because the keys are found by identity.
    private var objects: [AnyObject] = []
    private var counts: [[String]: Int] = [:]

    /// Returns the records of everything that is found from the controllers.
    func records(from roots: [UIViewController]) -> [SavedObject] {
        for root in roots { _ = key(of: root) }
        encodeWaiting()
        for object in RegisteredObjects.all { _ = key(of: object) }
        encodeWaiting()
        return records
    }

    /// Returns the key of an object's record, which is written later; nil for an object that is not saved.
    func key(of object: AnyObject) -> String? {
        if let known = keys[ObjectIdentifier(object)] { return known }
        guard let path = RestorationPath.of(object) else { return nil }
        let kind: SavedObject.Kind =
            object is UIViewController ? .controller : object is UIView ? .view : .other
        let ordinal = counts[path, default: 0]
        counts[path] = ordinal + 1
        let record = SavedObject(key: "\(records.count)", kind: kind, path: path, ordinal: ordinal)
        keys[ObjectIdentifier(object)] = record.key
        objects.append(object)
        records.append(record)
        return record.key
    }

    private func encodeWaiting() {
        while let index = records.indices.first(where: { records[$0].state.isEmpty }) { encode(index) }
    }

    private func encode(_ index: Int) {
        let object = objects[index]
        let archiver = StateArchiver { [self] in key(of: $0) }
        switch object {
        case let controller as UIViewController: encode(controller, index, archiver.coder)
        case let view as UIView:
            records[index].owner = view.restoringController.flatMap { key(of: $0) }
            view.encodeRestorableState(with: archiver.coder)
        case let other as any UIStateRestoring:
            records[index].restorationClass = other.objectRestorationClass.flatMap { SavedClassName.of($0) }
            other.encodeRestorableState(with: archiver.coder)
        default: break
        }
        records[index].state = archiver.finish()
    }

    private func encode(_ controller: UIViewController, _ index: Int, _ coder: NSCoder) {
        records[index].restorationClass = controller.restorationClass.flatMap { SavedClassName.of($0) }
        if let scene = controller.storyboardScene, let identifier = scene.identifier {
            records[index].storyboard = (scene.storyboard.name, scene.storyboard.bundle?.bundlePath, identifier)
            coder.encode(scene.storyboard, forKey: UIApplication.stateRestorationViewControllerStoryboardKey)
        }
        controller.encodeRestorableState(with: coder)
        for view in controller.restorableViews { _ = key(of: view) }
    }
}
