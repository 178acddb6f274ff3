import Foundation
internal import NibDocument
import Synchronization

/// Shows a xib or a scene of a storyboard without the program it belongs to. Custom classes that are not in this
/// program are replaced by the classes of UIKit that they inherit from. What such a class would need is left out.
@MainActor
package final class NibPreview {
    private let file: NibFile
    private let notes = NibPreviewNotes()
    private let storyboard: UIStoryboard?
    private var messages: [String] = []

    /// Throws an error with file and line for a file that cannot be read.
    package init(contentsOf path: String) throws {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw NibDecodingError(NibLocation(file: path, line: 1), "the file cannot be read")
        }
        file = try NibFile(data, file: url.lastPathComponent, bundle: Self.bundle(of: url))
        file.preview = notes
        let name = url.deletingPathExtension().lastPathComponent
        storyboard = file.document.kind == .storyboard ? UIStoryboard(file, name: name) : nil
    }

    /// Images and colors are taken from the nearest folder around the file that has an asset catalog.
    private static func bundle(of file: URL) -> Bundle? {
        var folder = file.deletingLastPathComponent()
        for _ in 0..<5 where folder.path != "/" {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            if names.contains(where: { $0.hasSuffix(".xcassets") }) { return Bundle(path: folder.path) }
            folder.deleteLastPathComponent()
        }
        return Bundle(path: file.deletingLastPathComponent().path)
    }

    /// The identifiers of the scenes that can be shown; empty for a xib.
    package var identifiers: [String] { storyboard?.identifiers ?? [] }

    /// Creates what is shown: a scene of a storyboard, the initial or first one if the identifier is nil, or the views
    /// of a xib. Returns nil if there is no such scene.
    package func controller(identifier: String? = nil) -> UIViewController? {
        noting {
            guard let storyboard else { return NibPreviewController(file) }
            guard let identifier else {
                return storyboard.instantiateInitialViewController()
                    ?? storyboard.identifiers.first.map { storyboard.instantiateViewController(withIdentifier: $0) }
            }
            guard storyboard.identifiers.contains(identifier) else { return nil }
            return storyboard.instantiateViewController(withIdentifier: identifier)
        }
    }

    /// Loads the views of a controller and of those in it, and gives their tables and collection views rows.
    package func prepare(_ controller: UIViewController) {
        noting {
            var waiting = [controller]
            while let next = waiting.popLast() {
                next.loadViewIfNeeded()
                waiting += next.children
            }
            for (view, nibs) in notes.takePrototypes() { PrototypeRows.fill(view, with: nibs) }
        }
    }

    /// Performs something that loads parts of the file, and notes what is written to the console meanwhile.
    package func noting<Result>(_ body: () -> Result) -> Result {
        let heard = Mutex<[String]>([])
        let result = ConsoleLog.listening(to: { text in heard.withLock { $0.append(text) } }, during: body)
        for text in heard.withLock({ $0 }) where !messages.contains(text) { messages.append(text) }
        return result
    }

    /// What differs from the program: the custom classes that are replaced, what is left out, and what the console was
    /// told, each a line.
    package var differences: [String] {
        notes.replacements.sorted { $0.key < $1.key }.map { "\($0.key) is shown as \($0.value)" } + notes.omissions
            + messages
    }
}
