/// - Linux: works
///
/// The classes of a database.
public struct Schema {
    public let objectSchema: [ObjectSchema]

    init(_ objectSchema: [ObjectSchema]) { self.objectSchema = objectSchema }

    public subscript(className: String) -> ObjectSchema? { objectSchema.first { $0.className == className } }
}
