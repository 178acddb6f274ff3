/// What is wrong with a `trestle.json`.
public enum AdjustmentsError: Error, Hashable, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    /// - Parameter key: the key of the file whose value is wrong.
    case invalid(path: String, key: String, reason: String)

    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
        case .invalid(let path, let key, let reason): "\(path): \"\(key)\": \(reason)"
        }
    }
}
