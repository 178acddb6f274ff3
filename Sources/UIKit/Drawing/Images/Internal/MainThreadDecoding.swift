import Foundation

/// Finds pictures that are decoded on the main thread, which waits meanwhile, while `UIKIT_DEBUG=decoding` is on.
enum MainThreadDecoding {
    /// Decodes a picture, and reports it once for each source on the main thread.
    static func watch(_ source: @autoclosure () -> String, _ decode: () throws -> CGImage) rethrows -> CGImage {
        guard !DebugFlags.current.isDisjoint(with: [.decoding, .frames]), Thread.isMainThread else {
            return try decode()
        }
        MainActor.assumeIsolated { FrameParts.current?.begin("decoding of pictures") }
        defer { MainActor.assumeIsolated { FrameParts.current?.end() } }
        let image = try decode()
        if DebugFlags.current.contains(.decoding) {
            let name = source()
            ConsoleLog.once(
                "decoding \(name)",
                "The picture \(name), \(image.width) x \(image.height) pixels, was decoded on the main thread. A "
                    + "UIImage can be made on any thread, and decodes its picture when it is made.")
        }
        return image
    }
}
