/// Identifies a layer across frames. The number of a released layer is not reused.
struct LayerIdentity: Hashable, Sendable {
    private let number: UInt64

    @MainActor private static var last: UInt64 = 0

    @MainActor
    init() {
        Self.last += 1
        number = Self.last
    }
}
