// The connection, and what the visitor's screen is like.

let socket = null;
let hasEnded = false;
let failures = 0;
let updates = Promise.resolve();
const viewer = crypto.getRandomValues(new Uint8Array(8));
const isDark = matchMedia("(prefers-color-scheme: dark)");

// The token stays out of the address, the history and the bookmarks.
history.replaceState(null, "", "/");

function send(writer) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(writer.message);
}

function writeScreen(writer) {
    return writer.u8(isDark.matches ? 1 : 0).f32(Math.min(devicePixelRatio, 16)).f32(Math.max(1, innerWidth))
        .f32(Math.max(1, innerHeight));
}

function connect() {
    const opened = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/messages`);
    socket = opened;
    opened.binaryType = "arraybuffer";
    opened.onopen = () => {
        failures = 0;
        note("");
        // A new connection begins with all pictures; those of the former one stay until then.
        updates = Promise.resolve();
        state = { drives: false, active: 0, types: false, cursor: 0 };
        send(writeScreen(new Writer(1).u8(1).bytes(viewer)));
        sendReading();
        if (document.visibilityState !== "visible") sendVisibility();
    };
    opened.onmessage = (event) => {
        const update = parse(event.data);
        updates = updates.then(() => { if (socket === opened) return showUpdate(update); }).catch(() => opened.close());
    };
    opened.onclose = (event) => {
        if (socket !== opened || hasEnded) return;
        if (event.code === 4003) return showEnd();
        if (event.code === 4001) return note("This page is shown in another tab.");
        failures += 1;
        if (event.code === 4002) note("Too many viewers are connected.");
        else if (failures > 1) note("The program is not reachable.");
        setTimeout(connect, event.code === 4002 ? 5000 : Math.min(100 * failures, 1000));
    };
}

function showEnd() {
    hasEnded = true;
    note("The program has ended.");
}

/** Shows a line at the bottom, as a button if there is something to do. */
function note(text, action) {
    const line = document.getElementById("note");
    line.hidden = text === "";
    line.textContent = text;
    line.disabled = !action;
    line.onclick = action ?? null;
}

function takeOver() { send(new Writer(13)); }

function sendScreen() { send(writeScreen(new Writer(9))); }

function sendVisibility() { send(new Writer(12).u8(document.visibilityState === "visible" ? 1 : 0)); }

/** Kept, so that its listener is. */
let density = null;

function watchDensity() {
    density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    density.addEventListener("change", () => {
        sendScreen();
        watchDensity();
    }, { once: true });
}

watchDensity();
isDark.addEventListener("change", sendScreen);
addEventListener("resize", () => {
    layOut();
    placeTyping();
});
document.addEventListener("visibilitychange", sendVisibility);
addEventListener("focus", sendClipboard);
addEventListener("blur", () => {
    if (state.drives && panels.size > 0) send(new Writer(10).u16(state.active).u8(0));
});
