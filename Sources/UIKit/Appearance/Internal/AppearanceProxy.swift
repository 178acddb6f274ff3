/// An object whose properties the application sets, and the properties that it has set.
@MainActor
final class AppearanceProxy {
    let scope: AppearanceScope
    let object: NSObject
    /// A new object, with which the proxy is compared to find the properties that were set.
    private let untouched: NSObject
    private let properties: [AppearanceProperty]

    init(of type: NSObject.Type, _ scope: AppearanceScope) {
        self.scope = scope
        object = Self.newObject(of: type)
        untouched = Self.newObject(of: type)
        properties = AppearanceProperty.all(of: type)
    }

    /// Sets the properties of the proxy on an object, as far as the object still has their defaults.
    func apply(to object: NSObject) {
        for property in properties { property.transfer(self.object, untouched, object) }
    }

    private static func newObject(of type: NSObject.Type) -> NSObject {
        switch type {
        case let type as UITableViewCell.Type: type.newObject(style: .default, reuseIdentifier: nil)
        case let type as UITableViewHeaderFooterView.Type: type.newObject(reuseIdentifier: nil)
        case is UICollectionView.Type:
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        case let type as UIView.Type: type.newObject(frame: .zero)
        default: type.newObject()
        }
    }
}
