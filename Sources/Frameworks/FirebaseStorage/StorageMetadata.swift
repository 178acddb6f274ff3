/// - Linux: works
///
/// What is known of a file.
open class StorageMetadata: NSObject {
    public let bucket: String
    open var cacheControl: String?
    open var contentDisposition: String?
    open var contentEncoding: String?
    open var contentLanguage: String?
    open var contentType: String?
    public let md5Hash: String?
    public let generation: Int64
    open var customMetadata: [String: String]?
    public let metageneration: Int64
    public let name: String?
    public let path: String?
    /// In bytes.
    public let size: Int64
    public let timeCreated: Date?
    public let updated: Date?

    public override convenience init() { self.init(dictionary: [:]) }

    /// - Parameter dictionary: the values by the names that the server has for them.
    public init(dictionary: [String: AnyHashable]) {
        func number(_ key: String) -> Int64 {
            dictionary[key] as? Int64 ?? (dictionary[key] as? Int).map { Int64($0) }
                ?? (dictionary[key] as? String).flatMap { Int64($0) } ?? 0
        }
        func date(_ key: String) -> Date? {
            (dictionary[key] as? String).flatMap { try? Date($0, strategy: Self.dateStyle) }
        }
        bucket = dictionary["bucket"] as? String ?? ""
        cacheControl = dictionary["cacheControl"] as? String
        contentDisposition = dictionary["contentDisposition"] as? String
        contentEncoding = dictionary["contentEncoding"] as? String
        contentLanguage = dictionary["contentLanguage"] as? String
        contentType = dictionary["contentType"] as? String
        md5Hash = dictionary["md5Hash"] as? String
        customMetadata = dictionary["metadata"] as? [String: String]
        generation = number("generation")
        metageneration = number("metageneration")
        size = number("size")
        timeCreated = date("timeCreated")
        updated = date("updated")
        path = dictionary["name"] as? String
        name = path.flatMap { $0.split(separator: "/").last.map(String.init) }
    }

    private static let dateStyle = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    open func dictionaryRepresentation() -> [String: AnyHashable] {
        let values: [String: AnyHashable?] = [
            "bucket": bucket, "cacheControl": cacheControl, "contentDisposition": contentDisposition,
            "contentEncoding": contentEncoding, "contentLanguage": contentLanguage, "contentType": contentType,
            "md5Hash": md5Hash, "metadata": customMetadata, "name": path, "size": size == 0 ? nil : size,
            "generation": generation == 0 ? nil : "\(generation)",
            "metageneration": metageneration == 0 ? nil : "\(metageneration)",
            "timeCreated": timeCreated?.formatted(Self.dateStyle), "updated": updated?.formatted(Self.dateStyle),
        ]
        return values.compactMapValues { $0 }
    }

    open var isFile: Bool { path.map { !$0.hasSuffix("/") } ?? false }

    open var isFolder: Bool { path?.hasSuffix("/") ?? false }

    /// Nil. Of versions before 5.
    open func downloadURL() -> URL? { nil }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? StorageMetadata)?.dictionaryRepresentation() == dictionaryRepresentation()
    }

    open override var hash: Int { dictionaryRepresentation().hashValue }
}
