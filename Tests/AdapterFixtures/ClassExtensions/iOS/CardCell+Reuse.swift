import UIKit

extension CardCell {
    open override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        card.alpha = selected ? 0.5 : 1
    }
}
