import Foundation

/// The values of an object in a store or in a parent context, in the order of the entity's layout.
///
/// A to-one relationship has an `NSManagedObjectID`. A to-many relationship has nil if its objects are to be asked for,
/// or an array of IDs.
final class StoredRow {
    let version: Int
    var values: ContiguousArray<Any?>

    init(version: Int, values: ContiguousArray<Any?>) {
        self.version = version
        self.values = values
    }
}
