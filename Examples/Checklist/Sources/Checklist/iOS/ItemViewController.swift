import UIKit

/// Edits the title of an item.
class ItemViewController: UIViewController {

    var onRename: ((String) -> Void)?

    private let item: ChecklistItem
    private lazy var titleField: UITextField = {
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 36))
        field.borderStyle = .roundedRect
        field.placeholder = "Title"
        field.addTarget(self, action: #selector(titleChanged(_:)), for: .editingChanged)
        return field
    }()

    init(item: ChecklistItem) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
        title = item.title
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleField.text = item.title
        view.addSubview(titleField)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(ItemViewController.save))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        titleField.becomeFirstResponder()
    }

    @objc private func titleChanged(_ sender: UITextField) {
        navigationItem.rightBarButtonItem?.isEnabled = !(sender.text ?? "").isEmpty
    }

    @objc private func save() {
        onRename?(titleField.text ?? "")
        navigationController?.popViewController(animated: true)
    }
}
