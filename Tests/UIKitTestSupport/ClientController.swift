import Testing

@testable import UIKit

/// A view controller whose callbacks run what a test puts in.
@MainActor
final class ClientController: UIViewController {
    enum Callback: String, CaseIterable, CustomTestStringConvertible {
        case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
        case viewWillLayoutSubviews, viewDidLayoutSubviews
        case willMoveToParent, didMoveToParent
        case viewSafeAreaInsetsDidChange, viewLayoutMarginsDidChange, traitCollectionDidChange
        case viewWillTransition

        var testDescription: String { rawValue }
    }

    /// Runs in every callback of the controller.
    var on: ((ClientController, Callback) -> Void)?
    /// What was called so far.
    private(set) var calls: [Callback] = []

    private func called(_ callback: Callback) {
        calls.append(callback)
        on?(self, callback)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        called(.viewDidLoad)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        called(.viewWillAppear)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        called(.viewIsAppearing)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        called(.viewDidAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        called(.viewWillDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        called(.viewDidDisappear)
    }

    override func viewWillLayoutSubviews() { called(.viewWillLayoutSubviews) }
    override func viewDidLayoutSubviews() { called(.viewDidLayoutSubviews) }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        called(.willMoveToParent)
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        called(.didMoveToParent)
    }

    override func viewSafeAreaInsetsDidChange() { called(.viewSafeAreaInsetsDidChange) }
    override func viewLayoutMarginsDidChange() { called(.viewLayoutMarginsDidChange) }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        called(.traitCollectionDidChange)
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        called(.viewWillTransition)
    }
}
