// What the page exchanges with the visitor's machine: clipboard, files, addresses.

/** Text that the program has copied and that the browser has not taken yet. */
let copied = null;

async function copyText(text) {
    copied = text;
    try {
        await navigator.clipboard.writeText(text);
        copied = null;
    } catch {
        // Without permission the next press of a key or button may do it.
    }
}

for (const name of ["pointerup", "keyup"]) {
    addEventListener(name, () => { if (copied !== null) document.execCommand("copy"); });
}

addEventListener("copy", (event) => {
    if (copied === null) return;
    event.clipboardData.setData("text/plain", copied);
    event.preventDefault();
    copied = null;
});

/** Tells the program what was copied elsewhere, if the visitor has allowed the page to read it. */
async function sendClipboard() {
    try {
        const permission = await navigator.permissions.query({ name: "clipboard-read" });
        if (permission.state !== "granted" || !state.drives) return;
        send(new Writer(14).text((await navigator.clipboard.readText()).slice(0, 200000)));
    } catch {
        // Other browsers give it when the visitor pastes.
    }
}

function openAddress(address) {
    if (!/^(https?|mailto|tel):/i.test(address)) return;
    if (open(address, "_blank", "noopener,noreferrer") === null && /^http/i.test(address)) {
        note(`Open ${address}`, () => { open(address, "_blank", "noopener,noreferrer"); note(""); });
    }
}

let awake = null;
async function keepAwake(stays) {
    if (!stays) {
        awake?.release();
        awake = null;
    } else if (!awake && document.visibilityState === "visible") {
        awake = await navigator.wakeLock?.request("screen").catch(() => null);
    }
}

// Files

let nextTransfer = 1;
const chunkSize = 256 << 10;

/** Sends files, then `end` writes what they are for. */
async function upload(files, end) {
    const transfer = nextTransfer++;
    const step = (number) => new Writer(15).u32(transfer).u8(number);
    for (const file of files) {
        send(step(0).text(file.name.slice(0, 250)).f64(file.size));
        for (let start = 0; start < file.size; start += chunkSize) {
            const bytes = new Uint8Array(await file.slice(start, start + chunkSize).arrayBuffer());
            while (socket.bufferedAmount > 16 * chunkSize) await new Promise((done) => setTimeout(done, 20));
            send(step(1).bytes(bytes));
        }
    }
    send(end(step));
}

function dropFiles(files, panel, x, y) {
    return upload(files, (step) => step(2).u16(panel.id).f32(x).f32(y));
}

addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
    event.preventDefault();
    const panel = [...panels.values()].find((panel) => panel.element.contains(event.target)) ?? activePanel();
    if (!panel || !state.drives) return;
    const box = panel.canvas.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const files = [...event.dataTransfer.files];
    if (files.length > 0) dropFiles(files, panel, x, y);
    else if (state.types) sendText(event.dataTransfer.getData("text/plain"));
});

const dialog = document.getElementById("files");
let request = null;

function chooseFiles(part) {
    request = part;
    const input = dialog.querySelector("input");
    input.value = "";
    input.multiple = part.several;
    input.accept = part.types;
    dialog.querySelector("div").textContent = part.title;
    dialog.showModal();
}

function closeFileDialog(id) {
    if (request?.id !== id) return;
    request = null;
    dialog.close();
}

function cancelFiles() {
    if (request) send(new Writer(15).u32(0).u8(4).u32(request.id));
}

dialog.querySelector(".choose").addEventListener("click", () => dialog.querySelector("input").click());
dialog.querySelector(".cancel").addEventListener("click", cancelFiles);
dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    cancelFiles();
});
dialog.querySelector("input").addEventListener("change", (event) => {
    const id = request?.id;
    if (id !== undefined) upload([...event.target.files], (step) => step(3).u32(id));
});
