import Foundation
import HeadlessHost

/// An Xvfb of the test's own, with a screen in memory that the test can read, and xdotool to type and move the pointer in it.
final class XServer {
    let display: String
    private let process: Process
    private let folder: URL

    /// What the test needs is installed (`xvfb` and what comes with it, `xdotool`).
    static var isInstalled: Bool { ["Xvfb", "xdotool", "setxkbmap"].allSatisfy { path(of: $0) != nil } }

    init(width: Int, height: Int) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        process = Process()
        process.executableURL = Self.path(of: "Xvfb")
        // It chooses a free display, and says which once it listens.
        let number = Pipe()
        process.arguments = [
            "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path, "-nolisten", "tcp",
            "-noreset",
        ]
        process.standardOutput = number
        process.standardError = FileHandle.nullDevice
        try process.run()
        var digits = ""
        while !digits.hasSuffix("\n") {
            let data = number.fileHandleForReading.availableData
            guard !data.isEmpty else { throw XServerError("Xvfb ended without a display") }
            digits += String(decoding: data, as: UTF8.self)
        }
        display = ":" + digits.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Makes the server SDL's display while `body` runs.
    func whileInUse(_ body: () throws -> Void) rethrows {
        let variables = ["SDL_VIDEODRIVER": "x11", "DISPLAY": display]
        let before = ProcessInfo.processInfo.environment
        for (name, value) in variables { setenv(name, value, 1) }
        defer {
            for name in variables.keys {
                if let value = before[name] { setenv(name, value, 1) } else { unsetenv(name) }
            }
        }
        try body()
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Runs xdotool to its end; the server has handled its requests then. Returns what it printed.
    @discardableResult
    func xdotool(_ arguments: String...) throws -> String {
        try run("xdotool", arguments)
    }

    /// Gives the keyboard a country's layout.
    func setLayout(_ layout: String) throws {
        try run("setxkbmap", [layout])
    }

    @discardableResult
    private func run(_ name: String, _ arguments: [String]) throws -> String {
        let tool = Process()
        tool.executableURL = Self.path(of: name)
        tool.arguments = arguments
        tool.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) { $1 }
        let output = Pipe()
        tool.standardOutput = output
        tool.standardError = FileHandle.nullDevice
        try tool.run()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        tool.waitUntilExit()
        guard tool.terminationStatus == 0 else { throw XServerError("\(name) \(arguments) failed") }
        return String(decoding: printed, as: UTF8.self)
    }

    /// The pixels that the server shows: Xvfb keeps its screen in a file in XWD format, 32 bits a pixel.
    func screen(x: Int, y: Int, width: Int, height: Int) throws -> Data {
        let file = try Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0"))
        return file.withUnsafeBytes { bytes in
            // Fields of XWDFileHeader, big endian: size of the header, bytes a line, colors of 12 bytes.
            func field(_ index: Int) -> Int {
                Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)))
            }
            let (headerSize, stride, colors) = (field(0), field(12), field(19))
            return (y..<y + height).reduce(into: Data(capacity: width * height * 4)) { pixels, row in
                let start = headerSize + colors * 12 + row * stride + x * 4
                pixels.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start..<start + width * 4]))
            }
        }
    }

    private static func path(of tool: String) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        return folders.lazy.map { URL(fileURLWithPath: "\($0)/\(tool)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}

struct XServerError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
