import UIKit

/// A mistake, and the screen that makes it.
enum Fault: CaseIterable {
    case brokenConstraint
    case leakingCell
    case swallowedTouch
    case slowRow
    case wrongHeight
    case jumpingList
    case missingLabel
    case missingTrait

    var title: String {
        switch self {
        case .brokenConstraint: "Broken Constraint"
        case .leakingCell: "Leaking Cell"
        case .swallowedTouch: "Swallowed Touch"
        case .slowRow: "Slow Row"
        case .wrongHeight: "Wrong Height"
        case .jumpingList: "Jumping List"
        case .missingLabel: "Missing Label"
        case .missingTrait: "Missing Trait"
        }
    }

    /// Where one sees what is wrong.
    var tool: String {
        switch self {
        case .brokenConstraint: "UIKIT_DEBUG=lines"
        case .leakingCell: "UIKIT_DEBUG=leaks"
        case .swallowedTouch: "hitTest(_:with:)"
        case .slowRow: "UIKIT_DEBUG=decoding,frames"
        case .wrongHeight: "The console"
        case .jumpingList: "UIKIT_DEBUG=layout"
        case .missingLabel: "A test that fails, the audit"
        case .missingTrait: "The audit"
        }
    }

    @MainActor
    func makeController() -> UIViewController {
        let controller: UIViewController =
            switch self {
            case .brokenConstraint: BrokenConstraintViewController()
            case .leakingCell: LeakingCellViewController()
            case .swallowedTouch: SwallowedTouchViewController()
            case .slowRow: SlowRowViewController()
            case .wrongHeight: WrongHeightViewController()
            case .jumpingList: JumpingListViewController()
            case .missingLabel: MissingLabelViewController()
            case .missingTrait: MissingTraitViewController()
            }
        controller.title = title
        return controller
    }
}
