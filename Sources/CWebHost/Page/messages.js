// Messages in bytes, little-endian. docs/WEB.md has the tables.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Writes a message: `new Writer(type).u16(window).f32(x)`. */
class Writer {
    constructor(type) {
        this.view = new DataView(new ArrayBuffer(64));
        this.size = 0;
        this.u8(type);
    }

    room(count) {
        const start = this.size;
        this.size += count;
        if (this.size > this.view.byteLength) {
            const larger = new Uint8Array(2 * this.size);
            larger.set(new Uint8Array(this.view.buffer));
            this.view = new DataView(larger.buffer);
        }
        return start;
    }

    u8(value) { this.view.setUint8(this.room(1), value); return this; }
    u16(value) { this.view.setUint16(this.room(2), value, true); return this; }
    u32(value) { this.view.setUint32(this.room(4), value, true); return this; }
    i32(value) { this.view.setInt32(this.room(4), value, true); return this; }
    f32(value) { this.view.setFloat32(this.room(4), value, true); return this; }
    f64(value) { this.view.setFloat64(this.room(8), value, true); return this; }

    bytes(value) {
        const start = this.room(value.length);
        new Uint8Array(this.view.buffer).set(value, start);
        return this;
    }

    text(value) {
        const bytes = encoder.encode(value);
        return this.u32(bytes.length).bytes(bytes);
    }

    get message() { return new Uint8Array(this.view.buffer, 0, this.size); }
}

/** Reads the fields of an update. */
class Reader {
    constructor(buffer) {
        this.view = new DataView(buffer);
        this.position = 0;
    }

    get isAtEnd() { return this.position >= this.view.byteLength; }

    next(count) {
        const start = this.position;
        this.position += count;
        return start;
    }

    u8() { return this.view.getUint8(this.next(1)); }
    u16() { return this.view.getUint16(this.next(2), true); }
    i16() { return this.view.getInt16(this.next(2), true); }
    u32() { return this.view.getUint32(this.next(4), true); }
    f32() { return this.view.getFloat32(this.next(4), true); }

    bytes() {
        const count = this.u32();
        return new Uint8Array(this.view.buffer, this.next(count), count);
    }

    text() { return decoder.decode(this.bytes()); }
    rect() { return { x: this.u16(), y: this.u16(), width: this.u16(), height: this.u16() }; }
}

/** Begins to decode the pictures of an update, and returns its parts. */
function parse(buffer) {
    const reader = new Reader(buffer);
    const update = { number: reader.u32(), parts: [] };
    while (!reader.isAtEnd) update.parts.push(parsePart(reader));
    return update;
}

function parsePart(reader) {
    const type = reader.u8();
    switch (type) {
    case 1:
        return {
            type, drives: reader.u8() === 1, staysAwake: reader.u8() === 1, cursor: reader.u8(), active: reader.u16(),
            types: reader.u8() === 1, x: reader.f32(), y: reader.f32(), width: reader.f32(), height: reader.f32(),
        };
    case 2:
        return {
            type, id: reader.u16(), width: reader.f32(), height: reader.f32(), pixelWidth: reader.u16(),
            pixelHeight: reader.u16(), title: reader.text(),
        };
    case 3:
        return { type, id: reader.u16() };
    case 4: {
        const frame = { type, id: reader.u16(), moves: [], tiles: [] };
        for (let count = reader.u8(); count > 0; count--) {
            frame.moves.push({ ...reader.rect(), dx: reader.i16(), dy: reader.i16() });
        }
        for (let count = reader.u16(); count > 0; count--) {
            frame.tiles.push({ ...reader.rect(), picture: decodePicture(reader.bytes()) });
        }
        return frame;
    }
    case 5:
    case 6:
        return { type, text: reader.text() };
    case 7:
        return { type, id: reader.u32(), several: reader.u8() === 1, types: reader.text(), title: reader.text() };
    case 8:
        return { type, id: reader.u32() };
    case 9:
        return { type };
    case 10:
        return { type, id: reader.u16(), root: JSON.parse(reader.text()) };
    case 11:
        return { type, text: reader.text() };
    case 12:
        return { type, isAssertive: reader.u8() === 1, text: reader.text() };
    default:
        throw new Error(`unknown part ${type}`);
    }
}

function decodePicture(bytes) {
    const options = { premultiplyAlpha: "none", colorSpaceConversion: "none" };
    return createImageBitmap(new Blob([bytes], { type: "image/png" }), options);
}
