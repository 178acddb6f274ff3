import PeerMeters

/// The rows that all programs show. None is stored: what a row says follows from its position and the edit that was made.
struct Rows {
    private var rows: PeerRows

    init(_ options: BenchmarkOptions) {
        rows = PeerRows(n0: Int64(options.rows), edit: EDIT_NONE, k: 0, heights: options.heights)
    }

    /// Before any edit.
    var countAtFirst: Int { Int(rows.n0) }

    var count: Int { withUnsafePointer(to: rows) { Int(peer_count($0)) } }

    /// The row's number, which it keeps when others come and go.
    func id(at position: Int) -> Int { withUnsafePointer(to: rows) { Int(peer_id($0, Int64(position))) } }

    func title(at position: Int) -> String { "Row \(id(at: position))" }

    func detail(at position: Int) -> String {
        let id = id(at: position)
        return "Subtitle of row \(id), \(id * 31 % 1000) items"
    }

    func height(at position: Int) -> Double {
        withUnsafePointer(to: rows) { Double(peer_height($0, Int64(id(at: position)))) }
    }

    // MARK: Rich rows

    func time(at position: Int) -> String { text(at: position, peer_time) }
    func body(at position: Int) -> String { text(at: position, peer_body) }

    /// Nil in rows without a badge.
    func badge(at position: Int) -> String? {
        let badge = peer_badge(Int64(id(at: position)))
        return badge > 0 ? String(badge) : nil
    }

    /// An index of `RichRow.avatarColors`.
    func avatar(at position: Int) -> Int { Int(peer_avatar(Int64(id(at: position)))) }

    private func text(at position: Int, _ write: (UnsafeMutablePointer<CChar>, Int, Int64) -> Void) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PEER_BODY)) { buffer in
            guard let start = buffer.baseAddress else { return "" }
            write(start, buffer.count, Int64(id(at: position)))
            return String(cString: start)
        }
    }

    /// Makes the first `count` steps of an edit.
    mutating func apply(_ edit: PeerEdit, count: Int) {
        rows.edit = edit
        rows.k = Int64(count)
    }

    func tag(backend: String, scale: Int) {
        withUnsafePointer(to: rows) { peer_set_tag("trestle", "tableview", backend, Int32(scale), $0) }
    }
}
