internal import HostInterface

/// A clipboard that no other program sees.
final class MemoryClipboard: HostClipboard {
    var text: String?
}
