import Foundation

extension UIViewController {
    private static let presentedKey = "UIPresentedViewController"

    func encodePresentedController(in coder: NSCoder) {
        guard let presented = presentation?.presented, presented.modalPresentationStyle != .popover else { return }
        coder.encode(presented, forKey: Self.presentedKey)
    }

    /// A popover is not presented again: it has lost its source.
    func decodePresentedController(from coder: NSCoder) {
        guard coder.containsValue(forKey: Self.presentedKey),
            let presented = coder.decodeObject(forKey: Self.presentedKey) as? UIViewController
        else { return }
        InterfaceRestoration.current?.presentLater { [weak self] in
            guard let self, presentedViewController == nil, presented.presentingViewController == nil else { return }
            present(presented, animated: false)
        }
    }
}

extension UINavigationController {
    private static let countKey = "UINavigationControllerChildCount"

    private static func key(_ index: Int) -> String { "UINavigationControllerChild\(index)" }

    func encodeStack(in coder: NSCoder) {
        // What is above a controller without an identifier could not be restored.
        let saved = viewControllers.prefix { $0.restorationIdentifier != nil }
        coder.encode(saved.count, forKey: Self.countKey)
        for (index, controller) in saved.enumerated() { coder.encode(controller, forKey: Self.key(index)) }
    }

    /// Restores the stack up to the first controller that could not be restored.
    func decodeStack(from coder: NSCoder) {
        var stack: [UIViewController] = []
        for index in 0..<max(0, coder.decodeInteger(forKey: Self.countKey)) {
            guard coder.containsValue(forKey: Self.key(index)),
                let controller = coder.decodeObject(forKey: Self.key(index)) as? UIViewController,
                acceptsNavigationControllers || !(controller is UINavigationController),
                !stack.contains(where: { $0 === controller })
            else { break }
            stack.append(controller)
        }
        let isUnchanged =
            stack.count == viewControllers.count && zip(stack, viewControllers).allSatisfy { $0 === $1 }
        if !stack.isEmpty, !isUnchanged { setViewControllers(stack, animated: false) }
    }
}

extension UITabBarController {
    private static let countKey = "UITabBarControllerChildCount"
    private static let selectionKey = "UITabBarControllerSelection"

    private static func key(_ index: Int) -> String { "UITabBarControllerChild\(index)" }

    func encodeTabs(in coder: NSCoder) {
        let controllers = viewControllers ?? []
        coder.encode(controllers.count, forKey: Self.countKey)
        for (index, controller) in controllers.enumerated() where controller.restorationIdentifier != nil {
            coder.encode(controller, forKey: Self.key(index))
        }
        if selectedIndex != NSNotFound { coder.encode(selectedIndex, forKey: Self.selectionKey) }
    }

    /// Restores the tabs, if the controller has none or has the same in another order, and the selection.
    func decodeTabs(from coder: NSCoder) {
        let saved = (0..<max(0, coder.decodeInteger(forKey: Self.countKey))).map { index in
            coder.containsValue(forKey: Self.key(index))
                ? coder.decodeObject(forKey: Self.key(index)) as? UIViewController : nil
        }
        let known = saved.compactMap(\.self)
        let present = viewControllers ?? []
        let isSameSet = Set(known.map(ObjectIdentifier.init)) == Set(present.map(ObjectIdentifier.init))
        let isSameOrder = zip(known, present).allSatisfy { $0 === $1 }
        if !known.isEmpty, known.count == saved.count, present.isEmpty || (isSameSet && !isSameOrder) {
            setViewControllers(known, animated: false)
        }
        guard coder.containsValue(forKey: Self.selectionKey) else { return }
        let index = coder.decodeInteger(forKey: Self.selectionKey)
        if saved.indices.contains(index), let controller = saved[index] {
            selectedViewController = controller
        } else {
            selectedIndex = index
        }
    }
}

extension UISplitViewController {
    private static let restoredColumns: [Column] = [.primary, .supplementary, .secondary, .compact]

    private static func key(_ index: Int) -> String { "UISplitViewControllerColumn\(index)" }

    func encodeColumns(in coder: NSCoder) {
        for (index, column) in Self.restoredColumns.enumerated() where style != .unspecified {
            if let controller = viewController(for: column) { coder.encode(controller, forKey: Self.key(index)) }
        }
        for (index, controller) in viewControllers.enumerated() where style == .unspecified {
            coder.encode(controller, forKey: Self.key(index))
        }
    }

    /// Restores the columns whose controllers were restored. A classic split view that was collapsed has saved its
    /// primary controller alone, and keeps the secondary one that it has now.
    func decodeColumns(from coder: NSCoder) {
        func restored(_ index: Int) -> UIViewController? {
            guard coder.containsValue(forKey: Self.key(index)) else { return nil }
            return coder.decodeObject(forKey: Self.key(index)) as? UIViewController
        }
        guard style == .unspecified else {
            for (index, column) in Self.restoredColumns.enumerated() {
                guard let controller = restored(index), controller !== viewController(for: column) else { continue }
                setViewController(controller, for: column)
            }
            return
        }
        guard let primary = restored(0), let secondary = restored(1) else { return }
        let new = [primary, secondary]
        if !viewControllers.elementsEqual(new, by: { $0 === $1 }) { viewControllers = new }
    }
}
