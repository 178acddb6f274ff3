import UIKit

/// A folder or a note of the outline.
struct Note: Hashable, Sendable {
    let name: String
    let symbol: String
    let isFolder: Bool

    static func folder(_ name: String) -> Note { Note(name: name, symbol: "folder", isFolder: true) }

    static func note(_ name: String) -> Note { Note(name: name, symbol: "doc.text", isFolder: false) }
}

/// A note with what is below it.
struct NoteTree: Sendable {
    let note: Note
    let children: [NoteTree]

    init(_ note: Note, _ children: [NoteTree] = []) {
        self.note = note
        self.children = children
    }

    static let samples = [
        NoteTree(
            .folder("Allotment"),
            [
                NoteTree(.note("What to sow in March")),
                NoteTree(
                    .folder("Beds"),
                    [
                        NoteTree(.note("By the water butt")), NoteTree(.note("Under the pear tree")),
                        NoteTree(.note("Along the path")),
                    ]),
                NoteTree(.note("Compost, three methods")),
            ]),
        NoteTree(
            .folder("House"),
            [
                NoteTree(.note("Boiler, how to reset")),
                NoteTree(.folder("Paint"), [NoteTree(.note("Hall")), NoteTree(.note("Kitchen ceiling"))]),
            ]),
        NoteTree(
            .folder("Reading"),
            [
                NoteTree(.note("Finished this year")), NoteTree(.note("Lent to Ines")),
                NoteTree(.note("From the library")),
            ]),
        NoteTree(.note("Birthdays")),
    ]
}
