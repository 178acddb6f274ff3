import Foundation
import Synchronization

// Lists of the members of a class, as the Objective-C runtime has them: what tables list for the class. The source
// adapter writes the tables of members that Objective-C sees on Apple's systems.

/// A property of a class, in lists of the runtime.
public typealias objc_property_t = OpaquePointer

/// A method of a class, in lists of the runtime.
public typealias Method = OpaquePointer

/// Returns the properties that tables list for the class, without those of its superclasses, in the order of the
/// tables. Stored properties of Swift that Objective-C does not see are not among them, as on Apple's systems.
///
/// - Parameter outCount: receives the number of the properties.
/// - Returns: memory that the caller frees; nil for none.
public func class_copyPropertyList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
    let properties = cls.map { SourceMembers.listedProperties(of: $0) } ?? []
    return list(properties.map(ListedMember.of), outCount)
}

/// Returns the property of the class or of the nearest superclass that lists it; nil if none does.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
    cls.flatMap { SourceMembers.property(String(cString: name), of: $0) }.map(ListedMember.of)
}

/// Returns the name of the property. The pointer stays valid as long as the process.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
    CStrings.of(ListedMember.at(property).name)
}

/// Returns the type of the property and what else is known of it, as the runtime writes it: `T@"NSString",N`, with `R`
/// if it cannot be set. The pointer stays valid as long as the process. Variables that properties are stored in are not
/// named.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? {
    CStrings.of(ListedMember.at(property).attributes)
}

/// Returns the methods that tables list for the class, without those of its superclasses, by name. Accessors of
/// properties are among them.
///
/// - Parameter outCount: receives the number of the methods.
/// - Returns: memory that the caller frees; nil for none.
public func class_copyMethodList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
    let selectors = cls.map { SourceMembers.listedSelectors(of: $0) } ?? []
    return list(selectors.map { ListedMember.of(name: $0, attributes: "") }, outCount)
}

/// Returns the selector of the method.
public func method_getName(_ m: Method) -> Selector { Selector(ListedMember.at(m).name) }

private func list(
    _ members: [OpaquePointer], _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<OpaquePointer>? {
    count?.pointee = UInt32(members.count)
    guard !members.isEmpty else { return nil }
    // The caller frees it with `free`.
    let memory = malloc(members.count * MemoryLayout<OpaquePointer>.stride)!
    let list = memory.bindMemory(to: OpaquePointer.self, capacity: members.count)
    list.initialize(from: members, count: members.count)
    return list
}

/// What a pointer in a list stands for. Members are created once and stay, as those of the runtime do.
final class ListedMember: Sendable {
    let name: String
    let attributes: String

    private init(name: String, attributes: String) {
        (self.name, self.attributes) = (name, attributes)
    }

    private static let known = Mutex<[String: ListedMember]>([:])

    static func of(_ property: SourceProperty) -> OpaquePointer {
        let encoded = "T\(TypeEncoding.of(property.type)),N"
        return of(name: property.name, attributes: property.set == nil ? encoded + ",R" : encoded)
    }

    static func of(name: String, attributes: String) -> OpaquePointer {
        let member = known.withLock { known in
            let key = name + " " + attributes
            if let member = known[key] { return member }
            let member = ListedMember(name: name, attributes: attributes)
            known[key] = member
            return member
        }
        return OpaquePointer(Unmanaged.passUnretained(member).toOpaque())
    }

    static func at(_ pointer: OpaquePointer) -> ListedMember {
        Unmanaged.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }
}
