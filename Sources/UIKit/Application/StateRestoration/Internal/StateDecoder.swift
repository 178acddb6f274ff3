import Foundation

/// Reads what one object encoded. A value that is missing, whose class is gone, or that refers to an object that was not
/// restored, is nil.
///
/// Foundation's unarchiver, which it uses, takes a missing value for an error, after which it reads nothing more.
final class StateDecoder: NSCoder {
    private let unarchiver: NSKeyedUnarchiver
    private let references: ReferenceReader
    private let shared: [String: NSObject]

    /// - Parameters:
    ///   - shared: values that all archives have.
    ///   - object: returns the restored object of a record.
    @MainActor init(
        _ data: Data, shared: [String: NSObject], object: @escaping @MainActor (String) -> AnyObject?
    ) throws {
        unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        references = ReferenceReader(object)
        unarchiver.delegate = references
        self.shared = shared
        super.init()
    }

    override func containsValue(forKey key: String) -> Bool {
        unarchiver.containsValue(forKey: key) || shared[key] != nil
    }

    override func decodeObject(forKey key: String) -> Any? {
        guard unarchiver.containsValue(forKey: key) else { return shared[key] }
        return ReferenceReader.withoutMissing(unarchiver.decodeObject(forKey: key))
    }

    override func decodeObject<Object: NSObject & NSCoding>(of cls: Object.Type, forKey key: String) -> Object? {
        decodeObject(forKey: key) as? Object
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { decodeObject(forKey: key) }

    override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }

    override func decodeBool(forKey key: String) -> Bool { unarchiver.decodeBool(forKey: key) }
    override func decodeInteger(forKey key: String) -> Int { unarchiver.decodeInteger(forKey: key) }
    override func decodeInt32(forKey key: String) -> Int32 { unarchiver.decodeInt32(forKey: key) }
    override func decodeInt64(forKey key: String) -> Int64 { unarchiver.decodeInt64(forKey: key) }
    override func decodeFloat(forKey key: String) -> Float { unarchiver.decodeFloat(forKey: key) }
    override func decodeDouble(forKey key: String) -> Double { unarchiver.decodeDouble(forKey: key) }

    override func withDecodedUnsafeBufferPointer<Result>(
        forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> Result
    ) rethrows -> Result {
        try unarchiver.withDecodedUnsafeBufferPointer(forKey: key, body: body)
    }

    // Values without keys, in the order in which they were encoded.

    override func decodeObject() -> Any? { ReferenceReader.withoutMissing(unarchiver.decodeObject()) }
    override func decodePropertyList() -> Any? { unarchiver.decodePropertyList() }
    override func decodeData() -> Data? { unarchiver.decodeData() }
    override func decodeValue(ofObjCType type: UnsafePointer<Int8>, at data: UnsafeMutableRawPointer) {
        unarchiver.decodeValue(ofObjCType: type, at: data)
    }

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { false }
    override var allowedClasses: [AnyClass]? { nil }
    override var error: Error? { unarchiver.error }
    override var systemVersion: UInt32 { unarchiver.systemVersion }
}

/// Puts restored objects in the place of references, while an archive is read.
private final class ReferenceReader: NSKeyedUnarchiverDelegate {
    private let object: @MainActor (String) -> AnyObject?

    init(_ object: @escaping @MainActor (String) -> AnyObject?) {
        self.object = object
    }

    /// Removes the references that led to nothing.
    static func withoutMissing(_ value: Any?) -> Any? {
        switch value {
        case is SavedReference, is SavedStoryboard, is MissingObject: return nil
        case let list as NSArray where list.contains(where: isMissing):
            return NSArray(array: list.filter { !isMissing($0) })
        default: return value
        }
    }

    private static func isMissing(_ value: Any) -> Bool { value is SavedReference || value is MissingObject }

    func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
        if let path = object as? SavedIndexPath { return path.indexPath }
        guard object is SavedReference || object is SavedStoryboard else { return object }
        // Sound: the state is restored on the main actor, which waits for this answer.
        nonisolated(unsafe) let object = object
        // Sound: as above.
        nonisolated(unsafe) let reader = self
        // Sound: as above.
        nonisolated(unsafe) var found: Any?
        MainActor.assumeIsolated {
            if let reference = object as? SavedReference { found = reader.object(reference.key) }
            if let saved = object as? SavedStoryboard { found = saved.storyboard }
        }
        return found ?? object
    }

    func unarchiver(
        _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
        originalClasses classNames: [String]
    ) -> AnyClass? { MissingObject.self }

    func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {}

    func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}

    func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}

/// Takes the place of an object whose class the application no longer has.
private final class MissingObject: NSObject, NSCoding {
    override init() {}

    init?(coder: NSCoder) {}

    func encode(with coder: NSCoder) {}
}
