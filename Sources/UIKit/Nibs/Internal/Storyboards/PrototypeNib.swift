import Foundation
internal import NibDocument

/// The nib of a prototype cell or supplementary view, which a table or collection view of a storyboard registers.
final class PrototypeNib: UINib {
    private let record: NibObject
    private let file: NibFile
    /// The scene owns the view, which owns this nib.
    private weak var scene: StoryboardScene?

    var identifier: String? { record.attributes["reuseIdentifier"] }

    /// In points; nil for the height of the table's rows.
    var rowHeight: CGFloat? {
        record.attributes.number("rowHeight").map { $0 < 0 ? UITableView.automaticDimension : CGFloat($0) }
    }

    init(_ record: NibObject, of instance: NibInstance) {
        self.record = record
        file = instance.file
        scene = instance.scene
        super.init(data: Data(), bundle: nil)
    }

    override func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let owner = ownerOrNil as? NSObject ?? scene?.controller ?? NSObject()
        let instance = scene?.viewInstance(owner: owner) ?? NibInstance(file: file, owner: owner)
        guard let view = instance.make(record) else { return [] }
        instance.finish()
        return [view]
    }
}
