/// A text that the system shows or speaks itself, in the language of the application. The raw value is the English one.
///
/// `%@`, `%1$@` and `%2$@` stand for other texts. A text that depends on a number has a form for each category of
/// numbers that its language tells apart: `one:%@ item~other:%@ items`.
package enum SystemText: String, CaseIterable, Sendable {
    // MARK: Buttons: what they do to texts and lists

    case cancel = "Cancel"
    case done = "Done"
    case edit = "Edit"
    case save = "Save"
    case undo = "Undo"
    case redo = "Redo"
    case undoAction = "Undo %@"
    case redoAction = "Redo %@"
    case typing = "Typing"
    case style = "Style"

    // MARK: Bar button items

    case add = "Add"
    case compose = "Compose"
    case reply = "Reply"
    case share = "Share"
    case organize = "Organize"
    case bookmarks = "Bookmarks"
    case search = "Search"
    case refresh = "Refresh"
    case stop = "Stop"
    case camera = "Camera"
    case delete = "Delete"
    case play = "Play"
    case pause = "Pause"

    // MARK: Moving in time and between screens

    case rewind = "Rewind"
    case fastForward = "Fast forward"
    case close = "Close"
    case back = "Back"
    case next = "Next"
    case previous = "Previous"
    case more = "More"
    case favorites = "Favorites"

    // MARK: Tab bar items

    case featured = "Featured"
    case topRated = "Top Rated"
    case recents = "Recents"
    case contacts = "Contacts"
    case history = "History"
    case downloads = "Downloads"
    case mostRecent = "Most Recent"
    case mostViewed = "Most Viewed"

    // MARK: The edit menu and rows

    case cut = "Cut"
    case copy = "Copy"
    case select = "Select"
    case selectAll = "Select All"
    case paste = "Paste"
    case insert = "Insert"
    case reorder = "Reorder"
    case moreInfo = "More Info"
    case collapse = "Collapse"
    case expand = "Expand"

    // MARK: Links, files and programs

    case openLink = "Open Link"
    case copyLink = "Copy Link"
    case openFile = "Open File"
    case openInBrowser = "Open in Browser"
    case openInAnotherProgram = "Open in Another Program"
    case openInNewWindow = "Open in New Window"
    case openAgain = "Open Again"
    case print = "Print"

    // MARK: Finding texts

    case find = "Find"
    case replace = "Replace"
    case replaceAll = "All"
    case notFound = "Not found"
    case resultCount = "one:%@ result~other:%@ results"
    case position = "%1$@ of %2$@"
    case page = "page %1$@ of %2$@"

    // MARK: Progress, refreshing and sidebars

    case inProgress = "In progress"
    case progressHalted = "Progress halted"
    case sectionIndex = "Section index"
    case refreshing = "Refreshing"
    case pullToRefresh = "Pull down to refresh"
    case sheetGrabber = "Sheet Grabber"
    case hideSidebar = "Hide Sidebar"
    case toggleSidebar = "Toggle Sidebar"
    case fullScreen = "Full Screen"

    // MARK: Files, photos and documents

    case noDefinition = "No definition found."
    case editVideo = "Edit Video"
    case videosCannotBeEdited = "Videos cannot be edited."
    case files = "Files"
    case photos = "Photos"
    case documents = "Documents"
    case createDocument = "Create Document"
    case browse = "Browse"
    case chooseInDialog = "Choose in the dialog of the desktop."

    // MARK: Choosing and sharing

    case chooseAgain = "Choose Again"
    case moveAndScale = "Move and Scale"
    case choose = "Choose"
    case fonts = "Fonts"
    case image = "Image"
    case text = "Text"
    case itemCount = "one:%@ item~other:%@ items"
    case mail = "Mail"
    case colors = "Colors"

    // MARK: Colors

    case color = "Color"
    case red = "Red"
    case green = "Green"
    case blue = "Blue"
    case grid = "Grid"
    case spectrum = "Spectrum"
    case sliders = "Sliders"
    case opacity = "Opacity"

    // MARK: Search fields and dates

    case results = "Results"
    case clearText = "Clear text"
    case time = "Time"
    case today = "Today"
    case previousMonth = "Previous Month"
    case nextMonth = "Next Month"
    case showsMonthWheels = "Shows wheels of months and years"
    case datePicker = "Date Picker"
    case timePicker = "Time Picker"

    // MARK: Unavailable content

    case loading = "Loading…"
    case noResults = "No Results"
    case noResultsFor = "No Results for “%@”"
    case checkSpelling = "Check the spelling or try a new search."

    // MARK: Menus of the main menu

    case file = "File"
    case openRecent = "Open Recent"
    case services = "Services"
    case spelling = "Spelling"
    case substitutions = "Substitutions"
    case transformations = "Transformations"
    case speech = "Speech"
    case format = "Format"
    case font = "Font"
    case writingDirection = "Writing Direction"
    case view = "View"
    case window = "Window"
    case help = "Help"

    // MARK: Web pages, messages and people

    case pageIsOpenInBrowser = "The page is open in the browser."
    case noBrowser = "There is no browser that opens the page."
    case newMessage = "New Message"
    case messages = "Messages"
    case calendar = "Calendar"
    case calendars = "Calendars"
    case newContact = "New Contact"
    case eventDetails = "Event Details"
    case noName = "No Name"

    // MARK: Sharing in other programs

    case open = "Open"
    case post = "Post"
    case messageIsSent = "I Have Sent It"
    case messageIsOpen = "The message is open in the mail program."
    case mailDidNotOpen = "Mail did not open."
    case noMailProgram = "There is no program for mail on this desktop."
    case noContacts = "There are no contacts on this desktop."

    // MARK: What there is not on a desktop

    case noCalendars = "There are no calendars on this desktop."
    case eventsCannotBeSaved = "Events cannot be saved on this desktop."
    case textMessagesCannotBeSent = "Text messages cannot be sent from this desktop."
    case otherProgramShowsFile = "Another program shows this file."
    case videosCannotBePlayed = "Videos cannot be played on Linux."
    case mapsAreNotAvailable = "Maps are not available on this system."
    case map = "Map"

    // MARK: Further notices of frameworks

    case noRecording = "No Recording"
    case screenCannotBeRecorded = "The screen cannot be recorded on Linux."
    case noVideo = "No Video"
    case pageIsNotShown = "This page is not shown here."
    case otherProgramShowsDocument = "Another program shows this document."
    case newContactsCannotBeSaved = "New contacts cannot be saved on this desktop."
    case attachFiles = "Attach these files there: %@."
    case noSocialAccounts = "There are no accounts of social networks on this desktop."

    // MARK: What assistive technologies do

    case activate = "Activate"
    case increase = "Increase"
    case decrease = "Decrease"
    case moveUp = "Move Up"
    case moveDown = "Move Down"
    case scrollUp = "Scroll Up"
    case scrollDown = "Scroll Down"
    case scrollLeft = "Scroll Left"
    case scrollRight = "Scroll Right"
    case drag = "Drag"
    case dropBefore = "Drop Before"
    case dropAfter = "Drop After"
    case dropHere = "Drop Here"
    case cancelDrag = "Cancel Drag"
}
