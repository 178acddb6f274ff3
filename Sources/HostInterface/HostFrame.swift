/// Pixels that a window lends for one frame: 32 bits each, with blue, green, red, alpha in memory, premultiplied, top
/// row first.
package struct HostFrame {
    package let pixels: UnsafeMutableRawPointer
    /// In pixels.
    package let width: Int
    package let height: Int
    /// Bytes per row.
    package let stride: Int
    /// The age of the contents in frames: 1 for the previous frame, 0 for undefined contents.
    package let age: Int

    package init(pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, age: Int) {
        self.pixels = pixels
        self.width = width
        self.height = height
        self.stride = stride
        self.age = age
    }
}
