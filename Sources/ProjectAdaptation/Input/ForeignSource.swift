import Foundation

/// Source in other languages than Swift.
enum ForeignSource {
    /// Says what to do without a file.
    static func advice(_ file: URL) -> String {
        switch file.pathExtension {
        case "xcdatamodeld", "xcdatamodel": "is a model of Core Data, which Linux has not"
        case "metal": "is a shader, which nothing on Linux compiles"
        default: "is not Swift: what it does has to be written in Swift for Linux"
        }
    }
}
