import Foundation

/// Hands pages over to the printing system, with the program `lp`.
@MainActor
enum PrintSpooler {
    /// Where the program can be.
    static let programs = ["/usr/bin/lp", "/usr/local/bin/lp", "/bin/lp"]

    static var program: String? { programs.first { FileManager.default.isExecutableFile(atPath: $0) } }

    /// Prints a file. The result, whether the printing system has taken it, is received later on the main queue.
    ///
    /// - Returns: false if the program cannot be started; nothing is received then.
    static func print(
        _ file: URL, _ info: UIPrintInfo, printer: String?, _ completion: @escaping @MainActor (Bool) -> Void
    ) -> Bool {
        guard let program else { return false }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments(info, printer: printer) + [file.path]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { process in
            let isTaken = process.terminationStatus == 0
            DispatchQueue.main.async { MainActor.assumeIsolated { completion(isTaken) } }
        }
        return (try? process.run()) != nil
    }

    static func arguments(_ info: UIPrintInfo, printer: String?) -> [String] {
        var arguments: [String] = []
        if let printer = printer ?? info.printerID { arguments += ["-d", printer] }
        if !info.jobName.isEmpty { arguments += ["-t", info.jobName] }
        switch info.duplex {
        case .none: arguments += ["-o", "sides=one-sided"]
        case .longEdge: arguments += ["-o", "sides=two-sided-long-edge"]
        case .shortEdge: arguments += ["-o", "sides=two-sided-short-edge"]
        }
        if [.grayscale, .photoGrayscale].contains(info.outputType) {
            arguments += ["-o", "print-color-mode=monochrome"]
        }
        return arguments
    }
}
