import Foundation
internal import TableEngine

/// A table or collection view that opens its rows below a drag.
@MainActor
protocol SpringLoadedList: UIScrollView {
    /// Returns the row at a point, and its cell.
    func springRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)?
    func mayOpen(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool
    func open(_ path: IndexPath)
}

/// Opens the row of a list below a drag. The row is selected then, as by a tap.
final class ListSprings: NSObject, UISpringLoadedInteractionBehavior {
    static func interaction() -> UISpringLoadedInteraction {
        UISpringLoadedInteraction(interactionBehavior: ListSprings(), interactionEffect: nil) { interaction, context in
            guard let list = interaction.view as? any SpringLoadedList, let path = context.targetItem as? IndexPath
            else { return }
            list.open(path)
        }
    }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let list = interaction.view as? any SpringLoadedList,
            let (path, cell) = list.springRow(at: context.location(in: list))
        else { return false }
        if context.targetItem as? IndexPath != path {
            context.targetItem = path
            context.targetView = cell
        }
        return list.mayOpen(path, context)
    }
}
