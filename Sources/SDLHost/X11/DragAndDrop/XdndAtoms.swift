internal import CX11

/// The names that XDND, the protocol for drags between X clients, uses.
struct XdndAtoms: Sendable {
    let aware: Atom
    let proxy: Atom
    let enter: Atom
    let position: Atom
    let status: Atom
    let leave: Atom
    let drop: Atom
    let finished: Atom
    let selection: Atom
    let typeList: Atom
    let actionCopy: Atom
    /// The type of a property that announces a transfer in pieces.
    let incremental: Atom
    let targets: Atom
    let timestamp: Atom
    /// The property of our windows to which other programs write.
    let data: Atom

    /// The version of the protocol.
    static let version = 5

    init(_ display: OpaquePointer) {
        let names = [
            "XdndAware", "XdndProxy", "XdndEnter", "XdndPosition", "XdndStatus", "XdndLeave", "XdndDrop",
            "XdndFinished", "XdndSelection", "XdndTypeList", "XdndActionCopy", "INCR", "TARGETS", "TIMESTAMP",
            "TRESTLE_DATA",
        ]
        var atoms = [Atom](repeating: 0, count: names.count)
        var pointers: [UnsafeMutablePointer<CChar>?] = names.map { strdup($0) }
        XInternAtoms(display, &pointers, Int32(names.count), 0, &atoms)
        for pointer in pointers { free(pointer) }
        (aware, proxy, enter, position, status) = (atoms[0], atoms[1], atoms[2], atoms[3], atoms[4])
        (leave, drop, finished, selection, typeList) = (atoms[5], atoms[6], atoms[7], atoms[8], atoms[9])
        (actionCopy, incremental, targets, timestamp, data) = (atoms[10], atoms[11], atoms[12], atoms[13], atoms[14])
    }

    /// The messages of a source to the window below its drag.
    var messagesOfSources: Set<Atom> { [enter, position, leave, drop] }
}
