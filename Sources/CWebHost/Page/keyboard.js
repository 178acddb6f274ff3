// Keys and typed text.

/** The USB HID usages of keys, by the browser's codes. */
const usages = (() => {
    const found = {};
    const count = (first, ...codes) => codes.forEach((code, index) => { found[code] = first + index; });
    count(4, ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("").map((letter) => `Key${letter}`));
    count(30, ..."1234567890".split("").map((digit) => `Digit${digit}`));
    count(40, "Enter", "Escape", "Backspace", "Tab", "Space", "Minus", "Equal", "BracketLeft", "BracketRight",
        "Backslash", "IntlHash", "Semicolon", "Quote", "Backquote", "Comma", "Period", "Slash", "CapsLock");
    count(58, ...Array.from({ length: 12 }, (_, index) => `F${index + 1}`));
    count(70, "PrintScreen", "ScrollLock", "Pause", "Insert", "Home", "PageUp", "Delete", "End", "PageDown",
        "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "NumLock", "NumpadDivide", "NumpadMultiply",
        "NumpadSubtract", "NumpadAdd", "NumpadEnter");
    count(89, ..."1234567890".split("").map((digit) => `Numpad${digit}`));
    count(99, "NumpadDecimal", "IntlBackslash", "ContextMenu", "Power", "NumpadEqual");
    count(104, ...Array.from({ length: 12 }, (_, index) => `F${index + 13}`));
    count(224, "ControlLeft", "ShiftLeft", "AltLeft", "MetaLeft", "ControlRight", "ShiftRight", "AltRight",
        "MetaRight");
    return found;
})();

const typing = document.getElementById("typing");
/** Holds one character, so that on-screen keyboards report a backspace. */
const filler = "\u200b";

/** The browser keeps these keys. */
function isBrowserKey(event) {
    return ["F5", "F11", "F12"].includes(event.code) || event.ctrlKey && event.shiftKey && event.code === "KeyI";
}

function isPaste(event) {
    return (event.ctrlKey || event.metaKey) && !event.altKey && event.code === "KeyV"
        || event.shiftKey && event.code === "Insert";
}

function sendKey(event, isDown, code = event.code) {
    const usage = usages[code];
    if (!state.drives || usage === undefined) return;
    const types = [...event.key].length === 1 && !event.ctrlKey && !event.metaKey;
    const plain = code.startsWith("Key") && event.ctrlKey ? code.slice(3).toLowerCase() : event.key.toLowerCase();
    const isNumpad = code.startsWith("Numpad") ? 32 : 0;
    send(new Writer(5).u16(state.active).u8(isDown ? 1 : 0).u8(event.repeat ? 1 : 0).u16(usage)
        .text(types ? event.key : "").text([...plain].length === 1 ? plain : "").f64(seconds(event))
        .u8(modifiers(event) | isNumpad));
}

function pressKey(code, key) {
    const event = { code, key, timeStamp: performance.now(), repeat: false };
    sendKey(event, true);
    sendKey(event, false);
}

addEventListener("keydown", (event) => {
    if (document.querySelector("dialog[open]")) return;
    if (!state.drives) {
        if (event.key === "Enter") takeOver();
        return;
    }
    // Keys of an input method are part of its composition.
    if (event.isComposing || event.keyCode === 229 || event.key === "Dead" || isBrowserKey(event)) return;
    if (isPaste(event) || event.target === readButton) return;
    if (adjustElement(event)) return event.preventDefault();
    sendKey(event, true);
    const isTyped = state.types && [...event.key].length === 1 && !event.metaKey
        && (!event.ctrlKey || event.altKey) && (!event.altKey || event.getModifierState("AltGraph"));
    if (!isTyped) event.preventDefault();
}, true);

addEventListener("keyup", (event) => {
    if (!isPaste(event)) sendKey(event, false);
}, true);

/** Ctrl+V brings the text first, then the key. */
addEventListener("paste", (event) => {
    if (document.querySelector("dialog[open]") || !state.drives) return;
    event.preventDefault();
    const files = [...event.clipboardData.files];
    const text = event.clipboardData.getData("text/plain");
    if (text === "" && files.length > 0) return dropFiles(files, activePanel(), 0, 0);
    send(new Writer(14).text(text));
    const key = { code: "KeyV", key: "v", ctrlKey: true, timeStamp: performance.now(), repeat: false };
    sendKey(key, true);
    sendKey(key, false);
});

function sendText(text) {
    if (text !== "" && state.drives) send(new Writer(6).u16(state.active).text(text));
}

function sendComposition(text) {
    if (!state.drives) return;
    const count = [...text].length;
    send(new Writer(7).u16(state.active).u16(count).u16(count).text(text));
}

typing.addEventListener("compositionstart", () => { typing.value = ""; });
typing.addEventListener("compositionupdate", (event) => sendComposition(event.data));
typing.addEventListener("compositionend", (event) => {
    sendComposition("");
    sendText(event.data);
    resetTyping();
});
typing.addEventListener("input", (event) => {
    if (event.isComposing) return;
    if (event.inputType === "deleteContentBackward") pressKey("Backspace", "Backspace");
    else if (event.inputType === "insertLineBreak") pressKey("Enter", "Enter");
    else if (event.inputType !== "insertCompositionText") sendText(typing.value.replaceAll(filler, ""));
    resetTyping();
});

function resetTyping() {
    typing.value = filler;
    typing.setSelectionRange(1, 1);
}

/** Puts the field beside the caret, where an input method shows its candidates. */
function placeTyping() {
    const panel = activePanel();
    if (!state.types || !panel) return typing.blur();
    const box = panel.canvas.getBoundingClientRect();
    typing.style.left = `${Math.max(0, box.left + state.x)}px`;
    typing.style.top = `${Math.max(0, Math.min(box.top + state.y, innerHeight - 20))}px`;
    typing.style.height = `${Math.max(16, Math.min(state.height, 100))}px`;
    focusTyping();
}

function focusTyping() {
    if (state.types && document.activeElement !== typing) {
        typing.focus({ preventScroll: true });
        resetTyping();
    } else if (!state.types) {
        activePanel()?.canvas.focus({ preventScroll: true });
    }
}
