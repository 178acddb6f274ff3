/// Songs, and the one that was removed last.
struct Playlist {
    private(set) var songs = [
        "Autumn Leaves", "Blue Bossa", "Cantaloupe Island", "Footprints", "Giant Steps", "Maiden Voyage", "Naima",
        "Round Midnight", "So What", "Summertime", "Take Five", "Waltz for Debby",
    ]

    /// The song that ``restore()`` puts back, and the row that it had.
    private(set) var removed: (song: String, row: Int)?

    mutating func remove(_ song: String) -> Int? {
        guard let row = songs.firstIndex(of: song) else { return nil }
        songs.remove(at: row)
        removed = (song, row)
        return row
    }

    /// Puts the removed song back and forgets it, so that it comes back once. Returns its row.
    mutating func restore() -> Int? {
        guard let (song, row) = removed else { return nil }
        removed = nil
        let place = min(row, songs.count)
        songs.insert(song, at: place)
        return place
    }

    mutating func forgetRemoved() {
        removed = nil
    }
}
