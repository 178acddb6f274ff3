import HostInterface
import Testing

@testable import WebHost

@Suite struct PendingChangesTests {}
