/// Tells layers apart across frames; a freed layer's number is never given again.
struct LayerIdentity: Hashable, Sendable {
    private let number: UInt64

    @MainActor private static var last: UInt64 = 0

    @MainActor
    init() {
        Self.last += 1
        number = Self.last
    }
}
