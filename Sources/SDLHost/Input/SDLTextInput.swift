internal import CSDL2
internal import HostInterface

/// Switches the input method on and off, and distinguishes typed text from commands.
@MainActor
struct SDLTextInput {
    /// In points of the active window.
    private(set) var place: HostTextInput?
    /// Whether the pressed key is a command and types no text.
    private var keyIsCommand = false

    /// SDL starts with the input method on.
    init() {
        SDL_StopTextInput()
    }

    /// Sets the position of text input. `pointsPerUnit` is that of the active window.
    mutating func move(to newPlace: HostTextInput?, pointsPerUnit: Double) {
        guard newPlace != place else { return }
        let wasOn = place != nil
        place = newPlace
        guard let newPlace else {
            SDL_StopTextInput()
            return
        }
        var rect = SDL_Rect(
            x: Int32((newPlace.x / pointsPerUnit).rounded(.down)),
            y: Int32((newPlace.y / pointsPerUnit).rounded(.down)),
            w: Int32((newPlace.width / pointsPerUnit).rounded(.up)),
            h: Int32((newPlace.height / pointsPerUnit).rounded(.up)))
        SDL_SetTextInputRect(&rect)
        if !wasOn { SDL_StartTextInput() }
    }

    /// Records a key event. SDL also sends the letter of Alt+F as text; AltGr, the right Alt key, types.
    mutating func note(_ event: SDL_KeyboardEvent) {
        let commands = KMOD_LALT.rawValue | KMOD_CTRL.rawValue | KMOD_GUI.rawValue
        keyIsCommand = event.state == SDL_PRESSED && UInt32(event.keysym.mod) & commands != 0
    }

    var acceptsText: Bool { !keyIsCommand }
}
