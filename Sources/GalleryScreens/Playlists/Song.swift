import UIKit

/// A song of the playlists.
struct Song: Equatable {
    let title: String
    let artist: String
    let color: UIColor

    static let library = [
        Song(title: "Harbour Lights", artist: "The Lanterns", color: .systemBlue),
        Song(title: "Slow Train", artist: "Ida Berg", color: .systemOrange),
        Song(title: "Paper Boats", artist: "Northern Post", color: .systemTeal),
        Song(title: "Seven Bridges", artist: "Marlow & Finch", color: .systemPurple),
        Song(title: "Window Seat", artist: "The Lanterns", color: .systemPink),
        Song(title: "Early Ferry", artist: "Ida Berg", color: .systemGreen),
        Song(title: "Kitchen Radio", artist: "Northern Post", color: .systemRed),
        Song(title: "Long Way Round", artist: "Marlow & Finch", color: .systemIndigo),
        Song(title: "Tin Roof Rain", artist: "Ida Berg", color: .systemMint),
        Song(title: "Last Tram Home", artist: "The Lanterns", color: .systemBrown),
    ]

    /// A square cover in the song's color.
    @MainActor var cover: UIImage {
        let size = CGSize(width: 36, height: 36)
        return UIGraphicsImageRenderer(size: size).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6).fill()
            let note = UIImage(systemName: "music.note")?.withTintColor(.white)
            note?.draw(in: CGRect(x: 9, y: 8, width: 18, height: 20))
        }
    }
}
