internal import CPango

/// Reports once for each script that no installed font has its characters, and which package to install.
enum MissingCharacters {
    private static let reported = Guarded<Set<UInt32>>([], by: TextShaping.lock)

    static func report(_ glyph: PangoGlyph) {
        let character = glyph & ~UInt32(0x1000_0000)
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), character)
        guard reported.value.insert(script.rawValue).inserted else { return }
        let code = String(character, radix: 16, uppercase: true)
        logGraphicsError(
            "No installed font has the character U+\(code); a box stands for it. Install a font for its script: the Debian packages "
                + "fonts-noto-cjk (Chinese, Japanese, Korean) or fonts-noto-core (most others).")
    }
}
