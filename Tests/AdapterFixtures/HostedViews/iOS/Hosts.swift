import SwiftUI
import UIKit

/// A controller that a storyboard would name.
public final class TaskListController: UIHostingController<TaskList> {
    public init() { super.init(rootView: TaskList()) }

    required init?(coder: NSCoder) { super.init(coder: coder, rootView: TaskList()) }
}

public final class HostingCell: UITableViewCell {
    public func show(_ item: TaskItem) {
        contentConfiguration = UIHostingConfiguration {
            HStack {
                Text(item.name)
                Spacer()
            }
        }
        .margins(.horizontal, 0)
        .background { Color.red }
    }
}

/// A screen of UIKit that contains a view of SwiftUI.
public final class ContainerController: UIViewController {
    public let label = UILabel()

    public override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Around it"
        let host = UIHostingController(rootView: Board(other: TaskStore()).environmentObject(TaskStore()))
        addChild(host)
        host.view.backgroundColor = .clear
        host.view.frame = view.bounds.insetBy(dx: 0, dy: 100)
        view.addSubview(host.view)
        host.didMove(toParent: self)
        label.frame = CGRect(x: 16, y: 40, width: 200, height: 20)
        view.addSubview(label)
    }
}
