import Foundation
import Synchronization

/// The formats with plurals that have been looked up.
///
/// What `NSLocalizedString` returns is a plain string, so that the format itself says which entry it comes from: its
/// variables have names like `rows#3`, where 3 is the number of the entry.
enum PluralFormats {
    private static let formats = Mutex<[PluralFormat]>([])

    /// Whether there are any; otherwise no format has to be looked at.
    static var areUsed: Bool { used.load(ordering: .relaxed) }
    private static let used = Atomic(false)

    /// Returns the format that stands for an entry.
    static func add(_ format: PluralFormat) -> String {
        let number = formats.withLock { formats in
            formats.append(format)
            return formats.count - 1
        }
        used.store(true, ordering: .relaxed)
        return FormatPart.parts(of: format.format).map { part in
            switch part {
            case .text(let text): text.replacingOccurrences(of: "%", with: "%%")
            case .argument(let position, let specifier): "%" + prefix(position) + specifier
            case .variable(let position, let name): "%\(prefix(position))#@\(name)#\(number)@"
            }
        }.joined()
    }

    private static func prefix(_ position: Int?) -> String { position.map { "\($0)$" } ?? "" }

    /// Returns `rows` for `rows#3`.
    static func variable(_ name: String) -> String {
        name.firstIndex(of: "#").map { String(name[..<$0]) } ?? name
    }

    /// Returns the entry that a format comes from; nil for any other format.
    static func entry(of text: String) -> PluralFormat? {
        guard text.contains("#@") else { return nil }
        for case .variable(_, let name) in FormatPart.parts(of: text) {
            guard let mark = name.lastIndex(of: "#"), let number = Int(name[mark...].dropFirst()) else { continue }
            return formats.withLock { $0.indices.contains(number) ? $0[number] : nil }
        }
        return nil
    }
}
