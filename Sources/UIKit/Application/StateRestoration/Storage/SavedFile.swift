import Foundation

/// The format of saved files: a line that names it, a checksum, and a property list.
///
/// Foundation's unarchiver trusts its data, so damage has to be found before it reads.
enum SavedFile {
    enum Damage: Error, CustomStringConvertible {
        case format, checksum, contents

        var description: String {
            switch self {
            case .format: "it is not a file of this version"
            case .checksum: "its checksum is wrong"
            case .contents: "it is no dictionary"
            }
        }
    }

    private static let mark = Data("Trestle state 1\n".utf8)

    static func data(_ contents: [String: Any]) throws -> Data {
        let body = try PropertyListSerialization.data(fromPropertyList: contents, format: .binary, options: 0)
        return mark + bytes(of: checksum(body)) + body
    }

    static func contents(of data: Data) throws -> [String: Any] {
        let head = mark.count + 8
        guard data.count > head, data.prefix(mark.count) == mark else { throw Damage.format }
        let body = Data(data.dropFirst(head))
        guard data.dropFirst(mark.count).prefix(8) == bytes(of: checksum(body)) else { throw Damage.checksum }
        let contents = try PropertyListSerialization.propertyList(from: body, format: nil)
        guard let contents = contents as? [String: Any] else { throw Damage.contents }
        return contents
    }

    /// FNV-1a with 64 bits.
    private static func checksum(_ data: Data) -> UInt64 {
        data.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    private static func bytes(of number: UInt64) -> Data {
        Data((0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
    }
}
