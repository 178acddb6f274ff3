extension RealmCollection {
    private func read<Value: RealmCollectionValue>(_ cell: _RealmCell?) -> Value? {
        let query = _rlmQuery
        let site = query.elementSite
        return cell.flatMap { cell in
            site.map { Value._rlmRead(cell, at: $0) } ?? cell.plainValue.flatMap { Value._rlmCoerce($0) }
        }
    }

    /// Returns the smallest value of a property; nil without elements that have one.
    public func min<Value: MinMaxType & RealmCollectionValue>(ofProperty property: String) -> Value? {
        read(CollectionAggregates(_rlmQuery, property).minimum)
    }

    /// Returns the greatest value of a property; nil without elements that have one.
    public func max<Value: MinMaxType & RealmCollectionValue>(ofProperty property: String) -> Value? {
        read(CollectionAggregates(_rlmQuery, property).maximum)
    }

    /// Returns the sum of a property; elements where it is nil do not count.
    public func sum<Value: AddableType & RealmCollectionValue>(ofProperty property: String) -> Value {
        Value._rlmCoerce(CollectionAggregates(_rlmQuery, property).sum) ?? Value._rlmDefault()
    }

    /// Returns the mean of a property; nil without elements that have a value.
    public func average<Value: AddableType & RealmCollectionValue>(ofProperty property: String) -> Value? {
        CollectionAggregates(_rlmQuery, property).average.flatMap { Value._rlmCoerce($0) }
    }
}

extension RealmCollection where Element: ObjectBase {
    public func min<Value: MinMaxType & RealmCollectionValue>(of keyPath: KeyPath<Element, Value>) -> Value? {
        min(ofProperty: KeyPathTracer.name(of: keyPath))
    }

    public func max<Value: MinMaxType & RealmCollectionValue>(of keyPath: KeyPath<Element, Value>) -> Value? {
        max(ofProperty: KeyPathTracer.name(of: keyPath))
    }

    public func sum<Value: AddableType & RealmCollectionValue>(of keyPath: KeyPath<Element, Value>) -> Value {
        sum(ofProperty: KeyPathTracer.name(of: keyPath))
    }

    public func average<Value: AddableType & RealmCollectionValue>(of keyPath: KeyPath<Element, Value>) -> Value? {
        average(ofProperty: KeyPathTracer.name(of: keyPath))
    }
}

extension RealmCollection where Element: MinMaxType {
    /// Returns the smallest element; nil without elements.
    public func min() -> Element? { read(CollectionAggregates(_rlmQuery, nil).minimum) }

    /// Returns the greatest element; nil without elements.
    public func max() -> Element? { read(CollectionAggregates(_rlmQuery, nil).maximum) }
}

extension RealmCollection where Element: AddableType {
    public func sum() -> Element {
        Element._rlmCoerce(CollectionAggregates(_rlmQuery, nil).sum) ?? Element._rlmDefault()
    }

    /// Returns the mean of the elements; nil without elements.
    public func average<Value: AddableType & RealmCollectionValue>() -> Value? {
        CollectionAggregates(_rlmQuery, nil).average.flatMap { Value._rlmCoerce($0) }
    }
}
