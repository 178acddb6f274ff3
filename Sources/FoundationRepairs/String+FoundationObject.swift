import Foundation

extension String {
    /// Reads a string of Foundation; nil for another object, or for none.
    init?(foundationObject pointer: UnsafeRawPointer?) {
        guard let pointer, let string = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() as? String
        else { return nil }
        self = string
    }
}
