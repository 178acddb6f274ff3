/// The changes in a store that is not there.
enum Changes {
    /// Returns when the task is cancelled.
    static func none() async {
        let (stream, continuation) = AsyncStream<Never>.makeStream()
        for await _ in stream {}
        continuation.finish()
    }
}
