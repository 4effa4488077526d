/** Shown once on the schedule after the first import. */
export const importHintMessages = {
  title: 'What to try first',
  drag: 'Drag a set to move it, or its edge to change its length',
  palette: 'finds sets, pages and actions',
  help: 'shows the keys of the page',
  helpInMenu: 'Help, in the account menu, shows the keys of the page',
  close: 'Got It',
} as const;
