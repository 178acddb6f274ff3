internal import CPango

/// The kinds of the lookups of a font's GSUB or GPOS table. HarfBuzz applies lookups but does not report their kinds.
///
/// A truncated or invalid table reads as one whose lookups are of no known kind.
struct LayoutTable {
    private let bytes: UnsafeRawBufferPointer
    private let blob: OpaquePointer
    /// The offset of the list of lookups.
    private let list: Int

    /// The kinds of lookups that are distinguished.
    enum Kind {
        /// Replaces one glyph with one glyph, independently of its neighbors.
        case singleSubstitution
        /// Changes the advance of the first of two glyphs and nothing else.
        case pairAdvances
        /// Positions marks relative to the preceding glyph.
        case marks
        case other
    }

    /// `tag` is that of the table. Call ``release()`` when the table is no longer needed.
    init(_ face: OpaquePointer, _ tag: hb_tag_t) {
        blob = hb_face_reference_table(face, tag)
        var length: UInt32 = 0
        let start = hb_blob_get_data(blob, &length)
        bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
        list = Self.word(at: 8, in: bytes) ?? 0
        isSubstitution = tag == TableTag.substitution
    }

    private let isSubstitution: Bool

    func release() {
        hb_blob_destroy(blob)
    }

    func kind(ofLookup index: Int) -> Kind {
        guard let offset = word(list + 2 + 2 * index) else { return .other }
        let lookup = list + offset
        guard let type = word(lookup), let flags = word(lookup + 2), let count = word(lookup + 4),
            flags & Self.skipsLetters == 0
        else { return .other }
        if isSubstitution { return type == 1 ? .singleSubstitution : .other }
        switch type {
        case 2:
            let subtables = (0..<count).map { word(lookup + 6 + 2 * $0).map { lookup + $0 } }
            return subtables.allSatisfy { $0.map(changesFirstAdvanceOnly) ?? false } ? .pairAdvances : .other
        case 4, 5, 6: return .marks
        default: return .other
        }
    }

    /// Lookup flags that skip base glyphs or ligatures, so that pairs need not be adjacent.
    private static let skipsLetters = 0x2 | 0x4
    private static let advanceFormat = 0x4

    private func changesFirstAdvanceOnly(_ subtable: Int) -> Bool {
        guard let format = word(subtable), let first = word(subtable + 4), let second = word(subtable + 6) else {
            return false
        }
        return (format == 1 || format == 2) && (first == 0 || first == Self.advanceFormat) && second == 0
    }

    private func word(_ offset: Int) -> Int? {
        Self.word(at: offset, in: bytes)
    }

    private static func word(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
        guard offset >= 0, offset + 2 <= bytes.count else { return nil }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }
}

enum TableTag {
    static let substitution: hb_tag_t = 0x4753_5542  // GSUB
    static let positioning: hb_tag_t = 0x4750_4F53  // GPOS
}
