import Foundation

/// Computes derived attributes before they are saved.
enum DerivedAttributes {
    static func update(_ changes: SavedChanges) {
        for object in changes.inserted + changes.updated {
            for index in object.layout.attributeIndexes {
                guard let derived = object.layout.slots[index].property as? NSDerivedAttributeDescription,
                    let expression = derived.derivation
                else { continue }
                let value = ExpressionTools.value(expression, object)
                object.slots[index] = value.flatMap {
                    ManagedValues.converted($0, object.layout.slots[index].attributeType)
                }
            }
        }
    }
}
