import Photos
import Testing

struct PHFetchResultTests {
    @Test func fetchesAreEmpty() {
        #expect(PHAsset.fetchAssets(with: nil).count == 0)
        #expect(PHAsset.fetchAssets(with: .image, options: PHFetchOptions()).firstObject == nil)
        #expect(PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).lastObject == nil)
    }

    @Test func aTransientListHasItsCollections() {
        let albums = ["first", "second", "third"].map {
            PHAssetCollection.transientAssetCollection(with: [], title: $0)
        }
        let list = PHCollectionList.transientCollectionList(with: albums, title: "list")
        let result = PHCollection.fetchCollections(in: list, options: nil)
        #expect(result.count == 3 && result[1] === albums[1] && result.index(of: albums[2]) == 2)
        var titles: [String?] = []
        result.enumerateObjects(options: .reverse) { collection, index, stop in
            titles.append(collection.localizedTitle)
            stop.pointee = ObjCBool(index == 1)
        }
        #expect(titles == ["third", "second"])
    }

    @Test func changeDetailsListWhatWasInsertedAndRemoved() {
        func result(_ albums: [PHCollection]) -> PHFetchResult<PHCollection> {
            let list = PHCollectionList.transientCollectionList(with: albums, title: nil)
            return PHCollection.fetchCollections(in: list, options: nil)
        }
        let albums = (0..<4).map { _ in PHAssetCollection.transientAssetCollection(with: [], title: nil) }
        let details = PHFetchResultChangeDetails(
            from: result([albums[0], albums[1], albums[2]]), to: result([albums[1], albums[2], albums[3]]),
            changedObjects: [albums[2]])
        #expect(details.removedIndexes == [0] && details.insertedIndexes == [2] && details.changedIndexes == [1])
    }
}
