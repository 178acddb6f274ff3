import Foundation
import UIKit
import UIKitTestDriver

/// Lays the scenes of a file out, and measures where views are.
@MainActor
struct FileLayout {
    let folder: URL
    let plan: Plan

    init(folder: URL) throws {
        self.folder = folder
        plan = try JSONDecoder().decode(
            Plan.self, from: Data(contentsOf: folder.appendingPathComponent("plan.json")))
    }

    /// Prints a line of JSON for each scene, or one for a nib.
    func report() throws {
        guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
        for scene in plan.scenes { try write(frames(of: scene, in: bundle), of: scene.controller) }
        if plan.scenes.isEmpty { try write(frames(ofNibIn: bundle), of: "") }
    }

    private func write(_ frames: [String: [Double]], of scene: String) throws {
        let line = try JSONEncoder().encode([scene: frames])
        FileHandle.standardOutput.write(line + Data("\n".utf8))
    }

    private func frames(of scene: Plan.Scene, in bundle: Bundle) throws -> [String: [Double]] {
        let storyboard = UIStoryboard(name: plan.name, bundle: bundle)
        let controller = storyboard.instantiateViewController(withIdentifier: scene.controller)
        var outermost: UIViewController = controller
        for container in scene.containers.reversed() {
            outermost = contain(outermost, in: container, of: storyboard)
        }
        let application = try TestApplication(
            showing: scene.screen.isSheet ? UIViewController() : outermost, device: scene.screen.device)
        if scene.screen.isSheet {
            outermost.modalPresentationStyle = .pageSheet
            application.window.rootViewController?.present(outermost, animated: false)
            try application.settle()
        }
        var report = FrameReport()
        withExtendedLifetime(application) {
            controller.view.layoutIfNeeded()
            report.add(below: controller.view)
            for prototype in scene.prototypes { add(prototype, below: controller.view, to: &report) }
        }
        return report.frames
    }

    private func contain(
        _ controller: UIViewController, in container: Plan.Container, of storyboard: UIStoryboard
    ) -> UIViewController {
        let made = container.identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
        if container.kind == "tab" {
            let tabs = made as? UITabBarController ?? UITabBarController()
            tabs.viewControllers = [controller]
            return tabs
        }
        let stack = made as? UINavigationController ?? UINavigationController()
        stack.viewControllers = container.isPushed ? [UIViewController(), controller] : [controller]
        return stack
    }

    private func add(_ prototype: Plan.Prototype, below view: UIView, to report: inout FrameReport) {
        guard let list = view.descendant(restoredAs: prototype.list) else { return }
        let cell: UIView?
        if let table = list as? UITableView {
            cell = table.dequeueReusableCell(withIdentifier: prototype.cell)
        } else {
            cell = (list as? UICollectionView)?.dequeueReusableCell(
                withReuseIdentifier: prototype.cell, for: [0, 0])
        }
        guard let cell else { return }
        lay(out: cell, in: prototype.size, reportingTo: &report)
    }

    private func frames(ofNibIn bundle: Bundle) throws -> [String: [Double]] {
        let application = try TestApplication(showing: UIViewController(), device: plan.screen.device)
        var report = FrameReport()
        withExtendedLifetime(application) {
            let objects = UINib(nibName: plan.name, bundle: bundle).instantiate(withOwner: NSObject())
            for view in objects.compactMap({ $0 as? UIView }) {
                guard let size = view.restorationIdentifier.flatMap({ plan.roots[$0] }) else { continue }
                application.window.addSubview(view)
                lay(out: view, in: size, reportingTo: &report)
                view.removeFromSuperview()
            }
        }
        return report.frames
    }

    private func lay(out view: UIView, in size: Plan.Size, reportingTo report: inout FrameReport) {
        view.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        report.add(view)
    }
}

extension UIView {
    fileprivate func descendant(restoredAs identifier: String) -> UIView? {
        if restorationIdentifier == identifier { return self }
        return subviews.lazy.compactMap { $0.descendant(restoredAs: identifier) }.first
    }
}
