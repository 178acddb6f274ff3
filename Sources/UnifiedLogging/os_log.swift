/// Writes a message with a format of `String(format:)`. Values marked `%{private}@` are hidden.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.destination?.write(type) { LogFormat.text("\(message)", args) }
}

public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.destination?.write(type) { LogFormat.text("\(message)", args) }
}

@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
    OSLog.default.destination?.write(.default) { message.text }
}

@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.destination?.write(type) { message.text }
}
