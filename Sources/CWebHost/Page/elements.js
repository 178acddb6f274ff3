// The elements of the program for screen readers: an invisible page over the picture.

let focusedElement = "";
let readsElements = sessionStorage.getItem("readsElements") === "1";

/** The roles in which a state may be said; a state that is not here may be said in all. */
const rolesOfStates = {
    selected: ["option", "tab", "treeitem", "row"],
    checked: ["checkbox", "radio", "switch", "menuitemcheckbox", "menuitemradio", "option"],
    expanded: ["button", "link", "treeitem", "row", "menuitem"],
    pressed: ["button"],
    posinset: ["listitem", "option", "tab", "treeitem", "menuitem", "radio", "row"],
    setsize: ["listitem", "option", "tab", "treeitem", "menuitem", "radio", "row"],
    level: ["heading", "treeitem", "listitem", "row"],
    multiselectable: ["listbox", "tree", "tablist"],
    readonly: ["textbox", "searchbox", "slider", "spinbutton", "checkbox", "switch"],
    required: ["textbox", "searchbox", "listbox", "spinbutton"],
    modal: ["dialog"],
    multiline: ["textbox"],
    invalid: ["textbox", "searchbox", "listbox", "slider", "spinbutton", "checkbox"],
};
for (const name of ["now", "min", "max", "text"]) {
    rolesOfStates[`value${name}`] = ["slider", "spinbutton", "progressbar"];
}

function showElements(panel, root) {
    panel.elements ??= addLayer(panel);
    const known = panel.elements;
    const unused = new Map(known.nodes);
    const node = showElement(root, known.nodes, unused);
    if (node.parentNode !== known.layer) known.layer.replaceChildren(node);
    for (const [id, left] of unused) {
        left.remove();
        known.nodes.delete(id);
    }
}

function addLayer(panel) {
    const layer = element("div", "elements");
    layer.addEventListener("click", (event) => {
        const id = event.target.dataset.id;
        if (id !== undefined) sendElement(0, id);
        event.stopPropagation();
    });
    layer.addEventListener("focusin", (event) => {
        const id = event.target.dataset.id;
        if (id !== undefined && id !== focusedElement) sendElement(1, id);
    });
    panel.element.append(layer);
    return { layer, nodes: new Map() };
}

function showElement(shown, nodes, unused, outer = [0, 0]) {
    const node = nodes.get(shown.id) ?? element("div");
    nodes.set(shown.id, node);
    unused.delete(shown.id);
    node.dataset.id = shown.id;
    const children = shown.children ?? [];
    const role = shown.role ?? (children.length > 0 && shown.name ? "group" : undefined);
    const attributes = new Map();
    if (role) attributes.set("role", role);
    if (role && shown.name) attributes.set("aria-label", shown.name);
    if (role && shown.description) attributes.set("aria-description", shown.description);
    for (const [name, value] of Object.entries(shown.states ?? {})) {
        if (rolesOfStates[name]?.includes(role) ?? role) attributes.set(`aria-${name}`, value);
        else if (name === "selected" && value === "true") attributes.set("aria-current", "true");
    }
    if (shown.isFocusable) attributes.set("tabindex", "-1");
    for (const { name } of [...node.attributes]) {
        if (name !== "data-id" && name !== "style" && !attributes.has(name)) node.removeAttribute(name);
    }
    for (const [name, value] of attributes) {
        if (node.getAttribute(name) !== value) node.setAttribute(name, value);
    }
    const frame = shown.frame ?? [...outer.slice(0, 2), 1, 1];
    place(node, frame, outer);
    showContent(node, role ? shown.text : [shown.name, shown.description].filter(Boolean).join(", "),
        children.map((child) => showElement(child, nodes, unused, frame)));
    return node;
}

/** Elements are where their pictures are, for readers that follow the pointer or a finger. */
function place(node, [x, y, width, height], [left, top]) {
    node.style.cssText = `left:${x - left}px;top:${y - top}px;width:${width}px;height:${height}px`;
}

function showContent(node, text, children) {
    const before = node.firstChild?.nodeType === Node.TEXT_NODE ? node.firstChild : null;
    const first = text ? before ?? document.createTextNode("") : null;
    if (first && first.data !== text) first.data = text;
    const wanted = first ? [first, ...children] : children;
    const isSame = node.childNodes.length === wanted.length && wanted.every((child, i) => node.childNodes[i] === child);
    if (!isSame) node.replaceChildren(...wanted);
}

function sendElement(action, id) {
    if (state.drives) send(new Writer(17).u8(action).text(id));
}

function focusElement(id) {
    focusedElement = id;
    const node = [...panels.values()].map((panel) => panel.elements?.nodes.get(id)).find(Boolean);
    if (node && !state.types) node.focus({ preventScroll: true });
}

/** Arrows on a slider are what its screen reader does with it. Returns whether the key was one. */
function adjustElement(event) {
    const node = document.activeElement;
    if (!["slider", "spinbutton"].includes(node?.getAttribute("role"))) return false;
    const isMore = ["ArrowUp", "ArrowRight"].includes(event.key);
    if (!isMore && !["ArrowDown", "ArrowLeft"].includes(event.key)) return false;
    sendElement(isMore ? 3 : 4, node.dataset.id);
    return true;
}

function announce(text, isAssertive) {
    const region = document.getElementById(isAssertive ? "alert" : "status");
    region.textContent = "";
    setTimeout(() => { region.textContent = text; }, 50);
}

/** A browser does not say whether a screen reader is there. */
const readButton = document.getElementById("read");
readButton.addEventListener("click", () => {
    readsElements = true;
    sessionStorage.setItem("readsElements", "1");
    readButton.hidden = true;
    sendReading();
});

function sendReading() {
    readButton.hidden = readsElements;
    if (readsElements) send(new Writer(16).u8(1));
}
