import Testing
import UIKit

@MainActor @Suite(.serialized) struct UILabelTests {
    @Test func aLabelOfSeventeenPointsIsTwentyAndAHalfPointsHighAtTwoPixelsAPoint() {
        let label = UILabel()
        label.text = "Hello World"
        label.sizeToFit()
        #expect(label.frame.height == 20.5)
    }
}
