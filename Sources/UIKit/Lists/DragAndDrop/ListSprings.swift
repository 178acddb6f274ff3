import Foundation
internal import TableEngine

/// What the opening of rows below a drag needs of a table or collection view besides its rows. Both methods may change the
/// list.
@MainActor
protocol SpringHost: RowList {
    func mayOpen(_ row: RowIndex, _ context: any UISpringLoadedInteractionContext) -> Bool
    func open(_ row: RowIndex)
}

/// Opens the row of a list below a drag. The row is selected then, as by a tap.
final class ListSprings<Host: SpringHost>: NSObject, UISpringLoadedInteractionBehavior {
    private let host: Host

    init(host: Host) {
        self.host = host
        super.init()
    }

    static func interaction(_ host: Host) -> UISpringLoadedInteraction {
        UISpringLoadedInteraction(interactionBehavior: ListSprings(host: host), interactionEffect: nil) { _, context in
            if let path = context.targetItem as? IndexPath { host.open(RowIndex(path)) }
        }
    }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let list = host.list, let row = host.row(at: context.location(in: list)), let cell = host.cell(at: row)
        else { return false }
        if context.targetItem as? IndexPath != row.indexPath {
            context.targetItem = row.indexPath
            context.targetView = cell
        }
        return host.mayOpen(row, context)
    }
}
