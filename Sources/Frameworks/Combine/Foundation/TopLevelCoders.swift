import Foundation
import OpenCombine

/// - Linux: works
extension JSONEncoder: @retroactive TopLevelEncoder {
    public typealias Output = Data
}

/// - Linux: works
extension JSONDecoder: @retroactive TopLevelDecoder {
    public typealias Input = Data
}

/// - Linux: works
extension PropertyListEncoder: @retroactive TopLevelEncoder {
    public typealias Output = Data
}

/// - Linux: works
extension PropertyListDecoder: @retroactive TopLevelDecoder {
    public typealias Input = Data
}
