// The windows: a panel with a canvas each.

const panels = new Map();
let state = { drives: false, active: 0, types: false, cursor: 0 };
/** Whether the active window fills the page. It does from the start where there is no room for anything else. */
let isFilled = matchMedia("(max-width: 600px), (max-height: 500px)").matches;

const cursors = [
    "default", "text", "pointer", "crosshair", "wait", "progress", "not-allowed", "move", "ew-resize", "ns-resize",
    "nwse-resize", "nesw-resize", "none",
];

class Panel {
    constructor(id) {
        this.id = id;
        this.canvas = element("canvas");
        this.canvas.tabIndex = 0;
        this.canvas.setAttribute("role", "application");
        this.context = this.canvas.getContext("2d", { alpha: false });
        this.title = element("span");
        const bar = element("div", "bar", this.title);
        bar.append(
            button("⤢", "Fill the page", () => fill(!isFilled, this)),
            button("□", "Full screen", () => showFullScreen(this)),
            button("✕", "Close", () => send(new Writer(11).u16(id))));
        this.corner = element("div", "corner");
        this.element = element("div", "panel", bar, this.canvas, this.corner);
        this.element.addEventListener("pointerdown", () => activate(this), true);
        this.corner.addEventListener("pointerdown", (event) => this.beginResize(event));
        listenToPointer(this);
        document.getElementById("windows").append(this.element);
    }

    adopt(window) {
        this.width = window.width;
        this.height = window.height;
        if (this.canvas.width !== window.pixelWidth || this.canvas.height !== window.pixelHeight) {
            this.canvas.width = window.pixelWidth;
            this.canvas.height = window.pixelHeight;
        }
        this.canvas.style.width = `${window.width}px`;
        this.canvas.style.height = `${window.height}px`;
        this.element.style.width = `${window.width}px`;
        this.title.textContent = window.title;
        this.canvas.setAttribute("aria-label", window.title);
    }

    show(moves, tiles) {
        const { context, canvas } = this;
        context.imageSmoothingEnabled = false;
        for (const { x, y, width, height, dx, dy } of moves) {
            const [left, top] = [Math.max(x, x + dx), Math.max(y, y + dy)];
            const [w, h] = [width - Math.abs(dx), height - Math.abs(dy)];
            if (w <= 0 || h <= 0) continue;
            context.drawImage(canvas, left - dx, top - dy, w, h, left, top, w, h);
        }
        for (const { x, y, picture } of tiles) {
            context.drawImage(picture, x, y);
            picture.close();
        }
    }

    resize(width, height) {
        if (!state.drives) return;
        send(new Writer(8).u16(this.id).f32(Math.max(1, width)).f32(Math.max(1, height)));
    }

    /** Panels are centered, so that their edges move by half of a change. */
    beginResize(event) {
        const { width, height } = this;
        const { clientX, clientY } = event;
        this.corner.setPointerCapture(event.pointerId);
        this.corner.onpointermove = (moved) => this.resize(
            width + 2 * (moved.clientX - clientX), height + 2 * (moved.clientY - clientY));
        this.corner.onpointerup = () => { this.corner.onpointermove = null; };
        event.preventDefault();
    }
}

function element(name, className, ...children) {
    const made = document.createElement(name);
    if (className) made.className = className;
    made.append(...children);
    return made;
}

function button(text, label, action) {
    const made = element("button", "", text);
    made.title = label;
    made.setAttribute("aria-label", label);
    made.tabIndex = -1;
    made.addEventListener("click", action);
    return made;
}

function activePanel() {
    return panels.get(state.active) ?? panels.values().next().value;
}

function activate(panel) {
    if (state.drives && panel.id !== state.active) send(new Writer(10).u16(panel.id).u8(1));
}

/** Has a window fill the page, or gives it its own size back. */
function fill(filled, panel = activePanel()) {
    if (filled && panel) panel.sizeBefore = { width: panel.width, height: panel.height };
    isFilled = filled;
    if (!filled && panel?.sizeBefore) panel.resize(panel.sizeBefore.width, panel.sizeBefore.height);
    layOut();
}

async function showFullScreen(panel) {
    if (document.fullscreenElement) return document.exitFullscreen();
    await document.documentElement.requestFullscreen();
    fill(true, panel);
}

/** Gives windows the room that there is. */
function layOut() {
    document.body.classList.toggle("filled", isFilled);
    document.body.classList.toggle("several", panels.size > 1);
    const bar = isFilled && panels.size < 2 ? 0 : 28;
    const room = { width: innerWidth, height: innerHeight - bar };
    for (const panel of panels.values()) {
        const isActive = panel === activePanel();
        panel.element.classList.toggle("active", isActive);
        const wanted = isFilled
            ? room : { width: Math.min(panel.width, room.width), height: Math.min(panel.height, room.height) };
        if (isFilled && !isActive) continue;
        if (panel.width !== wanted.width || panel.height !== wanted.height) panel.resize(wanted.width, wanted.height);
    }
    document.title = activePanel()?.title.textContent ?? "Trestle";
}

async function showUpdate(update) {
    for (const part of update.parts) {
        for (const tile of part.tiles ?? []) tile.picture = await tile.picture;
    }
    for (const part of update.parts) showPart(part);
    if (update.number === 1) keepWindows(update.parts.filter((part) => part.type === 2).map((part) => part.id));
    send(new Writer(2).u32(update.number));
}

/** The first update of a connection has all windows: others were closed while there was none. */
function keepWindows(ids) {
    for (const [id, panel] of panels) {
        if (ids.includes(id)) continue;
        panel.element.remove();
        panels.delete(id);
    }
    layOut();
}

function showPart(part) {
    switch (part.type) {
    case 1: return showState(part);
    case 2: {
        const panel = panels.get(part.id) ?? new Panel(part.id);
        const isNew = !panels.has(part.id);
        panels.set(part.id, panel);
        panel.adopt(part);
        if (isNew) layOut();
        document.title = activePanel().title.textContent;
        return;
    }
    case 3:
        panels.get(part.id)?.element.remove();
        panels.delete(part.id);
        return layOut();
    case 4: return panels.get(part.id)?.show(part.moves, part.tiles);
    case 5: return copyText(part.text);
    case 6: return openAddress(part.text);
    case 7: return chooseFiles(part);
    case 8: return closeFileDialog(part.id);
    case 9: return showEnd();
    case 10: return panels.has(part.id) && showElements(panels.get(part.id), part.root);
    case 11: return focusElement(part.text);
    case 12: return announce(part.text, part.isAssertive);
    }
}

function showState(part) {
    const before = state;
    state = part;
    for (const panel of panels.values()) panel.canvas.style.cursor = cursors[part.cursor] ?? "default";
    if (part.drives !== before.drives || part.active !== before.active) layOut();
    note(part.drives ? "" : "Watching. Press Enter or click here to take over.", takeOver);
    placeTyping();
    keepAwake(part.staysAwake);
}
