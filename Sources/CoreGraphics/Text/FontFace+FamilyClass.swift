internal import CPango

extension FontFace {
    /// Returns the class of the typeface in the font's table `OS/2`; 0 without one.
    static func familyClass(of font: FontDescription) -> Int {
        TextShaping.lock.lock()
        defer { TextShaping.lock.unlock() }
        guard let loaded = face(font).loaded else { return 0 }
        let tag = "OS/2".utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
        guard let table = hb_face_reference_table(hb_font_get_face(loaded.font), tag) else { return 0 }
        defer { hb_blob_destroy(table) }
        var length: UInt32 = 0
        // sFamilyClass is at byte 30; its first byte is the class, the second one the subclass.
        guard let data = hb_blob_get_data(table, &length), length > 31 else { return 0 }
        return Int(UInt8(bitPattern: data[30]))
    }
}
