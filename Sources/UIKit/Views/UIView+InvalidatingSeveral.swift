// The wrapper with two to ten kinds of invalidation.
extension UIView.Invalidating {
    /// Creates a property that invalidates two kinds.
    public init<InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating>(
        wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2
    ) where InvalidationType == UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2> {
        self.init(wrappedValue: wrappedValue, UIView.Invalidations.Tuple(invalidation1, invalidation2))
    }

    /// Creates a property that invalidates three kinds.
    public init<
        InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
        InvalidationType3: UIViewInvalidating
    >(
        wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
        _ invalidation3: InvalidationType3
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(invalidation1, invalidation2), invalidation3))
    }

    /// Creates a property that invalidates four kinds.
    public init<
        InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
        InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating
    >(
        wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
        _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
            >, InvalidationType4
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(
                    UIView.Invalidations.Tuple(invalidation1, invalidation2), invalidation3), invalidation4))
    }

    /// Creates a property that invalidates five kinds.
    public init<
        InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
        InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
        InvalidationType5: UIViewInvalidating
    >(
        wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
        _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4,
        _ invalidation5: InvalidationType5
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
                >, InvalidationType4
            >, InvalidationType5
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(
                    UIView.Invalidations.Tuple(
                        UIView.Invalidations.Tuple(invalidation1, invalidation2), invalidation3), invalidation4),
                invalidation5))
    }

    /// Creates a property that invalidates six kinds.
    public init<
        InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
        InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
        InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating
    >(
        wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
        _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4,
        _ invalidation5: InvalidationType5, _ invalidation6: InvalidationType6
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
                    >, InvalidationType4
                >, InvalidationType5
            >, InvalidationType6
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(
                    UIView.Invalidations.Tuple(
                        UIView.Invalidations.Tuple(
                            UIView.Invalidations.Tuple(invalidation1, invalidation2), invalidation3),
                        invalidation4), invalidation5), invalidation6))
    }

    /// Creates a property that invalidates seven kinds.
    public init<
        InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
        InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
        InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating,
        InvalidationType7: UIViewInvalidating
    >(
        wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
        _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4,
        _ invalidation5: InvalidationType5, _ invalidation6: InvalidationType6,
        _ invalidation7: InvalidationType7
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<
                            UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
                        >, InvalidationType4
                    >, InvalidationType5
                >, InvalidationType6
            >, InvalidationType7
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(
                    UIView.Invalidations.Tuple(
                        UIView.Invalidations.Tuple(
                            UIView.Invalidations.Tuple(
                                UIView.Invalidations.Tuple(invalidation1, invalidation2), invalidation3),
                            invalidation4), invalidation5), invalidation6), invalidation7))
    }

    /// Creates a property that invalidates eight kinds.
    public init<
        InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
        InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
        InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating,
        InvalidationType7: UIViewInvalidating, InvalidationType8: UIViewInvalidating
    >(
        wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
        _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4,
        _ invalidation5: InvalidationType5, _ invalidation6: InvalidationType6,
        _ invalidation7: InvalidationType7, _ invalidation8: InvalidationType8
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<
                            UIView.Invalidations.Tuple<
                                UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
                            >, InvalidationType4
                        >, InvalidationType5
                    >, InvalidationType6
                >, InvalidationType7
            >, InvalidationType8
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(
                    UIView.Invalidations.Tuple(
                        UIView.Invalidations.Tuple(
                            UIView.Invalidations.Tuple(
                                UIView.Invalidations.Tuple(
                                    UIView.Invalidations.Tuple(invalidation1, invalidation2), invalidation3),
                                invalidation4), invalidation5), invalidation6), invalidation7), invalidation8))
    }

    /// Creates a property that invalidates nine kinds.
    public init<
        InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
        InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
        InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating,
        InvalidationType7: UIViewInvalidating, InvalidationType8: UIViewInvalidating,
        InvalidationType9: UIViewInvalidating
    >(
        wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
        _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4,
        _ invalidation5: InvalidationType5, _ invalidation6: InvalidationType6,
        _ invalidation7: InvalidationType7, _ invalidation8: InvalidationType8,
        _ invalidation9: InvalidationType9
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<
                            UIView.Invalidations.Tuple<
                                UIView.Invalidations.Tuple<
                                    UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
                                    InvalidationType3
                                >, InvalidationType4
                            >, InvalidationType5
                        >, InvalidationType6
                    >, InvalidationType7
                >, InvalidationType8
            >, InvalidationType9
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(
                    UIView.Invalidations.Tuple(
                        UIView.Invalidations.Tuple(
                            UIView.Invalidations.Tuple(
                                UIView.Invalidations.Tuple(
                                    UIView.Invalidations.Tuple(
                                        UIView.Invalidations.Tuple(invalidation1, invalidation2), invalidation3),
                                    invalidation4), invalidation5), invalidation6), invalidation7), invalidation8),
                invalidation9))
    }

    /// Creates a property that invalidates ten kinds.
    public init<
        InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
        InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
        InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating,
        InvalidationType7: UIViewInvalidating, InvalidationType8: UIViewInvalidating,
        InvalidationType9: UIViewInvalidating, InvalidationType10: UIViewInvalidating
    >(
        wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
        _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4,
        _ invalidation5: InvalidationType5, _ invalidation6: InvalidationType6,
        _ invalidation7: InvalidationType7, _ invalidation8: InvalidationType8,
        _ invalidation9: InvalidationType9, _ invalidation10: InvalidationType10
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<
                            UIView.Invalidations.Tuple<
                                UIView.Invalidations.Tuple<
                                    UIView.Invalidations.Tuple<
                                        UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
                                        InvalidationType3
                                    >, InvalidationType4
                                >, InvalidationType5
                            >, InvalidationType6
                        >, InvalidationType7
                    >, InvalidationType8
                >, InvalidationType9
            >, InvalidationType10
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(
                    UIView.Invalidations.Tuple(
                        UIView.Invalidations.Tuple(
                            UIView.Invalidations.Tuple(
                                UIView.Invalidations.Tuple(
                                    UIView.Invalidations.Tuple(
                                        UIView.Invalidations.Tuple(
                                            UIView.Invalidations.Tuple(invalidation1, invalidation2), invalidation3),
                                        invalidation4), invalidation5), invalidation6), invalidation7), invalidation8),
                    invalidation9), invalidation10))
    }
}
