/// Writes a point in time, or the begin or end of an interval, as a debug message: "begin Layout #7".
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    write(type, log, name, signpostID) { "" }
}

/// Writes a signpost with a message, whose format is that of ``os_log(_:dso:log:type:_:)``.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
    write(type, log, name, signpostID) { ": " + LogFormat.text("\(format)", arguments) }
}

private func write(
    _ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID, _ message: () -> String
) {
    guard id != .invalid, id != .null else { return }
    let number = id == .exclusive ? "" : " #\(id.rawValue)"
    log.destination?.write(.debug) { "\(type.name) \(name)\(number)\(message())" }
}

extension OSLog {
    /// Whether signposts are written.
    public var signpostsEnabled: Bool { isEnabled(type: .debug) }
}
