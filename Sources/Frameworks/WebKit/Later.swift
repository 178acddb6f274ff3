/// Calls back after the current code has returned, on the main actor, as WebKit does.
@MainActor
func later(_ callback: @escaping @MainActor () -> Void) {
    Task { callback() }
}
