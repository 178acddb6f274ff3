import UIKit

class StoryCell: UITableViewCell {

    @IBOutlet weak var thumbnailView: UIImageView!
    @IBOutlet weak var headlineLabel: UILabel!

    private var thumbnailTask: URLSessionDataTask?
    private var story: Story?

    func show(_ story: Story, from feed: StoryFeed) {
        thumbnailTask?.cancel()
        thumbnailTask = nil
        self.story = story
        headlineLabel.text = story.headline
        thumbnailView.image = nil
        thumbnailView.isHidden = story.thumbnailURL == nil
        guard let url = story.thumbnailURL else { return }
        thumbnailTask = feed.fetchThumbnail(at: url) { [weak self] image in
            // A cancelled task may have its answer on the way already, and the cell another story.
            guard let self = self, self.story == story else { return }
            self.thumbnailView.image = image
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        thumbnailTask?.cancel()
        thumbnailTask = nil
        story = nil
        thumbnailView.image = nil
    }
}
