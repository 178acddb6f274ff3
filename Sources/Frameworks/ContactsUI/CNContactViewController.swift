import Contacts
import FrameworkAbsence
import UIKit

/// - Linux: works
///
/// Shows the values of a contact in a table. Phone numbers, addresses for mail and web pages open in the desktop's
/// programs when they are tapped.
///
/// Nothing can be edited or saved, because a desktop has no common place for contacts: a controller for a new contact
/// has a button that cancels.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
    private let shown: CNContact
    private let isForNewContact: Bool
    private lazy var table = ContactTable { [weak self] in self?.select($0) }

    /// The contact that is shown.
    open var contact: CNContact { shown }

    /// The object that is told about taps; not retained.
    open weak var delegate: (any CNContactViewControllerDelegate)?

    /// The keys of the properties that are shown; nil, the default, shows all.
    open var displayedPropertyKeys: [Any]? { didSet { showContact() } }

    /// The name that is shown for a contact without one.
    open var alternateName: String? { didSet { showContact() } }

    /// A text below the name.
    open var message: String? { didSet { showContact() } }

    /// Kept, without effect.
    open var contactStore: CNContactStore?

    /// Kept, without effect.
    open var parentGroup: CNGroup?

    /// Kept, without effect.
    open var parentContainer: CNContainer?

    /// Kept, without effect: nothing can be edited.
    open var allowsEditing = true

    /// Whether values open when they are tapped. The default is true.
    open var allowsActions = true

    /// Kept, without effect: contacts are not linked.
    open var shouldShowLinkedContacts = false

    /// Returns a key for ``CNContactFetchRequest/keysToFetch``.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "CNContactViewController" as NSString }

    public convenience init(for contact: CNContact) { self.init(contact, isNew: false) }

    public convenience init(forUnknownContact contact: CNContact) { self.init(contact, isNew: false) }

    public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact(), isNew: true) }

    init(_ contact: CNContact, isNew: Bool) {
        (shown, isForNewContact) = (contact, isNew)
        super.init(nibName: nil, bundle: nil)
        guard isNew else { return }
        // Dragging does not dismiss it, so that the delegate is told in any case.
        isModalInPresentation = true
        title = SystemText.newContact.string
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    }

    /// Returns nil: a controller needs a contact.
    public required init?(coder: NSCoder) { return nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if isForNewContact { Absence.report("ContactsUI", "The store of contacts", "new contacts cannot be saved") }
        table.view.frame = view.bounds
        table.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table.view)
        showContact()
    }

    /// Marks the row of a value. The identifier is that of a labeled value.
    open func highlightProperty(withKey key: String, identifier: String?) {
        loadViewIfNeeded()
        table.highlight { $0.key == key && (identifier == nil || $0.identifier == identifier) }
    }

    private func showContact() {
        guard isViewLoaded else { return }
        let keys = displayedPropertyKeys.map { $0.compactMap { $0 as? String } }
        let name = CNContactFormatter.string(from: contact, style: .fullName) ?? alternateName
        let notice = isForNewContact ? SystemText.newContactsCannotBeSaved.string : message
        table.show(title: name, message: notice, rows: ContactRow.rows(of: contact, keys: keys))
    }

    private func select(_ row: ContactRow) {
        let property = CNContactProperty(
            contact: contact, key: row.key, value: row.value, identifier: row.identifier, label: row.label)
        guard delegate?.contactViewController(self, shouldPerformDefaultActionFor: property) ?? true, allowsActions,
            let url = row.url
        else { return }
        UIApplication.shared.open(url)
    }

    private func cancel() {
        guard let delegate else { return dismiss(animated: true) }
        delegate.contactViewController(self, didCompleteWith: nil)
    }
}
