import Foundation

/// The number of bytes of each text that `uname` returns, such as `machine`. Darwin has a constant of this name.
public let _SYS_NAMELEN = Int32(MemoryLayout.size(ofValue: utsname().machine))
