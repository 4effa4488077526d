/**
 * Every key that the portal handles. Handlers refer to keys only by these names, and the help lists them, so that it
 * cannot show a key that does nothing. Alternatives are separated by spaces. `Mod` is Ctrl or Cmd; letters are capitals
 * without Shift; punctuation may need Shift or not, depending on the keyboard.
 */
export const shortcuts = {
  // Lists, menus, tabs, grids and fields
  down: 'ArrowDown',
  up: 'ArrowUp',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  first: 'Home',
  last: 'End',
  pageDown: 'PageDown',
  pageUp: 'PageUp',
  confirm: 'Enter',
  close: 'Escape',
  leave: 'Tab',
  leaveBack: 'Shift+Tab',
  press: 'Space',
  extendDown: 'Shift+ArrowDown',
  extendUp: 'Shift+ArrowUp',
  selectAll: 'Mod+A',
  remove: 'Delete',
  rename: 'F2',

  // Every page
  help: '?',
  palette: 'Mod+K',
  notifications: 'Alt+T',

  // A festival
  findSet: '/',
  undo: 'Mod+Z',
  redo: 'Ctrl+Y Shift+Mod+Z',
  nextConflict: 'N',
  previousConflict: 'Shift+N',
  printDay: 'Mod+P',

  // A set on the grid
  lift: 'Space',
  copySet: 'Mod+C',
  toggleSet: 'Shift+Space',
  swap: 'X',
  delay: 'L',

  // A set that is lifted
  drop: 'Space Enter',
  dropCopy: 'Mod+V',
  unplace: 'U',

  // The list of sets
  topRow: 'Mod+ArrowUp',
  bottomRow: 'Mod+ArrowDown',
  firstCell: 'Mod+Home',
  lastCell: 'Mod+End',
  editCell: 'Enter F2',
  toggleRow: 'Space',
  selectToRow: 'Shift+Space',
  typeDigit: '0 1 2 3 4 5 6 7 8 9',
  shiftLater: 'Plus',
  shiftEarlier: '-',

  // The review of a file
  nextRow: 'Enter',
  previousRow: 'Shift+Enter',
  fillDown: 'Mod+D',
  nextProblem: 'F8',
  previousProblem: 'Shift+F8',
  selectionBar: 'F9',
} as const;

export type Shortcut = keyof typeof shortcuts;

export function isShortcut(name: string): name is Shortcut {
  return Object.hasOwn(shortcuts, name);
}
