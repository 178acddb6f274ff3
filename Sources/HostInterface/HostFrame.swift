/// Pixels that a window lends for one frame: 32 bits each, blue green red alpha in memory, premultiplied, top row first.
package struct HostFrame {
    package let pixels: UnsafeMutableRawPointer
    /// In pixels.
    package let width: Int
    package let height: Int
    /// Bytes a row.
    package let stride: Int
    /// How old the contents are: 1 holds the frame before this one, 0 holds nothing that can be relied on.
    package let age: Int

    package init(pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, age: Int) {
        self.pixels = pixels
        self.width = width
        self.height = height
        self.stride = stride
        self.age = age
    }
}
