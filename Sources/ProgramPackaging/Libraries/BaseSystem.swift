/// The libraries that every system has, and that fit nothing but its own kernel, loader and compiler: they are never
/// copied.
enum BaseSystem {
    private static let names: Set<String> = [
        "libBrokenLocale.so.1", "libanl.so.1", "libc.so.6", "libdl.so.2", "libgcc_s.so.1", "libm.so.6", "libmvec.so.1",
        "libnsl.so.1", "libpthread.so.0", "libresolv.so.2", "librt.so.1", "libstdc++.so.6", "libutil.so.1",
    ]

    static func has(_ name: String) -> Bool {
        names.contains(name) || name.hasPrefix("ld-linux") || name.hasPrefix("libnss_")
    }
}
