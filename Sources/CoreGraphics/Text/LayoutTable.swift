internal import CPango

/// The lookups of a font's GSUB or GPOS table, as far as one has to know what kinds they are. HarfBuzz applies them but does not tell.
///
/// A table that is cut off or wrong reads as one whose lookups are of no kind.
struct LayoutTable {
    private let bytes: UnsafeRawBufferPointer
    private let blob: OpaquePointer
    /// Where the list of lookups begins.
    private let list: Int

    /// What a lookup does, of the kinds that are told apart here.
    enum Kind {
        /// One glyph for one glyph, whatever stands beside it.
        case singleSubstitution
        /// Changes how far the first of two glyphs advances, and nothing else.
        case pairAdvances
        /// Places marks on what is before them.
        case marks
        case other
    }

    /// `tag`: of the table. Call ``release()`` when done.
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

    /// Lookups that pass over base glyphs or ligatures see pairs that do not stand side by side.
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
