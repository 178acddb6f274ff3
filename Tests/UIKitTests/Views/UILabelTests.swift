import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct UILabelTests {
    @Test func aLabelOfSeventeenPointsIsTwentyAndAHalfPointsHighAtTwoPixelsAPoint() {
        ApplicationRun.current?.end()
        let label = UILabel()
        label.text = "Hello World"
        label.sizeToFit()
        #expect(label.frame.height == 20.5)
    }
}
