import Foundation
internal import NibDocument

/// The coder with which `init(coder:)` of views and controllers creates an object of a nib.
///
/// The record of the object takes the place of an archive: UIKit's classes read it at the end of their initializers
/// (`decodeNib`). To application code the coder is an archive without keys.
final class NibCoder: NSCoder {
    let record: NibObject
    let instance: NibInstance

    @MainActor init(_ record: NibObject, _ instance: NibInstance) {
        self.record = record
        self.instance = instance
    }

    // MARK: The keys that UIKit's initializers read before their object can be changed

    private static let styles: [String: [String: Int]] = [
        "UITableViewCellStyle": [
            "IBUITableViewCellStyleDefault": 0, "IBUITableViewCellStyleValue1": 1, "IBUITableViewCellStyleValue2": 2,
            "IBUITableViewCellStyleSubtitle": 3,
        ],
        "UIStyle": ["plain": 0, "grouped": 1, "insetGrouped": 2],
    ]

    override func decodeInteger(forKey key: String) -> Int {
        Self.styles[key].flatMap { styles in record.attributes["style"].flatMap { styles[$0] } } ?? 0
    }

    override func decodeObject(forKey key: String) -> Any? {
        switch key {
        case "UIReuseIdentifier": record.attributes["reuseIdentifier"].map { NSString(string: $0) }
        case "UICollectionLayout": layout()
        default: nil
        }
    }

    private func layout() -> NSObject? {
        guard let record = record.part("collectionViewLayout") else { return nil }
        let instance = instance
        // Sound: views are created on the main actor, and so is their layout.
        nonisolated(unsafe) var made: NSObject?
        MainActor.assumeIsolated { made = instance.make(record) }
        return made
    }

    override func decodeObject<Object: NSObject & NSCoding>(of cls: Object.Type, forKey key: String) -> Object? {
        decodeObject(forKey: key) as? Object
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { decodeObject(forKey: key) }

    // MARK: The rest of an archive without keys

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { false }
    override var allowedClasses: [AnyClass]? { nil }
    override var error: Error? { nil }

    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
    /// The coder, if it creates an object of a nib.
    var nib: NibCoder? { self as? NibCoder }
}
