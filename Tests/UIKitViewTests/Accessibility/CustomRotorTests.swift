import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct CustomRotorTests {
    @Test func aRotorFindsTheNextAndThePreviousElement() {
        let labels = (0..<3).map { _ in UILabel() }
        let view = UIView()
        let rotor = UIAccessibilityCustomRotor(name: "Labels") { predicate in
            let current = labels.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
            let next = predicate.searchDirection == .next ? current + 1 : current - 1
            guard labels.indices.contains(next) else { return nil }
            return UIAccessibilityCustomRotorItemResult(targetElement: labels[next], targetRange: nil)
        }
        view.accessibilityCustomRotors = [rotor]
        #expect(view.accessibilityCustomRotors?.first?.name == "Labels")
        #expect(rotor.systemRotorType == .none)
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: labels[1], targetRange: nil)
        predicate.searchDirection = .next
        #expect(rotor.itemSearchBlock(predicate)?.targetElement === labels[2])
        predicate.searchDirection = .previous
        #expect(rotor.itemSearchBlock(predicate)?.targetElement === labels[0])
    }

    @Test func aLocationDescriptorNamesAPlaceInAView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let descriptor = UIAccessibilityLocationDescriptor(name: "Row", view: view)
        view.accessibilityDragSourceDescriptors = [descriptor]
        #expect(view.accessibilityDragSourceDescriptors?.first?.point == CGPoint(x: 20, y: 10))
        #expect(descriptor.view === view)
    }
}
