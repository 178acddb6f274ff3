internal import HostInterface

/// Turns the messages of the driving viewer into events.
@MainActor
final class ViewerInput {
    private unowned let host: WebHost
    private var held: [UInt16: HeldInput] = [:]
    private let uploads = Uploads()

    init(host: WebHost) {
        self.host = host
    }

    /// Returns false for a message that no page sends. Messages for a window that has just closed are dropped.
    func receive(_ message: ClientMessage, from viewer: Viewer) -> Bool {
        switch message {
        case .pointer(let pointer, let id):
            var event = PointerEvent(
                pointer.phase, x: pointer.x, y: pointer.y, time: time(pointer.time, viewer), id: pointer.id,
                kind: pointer.kind, button: pointer.button, modifiers: pointer.modifiers)
            if event.kind == .mouse { event.id = 0 }
            guard window(id) != nil, held[id, default: HeldInput()].accepts(event) else { break }
            post(.pointer(event), id)
        case .wheel(let wheel, let id):
            post(
                .wheel(
                    WheelEvent(
                        x: wheel.x, y: wheel.y, deltaX: wheel.deltaX, deltaY: wheel.deltaY,
                        time: time(wheel.time, viewer), isPrecise: wheel.isPrecise, modifiers: wheel.modifiers)), id)
        case .key(let key, let id):
            let event = KeyEvent(
                isDown: key.isDown, usage: key.usage, characters: key.characters,
                charactersIgnoringModifiers: key.charactersIgnoringModifiers, modifiers: key.modifiers,
                isRepeat: key.isRepeat, time: time(key.time, viewer))
            guard window(id) != nil, held[id, default: HeldInput()].accepts(event) else { break }
            post(.key(event), id)
        case .text(let text, let id):
            if host.textInput != nil { post(.text(text), id) }
        case .composition(let text, let selection, let id):
            if host.textInput != nil { post(.composition(text, selection: selection), id) }
        case .resize(let size, let id):
            window(id)?.resize(to: size)
        case .activation(let isActive, let id):
            guard let window = window(id) else { break }
            if isActive { host.activate(window) } else { release() }
        case .close(let id):
            post(.closeRequested, id)
        case .clipboard(let text):
            host.clipboardChanged(to: text)
        case .element(let action, let id):
            host.pageAccessibility.perform(action, on: id)
        case .upload(let step, let transfer):
            return (try? receive(step, transfer, from: viewer)) != nil
        default:
            return false
        }
        return true
    }

    private func receive(_ step: ClientMessage.Upload, _ transfer: UInt32, from viewer: Viewer) throws {
        switch step {
        case .file(let name, let byteCount):
            try uploads.begin(name, byteCount: byteCount, transfer, of: viewer.id)
        case .bytes(let bytes):
            try uploads.append(bytes, transfer, of: viewer.id)
        case .dropped(let x, let y, let id):
            let files = try uploads.finish(transfer, of: viewer.id)
            if !files.isEmpty { post(.dropped(HostDrop(files: files, x: x, y: y)), id) }
        case .chosen(let dialog):
            let files = try uploads.finish(transfer, of: viewer.id)
            host.dialogs[dialog]?.answer(files.isEmpty ? .cancelled : .chosen(files))
        case .cancelled(let dialog):
            host.dialogs[dialog]?.answer(.cancelled)
        }
    }

    /// Releases all that is down, because another viewer drives or the page has lost the keyboard.
    func release() {
        let released = held
        held = [:]
        for (id, var input) in released {
            for event in input.release(at: host.clock.now) { post(event, id) }
        }
    }

    func forget(_ viewer: Viewer) {
        uploads.forget(viewer.id)
        if viewer === host.viewers.driver { release() }
    }

    private func post(_ event: HostEvent, _ id: UInt16) {
        if let window = window(id) { host.post(event, in: window) }
    }

    private func window(_ id: UInt16) -> WebWindow? { host.windows.first { $0.id == id } }

    private func time(_ pageTime: Double, _ viewer: Viewer) -> Double {
        viewer.clock.time(pageTime, now: host.clock.now)
    }
}
