import Foundation

/// Writes values of any type as bytes: a byte that says the type, then the value. Numbers are little-endian.
enum CellBytes {
    static func encode(_ cell: _RealmCell) -> Data {
        var data = Data()
        append(cell, &data)
        return data
    }

    /// Nil for bytes that ``encode(_:)`` has not made.
    static func decode(_ data: Data) -> _RealmCell? {
        var reader = ByteReader(data)
        guard let cell = read(&reader), reader.isAtEnd else { return nil }
        return cell
    }

    private enum Tag: UInt8 {
        case null, no, yes, int, float, double, string, data, date, uuid, objectId, decimal, link, list, set, map
    }

    private static func append(_ cell: _RealmCell, _ data: inout Data) {
        switch cell {
        case .null: append(Tag.null, &data)
        case .bool(let value): append(value ? Tag.yes : Tag.no, &data)
        case .int(let value): append(.int, UInt64(bitPattern: value), &data)
        case .float(let value): append(.float, UInt64(value.bitPattern), &data)
        case .double(let value): append(.double, value.bitPattern, &data)
        case .date(let value): append(.date, value.timeIntervalSinceReferenceDate.bitPattern, &data)
        case .string(let value): append(.string, Data(value.utf8), &data)
        case .data(let value): append(.data, value, &data)
        case .uuid(let value): append(.uuid, Data(value.uuidString.utf8), &data)
        case .objectId(let value): append(.objectId, Data(value.bytes), &data)
        case .decimal(let value): append(.decimal, Data(value.description.utf8), &data)
        case .link(let link):
            append(.link, Data(link.className.utf8), &data)
            append(UInt64(bitPattern: link.key), &data)
        case .list(let cells): append(.list, cells, &data)
        case .set(let cells): append(.set, cells, &data)
        case .map(let cells):
            append(.map, UInt64(cells.count), &data)
            for (key, value) in cells.sorted(by: { $0.key < $1.key }) {
                append(.string(key), &data)
                append(value, &data)
            }
        }
    }

    private static func append(_ tag: Tag, _ data: inout Data) { data.append(tag.rawValue) }

    private static func append(_ number: UInt64, _ data: inout Data) {
        withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }

    private static func append(_ tag: Tag, _ number: UInt64, _ data: inout Data) {
        append(tag, &data)
        append(number, &data)
    }

    private static func append(_ tag: Tag, _ bytes: Data, _ data: inout Data) {
        append(tag, UInt64(bytes.count), &data)
        data.append(bytes)
    }

    private static func append(_ tag: Tag, _ cells: [_RealmCell], _ data: inout Data) {
        append(tag, UInt64(cells.count), &data)
        for cell in cells { append(cell, &data) }
    }

    // MARK: Reading

    private static func read(_ reader: inout ByteReader) -> _RealmCell? {
        guard let tag = reader.byte().flatMap(Tag.init) else { return nil }
        switch tag {
        case .null: return .null
        case .no: return .bool(false)
        case .yes: return .bool(true)
        case .int: return reader.number().map { .int(Int64(bitPattern: $0)) }
        case .float: return reader.number().map { .float(Float(bitPattern: UInt32(truncatingIfNeeded: $0))) }
        case .double: return reader.number().map { .double(Double(bitPattern: $0)) }
        case .date:
            return reader.number().map { .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: $0))) }
        case .string: return reader.text().map { .string($0) }
        case .data: return reader.bytes().map { .data($0) }
        case .uuid: return reader.text().flatMap { UUID(uuidString: $0) }.map { .uuid($0) }
        case .objectId: return reader.bytes().map { .objectId(ObjectId(bytes: Array($0))) }
        case .decimal: return reader.text().flatMap { try? Decimal128(string: $0) }.map { .decimal($0) }
        case .link:
            guard let name = reader.text(), let key = reader.number() else { return nil }
            return .link(_RealmLink(className: name, key: Int64(bitPattern: key)))
        case .list: return cells(&reader).map { .list($0) }
        case .set: return cells(&reader).map { .set($0) }
        case .map: return map(&reader)
        }
    }

    private static func cells(_ reader: inout ByteReader) -> [_RealmCell]? {
        guard let count = reader.number() else { return nil }
        var cells: [_RealmCell] = []
        for _ in 0..<count {
            guard let cell = read(&reader) else { return nil }
            cells.append(cell)
        }
        return cells
    }

    private static func map(_ reader: inout ByteReader) -> _RealmCell? {
        guard let count = reader.number() else { return nil }
        var cells: [String: _RealmCell] = [:]
        for _ in 0..<count {
            guard case .string(let key) = read(&reader), let cell = read(&reader) else { return nil }
            cells[key] = cell
        }
        return .map(cells)
    }
}
