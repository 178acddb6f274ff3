/// What a random client does in a callback or between two steps. Some stand here more than once, to be done more often.
enum ClientAction: CaseIterable {
    case reloadData, changeData, changeDataAgain, changeDataOnceMore, batch, reloadWithNewData
    case scrollToRow, select, selectAgain, selectNone, deselect, setOffset, ask, askAgain
    case setDataSource, setDelegate, setFrame, setBounds, setInset, leave, comeBack, changeWindow,
        layOut
    case setOwnProperty, setOtherProperty, replaceList
}
