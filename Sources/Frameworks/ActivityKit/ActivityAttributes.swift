/// - Linux: works
///
/// What an activity is about, and what changes in it.
public protocol ActivityAttributes: Codable {
    associatedtype ContentState: Codable, Hashable
}
