/// A bucket, and the names of folders and a file in it.
struct StoragePlace: Hashable {
    let bucket: String
    var names: [String]

    init(bucket: String, names: [String]) {
        self.bucket = bucket
        self.names = names
    }

    /// Of `gs://bucket/path`, or `https://firebasestorage.googleapis.com/v0/b/bucket/o/path` with an encoded path.
    init?(address: String) {
        guard let components = URLComponents(string: address), let host = components.host ?? Self.emptyHost(address)
        else { return nil }
        switch components.scheme {
        case "gs": self.init(bucket: host, names: Self.names(in: components.path))
        case "http", "https":
            let parts = Self.names(in: components.percentEncodedPath)
            guard parts.count >= 3, parts[1] == "b" else { return nil }
            let path = parts.count > 4 ? parts[4...].joined(separator: "/").removingPercentEncoding ?? "" : ""
            self.init(bucket: parts[2], names: Self.names(in: path))
        default: return nil
        }
    }

    private static func emptyHost(_ address: String) -> String? { address == "gs://" ? "" : nil }

    static func names(in path: String) -> [String] { path.split(separator: "/").map(String.init) }

    var path: String { names.joined(separator: "/") }
}
