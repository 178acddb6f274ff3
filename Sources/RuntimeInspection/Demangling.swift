import Glibc

@_silgen_name("swift_demangle")
private func swiftDemangle(
    _ mangledName: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ bufferSize: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// What a mangled Swift name means, as the runtime prints it.
func demangled(_ name: String) -> String? {
    guard let text = swiftDemangle(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
}
