import Foundation

/// Waits until what has been put on the main queue is done.
@MainActor
func waitForMainQueue() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}
