/// Writes to standard error what could not be drawn or read, and why.
package func logGraphicsError(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
}
