import Testing
import UIKit

/// Registrations and shadows, which are sendable, made by other threads than the one that uses them.
@MainActor @Suite(.serialized) struct RegistrationThreadTests {
    @Test func aRegistrationThatAnotherThreadHasMadeConfiguresCells() async {
        let registration = await Task.detached {
            UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in cell.tag = item }
        }.value
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        let source = OneCell(registration)
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.tag) == [7])
    }

    @Test func theShapeOfAShadowIsACopy() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        var shadow = UIBackgroundConfiguration.clear().shadowProperties
        shadow.path = path
        path.addLine(to: CGPoint(x: 50, y: 50))
        #expect(shadow.path?.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        shadow.path?.addLine(to: CGPoint(x: 60, y: 60))
        #expect(shadow.path?.bounds.maxX == 10)
    }

    @Test func shadowsWithEqualShapesAreEqual() {
        var (one, other) = (
            UIBackgroundConfiguration.clear().shadowProperties, UIBackgroundConfiguration.clear().shadowProperties
        )
        one.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(one != other)
        other.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(one == other && one.hashValue == other.hashValue)
    }
}

private final class OneCell: NSObject, UICollectionViewDataSource {
    private let registration: UICollectionView.CellRegistration<UICollectionViewCell, Int>

    init(_ registration: UICollectionView.CellRegistration<UICollectionViewCell, Int>) {
        self.registration = registration
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 7)
    }
}
