/// - Linux: works
///
/// The types of values that the database stores.
public enum RLMPropertyType: Int, Sendable, Codable {
    case int = 0
    case bool = 1
    case string = 2
    case data = 3
    case date = 4
    case float = 5
    case double = 6
    case object = 7
    case linkingObjects = 8
    case any = 9
    case objectId = 10
    case decimal128 = 11
    case UUID = 12
}
