extension UIBarButtonItem {
    /// Buttons with a standard meaning, and the spaces of toolbars. The raw values are UIKit's.
    public enum SystemItem: Int, Sendable {
        /// A semibold "Done".
        case done = 0
        /// The text "Cancel".
        case cancel = 1
        /// The text "Edit".
        case edit = 2
        /// A semibold "Save".
        case save = 3
        /// A plus.
        case add = 4
        /// A space that fills the remaining width of a toolbar; several share it equally.
        case flexibleSpace = 5
        /// A space with the width of the item's `width`.
        case fixedSpace = 6
        /// A pencil on a sheet of paper.
        case compose = 7
        /// An arrow to the left.
        case reply = 8
        /// An arrow out of a box, for sharing.
        case action = 9
        /// A folder.
        case organize = 10
        /// An open book.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// A circular arrow.
        case refresh = 13
        /// A cross.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A trash can.
        case trash = 16
        /// A triangle to the right.
        case play = 17
        /// Two vertical bars.
        case pause = 18
        /// Two triangles to the left.
        case rewind = 19
        /// Two triangles to the right.
        case fastForward = 20
        /// The text "Undo".
        case undo = 21
        /// The text "Redo".
        case redo = 22
        /// A cross, for dismissing what was presented.
        case close = 24
    }
}

extension UIBarButtonItem.SystemItem {
    /// The title of the button; nil for items that are drawn, and for spaces.
    var title: String? {
        switch self {
        case .done: SystemText.done.string
        case .cancel: SystemText.cancel.string
        case .edit: SystemText.edit.string
        case .save: SystemText.save.string
        case .undo: SystemText.undo.string
        case .redo: SystemText.redo.string
        default: nil
        }
    }

    var sign: SystemGlyph? {
        switch self {
        case .compose: .compose
        case .reply: .reply
        case .action: .action
        case .organize: .organize
        case .bookmarks: .bookmarks
        case .search: .search
        case .refresh: .refresh
        case .stop: .cross
        case .camera: .camera
        case .trash: .trash
        case .play: .play
        case .pause: .pause
        case .rewind: .rewind
        case .fastForward: .fastForward
        default: nil
        }
    }

    /// The accessibility label of a drawn item.
    var spokenName: String? {
        switch self {
        case .add: SystemText.add.string
        case .compose: SystemText.compose.string
        case .reply: SystemText.reply.string
        case .action: SystemText.share.string
        case .organize: SystemText.organize.string
        case .bookmarks: SystemText.bookmarks.string
        case .search: SystemText.search.string
        case .refresh: SystemText.refresh.string
        case .stop: SystemText.stop.string
        case .camera: SystemText.camera.string
        case .trash: SystemText.delete.string
        case .play: SystemText.play.string
        case .pause: SystemText.pause.string
        case .rewind: SystemText.rewind.string
        case .fastForward: SystemText.fastForward.string
        case .close: SystemText.close.string
        default: nil
        }
    }

    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }
}
