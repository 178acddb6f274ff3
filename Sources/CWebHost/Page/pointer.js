// Mouse, touch, pen and wheel.

function modifiers(event) {
    return (event.getModifierState?.("CapsLock") ? 1 : 0) | (event.shiftKey ? 2 : 0) | (event.ctrlKey ? 4 : 0)
        | (event.altKey ? 8 : 0) | (event.metaKey ? 16 : 0);
}

const seconds = (event) => event.timeStamp / 1000;

const [began, moved, ended, cancelled, hovered, left] = [0, 1, 2, 3, 4, 5];

/** The numbers of a mouse's buttons in messages (primary, secondary, middle), by those of the browser. */
const buttonNumbers = [0, 2, 1];

function sendPointer(panel, event, phase, number) {
    if (!state.drives) return;
    const isMouse = event.pointerType === "mouse";
    const box = panel.canvas.getBoundingClientRect();
    send(new Writer(3).u16(panel.id).u8(phase).u8(isMouse ? 1 : 0).u8(number).i32(isMouse ? 0 : event.pointerId + 1)
        .f32(event.clientX - box.left).f32(event.clientY - box.top).f64(seconds(event)).u8(modifiers(event)));
}

function listenToPointer(panel) {
    const { canvas } = panel;
    /** The buttons of the mouse that are down, by their numbers in messages. */
    const pressed = new Set();

    const press = (event, isDown) => {
        const number = event.pointerType === "mouse" ? buttonNumbers[event.button] : 0;
        if (number === undefined || pressed.has(number) === isDown && event.pointerType === "mouse") return;
        if (event.pointerType === "mouse") isDown ? pressed.add(number) : pressed.delete(number);
        sendPointer(panel, event, isDown ? began : ended, number);
    };

    canvas.addEventListener("pointerdown", (event) => {
        event.preventDefault();
        canvas.setPointerCapture(event.pointerId);
        focusTyping();
        press(event, true);
    });
    canvas.addEventListener("pointermove", (event) => {
        if (event.pointerType !== "mouse") {
            if (event.buttons) sendPointer(panel, event, moved, 0);
            return;
        }
        // A second button of the mouse is no pointerdown.
        if (event.button >= 0) return press(event, (event.buttons & [1, 4, 2][event.button]) !== 0);
        const first = [0, 1, 2].find((number) => pressed.has(number));
        sendPointer(panel, event, first === undefined ? hovered : moved, first ?? 0);
    });
    canvas.addEventListener("pointerup", (event) => press(event, false));
    canvas.addEventListener("pointercancel", (event) => {
        sendPointer(panel, event, cancelled, 0);
        pressed.clear();
    });
    canvas.addEventListener("pointerleave", (event) => {
        if (event.pointerType === "mouse" && pressed.size === 0) sendPointer(panel, event, left, 0);
    });
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    canvas.addEventListener("wheel", (event) => sendWheel(panel, event), { passive: false });
}

/** Returns whole notches of a wheel; undefined for a touchpad. A notch is 120, which some browsers divide by the density. */
function wheelNotches(event) {
    const deltas = [event.wheelDeltaX ?? 0, event.wheelDeltaY ?? 0];
    if ((Math.abs(event.deltaX) + Math.abs(event.deltaY)) * devicePixelRatio < 50) return undefined;
    return [1, devicePixelRatio].map((factor) => deltas.map((delta) => delta * factor / 120))
        .find((counts) => counts.every((count) => Math.abs(count - Math.round(count)) < 0.01))?.map(Math.round);
}

/** A notch of a wheel is 60 points; a touchpad moves by what it says. */
function sendWheel(panel, event) {
    // Control and the wheel, and two fingers on a touchpad, change the size of the page.
    if (event.ctrlKey || !state.drives) return;
    event.preventDefault();
    const notches = wheelNotches(event);
    let deltas = [-event.deltaX, -event.deltaY];
    if (event.deltaMode === 1) deltas = deltas.map((lines) => lines * 20);
    else if (event.deltaMode === 2) deltas = deltas.map((pages) => pages * panel.height);
    else if (notches) deltas = notches.map((count) => count * 60);
    const isPrecise = event.deltaMode === 0 && !notches;
    const box = panel.canvas.getBoundingClientRect();
    send(new Writer(4).u16(panel.id).f32(event.clientX - box.left).f32(event.clientY - box.top).f32(deltas[0])
        .f32(deltas[1]).u8(isPrecise ? 1 : 0).f64(seconds(event)).u8(modifiers(event)));
}
