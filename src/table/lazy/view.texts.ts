import { texts } from '../../texts'

/** The words of how a list looks, and of its saved views. */
export const viewTexts = texts('table', {
  density: 'Rows',
  comfortable: 'Comfortable',
  compact: 'Compact',
  slash: 'The / key leads to the search',
  views: 'Saved views',
  noViews: 'Filters and order can be kept under a name.',
  viewName: 'Name of this view',
  saveView: 'Save',
  renameView: 'Rename {name}',
  newName: 'New name of {name}',
  deleteView: 'Delete {name}',
  savedView: '{name} is saved on this device.',
  replacedView: '{name} is saved in place of the view that had this name.',
  renamedView: '{name} is now called {to}.',
  deletedView: '{name} is deleted.',
  undoView: 'Undo',
  undoDelete: 'Undo: delete {name}',
  undeletedView: '{name} is back.',
  needsName: 'A view needs a name.',
  sameName: 'Another view is called {name}.',
  notKept: 'This browser keeps nothing for this site: it holds until you leave the page.',
})
