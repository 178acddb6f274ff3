internal import HostInterface

/// A clipboard that is not shared with other programs.
final class MemoryClipboard: HostClipboard {
    var text: String?
}
