import Foundation

@testable import UIKit

/// Any value of a type that delegate methods have as a parameter or a result; nil of an optional type.
@MainActor
func sample<Value>() -> Value {
    if let optional = Value.self as? any ExpressibleByNilLiteral.Type { return optional.init(nilLiteral: ()) as! Value }
    guard let value = Samples.all.lazy.compactMap({ $0 as? Value }).first else {
        fatalError("there is no sample of \(Value.self): add one to Samples.all")
    }
    return value
}

@MainActor
private enum Samples {
    static let all: [Any] =
        values + lists + views + controllers + transitions + interactions + focus + drags + scenes + pickers + printing

    private static let values: [Any] = [
        1, 1.0, CGFloat(1), true, "text", CGPoint.zero, CGSize.zero, CGRect.zero, UIEdgeInsets.zero,
        NSRange(location: 0, length: 0),
        NSUUID(), Selector("copy:"), URL(filePath: "/tmp"), UITextField.DidEndEditingReason.committed,
        UIModalPresentationStyle.automatic, UITableViewCell.EditingStyle.delete, UITraitCollection(),
        NSUserActivity(activityType: "type"), UISplitViewController.Column.primary,
        UISplitViewController.DisplayMode.secondaryOnly, UIActivity.ActivityType.mail, UIBarPosition.top,
        UITextItemInteraction.invokeDefaultAction, NSTextAttachment(), UIAction { _ in },
        UITextItem(content: .tag("tag"), range: NSRange(location: 0, length: 0)),
        NSTextStorage(string: "text"), NSTextStorage.EditActions.editedCharacters, NSLayoutManager(), NSTextContainer(),
        UIMenu(),
        UITextItem.MenuConfiguration(menu: UIMenu()),
        UIInterfaceOrientation.portrait, UIInterfaceOrientationMask.all, UIPageViewController.SpineLocation.min,
        [UIViewController](),
        NSKeyedArchiver(requiringSecureCoding: false),
        { _ in } as ([any UIUserActivityRestoring]?) -> Void,
        UnsafeMutablePointer<CGPoint>.allocate(capacity: 1), CocoaError(.userCancelled), Data(),
        UIUserNotificationSettings(allowing: []), UILocalNotification(), [AnyHashable: Any](),
        UINavigationItem.SearchBarPlacement.inline,
        { _ in } as (UIBackgroundFetchResult) -> Void, {} as () -> Void, UIScreen.main,
    ]
    private static let lists: [Any] = [
        IndexPath(row: 0, section: 0), [IndexPath](), [UIMenuElement](), Set<UISceneSession>(), Set<UIOpenURLContext>(),
        [UIApplication.OpenURLOptionsKey: Any](), [String](), [URL](), [UIImagePickerController.InfoKey: Any](),
    ]
    private static let views: [Any] = [
        UITableView(frame: .zero, style: .plain), UITableViewCell(style: .default, reuseIdentifier: nil),
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
        UICollectionViewFlowLayout(), transitionLayout, UICollectionViewCell(frame: .zero), UITextField(), UITextView(),
        UILargeContentViewerInteraction(delegate: nil), UISearchBar(), UISearchTextField(),
        UISearchSuggestionItem(localizedSuggestion: "text"),
        UIPickerView(), UITabBar(), UITabBarItem(title: nil, image: nil, tag: 0), UINavigationBar(),
        UITab(title: "", image: nil, identifier: ""),
        UINavigationItem(title: ""),
    ]
    private static let transitionLayout = UICollectionViewTransitionLayout(
        currentLayout: UICollectionViewFlowLayout(), nextLayout: UICollectionViewFlowLayout())
    private static let controllers: [Any] = [
        UINavigationController(), UITabBarController(), UISearchController(searchResultsController: nil), presentation,
        popover, UISplitViewController(), UIActivityViewController(activityItems: [], applicationActivities: nil),
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), sheet,
        UIImagePickerController(), UIDocumentPickerViewController(documentTypes: [], in: .open),
    ]
    private static let transitions: [Any] = [
        UINavigationController.Operation.push, animator, UIPercentDrivenInteractiveTransition(),
        UIViewPropertyAnimator(duration: 0, curve: .linear),
        TransitionContext(
            from: .staying(presenting), to: .staying(presented), in: UIView(), animated: true, style: .none),
    ]
    private static let animator = StandardPresentationAnimator(style: .coverVertical, isPresenting: true)
    private static let interactions: [Any] = [
        UITapGestureRecognizer(), UITouch(window: nil, location: .zero, time: 0, type: .direct), UIEvent(time: 0),
        UIPointerInteraction(delegate: nil), UIPointerRegion(rect: .zero),
        UIPointerRegionRequest(location: .zero, modifiers: []), UIEditMenuInteraction(delegate: nil),
        UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero), UIContextMenuInteraction(delegate: NoMethod()),
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil), EditMenuAnimator(),
        ContextMenuAnimator(nil), PointerAnimator(), UIToolTipInteraction(),
        UIDynamicAnimator(referenceView: UIView()), UICollisionBehavior(items: []), press,
    ]
    private static let press = UIPress(
        key: UIKey(characters: "", ignoringModifiers: "", modifiers: [], usage: .keyboardUpArrow), window: nil, time: 0)
    private static let focus: [Any] = [
        UITableViewFocusUpdateContext(move, in: UITableView(frame: .zero, style: .plain)),
        UICollectionViewFocusUpdateContext(
            move, in: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())),
        UIFocusAnimationCoordinator(),
    ]
    private static let move = UIFocusUpdateContext(from: nil, to: nil, .down)
    private static let drags: [Any] = [
        UIDragInteraction(delegate: NoMethod()), UIDropInteraction(delegate: NoMethod()), dragItem, [dragItem],
        dragSession, DropSession(dragContents, local: dragSession), [dragSession as any UIDragSession],
        DragAnimator(duration: 0), UIDropOperation.copy, UITableViewDropProposal(operation: .copy),
        UICollectionViewDropProposal(operation: .copy),
        spring, SpringContext(dragContents, spring),
        UITargetedDragPreview(
            view: UIView(), parameters: UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: UIView(), center: .zero)),
    ]
    private static let spring = UISpringLoadedInteraction { _, _ in }
    private static let dragItem = UIDragItem(itemProvider: NSItemProvider())
    private static let dragContents = DragDropContents(items: [], location: .zero)
    private static let dragSession = DragSession(dragContents)

    private static let scenes: [Any] = [
        UIApplication(), session, UIScene.ConnectionOptions(),
        UIScene(session: session, connectionOptions: UIScene.ConnectionOptions()),
        UISceneConfiguration(name: nil, sessionRole: .windowApplication),
        UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions(), screen: UIScreen.main),
        UIApplicationShortcutItem(type: "type", localizedTitle: "title"), { _ in } as (Bool) -> Void,
    ]

    private static let pickers: [Any] = [
        UIAlertView(), UIActionSheet(), UIColorPickerViewController(), UIColor.red,
        UICalendarView(), DateComponents(), UICalendarSelectionSingleDate(delegate: nil),
        UICalendarSelectionMultiDate(delegate: nil), UIDocumentInteractionController(),
        UIFontPickerViewController(configuration: UIFontPickerViewController.Configuration()),
        UISearchDisplayController(searchBar: UISearchBar(), contentsController: searched),
        UIPopoverController(contentViewController: presented), UIVideoEditorController(),
        UIDocumentBrowserViewController(forOpening: nil), [UIActivity](),
        { _, _ in } as (URL?, UIDocumentBrowserViewController.ImportMode) -> Void,
        UITextInteraction(), UIFindInteraction(sessionDelegate: UITextView()), UIFindSession(),
    ]
    private static let searched = UIViewController()
    private static let printing: [Any] = [
        UIPrintInteractionController.shared, UIPrintPaper.usual, [UIPrintPaper.usual],
    ]

    private static let session = UISceneSession(role: .windowApplication)
    // Presentation controllers hold neither of their view controllers.
    private static let (presented, presenting) = (UIViewController(), UIViewController())
    private static let presentation = UIPresentationController(
        presentedViewController: presented, presenting: presenting)
    private static let sheet = UISheetPresentationController(
        presentedViewController: presented, presenting: presenting)
    private static let popover = UIPopoverPresentationController(
        presentedViewController: presented, presenting: presenting)
}
