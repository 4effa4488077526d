/** What the browser does with keys that the portal does not handle; listed in the help. */
export const browserKeys = {
  openFocused: 'Enter',
  menuOfFocused: 'Shift+F10',
} as const;
