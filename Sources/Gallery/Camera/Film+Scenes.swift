import UIKit
import UIKitTestDriver

extension Film {
    /// The film of the README, about six seconds: a swipe deletes a message, cards change their places, and a filter
    /// leaves the rows that match what is typed.
    func playScenes() throws {
        try open("mail")
        run(0.3)
        touch(CGPoint(x: 330, y: 190))
        move(to: CGPoint(x: 190, y: 190), in: 0.4)
        run(0.2)
        move(to: CGPoint(x: 30, y: 190), in: 0.35)
        lift()
        run(0.7)
        try open("shuffle")
        run(0.2)
        try tap { try $0.view(text: "Stacks") }
        run(0.7)
        try tap { try $0.view(text: "Cards") }
        run(0.8)
        try open("filter")
        run(0.15)
        try tap { try $0.view(UISearchTextField.self) }
        run(0.4)
        type("portu")
        run(0.8)
    }
}
