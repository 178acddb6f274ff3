import Foundation

/// A library that is loaded while the program runs.
struct LoadedLibrary: @unchecked Sendable {  // Sound: the handle is only given to dlsym, which any thread may call.
    private let handle: UnsafeMutableRawPointer

    /// - Throws: ``ImageDecodingError`` that names the library.
    init(_ name: String) throws(ImageDecodingError) {
        guard let handle = dlopen(name, RTLD_NOW) else {
            throw ImageDecodingError(
                description: "\(name) is missing; scripts/packages of Trestle names its package for each distribution")
        }
        self.handle = handle
    }

    /// Returns a function of the library. `Function` is its type in C.
    func function<Function>(_ name: String, as _: Function.Type = Function.self) throws(ImageDecodingError) -> Function
    {
        guard let address = dlsym(handle, name) else {
            throw ImageDecodingError(description: "the library that reads it has no function \(name)")
        }
        return unsafeBitCast(address, to: Function.self)
    }
}
