import Foundation

/// The value of an attribute.
enum KeychainValue: Codable, Hashable, Sendable {
    case text(String)
    case data(Data)
    case number(Int64)
    case date(Date)

    /// Nil for objects of other types.
    init?(_ object: Any) {
        switch object {
        case let text as String: self = .text(text)
        case let data as Data: self = .data(data)
        case let number as NSNumber: self = .number(number.int64Value)
        case let date as Date: self = .date(date)
        default: return nil
        }
    }

    /// The value as programs get it.
    var object: Any {
        switch self {
        case .text(let text): text
        case .data(let data): data
        case .number(let number): NSNumber(value: number)
        case .date(let date): date
        }
    }
}
