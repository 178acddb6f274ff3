import Foundation

/// Compares a text with the one stored in `__Texts__` beside the test file, line by line.
///
/// With `RECORD=1` in the environment it stores the text instead of comparing it.
///
/// - Parameters:
///   - name: the name of the stored file, without extension.
///   - filePath: the test file; leave it out.
/// - Throws: ``DriverError`` when the texts differ or none is stored. It names the first line that differs; the actual
///   text is written to `build/failed`.
public func assertText(_ text: String, named name: String, filePath: String = #filePath) throws {
    let files = GoldenFiles(folder: "__Texts__", name: name, fileExtension: "txt", testFile: filePath)
    let data = Data((text + "\n").utf8)
    if GoldenFiles.isRecording { return try files.record(data) }
    guard let stored = files.stored() else {
        let place = try files.leave(data, as: "actual")
        throw DriverError(
            "There is no stored text \(files.storedURL.path). RECORD=1 stores it; the text now is in \(place).")
    }
    guard stored != data else { return }
    let place = try files.leave(data, as: "actual")
    let expected = String(decoding: stored, as: UTF8.self).components(separatedBy: "\n")
    let actual = (text + "\n").components(separatedBy: "\n")
    let line = zip(expected, actual).prefix { $0 == $1 }.count
    func shown(_ lines: [String]) -> String { line < lines.count ? lines[line] : "(end)" }
    throw DriverError(
        """
        The text "\(name)" differs from line \(line + 1) on:
          expected: \(shown(expected))
          actual:   \(shown(actual))
        The whole text is in \(place).
        """)
}
