/** What the browser does with a key where the portal leaves it to it, for the help. */
export const browserKeys = {
  openFocused: 'Enter',
  menuOfFocused: 'Shift+F10',
} as const;
