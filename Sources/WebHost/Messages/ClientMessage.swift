package import HostInterface

/// A message of the page (docs/WEB.md has the table).
package enum ClientMessage: Equatable {
    /// The first message of a connection.
    case hello(Hello)
    /// The page shows everything up to this update.
    case shown(UInt32)
    case pointer(Pointer, window: UInt16)
    case wheel(Wheel, window: UInt16)
    case key(Key, window: UInt16)
    case text(String, window: UInt16)
    /// Text that is being composed, with the selected range in Unicode scalars.
    case composition(String, selection: Range<Int>, window: UInt16)
    case resize(HostSize, window: UInt16)
    /// The screen of the visitor has changed.
    case screen(Screen)
    /// The window was chosen (true), or the page has lost the keyboard (false).
    case activation(Bool, window: UInt16)
    case close(window: UInt16)
    /// Whether the tab of the page is visible.
    case visibility(Bool)
    /// The viewer wants to drive.
    case takeOver
    /// What was copied on the visitor's machine.
    case clipboard(String)
    case upload(Upload, transfer: UInt32)
    /// Whether the visitor's screen reader is to have the elements.
    case readsElements(Bool)
    /// What the screen reader does with an element, which has the number ``HostAccessibleID/text``.
    case element(ElementAction, id: String)

    package enum ElementAction: CaseIterable {
        case press, focus, show, increase, decrease
    }

    package struct Hello: Equatable {
        /// Chosen by the page when it is loaded: a new connection with the same number replaces the old one.
        package var viewer: UInt64
        package var screen: Screen

        package init(viewer: UInt64, screen: Screen) {
            (self.viewer, self.screen) = (viewer, screen)
        }
    }

    package struct Screen: Equatable {
        package var isDark: Bool
        /// Pixels per point.
        package var density: Double
        /// The size of the page, in points.
        package var size: HostSize

        package init(isDark: Bool, density: Double, size: HostSize) {
            (self.isDark, self.density, self.size) = (isDark, density, size)
        }
    }

    package struct Pointer: Equatable {
        package var phase: PointerEvent.Phase
        package var kind: PointerEvent.Kind
        package var button: PointerEvent.Button
        package var id: Int
        package var x: Double
        package var y: Double
        /// In seconds of the page's clock.
        package var time: Double
        package var modifiers: KeyModifiers
    }

    package struct Wheel: Equatable {
        package var x: Double
        package var y: Double
        package var deltaX: Double
        package var deltaY: Double
        package var isPrecise: Bool
        package var time: Double
        package var modifiers: KeyModifiers
    }

    package struct Key: Equatable {
        package var isDown: Bool
        package var isRepeat: Bool
        package var usage: Int
        package var characters: String
        package var charactersIgnoringModifiers: String
        package var time: Double
        package var modifiers: KeyModifiers
    }

    /// The steps of sending files.
    package enum Upload: Equatable {
        case file(name: String, byteCount: Int)
        case bytes([UInt8])
        /// The files were dropped on a window.
        case dropped(x: Double, y: Double, window: UInt16)
        /// The files are the answer to a file dialog.
        case chosen(dialog: UInt32)
        /// The dialog was cancelled.
        case cancelled(dialog: UInt32)
    }
}
