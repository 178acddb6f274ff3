import Foundation
internal import NibDocument

/// Creates the object of a record, of its custom class or of the class that its element names.
@MainActor
enum NibObjectCreation {
    static func object(_ record: NibObject, _ instance: NibInstance) -> NSObject? {
        switch record.element {
        case "placeholder", "viewControllerPlaceholder", "exit": return nil
        case "customObject": return customObject(record, instance)
        default: break
        }
        let standard: AnyClass? = NibClasses.standard(record)
        let isController = record.attributes["sceneMemberID"] == "viewController"
        if standard == nil {
            ConsoleLog.once(
                "nib element \(record.element) \(record.location)",
                "\(record.location): there is no class for <\(record.element)>; a plain "
                    + "\(isController ? "controller" : "view") takes its place")
        }
        let base: AnyClass = standard ?? (isController ? UIViewController.self : UIView.self)
        let type: AnyClass = NibClasses.custom(record, base: base, instance) ?? base
        return make(type, record, instance)
    }

    private static func make(_ type: AnyClass, _ record: NibObject, _ instance: NibInstance) -> NSObject? {
        let coder = NibCoder(record, instance)
        switch type {
        case let type as UIView.Type: return type.init(coder: coder)
        case let type as UIViewController.Type: return type.init(coder: coder)
        case let type as UIBarItem.Type: return type.init(coder: coder)
        case let type as UINavigationItem.Type: return type.init(coder: coder)
        case let type as UICollectionViewLayout.Type: return type.init(coder: coder)
        case let type as UIGestureRecognizer.Type:
            let recognizer = type.newObject()
            ArchivedRecognizer.decode(recognizer, from: coder)
            return recognizer
        default: return nil
        }
    }

    private static func customObject(_ record: NibObject, _ instance: NibInstance) -> NSObject? {
        let type: AnyClass = NibClasses.custom(record, base: NSObject.self, instance) ?? NSObject.self
        if let type = type as? any (NSObject & NSCoding).Type,
            let object: NSObject = type.init(coder: NibCoder(record, instance))
        {
            return object
        }
        return (type as? NSObject.Type)?.newObject()
    }
}
