import Foundation

/// Would show the definition of a word. The system has no dictionaries of definitions here:
/// ``dictionaryHasDefinition(forTerm:)`` is false, and the controller says that there is none.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
    private let term: String

    /// Returns false.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

    /// Creates a controller for a word, which is its title.
    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
        title = term
    }

    /// Creates a controller from an archive or a nib.
    public required init?(coder: NSCoder) {
        term = ""
        super.init(coder: coder)
    }

    open override func loadView() {
        let label = UILabel()
        label.text = SystemText.noDefinition.string
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.backgroundColor = .systemBackground
        view = label
    }
}
