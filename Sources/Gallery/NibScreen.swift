import ArgumentParser
import UIKit

/// A xib, or a scene of a storyboard, that is named on the command line. Classes of its program are not here: UIKit's
/// are shown in their place, and the terminal lists them.
@MainActor
struct NibScreen {
    /// The name of the picture: that of the file, and the identifier.
    let name: String
    private let preview: NibPreview
    private let identifier: String?

    /// Throws for a file that cannot be read, and for an identifier that it does not have.
    init(file: String, identifier: String?) throws {
        preview = try NibPreview(contentsOf: file)
        self.identifier = identifier
        let base = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        name = [base, identifier].compactMap { $0 }.joined(separator: "-")
        guard let identifier, !preview.identifiers.contains(identifier) else { return }
        let known = preview.identifiers.joined(separator: ", ")
        throw ValidationError(
            known.isEmpty ? "\(file) has no scenes." : "\(file) has no scene \(identifier), but \(known).")
    }

    /// Creates the controller and loads its views. Exceptions are printed, and loading goes on.
    func makeController() -> UIViewController {
        Trestle.exceptionPolicy = .report { exception in
            print("\(exception.name.rawValue): \(exception.reason ?? "")")
        }
        guard let controller = preview.controller(identifier: identifier) else { return UIViewController() }
        preview.prepare(controller)
        return controller
    }

    /// Prints what is shown in another way than in the program.
    func report() {
        for line in preview.differences { print(line) }
    }
}
