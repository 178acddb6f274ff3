import Foundation

/// How the Objective-C runtime writes the types of properties.
enum TypeEncoding {
    /// Returns the encoding of a type: `@"NSString"` for `String?`, `q` for `Int`, `@` for values that an object carries.
    static func of(_ type: any Any.Type) -> String {
        if let optional = type as? any OptionalType.Type { return of(optional.wrapped) }
        if let known = numbers[ObjectIdentifier(type)] { return known }
        if let name = objects[ObjectIdentifier(type)] { return "@\"\(name)\"" }
        if let type = type as? AnyClass { return "@\"\(Trestle.className(of: type))\"" }
        if type is any DictionaryType.Type { return "@\"NSDictionary\"" }
        if type is any ArrayType.Type { return "@\"NSArray\"" }
        if type is any SetType.Type { return "@\"NSSet\"" }
        return "@"
    }

    private static let numbers: [ObjectIdentifier: String] = [
        ObjectIdentifier(Bool.self): "B", ObjectIdentifier(Int.self): "q", ObjectIdentifier(UInt.self): "Q",
        ObjectIdentifier(Int8.self): "c", ObjectIdentifier(UInt8.self): "C", ObjectIdentifier(Int16.self): "s",
        ObjectIdentifier(UInt16.self): "S", ObjectIdentifier(Int32.self): "i", ObjectIdentifier(UInt32.self): "I",
        ObjectIdentifier(Int64.self): "q", ObjectIdentifier(UInt64.self): "Q", ObjectIdentifier(Float.self): "f",
        ObjectIdentifier(Double.self): "d", ObjectIdentifier(CGFloat.self): "d",
        ObjectIdentifier(CGPoint.self): "{CGPoint=dd}", ObjectIdentifier(CGSize.self): "{CGSize=dd}",
        ObjectIdentifier(CGRect.self): "{CGRect={CGPoint=dd}{CGSize=dd}}",
        ObjectIdentifier(NSRange.self): "{_NSRange=QQ}", ObjectIdentifier(Selector.self): ":",
        ObjectIdentifier(AnyClass.self): "#",
    ]

    /// The classes that values of Swift become.
    private static let objects: [ObjectIdentifier: String] = [
        ObjectIdentifier(String.self): "NSString", ObjectIdentifier(Date.self): "NSDate",
        ObjectIdentifier(Data.self): "NSData", ObjectIdentifier(URL.self): "NSURL",
        ObjectIdentifier(UUID.self): "NSUUID", ObjectIdentifier(IndexPath.self): "NSIndexPath",
        ObjectIdentifier(IndexSet.self): "NSIndexSet", ObjectIdentifier(Decimal.self): "NSDecimalNumber",
    ]
}

private protocol ArrayType {}
extension Array: ArrayType {}
private protocol DictionaryType {}
extension Dictionary: DictionaryType {}
private protocol SetType {}
extension Set: SetType {}
