/// The properties of UIKit's classes that nibs connect, besides those of ``UIKitProperties``.
enum UIKitOutlets {
    static func add(to members: SourceMembers) {
        members.add(UIScrollView.self) { $0.outlet("delegate", \UIScrollView.delegate) }
        members.add(UITableView.self) { members in
            members.outlet("dataSource", \UITableView.dataSource)
            members.outlet("delegate", \UITableView.delegate)
            members.outlet("prefetchDataSource", \UITableView.prefetchDataSource)
            members.outlet("tableHeaderView", \UITableView.tableHeaderView)
            members.outlet("tableFooterView", \UITableView.tableFooterView)
            members.outlet("backgroundView", \UITableView.backgroundView)
        }
        members.add(UITableViewCell.self) { members in
            members.outlet("accessoryView", \UITableViewCell.accessoryView)
            members.outlet("editingAccessoryView", \UITableViewCell.editingAccessoryView)
            members.outlet("backgroundView", \UITableViewCell.backgroundView)
            members.outlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
        }
        members.add(UICollectionView.self) { members in
            members.outlet("dataSource", \UICollectionView.dataSource)
            members.outlet("delegate", \UICollectionView.delegate)
            members.outlet("prefetchDataSource", \UICollectionView.prefetchDataSource)
            members.outlet("backgroundView", \UICollectionView.backgroundView)
        }
        members.add(UICollectionViewCell.self) { members in
            members.outlet("backgroundView", \UICollectionViewCell.backgroundView)
            members.outlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
        }
        members.add(UITextField.self) { members in
            members.outlet("delegate", \UITextField.delegate)
            members.outlet("inputView", \UITextField.inputView)
            members.outlet("inputAccessoryView", \UITextField.inputAccessoryView)
            members.outlet("leftView", \UITextField.leftView)
            members.outlet("rightView", \UITextField.rightView)
        }
        members.add(UITextView.self) { members in
            members.outlet("delegate", \UITextView.delegate)
            members.outlet("inputView", \UITextView.inputView)
            members.outlet("inputAccessoryView", \UITextView.inputAccessoryView)
        }
        members.add(UISearchBar.self) { $0.outlet("delegate", \UISearchBar.delegate) }
        members.add(UIPickerView.self) { members in
            members.outlet("dataSource", \UIPickerView.dataSource)
            members.outlet("delegate", \UIPickerView.delegate)
        }
        members.add(UITabBar.self) { $0.outlet("delegate", \UITabBar.delegate) }
        members.add(UINavigationController.self) { $0.outlet("delegate", \UINavigationController.delegate) }
        members.add(UITabBarController.self) { $0.outlet("delegate", \UITabBarController.delegate) }
        members.add(UIPageViewController.self) { members in
            members.outlet("delegate", \UIPageViewController.delegate)
            members.outlet("dataSource", \UIPageViewController.dataSource)
        }
        members.add(UISplitViewController.self) { $0.outlet("delegate", \UISplitViewController.delegate) }
        members.add(UITableViewController.self) { $0.outlet("tableView", \UITableViewController.tableView) }
        members.add(UICollectionViewController.self) {
            $0.outlet("collectionView", \UICollectionViewController.collectionView)
        }
        members.add(UIGestureRecognizer.self) { $0.outlet("delegate", \UIGestureRecognizer.delegate) }
        members.add(UINavigationItem.self) { members in
            members.outlet("titleView", \UINavigationItem.titleView)
            members.outlet("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
            members.outlet("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
            members.outlet("backBarButtonItem", \UINavigationItem.backBarButtonItem)
            members.outlet("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
            members.outlet("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
        }
        members.add(UIBarButtonItem.self) { members in
            members.outlet("customView", \UIBarButtonItem.customView)
            members.property("view", \UIBarButtonItem.viewOnBar)
            members.property("systemItem", \UIBarButtonItem.systemItem)
        }
    }
}
