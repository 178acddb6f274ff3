import Testing
import UIKit
import UniformTypeIdentifiers

/// Subclasses that override the initializers which are designated on iOS.
@MainActor @Suite(.serialized) struct InitializerOverrideTests {
    private final class Picker: UIDocumentPickerViewController {
        private(set) var source = ""

        override init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
            super.init(documentTypes: allowedUTIs, in: mode)
            source = "identifiers"
        }

        override init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
            super.init(forOpeningContentTypes: contentTypes, asCopy: asCopy)
            source = "types"
        }

        override init(url: URL, in mode: UIDocumentPickerMode) {
            super.init(url: url, in: mode)
            source = "url"
        }

        override init(urls: [URL], in mode: UIDocumentPickerMode) {
            super.init(urls: urls, in: mode)
            source = "urls"
        }

        override init(forExporting urls: [URL], asCopy: Bool) {
            super.init(forExporting: urls, asCopy: asCopy)
            source = "exported"
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    @Test func aDocumentPickerCallsTheOverriddenInitializers() {
        let url = URL(filePath: "/tmp/a")
        #expect(Picker(documentTypes: ["public.text"], in: .import).source == "identifiers")
        #expect(Picker(forOpeningContentTypes: [.text]).source == "types")
        #expect(Picker(url: url, in: .exportToService).source == "url")
        #expect(Picker(urls: [url], in: .moveToService).source == "urls")
        #expect(Picker(forExporting: [url]).source == "exported")
    }

    private final class Photos: UIImagePickerController {
        private(set) var isReady = false

        override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
            super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
            isReady = true
        }

        override init(rootViewController: UIViewController) {
            super.init(rootViewController: rootViewController)
            isReady = true
        }

        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            isReady = true
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    @Test func anImagePickerHasItsOwnControllerWhateverItIsMadeWith() {
        let root = UIViewController()
        let pickers = [
            Photos(navigationBarClass: nil, toolbarClass: nil), Photos(rootViewController: root), Photos(),
        ]
        for picker in pickers {
            #expect(picker.isReady)
            #expect(picker.viewControllers.count == 1 && picker.topViewController !== root)
        }
    }

    @Test func aCompositionalLayoutIsMadeOfASection() {
        final class Layout: UICollectionViewCompositionalLayout {
            let name: String

            init(name: String, section: NSCollectionLayoutSection) {
                self.name = name
                super.init(section: section)
            }

            init(name: String) {
                self.name = name
                super.init { _, _ in nil }
            }

            required init?(coder: NSCoder) { nil }
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        #expect(Layout(name: "rows", section: section).configuration.interSectionSpacing == 0)
        #expect(Layout(name: "none").name == "none")
    }

    @Test func anAccessibilityActionRemembersWhatItIsFor() {
        final class RowAction: UIAccessibilityCustomAction {
            let row: Int

            init(row: Int, target: Any?) {
                self.row = row
                super.init(name: "Delete", target: target, selector: "delete")
            }
        }
        let action = RowAction(row: 3, target: nil)
        #expect(action.name == "Delete" && action.row == 3 && action.selector == "delete")
    }

    @Test func aLayoutGuideIsMadeOfACoder() {
        final class Guide: UILayoutGuide {
            let space: CGFloat

            init(space: CGFloat) {
                self.space = space
                super.init()
            }

            required init?(coder: NSCoder) {
                space = 0
                super.init(coder: coder)
            }
        }
        #expect(Guide(space: 8).space == 8)
    }
}
